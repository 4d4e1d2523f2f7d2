// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>

namespace boneyard::ui {

/// How fast a match goes on by itself, and whether it does.
class Pace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A turn has it.")
    /// As it is set: "slow", "normal", "fast" or "instant".
    Q_PROPERTY(QString speed READ speed WRITE setSpeed NOTIFY speedChanged FINAL)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged FINAL)
    /// Nobody can see the table: like paused, for a reason of its own.
    Q_PROPERTY(bool hidden READ hidden WRITE setHidden NOTIFY hiddenChanged FINAL)
    /// Bots take no time now.
    Q_PROPERTY(bool hurrying READ hurrying NOTIFY hurryingChanged FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] QString speed() const { return speed_; }
    void setSpeed(const QString& speed);
    [[nodiscard]] bool paused() const { return paused_; }
    void setPaused(bool paused);
    [[nodiscard]] bool hidden() const { return hidden_; }
    void setHidden(bool hidden);
    [[nodiscard]] bool hurrying() const { return hurrying_; }
    void setHurrying(bool hurrying);

    /// Nothing goes on.
    [[nodiscard]] bool waits() const { return paused_ || hidden_; }

    /// How long a bot's move is waited for at least, in ms.
    [[nodiscard]] int moveTime() const;

    /// How long a line is shown that is to be read, in ms: longer than a tile is waited for.
    [[nodiscard]] int readingTime() const;

signals:
    void speedChanged();
    void pausedChanged();
    void hiddenChanged();
    void hurryingChanged();

private:
    QString speed_ = QStringLiteral("normal");
    bool paused_ = false;
    bool hidden_ = false;
    bool hurrying_ = false;
};

}  // namespace boneyard::ui
