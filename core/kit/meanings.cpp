// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/meanings.h"

#include <algorithm>

namespace boneyard::kit {

namespace {

constexpr Say kUsual{"kit"};

// ---- Seats

Phrase aim_of(const Status& status, Seat seat, int target) {
    if (status.match_over()) {
        const auto& winners = status.winners;
        if (std::find(winners.begin(), winners.end(), seat) == winners.end())
            return kUsual(QT_TRANSLATE_NOOP("kit", "The match is over."));
        //: Of a player, whose name or "You" stands before it
        if (winners.size() == 1) return kUsual(QT_TRANSLATE_NOOP("kit", "The winner of the match."));
        //: Of a player, whose name or "You" stands before it: several have won together
        return kUsual(QT_TRANSLATE_NOOP("kit", "One of the winners of the match."));
    }
    if (target < 0) return {};
    if (target == 0) return kUsual(QT_TRANSLATE_NOOP("kit", "This one round decides the match."));
    const int missing = target - status.team_score(seat);
    if (missing <= 0) {
        //: Of a player; %1 points
        return kUsual(QT_TRANSLATE_NOOP("kit", "This is enough: %1 points win the match."), {target});
    }
    //: Of a player; %1 points, of which %2 are missing
    return kUsual(QT_TRANSLATE_NOOP("kit", "%1 points win the match: %2 to go."), {target, missing});
}

// ---- Buttons

const Meaning* pile_of(const Scene& scene) {
    const auto pile = std::find_if(scene.marks.begin(), scene.marks.end(),
                                   [](const Mark& mark) { return mark.kind == MarkKind::Pile; });
    return pile != scene.marks.end() ? &pile->meaning : nullptr;
}

Meaning about_of(const Scene& scene, const Choice& choice) {
    switch (choice.kind) {
        case ChoiceKind::Draw:
            return scene.stock_meaning;
        case ChoiceKind::Take:
            if (const Meaning* pile = pile_of(scene)) return *pile;
            break;
        case ChoiceKind::Knock:
            return scene.hand_meaning;
        case ChoiceKind::Pass:
            //: What a button does
            return {{kUsual(QT_TRANSLATE_NOOP("kit", "Ends your turn without laying a tile."))}, "in-short"};
        case ChoiceKind::Next:
            //: What a button does
            return {{kUsual(QT_TRANSLATE_NOOP("kit", "Deals the next round."))}, "round-end"};
        case ChoiceKind::Meld:
            //: What a button does
            return {{kUsual(QT_TRANSLATE_NOOP("kit", "Lays the chosen tiles on the table together."))},
                    "in-short"};
        case ChoiceKind::Bid:
        case ChoiceKind::Fold:
        case ChoiceKind::NameSuit:
        case ChoiceKind::Bet:
        case ChoiceKind::Hold:
        case ChoiceKind::BringBack:
            return {{scene.question.meaning}, scene.question.rule};
    }
    return {};
}

}  // namespace

void add_usual_meanings(Scene& scene, const Status& status, int target) {
    scene.seats.resize(static_cast<std::size_t>(status.seats));
    for (Seat seat = 0; seat < static_cast<Seat>(status.seats); ++seat) {
        SeatNote& note = scene.seats[static_cast<std::size_t>(seat)];
        note.aim = aim_of(status, seat, target);
        if (note.rule.empty()) note.rule = "match-end";
    }
    for (Choice& choice : scene.choices) {
        if (choice.about.words.empty()) choice.about = about_of(scene, choice);
    }
}

}  // namespace boneyard::kit
