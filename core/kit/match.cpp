// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/match.h"

#include "kit/meanings.h"
#include "kit/prompt.h"

namespace boneyard::kit {

namespace {

/// The legal actions for a message: the first few, and how many there are besides.
std::string listed(const std::vector<std::string>& actions) {
    constexpr std::size_t kShown = 6;
    if (actions.empty()) return "the match is over";
    std::string text = "legal now: ";
    for (std::size_t i = 0; i < actions.size() && i < kShown; ++i) text += (i > 0 ? ", " : "") + actions[i];
    if (actions.size() > kShown) text += " and " + std::to_string(actions.size() - kShown) + " more";
    return text;
}

}  // namespace

Result<Events> Match::play(std::string_view action) {
    Events events;
    if (!try_apply(action, events)) {
        return Error{Fault::IllegalAction,
                     "The action \"" + std::string(action) + "\" is not legal; " + listed(legal()) + "."};
    }
    actions_.emplace_back(action);
    return events;
}

Result<bool> Match::undo() {
    if (actions_.empty()) {
        return Error{Fault::NothingToUndo, "Nothing has been played yet, so nothing can be taken back."};
    }
    rewind(actions_.size() - 1);
    return true;
}

void Match::rewind(std::size_t ply) {
    if (ply >= actions_.size()) return;
    actions_.resize(ply);
    replay(actions_);
}

void Match::add_usual(Scene& scene) const {
    if (scene.prompt.empty()) scene.prompt = usual_prompt(scene);
    int target = -1;
    for (const auto& [id, value] : setup_.options.all()) {
        if (id == "target") target = std::get<int>(value);
    }
    add_usual_meanings(scene, status(), target);
}

Record Match::record() const {
    return {std::string(info_->id), setup_.seats, setup_.deal, setup_.options.all(), setup_.deck, actions_};
}

}  // namespace boneyard::kit
