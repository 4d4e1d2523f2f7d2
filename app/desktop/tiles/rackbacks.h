// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QColor>
#include <QHash>
#include <QImage>
#include <QQuickPaintedItem>
#include <QString>

namespace boneyard::ui {

/// Tiles on a rack, seen from behind: their backs, and the board that they lean on. One picture, however many
/// they are, that is painted anew only when one comes or goes. All lengths are pixels.
class RackBacks : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count MEMBER count_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(double step MEMBER step_ NOTIFY looksChanged FINAL)  ///< from one tile to the next
    Q_PROPERTY(double unit MEMBER unit_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(double wide MEMBER wide_ NOTIFY looksChanged FINAL)  ///< a tile, in units
    Q_PROPERTY(double high MEMBER high_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(double pad MEMBER pad_ NOTIFY looksChanged FINAL)  ///< of the board, beside the tiles
    /// Of round tiles, the beginning of their pictures' names; else empty.
    Q_PROPERTY(QString picture MEMBER picture_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool upended MEMBER upended_ NOTIFY looksChanged FINAL)  ///< every other one is on its head
    // what the tiles are made of, as a TileSet has it
    Q_PROPERTY(QColor body MEMBER body_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor shade MEMBER shade_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor edge MEMBER edge_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor rim MEMBER rim_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor back MEMBER back_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor backLine MEMBER back_line_ NOTIFY looksChanged FINAL)
    // and the board
    Q_PROPERTY(QColor board MEMBER board_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor boardLine MEMBER board_line_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool shadow MEMBER shadow_ NOTIFY looksChanged FINAL)

public:
    explicit RackBacks(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void looksChanged();

private:
    void paintShadow(QPainter& painter) const;
    void paintTile(QPainter& painter) const;
    void paintRound(QPainter& painter, bool onHead);
    void paintBoard(QPainter& painter) const;
    QImage layer(QLatin1String part, int side);

    int count_ = 0;
    double step_ = 0;
    double unit_ = 20;
    double wide_ = 1;
    double high_ = 2;
    double pad_ = 0;
    QString picture_;
    bool upended_ = false;
    QColor body_;
    QColor shade_;
    QColor edge_;
    QColor rim_;
    QColor back_;
    QColor back_line_;
    QColor board_;
    QColor board_line_;
    bool shadow_ = true;
    QHash<QString, QImage> layers_;
};

}  // namespace boneyard::ui
