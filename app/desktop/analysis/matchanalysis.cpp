// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "analysis/matchanalysis.h"

#include <algorithm>
#include <utility>

#include "analysis/judgementsjson.h"
#include "analysis/verdict.h"
#include "common/line.h"
#include "common/words.h"
#include "match/shownmatch.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

bots::Analyzer::Budget& MatchAnalysis::usualBudget() {
    static bots::Analyzer::Budget budget;
    return budget;
}

MatchAnalysis::MatchAnalysis(QObject* parent) : QObject(parent) {
    constexpr int kSoon = 80;  // ms
    telling_.setSingleShot(true);
    telling_.setInterval(kSoon);
    connect(&telling_, &QTimer::timeout, this, &MatchAnalysis::tell);
    onLanguageChange(this, [this] {
        emit playerChanged();
        emit progressed();
    });
}

MatchAnalysis::~MatchAnalysis() {
    stop_.request_stop();
    keep();
    background_.clear();
    background_.waitForDone();
}

void MatchAnalysis::setArchive(Archive* archive) {
    if (archive == archive_) return;
    archive_ = archive;
    emit archiveChanged();
}

QVariantList MatchAnalysis::people() const {
    QVariantList all;
    for (int seat = 0; seat < players_.size(); ++seat)
        all.append(QVariantMap{{u"value"_s, seat}, {u"label"_s, players_.name(seat)}});
    return all;
}

void MatchAnalysis::look(ShownMatch* match, int seat) {
    if (match == nullptr || match->match() == nullptr || !match->over()) return;
    const kit::Record record = match->record();
    aspect_ = match->table()->aspect();
    lookAt(record, match->players(), static_cast<kit::Seat>(std::clamp(seat, 0, record.seats - 1)),
           match->stored());
}

void MatchAnalysis::lookAs(int seat) {
    if (seat == seat_ || seat < 0 || seat >= record_.seats) return;
    stop();
    seat_ = static_cast<kit::Seat>(seat);
    begin();
}

void MatchAnalysis::lookAt(const kit::Record& record, const Players& players, kit::Seat seat, int stored) {
    stop();
    record_ = record;
    players_ = players;
    seat_ = seat;
    stored_ = stored;
    known_.clear();
    begin();
}

void MatchAnalysis::begin() {
    outline_ = {};
    found_.clear();
    between_.clear();
    counted_ = false;
    plot();
    emit playerChanged();
    goOn();
}

void MatchAnalysis::keep() {
    if (found_.empty()) return;
    Known& known = known_[seat_];
    const Known before = known;
    for (const Move& move : found_) known.moves[move.ply] = move.judgement;
    for (const auto& [ply, standing] : between_) known.between[ply] = standing;
    if (known != before && archive_ != nullptr && stored_ != 0)
        archive_->keepAnalysis(stored_, seat_, bots::kAnalyzerVersion, written(known));
}

void MatchAnalysis::stop() {
    stop_.request_stop();
    background_.clear();  // what has not begun yet
    ++job_;               // what is on its way here is too late
    keep();
    if (std::exchange(running_, false)) tell();
}

void MatchAnalysis::goOn() {
    if (running_ || !active()) return;
    if (complete() && between_.size() == outline_.between.size()) return;
    running_ = true;
    stop_ = std::stop_source();
    const std::uint64_t job = ++job_;
    emit progressed();
    if (archive_ == nullptr || stored_ == 0 || known_.contains(seat_)) return work(job);
    archive_->analysis(stored_, seat_, bots::kAnalyzerVersion, this, [this, job](const QByteArray& found) {
        if (job != job_) return;
        known_[seat_] = knownIn(found);
        work(job);
    });
}

void MatchAnalysis::work(std::uint64_t job) {
    // Whatever comes back comes to this thread, and is dropped when this object is gone.
    background_.start([this, job, record = record_, seat = seat_, budget = budget_, counted = counted_,
                       before = outline_, from = found_.size(), known = known_[seat_], aspect = aspect_,
                       stop = stop_.get_token()] {
        Outline outline = counted ? before : outlineOf(record, seat, stop);
        if (stop.stop_requested()) return;
        outline.aspect = aspect;
        if (!counted) answers_.post([this, job, outline] { onOutlined(job, outline); });
        outline.plies.erase(outline.plies.begin(), outline.plies.begin() + static_cast<std::ptrdiff_t>(from));
        lookBack(
            record, seat, budget, outline, known.moves,
            [&](const Move& move) { answers_.post([this, job, move] { onFound(job, move); }); }, stop);
        if (!outline.plies.empty() || !counted) answers_.post([this, job] { onJudged(job); });
        lookBetween(
            record, seat, budget, outline, known.between,
            [&](std::size_t ply, const KeptStanding& standing) {
                answers_.post([this, job, ply, standing] { onStood(job, ply, standing); });
            },
            stop);
        answers_.post([this, job] { onEnded(job); });
    });
}

void MatchAnalysis::onOutlined(std::uint64_t job, const Outline& outline) {
    if (job != job_) return;
    outline_ = outline;
    counted_ = true;
    emit progressed();
}

void MatchAnalysis::onFound(std::uint64_t job, const Move& move) {
    if (job != job_) return;
    found_.push_back(move);
    if (!telling_.isActive()) telling_.start();
}

void MatchAnalysis::onStood(std::uint64_t job, std::size_t ply, const KeptStanding& standing) {
    if (job != job_) return;
    between_[ply] = standing;
    if (!telling_.isActive()) telling_.start();
}

void MatchAnalysis::tell() {
    telling_.stop();
    plot();
    emit progressed();
}

void MatchAnalysis::onJudged(std::uint64_t job) {
    if (job != job_ || !complete()) return;
    keep();
    if (archive_ && stored_ != 0)
        archive_->keepVerdict(stored_, lineOf(record_.actions), seat_, bots::kAnalyzerVersion,
                              verdictOf(found_));
    tell();
    emit finished();
}

void MatchAnalysis::onEnded(std::uint64_t job) {
    if (job != job_) return;
    running_ = false;
    keep();
    tell();
}

}  // namespace boneyard::ui

#include "moc_matchanalysis.cpp"
