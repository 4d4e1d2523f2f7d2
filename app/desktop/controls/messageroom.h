// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QList>
#include <QObject>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QVariant>

namespace boneyard::ui {

/// Where on a page a message lies: where it would be by itself, or where it covers nothing, or as little as
/// can be. All lengths are pixels of the page.
class MessageRoom : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QSizeF page MEMBER page_ NOTIFY changed FINAL)
    /// Stays in sight: by itself it lies beside that, or above it where there is no room.
    Q_PROPERTY(QRectF clear MEMBER clear_ NOTIFY changed FINAL)
    /// At least so far from the lower edge.
    Q_PROPERTY(double lift MEMBER lift_ NOTIFY changed FINAL)
    Q_PROPERTY(bool rightToLeft MEMBER right_to_left_ NOTIFY changed FINAL)
    /// Where it may go instead.
    Q_PROPERTY(QRectF room MEMBER room_ NOTIFY changed FINAL)
    Q_PROPERTY(QSizeF size MEMBER size_ NOTIFY changed FINAL)
    /// Where it would be by itself.
    Q_PROPERTY(QPointF home READ home NOTIFY changed FINAL)

public:
    using QObject::QObject;

    /// What is another than when this was asked last; the latter includes the former.
    enum News { Nothing, Things, Room, Window };
    Q_ENUM(News)

    [[nodiscard]] QPointF home() const { return home_of(size_); }

    /// What is new about the rectangles that it keeps off, and the room for it.
    Q_INVOKABLE boneyard::ui::MessageRoom::News look(const QVariantList& places);
    /// Next all is new, but the window.
    Q_INVOKABLE void forget();

    /// It would cover none of them there.
    [[nodiscard]] Q_INVOKABLE bool isFree(const QRectF& place, const QVariantList& places) const;
    /// That of these forms, maps with its `size`, in which it covers least of them, of equals the first, with
    /// `x` and `y` of where it does, and what is `covered` there, in pixels, squared. Rather a little apart
    /// from all of them.
    [[nodiscard]] Q_INVOKABLE QVariantMap best(const QVariantList& places, const QVariantList& forms) const;

signals:
    void changed();

private:
    [[nodiscard]] QVariantMap best_off(const QVariantList& places, const QVariantList& forms) const;
    [[nodiscard]] QPointF home_of(const QSizeF& size) const;

    QSizeF page_;
    QRectF clear_;
    double lift_ = 0;
    bool right_to_left_ = false;
    QRectF room_;
    QSizeF size_;
    QList<QRect> kept_;  // the places, when it looked last
    QSizeF within_;      // the width of the page then, and the height of the room
};

}  // namespace boneyard::ui
