// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

namespace boneyard::kit {
struct GameInfo;
struct Manner;
}  // namespace boneyard::kit

namespace boneyard::ui {

/// Who sits on a seat.
struct Player {
    QString name;  ///< as somebody wrote it; empty: the seat's own
    bool human = false;
    int level = 3;           ///< of a bot
    QString medallion = {};  ///< the sign that was chosen, as "owl"; empty: the seat's own

    int called = -1;  ///< of a bot without a name: the seat whose usual one it has; -1: its own

    bool operator==(const Player&) const = default;
};

/// Who sits at a table, by seat.
class Players final : public QList<Player> {
    Q_DECLARE_TR_FUNCTIONS(Players)

public:
    using QList<Player>::QList;

    /// One person on seat 0, and bots of the middle level.
    static Players usual(int seats);

    /// The same with the person on another seat, who has that sign, or the first one where it is empty. The
    /// others have the names and signs that they would have if theirs were the first, in whatever language.
    static Players usualFrom(int you, int seats, const QString& sign);

    [[nodiscard]] int humans() const;

    /// The first seat of a person; kNobody where there are only bots.
    [[nodiscard]] int firstPerson() const;

    /// The seat of the only person; kNobody without one, or with several.
    [[nodiscard]] int onlyPerson() const;

    [[nodiscard]] bool isHuman(int seat) const { return seat >= 0 && seat < size() && at(seat).human; }

    /// What the seat is called in the window.
    [[nodiscard]] QString name(int seat) const;

    /// What a person is called who has given no name.
    [[nodiscard]] static QString seatName(int seat);

    /// The sign of each seat: the one that was chosen, or the seat's own, or another that nobody has. No sign
    /// comes twice.
    [[nodiscard]] QStringList medallions() const;

    /// What the bot there leans to in that game: each usual name has its own manner, which a bot keeps under
    /// any name. So two who play the same deal meet the same bots. Null: it is a person, or the game has
    /// none.
    [[nodiscard]] const kit::Manner* manner(int seat, const kit::GameInfo& game) const;

    /// Of a bot: its level's name, how such a bot plays, and its manner; of a person nothing.
    [[nodiscard]] QString character(int seat, const kit::GameInfo& game) const;

    /// True for the only person, who is called "You" as long as they have not written a name.
    [[nodiscard]] bool isYou(int seat) const;

private:
    /// The seat whose usual name the bot there has, or would have without one of its own.
    [[nodiscard]] int usualSeat(int seat) const { return at(seat).called >= 0 ? at(seat).called : seat; }
};

/// The name of a bot's level; empty when there is no such level.
QString levelName(int level);

}  // namespace boneyard::ui
