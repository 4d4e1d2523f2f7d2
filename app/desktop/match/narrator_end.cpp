// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How a round came out, and a match.

#include <QLocale>
#include <algorithm>

#include "common/numerals.h"
#include "common/words.h"
#include "match/find.h"
#include "match/narrator.h"

namespace boneyard::ui {

using kit::EventType;

QString Narrator::ending(const kit::Event& over) const {
    const kit::Reason* known = find(played_.match().info().endings, over.why);
    if (known == nullptr) return {};
    const bool two = over.seat != kit::kNobody && played_.match().status().seats == 2;
    const QString other = two ? players_.name(1 - over.seat) : QString();
    if (players_.isYou(over.seat) && !known->yours.empty()) return filled(say(known->yours), {other});
    if (two && players_.isYou(1 - over.seat) && !known->lost.empty())
        return filled(say(known->lost), {players_.name(over.seat)});
    return filled(say(known->words), {teamNames(over.seat), other});
}

QString Narrator::moment(Moment::Kind kind, int seat) const {
    const QString name = players_.name(seat);
    if (kind == Moment::Missed) {
        //: For screen readers: at a round's end a player has fewer points than the bet
        return players_.isYou(seat) ? tr("You missed your bet.")
                                    //: For screen readers; %1 is a player
                                    : tr("%1 missed the bet.").arg(name);
    }
    if (kind != Moment::LastTile) return {};
    //: For screen readers
    return players_.isYou(seat) ? tr("That was your last tile.")
                                //: For screen readers; %1 is a player
                                : tr("That was %1's last tile.").arg(name);
}

/// Who plays together with that seat, itself among them.
QString Narrator::teamNames(int seat) const {
    if (seat == kit::kNobody) return {};
    QStringList names;
    for (const kit::Seat one : played_.match().status().team_of(static_cast<kit::Seat>(seat)))
        names.append(players_.name(one));
    return QLocale().createSeparatedList(names);
}

/// A team goes out together.
QString Narrator::goneOut(const kit::Event& event) const {
    const kit::EventWords* words = find(played_.match().info().event_words, event);
    if (words == nullptr) return {};
    return isYourTeam(event.seat) ? say(words->yours) : filled(say(words->theirs), {teamNames(event.seat)});
}

/// What points were for, as it is said after them.
QString Narrator::forWhat(const kit::Reason& reason, int times) {
    if (times == 1 || reason.several.empty()) return say(reason.once.empty() ? reason.words : reason.once);
    kit::Phrase several = reason.several;
    if (several.count >= 0) several.count = times;
    return say(several);
}

QString Narrator::made(int seat, bool accounted) const {
    struct Part {
        std::string_view why;
        int points = 0;
        int times = 0;
    };
    std::vector<Part> parts;
    int sum = 0;
    for (const kit::Event& event : thisRound()) {
        if (event.type != EventType::Score || event.seat != seat) continue;
        const auto same =
            std::find_if(parts.begin(), parts.end(), [&](const Part& part) { return part.why == event.why; });
        Part& part = same != parts.end() ? *same : parts.emplace_back(Part{event.why});
        part.points += event.points;
        ++part.times;
        sum += event.points;
    }
    const std::vector<kit::Reason>& reasons = played_.match().info().reasons;
    std::stable_sort(parts.begin(), parts.end(), [&](const Part& one, const Part& other) {
        return find(reasons, one.why) < find(reasons, other.why);  // in every line alike
    });
    const kit::Event* over = accounted ? roundOver() : nullptr;
    const bool allAtTheEnd =
        parts.size() == 1 && std::any_of(played_.history().back().events.begin(),
                                         played_.history().back().events.end(), [&](const kit::Event& event) {
                                             return event.type == EventType::Score && event.seat == seat &&
                                                    event.points == sum;
                                         });
    if (over != nullptr && over->seat == seat && allAtTheEnd) return {};
    QStringList words;
    for (const Part& part : parts) {
        const kit::Reason* known = find(reasons, part.why);
        const QString points = isolated(numeral(part.points));
        //: Points and what for: "46 for tiles laid"
        words.append(known == nullptr ? points : tr("%1 %2").arg(points, forWhat(*known, part.times)));
    }
    const QString all = QLocale().createSeparatedList(words);
    //: What a player won and lost in a round, and the sum: %1 "46 for tiles laid and 40 for a bridge", %2
    //: "86"
    return parts.size() > 1 ? tr("%1: %2").arg(all, isolated(numeral(sum))) : all;
}

/// What has happened since the deal.
kit::Events Narrator::thisRound() const {
    const auto& history = played_.history();
    std::size_t first = history.size();
    while (first > 0 && find(history[first - 1], EventType::Deal) == nullptr) --first;
    kit::Events events;
    if (first > 0) {  // an auction comes before the deal that it leads to
        const kit::Events& dealt = history[first - 1].events;
        const auto deal = std::find_if(dealt.begin(), dealt.end(),
                                       [](const kit::Event& event) { return event.type == EventType::Deal; });
        events.assign(deal, dealt.end());
    }
    for (std::size_t i = first; i < history.size(); ++i)
        events.insert(events.end(), history[i].events.begin(), history[i].events.end());
    return events;
}

const kit::Event* Narrator::roundOver() const {
    const auto& history = played_.history();
    return history.empty() ? nullptr : find(history.back(), EventType::RoundOver);
}

QString Narrator::roundKind(kit::RoundKind kind) {
    //: What kind of round it is: somebody goes out of the match at its end
    if (kind == kit::RoundKind::Elimination) return tr("elimination");
    //: What kind of round it is: it decides the match
    return kind == kit::RoundKind::Final ? tr("final") : QString();
}

QString Narrator::roundName(int round, kit::RoundKind kind) {
    //: The number of the round being played
    if (kind == kit::RoundKind::Usual) return tr("Round %L1").arg(round);
    //: The number of a round, and what kind of round it is: "Round 3: elimination"
    return tr("Round %L1: %2").arg(round).arg(roundKind(kind));
}

QString Narrator::outTitle() const {
    const auto& history = played_.history();
    const kit::Event* out = history.empty() ? nullptr : find(history.back(), EventType::Eliminated);
    if (out == nullptr) return {};
    const kit::Status status = played_.match().status();
    const std::vector<kit::Seat> team = status.team_of(out->seat);
    if (std::none_of(team.begin(), team.end(), [&](kit::Seat seat) { return players_.isHuman(seat); }))
        return {};
    const auto of = static_cast<int>(status.teams().size());
    auto place = of;
    for (std::size_t i = 0; i + 1 < history.size(); ++i) {
        if (find(history[i], EventType::Eliminated) != nullptr) --place;
    }
    QStringList others;
    for (const kit::Seat seat : team) {
        if (!players_.isYou(seat)) others.append(players_.name(seat));
    }
    const bool you = others.size() < static_cast<qsizetype>(team.size());
    //: The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2
    if (others.isEmpty()) return tr("You are out: place %L1 of %L2").arg(place).arg(of);
    const QStringList told{QLocale().createSeparatedList(others), numeral(place), numeral(of)};
    //: The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of
    //: %L3
    if (you) return filled(tr("You and %1 are out: place %L2 of %L3"), told);
    //: The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3
    if (others.size() == 1) return filled(tr("%1 is out: place %L2 of %L3"), told);
    //: The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3
    return filled(tr("%1 are out: place %L2 of %L3"), told);
}

bool Narrator::isYourTeam(int seat) const {
    const std::vector<kit::Seat> team = played_.match().status().team_of(static_cast<kit::Seat>(seat));
    return std::any_of(team.begin(), team.end(), [this](kit::Seat one) { return players_.isYou(one); });
}

/// By a team.
QString Narrator::roundTaken(int seat) const {
    //: The headline when a team has taken a round; %1 is a list: You, and the partners
    return (isYourTeam(seat) ? tr("%1 take the round", "your team")
                             //: The headline when a team has taken a round; %1 is a list of players
                             : tr("%1 take the round"))
        .arg(teamNames(seat));
}

/// By a team.
QString Narrator::eliminationTaken(int seat) const {
    //: The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the
    //: partners
    return (isYourTeam(seat) ? tr("%1 take the elimination round", "your team")
                             //: The headline when a team has taken a round at whose end somebody goes out;
                             //: %1 is a list of players
                             : tr("%1 take the elimination round"))
        .arg(teamNames(seat));
}

QString Narrator::roundTitle() const {
    const kit::Event* over = roundOver();
    if (over == nullptr) return {};
    const kit::Status status = played_.match().status();
    const bool eliminates = status.round_kind == kit::RoundKind::Elimination;
    if (over->seat == kit::kNobody) {
        //: The headline when a match has ended with a round that decided it
        if (status.round_kind == kit::RoundKind::Final) return tr("The final is over");
        if (status.match_over()) return {};
        //: The headline when a round has ended at whose end somebody goes out of the match
        if (eliminates) return tr("Nobody takes the elimination round");
        //: The headline when a round has ended
        return tr("Nobody takes the round");
    }
    if (status.team_of(over->seat).size() > 1) {
        return eliminates ? eliminationTaken(over->seat) : roundTaken(over->seat);
    }
    const QString name = players_.name(over->seat);
    const bool you = players_.isYou(over->seat);
    if (eliminates) {
        //: The headline when a round has ended at whose end somebody goes out of the match
        if (you) return tr("You take the elimination round");
        //: The headline when a round has ended at whose end somebody goes out of the match; %1 is a player
        return tr("%1 takes the elimination round").arg(name);
    }
    //: The headline when a round has ended
    if (you) return tr("You take the round");
    //: The headline when a round has ended; %1 is a player
    return tr("%1 takes the round").arg(name);
}

QString Narrator::roundText(bool withGains) const {
    const kit::Event* over = roundOver();
    if (over == nullptr) return {};
    QStringList sentences{ending(*over)};
    for (const Gains& gains : withGains ? gainsIn(played_.history().back().events) : std::vector<Gains>()) {
        //: %1 is a player, %2 points and their reasons: "13 + 25 out of tiles"
        sentences.append(tr("%1: %2.").arg(players_.name(gains.front()->seat), earned(gains)));
    }
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString Narrator::roundEnding() const {
    const kit::Event* over = roundOver();
    return over != nullptr ? text(over->why) : QString();
}

QString Narrator::matchTitle() const {
    const kit::Status status = played_.match().status();
    if (status.winners.empty()) return {};
    if (status.winners.size() == 1) {
        const int winner = status.winners.front();
        //: The headline when a match has ended
        if (players_.isYou(winner)) return tr("You win the match");
        //: The headline when a match has ended; %1 is a player
        return tr("%1 wins the match").arg(players_.name(winner));
    }
    QStringList names;
    for (const kit::Seat seat : status.winners) names.append(players_.name(seat));
    const QString all = QLocale().createSeparatedList(names);
    if (status.team_of(status.winners.front()) == status.winners) {
        //: The headline when a team has won a match; %1 is a list: You, and the partners
        return isYourTeam(status.winners.front()) ? tr("%1 win the match", "your team").arg(all)
                                                  //: The headline when a team has won a match; %1 is a list
                                                  //: of players
                                                  : tr("%1 win the match").arg(all);
    }
    //: The headline when a match has ended; %1 is a list of players
    return tr("%1 share the win").arg(all);
}

}  // namespace boneyard::ui
