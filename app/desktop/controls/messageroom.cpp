// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "messageroom.h"

#include <algorithm>
#include <limits>

#include "leastcovered.h"

namespace boneyard::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double kRoomEdge = 8;  // to what lies below it, and to the page's sides
constexpr double kAside = 10;    // to what it lies beside
constexpr double kApart = 6;     // from what it keeps off, where there is room

QRect rounded(const QRectF& place) {
    return {qRound(place.x()), qRound(place.y()), qRound(place.width()), qRound(place.height())};
}

QVariantList grown(const QVariantList& places) {
    QVariantList all;
    all.reserve(places.size());
    for (const QVariant& place : places)
        all.append(place.toRectF().adjusted(-kApart, -kApart, kApart, kApart));
    return all;
}

}  // namespace

MessageRoom::News MessageRoom::look(const QVariantList& places) {
    QList<QRect> kept;
    kept.reserve(places.size());
    for (const QVariant& place : places) kept.append(rounded(place.toRectF()));
    const QSizeF within(page_.width(), room_.height());
    const bool other = kept != kept_;
    const bool window = within_.width() > 0 && within_.width() != within.width();
    const bool resized = window || within_.height() != within.height();
    kept_ = kept;
    within_ = within;
    return window ? Window : resized ? Room : other ? Things : Nothing;
}

void MessageRoom::forget() {
    kept_.clear();
    within_ = QSizeF(0, 0);
}

bool MessageRoom::isFree(const QRectF& place, const QVariantList& places) const {
    return LeastCovered().covered(places, place) == 0;
}

QVariantMap MessageRoom::best(const QVariantList& places, const QVariantList& forms) const {
    const QVariantMap apart = best_off(grown(places), forms);
    return apart.value(u"covered"_s).toDouble() > 0 ? best_off(places, forms) : apart;
}

QVariantMap MessageRoom::best_off(const QVariantList& places, const QVariantList& forms) const {
    const LeastCovered finder;
    QVariantMap best;
    double covered = std::numeric_limits<double>::infinity();
    for (const QVariant& one : forms) {
        const QVariantMap form = one.toMap();
        const QSizeF size = form.value(u"size"_s).toSizeF();
        const QVariant found = finder.search(places, size, home_of(size), room_, covered);
        if (found.isNull()) continue;
        best = form;
        best.insert(found.toMap());
        covered = best.value(u"covered"_s).toDouble();
        if (covered == 0) break;
    }
    return best;
}

QPointF MessageRoom::home_of(const QSizeF& size) const {
    const double middle = (page_.width() - size.width()) / 2;
    const double beside = right_to_left_ ? std::min(middle, clear_.left() - size.width() - kAside)
                                         : std::max(middle, clear_.right() + kAside);
    const bool fits = beside >= kRoomEdge && beside + size.width() <= page_.width() - kRoomEdge;
    const double lowest = fits ? page_.height() : clear_.top() - kRoomEdge;
    return {fits ? beside : middle, std::min(page_.height() - lift_, lowest) - size.height()};
}

}  // namespace boneyard::ui
