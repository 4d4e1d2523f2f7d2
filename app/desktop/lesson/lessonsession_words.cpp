// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is said in a lesson.
#include "common/words.h"
#include "lesson/lessonsession.h"
#include "registry.h"

namespace boneyard::ui {

QString LessonSession::gameName() const {
    const GameEntry* game = lesson_ != nullptr ? find_game(lesson_->game) : nullptr;
    return game != nullptr ? say(game->info.name) : QString();
}

QString LessonSession::name() const { return lesson_ != nullptr ? say(lesson_->title) : QString(); }

QString LessonSession::nextName() const {
    const Lesson* next = lesson_ != nullptr ? findLesson(lesson_->game, number_ + 1) : nullptr;
    return next != nullptr ? say(next->title) : QString();
}

QString LessonSession::skipped() const {
    if (lesson_ == nullptr || state_ != Finished) return {};
    QStringList titles;
    for (int step = nextOpen(0); step < steps(); step = nextOpen(step + 1))
        titles.append(say(lesson_->steps[static_cast<std::size_t>(step)].title));
    return inARow(titles);  // there are commas in them
}

QString LessonSession::title() const {
    if (lesson_ == nullptr) return {};
    if (state_ != Finished) return say(now().title);
    //: The end of a lesson
    if (!played_.contains(false)) return tr("Well played");
    //: The end of a lesson, some steps of which were skipped
    return tr("That was the lesson");
}

QString LessonSession::text() const {
    if (lesson_ == nullptr) return {};
    if (state_ == Finished) return say(lesson_->end);
    return say(goal_ == 0 ? now().text : now().goals[goal_ - 1].then);
}

QString LessonSession::change() const {
    if (state_ == Finished || goal_ > 0) return {};
    //: Before what is to be done in the next position of a lesson: others have played meanwhile
    if (change_ == Change::Later) return tr("The same round, a little later.");
    //: Before what is to be done in the next position of a lesson, which does not go on from the one before
    return change_ == Change::Other ? tr("A new position, with other tiles or points.") : QString();
}

QString LessonSession::verdict() const {
    if (state_ == Done) return say(now().praise);
    return missing_ ? say(now().miss) : QString();
}

}  // namespace boneyard::ui
