// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matchsession.h"

#include <QRandomGenerator>
#include <algorithm>
#include <cmath>
#include <utility>

#include "protocol/words.h"
#include "registry.h"
#include "words.h"

namespace boneyard::ui {

namespace {

constexpr int kLayOutWait = 80;           // ms that the table must keep its shape before it is laid out anew
constexpr double kSmallestChange = 0.01;  // of the aspect
constexpr std::uint64_t kMostUsualDeal = 999'999'999;  // deals that one can tell a friend

std::uint64_t anyDeal() { return 1 + QRandomGenerator::global()->bounded(quint64{kMostUsualDeal}); }

}  // namespace

MatchSession::MatchSession(QObject* parent) : QObject(parent), thinker_(&make_bot) {
    for (QTimer* timer : {&pacing_, &passing_, &continuing_, &layingOut_}) timer->setSingleShot(true);
    layingOut_.setInterval(kLayOutWait);
    connect(&worker_, &BotWorker::decided, this, &MatchSession::onDecided);
    connect(&pacing_, &QTimer::timeout, this, &MatchSession::playThought);
    connect(&passing_, &QTimer::timeout, this, [this] {
        emit busyChanged();
        act(choices_.actionOf(ChoiceModel::Pass), By::Necessity);
    });
    connect(&continuing_, &QTimer::timeout, this, &MatchSession::next);
    connect(&layingOut_, &QTimer::timeout, this, &MatchSession::refreshScene);
    onLanguageChange(this, [this] {
        if (active()) refresh();
        emit textsChanged();
        emit viewerChanged();
        emit toMoveChanged();
    });
}

QString MatchSession::gameName() const { return active() ? say(match()->info().name) : QString(); }
QString MatchSession::face() const { return active() ? text(match()->info().face) : QString(); }
QString MatchSession::deal() const { return active() ? QString::number(match()->setup().deal) : QString(); }
QString MatchSession::viewerName() const { return plan_.players.name(viewer_); }
QString MatchSession::moverName() const { return plan_.players.name(toMove()); }
bool MatchSession::canDraw() const { return mayAct() && !choices_.actionOf(ChoiceModel::Draw).isEmpty(); }
bool MatchSession::canPass() const { return mayAct() && !choices_.actionOf(ChoiceModel::Pass).isEmpty(); }
QString MatchSession::roundTitle() const { return active() ? narrator().roundTitle() : QString(); }
QString MatchSession::roundText() const {
    // Where each seat's own line tells what it gained, that is not said twice.
    const bool told = std::any_of(scene_.seats.begin(), scene_.seats.end(),
                                  [](const kit::SeatNote& note) { return !note.sum.empty(); });
    return active() ? narrator().roundText(!told) : QString();
}
QString MatchSession::matchTitle() const { return active() ? narrator().matchTitle() : QString(); }

void MatchSession::setPaused(bool paused) {
    if (paused == paused_) return;
    paused_ = paused;
    emit pausedChanged();
    if (paused) {
        stopWaiting();
        refreshSeats();
    } else if (active()) {
        goOn();
    }
}

void MatchSession::setPace(const QString& pace) {
    if (pace == pace_) return;
    pace_ = pace;
    for (QTimer* timer : {&pacing_, &continuing_}) {
        if (timer->isActive()) timer->start(waitingTime());
    }
    emit paceChanged();
}

void MatchSession::hurry() {
    if (!canHurry()) return;
    hurrying_ = true;
    if (pacing_.isActive()) pacing_.start(0);
    emit changed();
}

void MatchSession::setAspect(double aspect) {
    if (!std::isfinite(aspect) || aspect <= 0 || std::abs(aspect - aspect_) < kSmallestChange) return;
    aspect_ = aspect;
    emit aspectChanged();
    if (active()) layingOut_.start();
}

void MatchSession::setSelectedTile(const QString& tile) {
    if (tile == selectedTile_ && hand_.chosenCount() <= 1) return;
    hand_.chooseOnly(hand_.rowOf(tile));
    followSelection();
}

/// One chosen tile has its spots; what can be done with all of them are choices.
void MatchSession::followSelection() {
    const QStringList chosen = hand_.chosen();
    const QString sole = chosen.size() == 1 ? chosen.front() : QString();
    const bool melded = !melds().isEmpty();
    choices_.show(scene_.choices, chosen);
    if (melded || !melds().isEmpty()) emit meldsChanged();
    if (sole == selectedTile_) return;
    selectedTile_ = sole;
    const int before = currentSpot();
    spots_.show(scene_, sole);
    if (spots_.count() == 1) spots_.setCurrent(0);
    emit selectedTileChanged();
    if (currentSpot() != before) emit currentSpotChanged();
}

void MatchSession::tapTile(int row) {
    const bool was = hand_.isChosen(row);
    if (gathers()) {
        hand_.choose(row, !was);
    } else {
        hand_.chooseOnly(was ? -1 : row);
    }
    followSelection();
}

void MatchSession::chooseTile(int row, bool alone) {
    if (alone) {
        hand_.chooseOnly(row);
    } else {
        hand_.choose(row, true);
    }
    followSelection();
}

bool MatchSession::meld() {
    if (hand_.chosenCount() > 1 && melds().isEmpty() && mayAct()) {
        emit said(tr("These tiles do not make a meld."));
    }
    return melds().size() == 1 && play(melds().front().toMap().value(QStringLiteral("action")).toString());
}

QString MatchSession::handNote() const { return say(scene_.hand_note); }

QStringList MatchSession::account() const {
    QStringList lines;
    for (const kit::Phrase& line : scene_.account) lines.append(say(line, &plan_.players));
    return lines;
}

QPointF MatchSession::lastPlace() const {
    for (const kit::Piece& piece : scene_.pieces) {
        if (piece.order == scene_.last) return {piece.pose.x, piece.pose.y};
    }
    return {};
}

QString MatchSession::question() const { return say(scene_.question.title, &plan_.players); }
QString MatchSession::questionText() const { return say(scene_.question.meaning, &plan_.players); }
QString MatchSession::gamePhase() const { return active() ? text(protocol::word(status_.phase)) : QString(); }
QString MatchSession::suit() const { return text(scene_.suit); }
QString MatchSession::suitSpoken() const { return say(scene_.suit_spoken); }

void MatchSession::setCurrentSpot(int row) {
    const int before = currentSpot();
    spots_.setCurrent(row);
    if (currentSpot() != before) emit currentSpotChanged();
}

void MatchSession::selectTile(const QString& tile) {
    setSelectedTile(tile == selectedTile_ ? QString() : tile);
}

int MatchSession::nearestSpot(double x, double y, double maxDistance) {
    setCurrentSpot(spots_.nearest(x, y, maxDistance));
    return currentSpot();
}

void MatchSession::cycleSpot(int step) { setCurrentSpot(spots_.cycled(step)); }
void MatchSession::walkSpot(int step) { setCurrentSpot(spots_.walked(step)); }

bool MatchSession::start(MatchSetup* setup) {
    if (setup == nullptr) return false;
    if (!setup->ready()) {
        emit said(setup->problem());
        return false;
    }
    setPlyLimit(-1);
    return startPlan(setup->plan());
}

bool MatchSession::launch(LaunchOptions* launch) {
    if (launch == nullptr || !launch->startMatch()) return false;
    setPlyLimit(launch->plan().plies);
    if (launch->plan().goOn) {
        emit launch->launched(this);
        goOnWithLatest();
        return false;  // later: takenUp()
    }
    const bool fine = startPlan(launch->plan().match);
    emit launch->launched(this);
    return fine;
}

bool MatchSession::startPlan(const MatchPlan& plan) {
    auto match = new_match(plan.gameId.toStdString(), plan.seats, plan.deal.value_or(anyDeal()), plan.options,
                           plan.deck);
    if (!match) {
        emit said(QString::fromStdString(match.error().message));
        return false;
    }
    auto played = std::make_unique<PlayedMatch>(std::move(match).value());
    for (const PlayedText& before : plan.played) {
        if (played->play(before.action, before.by) != nullptr) continue;
        //: %1 is an action in the words of the file, as "place 3-4 left"
        emit said(tr("This match cannot be gone on with: \"%1\" is against the rules there.")
                      .arg(text(before.action)));
        return false;
    }
    if (looking_) played->rewind(0);
    clear();
    plan_ = plan;
    plan_.deal = played->match().setup().deal;
    if (plan_.players.isEmpty()) plan_.players = Players::usual(plan.seats);
    ++matchNumber_;
    played_ = std::move(played);
    plan_.options = played_->match().setup().options.all();  // whatever is usual in a later version
    beginJournal();
    refresh();
    seen_ = orders();
    emit started();
    emit textsChanged();
    goOn();
    return true;
}

void MatchSession::leave() {
    if (!active()) return;
    clear();
    emit started();
    emit textsChanged();
}

bool MatchSession::restart() {
    if (!active() || looking_) return false;
    MatchPlan again = plan_;
    again.deal.reset();
    again.deck.clear();
    again.played.clear();
    again.stored = again.hints = again.undos = 0;
    return startPlan(again);
}

void MatchSession::setThinker(Thinker thinker) { thinker_ = std::move(thinker); }

void MatchSession::setPlyLimit(int plies) { plyLimit_ = plies; }

bool MatchSession::atRest() const {
    return !worker_.thinking() && thought_.isEmpty() && !pacing_.isActive() && !passing_.isActive() &&
           !continuing_.isActive() && !layingOut_.isActive() && !keeping_;
}

}  // namespace boneyard::ui
