// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/narrator.h"

#include <QLocale>
#include <algorithm>
#include <type_traits>

#include "common/words.h"

namespace boneyard::ui {

using kit::EventType;

namespace {

/// The last event of that type that an action brought about, or null.
const kit::Event* find(const PlayedAction& action, EventType type) {
    const auto found = std::find_if(action.events.rbegin(), action.events.rend(),
                                    [type](const kit::Event& event) { return event.type == type; });
    return found != action.events.rend() ? &*found : nullptr;
}

const kit::Reason* find(const std::vector<kit::Reason>& reasons, std::string_view code) {
    const auto found = std::find_if(reasons.begin(), reasons.end(),
                                    [code](const kit::Reason& reason) { return reason.code == code; });
    return found != reasons.end() ? &*found : nullptr;
}

const kit::EventWords* find(const std::vector<kit::EventWords>& event_words, EventType type) {
    const auto found = std::find_if(event_words.begin(), event_words.end(),
                                    [type](const kit::EventWords& words) { return words.type == type; });
    return found != event_words.end() ? &*found : nullptr;
}

}  // namespace

QString Narrator::word(int seat) const {
    const auto& history = played_.history();
    int drawn = 0;
    for (std::size_t i = history.size(); i-- > 0;) {
        const PlayedAction& action = history[i];
        if (find(action, EventType::Deal) != nullptr) break;  // what was before is another round's
        if (action.seat != seat && drawn > 0) break;
        if (action.seat != seat) continue;
        if (find(action, EventType::Draw) != nullptr) {
            ++drawn;
            continue;
        }
        if (drawn > 0) break;
        //: What a player did last
        if (find(action, EventType::Pass) != nullptr) return tr("passed");
        return deedOf(action);
    }
    //: What a player did last
    return drawn > 0 ? tr("drew %n tile(s)", nullptr, drawn) : QString();
}

QStringList Narrator::since(int seat) const {
    const auto& history = played_.history();
    std::size_t first = history.size();
    while (first > 0 && history[first - 1].seat != seat &&
           find(history[first - 1], EventType::Deal) == nullptr)
        --first;
    QStringList sentences;
    for (std::size_t i = first; i < history.size(); ++i) {
        for (const kit::Event& event : history[i].events) {
            const QString words = event.type == EventType::Turn ? QString() : sentence(event);
            if (!words.isEmpty()) sentences.append(words);
        }
    }
    return sentences;
}

/// What an action was, in a word or two.
QString Narrator::deedOf(const PlayedAction& action) const {
    for (const kit::Event& event : action.events) {
        //: What a player did last; %1 is the tile laid
        if (event.type == EventType::Place) return tr("laid %1").arg(tileOf(event));
        const kit::EventWords* words = find(played_.match().info().event_words, event.type);
        if (words != nullptr) return filled(say(words->word), {objectOf(event)});
    }
    return {};
}

QString Narrator::named(std::string_view tile) const {
    const auto name = played_.match().info().tile_name;
    return name == nullptr ? isolated(text(tile)) : say(name(tile));
}

/// What an event was about: a tile, a number, or whatever else the event names first.
QString Narrator::objectOf(const kit::Event& event) const {
    if (!event.tile.empty() || event.more.empty()) return tileOf(event);
    const kit::Data& first = event.more.front().second;
    return first.visit([&](const auto& value) -> QString {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, std::int64_t>) return QLocale().toString(value);
        if constexpr (std::is_same_v<Value, std::string>) return named(value);
        return {};
    });
}

QString Narrator::sentence(const kit::Event& event) const {
    if (event.type == EventType::Score || event.type == EventType::Points) return gain(event);
    if (event.type == EventType::RoundOver) return ending(event.why);
    //: For screen readers
    if (event.type == EventType::Deal) return tr("A new round was dealt.");
    return players_.isYou(event.seat) ? yours(event) : theirs(event);
}

QString Narrator::yours(const kit::Event& event) const {
    //: For screen readers; %1 is a tile
    if (event.type == EventType::Place) return tr("You laid %1.").arg(tileOf(event));
    //: For screen readers
    if (event.type == EventType::Draw) return tr("You drew a tile.");
    //: For screen readers
    if (event.type == EventType::Pass) return tr("You passed.");
    //: For screen readers
    if (event.type == EventType::Turn) return tr("It is your turn.");
    const kit::EventWords* words = find(played_.match().info().event_words, event.type);
    return words != nullptr ? filled(say(words->yours), {objectOf(event)}) : QString();
}

QString Narrator::theirs(const kit::Event& event) const {
    const QString name = players_.name(event.seat);
    //: For screen readers; %1 is a player, %2 a tile
    if (event.type == EventType::Place) return tr("%1 laid %2.").arg(name, tileOf(event));
    //: For screen readers; %1 is a player
    if (event.type == EventType::Draw) return tr("%1 drew a tile.").arg(name);
    //: For screen readers; %1 is a player
    if (event.type == EventType::Pass) return tr("%1 passed.").arg(name);
    const kit::EventWords* words = find(played_.match().info().event_words, event.type);
    return words != nullptr ? filled(say(words->theirs), {name, objectOf(event)}) : QString();
}

QString Narrator::reason(std::string_view code) const {
    const kit::Reason* known = find(played_.match().info().reasons, code);
    return known != nullptr ? say(known->words) : QString();
}

QString Narrator::ending(std::string_view code) const {
    const kit::Reason* known = find(played_.match().info().endings, code);
    return known != nullptr ? say(known->words) : QString();
}

QString Narrator::gain(const kit::Event& event) const {
    const QString name = players_.name(event.seat);
    if (event.points < 0 && players_.isYou(event.seat))
        return tr("You lose %n point(s).", nullptr, -event.points);
    if (players_.isYou(event.seat)) return tr("You gain %n point(s).", nullptr, event.points);
    //: %1 is a player
    if (event.points < 0) return tr("%1 loses %n point(s).", nullptr, -event.points).arg(name);
    //: %1 is a player
    return tr("%1 gains %n point(s).", nullptr, event.points).arg(name);
}

QString Narrator::earned(const Gains& gains) const {
    QString sum;
    for (const kit::Event* gain : gains) {
        QString part = QLocale().toString(sum.isEmpty() ? gain->points : std::abs(gain->points));
        if (gain->points > 0 && gains.size() == 1) part.prepend(QLocale().positiveSign());
        part = isolated(part);
        const kit::Reason* known = find(played_.match().info().reasons, gain->why);
        //: Points and why: "40 bridge"
        if (known != nullptr && !known->plain) part = tr("%1 %2").arg(part, say(known->words));
        if (!sum.isEmpty()) sum += QString::fromUtf16(gain->points < 0 ? u" \u2212 " : u" + ");
        sum += part;
    }
    return sum;
}

QString Narrator::earned(std::string_view why, int points, int times) const {
    kit::Event all;
    all.why = why;
    all.points = points;
    const QString words = earned(Gains{&all});
    //: Points that came one by one, and how often: %1 "-15 a tile drawn", %L2 is 3
    return times > 1 ? tr("%1 (×%L2)").arg(words).arg(times) : words;
}

std::vector<Narrator::Gains> Narrator::gainsIn(const kit::Events& events, EventType type) {
    std::vector<Gains> all;
    for (const kit::Event& event : events) {
        if (event.type != type) continue;
        if (all.empty() || all.back().front()->seat != event.seat) all.emplace_back();
        all.back().push_back(&event);
    }
    return all;
}

const kit::Event* Narrator::roundOver() const {
    const auto& history = played_.history();
    return history.empty() ? nullptr : find(history.back(), EventType::RoundOver);
}

int Narrator::ownPlace() const {
    const auto& history = played_.history();
    const int you = players_.onlyPerson();
    if (history.empty() || you == kit::kNobody) return 0;
    const kit::Event* out = find(history.back(), EventType::Eliminated);
    const kit::Status status = played_.match().status();
    if (out == nullptr || out->seat != status.sides[static_cast<std::size_t>(you)]) return 0;
    auto place = static_cast<int>(status.teams().size());
    for (std::size_t i = 0; i + 1 < history.size(); ++i) {
        if (find(history[i], EventType::Eliminated) != nullptr) --place;
    }
    return place;
}

QString Narrator::roundTitle() const {
    const kit::Event* over = roundOver();
    if (over == nullptr) return {};
    //: The headline when the player has gone out of a match that others go on with; %L1 is the place he comes
    //: in
    if (const int place = ownPlace(); place > 0) return tr("You are out, in place %L1").arg(place);
    //: The headline when a round has ended
    if (over->seat == kit::kNobody) {
        return played_.match().status().match_over() ? QString() : tr("Nobody takes the round");
    }
    //: The headline when a round has ended
    if (players_.isYou(over->seat)) return tr("You take the round");
    //: The headline when a round has ended; %1 is a player
    return tr("%1 takes the round").arg(players_.name(over->seat));
}

QString Narrator::roundText(bool withGains) const {
    const kit::Event* over = roundOver();
    if (over == nullptr) return {};
    QStringList sentences{ending(over->why)};
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
    //: The headline when a team has won a match; %1 is a list of players
    if (status.team_of(status.winners.front()) == status.winners)
        return tr("%1 win the match").arg(QLocale().createSeparatedList(names));
    //: The headline when a match has ended; %1 is a list of players
    return tr("The match is shared by %1").arg(QLocale().createSeparatedList(names));
}

}  // namespace boneyard::ui
