// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "puzzles/puzzlebook.h"

#include <QFile>
#include <cmath>
#include <limits>

#include "bots/level.h"
#include "kit/fnv1a.h"
#include "protocol/record.h"
#include "registry.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

QString idOf(const protocol::Puzzle& puzzle) {
    const std::string position =
        protocol::record_text({puzzle.game, puzzle.seats, puzzle.deal, puzzle.options, {}, puzzle.actions});
    return u"%1-%2"_s.arg(QString::fromStdString(puzzle.game))
        .arg(static_cast<qulonglong>(kit::fnv1a(position)), 16, 16, QLatin1Char('0'));
}

}  // namespace

std::vector<BookPuzzle> readPuzzles(const QString& folder, const QString& game) {
    std::vector<BookPuzzle> book;
    QFile file(folder + u'/' + game + u".jsonl"_s);
    if (!file.open(QIODevice::ReadOnly)) return book;
    while (!file.atEnd()) {
        auto puzzle = protocol::parse_puzzle(file.readLine().trimmed().toStdString());
        if (!puzzle || puzzle->game != game.toStdString()) continue;
        QString id = idOf(*puzzle);
        book.push_back({std::move(id), std::move(puzzle).value()});
    }
    return book;
}

Task taskOf(const protocol::Puzzle& puzzle, const QString& sign) {
    Task task;
    MatchPlan& plan = task.plan;
    plan.gameId = QString::fromStdString(puzzle.game);
    plan.seats = puzzle.seats;
    plan.deal = puzzle.deal;
    plan.options = puzzle.options;
    plan.players = Players::usualFrom(puzzle.seat, puzzle.seats, sign);
    for (const std::string& action : puzzle.actions) plan.played.push_back({action, By::Bot});
    plan.keep = plan.counts = false;
    task.seat = puzzle.seat;
    task.best = puzzle.best;
    task.better = puzzle.better;
    task.certain = puzzle.error == 0 && puzzle.better > 0;
    // What is about nothing in particular needs no words.
    const GameEntry* game = find_game(puzzle.game);
    if (game != nullptr && puzzle.theme != "best")
        task.theme = protocol::theme_words(game->info, puzzle.theme);
    task.rating = puzzle.rating;
    for (const auto& [id, share] : puzzle.solved) {
        if (const bots::Level* level = bots::find_level(id)) task.solved.emplace_back(level->number, share);
    }
    return task;
}

Choice choosePuzzle(const std::vector<BookPuzzle>& book, const QHash<QString, qint64>& tried, double rating) {
    Choice fresh;
    Choice old{-1, true};
    double nearest = std::numeric_limits<double>::max();
    qint64 oldest = std::numeric_limits<qint64>::max();
    for (std::size_t row = 0; row < book.size(); ++row) {
        const auto before = tried.constFind(book[row].id);
        const double off = std::abs(book[row].puzzle.rating - rating);
        if (before == tried.constEnd() && off < nearest) {
            nearest = off;
            fresh.row = static_cast<int>(row);
        } else if (before != tried.constEnd() && *before < oldest) {
            oldest = *before;
            old.row = static_cast<int>(row);
        }
    }
    return fresh.row >= 0 || old.row < 0 ? fresh : old;
}

}  // namespace boneyard::ui
