// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/matchstore.h"

#include <QDateTime>
#include <QFileInfo>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

MatchStore::MatchStore(const QString& file) : database_(file), locks_(QFileInfo(file).path() + "/open"_L1) {}

void MatchStore::open() { report(database_.open()); }

void MatchStore::report(const StoreProblem& trouble) {
    if (std::exchange(reported_, trouble.kind) == trouble.kind) return;
    if (trouble.kind != StoreProblem::Kind::None) emit troubled(trouble);
}

/// After a mistake: when the file is damaged, another one takes its place, and open matches go there.
bool MatchStore::isDamaged() {
    if (database_.fault() != Database::Fault::Damaged || !database_.writable()) return false;
    report(database_.setAside());
    for (auto& [journal, match] : open_) {
        locks_.give(match.id);
        match.id = 0;
        match.same = 0;
        match.racksKept = match.plan.racks.isEmpty();
    }
    return true;
}

MatchPage MatchStore::list(const MatchFilter& filter, int offset, int count) {
    if (!database_.readable()) return {};
    if (auto page = table_.list(filter, offset, count)) return *page;
    if (isDamaged()) emit changed();
    return {};
}

std::optional<MatchPlan> MatchStore::load(int id) {
    // Where only this match is damaged, the others are not set aside for it.
    return database_.readable() ? table_.load(id) : std::nullopt;
}

MatchStore::Claim MatchStore::claim(int id) {
    if (!locks_.take(id)) return {std::nullopt, true};
    Claim claim{load(id), false};
    if (!claim.plan) locks_.give(id);
    return claim;
}

void MatchStore::release(int id) { locks_.give(id); }

int MatchStore::import(MatchPlan plan) {
    OpenMatch match{std::move(plan), {}};
    match.standing = standingAfter(match.plan);
    const bool fine = write(match);
    // Somebody else may have played it: it does not count here.
    if (fine) keepDigest(match.id, std::nullopt);
    locks_.give(match.id);
    return fine ? match.id : 0;
}

bool MatchStore::remove(int id) {
    if (!locks_.isFree(id)) return false;
    if (database_.writable()) database_.together([&] { return table_.remove(id); });
    emit changed();
    return true;
}

void MatchStore::removeAll(const MatchFilter& filter) {
    if (!database_.writable()) return;
    const QList<int> ids = table_.ids(filter).value_or(QList<int>());
    database_.together([&] {
        return std::all_of(ids.begin(), ids.end(),
                           [&](int id) { return !locks_.isFree(id) || table_.remove(id); });
    });
    emit changed();
}

QList<CountedMatch> MatchStore::counted() {
    if (!database_.readable()) return {};
    if (auto matches = digests_.all()) return *matches;
    if (isDamaged()) emit changed();
    return {};
}

QList<int> MatchStore::uncounted() {
    return database_.writable() ? digests_.missing().value_or(QList<int>()) : QList<int>();
}

void MatchStore::keepDigest(int id, const std::optional<MatchDigest>& digest) {
    if (!database_.writable()) return;
    database_.together([&] { return digest ? digests_.keep(id, *digest) : digests_.leaveOut(id); });
}

bool MatchStore::forgetDigests(const QString& game) {
    return database_.writable() && database_.together([&] { return digests_.leaveOutAll(game); });
}

int MatchStore::begin(int journal, const MatchPlan& plan, const Standing& standing) {
    OpenMatch& match = open_[journal];
    const bool ours = plan.stored != 0 && (locks_.mine(plan.stored) || locks_.take(plan.stored));
    match = {plan, standing, ours ? plan.stored : 0, ours ? plan.played.size() : 0,
             ours || plan.racks.isEmpty()};
    if (!ours) write(match);
    return match.id;
}

void MatchStore::keep(int journal, const PlayedText& action, const Standing& standing) {
    OpenMatch& match = open_[journal];
    match.plan.played.push_back(action);
    match.standing = standing;
    write(match);
}

void MatchStore::rewind(int journal, std::size_t ply, const Standing& standing) {
    OpenMatch& match = open_[journal];
    match.plan.played.resize(std::min(ply, match.plan.played.size()));
    match.same = std::min(ply, match.same);
    match.standing = standing;
    ++match.plan.undos;
    write(match);
}

void MatchStore::countHint(int journal) {
    OpenMatch& match = open_[journal];
    ++match.plan.hints;
    write(match);
}

void MatchStore::keepRacks(int journal, const Racks& racks) {
    const auto found = open_.find(journal);
    if (found == open_.end()) return;
    found->second.plan.racks = racks;
    found->second.racksKept = false;
}

void MatchStore::end(int journal) {
    const auto found = open_.find(journal);
    if (found == open_.end()) return;
    const OpenMatch match = std::move(found->second);
    open_.erase(found);
    if (match.id != 0 && match.plan.played.empty() && database_.writable()) {
        database_.together([&] { return table_.remove(match.id); });  // nothing of it is worth keeping
        emit changed();
    } else if (match.id != 0 && !match.racksKept && database_.writable()) {
        database_.together([&] { return table_.writeRacks(match.id, match.plan); });
    }
    locks_.give(match.id);
}

bool MatchStore::write(OpenMatch& match) {
    if (!database_.writable()) return false;
    bool fine = writeOnce(match);
    if (!fine && isDamaged()) {
        fine = database_.writable() && writeOnce(match);
    } else {
        report({fine ? StoreProblem::Kind::None : StoreProblem::Kind::Full, database_.file()});
    }
    if (fine) emit changed();
    return fine;
}

bool MatchStore::writeOnce(OpenMatch& match) {
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    int id = match.id;
    const bool fine = database_.together([&] {
        if (id != 0 && !table_.has(id)) id = 0;  // somebody has removed it
        const std::size_t same = id != 0 ? match.same : 0;
        if (id == 0) id = table_.insert(match.plan, now);
        return id != 0 && table_.writeActions(id, match.plan, same, now) &&
               ((match.racksKept && id == match.id) || table_.writeRacks(id, match.plan)) &&
               table_.update(id, match.plan, match.standing, now);
    });
    if (!fine) return false;
    if (id != match.id) {
        locks_.give(match.id);
        locks_.take(id);
    }
    match.id = id;
    match.same = match.plan.played.size();
    match.racksKept = true;
    return true;
}

}  // namespace boneyard::ui
