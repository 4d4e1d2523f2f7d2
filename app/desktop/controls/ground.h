// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QColor>
#include <QFutureWatcher>
#include <QImage>
#include <QQuickItem>
#include <memory>

#include "controls/groundbaker.h"

namespace boneyard::ui {

/// The table that everything lies on, as one picture of its very size. When its size changes the last one is
/// stretched until the new one is painted; only the first one is waited for.
class Ground : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_DISABLE_COPY_MOVE(Ground)
    /// "felt", "wood" or "slate".
    Q_PROPERTY(QString material READ material WRITE setMaterial NOTIFY lookChanged FINAL)
    /// Its colour in the middle, where the light falls, and at the edges.
    Q_PROPERTY(QColor light READ light WRITE setLight NOTIFY lookChanged FINAL)
    Q_PROPERTY(QColor dark READ dark WRITE setDark NOTIFY lookChanged FINAL)

public:
    explicit Ground(QQuickItem* parent = nullptr);
    ~Ground() override;

    [[nodiscard]] QString material() const { return material_; }
    void setMaterial(const QString& material);
    [[nodiscard]] QColor light() const { return look_.light; }
    void setLight(const QColor& colour);
    [[nodiscard]] QColor dark() const { return look_.dark; }
    void setDark(const QColor& colour);

    /// The picture that is shown, or will be when none is painted yet.
    [[nodiscard]] std::shared_ptr<const BakedGround> shown() const { return shown_; }

signals:
    void lookChanged();

protected:
    void componentComplete() override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

private:
    void wish();
    void take();

    QString material_ = QStringLiteral("felt");
    GroundLook look_;
    std::shared_ptr<const BakedGround> shown_;
    std::shared_ptr<const BakedGround> coming_;
    QFutureWatcher<QImage> watcher_;
};

}  // namespace boneyard::ui
