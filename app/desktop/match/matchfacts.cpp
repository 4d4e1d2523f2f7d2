// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/matchfacts.h"

#include <algorithm>
#include <map>
#include <optional>

#include "match/find.h"

namespace boneyard::ui {

namespace {

using kit::EventType;
using Kind = MatchFact::Kind;
using Fact = std::optional<MatchFact>;
using History = std::vector<PlayedAction>;

constexpr int kFewestInARow = 2;  // draws or passes in a row that are worth a word

int plyAfter(std::size_t index) { return static_cast<int>(index) + 1; }

bool endsRound(const PlayedAction& action) { return find(action, EventType::RoundOver) != nullptr; }

/// What ends a round is paid for all of the round, and is no move's own.
Fact bestMove(const History& history) {
    Fact best;
    for (std::size_t i = 0; i < history.size(); ++i) {
        const PlayedAction& action = history[i];
        if (action.seat == kit::kNobody || find(action, EventType::Deal) != nullptr) continue;
        const auto gains = gainsOf(action, action.seat);
        const bool paidLater = !gains.empty() && gains.front()->type == EventType::Points;
        if (!paidLater && endsRound(action)) continue;
        int points = 0;
        for (const kit::Event* gain : gains) points += gain->points;
        if (points > (best ? best->number : 0))
            best = MatchFact{Kind::BestMove, action.seat, points, action.round, plyAfter(i)};
    }
    return best;
}

/// Where the totals decide, and one side alone has won.
Fact lead(const Course& course, const QList<Place>& places) {
    if (course.rounds() < 2 || places.size() < 2 || !places[0].winner || places[1].winner) return {};
    if (std::any_of(places.begin(), places.end(),
                    [](const Place& place) { return place.decides.has_value(); }))
        return {};
    const int round = course.leadsFrom(places[0].side);
    if (round == 0) return {};
    return MatchFact{Kind::Lead, places[0].seats.first(), 0, round, course.ends.value(round - 1)};
}

Fact bigRound(const Course& course, const QList<Place>& places) {
    if (course.rounds() < 2) return {};
    Fact best;
    for (int round = 1; round <= course.rounds(); ++round) {
        for (const Place& place : places) {
            const int gain = course.gain(place.side, round);
            if (gain > (best ? best->number : 0))
                best =
                    MatchFact{Kind::BigRound, place.seats.first(), gain, round, course.ends.value(round - 1)};
        }
    }
    return best;
}

/// The longest run of actions that have such an event, of one seat or of all, seen at its last.
Fact longestRun(const History& history, EventType type, Kind kind, bool ofOne) {
    Fact best;
    int length = 0;
    int seat = kit::kNobody;
    for (std::size_t i = 0; i < history.size(); ++i) {
        const PlayedAction& action = history[i];
        const bool is = find(action, type) != nullptr && find(action, EventType::Deal) == nullptr;
        const bool on = is && (!ofOne || length == 0 || seat == action.seat);
        length = on ? length + 1 : is ? 1 : 0;
        seat = action.seat;
        if (length >= std::max(kFewestInARow, best ? best->number + 1 : 0))
            best = MatchFact{kind, ofOne ? seat : static_cast<int>(kit::kNobody), length, action.round,
                             plyAfter(i)};
    }
    return best;
}

bool showsTile(const PlayedAction& action) {
    return find(action, EventType::Place) != nullptr || find(action, EventType::Discard) != nullptr;
}

/// What a seat does between the actions of others.
struct Turn {
    std::size_t first = 0;
    std::size_t last = 0;
};

std::vector<Turn> turnsOf(const History& history) {
    std::vector<Turn> turns;
    for (std::size_t i = 0; i < history.size(); ++i) {
        if (history[i].seat == kit::kNobody) continue;
        const bool same = i > 0 && !turns.empty() && turns.back().last == i - 1 &&
                          history[i].seat == history[i - 1].seat && history[i].round == history[i - 1].round;
        if (same) {
            turns.back().last = i;
        } else {
            turns.push_back({i, i});
        }
    }
    return turns;
}

bool has(const History& history, const Turn& turn, std::initializer_list<EventType> types) {
    for (std::size_t i = turn.first; i <= turn.last; ++i) {
        for (const EventType type : types) {
            if (find(history[i], type) != nullptr) return true;
        }
    }
    return false;
}

/// The most turns in a row in which a seat laid nothing, whatever the others did, seen at the last of them.
/// What is asked for before tiles can be laid is no turn; and who throws a tile each time waits for nothing,
/// but gathers.
Fact longestWait(const History& history) {
    Fact best;
    std::map<int, int> waited;
    int round = 0;
    for (const Turn& turn : turnsOf(history)) {
        const PlayedAction& last = history[turn.last];
        if (last.round != round) waited.clear();
        round = last.round;
        if (has(history, turn,
                {EventType::Place, EventType::Meld, EventType::Add, EventType::Swap, EventType::Knock,
                 EventType::Discard})) {
            waited[last.seat] = 0;
            continue;
        }
        if (!has(history, turn, {EventType::Pass, EventType::Draw, EventType::Take})) continue;
        const int turns = ++waited[last.seat];
        if (turns >= std::max(kFewestInARow, best ? best->number + 1 : 0))
            best = MatchFact{Kind::Wait, last.seat, turns, round, plyAfter(turn.last)};
    }
    return best;
}

/// The actions of people and bots, by round.
std::map<int, int> movesByRound(const History& history) {
    std::map<int, int> moves;
    for (const PlayedAction& action : history) {
        if (action.seat != kit::kNobody) ++moves[action.round];
    }
    return moves;
}

Fact shortRound(const History& history, const Course& course) {
    const std::map<int, int> moves = movesByRound(history);
    if (moves.size() < 2) return {};
    const auto least = std::min_element(moves.begin(), moves.end(),
                                        [](const auto& a, const auto& b) { return a.second < b.second; });
    return MatchFact{Kind::ShortRound, kit::kNobody, least->second, least->first,
                     course.ends.value(least->first - 1)};
}

/// Only where one seat alone did.
Fact laidMost(const History& history) {
    std::map<int, MatchFact> laid;
    for (std::size_t i = 0; i < history.size(); ++i) {
        if (find(history[i], EventType::Place) == nullptr) continue;
        MatchFact& own = laid[history[i].seat];
        own = {Kind::Laid, history[i].seat, own.number + 1, history[i].round, plyAfter(i)};
    }
    Fact best;
    bool shared = false;
    for (const auto& [seat, own] : laid) {
        shared = best && own.number == best->number  ? true
                 : best && own.number < best->number ? shared
                                                     : false;
        if (!best || own.number > best->number) best = own;
    }
    return shared ? Fact() : best;
}

Fact firstTile(const History& history) {
    const auto first = std::find_if(history.begin(), history.end(), showsTile);
    if (first == history.end()) return {};
    return MatchFact{Kind::First, first->seat, 0, first->round,
                     static_cast<int>(first - history.begin()) + 1};
}

Fact lastTile(const History& history) {
    const auto last = std::find_if(history.rbegin(), history.rend(), showsTile);
    if (last == history.rend()) return {};
    return MatchFact{Kind::Last, last->seat, 0, last->round, static_cast<int>(history.rend() - last)};
}

/// As a replay counts them, to which this fact leads.
Fact length(const History& history) {
    const int moves = static_cast<int>(history.size());
    return MatchFact{Kind::Length, kit::kNobody, moves, 0, moves};
}

}  // namespace

std::vector<const kit::Event*> gainsOf(const PlayedAction& action, int seat) {
    std::vector<const kit::Event*> gains;
    for (const EventType type : {EventType::Points, EventType::Score}) {
        for (const kit::Event& event : action.events) {
            if (event.type == type && event.seat == seat) gains.push_back(&event);
        }
        if (!gains.empty()) break;  // what counts when the round is over is what the move itself has brought
    }
    return gains;
}

QList<MatchFact> factsOf(const History& history, const Course& course, const QList<Place>& places,
                         qsizetype most, const Fact& inFinal) {
    QList<MatchFact> facts;
    const Fact wait = longestWait(history);
    for (const Fact& fact : {
             bestMove(history),
             inFinal ? inFinal : lead(course, places),
             wait,
             bigRound(course, places),
             longestRun(history, EventType::Draw, Kind::Draws, true),
             // beside the passes of one seat those of several, one after the other, would read as a
             // contradiction
             wait ? Fact() : longestRun(history, EventType::Pass, Kind::Passes, false),
             shortRound(history, course),
             laidMost(history),
             length(history),
             // which say least, where nothing else was
             firstTile(history),
             lastTile(history),
         }) {
        if (fact && facts.size() < most) facts.append(*fact);
    }
    return facts;
}

}  // namespace boneyard::ui
