// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/matchend.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QPointF>
#include <algorithm>

#include "common/dealnumber.h"
#include "common/numerals.h"
#include "common/words.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

void MatchEnd::setMatch(ShownMatch* match) {
    if (match == match_) return;
    if (match_ != nullptr) match_->disconnect(this);
    match_ = match;
    if (match_ != nullptr) connect(match_, &ShownMatch::textsChanged, this, &MatchEnd::look);
    look();
}

bool MatchEnd::over() const {
    return match_ != nullptr && match_->whole() != nullptr && match_->whole()->match().status().match_over();
}

void MatchEnd::look() {
    constexpr qsizetype kFacts = 3;
    places_.clear();
    course_ = {};
    facts_.clear();
    if (over()) {
        const PlayedMatch& played = *match_->whole();
        places_ = placesOf(played);
        course_ = courseOf(ScoreKeeper(played, match_->players()).sheet(), played.history(), places_);
        facts_ = factsOf(played.history(), course_, places_, kFacts, leadInFinal(played, places_));
    }
    emit changed();
}

bool MatchEnd::yours(const Place& place) const {
    return place.seats.contains(match_->players().onlyPerson());
}

QString MatchEnd::names(const QList<int>& seats) const {
    QStringList all;
    for (const int seat : seats) all.append(match_->players().name(seat));
    return QLocale().createSeparatedList(all);
}

bool MatchEnd::won() const {
    return std::any_of(places_.begin(), places_.end(),
                       [this](const Place& place) { return place.winner && yours(place); });
}

QString MatchEnd::title() const {
    QStringList winners;
    const Place* own = nullptr;
    bool team = false;
    for (const Place& place : places_) {
        const bool you = yours(place) && match_->players().isYou(match_->players().onlyPerson());
        if (you) own = &place;
        if (place.winner && !you) winners.append(names(place.seats));
        team = team || (you && place.seats.size() > 1);
    }
    const QString others = QLocale().createSeparatedList(winners);
    if (own != nullptr && own->winner && !others.isEmpty()) {
        //: The headline when a match has ended in a draw; %1 are the others who won as well
        return team ? tr("Your team shares the win with %1").arg(others)
                    //: The headline when a match has ended in a draw; %1 are the others who won as well
                    : tr("You share the win with %1").arg(others);
    }
    if (own != nullptr && own->winner) {
        QList<int> partners = own->seats;
        partners.removeOne(match_->players().onlyPerson());
        if (partners.size() > 1)
            //: The headline when a match has ended; %1 is a list: You, and two partners or more
            return tr("%1 have won").arg(names(QList<int>{match_->players().onlyPerson()} + partners));
        //: The headline when a match has ended; %1 is the partner of the player
        return team ? tr("You and %1 won").arg(names(partners))
                    //: The headline when a match has ended
                    : tr("You won");
    }
    //: The headline when a match has ended in a draw; %1 are several players or teams
    if (winners.size() > 1) return tr("%1 share the win").arg(others);
    if (own != nullptr && places_.size() > 2) {
        const auto sides = static_cast<int>(places_.size());
        const QStringList told{others, numeral(own->place), numeral(sides)};
        const bool shared = std::any_of(places_.begin(), places_.end(), [&](const Place& place) {
            return &place != own && place.place == own->place;
        });
        if (shared) {
            //: The headline when a match has ended; %1 are the players of the team that won, %L2 the place,
            //: of %L3, that the player's team has with another
            return filled(team ? tr("%1 won, your team shares place %L2 of %L3")
                               //: The headline when a match has ended; %1 is the winner, %L2 the place, of
                               //: %L3, that the player has with somebody else
                               : tr("%1 won, you share place %L2 of %L3"),
                          told);
        }
        //: The headline when a match has ended; %1 are the players of the team that won, %L2 the place of
        //: the player's team, of %L3
        if (team) return filled(tr("%1 won; your team's place: %L2 of %L3"), told);
        //: The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3
        return filled(tr("%1 won; your place: %L2 of %L3"), told);
    }
    if (others.isEmpty()) return {};
    const bool several = std::any_of(places_.begin(), places_.end(), [](const Place& place) {
        return place.winner && place.seats.size() > 1;
    });
    //: The headline when a match has ended; %1 are the players of the team that won
    return several ? tr("%1 won", "a team").arg(others)
                   //: The headline when a match has ended; %1 is the winner
                   : tr("%1 won").arg(others);
}

QVariantList MatchEnd::places() const {
    const QStringList medallions = match_ == nullptr ? QStringList() : match_->players().medallions();
    QVariantList all;
    for (const Place& place : places_) {
        const bool alone = place.seats.size() == 1;
        all.append(QVariantMap{{u"place"_s, place.place},
                               {u"names"_s, names(place.seats)},
                               {u"side"_s, place.side},
                               {u"team"_s, alone ? -1 : place.side},
                               {u"medallion"_s, alone ? medallions.value(place.seats.front()) : QString()},
                               {u"you"_s, yours(place)},
                               {u"points"_s, place.points},
                               {u"decides"_s, place.decides ? QVariant(*place.decides) : QVariant()},
                               {u"out"_s, place.out},
                               {u"winner"_s, place.winner},
                               {u"spoken"_s, spoken(place)}});
    }
    return all;
}

QVariantList MatchEnd::lines() const {
    QVariantList all;
    for (qsizetype side = 0; side < course_.totals.size(); ++side) {
        QVariantList points;
        for (qsizetype round = 0; round < course_.totals[side].size(); ++round)
            points.append(QPointF(static_cast<double>(round), course_.totals[side][round]));
        const auto own = std::find_if(places_.begin(), places_.end(),
                                      [side](const Place& place) { return place.side == side; });
        all.append(QVariantMap{{u"points"_s, points},
                               {u"label"_s, names(own->seats)},
                               {u"side"_s, side},
                               {u"team"_s, own->seats.size() > 1 ? side : -1},
                               {u"you"_s, yours(*own)},
                               {u"winner"_s, own->winner}});
    }
    return all;
}

bool MatchEnd::byFinal() const {
    return std::any_of(places_.begin(), places_.end(),
                       [](const Place& place) { return place.decides.has_value(); });
}

QVariantList MatchEnd::facts() const {
    QVariantList all;
    for (const MatchFact& fact : facts_)
        all.append(QVariantMap{{u"what"_s, what(fact)}, {u"words"_s, words(fact)}, {u"ply"_s, fact.ply}});
    return all;
}

QString MatchEnd::spoken(const Place& place) const {
    const int score = place.decides.value_or(place.points);
    //: Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points
    QString stands = filled(tr("Place %L1: %2, %L3"),
                            {numeral(place.place), names(place.seats), isolated(numeral(score))});
    if (place.out == 0) return stands;
    //: Spoken for a side at the end of a match; %1 "Place 3: Ada, 12", %L2 a round
    return filled(tr("%1, out in round %L2"), {stands, numeral(place.out)});
}

QString MatchEnd::spoken() const {
    if (places_.isEmpty()) return {};
    QStringList sentences{title()};
    for (const Place& place : places_) sentences.append(spoken(place));
    return sentences.join(u". "_s) + u'.';
}

/// The side of that seat.
QString MatchEnd::who(int seat) const {
    for (const Place& place : places_) {
        if (place.seats.contains(seat)) return names(place.seats);
    }
    return {};
}

QString MatchEnd::what(const MatchFact& fact) const {
    switch (fact.kind) {
        //: A fact of a match that is over: the move that brought most points
        case MatchFact::Kind::BestMove:
            return tr("Most points in one move");
        //: A fact of a match that is over: from when the winner led to the end
        case MatchFact::Kind::Lead:
            return tr("In the lead for good");
        //: A fact of a match that is over: the round that brought one player most points
        case MatchFact::Kind::BigRound:
            if (!byFinal()) return tr("Biggest round");
            //: A fact of a match that a final has decided, which is not among these rounds: the round that
            //: brought one player most points
            return tr("Biggest round before the final");
        //: A fact of a match that is over
        case MatchFact::Kind::Draws:
            return tr("Most tiles drawn in a row");
        //: A fact of a match that is over
        case MatchFact::Kind::Passes:
            return tr("Most passes in a row");
        //: A fact of a match that is over: who laid nothing for most turns in a row
        case MatchFact::Kind::Wait:
            return tr("Longest wait");
        //: A fact of a match that is over: the round with the fewest moves
        case MatchFact::Kind::ShortRound:
            return tr("Shortest round");
        //: A fact of a match that is over
        case MatchFact::Kind::Laid:
            return tr("Most tiles laid");
        //: A fact of a match that is over: who laid it, and which it was
        case MatchFact::Kind::First:
            return tr("First tile");
        //: A fact of a match that is over: who laid it, and which it was
        case MatchFact::Kind::Last:
            return tr("Last tile");
        case MatchFact::Kind::Length:
            break;
    }
    //: A fact of a match that is over: how many moves it had
    return tr("The whole match");
}

/// The tile that was laid or thrown then.
QString MatchEnd::tile(const MatchFact& fact) const {
    const PlayedMatch& played = *match_->whole();
    for (const kit::Event& event : played.history()[static_cast<std::size_t>(fact.ply) - 1].events) {
        if (event.type == kit::EventType::Place || event.type == kit::EventType::Discard)
            return Narrator(played, match_->players()).named(event.tile);
    }
    return {};
}

QString MatchEnd::words(const MatchFact& fact) const {
    const QString round = numeral(fact.round);
    switch (fact.kind) {
        case MatchFact::Kind::BestMove: {
            const PlayedMatch& played = *match_->whole();
            const Narrator::Gains gains =
                gainsOf(played.history()[static_cast<std::size_t>(fact.ply) - 1], fact.seat);
            const QString earned = Narrator(played, match_->players()).earned(gains);
            //: Whose move it was, and what it brought: %1 a name, %2 "13 + 40 bridge", %L3 a round
            return filled(tr("%1: %2, round %L3"), {match_->players().name(fact.seat), earned, round});
        }
        case MatchFact::Kind::Lead:
            //: Who led for good from some moment of the final on: %1 a name or several
            if (byFinal()) return tr("%1 in the final").arg(who(fact.seat));
            //: From when a player or a team led: %1 a name or several, %L2 a round
            return filled(tr("%1 from round %L2"), {who(fact.seat), round});
        case MatchFact::Kind::BigRound:
            //: Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round
            return filled(tr("%1: %L2 in round %L3"), {who(fact.seat), numeral(fact.number), round});
        case MatchFact::Kind::Draws:
            return filled(tr("%1: %L2 in round %L3"),
                          {match_->players().name(fact.seat), numeral(fact.number), round});
        //: How many passes in a row there were: %L1 a number, %L2 a round
        case MatchFact::Kind::Passes:
            return tr("%L1 in round %L2").arg(fact.number).arg(fact.round);
        case MatchFact::Kind::Wait:
            //: Who had to wait for so many turns in a row: %1 a name, %L2 a round
            return filled(tr("%1: laid nothing for %n turn(s), round %L2", nullptr, fact.number),
                          {match_->players().name(fact.seat), round});
        case MatchFact::Kind::ShortRound:
            //: %L1 a round
            return tr("Round %L1: %n move(s)", nullptr, fact.number).arg(fact.round);
        //: Who laid so many tiles: %1 a name, %L2 a number
        case MatchFact::Kind::Laid:
            return filled(tr("%1: %L2"), {match_->players().name(fact.seat), numeral(fact.number)});
        //: Whose tile it was, and which: %1 a name, %2 a tile
        case MatchFact::Kind::First:
        case MatchFact::Kind::Last:
            return tr("%1: %2").arg(match_->players().name(fact.seat), tile(fact));
        case MatchFact::Kind::Length:
            break;
    }
    return tr("%n move(s)", nullptr, fact.number);
}

QString MatchEnd::deal() const {
    if (match_ == nullptr || !match_->active()) return {};
    const kit::Record record = match_->record();
    //: A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the
    //: deal's number
    return tr("Boneyard: %1 for %L2, deal %3")
        .arg(match_->game()->name())
        .arg(record.seats)
        .arg(dealNumber(record.deal));
}

void MatchEnd::copyDeal() const { QGuiApplication::clipboard()->setText(deal()); }

}  // namespace boneyard::ui

#include "moc_matchend.cpp"
