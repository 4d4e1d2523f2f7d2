// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "daily/daily.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <algorithm>
#include <utility>

#include "common/numerals.h"
#include "common/words.h"
#include "daily/dayplan.h"
#include "daily/streak.h"
#include "match/match.h"
#include "registry.h"
#include "store/archive.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr qsizetype kLastDays = 7;

QString aheadOf(const DayResult& result) { return signedNumeral(result.ahead.value_or(0)); }
QString parOf(const DayResult& result) { return result.par ? signedNumeral(*result.par, 1) : u"?"_s; }

/// "+12 (par +8.3)"
QString wordsOf(const DayResult& result) {
    //: A result, as +12, and what good bots come to, as +8.3
    return result.par ? Daily::tr("%1 (par %2)").arg(aheadOf(result), parOf(result)) : aheadOf(result);
}

/// The same on the day itself.
QString soFar(const DayResult& result) {
    //: A result, as +12; what good bots come to is still worked out
    return result.par ? wordsOf(result) : Daily::tr("%1 (par in a moment)").arg(aheadOf(result));
}

}  // namespace

Daily::Daily(QObject* parent)
    : RowModel({"gameId", "name", "face", "state", "rules", "words", "known"}, parent), date_(today_.date()) {
    showRows();
    connect(&today_, &Today::changed, this, &Daily::refresh);
    onLanguageChange(this, [this] { showRows(); });
}

Daily::~Daily() {
    stop_.request_stop();
    background_.clear();
    background_.waitForDone();
}

void Daily::setArchive(Archive* archive) {
    if (archive == archive_) return;
    if (archive_ != nullptr) archive_->disconnect(this);
    archive_ = archive;
    if (archive_ != nullptr) connect(archive_, &Archive::changed, this, &Daily::refresh);
    emit archiveChanged();
    refresh();
}

void Daily::setTable(Match* table) {
    if (std::exchange(table_, table) != table) emit tableChanged();
}

void Daily::setMedallion(const QString& medallion) {
    if (std::exchange(medallion_, medallion) != medallion) emit medallionChanged();
}

void Daily::setWatching(bool watching) {
    if (std::exchange(watching_, watching) == watching) return;
    emit watchingChanged();
    refresh();
}

void Daily::setToday(std::function<QDate()> today) {
    today_.setClock(std::move(today));
    refresh();
}

QString Daily::date() const { return QLocale().toString(date_, QLocale::LongFormat); }
QString Daily::title() { return tr("Deal of the day"); }
QString Daily::level() { return levelName(dayLevel()); }

void Daily::refresh() {
    if (archive_ == nullptr || !watching_) return;
    archive_->days(this, [this](const QList<DayResult>& results) { show(results); });
}

void Daily::show(const QList<DayResult>& results) {
    results_ = results;
    known_ = true;
    date_ = today_.date();
    showRows();
    workOutPar();
}

void Daily::showRows() {
    QList<Row> rows;
    for (const GameEntry& game : games()) rows.append(rowOf(game));
    setRows(rows);
    emit shown();
}

const DayResult* Daily::find(const QString& date, const QString& gameId) const {
    const auto found = std::find_if(results_.begin(), results_.end(), [&](const DayResult& result) {
        return result.date == date && result.game == gameId;
    });
    return found != results_.end() ? &*found : nullptr;
}

Daily::Row Daily::rowOf(const GameEntry& game) const {
    const QString id = text(game.info.id);
    const DayResult* result = find(dayText(date_), id);
    State state = Open;
    //: How a game's deal of the day stands: not played yet
    QString words = tr("Not played yet");
    if (result != nullptr && result->ahead) {
        state = Done;
        words = soFar(*result);
    } else if (result != nullptr) {
        state = result->there ? Begun : Left;
        //: How a game's deal of the day stands
        words = result->there ? tr("Begun") : tr("Not finished");
    }
    return {id, say(game.info.name), text(game.info.face), state, say(dayRules(game)), words, known_};
}

QString Daily::streakWords(int least) const {
    QSet<QDate> played;
    for (const DayResult& result : results_) {
        if (result.ahead) played.insert(QDate::fromString(result.date, Qt::ISODate));
    }
    const int days = streakOf(played, date_);
    return days >= least ? tr("%n day(s) in a row", "", days) : QString();
}

QString Daily::result() const {
    QStringList results;
    QStringList pars;
    for (const GameEntry& game : games()) {
        const DayResult* result = find(dayText(date_), text(game.info.id));
        if (result == nullptr || !result->ahead) continue;
        results.append(say(game.info.name) + u' ' + aheadOf(*result));
        pars.append(parOf(*result));
    }
    if (results.isEmpty()) return {};
    //: First of the four lines that one can send to a friend. %1 a date, as 2026-11-26
    return QStringList{tr("Boneyard, deal of the day, %1").arg(dayText(date_)), sideBySide(results),
                       //: Third of those lines: what good bots come to, as +8, -3
                       tr("Par: %1").arg(sideBySide(pars)), streak()}
        .join(u'\n');
}

QString Daily::tableResult() const {
    if (table_ == nullptr || !table_->game()->ofDay()) return {};
    const DayResult* result = find(table_->plan().day, table_->game()->id());
    if (result == nullptr || !result->ahead) return {};
    //: At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)
    QString words = tr("Deal of the day: %1. Only this first try counts; played again, it is practice.")
                        .arg(soFar(*result));
    if (const QString row = streakWords(2); !row.isEmpty()) words += u'\n' + row;
    return words;
}

QVariantList Daily::days() const {
    QVariantList days;
    QString date;
    QStringList words;
    const auto close = [&] {
        const QString said = QLocale().toString(QDate::fromString(date, Qt::ISODate), QLocale::ShortFormat);
        if (!words.isEmpty()) days.append(QVariantMap{{u"date"_s, said}, {u"words"_s, inARow(words)}});
        words.clear();
    };
    for (const DayResult& result : results_) {
        const GameEntry* game = find_game(result.game.toStdString());
        if (game == nullptr || !result.ahead || result.date >= dayText(date_)) continue;
        if (result.date != date) close();
        date = result.date;
        words.append(say(game->info.name) + u' ' + wordsOf(result));
    }
    close();
    return days.mid(0, kLastDays);
}

void Daily::play(const QString& gameId) {
    const GameEntry* game = find_game(gameId.toStdString());
    if (game == nullptr || table_ == nullptr || !known_) return;
    if (today_.date() != date_) {  // what was pressed is a deal of yesterday: first those of today are shown
        refresh();
        return;
    }
    const DayResult* result = find(dayText(date_), gameId);
    if (result != nullptr && !result->ahead && result->there) {
        table_->journal()->takeUp(result->match);
        return;
    }
    table_->turn()->setPlyLimit(-1);
    MatchPlan plan = result == nullptr ? planOfDay(date_, *game) : practiceOfDay(date_, *game);
    plan.players[plan.players.onlyPerson()].medallion = medallion_;
    if (table_->startPlan(plan)) emit started();
}

void Daily::copy() const { QGuiApplication::clipboard()->setText(result()); }

/// One after the other, and each once.
void Daily::workOutPar() {
    if (working_) return;
    for (const DayResult& result : results_) {
        const QString name = result.date + u' ' + result.game;
        const GameEntry* game = find_game(result.game.toStdString());
        if (!result.ahead || result.par || game == nullptr || workedOut_.contains(name)) continue;
        workedOut_.insert(name);
        working_ = true;
        const MatchPlan plan = planOfDay(QDate::fromString(result.date, Qt::ISODate), *game);
        background_.start([this, plan, stop = stop_.get_token()] {
            const std::optional<double> par = ui::parOf(plan, stop);
            QMetaObject::invokeMethod(
                this,
                [this, plan, par] {
                    working_ = false;
                    if (par && archive_ != nullptr) archive_->keepPar(plan.day, plan.gameId, *par);
                    workOutPar();
                },
                Qt::QueuedConnection);
        });
        return;
    }
}

}  // namespace boneyard::ui

#include "moc_daily.cpp"
