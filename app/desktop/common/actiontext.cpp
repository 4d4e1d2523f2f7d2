// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/actiontext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "common/numerals.h"
#include "common/words.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

QString actionText(const kit::Scene& scene, std::string_view action) {
    for (const kit::Spot& spot : scene.spots) {
        if (spot.action == action) return say(spot.spoken);
    }
    for (const kit::Choice& choice : scene.choices) {
        if (!offers(choice, action)) continue;
        if (choice.high <= choice.low) return say(choice.label);
        return filled(say(choice.label), {numeral(text(action).section(u' ', 1).toInt())});
    }
    return {};
}

bool costsPoints(const kit::Scene& scene, std::string_view action) {
    return std::any_of(scene.choices.begin(), scene.choices.end(),
                       [&](const kit::Choice& choice) { return choice.price > 0 && offers(choice, action); });
}

namespace {

/// A move as it stands within a sentence: without what its words tell of it after a colon, as its points.
QString named(QString move) {
    static const QRegularExpression rest(u"\\s*(:\\s|\uff1a).*$"_s);
    move.remove(rest);
    while (move.endsWith(u'.') || move.endsWith(QChar(0x3002))) move.chop(1);
    return move;
}

}  // namespace

int pointsNow(const kit::Scene& scene, std::string_view action) {
    for (const kit::Spot& spot : scene.spots) {
        if (spot.action == action) return spot.gain;
    }
    for (const kit::Choice& choice : scene.choices) {
        if (offers(choice, action)) return -choice.price;
    }
    return 0;
}

QString comparedWith(const QString& other, const QString& reasons, int moreNow) {
    if (moreNow > 0) {
        //: Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a
        //: sentence, as It brings 3.4 points more on average.
        const QString though = QCoreApplication::translate(
            "ActionText", "It is better than “%1”, though that brings more now. %2");
        return filled(though, {named(other), reasons});
    }
    //: Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or
    //: two, as It leaves you 12 pips in hand, instead of 20.
    const QString words = QCoreApplication::translate("ActionText", "It is better than “%1”. %2");
    return filled(words, {named(other), reasons});
}

QString asGoodAs(const QString& other, int moreNow) {
    if (moreNow < 0) {
        //: Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once
        const QString less = QCoreApplication::translate(
            "ActionText", "“%1” brings less now, but by the end of the round it is about as good.");
        return filled(less, {named(other)});
    }
    if (moreNow > 0) {
        //: Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once
        const QString more = QCoreApplication::translate(
            "ActionText", "“%1” brings more now, but by the end of the round it is only about as good.");
        return filled(more, {named(other)});
    }
    //: Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse
    return filled(QCoreApplication::translate("ActionText", "“%1” is about as good."), {named(other)});
}

QString bringsForCertain(double points) {
    //: Of a move that is better than another for certain, as all tiles are known
    const auto words = QT_TRANSLATE_N_NOOP("ActionText", "Played out to the end it brings %n point(s) more.");
    return QCoreApplication::translate("ActionText", words, nullptr, static_cast<int>(std::lround(points)));
}

QString tileOfAction(const kit::Scene& scene, std::string_view action) {
    for (const kit::Spot& spot : scene.spots) {
        if (spot.action == action) return text(spot.tile);
    }
    return {};
}

}  // namespace boneyard::ui
