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

/// What finished matches are looked for and sorted by: `level` is that of all bots, -1 of several, and null
/// until the row is brought up to date; `ahead` is how far the only person was ahead of the best other side.
/// `names` has from now on what stands for names and results as well (storedmatch.h). Both indexes hold all
/// that a list asks of a match, so that a hundred thousand of them are gone through without the table.
Migration searching() {
    return {
        u"ALTER TABLE matches ADD COLUMN level INTEGER"_s,
        u"ALTER TABLE matches ADD COLUMN ahead INTEGER"_s,
        uR"(CREATE INDEX matches_over ON matches(touched, finished, changed, game, won, level, ahead, plies, deal,
            hints, undos, names) WHERE finished IS NOT NULL)"_s,
        u"CREATE INDEX matches_going ON matches(touched) WHERE finished IS NULL"_s,
        u"CREATE INDEX matches_old ON matches(id) WHERE level IS NULL"_s,
        // What somebody else came to, as JSON; null where nobody asked to do better.
        u"ALTER TABLE matches ADD COLUMN challenge TEXT"_s,
    };
}

/// Sums of the digests by day, so that the statistics need not read them all. `day` counts from 1970-01-01,
/// as the calendar stood where the match was finished; of a digest it is null until it is in the sums. `runs`
/// has how often one match after the other was won, of each game and (under '') of all.
Migration summing() {
    return {
        u"ALTER TABLE digests ADD COLUMN day INTEGER"_s,
        u"CREATE INDEX digests_by_day ON digests(day, version)"_s,
        uR"(CREATE TABLE tallies (
            game TEXT NOT NULL,
            day INTEGER NOT NULL,
            helped INTEGER NOT NULL,
            levels TEXT NOT NULL,
            sides TEXT NOT NULL,
            matches INTEGER NOT NULL,
            won INTEGER NOT NULL,
            share REAL NOT NULL,
            points INTEGER NOT NULL,
            best_points INTEGER NOT NULL,
            rounds INTEGER NOT NULL,
            rounds_won INTEGER NOT NULL,
            best_round INTEGER NOT NULL,
            drawn INTEGER NOT NULL,
            ahead REAL NOT NULL,
            luck REAL,
            earned TEXT NOT NULL,
            PRIMARY KEY (day, game, helped, levels, sides)) WITHOUT ROWID)"_s,
        uR"(CREATE TABLE runs (
            game TEXT NOT NULL,
            day INTEGER NOT NULL,
            matches INTEGER NOT NULL,
            first INTEGER NOT NULL,
            last INTEGER NOT NULL,
            longest INTEGER NOT NULL,
            PRIMARY KEY (day, game)) WITHOUT ROWID)"_s,
        // A deal of the day counts now, from the first one on.
        u"DELETE FROM digests WHERE version = 0 AND match IN (SELECT match FROM days)"_s,
        // Version -1: the match is still to be looked at. Each gets its row as it is finished.
        uR"(INSERT OR IGNORE INTO digests(match, version)
            SELECT id, -1 FROM matches WHERE finished IS NOT NULL AND you >= 0)"_s,
    };
}

/// In short what an analysis found, when it was done: the part of the moves' worth that was kept, how many
/// moves that is of, and by kind of decision what the others cost.
Migration judging() {
    return {
        u"ALTER TABLE analyses ADD COLUMN accuracy REAL"_s,
        u"ALTER TABLE analyses ADD COLUMN moves INTEGER"_s,
        u"ALTER TABLE analyses ADD COLUMN faults TEXT"_s,
    };
}

/// What history and statistics are asked for quickly.
Migration eighth() {
    Migration all = searching();
    all += summing();
    all += judging();
    return all;
}

/// Whether a coach looks on.
Migration ninth() { return {u"ALTER TABLE matches ADD COLUMN coached INTEGER NOT NULL DEFAULT 0"_s}; }

/// Whether it came from a file: somebody else may have played it. Until now such a match was left out of the
/// statistics, as others were too, and it alone was over in the moment in which it began.
Migration tenth() {
    return {
        u"ALTER TABLE matches ADD COLUMN imported INTEGER NOT NULL DEFAULT 0"_s,
        uR"(UPDATE matches SET imported = 1 WHERE started = finished
            AND id IN (SELECT match FROM digests WHERE version = 0))"_s,
    };
}

}  // namespace

std::span<const Migration> migrations() {
    static const std::array<Migration, 10> all{first(), second(),  third(),  fourth(), fifth(),
                                               sixth(), seventh(), eighth(), ninth(),  tenth()};
    return all;
}

}  // namespace boneyard::ui
