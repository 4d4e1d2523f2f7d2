// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "narrator.h"

#include <QLocale>
#include <algorithm>

#include "words.h"

namespace boneyard::ui {

QString Narrator::word(int seat) const {
    const auto& history = played_.history();
    int drawn = 0;
    for (std::size_t i = history.size(); i-- > 0;) {
        const PlayedAction& action = history[i];
        for (std::size_t e = action.events.size(); e-- > 0;) {
            const kit::Event& event = action.events[e];
            if (event.type == "deal") return {};
            if (event.seat != seat) continue;
            if (event.type == "place") {
                //: What a player did last; %1 is the tile laid
                if (drawn == 0) return tr("laid %1").arg(isolated(text(event.tile)));
                break;
            }
            //: What a player did last
            if (event.type == "pass" && drawn == 0) return tr("passed");
            if (event.type == "draw") ++drawn;
        }
        if (drawn > 0 && action.seat != kit::kNobody && action.seat != seat) break;
    }
    //: What a player did last
    return drawn > 0 ? tr("drew %n tile(s)", nullptr, drawn) : QString();
}

QString Narrator::sentence(const kit::Event& event) const {
    const QString name = players_.name(event.seat);
    const bool you = players_.isYou(event.seat);
    if (event.type == "place") {
        const QString tile = isolated(text(event.tile));
        //: For screen readers; %1 is a tile
        return you ? tr("You laid %1.").arg(tile)
                   //: For screen readers; %1 is a player, %2 a tile
                   : tr("%1 laid %2.").arg(name, tile);
    }
    //: For screen readers; %1 is a player
    if (event.type == "draw") return you ? tr("You drew a tile.") : tr("%1 drew a tile.").arg(name);
    //: For screen readers; %1 is a player
    if (event.type == "pass") return you ? tr("You passed.") : tr("%1 passed.").arg(name);
    if (event.type == "score") return gain(event);
    //: For screen readers
    if (event.type == "turn" && you) return tr("It is your turn.");
    //: For screen readers
    if (event.type == "deal") return tr("A new round was dealt.");
    if (event.type == "round_over") return reason(event.why);
    return {};
}

QString Narrator::reason(std::string_view code) const {
    for (const kit::Reason& reason : played_.match().info().reasons) {
        if (reason.code == code) return say(reason.words);
    }
    return {};
}

QString Narrator::gain(const kit::Event& event) const {
    const QString name = players_.name(event.seat);
    const bool you = players_.isYou(event.seat);
    if (event.points < 0) {
        return you ? tr("You lose %n point(s).", nullptr, -event.points)
                   //: %1 is a player
                   : tr("%1 loses %n point(s).", nullptr, -event.points).arg(name);
    }
    return you ? tr("You gain %n point(s).", nullptr, event.points)
               //: %1 is a player
               : tr("%1 gains %n point(s).", nullptr, event.points).arg(name);
}

const kit::Event* Narrator::lastOfRound(std::string_view type) const {
    const auto& history = played_.history();
    if (history.empty()) return nullptr;
    const kit::Events& events = history.back().events;
    const auto found = std::find_if(events.rbegin(), events.rend(),
                                    [type](const kit::Event& event) { return event.type == type; });
    return found != events.rend() ? &*found : nullptr;
}

QString Narrator::roundTitle() const {
    const kit::Event* over = lastOfRound("round_over");
    if (over == nullptr) return {};
    //: The headline when a round has ended
    if (over->seat == kit::kNobody) return tr("Nobody takes the round");
    //: The headline when a round has ended
    return players_.isYou(over->seat) ? tr("You take the round")
                                      //: The headline when a round has ended; %1 is a player
                                      : tr("%1 takes the round").arg(players_.name(over->seat));
}

QString Narrator::roundText() const {
    const kit::Event* over = lastOfRound("round_over");
    if (over == nullptr) return {};
    QStringList sentences{reason(over->why)};
    for (const kit::Event& event : played_.history().back().events) {
        if (event.type == "score") sentences.append(gain(event));
    }
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString Narrator::matchTitle() const {
    const kit::Status status = played_.match().status();
    if (status.winners.empty()) return {};
    if (status.winners.size() == 1) {
        const int winner = status.winners.front();
        //: The headline when a match has ended
        return players_.isYou(winner) ? tr("You win the match")
                                      //: The headline when a match has ended; %1 is a player
                                      : tr("%1 wins the match").arg(players_.name(winner));
    }
    QStringList names;
    for (const kit::Seat seat : status.winners) names.append(players_.name(seat));
    //: The headline when a match has ended; %1 is a list of players
    return tr("The match is shared by %1").arg(QLocale().createSeparatedList(names));
}

QList<ScoreSheetModel::Line> Narrator::scoreSheet() const {
    QList<ScoreSheetModel::Line> lines;
    kit::PerSeat<int> totals{};
    for (const PlayedAction& action : played_.history()) {
        int round = action.round;
        for (const kit::Event& event : action.events) {
            if (event.type == "deal") ++round;
            if (event.type != "score") continue;
            const int total = totals[static_cast<std::size_t>(event.seat)] += event.points;
            lines.append(
                {round, event.seat, players_.name(event.seat), event.points, reason(event.why), total});
        }
    }
    return lines;
}

}  // namespace boneyard::ui
