// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QString>

namespace boneyard::ui {

/// What the table sounds like. Whoever asks for a sound need not know whether this system can play any: that
/// is known to SoundPlayer.qml alone, which listens where it can be loaded.
class Sounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// There is something to play them on. SoundPlayer.qml says so.
    Q_PROPERTY(bool possible MEMBER possible_ NOTIFY possibleChanged FINAL)

public:
    using QObject::QObject;

    /// Plays a sound by its name: of tiles "felt", "tiles", "draw", "deal" or "sweep", of moments
    /// "light", "ring", "met", "missed", "end" or "won".
    Q_INVOKABLE void play(const QString& name) { emit wanted(name); }

signals:
    void possibleChanged();
    void wanted(const QString& name);

private:
    bool possible_ = false;
};

}  // namespace boneyard::ui
