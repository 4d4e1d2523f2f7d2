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
#include "match/moment.h"
#include "match/playedmatch.h"

namespace boneyard::ui {

/// Puts what happens in a match into words. It knows the common kinds of events and no game; what is a
/// game's own it takes from the game's phrases.
class Narrator final {
    Q_DECLARE_TR_FUNCTIONS(Narrator)

public:
    using Gains = std::vector<const kit::Event*>;  // of one seat

    Narrator(const PlayedMatch& played, const Players& players) : played_(played), players_(players) {}

    /// What a seat did last in this round.
    struct LastMove {
        QString word;  ///< in a word or two; empty when it has done nothing yet
        int ply = -1;  ///< the number of that action
        bool pass = false;
    };
    [[nodiscard]] LastMove lastMove(int seat) const;

    /// What the others did in this round since that seat acted last, a sentence each.
    [[nodiscard]] QStringList since(int seat) const;

    /// What was done after so many actions, with or without what each seat gained.
    [[nodiscard]] QStringList after(std::size_t ply, bool withGains) const;

    /// One event as a sentence, for a screen reader; empty when it needs no words.
    [[nodiscard]] QString sentence(const kit::Event& event) const;

    /// What is worth a moment, and no event tells of it: a bet was missed, a hand is empty.
    [[nodiscard]] QString moment(Moment::Kind kind, int seat) const;

    /// The tiles that one seat has drawn, as they are spoken to it alone.
    struct Drawn {
        int seat = kit::kNobody;
        QStringList tiles;
    };

    /// All events as sentences; what one seat gains at one stroke is one of them, with its reasons.
    [[nodiscard]] QStringList sentences(const kit::Events& events, const Drawn& drawn) const;

    /// What a seat earned at one stroke, and why: "13 + 40 bridge". Precondition: at least one gain.
    [[nodiscard]] QString earned(const Gains& gains) const;

    /// The same of points that came one by one, all for the same: "-15 for drawing 3 tiles".
    [[nodiscard]] QString earned(std::string_view why, int points, int times) const;

    /// What that seat won and lost in this round, by what it was for, and the sum of several: "46 for tiles
    /// laid and 40 for a bridge: 86". Empty where it was nothing; or, where an account of the round's end is
    /// given, nothing but what that comes to.
    [[nodiscard]] QString made(int seat, bool accounted) const;

    /// The gains of one kind among some events, those of one seat at one stroke together: scores, or
    /// points that count only when the round is over.
    static std::vector<Gains> gainsIn(const kit::Events& events, kit::EventType type = kit::EventType::Score);

    /// What the code of a gain means.
    [[nodiscard]] QString reason(std::string_view code) const;

    /// What kind of round that is, where it is none like the others: "elimination"; and its number with it.
    [[nodiscard]] static QString roundKind(kit::RoundKind kind);
    [[nodiscard]] static QString roundName(int round, kit::RoundKind kind);

    /// Who took the round, and how it ended, with or without what each seat gained.
    [[nodiscard]] QString roundTitle() const;
    [[nodiscard]] QString roundText(bool withGains) const;

    /// How a round ended, as a sentence.
    [[nodiscard]] QString ending(const kit::Event& over) const;

    /// How it ended, as the rules call that: "blocked"; empty before.
    [[nodiscard]] QString roundEnding() const;

    /// Who of those at this machine has just gone out of the match, with partners, and in which place; empty:
    /// nobody has.
    [[nodiscard]] QString outTitle() const;

    /// Who won; empty before the end.
    [[nodiscard]] QString matchTitle() const;

    /// A tile in a sentence.
    [[nodiscard]] QString named(std::string_view tile) const;

private:
    [[nodiscard]] const kit::Event* roundOver() const;
    [[nodiscard]] kit::Events thisRound() const;
    [[nodiscard]] QString goneOut(const kit::Event& event) const;
    [[nodiscard]] QString teamNames(int seat) const;
    [[nodiscard]] bool isYourTeam(int seat) const;
    [[nodiscard]] QString roundTaken(int seat) const;
    [[nodiscard]] QString eliminationTaken(int seat) const;
    [[nodiscard]] QString yours(const kit::Event& event) const;
    [[nodiscard]] QString theirs(const kit::Event& event) const;
    [[nodiscard]] QString tileOf(const kit::Event& event) const { return named(event.tile); }
    [[nodiscard]] QString objectOf(const kit::Event& event) const;
    [[nodiscard]] int drawnBefore(std::size_t ply) const;
    [[nodiscard]] QString passed(std::size_t ply) const;
    [[nodiscard]] QString laid(std::size_t ply, const kit::Event& place) const;
    [[nodiscard]] const PlayedAction* takenBefore(std::size_t ply) const;
    [[nodiscard]] QString moveWord(const PlayedAction& action) const;
    [[nodiscard]] QString turnWord(std::size_t ply) const;
    [[nodiscard]] static QString forWhat(const kit::Reason& reason, int times);
    [[nodiscard]] QString gain(const kit::Event& event) const;
    [[nodiscard]] QString gain(const Gains& gains) const;
    [[nodiscard]] QString drew(int seat, const QString& tile) const;

    const PlayedMatch& played_;
    const Players& players_;
};

}  // namespace boneyard::ui
