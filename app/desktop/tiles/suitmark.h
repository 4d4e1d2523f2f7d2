// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QColor>
#include <QQuickPaintedItem>
#include <QString>

namespace boneyard::ui {

/// The symbol of a suit, told from the others by its form as well as by its colour. No QML Canvas: of one
/// that got its size out of sight Qt 6.4 shows nothing.
class SuitMark : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString suit MEMBER suit_ NOTIFY looksChanged REQUIRED FINAL)  ///< by its letter, or "joker"
    Q_PROPERTY(QColor color MEMBER color_ NOTIFY looksChanged FINAL)

public:
    explicit SuitMark(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void looksChanged();

private:
    QString suit_;
    QColor color_ = Qt::black;
};

}  // namespace boneyard::ui
