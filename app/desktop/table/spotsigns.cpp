// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "spotsigns.h"

namespace boneyard::ui {

using namespace Qt::StringLiterals;

namespace {

Lying lyingOf(const QVariantMap& map) {
    return {map.value(u"at"_s).toPointF(), Heading::of(map.value(u"turn"_s).toDouble())};
}

QList<Lying> allOf(const QVariantList& maps) {
    QList<Lying> all;
    all.reserve(maps.size());
    for (const QVariant& map : maps) all.append(lyingOf(map.toMap()));
    return all;
}

SignedPlace placeOf(const QVariantMap& map) {
    SignedPlace place{lyingOf(map)};
    place.current = map.value(u"current"_s).toBool();
    place.above = map.value(u"above"_s).toBool();
    place.crossed = map.value(u"crossed"_s).toBool();
    place.gain = map.value(u"gain"_s).toSizeF();
    place.whole = map.value(u"whole"_s).toSizeF();
    place.others = allOf(map.value(u"others"_s).toList());
    place.turner = map.value(u"turner"_s).toDouble();
    const QVariant stood = map.value(u"stood"_s);
    if (stood.canConvert<QPointF>()) place.turner_stood = stood.toPointF();
    return place;
}

QVariantMap mapOf(const PlaceSigns& signs) {
    QVariantMap map;
    if (signs.gain) map.insert(u"gain"_s, *signs.gain);
    if (signs.turn) map.insert(u"turn"_s, *signs.turn);
    return map;
}

}  // namespace

QVariantList SpotSigns::crossings(const QVariantList& places) const {
    const QList<Lying> ways = allOf(places);
    QVariantList all;
    for (qsizetype row = 0; row < ways.size(); ++row) {
        QVariantList crossed;
        for (qsizetype other = 0; other < ways.size(); ++other)
            if (other != row && cross(tile(), ways[row], ways[other]))
                crossed.append(static_cast<int>(other));
        all.append(QVariant(crossed));
    }
    return all;
}

QVariantList SpotSigns::find(const QVariantList& laid, const QVariantList& places) const {
    SeenTable table{tile(), all_, {}, allOf(laid)};
    for (const QVariant& plate : under_) table.under.append(plate.toRectF());
    QList<SignedPlace> asked;
    for (const QVariant& map : places) asked.append(placeOf(map.toMap()));
    QVariantList found;
    for (const PlaceSigns& signs : place_signs(table, asked)) found.append(mapOf(signs));
    return found;
}

}  // namespace boneyard::ui
