// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/narrator.h"

#include <QLocale>
#include <algorithm>
#include <type_traits>

#include "common/numerals.h"
#include "common/words.h"
#include "match/find.h"

namespace boneyard::ui {

using kit::EventType;

Narrator::LastMove Narrator::lastMove(int seat) const {
    const auto& history = played_.history();
    int drawn = 0;
    int last = -1;  // of the draws
    for (std::size_t i = history.size(); i-- > 0;) {
        const PlayedAction& action = history[i];
        if (find(action, EventType::Deal) != nullptr) break;  // what was before is another round's
        if (action.seat != seat && drawn > 0) break;
        if (action.seat != seat) continue;
        if (find(action, EventType::Draw) != nullptr) {
            ++drawn;
            last = std::max(last, static_cast<int>(i));
            continue;
        }
        if (drawn > 0) break;
        if (find(action, EventType::Pass) != nullptr) return {passed(i), static_cast<int>(i), true};
        return {turnWord(i), static_cast<int>(i)};
    }
    if (drawn == 0) return {};
    //: What a player did last
    return {tr("drew %n tile(s)", nullptr, drawn), last};
}

/// How many tiles were drawn before it in the same turn.
int Narrator::drawnBefore(std::size_t ply) const {
    const auto& history = played_.history();
    int drawn = 0;
    for (std::size_t i = ply; i-- > 0 && history[i].seat == history[ply].seat; ++drawn) {
        if (find(history[i], EventType::Draw) == nullptr) break;
    }
    return drawn;
}

/// With the tiles that were drawn before: else it would hide them.
QString Narrator::passed(std::size_t ply) const {
    const int drawn = drawnBefore(ply);
    //: What a player did last
    if (drawn == 0) return tr("passed");
    //: What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted
    return tr("drew %L1, passed").arg(drawn);
}

/// The same of a tile that was laid, and what that made, if it was more than its own points.
QString Narrator::laid(std::size_t ply, const kit::Event& place) const {
    const int drawn = drawnBefore(ply);
    //: What a player did last; %1 is the tile laid
    QString words = drawn == 0 ? tr("laid %1").arg(tileOf(place))
                               //: What a player did last, in as few letters as can be: %L1 tiles were
                               //: drawn, then %2, a tile, was laid
                               : filled(tr("drew %L1, laid %2"), {numeral(drawn), tileOf(place)});
    const PlayedAction& action = played_.history()[ply];
    const kit::Event* gain = find(action, EventType::Score);
    if (gain == nullptr || find(action, EventType::RoundOver) != nullptr) return words;
    const kit::Reason* known = find(played_.match().info().reasons, gain->why);
    //: What a player did last, and what it made: %1 "laid 4-4-5", %2 "bridge"
    return known == nullptr || known->plain ? words : filled(tr("%1: %2"), {words, say(known->words)});
}

QStringList Narrator::since(int seat) const {
    const auto& history = played_.history();
    std::size_t first = history.size();
    while (first > 0 && history[first - 1].seat != seat &&
           find(history[first - 1], EventType::Deal) == nullptr)
        --first;
    return after(first, true);
}

QStringList Narrator::after(std::size_t ply, bool withGains) const {
    const auto& history = played_.history();
    QStringList told;
    for (std::size_t i = ply; i < history.size(); ++i) {
        kit::Events events = history[i].events;
        std::erase_if(events, [withGains](const kit::Event& event) {
            const bool gain = event.type == EventType::Score || event.type == EventType::Points;
            return event.type == EventType::Turn || (gain && !withGains);
        });
        told += sentences(events, {});
    }
    return told;
}

/// The action that took a tile which all saw, before that one in the same turn; null: none did.
const PlayedAction* Narrator::takenBefore(std::size_t ply) const {
    const auto& history = played_.history();
    for (std::size_t i = ply; i-- > 0 && history[i].seat == history[ply].seat;) {
        if (find(history[i], EventType::Deal) != nullptr) break;
        if (find(history[i], EventType::Take) != nullptr) return &history[i];
    }
    return nullptr;
}

/// What an action was, in a word or two.
QString Narrator::moveWord(const PlayedAction& action) const {
    for (const kit::Event& event : action.events) {
        const kit::EventWords* words = find(played_.match().info().event_words, event);
        if (words != nullptr) return filled(say(words->word), {objectOf(event)});
    }
    return {};
}

/// The same with the tile that was taken before: else it would hide it.
QString Narrator::turnWord(std::size_t ply) const {
    const PlayedAction& action = played_.history()[ply];
    if (const kit::Event* place = find(action, EventType::Place)) return laid(ply, *place);
    const PlayedAction* taken = takenBefore(ply);
    if (taken == nullptr) return moveWord(action);
    //: What a player did in a turn, in as few letters as can be: %1 "took red 7", %2 "discarded blue 4"
    return filled(tr("%1, %2"), {moveWord(*taken), moveWord(action)});
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
        if constexpr (std::is_same_v<Value, std::int64_t>) return numeral(value);
        if constexpr (std::is_same_v<Value, std::string>) return named(value);
        return {};
    });
}

QString Narrator::sentence(const kit::Event& event) const {
    if (event.type == EventType::Score || event.type == EventType::Points) return gain(event);
    if (event.type == EventType::RoundOver) return ending(event);
    if (event.type == EventType::Eliminated) return goneOut(event);
    //: For screen readers
    if (event.type == EventType::Deal) return tr("A new round was dealt.");
    return players_.isYou(event.seat) ? yours(event) : theirs(event);
}

QStringList Narrator::sentences(const kit::Events& events, const Drawn& drawn) const {
    QStringList all;
    qsizetype draws = 0;
    for (auto event = events.begin(); event != events.end();) {
        Gains gains;
        const auto goesOn = [&] {
            return event != events.end() &&
                   (event->type == EventType::Score || event->type == EventType::Points) &&
                   (gains.empty() || (event->type == gains[0]->type && event->seat == gains[0]->seat));
        };
        while (goesOn()) gains.push_back(&*event++);
        if (!gains.empty()) {
            all.append(gain(gains));
            continue;
        }
        const bool known =
            event->type == EventType::Draw && event->seat == drawn.seat && draws < drawn.tiles.size();
        all.append(known ? drew(event->seat, drawn.tiles[draws++]) : sentence(*event));
        ++event;
    }
    all.removeAll(QString());
    return all;
}

QString Narrator::drew(int seat, const QString& tile) const {
    //: For screen readers; %1 is a tile, which nobody else sees
    if (players_.isYou(seat)) return tr("You drew %1.").arg(tile);
    //: For screen readers; %1 is a player, %2 a tile, which nobody else sees
    return tr("%1 drew %2.").arg(players_.name(seat), tile);
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
    const kit::EventWords* words = find(played_.match().info().event_words, event);
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
    const kit::EventWords* words = find(played_.match().info().event_words, event);
    return words != nullptr ? filled(say(words->theirs), {name, objectOf(event)}) : QString();
}

QString Narrator::reason(std::string_view code) const {
    const kit::Reason* known = find(played_.match().info().reasons, code);
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

QString Narrator::gain(const Gains& gains) const {
    const kit::Reason* known = find(played_.match().info().reasons, gains.front()->why);
    if (gains.size() == 1 && (known == nullptr || known->plain)) return gain(*gains.front());
    int sum = 0;
    for (const kit::Event* one : gains) sum += one->points;
    const QString why = gains.size() == 1 ? say(known->words) : earned(gains);
    const int seat = gains.front()->seat;
    if (players_.isYou(seat)) {
        //: For screen readers; %1 is why: "bridge", or several points and their reasons: "13 + 40 bridge"
        return sum < 0 ? tr("You lose %n point(s): %1.", nullptr, -sum).arg(why)
                       //: For screen readers; %1 is why: "bridge", or several points and their reasons: "13 +
                       //: 40 bridge"
                       : tr("You gain %n point(s): %1.", nullptr, sum).arg(why);
    }
    const QString name = players_.name(seat);
    //: For screen readers; %1 is a player, %2 why: "bridge", or several points and their reasons: "13 + 40
    //: bridge"
    return sum < 0 ? tr("%1 loses %n point(s): %2.", nullptr, -sum).arg(name, why)
                   //: For screen readers; %1 is a player, %2 why: "bridge", or several points and their
                   //: reasons: "13 + 40 bridge"
                   : tr("%1 gains %n point(s): %2.", nullptr, sum).arg(name, why);
}

QString Narrator::earned(const Gains& gains) const {
    QString sum;
    for (const kit::Event* gain : gains) {
        QString part = gains.size() == 1
                           ? signedNumeral(gain->points)
                           : isolated(numeral(sum.isEmpty() ? gain->points : std::abs(gain->points)));
        const kit::Reason* known = find(played_.match().info().reasons, gain->why);
        //: Points and why: "40 bridge"
        if (known != nullptr && !known->plain)
            part = tr("%1 %2").arg(part, gains.size() == 1 ? forWhat(*known, 1) : say(known->words));
        if (!sum.isEmpty()) sum += QString::fromUtf16(gain->points < 0 ? u" \u2212 " : u" + ");
        sum += part;
    }
    return sum;
}

QString Narrator::earned(std::string_view why, int points, int times) const {
    const kit::Reason* known = find(played_.match().info().reasons, why);
    if (known != nullptr && times > 1 && !known->several.empty()) {
        //: Points and what for: "46 for tiles laid"
        return tr("%1 %2").arg(isolated(numeral(points)), forWhat(*known, times));
    }
    kit::Event all;
    all.why = why;
    all.points = points;
    const QString words = earned(Gains{&all});
    //: Points that came one by one, and how often: %1 "14 for a bet that was met", %L2 is 3
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

}  // namespace boneyard::ui
