// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "analysis/movetexts.h"

#include <QLocale>
#include <QVariantList>
#include <algorithm>
#include <cmath>

#include "common/actiontext.h"
#include "common/words.h"

namespace boneyard::ui {

namespace {

QString textOf(const Move& move, const std::string& action) {
    const QString words = actionText(move.scene, action);
    return words.isEmpty() ? QString::fromStdString(action) : words;
}

/// Points on the average, with one place after the point.
QString points(double value) { return QLocale().toString(value, 'f', 1); }

/// The same with its sign: "+3.4".
QString lead(double value) {
    QString number = points(std::abs(value));
    if (number == points(0)) return number;
    return isolated((value > 0 ? u'+' : QChar(0x2212)) + number);
}

QVariantMap placed(const kit::Face& face, const kit::Pose& pose) {
    QVariantMap map = faceMap(face);
    map.insert(QStringLiteral("x"), pose.x);
    map.insert(QStringLiteral("y"), pose.y);
    map.insert(QStringLiteral("angle"), pose.angle);
    return map;
}

const kit::Face* faceIn(const kit::Scene& scene, const std::string& tile) {
    for (const kit::HandTile& held : scene.hand) {
        if (held.face.tile == tile) return &held.face;
    }
    return nullptr;
}

/// Whose move a tile or a place belongs to: "mine", "better", "both", or "".
QString markOf(bool mine, bool better) {
    if (mine && better) return QStringLiteral("both");
    return mine ? QStringLiteral("mine") : better ? QStringLiteral("better") : QString();
}

}  // namespace

QString MoveTexts::played(const Move& move) { return textOf(move, move.played); }
QString MoveTexts::best(const Move& move) { return textOf(move, move.judgement.best); }

QString MoveTexts::why(const Move& move) const { return say(move.why, &players_); }

QString MoveTexts::verdict(const Move& move) {
    if (!move.judgement.better) {
        //: Of a move that is looked at again
        return move.judgement.best == move.played ? tr("the best") : tr("as good as any");
    }
    //: Of a move that cost no points, but made it less likely to win
    if (move.judgement.cost <= 0) return tr("no points, but chances");
    //: What a move cost; %1 is a number like 3.4
    return tr("%1 points").arg(points(move.judgement.cost));
}

QString MoveTexts::detail(const Move& move) {
    const bots::Analysis& found = move.judgement;
    if (!found.better) return {};
    if (found.error == 0) {
        //: Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5.4
        return tr("Lead at the end of the round: %1 instead of %2, for certain.")
            .arg(lead(found.played_points), lead(found.best_points));
    }
    //: Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far that may
    //: be off
    return tr("Lead at the end of the round, on average: %1 instead of %2, give or take %3.")
        .arg(lead(found.played_points), lead(found.best_points), points(2 * found.error));
}

QString MoveTexts::hindsight(const Move& move) {
    if (!move.behind) return {};
    const int behind = *move.behind;
    //: Hindsight: what can only be known afterwards
    if (behind == 0) return tr("As the tiles lay, it made no difference.");
    //: Hindsight: what can only be known afterwards
    if (behind > 0) return tr("As the tiles lay, it cost %n point(s).", nullptr, behind);
    //: Hindsight: what can only be known afterwards
    return tr("As the tiles lay, it even brought %n point(s) more.", nullptr, -behind);
}

QString MoveTexts::standing(const Move& move) {
    const QLocale locale;
    //: The score: mine, and that of the best other player
    return isolated(tr("%1 : %2").arg(locale.toString(move.own), locale.toString(move.others)));
}

QVariantMap MoveTexts::picture(const Move& move) {
    const kit::Scene& scene = move.scene;
    QVariantList pieces;
    for (const kit::Piece& piece : scene.pieces) pieces.append(placed(piece.face, piece.pose));
    QVariantList ghosts;
    for (const kit::Spot& spot : scene.spots) {
        const kit::Face* face = faceIn(scene, spot.tile);
        if (face == nullptr) continue;
        QVariantMap ghost = placed(*face, spot.pose);
        ghost.insert(QStringLiteral("mark"),
                     markOf(spot.action == move.played, spot.action == move.judgement.best));
        ghosts.append(ghost);
    }
    QVariantList hand;
    for (const kit::HandTile& held : scene.hand) {
        QVariantMap tile = faceMap(held.face);
        const QString name = text(held.face.tile);
        tile.insert(QStringLiteral("mark"), markOf(tileOfAction(scene, move.played) == name,
                                                   tileOfAction(scene, move.judgement.best) == name));
        hand.append(tile);
    }
    return {{QStringLiteral("pieces"), pieces},      {QStringLiteral("ghosts"), ghosts},
            {QStringLiteral("hand"), hand},          {QStringLiteral("left"), scene.left},
            {QStringLiteral("top"), scene.top},      {QStringLiteral("right"), scene.right},
            {QStringLiteral("bottom"), scene.bottom}};
}

}  // namespace boneyard::ui
