// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QList>
#include <QObject>
#include <QString>
#include <vector>

#include "kit/scene.h"
#include "match/playedmatch.h"

/// What is worth a moment at a table, by its kind; how it is shown is for the window to say.
namespace boneyard::ui::Moment {

Q_NAMESPACE
QML_ELEMENT

enum Kind {
    Ring,      ///< tiles all around one point
    Bridge,    ///< a tile joins what lay apart
    Gate,      ///< a tile lies across an end
    Spinner,   ///< the line grows at more ends from now on
    Freed,     ///< a joker was taken out of a meld
    LastTile,  ///< a seat has no tile left
    Met,       ///< a seat has reached what it had bet
    Missed,    ///< a seat has not
    Out,       ///< a seat plays no more
    Round,     ///< a seat has taken the round
    Great,     ///< a seat has taken it as well as can be
    Match,     ///< the match is won
};
Q_ENUM_NS(Kind)

}  // namespace boneyard::ui::Moment

namespace boneyard::ui {

/// Something that is worth a moment: where it is to be seen, and in what order.
struct WorthAMoment {
    Moment::Kind kind{};
    QList<int> pieces = {};   ///< by their order, as they light up in turn; empty: it is seen at the seat
    int seat = kit::kNobody;  ///< whose it is
    QString words = {};       ///< what is called out; mostly nothing
};

/// What came of an action that is worth a moment, as they follow each other. `added`: the tiles that it has
/// laid; `scene`: the table after it, `match`: the match after it.
QList<WorthAMoment> momentsOf(const PlayedAction& action, const std::vector<kit::Piece>& added,
                              const kit::Scene& scene, const kit::Match& match);

}  // namespace boneyard::ui
