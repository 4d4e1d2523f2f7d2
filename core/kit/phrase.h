// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "kit/seat.h"

/// Marks a text of the core for the translators' tools (lupdate knows the macro by this name). It does
/// nothing else: the core hands out English phrases with their numbers, and the window translates them.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) text
#endif

namespace boneyard::kit {

/// Whoever sits there: the window puts the player's name in its place.
struct SeatName {
    Seat seat = kNobody;

    bool operator==(const SeatName&) const = default;
};

/// Whoever sits there, where several play together: the window lists the players' names.
struct SeatNames {
    std::vector<Seat> seats;

    bool operator==(const SeatNames&) const = default;
};

/// A name that is translated by itself wherever it stands: "fire %1" with "3-9" in its place. `context` and
/// `text` are literals, as in a phrase.
struct Term {
    std::string_view context;
    std::string_view text;
    std::string arg = {};

    bool operator==(const Term&) const = default;
};

/// Numbers that are added: "5 + 12", in the language's digits.
struct Sum {
    std::vector<int> values;

    bool operator==(const Sum&) const = default;
};

/// What takes the place of %1, %2, ... in a phrase: a number, words that need no translation (a tile), a
/// player, several of them, a name, or numbers that are added.
using PhraseArg = std::variant<int, std::string, SeatName, SeatNames, Term, Sum>;

/// A sentence for people as data: what is said, and the numbers in it. `context` and `text` point to
/// literals, marked with QT_TRANSLATE_NOOP, and are the key under which the translation is found.
struct Phrase {
    std::string_view context;
    std::string_view text;
    std::vector<PhraseArg> args = {};
    int count = -1;       ///< The number that the plural form goes by and that %n shows; -1: none.
    bool modest = false;  ///< Not to be said of a move that was measured to be better than others.

    [[nodiscard]] bool empty() const { return text.empty(); }
    bool operator==(const Phrase&) const = default;
};

/// Makes the phrases of one context: a game's are said by a `say` of its own, whose context is its id. `text`
/// is a literal, marked with QT_TRANSLATE_NOOP and that same context.
struct Say {
    std::string_view context;

    Phrase operator()(std::string_view text, std::vector<PhraseArg> args = {}) const {
        return {context, text, std::move(args)};
    }
    /// With a number that the plural form goes by: the mark is QT_TRANSLATE_N_NOOP.
    [[nodiscard]] Phrase count(std::string_view text, int count, std::vector<PhraseArg> args = {}) const {
        return {context, text, std::move(args), count};
    }
    /// What is said of a move as long as nothing is known to be better or worse.
    [[nodiscard]] Phrase modest(std::string_view text) const { return {context, text, {}, -1, true}; }
};

/// The phrase in plain English, for the protocol's messages and for tests.
std::string english(const Phrase& phrase);

}  // namespace boneyard::kit
