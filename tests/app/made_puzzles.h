// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QString>
#include <vector>

#include "analysis/judgementsjson.h"
#include "played_matches.h"
#include "protocol/puzzle.h"
#include "registry.h"
#include "store/archive.h"
#include "store/journal.h"

/// Puzzles and mistakes that tests make for themselves.
namespace boneyard::test {

/// A puzzle, and a move that is worse than its solution for certain.
struct MadePuzzle {
    protocol::Puzzle puzzle;
    std::string wrong;
};

/// What is enough to tell good moves of these puzzles from bad ones.
inline constexpr bots::Analyzer::Budget kSmallBudget{200, 60};

/// The first position of that deal in which the first player has to choose, and some move costs a lot.
inline std::optional<MadePuzzle> makePuzzle(const std::string& game, std::uint64_t deal, int rating) {
    constexpr double kMuch = 8;  // points
    const auto match = new_match(game, 2, deal, {}).value();
    const int greedy = bots::find_level("greedy")->number;
    while (!match->status().round_over()) {
        const kit::Seat seat = match->status().to_move;
        const auto legal = match->legal();
        for (const std::string& action : legal) {
            if (seat != 0 || legal.size() < 3) break;
            const auto found = analyze(*match, seat, action, kSmallBudget)({});
            if (!found->better || found->cost < kMuch) continue;
            return MadePuzzle{{game,
                               2,
                               deal,
                               {},
                               match->actions(),
                               seat,
                               found->best,
                               found->cost,
                               found->error,
                               "best",
                               rating,
                               {{"beginner", 0.25}, {"champion", 1}}},
                              action};
        }
        (void)match->play(*make_bot(*match, seat, greedy, 1)({}));
    }
    return std::nullopt;
}

/// So many of them, the easiest first.
inline std::vector<MadePuzzle> makePuzzles(const std::string& game, std::size_t count) {
    std::vector<MadePuzzle> all;
    int rating = 1400;
    for (std::uint64_t deal = 1; all.size() < count; ++deal) {
        if (auto made = makePuzzle(game, deal, rating)) all.push_back(*made);
        rating = 1400 + 200 * static_cast<int>(all.size());
    }
    return all;
}

/// As they lie in the program: a file a game in that folder.
inline void writePuzzles(const QString& folder, const std::vector<MadePuzzle>& puzzles) {
    for (const MadePuzzle& made : puzzles) {
        QFile file(folder + u'/' + QString::fromStdString(made.puzzle.game) + QStringLiteral(".jsonl"));
        QVERIFY(file.open(QIODevice::Append));
        file.write(QByteArray::fromStdString(protocol::puzzle_text(made.puzzle) + '\n'));
    }
}

/// A match in the store, and the moves that a look back has found to be better than those played.
struct KeptMatch {
    int id = 0;
    std::vector<std::string> better;
};

/// Keeps a match that is over, in which the first player has made so many blunders as a look back has found.
inline KeptMatch keepMatchWithBlunders(ui::Archive& archive, std::uint64_t deal, int blunders) {
    const ui::MatchPlan plan = playedMatch("matador", 2, deal);
    const auto match = new_match("matador", 2, deal, {}).value();
    ui::Judgements judgements;
    KeptMatch kept;
    for (const ui::PlayedText& action : plan.played) {
        const auto legal = match->legal();
        const auto other = std::find_if(legal.begin(), legal.end(),
                                        [&](const std::string& each) { return each != action.action; });
        if (static_cast<int>(judgements.size()) < blunders && match->status().to_move == 0 &&
            other != legal.end()) {
            bots::Analysis found{*other, 0, 60, 0.5, true, 60};
            judgements[match->actions().size()] = {found, {}, {}};
            kept.better.push_back(*other);
        }
        (void)match->play(action.action);
    }
    const auto journal = archive.journal();
    ui::MatchPlan begun = plan;
    begun.played.clear();
    const auto played = new_match("matador", 2, deal, {}).value();
    journal->begin(begun, ui::standingOf(played->status()), [&kept](int number) { kept.id = number; });
    std::size_t written = 0;
    for (const ui::PlayedText& action : plan.played) {
        (void)played->play(action.action);
        journal->keep(action, ui::standingOf(played->status()), [&written] { ++written; });
    }
    [&] { QTRY_VERIFY(kept.id > 0 && written == plan.played.size()); }();
    if (blunders > 0) archive.keepAnalysis(kept.id, 0, bots::kAnalyzerVersion, ui::written({judgements}));
    return kept;
}

}  // namespace boneyard::test
