// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>

#include "kit/scene.h"
#include "match/matchstate.h"

namespace boneyard::ui {

/// How a round of a match ended, in words.
class RoundEnd : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    /// Who took it and why, and how the points came about.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QStringList account READ account NOTIFY changed FINAL)
    /// The same as the rules call it: "blocked".
    Q_PROPERTY(QString kind READ kind NOTIFY changed FINAL)
    /// Who of those at this machine has just gone out of the match, and in which place; empty: nobody has.
    Q_PROPERTY(QString outTitle READ outTitle NOTIFY changed FINAL)

public:
    /// Of what `scene` shows; both outlive it.
    RoundEnd(const MatchState& state, const kit::Scene& scene, QObject* parent = nullptr)
        : QObject(parent), state_(state), scene_(scene) {}

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QStringList account() const;
    [[nodiscard]] QString kind() const;
    [[nodiscard]] QString outTitle() const;

signals:
    void changed();

private:
    const MatchState& state_;
    const kit::Scene& scene_;
};

}  // namespace boneyard::ui
