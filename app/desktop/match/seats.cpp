// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/seats.h"

#include <QLocale>
#include <algorithm>

#include "common/words.h"
#include "match/places.h"

namespace boneyard::ui {

namespace {

/// The hand that a seat itself sees. It is for those who may see everything.
QVariantList openHand(const kit::Match& match, int seat, double aspect) {
    kit::HandGroup hand;
    for (const kit::HandTile& tile : match.scene(static_cast<kit::Seat>(seat), aspect).hand) {
        hand.tiles.push_back(tile.face);
    }
    return hand.tiles.empty() ? QVariantList() : QVariantList{groupMap(hand)};
}

/// What lies open of it. At the end of a round part of it may be among the pieces: the rest is what it holds.
void addHand(SeatModel::Seat& row, const std::vector<kit::HandGroup>& groups, bool over) {
    int held = 0;
    for (const kit::HandGroup& group : groups) {
        row.hand.append(groupMap(group));
        if (!group.on_table) held += static_cast<int>(group.tiles.size());
    }
    if (over && !groups.empty()) row.handCount = held;
}

/// What the game says of a seat, beside its score.
void addNote(SeatModel::Seat& row, const kit::SeatNote& note, const Players& players) {
    row.brief = say(note.brief);
    if (note.says_last_action && !row.brief.isEmpty()) row.word.clear();
    QStringList meaning{say(note.meaning, &players), say(note.aim, &players)};
    meaning.removeAll(QString());
    row.meaning = meaning.join(QLatin1Char(' '));
    row.standing = static_cast<int>(note.standing);
    for (const kit::Face& face : note.shown) row.shown.append(faceMap(face));
    QStringList sum;
    for (const kit::Phrase& part : note.sum) sum.append(say(part, &players));
    row.told = sum.join(QLatin1Char(' '));
    row.won = note.won;
    row.wonSpoken = say(note.won_spoken);
    if (note.decides) row.decides = *note.decides;
}

/// Partners stand under one mark and one sum.
void addTeam(SeatModel::Seat& row, const kit::Status& status, const Players& players) {
    const auto seat = static_cast<kit::Seat>(row.seat);
    const std::vector<kit::Seat> team = status.team_of(seat);
    if (team.size() == 1) return;
    const std::vector<kit::Seat> teams = status.teams();
    row.team = static_cast<int>(std::find(teams.begin(), teams.end(), team.front()) - teams.begin());
    row.score = status.team_score(seat);
    QStringList partners;
    for (const kit::Seat partner : team) {
        if (partner != seat) partners.append(players.name(partner));
    }
    row.partners = QLocale().createSeparatedList(partners);
}

/// What decided a final, partners have together.
void addUpDecisions(QList<SeatModel::Seat>& rows, const kit::Status& status, const kit::Scene& scene) {
    for (SeatModel::Seat& row : rows) {
        if (!row.decides.isValid()) continue;
        int sum = 0;
        for (const kit::Seat seat : status.team_of(static_cast<kit::Seat>(row.seat)))
            sum += scene.seats[static_cast<std::size_t>(seat)].decides.value_or(0);
        row.decides = sum;
    }
}

/// The same for all seats of a side.
void addPlaces(QList<SeatModel::Seat>& rows, const MatchState& state, const kit::Scene& scene) {
    for (const Place& place : placesOf(*state.played, scene)) {
        for (const int seat : place.seats) rows[seat].place = place.place;
    }
}

}  // namespace

QList<SeatModel::Seat> seatsOf(const MatchState& state, const Viewpoint& viewpoint, const kit::Scene& scene,
                               double aspect) {
    const kit::Status status = state.match().status();
    const Players& players = state.players();
    const QStringList medallions = players.medallions();
    const bool over = status.round_over() || status.match_over();
    QList<SeatModel::Seat> rows;
    for (int seat = 0; seat < status.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        SeatModel::Seat row;
        row.seat = seat;
        row.name = players.name(seat);
        row.human = players.isHuman(seat);
        row.medallion = medallions.value(seat);
        if (!row.human) {
            row.levelName = levelName(players[seat].level);
            row.manner = players.character(seat, state.match().info());
        }
        row.score = status.scores[at];
        row.roundScore = status.round_scores[at];
        row.handCount = status.hand_counts[at];
        row.toMove = status.to_move == seat;
        row.thinking = row.toMove && viewpoint.thinking;
        const Narrator::LastMove last = state.narrator().lastMove(seat);
        row.word = last.word;
        row.wordPly = last.ply;
        row.passed = last.pass && !over;  // then it no longer says where the turn is
        if (at < scene.hands.size() && (seat != viewpoint.seat || over)) addHand(row, scene.hands[at], over);
        if (row.hand.isEmpty() && viewpoint.seesAll && seat != viewpoint.seat) {
            row.hand = openHand(state.match(), seat, aspect);
        }
        if (at < scene.seats.size()) addNote(row, scene.seats[at], players);
        addTeam(row, status, players);
        if (over) row.made = state.narrator().made(seat, !scene.account.empty());
        row.winner = std::find(status.winners.begin(), status.winners.end(), seat) != status.winners.end();
        rows.append(row);
    }
    addUpDecisions(rows, status, scene);
    addPlaces(rows, state, scene);
    return rows;
}

}  // namespace boneyard::ui
