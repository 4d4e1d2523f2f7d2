// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/matchjournal.h"

#include <utility>

#include "store/archive.h"

namespace boneyard::ui {

MatchJournal::MatchJournal(MatchState& state, QObject* parent) : QObject(parent), state_(state) {}
MatchJournal::~MatchJournal() = default;

void MatchJournal::setArchive(Archive* archive) {
    if (archive == archive_) return;
    archive_ = archive;
    setJournal(archive != nullptr ? archive->journal() : nullptr);
    emit archiveChanged();
}

void MatchJournal::setJournal(std::unique_ptr<Journal> journal) {
    emit closing();
    journal_ = std::move(journal);
}

void MatchJournal::begin() {
    if (journal() == nullptr) return;
    if (stored() != 0) emit storedChanged();
    journal()->begin(state_.plan, standingOf(state_.match().status()), [this](int id) {
        if (std::exchange(state_.plan.stored, id) != id) emit storedChanged();
    });
}

void MatchJournal::end() {
    if (journal() != nullptr && state_.played) journal()->end();
    if (std::exchange(writing_, false)) emit writingChanged();
    if (std::exchange(state_.plan.stored, 0) != 0) emit storedChanged();
}

Journal::Done MatchJournal::beginWriting(const Then& then) {
    writing_ = true;
    emit writingChanged();
    return [this, then] {
        writing_ = false;
        then();
        emit writingChanged();
    };
}

void MatchJournal::keep(const std::vector<Kept>& actions, const Then& then) {
    if (journal() == nullptr) return then();
    const Journal::Done done = beginWriting(then);
    for (const Kept& kept : actions) {
        const bool last = &kept == &actions.back();
        journal()->keep(
            kept.action, kept.standing, last ? done : [] {});
    }
}

void MatchJournal::rewind(std::size_t ply, const Standing& standing, const Then& then) {
    if (journal() == nullptr) return then();
    journal()->rewind(ply, standing, beginWriting(then));
}

void MatchJournal::countHint() {
    if (journal() != nullptr) journal()->countHint();
}

void MatchJournal::keepRacks(const Racks& racks) {
    if (journal() != nullptr && state_.played) journal()->keepRacks(racks);
}

void MatchJournal::takeUp(int id) {
    if (state_.played && id != 0 && id == stored()) {
        emit takenUp();
        return;
    }
    if (archive_ == nullptr || std::exchange(claiming_, id) == id) return;
    archive_->claim(id, this, [this, id](const std::optional<MatchPlan>& plan, const QString& problem) {
        claiming_ = 0;
        if (!plan) {
            emit said(problem);
            return;
        }
        emit found(*plan);
        if (stored() == id) {
            emit takenUp();
        } else {
            archive_->release(id);
        }
    });
}

void MatchJournal::takeUpLatest() {
    if (archive_ == nullptr) return;
    archive_->list({.state = MatchFilter::State::Unfinished}, 0, 1, this, [this](const MatchPage& page) {
        if (page.matches.isEmpty()) {
            emit said(tr("There is no unfinished match."));
        } else {
            takeUp(page.matches.first().id);
        }
    });
}

}  // namespace boneyard::ui

#include "moc_matchjournal.cpp"
