// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "kit/lesson.h"

/// What the lessons of a game say, and whether they say all that its rules have.
namespace boneyard::test {

/// A number or a case of the rules, and words that stand together in the one text of a lesson that tells it.
struct ToldRule {
    std::string_view rule;
    std::vector<std::string_view> words;
};

/// All that is said in them, text by text.
inline std::vector<std::string> texts_of(const kit::Lessons& lessons) {
    std::vector<std::string> all;
    for (const kit::Lesson& lesson : lessons) {
        for (const kit::LessonStep& step : lesson.steps) {
            for (const kit::Phrase& said : {step.text, step.praise, step.miss}) all.push_back(english(said));
            for (const kit::LessonGoal& goal : step.goals) all.push_back(english(goal.then));
        }
        all.push_back(english(lesson.end));
    }
    return all;
}

/// Whether it has these words: "10" is none of "100".
inline bool has_words(std::string_view text, std::string_view words) {
    const auto digit = [text](std::size_t at) {
        return at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0;
    };
    for (std::size_t at = text.find(words); at != std::string_view::npos; at = text.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        const bool within = (at > 0 && digit(at - 1) && digit(at)) || (digit(end) && digit(end - 1));
        if (!within) return true;
    }
    return false;
}

/// The first of these rules that no text of the lessons tells; empty: they tell all.
inline std::string_view untold(const kit::Lessons& lessons, const std::vector<ToldRule>& rules) {
    const std::vector<std::string> texts = texts_of(lessons);
    const auto told = [&texts](const ToldRule& rule) {
        return std::any_of(texts.begin(), texts.end(), [&rule](const std::string& text) {
            return std::all_of(rule.words.begin(), rule.words.end(),
                               [&text](std::string_view words) { return has_words(text, words); });
        });
    };
    const auto missing = std::find_if_not(rules.begin(), rules.end(), told);
    return missing == rules.end() ? std::string_view() : missing->rule;
}

}  // namespace boneyard::test
