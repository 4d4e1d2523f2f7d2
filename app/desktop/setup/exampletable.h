// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <QVariantMap>

#include "common/picture.h"
#include "setup/matchsetup.h"

namespace boneyard::ui {

/// What a table may look like by the rules that are being chosen. Rules that cannot be leave it as it was.
class ExampleTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boneyard::ui::MatchSetup* setup READ setup WRITE setSetup NOTIFY setupChanged FINAL)
    Q_PROPERTY(QString face READ face NOTIFY changed FINAL)
    /// As pictureOf() has it.
    Q_PROPERTY(QVariantMap picture READ picture NOTIFY changed FINAL)
    /// What is dealt to a player: faces, as faceMap() has them.
    Q_PROPERTY(QVariantList hand READ hand NOTIFY changed FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] MatchSetup* setup() const { return setup_; }
    void setSetup(MatchSetup* setup);
    [[nodiscard]] QString face() const { return face_; }
    [[nodiscard]] QVariantMap picture() const { return picture_; }
    [[nodiscard]] QVariantList hand() const { return hand_; }

signals:
    void setupChanged();
    void changed();

private:
    void look();

    QPointer<MatchSetup> setup_;
    QString gameId_;
    int seats_ = 0;
    kit::GivenOptions options_;
    QString face_;
    QVariantMap picture_ = pictureOf({});
    QVariantList hand_;
};

}  // namespace boneyard::ui
