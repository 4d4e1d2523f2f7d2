// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "common/rowmodel.h"
#include "kit/kinds.h"

namespace boneyard::ui {

/// The seats around the table, one row each.
class SeatModel : public boneyard::ui::RowModel {  // in full: else Qt's tools do not find it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")

public:
    /// What is becoming of its bet or the like, in the role "standing".
    enum Standing {
        None = static_cast<int>(kit::Standing::None),
        Met = static_cast<int>(kit::Standing::Met),
        Unmet = static_cast<int>(kit::Standing::Unmet),
        Out = static_cast<int>(kit::Standing::Out),
    };
    Q_ENUM(Standing)

    /// What the window shows of one seat.
    struct Seat {
        int seat = 0;
        QString name;
        bool human = false;
        QString levelName;
        int score = 0;
        int roundScore = 0;
        int handCount = 0;
        bool toMove = false;
        bool thinking = false;
        QString word;         ///< what it did last
        int wordPly = -1;     ///< and the number of that action: the same word may be news
        bool passed = false;  ///< it was a pass, of which the table shows nothing
        QVariantList hand;    ///< the faces of an open hand; else empty
        bool winner = false;
        QString brief;    ///< how it stands to its bet or the like
        QString meaning;  ///< and what that says, as a sentence
        int standing = None;
        QVariantList shown;  ///< the faces of tiles that everybody has seen it draw
        QString told;        ///< at the end of a round: how what it counts came about, in the game's words
        QString made;        ///< and what all that it won or lost in the round was for
        int team = -1;  ///< which team it plays for, from 0: its partners have the same, and the same score
        QString partners;  ///< their names
        int won = 0;       ///< tiles in the heap beside it
        QString wonSpoken;
        int place = 1;      ///< its side's among all, the best first; equal ones share one
        QVariant decides;   ///< in a final and at its end: what it or its team has there, where the totals do
                            ///< not decide
        QString medallion;  ///< its sign
        QString manner;     ///< of a bot: its level, how it plays, and what it leans to
    };

    explicit SeatModel(QObject* parent = nullptr);

    void show(const QList<Seat>& seats);

    /// Whether whoever is to move is seen to think.
    void setThinking(bool thinking);

private:
    enum Column { Number, Name, Human, LevelName, Score, RoundScore, HandCount, ToMove, Thinking };
};

}  // namespace boneyard::ui
