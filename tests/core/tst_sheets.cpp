// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The lines of the sheet at the end of a round: read as people read them, every sum on them is right, and
// what they come to is what the round brought.

#include <doctest/doctest.h>

#include <numeric>
#include <regex>

#include "any_game.h"
#include "sheet_sums.h"

using namespace boneyard;
using namespace boneyard::test;
using kit::Seat;

namespace {

/// The sheet of one round: lines for all, and those of each seat.
struct Sheet {
    Words account;
    std::vector<Words> sums;  ///< by seat
    std::vector<int> labels;  ///< over the hand of each seat: the first number; -1: none
    std::vector<std::optional<int>> decides;
    std::vector<bool> out;  ///< by seat
};

Words spoken(const std::vector<kit::Phrase>& phrases) {
    Words words;
    for (const kit::Phrase& phrase : phrases) words.push_back(english(phrase));
    return words;
}

Sheet sheet_of(const kit::Match& match) {
    const kit::Scene scene = match.scene(0, 1.6);
    Sheet sheet{spoken(scene.account), {}, {}, {}, {}};
    for (const kit::SeatNote& note : scene.seats) {
        sheet.sums.push_back(spoken(note.sum));
        sheet.decides.push_back(note.decides);
        sheet.out.push_back(note.standing == kit::Standing::Out);
    }
    for (const auto& groups : scene.hands) {
        std::smatch found;
        const std::string label = groups.empty() ? "" : english(groups.back().label);
        const bool has = std::regex_search(label, found, std::regex("(\\d+)$"));
        sheet.labels.push_back(has ? std::stoi(found[1]) : -1);
    }
    return sheet;
}

/// How much was read.
struct Read {
    int sheets = 0;
    int lines = 0;
    int sums = 0;  ///< lines that add up
};

/// Every line, so that none with numbers goes unread: what has a sum of a new form must be told how that is
/// read.
void read_lines(const Sheet& sheet, Read& read) {
    const auto each = [&](const Words& lines) {
        for (const std::string& line : lines) {
            ++read.lines;
            if (worked_out(line)) {
                ++read.sums;
                continue;
            }
            static const std::regex named("seat \\d");
            const std::string rest = std::regex_replace(line, named, "");
            const bool numbers = std::any_of(
                rest.begin(), rest.end(), [](char one) { return one == '=' || (one >= '0' && one <= '9'); });
            REQUIRE_MESSAGE((!numbers || only_counts(line)), line);
        }
    };
    each(sheet.account);
    for (const Words& lines : sheet.sums) each(lines);
}

/// What the last line with a sum comes to.
std::optional<int> comes_to(const Words& lines) {
    std::optional<int> last;
    for (const std::string& line : lines) {
        if (const auto sum = worked_out(line)) last = sum;
    }
    return last;
}

/// Where what is left in the hands is paid: the account ends with those points, and adds what stands over the
/// hands.
void check_hands(const Sheet& sheet, const kit::Events& events) {
    int paid = 0;
    Seat winner = kit::kNobody;
    for (const kit::Event& event : events) {
        if (event.type == kit::EventType::RoundOver) winner = event.seat;
        if (event.type == kit::EventType::Score && event.why == "hands") paid = event.points;
    }
    if (paid == 0) return;
    REQUIRE_EQ(comes_to(sheet.account).value_or(0), paid);
    int left = 0;
    for (std::size_t seat = 0; seat < sheet.labels.size(); ++seat)
        if (static_cast<Seat>(seat) != winner) left += std::max(0, sheet.labels[seat]);
    const std::string least = "Least left in hand: seat " + std::to_string(winner) + ", with ";
    const bool told = sheet.account.front().starts_with("Least left");
    if (told) {
        const int own = sheet.labels[static_cast<std::size_t>(winner)];
        REQUIRE_EQ(sheet.account.front(), least + std::to_string(own) + ".");
        for (const int others : sheet.labels) REQUIRE((others < 0 || own <= others));
    }
    REQUIRE_EQ(worked_out(sheet.account[told ? 1 : 0]).value_or(0), left);
}

/// Where two settle: what the account comes to is what the round brought the one who won it.
void check_settled(const Sheet& sheet, const kit::Status& status) {
    const int brought = std::accumulate(status.round_scores.begin(), status.round_scores.end(), 0);
    if (brought > 0) REQUIRE_EQ(comes_to(sheet.account).value_or(0), brought);
}

/// Names stand for people: no line says what they did instead.
void check_names(const Sheet& sheet) {
    const std::regex nameless("winner's|whoever (?:is out|knocked)|the knocker|the other (?:player|one)");
    Words all = sheet.account;
    for (const Words& lines : sheet.sums) all.insert(all.end(), lines.begin(), lines.end());
    for (const std::string& line : all) REQUIRE_MESSAGE(!std::regex_search(line, nameless), line);
}

/// The first line that names that seat; empty: there is none.
std::string line_of(const Words& lines, int seat) {
    const std::regex named("seat " + std::to_string(seat) + "\\b");
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [&](const std::string& line) { return std::regex_search(line, named); });
    return found == lines.end() ? "" : *found;
}

/// Whose the round is, and why, is said; where there are bets that is by name, and best of those who met
/// them.
void check_winner(const Sheet& sheet, const kit::Events& events, const kit::Status& status) {
    const auto over = std::find_if(events.begin(), events.end(), [](const kit::Event& event) {
        return event.type == kit::EventType::RoundOver;
    });
    if (over == events.end() || over->seat == kit::kNobody) return;
    CAPTURE(over->why);
    REQUIRE(!sheet.account.empty());
    if (sheet.sums.empty() || sheet.sums[static_cast<std::size_t>(over->seat)].empty() ||
        !sheet.sums[static_cast<std::size_t>(over->seat)].front().starts_with("Points"))
        return;
    const std::string why = line_of(sheet.account, over->seat);
    CAPTURE(why);
    std::smatch found;
    const bool alone = why.ends_with(": the only bet that was met takes the round.");
    const bool ahead = boneyard::test::holds(why, ": ahead of another just as good, by ");
    const bool best = std::regex_search(
        why, found,
        std::regex(": the best result(?: of those who met their bets)?, (-?\\d+), takes the round"));
    REQUIRE_MESSAGE((alone || ahead || best || why.ends_with("as nobody met a bet.")), why);
    int most = 0;
    for (int seat = 0; seat < status.seats; ++seat)
        most = std::max(most, status.round_scores[static_cast<std::size_t>(seat)]);
    REQUIRE_EQ(status.round_scores[static_cast<std::size_t>(over->seat)], most);
    if (best && !why.ends_with("as nobody met a bet.")) REQUIRE_EQ(std::stoi(found[1]), most);
}

/// Where each seat has bet: its own line says what the round brought it, or what the final did.
void check_bets(const Sheet& sheet, const kit::Status& status) {
    int bets = 0;
    int met_bets = 0;
    int best = -1000;
    for (int seat = 0; seat < status.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        for (const std::string& line : sheet.sums[at]) {
            CAPTURE(line);
            const auto sum = worked_out(line);
            if (sum && sheet.decides[at]) REQUIRE_EQ(sum, sheet.decides[at]);
            if (!boneyard::test::holds(line, " the bet of ") || sheet.decides[at]) continue;
            std::smatch bet;
            REQUIRE(std::regex_search(line, bet,
                                      std::regex("(misses|meets) the bet of (\\d+)(, and with it counts)?")));
            const bool met = bet[1] == "meets";
            ++bets;
            met_bets += met ? 1 : 0;
            best = std::max(best, *sum);
            REQUIRE_EQ(met, *sum >= std::stoi(bet[2]));
            std::smatch added;
            if (std::regex_search(line, added, std::regex("with it counts (-?\\d+)")))
                REQUIRE_EQ(std::stoi(added[1]), status.round_scores[at]);
            const int counts = !met ? 0 : *sum + (bet[3].matched ? std::stoi(bet[2]) : 0);
            REQUIRE_EQ(counts, status.round_scores[at]);
        }
    }
    // Why somebody takes a round in which nobody met a bet is said.
    const auto said = std::find_if(sheet.account.begin(), sheet.account.end(), [](const std::string& line) {
        return line.ends_with(", as nobody met a bet.");
    });
    REQUIRE_EQ(said != sheet.account.end(), bets > 0 && met_bets == 0);
    if (said != sheet.account.end())
        REQUIRE(boneyard::test::holds(*said, "result, " + std::to_string(best) + ","));
}

/// Where somebody is out: the total is right, it is called the lowest only if it is, and of each side that
/// has no more and stays in it is said why. Who is out says since when.
void check_out(const Sheet& sheet, const kit::Status& status) {
    for (std::size_t seat = 0; seat < sheet.out.size(); ++seat) {
        if (!sheet.out[seat]) continue;
        const Words& sums = sheet.sums[seat];
        REQUIRE(std::any_of(sums.begin(), sums.end(), [&](const std::string& line) {
            std::smatch round;
            if (line == "Out of the match from now on.") return status.round_over();
            return std::regex_match(line, round, std::regex("Out since round (\\d+)\\.")) &&
                   std::stoi(round[1]) < status.round;
        }));
    }
    if (!status.round_over()) return;
    std::smatch out;
    const auto line = std::find_if(sheet.account.begin(), sheet.account.end(), [](const std::string& one) {
        return boneyard::test::holds(one, ": out, ");
    });
    if (line == sheet.account.end()) return;
    REQUIRE(std::regex_match(*line, out,
                             std::regex("seat (\\d)(?: and seat \\d)?: out, (with|(with|from among those "
                                        "with) the lowest total,) (-?\\d+)\\.")));
    const int total = std::stoi(out[4]);
    REQUIRE_EQ(status.team_score(static_cast<Seat>(std::stoi(out[1]))), total);
    int as_low = 0;
    for (const Seat side : status.teams()) {
        if (sheet.out[static_cast<std::size_t>(side)]) continue;
        const int score = status.team_score(side);
        if (out[3].matched) REQUIRE_GE(score, total);
        if (score > total) continue;
        const std::string why = line_of({line + 1, sheet.account.end()}, side);
        REQUIRE_NE(why, "");
        if (score < total) REQUIRE(boneyard::test::holds(why, ": safe with " + std::to_string(score)));
        as_low += boneyard::test::holds(why, ": just as low") ? 1 : 0;
    }
    if (out[3].matched) REQUIRE_EQ(out[3] == "from among those with", as_low > 0);
}

/// Plays rounds of one game and reads their sheets.
Read read_sheets(const GameEntry& game, int matches) {
    Read read;
    for (int i = 0; i < matches; ++i) {
        kit::Rng rng(static_cast<std::uint64_t>(i) + 11, kit::Stream::Bot);
        const Start start = random_start(std::string(game.info.id), rng);
        const auto match = start.match().value();
        for (int ply = 0; ply < 1500 && !match->status().match_over(); ++ply) {
            const auto events = match->play(played(any_of(match->legal(), rng), rng));
            REQUIRE(events);
            const kit::Status status = match->status();
            if (!status.round_over() && !status.match_over()) continue;
            const Sheet sheet = sheet_of(*match);
            CAPTURE(start.deal);
            read_lines(sheet, read);
            check_hands(sheet, *events);
            if (game.info.max_seats == 2) check_settled(sheet, status);
            if (!sheet.sums.empty()) check_bets(sheet, status);
            check_winner(sheet, *events, status);
            check_out(sheet, status);
            check_names(sheet);
            ++read.sheets;
        }
    }
    return read;
}

}  // namespace

TEST_CASE("every sum on the sheet of a round adds up, to what the round brought") {
    Read all;
    for (const GameEntry& game : games()) {
        CAPTURE(game.info.id);
        const Read read = read_sheets(game, matches_to_play(600, 100));
        CHECK_GT(read.sheets, 50);
        CHECK_GT(read.sums, 50);
        all.sheets += read.sheets;
        all.lines += read.lines;
        all.sums += read.sums;
    }
    MESSAGE("sheets read: ", all.sheets, ", lines: ", all.lines, ", of which add up: ", all.sums);
}
