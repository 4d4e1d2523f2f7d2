// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/advice.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "bots/level.h"
#include "common/actiontext.h"
#include "common/words.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

constexpr double kOn = 1;         // tile units: so near to a tile's middle is on it
constexpr double kNear = 2.5;     // tile units: a tile dropped further off was not meant for that place
constexpr double kPressed = 1.2;  // nor was a press further off than this

/// The row of the mark of that group that is nearest to a place, where one is so near; else -1. Any group,
/// where it is empty.
int nearMark(const kit::Scene& scene, const std::string& group, double x, double y, double near) {
    int nearest = -1;
    double least = near;
    for (std::size_t row = 0; row < scene.marks.size(); ++row) {
        if (!group.empty() && scene.marks[row].group != group) continue;
        const double distance = std::hypot(scene.marks[row].pose.x - x, scene.marks[row].pose.y - y);
        if (distance > least) continue;
        nearest = static_cast<int>(row);
        least = distance;
    }
    return nearest;
}

/// The tile that an action lays, where it could be laid at no other place: then its name says it all.
QString soleTile(const kit::Scene& scene, const std::string& action) {
    const QString tile = tileOfAction(scene, action);
    const auto places = std::count_if(scene.spots.begin(), scene.spots.end(),
                                      [&](const kit::Spot& spot) { return text(spot.tile) == tile; });
    return places == 1 ? tile : QString();
}

/// As it begins a sentence.
QString nameOf(const QString& tile, const kit::GameInfo& info) {
    QString name = isolated(tile);
    if (info.tile_name != nullptr) name = say(info.tile_name(tile.toStdString()));
    return name.replace(0, 1, QLocale().toUpper(name.first(1)));
}

/// What takes tiles as a whole, as a meld, and has one at that place; empty: nothing does.
std::string groupAt(const kit::Scene& scene, double x, double y) {
    const auto piece = std::find_if(scene.pieces.begin(), scene.pieces.end(), [&](const kit::Piece& one) {
        return !one.group.empty() && std::hypot(one.pose.x - x, one.pose.y - y) < kOn;
    });
    return piece == scene.pieces.end() ? std::string() : piece->group;
}

}  // namespace

Advice::Advice(MatchState& state, Turn& turn, Selection& selection, MatchJournal& journal, QObject* parent)
    : QObject(parent), state_(state), turn_(turn), selection_(selection), journal_(journal) {
    setUsualThinker();
    connect(&worker_, &BotWorker::decided, this, &Advice::onDecided);
    connect(&turn_, &Turn::changed, this, [this] {
        if (state_.played && asked_ == now()) return;
        if (turnPassed()) advised_.clear();
        if (worker_.thinking()) worker_.cancel();
        putAway();
        setThinking(false);
    });
}

void Advice::setUsualThinker(int playouts) {
    thinker_ = [this, playouts](const kit::Match& match, kit::Seat seat, int /*level*/,
                                std::uint64_t /*seed*/) {
        rival_ = std::make_shared<bots::Rival>();
        return make_hint(match, seat, playouts, rival_);
    };
}

void Advice::setHeld(bool held) {
    if (std::exchange(held_, held) == held) return;
    emit heldChanged();
    if (!held && std::exchange(wanted_, false)) hint();
}

bool Advice::advised(const QString& action) const { return !action.isEmpty() && action == advised_; }

bool Advice::turnPassed() const {
    return !state_.played || turn_.phase() != Turn::YourTurn || asked_.match != state_.number ||
           state_.played->ply() < asked_.ply;
}

void Advice::forget() {
    wanted_ = false;
    setThinking(worker_.thinking());
    setAction({});
}

void Advice::forgetFor(const QString& tile) {
    forget();
    if (!of_.contains(tile)) putAway();
}

void Advice::putAway() {
    forget();
    setWords({});
}

void Advice::hint() {
    if (state_.played && !state_.plan.casual) {
        emit said(!state_.plan.day.isEmpty() ? tr("The deal of the day counts: there are no hints.")
                  : state_.plan.challenge    ? tr("This is a challenge: there are no hints.")
                                             : tr("This match is rated: there are no hints."));
        return;
    }
    if (!turn_.mayAct() || worker_.thinking()) return;  // it is coming
    wanted_ = held_;
    setThinking(true);
    if (held_) return;
    ++state_.plan.hints;
    journal_.countHint();
    asked_ = now();
    rival_.reset();
    worker_.think(asked_, thinker_(state_.match(), static_cast<kit::Seat>(turn_.viewer()),
                                   bots::strongest().number, state_.match().setup().deal));
}

void Advice::onDecided(const Ticket& ticket, const QString& action) {
    setThinking(false);
    if (!state_.played || ticket != now() || !turn_.mayAct()) return;
    const kit::Scene& scene = selection_.scene();
    const std::string wanted = action.toStdString();
    kit::Phrase why = state_.match().why(static_cast<kit::Seat>(turn_.viewer()), wanted);
    if (why.modest && rival_ && rival_->found.better) why = {};
    const QString reason = say(why, &state_.players());
    const QString tile = tileOfAction(scene, wanted);
    QString what = actionText(scene, wanted);
    // a single one that goes to a place would be laid by itself
    const std::size_t fewest = tile.isEmpty() ? 1 : 2;
    const auto choice =
        std::find_if(scene.choices.begin(), scene.choices.end(), [&](const kit::Choice& offered) {
            return offered.action == wanted && offered.tiles.size() >= fewest;
        });
    of_ = {tile};
    if (choice != scene.choices.end()) {
        for (const std::string& one : choice->tiles) of_.append(QString::fromStdString(one));
        selection_.chooseAll(choice->tiles);
    }
    if (!what.isEmpty()) what.replace(0, 1, QLocale().toUpper(what.first(1)));
    const bool ended = what.endsWith(u'.') || what.endsWith(u'!');
    if (!reason.isEmpty()) what += QLatin1String(ended ? " " : ". ") + reason;
    advised_ = action;
    emit hinted(tile, action, what);
    setAction(action);
    setWords(what, comparison(wanted));
    emit told(what);
}

/// What was measured is said, and why where that can be counted; nothing of what is in doubt, and nothing
/// that the words of the moves or the reason for the best have said.
QString Advice::comparison(const std::string& best) const {
    if (!rival_ || rival_->action.empty()) return {};
    const bots::Analysis& found = rival_->found;
    const kit::Scene& scene = selection_.scene();
    const QString whole = actionText(scene, rival_->action);
    if (whole.isEmpty() || found.best != best || costsPoints(scene, best)) return {};
    if (whole == actionText(scene, best)) return {};  // only where it is laid tells them apart
    const QString tile = soleTile(scene, rival_->action);
    const bool told = !tile.isEmpty() && tile != tileOfAction(scene, best);
    const QString name = told ? nameOf(tile, state_.match().info()) : whole;
    const int moreNow = pointsNow(scene, rival_->action) - pointsNow(scene, best);
    if (!found.better) {
        constexpr double kErrors = 2;  // standard ones, within which two moves are not told apart
        const bool close = std::abs(found.best_points - found.played_points) <= kErrors * found.error;
        return close ? asGoodAs(name, moreNow) : QString();
    }
    const auto rather =
        state_.match().why_besides(static_cast<kit::Seat>(turn_.viewer()), best, rival_->action);
    if (!rather.empty()) return comparedWith(name, say(rather.front(), &state_.players()), moreNow);
    const auto points = static_cast<int>(std::lround(found.cost));
    if (points == 0) return {};  // it is better for the match alone, or hardly
    if (found.worlds == 1) return comparedWith(name, bringsForCertain(found.cost), moreNow);
    //: Of a move that is better than another
    return comparedWith(name, tr("It brings about %n point(s) more on average.", nullptr, points), moreNow);
}

void Advice::setAction(const QString& action) {
    if (std::exchange(action_, action) != action) emit actionChanged();
}

void Advice::setWords(const QString& words, const QString& more) {
    if (std::exchange(more_, more) != more) emit moreChanged();  // first: it is said together with the words
    if (std::exchange(words_, words) != words) emit wordsChanged();
}

void Advice::setThinking(bool thinking) {
    if (std::exchange(thinking_, thinking) != thinking) emit thinkingChanged();
}

void Advice::refuse(const QString& tile) { explain(tile, {}); }

void Advice::refuseAt(const QString& tile, double x, double y) {
    const Place place = placeAt(x, y, kNear);
    if (explain(tile, place.group)) {
        if (place.mark >= 0) emit refusedAt(place.mark);
    } else if (place.group.empty() && selection_.scene().gathers && turn_.mayAct()) {
        emit said(say(state_.match().info().gathering.alone));
    }
}

bool Advice::refuseNear(const QString& tile, double x, double y) {
    const Place place = placeAt(x, y, kPressed);
    if (tile.isEmpty() || place.group.empty() || !turn_.mayAct() || !explain(tile, place.group)) return false;
    if (place.mark >= 0) emit refusedAt(place.mark);
    return true;
}

Advice::Place Advice::placeAt(double x, double y, double near) const {
    const kit::Scene& scene = selection_.scene();
    const std::string group = groupAt(scene, x, y);
    const int mark = nearMark(scene, group, x, y, group.empty() ? near : std::numeric_limits<double>::max());
    return mark < 0 ? Place{group, mark} : Place{scene.marks[static_cast<std::size_t>(mark)].group, mark};
}

bool Advice::explain(const QString& tile, const std::string& group) {
    if (turn_.phase() == Turn::BotTurn) {
        //: %1 is a player
        emit said(tr("It is %1's turn.").arg(turn_.name()));
    }
    if (turn_.phase() != Turn::YourTurn) return false;
    const kit::Phrase why =
        state_.match().why_not(static_cast<kit::Seat>(turn_.viewer()), tile.toStdString(), group);
    if (why.empty()) return false;
    putAway();  // what a hint said stands in the same place, and the newest word counts
    emit said(say(why));
    return true;
}

void Advice::refuseChosen() {
    if (selection_.count() < 2 || !turn_.mayAct()) return;
    const kit::Gathering& gathering = state_.match().info().gathering;
    emit said(say(selection_.count() < gathering.least ? gathering.alone : gathering.none));
}

}  // namespace boneyard::ui

#include "moc_advice.cpp"
