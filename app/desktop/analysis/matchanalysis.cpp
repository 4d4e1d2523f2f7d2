// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "analysis/matchanalysis.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "analysis/judgementsjson.h"
#include "analysis/movetexts.h"
#include "analysis/verdict.h"
#include "bots/mean.h"
#include "common/words.h"
#include "match/shownmatch.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr std::array kGrades{bots::Grade::Best, bots::Grade::Good, bots::Grade::Inaccuracy,
                             bots::Grade::Mistake, bots::Grade::Blunder};

/// How accurate several moves were.
struct Accuracy {
    bots::Mean mean;
    bool flawless = true;

    void add(const Move& move) {
        mean.add(move.accuracy);
        flawless = flawless && !move.judgement.analysis.better;
    }
    /// All of it only where nothing could be better, however little that cost.
    [[nodiscard]] int perCent() const {
        constexpr int kAll = 100;
        const auto rounded = static_cast<int>(std::lround(kAll * mean.mean()));
        return flawless ? rounded : std::min(rounded, kAll - 1);
    }
};

QVariantMap point(std::size_t ply, double chance, double error, int grade) {
    return {
        {u"ply"_s, static_cast<int>(ply)}, {u"chance"_s, chance}, {u"error"_s, error}, {u"grade"_s, grade}};
}

}  // namespace

bots::Analyzer::Budget& MatchAnalysis::usualCare() {
    static bots::Analyzer::Budget care;
    return care;
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

int MatchAnalysis::accuracy() const {
    if (found_.empty()) return -1;
    Accuracy accuracy;
    for (const Move& move : found_) accuracy.add(move);
    return accuracy.perCent();
}

QVariantList MatchAnalysis::grades() const {
    QVariantList all;
    for (const bots::Grade grade : kGrades) {
        const auto count = std::count_if(found_.begin(), found_.end(),
                                         [grade](const Move& move) { return move.grade == grade; });
        all.append(QVariantMap{{u"grade"_s, static_cast<int>(grade)},
                               {u"word"_s, MoveTexts::grade(grade)},
                               {u"count"_s, static_cast<int>(count)}});
    }
    return all;
}

QVariantList MatchAnalysis::kinds() const {
    std::map<DecisionKind, Accuracy> kinds;
    for (const Move& move : found_) kinds[move.kind].add(move);
    QVariantList all;
    for (const auto& [kind, accuracy] : kinds) {
        all.append(QVariantMap{{u"word"_s, MoveTexts::kind(kind)},
                               {u"moves"_s, static_cast<int>(accuracy.mean.count())},
                               {u"accuracy"_s, accuracy.perCent()}});
    }
    return all;
}

QVariantList MatchAnalysis::mistakes() const {
    QVariantList all;
    for (const Move& move : found_) {
        if (!move.judgement.analysis.better) continue;
        all.append(
            QVariantMap{{u"ply"_s, static_cast<int>(move.ply)}, {u"grade"_s, static_cast<int>(move.grade)}});
    }
    return all;
}

/// Moves and ends of rounds in the order in which they came.
void MatchAnalysis::plot() {
    constexpr double kMostly = 1.96;  // standard errors: 95 of 100 cases
    curve_ = {point(0, outline_.start, 0, -1)};
    auto end = outline_.ends.begin();
    const auto endsUpTo = [&](std::size_t ply) {
        for (; end != outline_.ends.end() && end->ply <= ply; ++end)
            curve_.append(point(end->ply, end->chance, 0, -1));
    };
    for (const Move& move : found_) {
        endsUpTo(move.ply);
        const bots::Analysis& found = move.judgement.analysis;
        const double error = kMostly * found.chance_error;
        if (found.better && found.best_chance > found.played_chance)
            curve_.append(point(move.ply, found.best_chance, error, -1));
        if (end != outline_.ends.end() && end->ply == move.ply + 1) {
            curve_.append(point(end->ply, end->chance, 0, static_cast<int>(move.grade)));
            ++end;
        } else {
            curve_.append(point(move.ply + 1, found.played_chance, error, static_cast<int>(move.grade)));
        }
    }
    if (complete() && !outline_.ends.empty()) endsUpTo(outline_.ends.back().ply);
}

QString MatchAnalysis::account() const {
    if (!complete() || outline_.ends.empty()) return {};
    double cost = 0;
    for (const Move& move : found_) cost += chanceCostOf(move.judgement.analysis);
    return MoveTexts(players_).account(seat_, outline_.start, cost, outline_.ends.back().chance);
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
    counted_ = false;
    plot();
    emit playerChanged();
    goOn();
}

void MatchAnalysis::keep() {
    if (found_.empty()) return;
    Judgements& known = known_[seat_];
    const std::size_t before = known.size();
    for (const Move& move : found_) known[move.ply] = move.judgement;
    if (known.size() > before && archive_ != nullptr && stored_ != 0)
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
    if (running_ || complete() || !active()) return;
    running_ = true;
    stop_ = std::stop_source();
    const std::uint64_t job = ++job_;
    emit progressed();
    if (archive_ == nullptr || stored_ == 0 || known_.contains(seat_)) return work(job);
    archive_->analysis(stored_, seat_, bots::kAnalyzerVersion, this, [this, job](const QByteArray& found) {
        if (job != job_) return;
        known_[seat_] = judgementsIn(found);
        work(job);
    });
}

void MatchAnalysis::work(std::uint64_t job) {
    // Whatever comes back comes to this thread, and is dropped when this object is gone.
    background_.start([this, job, record = record_, seat = seat_, care = care_, counted = counted_,
                       before = outline_, from = found_.size(), known = known_[seat_],
                       stop = stop_.get_token()] {
        Outline outline = counted ? before : outlineOf(record, seat, stop);
        if (stop.stop_requested()) return;
        if (!counted) answers_.post([this, job, outline] { onOutlined(job, outline); });
        outline.plies.erase(outline.plies.begin(), outline.plies.begin() + static_cast<std::ptrdiff_t>(from));
        lookBack(
            record, seat, care, outline, known,
            [&](const Move& move) { answers_.post([this, job, move] { onFound(job, move); }); }, stop);
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

void MatchAnalysis::tell() {
    telling_.stop();
    plot();
    emit progressed();
}

void MatchAnalysis::onEnded(std::uint64_t job) {
    if (job != job_) return;
    running_ = false;
    keep();
    if (complete() && archive_ && stored_ != 0)
        archive_->keepVerdict(stored_, seat_, bots::kAnalyzerVersion, verdictOf(found_));
    tell();
    emit finished();
}

const Move* MatchAnalysis::moveAt(int ply) const {
    const auto wanted = static_cast<std::size_t>(std::max(ply, 0));
    const auto move = std::lower_bound(found_.begin(), found_.end(), wanted,
                                       [](const Move& one, std::size_t at) { return one.ply < at; });
    return ply >= 0 && move != found_.end() && move->ply == wanted ? &*move : nullptr;
}

int MatchAnalysis::gradeAt(int ply) const {
    const Move* move = moveAt(ply - 1);
    return move != nullptr ? static_cast<int>(move->grade) : -1;
}

QString MatchAnalysis::gradeWord(int grade) {
    return grade >= 0 && grade < static_cast<int>(kGrades.size())
               ? MoveTexts::grade(static_cast<bots::Grade>(grade))
               : QString();
}

QVariantMap MatchAnalysis::verdict(int ply) const {
    const Move* move = moveAt(ply);
    if (move == nullptr) return {};
    const bots::Analysis& found = move->judgement.analysis;
    return {{u"grade"_s, static_cast<int>(move->grade)},
            {u"word"_s, MoveTexts::grade(move->grade)},
            {u"cost"_s, MoveTexts::cost(*move)},
            {u"played"_s, MoveTexts::played(*move)},
            {u"best"_s, found.better ? MoveTexts::best(*move) : QString()},
            {u"why"_s, MoveTexts(players_).why(*move)},
            {u"detail"_s, MoveTexts::detail(*move)},
            {u"hindsight"_s, MoveTexts::hindsight(*move)},
            {u"playedAction"_s, QString::fromStdString(move->played)},
            {u"bestAction"_s, found.better ? QString::fromStdString(found.best) : QString()}};
}

int MatchAnalysis::mistakeFrom(int ply, int step) const {
    int found = -1;
    for (const Move& move : found_) {
        const int at = static_cast<int>(move.ply);
        if (!move.judgement.analysis.better) continue;
        if (step > 0 && at > ply) return at;
        if (step < 0 && at < ply) found = at;
    }
    return found;
}

}  // namespace boneyard::ui
