// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDateTime>
#include <algorithm>
#include <utility>

#include "store/matchstore.h"

namespace boneyard::ui {

namespace {

constexpr int kQuiet = 60'000;  // ms

}  // namespace

int MatchStore::begin(int journal, const MatchPlan& plan, const Standing& standing) {
    OpenMatch& match = open_[journal];
    const bool mine = owed(plan.stored) != nullptr;
    const bool ours = plan.stored != 0 && (locks_.mine(plan.stored) || locks_.take(plan.stored));
    if (mine) {
        match = takeOwed(plan.stored);
        match.standing = standing;
    } else {
        match = {plan, standing, ours ? plan.stored : 0, ours ? plan.played.size() : 0,
                 ours || plan.racks.isEmpty()};
    }
    if (!ours || mine) write(match);
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
    OpenMatch& match = found->second;
    if (match.plan.played.empty() && match.plan.day.isEmpty()) {
        if (match.id != 0 && database_.writable()) {
            // nothing of it is worth keeping
            database_.together([&] { return table_.remove(match.id); });
            emit changed();
        }
        match.dirty = false;
    } else if (match.dirty) {
        write(match);
    } else if (match.id != 0 && !match.racksKept && database_.writable()) {
        database_.together([&] { return table_.writeRacks(match.id, match.plan); });
    }
    if (match.dirty)
        owed_.push_back(std::move(match));
    else
        locks_.give(match.id);
    open_.erase(found);
    tellKeeping();
}

int MatchStore::OpenMatch::unsaved() const {
    if (!dirty || (plan.played.empty() && id == 0)) return 0;
    return std::max(1, static_cast<int>(plan.played.size() - same));
}

int MatchStore::unsaved() const {
    int count = 0;
    for (const auto& [journal, match] : open_) count += match.unsaved();
    for (const OpenMatch& match : owed_) count += match.unsaved();
    return count;
}

MatchStore::OpenMatch* MatchStore::owed(int id) {
    const auto found = std::find_if(owed_.begin(), owed_.end(),
                                    [&](const OpenMatch& match) { return id != 0 && match.id == id; });
    return found != owed_.end() ? &*found : nullptr;
}

/// It must be there.
MatchStore::OpenMatch MatchStore::takeOwed(int id) {
    OpenMatch taken;
    owed_.remove_if([&](OpenMatch& match) {
        if (match.id != id) return false;
        taken = std::move(match);
        return true;
    });
    return taken;
}

void MatchStore::tryAgain() {
    if (closed()) return;
    if (!database_.writable()) {
        const StoreProblem problem = database_.open(false);
        if (problem.kind == StoreProblem::Kind::SetAside) beginAnew(problem);
        report(problem);
        if (database_.writable()) emit changed();
        bringUpToDate();
    }
    if (database_.writable()) writeOwed();
    tellKeeping();
}

void MatchStore::writeOwed() {
    for (auto match = owed_.begin(); match != owed_.end();) {
        if (write(*match)) {
            locks_.give(match->id);
            match = owed_.erase(match);
        } else {
            ++match;
        }
    }
    for (auto& [journal, match] : open_) {
        if (match.dirty) write(match);
    }
}

bool MatchStore::write(OpenMatch& match) {
    match.dirty = true;
    if (database_.writable() && !closed()) {
        if (!database_.stillThere()) {
            const QString where = database_.file();
            const StoreProblem problem = database_.open();
            beginAnew(problem.kind == StoreProblem::Kind::None ? StoreProblem{StoreProblem::Kind::Gone, where}
                                                               : problem);
        }
        bool fine = database_.writable() && writeOnce(match);
        if (!fine && isOfNoUse()) fine = database_.writable() && writeOnce(match);
        match.dirty = !fine;
        if (!fine && database_.writable()) report(database_.problem());
        database_.waitForOthers(fine);  // who keeps it from others once may do so for long
        if (fine) emit changed();
    }
    tellKeeping();
    return !match.dirty;
}

/// The number of the new row, or 0.
int MatchStore::insert(const OpenMatch& match, qint64 now) {
    const MatchPlan& plan = match.plan;
    const int id = table_.insert(plan, now);
    const bool fine = id != 0 && (plan.day.isEmpty() || days_.begin(plan.day, plan.gameId, id)) &&
                      (!match.imported || table_.markImported(id)) && (plan.counts || digests_.leaveOut(id));
    return fine ? id : 0;
}

/// The deal of the day is decided together with the match.
bool MatchStore::finishDay(int id, const OpenMatch& match) {
    const MatchPlan& plan = match.plan;
    return plan.day.isEmpty() || !match.standing.over ||
           days_.finish(id, aheadOf(match.standing, sidesOf(plan.gameId, plan.seats, plan.options),
                                    plan.players.onlyPerson()));
}

/// What comes with the end of a match; or what is taken back with it.
bool MatchStore::finish(int id, const OpenMatch& match) {
    if (!match.standing.over) return takeBackEnd(id);
    const bool counts = match.plan.counts && match.plan.players.onlyPerson() != kit::kNobody;
    return finishDay(id, match) && (!counts || digests_.expect(id));
}

/// Also where nothing was counted yet: what is still to come is of another end.
bool MatchStore::takeBackEnd(int id) {
    const std::optional<int> day = tallies_.dayOf(id);
    return digests_.drop(id) && (!day || tallies_.sum(*day));
}

/// Only the first `ply` actions of those in the store still hold: what is known of the others goes with them.
bool MatchStore::takeBack(int id, std::size_t ply) {
    return takeBackEnd(id) && analyses_.dropVerdicts(id) && puzzles_.drop(id, ply);
}

bool MatchStore::writeOnce(OpenMatch& match) {
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    int id = match.id;
    const bool fine = database_.together([&] {
        const std::optional<int> there = id != 0 ? table_.plies(id) : std::nullopt;
        const std::size_t same = there ? match.same : 0;
        const bool back = there && static_cast<std::size_t>(*there) > same;
        if (!there) id = insert(match, now);  // it is new, or somebody has removed it
        // Before another window sees the row, and drops it as one that nobody plays.
        if (id != 0 && id != match.id) locks_.take(id);
        return id != 0 && table_.writeActions(id, match.plan, same, now) &&
               ((match.racksKept && id == match.id) || table_.writeRacks(id, match.plan)) &&
               table_.update(id, match.plan, match.standing, now) && (!back || takeBack(id, same)) &&
               finish(id, match);
    });
    if (id != match.id) locks_.give(fine ? match.id : id);
    if (!fine) return false;
    const bool other = std::exchange(match.id, id) != id;
    match.same = match.plan.played.size();
    match.racksKept = true;
    for (const auto& [journal, each] : open_) {
        if (other && &each == &match) emit numbered(journal, id);
    }
    return true;
}

/// After a mistake: when the file is of no use any more, another one takes its place.
bool MatchStore::isOfNoUse() {
    if (!database_.writable() || !database_.isOfNoUse()) return false;
    const StoreProblem problem = database_.setAside();
    if (problem.kind != StoreProblem::Kind::None) beginAnew(problem);
    return true;
}

/// The store is another file now: open matches go there, whole.
void MatchStore::beginAnew(const StoreProblem& why) {
    report(why);
    const auto move = [this](OpenMatch& match) {
        locks_.give(match.id);
        match.id = 0;
        match.same = 0;
        match.racksKept = match.plan.racks.isEmpty();
        match.dirty = true;
    };
    for (auto& [journal, match] : open_) move(match);
    for (OpenMatch& match : owed_) move(match);
}

/// Not twice for the same, also when something could be written in between.
void MatchStore::report(const StoreProblem& problem) {
    if (problem.kind == StoreProblem::Kind::None) return;
    const bool same = problem == problem_ && !quiet_.hasExpired();
    problem_ = problem;
    quiet_.setRemainingTime(kQuiet);
    if (!same) emit problemFound(problem);
}

void MatchStore::tellKeeping() {
    const auto dirty = [](const auto& entry) { return entry.second.dirty; };
    const bool newer = problem_.kind == StoreProblem::Kind::Newer;  // that will not change
    const bool waiting = !owed_.empty() || std::any_of(open_.begin(), open_.end(), dirty);
    if ((waiting || !database_.writable()) && !newer && !again_.isActive() && !closed()) again_.start();
    std::pair<StoreProblem, int> now{problem_, unsaved()};
    if (now.second == 0) now.first = {};
    if (std::exchange(kept_, now) != now) emit keeping(now.first, now.second);
}

void MatchStore::closeWithin(int milliseconds) { end_ = QDeadlineTimer(milliseconds).deadline(); }

}  // namespace boneyard::ui
