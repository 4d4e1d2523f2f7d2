// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/migrations.h"

#include <array>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

// Times are milliseconds since 1970, UTC. `you` is the seat of the only person, or -1; `names` is what
// people wrote, folded, to search in; `won` is of that person and null until the match is over.
Migration first() {
    return {
        uR"(CREATE TABLE matches (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            seats INTEGER NOT NULL,
            deal INTEGER NOT NULL,
            options TEXT NOT NULL,
            deck TEXT NOT NULL,
            players TEXT NOT NULL,
            names TEXT NOT NULL,
            you INTEGER NOT NULL,
            casual INTEGER NOT NULL,
            started INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            finished INTEGER,
            round INTEGER NOT NULL,
            to_move INTEGER NOT NULL,
            scores TEXT NOT NULL,
            winners TEXT NOT NULL,
            won INTEGER,
            plies INTEGER NOT NULL,
            hints INTEGER NOT NULL,
            undos INTEGER NOT NULL))"_s,
        u"CREATE INDEX matches_by_change ON matches(changed)"_s,
        uR"(CREATE TABLE actions (
            match INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
            ply INTEGER NOT NULL,
            action TEXT NOT NULL,
            by INTEGER NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (match, ply)) WITHOUT ROWID)"_s,
    };
}

/// What the statistics keep of finished matches. Version 0: the match does not count, and nothing is kept.
Migration second() {
    return {
        uR"(CREATE TABLE digests (
            match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
            version INTEGER NOT NULL,
            share REAL,
            points INTEGER,
            ahead REAL,
            luck REAL,
            rounds INTEGER,
            rounds_won INTEGER,
            best_round INTEGER,
            drawn INTEGER,
            levels TEXT,
            sides TEXT,
            earned TEXT))"_s,
    };
}

/// How the players have put their tiles, by seat: it is worth something until the round is over.
Migration third() { return {u"ALTER TABLE matches ADD COLUMN racks TEXT NOT NULL DEFAULT '{}'"_s}; }

/// Which match was played last, also where the clock was set back meanwhile: `touched` grows with each change
/// of any match.
Migration fourth() {
    return {
        u"ALTER TABLE matches ADD COLUMN touched INTEGER NOT NULL DEFAULT 0"_s,
        uR"(UPDATE matches SET touched = ranked.place
            FROM (SELECT id, row_number() OVER (ORDER BY changed, id) AS place FROM matches) AS ranked
            WHERE ranked.id = matches.id)"_s,
        u"DROP INDEX matches_by_change"_s,
        u"CREATE INDEX matches_by_touch ON matches(touched)"_s,
    };
}

/// The deals of the days: which match counts for a date and a game, how it ended, and what good bots come to.
/// A row outlasts its match.
Migration fifth() {
    return {
        uR"(CREATE TABLE days (
            date TEXT NOT NULL,
            game TEXT NOT NULL,
            match INTEGER NOT NULL,
            ahead INTEGER,
            par REAL,
            PRIMARY KEY (date, game)) WITHOUT ROWID)"_s,
        u"CREATE INDEX days_by_match ON days(match)"_s,
    };
}

/// What was found when one looked back at a match, of each seat, and by which analyzer.
Migration sixth() {
    return {
        uR"(CREATE TABLE analyses (
            match INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            version INTEGER NOT NULL,
            found BLOB NOT NULL,
            PRIMARY KEY (match, seat)) WITHOUT ROWID)"_s,
    };
}

/// Puzzles that were tried: `tried` grows with each try, also where the clock was set back. The rating over
/// them, by game. And when one's own mistakes are asked for again: dates as "2026-11-26".
Migration seventh() {
    return {
        uR"(CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            tried INTEGER NOT NULL,
            at INTEGER NOT NULL,
            solved INTEGER NOT NULL) WITHOUT ROWID)"_s,
        uR"(CREATE TABLE puzzle_ratings (
            game TEXT PRIMARY KEY,
            rating REAL NOT NULL,
            deviation REAL NOT NULL,
            volatility REAL NOT NULL,
            tries INTEGER NOT NULL,
            solved INTEGER NOT NULL) WITHOUT ROWID)"_s,
        uR"(CREATE TABLE mistakes (
            match INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            ply INTEGER NOT NULL,
            in_row INTEGER NOT NULL,
            ease REAL NOT NULL,
            interval INTEGER NOT NULL,
            seen TEXT NOT NULL,
            due TEXT NOT NULL,
            PRIMARY KEY (match, seat, ply)) WITHOUT ROWID)"_s,
    };
}

}  // namespace

std::span<const Migration> migrations() {
    static const std::array<Migration, 7> all{first(), second(), third(),  fourth(),
                                              fifth(), sixth(),  seventh()};
    return all;
}

}  // namespace boneyard::ui
