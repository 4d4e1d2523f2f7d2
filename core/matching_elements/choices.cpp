// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Bids, colours, bets and the other things that are decided without laying a tile.

#include <algorithm>

#include "matching_elements/outlook.h"
#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

using kit::Phrase;
using Kind = Action::Kind;

kit::ChoiceKind choice_kind(Kind kind) {
    switch (kind) {
        case Kind::Bid:
            return kit::ChoiceKind::Bid;
        case Kind::Fold:
            return kit::ChoiceKind::Fold;
        case Kind::Name:
            return kit::ChoiceKind::NameSuit;
        case Kind::Bet:
            return kit::ChoiceKind::Bet;
        case Kind::Hold:
            return kit::ChoiceKind::Hold;
        case Kind::Pass:
            return kit::ChoiceKind::Pass;
        case Kind::Draw:
            return kit::ChoiceKind::Draw;
        case Kind::Reenter:
            return kit::ChoiceKind::BringBack;
        default:
            break;
    }
    return kit::ChoiceKind::Next;
}

/// What is named in a label; of a range the window puts the number that was chosen there.
std::vector<kit::PhraseArg> number_of(const Action& action) {
    if (action.most > action.number) return {};
    return {int{action.number}};
}

Phrase label_of(const View& view, const Action& action) {
    switch (action.kind) {
        //: A button: bid %1 points in the auction
        case Kind::Bid:
            return say(QT_TRANSLATE_NOOP("matching_elements", "Bid %1"), number_of(action));
        //: A button: bid no more
        case Kind::Fold:
            return say(QT_TRANSLATE_NOOP("matching_elements", "Fold"));
        //: A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it
        //: one holds
        case Kind::Name:
            return say.count(QT_TRANSLATE_N_NOOP("matching_elements", "Name %1: you hold %n tile(s)"),
                             view.hand().count_of(action.colour), {term_of_colour(action.colour)});
        //: A button: bet on %1 points
        case Kind::Bet:
            return say(QT_TRANSLATE_NOOP("matching_elements", "Bet %1"), number_of(action));
        //: A button: one's bet stays as it is; %1 is the bet
        case Kind::Hold:
            return say(QT_TRANSLATE_NOOP("matching_elements", "Stay with %1"),
                       {at(view.table.bets, view.seat)});
        case Kind::Pass:
            return say(QT_TRANSLATE_NOOP("matching_elements", "Pass"));
        case Kind::Draw:
            return say(QT_TRANSLATE_NOOP("matching_elements", "Draw"));
        //: A button: %1 tiles of each Bank come back for the final
        case Kind::Reenter:
            return say(QT_TRANSLATE_NOOP("matching_elements", "Bring back %1"), number_of(action));
        default:
            break;
    }
    return say(QT_TRANSLATE_NOOP("matching_elements", "Next round"));
}

/// What a bet of %1 takes, which the window puts there.
Phrase meaning_of_bet(const View& view) {
    if (most_below_bets(view)) {
        //: %1 points, more than the player's tiles can bring
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "Your bet of %1 is out of reach, so the round earns you nothing."));
    }
    //: %1 points
    const auto alone = QT_TRANSLATE_NOOP("matching_elements",
                                         "Your points less the tiles you have left must come to at least %1, "
                                         "or the round earns you nothing.");
    //: %1 points, in a match of teams: what partners make counts for no bet but their own
    const auto together = QT_TRANSLATE_NOOP(
        "matching_elements",
        "Your own points less the tiles you have left must come to at least %1, or the round earns you "
        "nothing.");
    return say(has_teams(view.table) ? together : alone);
}

Phrase meaning_of(const View& view, const Action& action) {
    switch (action.kind) {
        case Kind::Bid:
            //: %1 points: said without the word, as it may be one
            return say(QT_TRANSLATE_NOOP("matching_elements", "If nobody bids more, you score %1 and deal."));
        case Kind::Bet:
            return meaning_of_bet(view);
        default:
            break;
    }
    return {};
}

/// The highest bet that is still sensible: a hand seldom brings so much more than it is likely to.
int usual_most(const View& view, const Action& range) {
    constexpr int kHope = 8;
    constexpr int kFewest = 10;  // numbers that the slider has at least
    if (range.kind != Kind::Bet) return range.most;
    const int likely = Outlook(view).own_net() + kHope;
    return std::min<int>(range.most, std::max(likely, range.number + kFewest));
}

kit::Choice choice_of(const View& view, const Action& action) {
    kit::Choice choice{Game::text(action), choice_kind(action.kind), label_of(view, action)};
    if (action.kind == Kind::Name) {
        choice.suit = colour_text(action.colour);
        //: A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it
        //: one holds
        choice.button = say.count(QT_TRANSLATE_N_NOOP("matching_elements", "%1: %n tile(s)"),
                                  view.hand().count_of(action.colour), {term_of_colour(action.colour)});
    }
    if (action.most == action.number || action.most == 0) return choice;
    choice.action.resize(choice.action.find(' '));  // the number is chosen
    choice.low = action.number;
    choice.high = action.most;
    choice.usual = usual_most(view, action);
    choice.meaning = meaning_of(view, action);
    if (action.kind == Kind::Reenter) {
        for (int number = action.number; number <= action.most; ++number)
            choice.outcomes.push_back(outcome_of(view.table, number));
    }
    return choice;
}

/// What is asked of whoever bets for the first time in a round.
Phrase first_bet_meaning(const Table& table, std::optional<int> most) {
    if (table.highest_bet == kNone) {
        //: %1 the most that the player's points less the tiles left can come to
        const auto known = QT_TRANSLATE_NOOP("matching_elements",
                                             "You bet first, all others higher. Your tiles can make %1 at "
                                             "most (4 for each of the element, 1 for any other, doubles "
                                             "twice).");
        const auto open = QT_TRANSLATE_NOOP("matching_elements",
                                            "The dealer bets first; each bet after that must be higher.");
        return most ? say(known, {*most}) : say(open);
    }
    //: %1 is the highest bet, %2 one more, %3 the most that the player's points less the tiles left can come
    //: to
    const auto known = QT_TRANSLATE_NOOP("matching_elements",
                                         "The highest bet is %1, so at least %2 now; nobody may stay out. "
                                         "Your tiles can make %3 at most (4 for each of the element, 1 for "
                                         "any other, doubles twice).");
    //: %1 is the highest bet, %2 one more
    const auto open = QT_TRANSLATE_NOOP("matching_elements",
                                        "The highest bet is %1, so at least %2 now. Nobody may stay out; a "
                                        "bet that is missed brings 0.");
    return say(most ? known : open, {table.highest_bet, table.highest_bet + 1, most.value_or(0)});
}

/// The same of whoever has a bet already, and may raise it.
Phrase raise_meaning(const Table& table, std::optional<int> most) {
    const bool dealer = table.to_move == table.dealer;
    const bool own = dealer && at(table.bets, table.dealer) == table.highest_bet;
    //: %1 is the highest bet, %2 the most that the player's points less the tiles left can come to
    const auto known = QT_TRANSLATE_NOOP("matching_elements",
                                         "The dealer raised, so everybody may bet once more: the highest is "
                                         "%1. Your tiles can make %2 at most.");
    //: %1 is the highest bet
    const auto open = QT_TRANSLATE_NOOP("matching_elements",
                                        "The dealer raised, so everybody may bet once more: the highest "
                                        "is %1. Bet more, or stay with yours.");
    //: %1 is the player's bet, the highest of all, %2 the most that the player's points less the tiles left
    //: can come to
    const auto own_known = QT_TRANSLATE_NOOP("matching_elements",
                                             "The highest bet is your own: %1. You may raise it, and then "
                                             "the others may, too. Your tiles can make %2 at most.");
    //: %1 is the player's bet, the highest of all
    const auto own_open = QT_TRANSLATE_NOOP("matching_elements",
                                            "The highest bet is your own: %1. You may raise it, and "
                                            "then the others may, too.");
    //: %1 is the highest bet, %2 the most that the player's points less the tiles left can come to
    const auto dealer_known = QT_TRANSLATE_NOOP("matching_elements",
                                                "All have bet; the highest bet is %1. As the dealer you may "
                                                "raise yours, and then the others may, too. Your tiles can "
                                                "make %2 at most.");
    //: %1 is the highest bet
    const auto dealer_open = QT_TRANSLATE_NOOP("matching_elements",
                                               "All have bet; the highest bet is %1. As the dealer you may "
                                               "raise yours, and then the others may, too.");
    const auto text = own      ? (most ? own_known : own_open)
                      : dealer ? (most ? dealer_known : dealer_open)
                               : (most ? known : open);
    return say(text, {table.highest_bet, most.value_or(0)});
}

kit::Question bets_question(const View& view) {
    const Table& table = view.table;
    const bool all_have_bet = std::count_if(table.bets.begin(), table.bets.end(),
                                            [](int bet) { return bet != kNone; }) == table.seats_with_tiles();
    const std::optional<int> most = most_of_bets(view);
    //: A headline: everybody bets on what the round will bring
    return {say(QT_TRANSLATE_NOOP("matching_elements", "The bets")),
            all_have_bet ? raise_meaning(table, most) : first_bet_meaning(table, most), "bets"};
}

/// Who leads, how far the viewer's own tile goes, and whether that is too little for any bid.
Phrase auction_meaning(const View& view, bool only_fold) {
    const Table& table = view.table;
    const auto* const leader = std::max_element(table.bids.begin(), table.bids.begin() + table.seats);
    const bool own = view.seat != kNobody && !at(table.folded, view.seat);
    const int most = own ? total(at(table.draws, view.seat)) : 0;
    if (*leader == kNone) {
        if (!own) {
            return say(QT_TRANSLATE_NOOP("matching_elements",
                                         "Everybody has drawn a tile, and may bid up to its sum. The highest "
                                         "bidder scores the bid, and deals."));
        }
        if (only_fold) {
            //: In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid
            return say(
                QT_TRANSLATE_NOOP("matching_elements", "Your tile allows bids up to %1: you can only fold."),
                {most});
        }
        //: In an auction; %1 is the sum of the player's own tile
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "Everybody has drawn a tile, and may bid up to its sum: you up to %1. "
                                     "The highest bidder scores the bid, and deals."),
                   {most});
    }
    const kit::SeatName name{static_cast<Seat>(leader - table.bids.begin())};
    if (name.seat == view.seat) {
        //: In an auction; %1 is the highest bid, %2 the most that one may bid
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "The highest bid is %1, your own. Your tile allows bids up to %2. "
                                     "The highest bidder deals, and scores the bid."),
                   {*leader, most});
    }
    //: In an auction; %1 is the highest bid, %2 the player who made it
    if (!own)
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "The highest bid is %1, by %2. The highest bidder deals, and scores the "
                                     "bid."),
                   {*leader, name});
    //: In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid
    const auto may_bid = QT_TRANSLATE_NOOP("matching_elements",
                                           "The highest bid is %1, by %2. Your tile allows bids up to %3. "
                                           "The highest bidder deals, and scores the bid.");
    //: The same of who may bid no more than that
    const auto may_not =
        QT_TRANSLATE_NOOP("matching_elements",
                          "The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. "
                          "The highest bidder deals, and scores the bid.");
    return say(only_fold ? may_not : may_bid, {*leader, name, most});
}

kit::Question question_of(const View& view, bool only_fold) {
    const Table& table = view.table;
    switch (table.phase) {
        case Phase::Auction:
            //: A headline: an auction for the right to deal first
            return {say(QT_TRANSLATE_NOOP("matching_elements", "Who deals first?")),
                    auction_meaning(view, only_fold), "first-deal"};
        case Phase::Naming:
            //: A headline: the dealer chooses it
            return {say(QT_TRANSLATE_NOOP("matching_elements", "The element of the round")),
                    say(QT_TRANSLATE_NOOP("matching_elements",
                                          "The dealer names it and lays its first tile. Only its tiles can "
                                          "be laid across, for 3 or 4 points; a double counts twice.")),
                    "element"};
        case Phase::Bets:
            return bets_question(view);
        case Phase::Final:
            //: A headline: the last round, between two sides
            return {say(QT_TRANSLATE_NOOP("matching_elements", "The final")), tell_what_comes_back(table),
                    "final"};
        default:
            break;
    }
    return {};
}

}  // namespace

void add_question(const View& view, const std::vector<Action>& actions, kit::Scene& scene) {
    const bool may_bid = std::any_of(actions.begin(), actions.end(),
                                     [](const Action& action) { return action.kind == Kind::Bid; });
    scene.question = question_of(view, !actions.empty() && !may_bid);
    for (const Action& action : actions) {
        if (!action.is_place()) scene.choices.push_back(choice_of(view, action));
    }
    if (!actions.empty()) scene.prompt = prompt_of(view, actions);
}

}  // namespace boneyard::matching_elements
