// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/screenshottaker.h"

#include <QCoreApplication>
#include <QEvent>
#include <QImage>
#include <QQuickWindow>
#include <utility>

#include "common/words.h"
#include "match/match.h"
#include "program/caller.h"

namespace boneyard::ui {

namespace {

constexpr int kLookEvery = 100;  // ms
constexpr int kStillLooks = 3;
constexpr int kMostLooks = 40;  // looks; something may move for ever

}  // namespace

ScreenshotTaker::ScreenshotTaker(QString file, QObject* parent) : QObject(parent), file_(std::move(file)) {
    looking_.setInterval(kLookEvery);
    connect(&looking_, &QTimer::timeout, this, &ScreenshotTaker::look);
}

void ScreenshotTaker::wait(QQuickWindow* window) {
    window_ = window;
    connect(window, &QQuickWindow::frameSwapped, this, [this] {
        drawn_ = true;
        still_ = 0;
    });
    looking_.start();
}

void ScreenshotTaker::look() {
    ++still_;
    if (window_) {  // where no pointer was moved there is one all the same, and a tip below it
        QEvent away(QEvent::Leave);
        QCoreApplication::sendEvent(window_, &away);
    }
    rested_ = !session_ || session_->atRest() ? rested_ + 1 : 0;
    if (!drawn_ || rested_ < kStillLooks) return;
    if (still_ >= kStillLooks || rested_ >= kMostLooks) take();
}

void ScreenshotTaker::take() {
    looking_.stop();
    if (window_ && window_->grabWindow().save(file_, "PNG")) {
        QCoreApplication::exit(0);
        return;
    }
    caller::tell(
        stderr,
        QStringLiteral("boneyard: The picture cannot be written to \"%1\".\n").arg(quoted(file_, 400)));
    QCoreApplication::exit(1);
}

}  // namespace boneyard::ui

#include "moc_screenshottaker.cpp"
