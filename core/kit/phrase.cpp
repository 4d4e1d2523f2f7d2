// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/phrase.h"

#include <cstddef>

namespace boneyard::kit {

namespace {

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
}

std::string shown(const PhraseArg& arg) {
    if (const int* number = std::get_if<int>(&arg)) return std::to_string(*number);
    if (const auto* name = std::get_if<SeatName>(&arg)) return "seat " + std::to_string(name->seat);
    if (const auto* names = std::get_if<SeatNames>(&arg)) {
        std::string all;
        for (const Seat seat : names->seats)
            all += (all.empty() ? "seat " : " and seat ") + std::to_string(seat);
        return all;
    }
    if (const auto* sum = std::get_if<Sum>(&arg)) {
        std::string all;
        for (const int value : sum->values) all += (all.empty() ? "" : " + ") + std::to_string(value);
        return all;
    }
    if (const auto* term = std::get_if<Term>(&arg)) {
        std::string text(term->text);
        replace_all(text, "%1", term->arg);
        return text;
    }
    return std::get<std::string>(arg);
}

}  // namespace

std::string english(const Phrase& phrase) {
    std::string text(phrase.text);
    if (phrase.count >= 0) {
        replace_all(text, "%n", std::to_string(phrase.count));
        replace_all(text, "(s)", phrase.count == 1 ? "" : "s");
    }
    for (std::size_t i = 0; i < phrase.args.size(); ++i) {
        replace_all(text, "%" + std::to_string(i + 1), shown(phrase.args[i]));
    }
    return text;
}

}  // namespace boneyard::kit
