// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "registry.h"

#include <algorithm>
#include <utility>

#include "bots/judge.h"
#include "bots/mean.h"
#include "bots/playout.h"
#include "games.h"

namespace boneyard {

namespace {

/// Of what is chosen where people are told: always the same, so that two who know the same are told the same.
constexpr std::uint64_t kSeed = 7;

/// How strong what a person is told is, or with another number of playouts.
kit::Strength adviser(const kit::GameInfo& game, int playouts) {
    kit::Strength strength = game.advice;
    if (playouts > 0 && strength.style == kit::Strength::Style::Search) strength.playouts = playouts;
    return strength;
}

struct Collect {
    std::vector<GameEntry>& games;

    template <kit::Game G>
    void operator()(const Listed<G>& game) const {
        static const bots::AnalyzerOf<G> kAnalyzer;
        games.push_back({.info = game.info(),
                         .make = &kit::MatchOf<G>::create,
                         .lessons = game.lessons,
                         .bot = &bots::make_bot<G>,
                         .analyzer = &kAnalyzer});
    }
};

}  // namespace

const std::vector<GameEntry>& games() {
    static const std::vector<GameEntry> all = [] {
        std::vector<GameEntry> found;
        for_each_game(Collect{found});
        return found;
    }();
    return all;
}

const GameEntry* find_game(std::string_view id) {
    for (const GameEntry& game : games()) {
        if (game.info.id == id) return &game;
    }
    return nullptr;
}

kit::Error no_such_game(std::string_view id) {
    std::string names;
    for (const GameEntry& known : games()) names += (names.empty() ? "" : ", ") + std::string(known.info.id);
    return {kit::Fault::UnknownGame,
            "There is no game \"" + std::string(id) + "\": the games are " + names + "."};
}

kit::Result<std::unique_ptr<kit::Match>> new_match(std::string_view game, int seats, std::uint64_t deal,
                                                   const kit::GivenOptions& options,
                                                   const std::vector<std::string>& deck) {
    const GameEntry* found = find_game(game);
    if (found == nullptr) return no_such_game(game);
    const kit::GameInfo& info = found->info;
    auto complete = kit::Options::resolve(info.options, options);
    if (!complete) return complete.error();
    if (seats < info.min_seats || seats > info.max_seats) {
        return kit::Error{kit::Fault::BadSeats, "This game has " + std::to_string(info.min_seats) + " to " +
                                                    std::to_string(info.max_seats) + " seats, not " +
                                                    std::to_string(seats) + "."};
    }
    if (info.objection != nullptr) {
        if (const auto objection = info.objection(*complete, seats)) {
            return kit::Error{objection->fault, kit::english(objection->words)};
        }
    }
    return found->make(info, {seats, deal, std::move(complete).value(), deck});
}

kit::Result<std::unique_ptr<kit::Match>> load_match(const kit::Record& record) {
    auto match = new_match(record.game, record.seats, record.deal, record.options, record.deck);
    if (!match)
        return kit::Error{kit::Fault::BadRecord, "The record cannot be set up: " + match.error().message};
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const auto played = (*match)->play(record.actions[i]);
        if (!played) {
            return kit::Error{kit::Fault::BadRecord, "Action " + std::to_string(i + 1) +
                                                         " of the record: " + played.error().message};
        }
    }
    return match;
}

bots::Bot make_bot(const kit::Match& match, kit::Seat seat, int level, std::uint64_t seed,
                   const kit::Manner* manner) {
    const kit::Strength& strength = bots::strength_of(*bots::find_level(level), match.info());
    return find_game(match.info().id)->bot(match, seat, strength, seed, manner);
}

bots::Bot make_hint(const kit::Match& match, kit::Seat seat, int playouts,
                    std::shared_ptr<bots::Rival> rival) {
    const GameEntry& game = *find_game(match.info().id);
    return game.analyzer->advise(match, seat, adviser(game.info, playouts), kSeed, std::move(rival));
}

bots::Analyzer::Work analyze(const kit::Match& match, kit::Seat seat, std::string_view played,
                             const bots::Analyzer::Budget& budget, const bots::Odds& odds) {
    const GameEntry& game = *find_game(match.info().id);
    return game.analyzer->analyze(match, seat, played, adviser(game.info, budget.playouts), budget.worlds,
                                  odds, kSeed);
}

std::optional<bots::Standing> standing_of(const kit::Match& match, kit::Seat seat, int worlds,
                                          const bots::Odds& odds, const std::stop_token& stop) {
    return find_game(match.info().id)->analyzer->standing(match, seat, worlds, odds, kSeed, stop);
}

bots::Odds odds_of(const kit::Match& match, kit::Seat seat, const std::stop_token& stop) {
    constexpr int kMatches = 400;
    return find_game(match.info().id)->analyzer->odds(match, seat, kMatches, kSeed, stop);
}

int behind(const kit::Match& match, kit::Seat seat, std::string_view played, std::string_view better) {
    return find_game(match.info().id)->analyzer->behind(match, seat, played, better);
}

double round_spread(const kit::Record& match, const std::stop_token& stop) {
    constexpr std::uint64_t kDeals = 30;
    bots::Mean leads;
    for (std::uint64_t deal = 1; deal <= kDeals && !stop.stop_requested(); ++deal) {
        const auto dealt = new_match(match.game, match.seats, deal, match.options);
        if (!dealt) continue;
        kit::Status end = (*dealt)->status();
        end.scores = par_of(**dealt, stop);
        leads.add(bots::lead_of(end, 0));
    }
    return std::max(1.0, leads.deviation());
}

kit::PerSeat<int> par_of(const kit::Match& match, const std::stop_token& stop) {
    return find_game(match.info().id)->analyzer->par(match, stop);
}

}  // namespace boneyard
