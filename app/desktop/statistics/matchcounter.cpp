// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "statistics/matchcounter.h"

#include <utility>

#include "common/line.h"
#include "statistics/digest.h"

namespace boneyard::ui {

namespace {

constexpr int kSoon = 400;  // ms; something changes with each move

}  // namespace

MatchCounter::MatchCounter(QObject* parent) : QObject(parent) {
    asking_.setSingleShot(true);
    asking_.setInterval(kSoon);
    connect(&asking_, &QTimer::timeout, this, &MatchCounter::ask);
}

MatchCounter::~MatchCounter() {
    stop_.request_stop();
    looker_.waitForDone();
}

void MatchCounter::setArchive(Archive* archive) {
    if (archive_ == archive) return;
    if (archive_ != nullptr) archive_->disconnect(this);
    archive_ = archive;
    if (archive_ != nullptr)
        connect(archive_, &Archive::changed, this, [this] {
            if (!asking_.isActive()) asking_.start();
        });
    emit archiveChanged();
    ask();
}

void MatchCounter::setResting(bool resting) {
    if (std::exchange(resting_, resting) == resting) return;
    emit restingChanged();
    ask();
}

void MatchCounter::ask() {
    if (archive_ == nullptr || resting_) return;
    askAgain_ = looking_;
    if (looking_) return;
    archive_->uncounted(this, [this](const QList<int>& ids) {
        if (looking_ || resting_) return;
        uncounted_ = ids;
        uncounted_.removeIf([this](int id) { return unreadable_.contains(id); });
        lookAtNext();
    });
}

void MatchCounter::lookAtNext() {
    looking_ = false;
    if (std::exchange(askAgain_, false)) return ask();
    const int left = static_cast<int>(uncounted_.size());
    if (std::exchange(pending_, left) != left) emit pendingChanged();
    if (archive_ == nullptr || resting_ || uncounted_.isEmpty()) return;
    looking_ = true;
    const int id = uncounted_.takeFirst();
    archive_->load(id, this, [this, id](const std::optional<MatchPlan>& plan) {
        if (!plan) unreadable_.insert(id);
        if (!plan) return lookAtNext();
        looker_.start([this, id, plan = *plan, stop = stop_.get_token()] {
            const auto digest = digestOf(plan, stop);
            if (stop.stop_requested()) return;
            answers_.post([this, id, line = lineOf(plan.played), digest] { keep(id, line, digest); });
        });
    });
}

void MatchCounter::keep(int id, std::uint64_t line, const std::optional<MatchDigest>& digest) {
    if (archive_ != nullptr) archive_->keepDigest(id, line, digest);
    lookAtNext();
}

}  // namespace boneyard::ui

#include "moc_matchcounter.cpp"
