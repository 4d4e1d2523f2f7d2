// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is asked for, and what comes. What a row says is in history_rows.cpp, picking in history_picked.cpp.
#include "history/history.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <utility>

#include "common/words.h"
#include "history/search.h"
#include "registry.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kWritingPause = 120;    // ms
constexpr int kBeforeGone = 20'000;   // ms
constexpr int kOneDayToAnother = -1;  // in the place of how many days back

struct OrderName {
    QLatin1StringView name;
    MatchFilter::Order order = MatchFilter::Order::Date;
    bool reversed = false;
};
constexpr std::array kOrders{OrderName{"latest"_L1, MatchFilter::Order::Date, false},
                             OrderName{"oldest"_L1, MatchFilter::Order::Date, true},
                             OrderName{"game"_L1, MatchFilter::Order::Game, false},
                             OrderName{"longest"_L1, MatchFilter::Order::Length, false},
                             OrderName{"shortest"_L1, MatchFilter::Order::Length, true},
                             OrderName{"best"_L1, MatchFilter::Order::Ahead, false},
                             OrderName{"worst"_L1, MatchFilter::Order::Ahead, true}};

/// The games by their names in the player's language.
QStringList gamesInOrder() {
    QList<std::pair<QString, QString>> named;
    for (const GameEntry& game : games()) named.append({say(game.info.name), text(game.info.id)});
    std::sort(named.begin(), named.end(), [](const auto& one, const auto& other) {
        return QString::localeAwareCompare(one.first, other.first) < 0;
    });
    QStringList ids;
    for (const auto& [name, id] : named) ids.append(id);
    return ids;
}

}  // namespace

History::History(QObject* parent) : History(*Archive::create(nullptr, nullptr), parent) {}

History::History(Archive& archive, QObject* parent)
    : RowModel({"matchId", "gameId", "gameName", "face", "when", "kind", "seats", "result", "won", "remark",
                "length", "winner", "medallion", "picked", "picture"},
               parent),
      archive_(archive) {
    filter_.state = MatchFilter::State::Finished;
    asking_.setSingleShot(true);
    leaving_.setSingleShot(true);
    leaving_.setInterval(kBeforeGone);
    connect(&asking_, &QTimer::timeout, this, &History::ask);
    connect(&leaving_, &QTimer::timeout, this, &History::letGo);
    connect(&archive_, &Archive::changed, this, [this] {
        if (!asking_.isActive()) asking_.start(kWritingPause);
    });
    onLanguageChange(this, [this] {
        showAgain();
        if (!words_.isEmpty() || filter_.order == MatchFilter::Order::Game) ask();
    });
    asking_.start(0);  // what is asked for may still be said
}

History::~History() { letGo(); }

QString History::result() const {
    if (filter_.result == MatchFilter::Result::Any) return u"any"_s;
    return filter_.result == MatchFilter::Result::Won ? u"won"_s : u"lost"_s;
}

bool History::whole() const {
    return filter_.games.isEmpty() && filter_.result == MatchFilter::Result::Any && days_ == 0 &&
           words_.isEmpty();
}

void History::setGame(const QString& id) {
    if (id == game()) return;
    filter_.games = id.isEmpty() ? QStringList() : QStringList{id};
    askAnew();
}

void History::setResult(const QString& result) {
    if (result == this->result()) return;
    filter_.result = result == "won"_L1    ? MatchFilter::Result::Won
                     : result == "lost"_L1 ? MatchFilter::Result::NotWon
                                           : MatchFilter::Result::Any;
    askAnew();
}

void History::setDays(int days) {
    if (days == days_ || days < 0) return;
    days_ = days;
    filter_.from = filter_.until = {};  // from when they are is known when they are asked for
    askAnew();
}

void History::setWords(const QString& words) {
    const QString plain = words.simplified();
    if (plain == words_) return;
    words_ = plain;
    emit askedChanged();
    asking_.start(kWritingPause);
}

QString History::order() const {
    const auto* found = std::find_if(kOrders.begin(), kOrders.end(), [this](const OrderName& each) {
        return each.order == filter_.order && each.reversed == filter_.reversed;
    });
    return found != kOrders.end() ? QString(found->name) : u"latest"_s;
}

void History::setOrder(const QString& order) {
    const auto* found = std::find_if(kOrders.begin(), kOrders.end(),
                                     [&](const OrderName& each) { return each.name == order; });
    if (found == kOrders.end() || order == this->order()) return;
    filter_.order = found->order;
    filter_.reversed = found->reversed;
    askAnew();
}

void History::showDays(const QString& game, int first, int last) {
    filter_.games = game.isEmpty() ? QStringList() : QStringList{game};
    filter_.result = MatchFilter::Result::Any;
    words_.clear();
    days_ = kOneDayToAnother;
    filter_.from = dateOfDay(first).startOfDay();
    filter_.until = dateOfDay(last).addDays(1).startOfDay();
    askAnew();
}

QString History::spanSaid() const {
    if (days_ != kOneDayToAnother) return {};
    const QString first = QLocale().toString(filter_.from.date(), QLocale::ShortFormat);
    const QString last = QLocale().toString(filter_.until.date().addDays(-1), QLocale::ShortFormat);
    //: From one day to another
    return first == last ? first : tr("%1 – %2").arg(first, last);
}

QVariantMap History::asked() const {
    return {{u"game"_s, game()},        {u"result"_s, result()}, {u"days"_s, days_},
            {u"words"_s, words_},       {u"order"_s, order()},   {u"from"_s, filter_.from},
            {u"until"_s, filter_.until}};
}

void History::setAsked(const QVariantMap& asked) {
    if (asked.isEmpty()) return;
    setGame(asked[u"game"_s].toString());
    setResult(asked[u"result"_s].toString());
    setWords(asked[u"words"_s].toString());
    setOrder(asked[u"order"_s].toString());
    setDays(asked[u"days"_s].toInt());
    if (asked[u"days"_s].toInt() != kOneDayToAnother) return;
    days_ = kOneDayToAnother;
    filter_.from = asked[u"from"_s].toDateTime();
    filter_.until = asked[u"until"_s].toDateTime();
    askAnew();
}

void History::askAnew() {
    emit askedChanged();
    asking_.start(0);
}

/// The first page; as many pages as there were, so that whoever looks further
/// down stays there.
void History::ask() {
    asking_.stop();
    waiting_ = true;
    const QDate today = QDate::currentDate();
    filter_.terms = searchTerms(words_, today);
    if (days_ > 0) filter_.from = today.addDays(-days_).startOfDay();
    filter_.gameOrder = gamesInOrder();
    const int question = ++asked_;
    archive_.list(filter_, 0, std::max(kPage, count()), this, [this, question](const MatchPage& page) {
        if (question != asked_) return;
        waiting_ = false;
        matches_ = page.matches;
        total_ = page.total;
        lastPicked_ = -1;
        showAgain();
        emit listed();
    });
}

bool History::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && !waiting_ && count() < total_;
}

void History::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) return;
    waiting_ = true;
    const int question = asked_;
    archive_.list(filter_, count(), kPage, this, [this, question](const MatchPage& page) {
        if (question != asked_) return;
        waiting_ = false;
        total_ = page.matches.isEmpty() ? count() : page.total;
        for (const MatchSummary& match : page.matches) {
            matches_.append(match);
            append(rowOf(match));
        }
        emit listed();
    });
}

}  // namespace boneyard::ui

#include "moc_history.cpp"
