// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "registry.h"

#include <utility>

#include "bots/par.h"
#include "bots/think.h"
#include "matador/game.h"
#include "matador/info.h"
#include "matador/lesson.h"
#include "matching_elements/game.h"
#include "matching_elements/info.h"
#include "tiles_and_deal/game.h"
#include "tiles_and_deal/info.h"
#include "triominoes/game.h"
#include "triominoes/info.h"

namespace boneyard {

namespace {

template <kit::Game G>
GameEntry entry(const kit::GameInfo& info, const kit::Grades& grades, kit::Lesson (*lesson)()) {
    return {.info = info,
            .make = &kit::MatchOf<G>::create,
            .think = &bots::think_for<G>,
            .study = &bots::study_for<G>,
            .behind = &bots::behind<G>,
            .hold = &bots::hold<G>,
            .par = &bots::par<G>,
            .grades = grades,
            .lesson = lesson,
            .rounds = &bots::play_rounds<G>,
            .simulate = &bots::simulate<G>};
}

}  // namespace

const std::vector<GameEntry>& games() {
    static const std::vector<GameEntry> all = {
        entry<triominoes::Game>(triominoes::info(), triominoes::grades(), &triominoes::lesson),
        entry<matador::Game>(matador::matador_info(), matador::matador_grades(), &matador::matador_lesson),
        entry<matador::Game>(matador::russian_info(), matador::russian_grades(), &matador::russian_lesson),
        entry<tiles_and_deal::Game>(tiles_and_deal::info(), tiles_and_deal::grades(),
                                    &tiles_and_deal::lesson),
        entry<matching_elements::Game>(matching_elements::info(), matching_elements::grades(),
                                       &matching_elements::lesson),
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

bots::Study study(const kit::Match& match, kit::Seat seat, std::string_view played, const bots::Care& care) {
    constexpr std::uint64_t kSeed = 7;  // always the same: two who knew the same are told the same
    const kit::Skill& skill = bots::skill_of(bots::strongest().number, match.info().ladder);
    return find_game(match.info().id)->study(match, seat, played, skill, care, kSeed);
}

int behind(const kit::Match& match, kit::Seat seat, std::string_view played, std::string_view better) {
    return find_game(match.info().id)->behind(match, seat, played, better);
}

}  // namespace boneyard
