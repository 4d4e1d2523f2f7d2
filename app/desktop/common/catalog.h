// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QColor>
#include <QHash>
#include <QObject>
#include <QVariantMap>

#include "common/rowmodel.h"

namespace boneyard::ui {

/// The games, one row each.
class GameModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The catalog has it.")

public:
    explicit GameModel(QObject* parent = nullptr);

    void show();
};

/// What there is to play, and against whom.
class Catalog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(boneyard::ui::GameModel* games READ games CONSTANT FINAL)
    Q_PROPERTY(QVariantList levels READ levels NOTIFY textsChanged FINAL)
    Q_PROPERTY(QVariantList medallions READ medallions NOTIFY textsChanged FINAL)

public:
    explicit Catalog(QObject* parent = nullptr);

    [[nodiscard]] GameModel* games() { return &games_; }

    /// The strengths that people may choose from: {number, name, blurb}.
    [[nodiscard]] static QVariantList levels();

    /// What players are known by: {sign, name}.
    [[nodiscard]] static QVariantList medallions();

    /// A little table of the game, as pictureOf() has it. Always the same one.
    Q_INVOKABLE QVariantMap preview(const QString& gameId);

    /// The colour of a suit on the tiles of that face; and the same hue as enamel.
    Q_INVOKABLE [[nodiscard]] static QColor ink(const QString& face, const QString& suit);
    /// The colour of a suit, lighter or darker where it could not be read on that ground else.
    Q_INVOKABLE [[nodiscard]] static QColor inkOn(const QColor& ground, const QString& face,
                                                  const QString& suit);
    Q_INVOKABLE [[nodiscard]] static QColor enamel(const QString& face, const QString& suit);

signals:
    void textsChanged();

private:
    GameModel games_;
    QHash<QString, QVariantMap> previews_;
};

}  // namespace boneyard::ui
