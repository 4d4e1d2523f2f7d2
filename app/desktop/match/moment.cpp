// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/moment.h"

#include <algorithm>

#include "common/words.h"
#include "match/find.h"

namespace boneyard::ui {

namespace {

using kit::EventType;

Moment::Kind kindOf(kit::Feat feat) {
    switch (feat) {
        case kit::Feat::Ring:
            return Moment::Ring;
        case kit::Feat::Bridge:
            return Moment::Bridge;
        case kit::Feat::Gate:
            return Moment::Gate;
        case kit::Feat::Spinner:
            break;
    }
    return Moment::Spinner;
}

/// What the tiles just laid have made on the table.
void addFeats(const PlayedAction& action, const std::vector<kit::Piece>& added, const kit::Scene& scene,
              QList<WorthAMoment>& all) {
    if (added.empty()) return;
    for (const kit::Highlight& highlight : scene.highlights)
        all.append({kindOf(highlight.feat), list(highlight.pieces), action.seat});
    if (find(action, EventType::Swap) != nullptr)
        all.append({Moment::Freed, {added.back().order}, action.seat});
}

/// What a round has brought to those who had bet on it.
void addBets(const kit::Scene& scene, QList<WorthAMoment>& all) {
    for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) {
        const kit::Standing standing = scene.seats[seat].standing;
        if (standing == kit::Standing::Met) all.append({Moment::Met, {}, static_cast<int>(seat)});
        if (standing == kit::Standing::Unmet) all.append({Moment::Missed, {}, static_cast<int>(seat)});
    }
}

/// The tiles by which these have won: what the game says has won the round that `taker` took, else all that
/// they have laid. Who wins the match with a round that another took has melds to show, where each has its
/// own.
QList<int> tilesOf(const std::vector<kit::Seat>& winners, int taker, const kit::Scene& scene) {
    const auto won = [&](int seat) {
        return std::any_of(winners.begin(), winners.end(),
                           [seat](kit::Seat winner) { return int{winner} == seat; });
    };
    if (!won(taker) && scene.headings.empty()) return {};
    if (won(taker) && !scene.won.empty()) return list(scene.won);
    QList<int> pieces;
    for (const kit::Piece& piece : scene.pieces) {
        if (won(piece.owner)) pieces.append(piece.order);
    }
    return pieces;
}

/// Who has taken the round, and the match. `over`: the end of the round; null where that was none of its own.
void addWins(const PlayedAction& action, const kit::Event* over, const kit::Scene& scene,
             const kit::Match& match, QList<WorthAMoment>& all) {
    const kit::Status status = match.status();
    const int taker = over != nullptr ? int{over->seat} : action.seat;
    const kit::Reason* how = over != nullptr ? find(match.info().endings, over->why) : nullptr;
    const bool great = how != nullptr && !how->cheer.empty();
    if (over != nullptr && over->seat != kit::kNobody && (great || !status.match_over())) {
        all.append({great ? Moment::Great : Moment::Round,
                    tilesOf({static_cast<kit::Seat>(over->seat)}, taker, scene), over->seat,
                    great ? say(how->cheer) : QString()});
    }
    if (!status.match_over()) return;
    const kit::Seat first = status.winners.empty() ? kit::kNobody : status.winners.front();
    all.append({Moment::Match, great ? QList<int>() : tilesOf(status.winners, taker, scene), first});
}

}  // namespace

QList<WorthAMoment> momentsOf(const PlayedAction& action, const std::vector<kit::Piece>& added,
                              const kit::Scene& scene, const kit::Match& match) {
    QList<WorthAMoment> all;
    const kit::Status status = match.status();
    addFeats(action, added, scene, all);
    if (action.seat != kit::kNobody && !added.empty() &&
        status.hand_counts[static_cast<std::size_t>(action.seat)] == 0)
        all.append({Moment::LastTile, {}, action.seat});
    const kit::Event* over = find(action, EventType::RoundOver);
    if (over == nullptr && !status.match_over()) return all;
    addBets(scene, all);
    for (const kit::Event& event : action.events) {
        if (event.type == EventType::Eliminated) all.append({Moment::Out, {}, event.seat});
    }
    addWins(action, over, scene, match, all);
    return all;
}

}  // namespace boneyard::ui

#include "moc_moment.cpp"
