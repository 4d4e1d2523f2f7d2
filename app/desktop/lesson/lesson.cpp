// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "lesson/lesson.h"

#include <algorithm>
#include <functional>
#include <map>

#include "registry.h"

namespace boneyard::ui {

const kit::Lessons& lessonsOf(std::string_view game) {
    static const kit::Lessons kNone;
    static const auto kAll = [] {
        std::map<std::string, kit::Lessons, std::less<>> lessons;
        for (const GameEntry& entry : games()) lessons.emplace(entry.info.id, entry.lessons());
        return lessons;
    }();
    const auto found = kAll.find(game);
    return found == kAll.end() ? kNone : found->second;
}

const Lesson* findLesson(std::string_view game, int number) {
    const kit::Lessons& all = lessonsOf(game);
    const auto at = static_cast<std::size_t>(number);
    return number < 0 || at >= all.size() ? nullptr : &all[at];
}

std::vector<std::string> parts(std::string_view text, char separator) {
    std::vector<std::string> all;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        std::string_view part = text.substr(0, end);
        while (part.starts_with(' ')) part.remove_prefix(1);
        while (part.ends_with(' ')) part.remove_suffix(1);
        if (!part.empty()) all.emplace_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
}

kit::Record recordOf(const Lesson& lesson, const LessonStep& step) {
    kit::Record record{
        lesson.game, step.seats, step.deal, step.options, parts(step.deck, ' '), parts(step.played, ',')};
    if (record.deck.empty()) return record;
    std::vector<std::string> rest = lesson.tiles;
    for (const std::string& tile : record.deck) {
        const auto found = std::find(rest.begin(), rest.end(), tile);
        if (found != rest.end()) rest.erase(found);
    }
    record.deck.insert(record.deck.end(), rest.begin(), rest.end());
    return record;
}

bool reaches(const LessonGoal& goal, std::string_view action, const kit::Events& events) {
    const auto means = [action](const std::string& wanted) {
        return wanted.ends_with(' ') ? action.starts_with(wanted) : action == wanted;
    };
    if (means(goal.show) || std::any_of(goal.also.begin(), goal.also.end(), means)) return true;
    return !goal.gain.empty() && std::any_of(events.begin(), events.end(), [&goal](const kit::Event& event) {
        return event.points > 0 && event.why == goal.gain;
    });
}

}  // namespace boneyard::ui
