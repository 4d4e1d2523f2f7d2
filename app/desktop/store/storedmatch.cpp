// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/storedmatch.h"

#include <QLocale>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "common/matchplan.h"
#include "common/picture.h"
#include "registry.h"
#include "store/rowreader.h"

namespace boneyard::ui {

namespace {

/// Null where it is no match.
std::unique_ptr<kit::Match> playedOut(const MatchPlan& plan) {
    auto match =
        new_match(plan.gameId.toStdString(), plan.seats, plan.deal.value_or(0), plan.options, plan.deck);
    if (!match) return nullptr;
    for (const PlayedText& played : plan.played) {
        if (!(*match)->play(played.action)) break;
    }
    return std::move(match).value();
}

}  // namespace

Standing standingOf(const kit::Status& status) {
    Standing standing;
    standing.round = status.round;
    standing.toMove = status.to_move;
    for (int seat = 0; seat < status.seats; ++seat) {
        standing.scores.append(status.scores[static_cast<std::size_t>(seat)]);
    }
    standing.winners = {status.winners.begin(), status.winners.end()};
    standing.over = status.match_over();
    return standing;
}

Standing standingAfter(const MatchPlan& plan) {
    const auto match = playedOut(plan);
    return match ? standingOf(match->status()) : Standing();
}

kit::Scene sceneAfter(const MatchPlan& plan, double aspect) {
    const auto match = playedOut(plan);
    if (!match) return {};
    const int you = plan.players.onlyPerson();
    const int seat = std::max<int>(0, you != kit::kNobody ? you : match->status().to_move);
    return pictured(match->scene(static_cast<kit::Seat>(seat), aspect), match->status());
}

QString MatchSummary::sideNames(const QList<int>& side) const {
    QStringList names;
    for (const int seat : side) names.append(players.name(seat));
    return QLocale().createSeparatedList(names);
}

int MatchSummary::sideScore(const QList<int>& side) const {
    int sum = 0;
    for (const int seat : side) sum += standing.scores.value(seat);
    return sum;
}

/// A later version's game, or options that this one does not know: everybody plays alone.
QList<QList<int>> sidesOf(const QString& gameId, int seats, const kit::GivenOptions& options) {
    QList<QList<int>> sides;
    if (const auto match = new_match(gameId.toStdString(), seats, 0, options)) {
        const kit::Status status = (*match)->status();
        for (const kit::Seat first : status.teams()) {
            const std::vector<kit::Seat> team = status.team_of(first);
            sides.append(QList<int>(team.begin(), team.end()));
        }
        return sides;
    }
    constexpr int kMost = 64;  // a row of the store may say that there are any number
    for (int seat = 0; seat < std::min(seats, kMost); ++seat) sides.append(QList<int>{seat});
    return sides;
}

int aheadOf(const Standing& standing, const QList<QList<int>>& sides, int seat) {
    int own = 0;
    std::optional<int> best;
    for (const QList<int>& side : sides) {
        int points = 0;
        for (const int each : side) points += standing.scores.value(each);
        if (side.contains(seat))
            own = points;
        else
            best = std::max(best.value_or(points), points);
    }
    return own - best.value_or(own);
}

namespace sign {

namespace {

constexpr char16_t kBots = 0xE000;
constexpr char16_t kPersons = 0xE010;
constexpr char16_t kDigits = 0xE030;
constexpr QChar kEdge(0xE03F);  // of a number

}  // namespace

QChar bot(int seat) { return QChar(static_cast<char16_t>(kBots + seat)); }
QChar person(int seat) { return QChar(static_cast<char16_t>(kPersons + seat)); }

QString number(const QString& digits) {
    QString signs(kEdge);
    for (const QChar digit : digits)
        signs += digit.isDigit() ? QChar(static_cast<char16_t>(kDigits + digit.digitValue())) : digit;
    return signs + kEdge;
}

}  // namespace sign

namespace {

/// What stands for a player in what is searched.
QString searchedOf(const Players& players, int seat) {
    QString name = players[seat].name.toCaseFolded();
    name.removeIf([](QChar letter) { return letter.category() == QChar::Other_PrivateUse; });
    if (!name.isEmpty()) return name;
    if (players.isYou(seat)) return sign::kYou;
    return players.isHuman(seat) ? sign::person(seat) : sign::bot(seat);
}

QChar searchedOf(const Players& players, const Standing& standing, const QList<QList<int>>& sides) {
    QList<QList<int>> winners;
    for (const QList<int>& side : sides) {
        if (!side.isEmpty() && standing.winners.contains(side.first())) winners.append(side);
    }
    if (winners.size() != 1) return sign::kShared;
    const QList<int>& side = winners.first();
    return side.size() == 1 && players.isYou(side.first()) ? sign::kYouWon : sign::kWon;
}

}  // namespace

QString searchedIn(const Players& players, const Standing& standing, const QList<QList<int>>& sides) {
    QStringList all{QString()};  // never null, which the table would not take
    for (int seat = 0; seat < players.size(); ++seat) all.append(searchedOf(players, seat));
    if (standing.over && !standing.winners.isEmpty()) {
        all.append(QString(searchedOf(players, standing, sides)));
        for (const QList<int>& side : sides) {
            int points = 0;
            for (const int seat : side) points += standing.scores.value(seat);
            all.append(sign::number(QString::number(points)));
        }
    }
    return all.join(u'\n');
}

int levelOfBots(const Players& players) {
    constexpr int kNone = -1;
    int level = kNone;
    for (const Player& player : players) {
        if (player.human) continue;
        if (level != kNone && player.level != level) return kNone;
        level = player.level;
    }
    return level;
}

bool sound(const MatchSummary& match) {
    const GameEntry* game = find_game(match.gameId.toStdString());
    if (game == nullptr) return true;  // a later version knew it
    const Standing& standing = match.standing;
    const auto isScore = [](int points) { return points >= -kMostPoints && points <= kMostPoints; };
    const auto isSeat = [&](int seat) { return seat >= 0 && seat < match.seats; };
    return match.seats >= game->info.min_seats && match.seats <= game->info.max_seats &&
           match.players.size() == match.seats && standing.round >= 1 &&
           (standing.toMove == kit::kNobody || isSeat(standing.toMove)) &&
           standing.scores.size() == match.seats && match.plies >= 0 &&
           std::all_of(standing.scores.begin(), standing.scores.end(), isScore) &&
           std::all_of(standing.winners.begin(), standing.winners.end(), isSeat);
}

}  // namespace boneyard::ui
