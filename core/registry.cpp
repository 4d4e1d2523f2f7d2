// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "registry.h"

#include <utility>

#include "bots/think.h"
#include "matador/game.h"
#include "matador/info.h"
#include "matching_elements/game.h"
#include "matching_elements/info.h"
#include "tiles_and_deal/game.h"
#include "tiles_and_deal/info.h"
#include "triominoes/game.h"
#include "triominoes/info.h"

namespace boneyard {

namespace {

template <kit::Game G>
GameEntry entry(kit::GameInfo info) {
    return {std::move(info), &kit::MatchOf<G>::create, &bots::think_for<G>,
            &bots::hold<G>,  &bots::play_rounds<G>,    &bots::simulate<G>};
}

}  // namespace

const std::vector<GameEntry>& games() {
    static const std::vector<GameEntry> all = {
        entry<triominoes::Game>(triominoes::info()),
        entry<matador::Game>(matador::matador_info()),
        entry<matador::Game>(matador::russian_info()),
        entry<tiles_and_deal::Game>(tiles_and_deal::info()),
        entry<matching_elements::Game>(matching_elements::info()),
    };
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

bots::Thought think(const kit::Match& match, kit::Seat seat, const bots::Player& player) {
    const kit::Skill& skill = bots::skill_of(player.level, match.info().ladder);
    return find_game(match.info().id)->think(match, seat, skill, player.seed);
}

}  // namespace boneyard
