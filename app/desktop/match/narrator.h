// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>
#include <string_view>
#include <vector>

#include "common/players.h"
#include "match/playedmatch.h"

namespace boneyard::ui {

/// Puts what happens in a match into words. It knows the common kinds of events and no game; what is a
/// game's own it takes from the game's phrases.
class Narrator final {
    Q_DECLARE_TR_FUNCTIONS(Narrator)

public:
    using Gains = std::vector<const kit::Event*>;  // of one seat

    Narrator(const PlayedMatch& played, const Players& players) : played_(played), players_(players) {}

    /// What a seat did last in this round, in a word or two; empty when it has done nothing yet.
    [[nodiscard]] QString word(int seat) const;

    /// What the others did in this round since that seat acted last, a sentence each.
    [[nodiscard]] QStringList since(int seat) const;

    /// One event as a sentence, for a screen reader; empty when it needs no words.
    [[nodiscard]] QString sentence(const kit::Event& event) const;

    /// What a seat earned at one stroke, and why: "13 + 40 bridge". Precondition: at least one gain.
    [[nodiscard]] QString earned(const Gains& gains) const;

    /// The same of points that came one by one, all for the same: "-15 a tile drawn (x3)".
    [[nodiscard]] QString earned(std::string_view why, int points, int times) const;

    /// The gains of one kind among some events, those of one seat at one stroke together: scores, or
    /// points that count only when the round is over.
    static std::vector<Gains> gainsIn(const kit::Events& events, kit::EventType type = kit::EventType::Score);

    /// What the code of a gain, and what that of a round's end means.
    [[nodiscard]] QString reason(std::string_view code) const;
    [[nodiscard]] QString ending(std::string_view code) const;

    /// Who took the round, and how it ended, with or without what each seat gained.
    [[nodiscard]] QString roundTitle() const;
    [[nodiscard]] QString roundText(bool withGains) const;

    /// How it ended, as the rules call that: "blocked"; empty before.
    [[nodiscard]] QString roundEnding() const;

    /// Who won; empty before the end.
    [[nodiscard]] QString matchTitle() const;

    /// A tile in a sentence.
    [[nodiscard]] QString named(std::string_view tile) const;

private:
    [[nodiscard]] const kit::Event* roundOver() const;
    /// The place in which the only person has just gone out of the match; 0: he has not.
    [[nodiscard]] int ownPlace() const;
    [[nodiscard]] QString yours(const kit::Event& event) const;
    [[nodiscard]] QString theirs(const kit::Event& event) const;
    [[nodiscard]] QString tileOf(const kit::Event& event) const { return named(event.tile); }
    [[nodiscard]] QString objectOf(const kit::Event& event) const;
    [[nodiscard]] QString deedOf(const PlayedAction& action) const;
    [[nodiscard]] QString gain(const kit::Event& event) const;

    const PlayedMatch& played_;
    const Players& players_;
};

}  // namespace boneyard::ui
