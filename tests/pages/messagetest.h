// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QQuickItem>

#include "pagetest.h"

namespace boneyard::test {

/// What is said over the table, and what it may lie over.
class MessageTest : public PageTest {
    Q_OBJECT

protected:
    /// What no message may cover, by names.
    [[nodiscard]] QList<QPair<QString, QRectF>> kept() const;
    /// What the message lies over; empty: nothing.
    [[nodiscard]] QString coveredBy(const QQuickItem& message) const;
    void collect(QQuickItem* item, QList<QPair<QString, QRectF>>& found) const;

private slots:
    void cleanup() {
        settings_->setTextScale(1);
        settings_->setLanguage(u"en"_s);
        game_.reset();
    }
};

inline void MessageTest::collect(QQuickItem* item, QList<QPair<QString, QRectF>>& found) const {
    if (!item->isVisible() || item->opacity() < 0.1) return;
    const QString type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    const bool shown = type != u"SpotItem" || item->property("shown").toBool();
    const QStringList names{u"PieceItem"_s,      u"SpotItem"_s, u"MarkItem"_s,     u"SeatPlate"_s,
                            u"GameButton"_s,     u"PileMark"_s, u"GainMark"_s,     u"StandingPill"_s,
                            u"SettlingButton"_s, u"RackTile"_s, u"AnswerButton"_s, u"OverviewMap"_s,
                            u"FitButton"_s};
    if (names.contains(type) && shown && item->width() > 0) {
        QRectF place(0, 0, item->width(), item->height());
        // the square around a triangle is larger than the triangle
        if ((type == u"PieceItem" || type == u"SpotItem") &&
            item->property("face").toString() == u"triangle") {
            const QRectF body(-0.43, -0.25, 0.86, 0.73);  // of its square, when it stands upright
            const bool up = item->property("angle").toInt() % 120 == 0;
            const QSizeF size = place.size();
            place = QRectF(size.width() * (0.5 + body.left()), size.height() * (0.5 - (up ? 0.48 : 0.25)),
                           size.width() * body.width(), size.height() * body.height());
        }
        found.append({type, item->mapRectToScene(place)});
    }
    for (QQuickItem* child : item->childItems()) collect(child, found);
}

inline QList<QPair<QString, QRectF>> MessageTest::kept() const {
    QList<QPair<QString, QRectF>> found;
    collect(game_->item(u"tablePage"_s), found);
    return found;
}

inline QString MessageTest::coveredBy(const QQuickItem& message) const {
    if (message.opacity() < 0.1)  // then the line above says it, or as many of its sentences as it can
        return game_->item(u"aside"_s) == nullptr ? u"nothing, and is not said"_s : QString();
    const QRectF place = message.mapRectToScene({0, 0, message.width(), message.height()});
    if (!QRectF(QPointF(), window().size()).contains(place)) return u"out of sight"_s;
    for (const auto& [name, one] : kept()) {
        const QRectF both = one & place;
        if (both.width() > 1 && both.height() > 1) return name;
    }
    return {};
}

}  // namespace boneyard::test
