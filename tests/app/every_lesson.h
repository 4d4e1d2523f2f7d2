// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>
#include <string>

#include "common/words.h"
#include "lesson/lesson.h"
#include "registry.h"

/// The lessons of all games, for tests of each of them.
namespace boneyard::test {

using namespace boneyard::ui;

inline void addGames() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("number");
    for (const GameEntry& game : games()) {
        const auto lessons = static_cast<int>(lessonsOf(game.info.id).size());
        for (int number = 0; number < lessons; ++number)
            QTest::addRow("%s %d", game.info.id.data(), number + 1) << text(game.info.id) << number;
    }
}

/// A legal action that does not reach the goal; empty when there is none.
inline std::string somethingElse(const kit::Match& match, const LessonGoal& goal) {
    for (const std::string& listed : match.legal()) {
        std::string action = listed;
        if (const auto dots = listed.find(".."); dots != std::string::npos) {  // a range: its highest number
            action = listed.substr(0, listed.find(' ') + 1) + listed.substr(dots + 2);
        }
        auto copy = load_match(match.record()).value();
        const auto events = copy->play(action);
        if (events && !reaches(goal, action, *events)) return action;
    }
    return {};
}

}  // namespace boneyard::test
