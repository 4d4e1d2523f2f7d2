// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "puzzles/puzzles.h"

#include <QTimer>
#include <algorithm>
#include <utility>

#include "common/words.h"
#include "puzzles/glicko.h"
#include "puzzles/sm2.h"
#include "registry.h"
#include "store/archive.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

QString mistakesSource() { return u"mistakes"_s; }

}  // namespace

Puzzles::Puzzles(QObject* parent) : QObject(parent), folder_(u":/assets/puzzles"_s) {
    connect(&desk_, &PuzzleDesk::tried, this, &Puzzles::onTried);
    onLanguageChange(this, [this] {
        emit changed();
        emit desk_.changed();
    });
    connect(&today_, &Today::changed, this, [this] {
        if (known_ && row_ < 0) return open(source_);  // what was not for yesterday may be for today
        emit changed();
    });
}

Puzzles::~Puzzles() {
    stop_.request_stop();
    background_.clear();
    background_.waitForDone();
}

void Puzzles::setArchive(Archive* archive) {
    if (archive == archive_) return;
    archive_ = archive;
    emit archiveChanged();
}

bool Puzzles::ofMistakes() const { return source_ == mistakesSource(); }

void Puzzles::open(const QString& source, int number) {
    if (archive_ == nullptr) return;
    const int question = ++asking_;
    if (source.isEmpty()) {
        archive_->latestPuzzleGame(this, [this, question](const QString& game) {
            const bool known = find_game(game.toStdString()) != nullptr;
            if (question == asking_) open(known ? game : text(games().front().info.id));
        });
        return;
    }
    stop_.request_stop();
    const bool other = source != source_;
    source_ = source;
    lastMatch_ = 0;
    if (other) {
        known_ = again_ = moved_ = false;
        book_.clear();
        tell(-1);
    }
    if (ofMistakes()) {
        findMistakes();
        return;
    }
    if (book_.empty()) book_ = readPuzzles(folder_, source_);
    archive_->puzzles(source_, this, [this, question, number](const PuzzleProgress& progress) {
        if (question == asking_) askPuzzle(progress, number);
    });
}

void Puzzles::next() {
    if (!ofMistakes()) return open(source_);
    ++asking_;
    moved_ = false;
    askMistake();
}

/// A look back keeps what it has found when its page goes, which is a moment after this one is seen again.
void Puzzles::refresh() {
    constexpr int kSoon = 200;  // ms
    QTimer::singleShot(kSoon, this, [this] {
        if (known_ && row_ < 0) open(source_);
    });
}

/// What cannot be played, as another version has written it, is passed over.
void Puzzles::askPuzzle(const PuzzleProgress& progress, int number) {
    progress_ = progress;
    known_ = true;
    moved_ = false;
    Choice choice = choosePuzzle(book_, progress_.tried, progress_.rating.rating);
    if (number > 0 && number <= static_cast<int>(book_.size()))
        choice = {number - 1, false};  // asked for by name: that says nothing of the others
    while (choice.row >= 0) {
        const auto at = book_.begin() + choice.row;
        if (desk_.ask(taskOf(at->puzzle, medallion_))) break;
        book_.erase(at);
        choice = choosePuzzle(book_, progress_.tried, progress_.rating.rating);
    }
    again_ = choice.row >= 0 && choice.again;
    tell(choice.row);
}

void Puzzles::findMistakes() {
    stop_ = std::stop_source();
    archive_->analysed(
        bots::kAnalyzerVersion, this,
        [this, question = asking_, stop = stop_.get_token()](const QList<AnalysedMatch>& matches) {
            if (question != asking_) return;
            findLastMatch(matches);
            background_.start([this, question, stop, matches, spreads = spreads_] {
                std::vector<Mistake> found = mistakesIn(matches, *spreads, stop);
                answers_.post([this, question, found] {
                    if (question != asking_) return;
                    mistakes_ = found;
                    known_ = true;
                    row_ = -1;
                    askMistake();
                });
            });
        });
}

void Puzzles::askMistake() {
    const int last = row_;
    int row = chooseMistake(mistakes_, today_.date(), last);
    while (row >= 0 && !desk_.ask(taskOf(mistakes_[static_cast<std::size_t>(row)]))) {
        mistakes_.erase(mistakes_.begin() + row);
        row = chooseMistake(mistakes_, today_.date(), -1);
    }
    again_ = false;
    tell(row);
}

void Puzzles::findLastMatch(const QList<AnalysedMatch>& matches) {
    MatchFilter filter;
    filter.state = MatchFilter::State::Finished;
    filter.own = true;
    archive_->list(filter, 0, 1, this, [this, question = asking_, matches](const MatchPage& page) {
        if (question != asking_ || page.matches.isEmpty()) return;
        const MatchSummary& last = page.matches.first();
        const bool analysed = std::any_of(matches.begin(), matches.end(), [&](const AnalysedMatch& match) {
            return match.plan.stored == last.id;
        });
        if (last.damaged || last.you() == kit::kNobody || analysed) return;
        lastMatch_ = last.id;
        emit changed();
    });
}

void Puzzles::lookBack() {
    if (archive_ == nullptr || lastMatch_ == 0) return;
    archive_->load(lastMatch_, this, [this](const std::optional<MatchPlan>& plan) {
        if (plan) emit lookBackWanted(QVariant::fromValue(*plan));
    });
}

void Puzzles::onTried(bool right) {
    if (row_ < 0 || archive_ == nullptr) return;
    const auto row = static_cast<std::size_t>(row_);
    if (ofMistakes()) {
        Mistake& mistake = mistakes_[row];
        mistake.repetition = repeated(mistake.repetition, right, today_.date());
        archive_->keepRepetition(mistake.match->plan.stored, mistake.match->seat,
                                 static_cast<int>(mistake.ply), mistake.repetition);
    } else {
        before_ = progress_.rating.rating;
        moved_ = !progress_.tried.contains(book_[row].id);
        if (moved_) progress_.rating = ratingAfter(progress_.rating, book_[row].puzzle.rating, right);
        archive_->keepTry({source_, book_[row].id, right, progress_.rating});
    }
    emit changed();
}

/// That is the task now.
void Puzzles::tell(int row) {
    row_ = row;
    if (row_ < 0) desk_.clear();
    emit changed();
}

}  // namespace boneyard::ui

#include "moc_puzzles.cpp"
