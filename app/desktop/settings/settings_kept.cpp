// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the settings remember of their own: tables played at, lessons, where the window was, what was
// answered.

#include "settings/settings.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kMostSeats = 99;     // whatever a later version's game may have
constexpr int kMatchesToKnow = 3;  // after so many it is known what is to be done
constexpr auto kMatchesPlayed = "prompt/matches"_L1;
constexpr auto kPromptAnswered = "prompt/answered"_L1;
constexpr auto kWindowRect = "window/rect"_L1;
constexpr auto kWindowMaximized = "window/maximized"_L1;

QString keyOf(const QString& game) { return "seats/"_L1 + game; }

QString placeKeyOf(const QString& game) { return "lesson_places/"_L1 + game; }

}  // namespace

int Settings::seatsOf(const QString& game) const {
    const int seats = store_->value(keyOf(game)).toInt();
    return seats > 0 && seats <= kMostSeats ? seats : 0;
}

void Settings::keepSeats(const QString& game, int seats) {
    if (!game.isEmpty() && seatsOf(game) != seats) put(keyOf(game), seats);
}

bool Settings::offersToHidePrompt() const {
    return showPrompt() && store_->value(kMatchesPlayed).toInt() >= kMatchesToKnow &&
           store_->value(kPromptAnswered).toString() != "true"_L1;
}

void Settings::countMatch() {
    const int matches = store_->value(kMatchesPlayed).toInt();
    if (matches >= kMatchesToKnow) return;
    put(kMatchesPlayed, matches + 1);
    emit showPromptChanged();
}

void Settings::keepPrompt(bool keep) {
    put(kPromptAnswered, true);
    setShowPrompt(keep);
    emit showPromptChanged();
}

Settings::WindowPlace Settings::windowPlace() const {
    return {store_->value(kWindowRect).toRect(), store_->value(kWindowMaximized).toString() == "true"_L1};
}

void Settings::keepWindowPlace(const WindowPlace& place) {
    put(kWindowRect, place.rect);
    put(kWindowMaximized, place.maximized);
}

QVariantMap Settings::lessons() const {
    QVariantMap all;
    store_->beginGroup(u"lessons"_s);
    for (const QString& game : store_->childKeys()) {
        const QString state = store_->value(game).toString();
        if (state == "answered"_L1 || state == "done"_L1) all.insert(game, state);
    }
    store_->endGroup();
    return all;
}

void Settings::answerLesson(const QString& game) {
    if (!lessons().contains(game)) writeLesson(game, u"answered"_s);
}

void Settings::finishLesson(const QString& game) { writeLesson(game, u"done"_s); }

QString Settings::lessonPlace(const QString& game) const {
    return store_->value(placeKeyOf(game)).toString();
}

void Settings::keepLessonPlace(const QString& game, const QString& place) {
    if (!game.isEmpty() && lessonPlace(game) != place) put(placeKeyOf(game), place);
}

void Settings::writeLesson(const QString& game, const QString& state) {
    if (game.isEmpty() || lessons().value(game) == state) return;
    put("lessons/"_L1 + game, state);
    emit lessonsChanged();
}

}  // namespace boneyard::ui
