// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/matchstore.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kRetry = 2000;  // ms
// Rows of an older version, before anybody else has a turn.
constexpr int kIndexedAtOnce = 50;
constexpr int kSummedAtOnce = 1000;

}  // namespace

MatchStore::MatchStore(const QString& file) : database_(file), locks_(QFileInfo(file).path() + "/open"_L1) {
    again_.setSingleShot(true);
    again_.setInterval(kRetry);
    connect(&again_, &QTimer::timeout, this, &MatchStore::tryAgain);
    updating_.setSingleShot(true);
    connect(&updating_, &QTimer::timeout, this, &MatchStore::bringUpToDate);
}

void MatchStore::open() {
    report(database_.open());
    dropUnplayed();
    bringUpToDate();
    tellKeeping();
}

/// A match in which nothing was done goes with its end, as nothing of it is worth keeping; those whose
/// program was ended from outside go here.
void MatchStore::dropUnplayed() {
    if (!database_.writable()) return;
    QList<int> ids = table_.unplayed();
    ids.removeIf([this](int id) { return !locks_.isFree(id); });
    if (ids.isEmpty()) return;
    database_.together(
        [&] { return std::all_of(ids.begin(), ids.end(), [&](int id) { return table_.remove(id); }); });
}

void MatchStore::bringUpToDate() {
    if (!database_.writable() || closed()) return;
    int done = 0;
    database_.together([&] {
        done = table_.indexOld(kIndexedAtOnce) + tallies_.takeOld(kSummedAtOnce);
        return done > 0;
    });
    if (done > 0) {
        behind_ = true;
        updating_.start(0);
    } else if (std::exchange(behind_, false)) {
        emit changed();
        emit counting();
    }
}

MatchPage MatchStore::list(const MatchFilter& filter, int offset, int count) {
    if (!database_.readable()) return {};
    if (auto page = table_.list(filter, offset, count)) {
        for (MatchSummary& match : page->matches) {
            if (!sound(match)) mend(match);
        }
        return *page;
    }
    if (isOfNoUse()) emit changed();
    return {};
}

QList<int> MatchStore::ids(const MatchFilter& filter) {
    return database_.readable() ? table_.ids(filter).value_or(QList<int>()) : QList<int>();
}

/// How a match stands is found out anew from what was played in it, where the row says what cannot be.
void MatchStore::mend(MatchSummary& match) {
    const std::optional<MatchPlan> plan = table_.load(match.id);
    const Standing standing = plan ? standingAfter(*plan) : Standing();
    match.damaged = standing.scores.isEmpty();
    if (match.damaged) return;
    match.seats = plan->seats;
    match.players = plan->players;
    match.plies = static_cast<int>(plan->played.size());
    match.standing = standing;
    if (!standing.over)
        match.finished = {};
    else if (!match.finished.isValid())
        match.finished = match.changed;
    if (database_.writable() && locks_.isFree(match.id))
        database_.together([&] { return table_.mend(match.id, *plan, standing); });
}

std::optional<MatchPlan> MatchStore::load(int id) {
    // Where only this match is damaged, the others are not set aside for it.
    std::optional<MatchPlan> plan = database_.readable() ? table_.load(id) : std::nullopt;
    if (plan) plan->counts = !plan->challenge && !digests_.isLeftOut(id);
    return plan;
}

MatchStore::Claim MatchStore::claim(int id) {
    if (const OpenMatch* mine = owed(id)) {
        MatchPlan plan = mine->plan;  // more than the store has
        plan.stored = id;
        return {std::move(plan), false};
    }
    if (!locks_.take(id)) return {std::nullopt, true};
    Claim claim{load(id), false};
    if (!claim.plan) locks_.give(id);
    return claim;
}

void MatchStore::release(int id) {
    if (owed(id) == nullptr) locks_.give(id);
}

int MatchStore::import(MatchPlan plan) {
    OpenMatch match{std::move(plan), {}};
    match.standing = standingAfter(match.plan);
    // Somebody else may have played it: it does not count here.
    match.imported = true;
    match.plan.counts = false;
    const bool fine = write(match);  // else the player hears so, and has the file still
    locks_.give(match.id);
    return fine ? match.id : 0;
}

/// The day in whose sums it was is to be summed anew.
bool MatchStore::removeRow(int id, QSet<int>& days) {
    if (const std::optional<int> day = tallies_.dayOf(id)) days.insert(*day);
    return table_.remove(id);
}

MatchStore::Removal MatchStore::remove(const QList<int>& ids) {
    if (!database_.writable()) return {0, problem_};
    QList<int> gone;
    const bool fine = database_.together([&] {
        QSet<int> days;
        for (const int id : ids) {
            if (owed(id) == nullptr && !locks_.isFree(id)) continue;
            if (!removeRow(id, days)) return false;
            gone.append(id);
        }
        return tallies_.sum(days);
    });
    if (!fine) return {0, database_.problem()};
    for (const int id : gone) {
        if (owed(id) == nullptr) continue;
        takeOwed(id);
        locks_.give(id);
    }
    tellKeeping();
    emit changed();
    return {static_cast<int>(ids.size() - gone.size()), {}};
}

QList<CountedMatch> MatchStore::counted() {
    if (!database_.readable()) return {};
    if (auto matches = digests_.all()) {
        if (digests_.hasUnsound()) emit changed();  // they are counted anew
        return *matches;
    }
    if (isOfNoUse()) emit changed();
    return {};
}

QList<int> MatchStore::uncounted() {
    return database_.writable() ? digests_.missing().value_or(QList<int>()) : QList<int>();
}

void MatchStore::keepDigest(int id, std::uint64_t line, const std::optional<MatchDigest>& digest) {
    if (!database_.writable()) return;
    digests_.lookedAt(id);
    const bool fine = database_.together([&] {
        // While the digest was made, an undo may have taken that end back.
        if (table_.wholeLine(id) != line) return false;
        const std::optional<int> before = tallies_.dayOf(id);
        if (digest) return digests_.keep(id, *digest) && tallies_.take(id);
        return digests_.leaveOut(id) && (!before || tallies_.sum(*before));
    });
    if (fine) emit counting();
}

DaySums MatchStore::sums() {
    if (!database_.readable()) return {};
    const auto read = [this] {
        return DaySums{tallies_.all().value_or(QList<DayTally>()), tallies_.runs().value_or(QList<Run>())};
    };
    DaySums sums = read();
    if (!tallies_.hasUnsound()) return sums;
    // They are only what the digests come to.
    if (database_.writable() && !std::exchange(sumsMended_, true) &&
        database_.together([this] { return tallies_.mend(); })) {
        sums = read();
        if (digests_.hasUnsound()) emit changed();
    }
    if (tallies_.hasUnsound()) tellLeftOut();
    return sums;
}

/// Once: what it is about stays as it is.
void MatchStore::tellLeftOut() {
    if (!std::exchange(leftOutTold_, true))
        emit problemFound({StoreProblem::Kind::LeftOut, database_.file()});
}

QList<DayResult> MatchStore::days() {
    if (!database_.readable()) return {};
    QList<DayResult> all = days_.all().value_or(QList<DayResult>());
    if (database_.hasLeftOut()) tellLeftOut();
    return all;
}

void MatchStore::keepPar(const QString& date, const QString& game, double par) {
    if (!database_.writable()) return;
    database_.together([&] { return days_.keepPar(date, game, par); });
    emit changed();
}

QByteArray MatchStore::analysis(int id, int seat, int version) {
    return database_.readable() ? analyses_.found(id, seat, version) : QByteArray();
}

void MatchStore::keepAnalysis(int id, int seat, int version, const QByteArray& found) {
    if (!database_.writable()) return;
    database_.together([&] { return analyses_.keep(id, seat, version, found); });
}

void MatchStore::keepVerdict(int id, std::uint64_t line, int seat, int version, const Verdict& verdict) {
    if (!database_.writable()) return;
    const bool fine = database_.together(
        [&] { return table_.wholeLine(id) == line && analyses_.keepVerdict(id, seat, version, verdict); });
    if (fine) emit counting();
}

QList<DayVerdict> MatchStore::verdicts(int version) {
    if (!database_.readable()) return {};
    QList<DayVerdict> all = analyses_.verdicts(version).value_or(QList<DayVerdict>());
    if (database_.hasLeftOut()) tellLeftOut();
    return all;
}

bool MatchStore::forgetDigests(const QString& game) {
    const bool fine = database_.writable() &&
                      database_.together([&] { return digests_.leaveOutAll(game) && tallies_.sumAll(); });
    if (fine) emit counting();
    return fine;
}

}  // namespace boneyard::ui

#include "moc_matchstore.cpp"
