// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include "match/match.h"

QT_FORWARD_DECLARE_CLASS(QQuickWindow)

namespace boneyard::ui {

/// Takes one picture of the window when all is at rest, saves it as PNG and quits the program: with status 0,
/// or with 1 and a sentence when the file cannot be written.
class ScreenshotTaker final : public QObject {
    Q_OBJECT

public:
    explicit ScreenshotTaker(QString file, QObject* parent = nullptr);

    /// The match that must have come to rest as well.
    void watch(Match* session) { session_ = session; }

    /// Starts waiting for a still picture.
    void wait(QQuickWindow* window);

private:
    void look();
    void take();

    QString file_;
    QPointer<QQuickWindow> window_;
    QPointer<Match> session_;
    QTimer looking_;
    bool drawn_ = false;  // the window has shown something
    int still_ = 0;       // looks since the window last changed
    int rested_ = 0;      // looks since the match came to rest
};

}  // namespace boneyard::ui
