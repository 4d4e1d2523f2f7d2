// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is kept of a match, and how one is taken up again.
#include <utility>

#include "matchsession.h"
#include "store/archive.h"

namespace boneyard::ui {

MatchSession::~MatchSession() = default;

void MatchSession::setArchive(Archive* archive) {
    if (archive == archive_) return;
    archive_ = archive;
    setJournal(archive != nullptr ? archive->journal() : nullptr);
    emit archiveChanged();
}

void MatchSession::setJournal(std::unique_ptr<Journal> journal) {
    leave();
    journal_ = std::move(journal);
}

void MatchSession::beginJournal() {
    if (journal() == nullptr) return;
    if (plan_.stored != 0) emit storedChanged();
    journal()->begin(plan_, standingOf(match()->status()), [this](int id) {
        if (std::exchange(plan_.stored, id) != id) emit storedChanged();
    });
}

void MatchSession::endJournal() {
    if (journal() != nullptr && active()) journal()->end();
    if (std::exchange(keeping_, false)) emit keepingChanged();
    if (std::exchange(plan_.stored, 0) != 0) emit storedChanged();
}

void MatchSession::goOnWith(int id) {
    if (active() && id != 0 && id == plan_.stored) {
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
        setPlyLimit(-1);
        if (startPlan(*plan)) {
            emit takenUp();
        } else {
            archive_->release(id);
        }
    });
}

void MatchSession::goOnWithLatest() {
    if (archive_ == nullptr) return;
    archive_->list({.state = MatchFilter::State::Unfinished}, 0, 1, this, [this](const MatchPage& page) {
        if (page.matches.isEmpty()) {
            emit said(tr("There is no unfinished match."));
        } else {
            goOnWith(page.matches.first().id);
        }
    });
}

}  // namespace boneyard::ui
