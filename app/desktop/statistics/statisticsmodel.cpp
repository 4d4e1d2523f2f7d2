// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What it knows and does. How it is said is in statisticsmodel_show.cpp and statisticsmodel_lines.cpp.
#include "statistics/statisticsmodel.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

#include "bots/analyzer.h"
#include "common/words.h"
#include "registry.h"
#include "statistics/statisticsfile.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kPause = 300;  // ms; many matches may be counted one after the other

bool save(const QString& file, const QByteArray& bytes) {
    QSaveFile saved(file);
    return saved.open(QIODevice::WriteOnly) && saved.write(bytes) == bytes.size() && saved.commit();
}

/// Those of a game since a day. `game` may be empty: all.
template <class Each>
QList<Each> pick(const QList<Each>& all, const QString& game, int from) {
    QList<Each> some;
    std::copy_if(all.begin(), all.end(), std::back_inserter(some),
                 [&](const Each& one) { return one.day >= from && (game.isEmpty() || one.gameId == game); });
    return some;
}

}  // namespace

StatisticsModel::StatisticsModel(QObject* parent) : QObject(parent) {
    asking_.setSingleShot(true);
    connect(&asking_, &QTimer::timeout, this, &StatisticsModel::ask);
    connect(&counter_, &MatchCounter::pendingChanged, this, [this] {
        if (counter_.pending() == 0) ask();
        emit pendingChanged();
    });
    onLanguageChange(this, [this] { emit changed(); });
}

StatisticsModel::~StatisticsModel() { writer_.waitForDone(); }

void StatisticsModel::setArchive(Archive* archive) {
    if (archive_ == archive) return;
    if (archive_ != nullptr) archive_->disconnect(this);
    archive_ = archive;
    emit archiveChanged();
    if (archive_ == nullptr) return;
    connect(archive_, &Archive::counting, this, [this] {
        if (!asking_.isActive()) asking_.start(kPause);
    });
    ask();
    counter_.setArchive(archive);
}

void StatisticsModel::ask() {
    if (archive_ == nullptr) return;
    asking_.stop();
    archive_->verdicts(bots::kAnalyzerVersion, this,
                       [this](const QList<DayVerdict>& verdicts) { verdicts_ = verdicts; });
    archive_->sums(this, [this](const DaySums& sums) { show(sums); });
}

void StatisticsModel::show(const DaySums& sums) {
    sums_ = sums;
    ready_ = true;
    // The game that was played last of those that have figures: with help nothing is counted.
    const auto last = [this] {
        const auto counted = std::find_if(sums_.tallies.crbegin(), sums_.tallies.crend(),
                                          [](const DayTally& day) { return !day.helped; });
        if (counted != sums_.tallies.crend()) return counted->gameId;
        return sums_.tallies.isEmpty() ? QString() : sums_.tallies.last().gameId;
    };
    const bool there = std::any_of(sums_.tallies.cbegin(), sums_.tallies.cend(),
                                   [this](const DayTally& day) { return day.gameId == gameId_; });
    if (!there && !(chosen_ && gameId_.isEmpty() && played())) gameId_ = last();
    countUp();
}

void StatisticsModel::setGameId(const QString& id) {
    chosen_ = true;
    if (id == gameId_) return;
    gameId_ = id;
    table_.reset();
    countUp();
}

/// By its kind and not by its place: with another match there may be a new kind that comes before it.
int StatisticsModel::table() const {
    for (qsizetype row = 0; table_ && row < all_.levels.size(); ++row) {
        if (tableOf(all_.levels[row]) == *table_) return static_cast<int>(row) + 1;
    }
    return 0;
}

void StatisticsModel::setTable(int table) {
    if (table == this->table() || table < 0 || table > all_.levels.size()) return;
    if (table == 0)
        table_.reset();
    else
        table_ = tableOf(all_.levels[table - 1]);
    countUp();
}

void StatisticsModel::setPeriod(int days) {
    if (std::exchange(period_, days) == days) return;
    table_.reset();
    countUp();
}

void StatisticsModel::setToday(std::function<QDate()> today) {
    today_ = std::move(today);
    countUp();
}

int StatisticsModel::firstDay() const {
    return period_ > 0 ? dayNumber(today_()) - period_ + 1 : std::numeric_limits<int>::min();
}

void StatisticsModel::countUp() {
    const GameEntry* game = find_game(gameId_.toStdString());
    const QList<DayTally> days = pick(sums_.tallies, gameId_, firstDay());
    all_ = tallyOf(days);
    if (table() == 0) table_.reset();
    told_ = all_;
    if (table_) {
        QList<DayTally> own;
        std::copy_if(days.begin(), days.end(), std::back_inserter(own), [&](const DayTally& day) {
            return Table{static_cast<int>(day.levels.size()), levelOf(day.levels)} == *table_;
        });
        told_ = tallyOf(own);
    }
    ratings_.clear();
    if (game != nullptr)
        ratings_ =
            ratingsOf(pick(sums_.tallies, gameId_, std::numeric_limits<int>::min()), game->info.ratings);
    judged_ = pick(verdicts_, gameId_, firstDay());
    run_ = {};
    for (const Run& run : sums_.runs) {
        if (run.gameId == gameId_ && run.day >= firstDay()) run_.add(run);
    }
    emit changed();
}

void StatisticsModel::forget(const QString& gameId) {
    if (archive_ == nullptr) return;
    archive_->forgetDigests(gameId, this, [this](const QString& problem) {
        emit told(problem.isEmpty() ? tr("These statistics have been deleted.") : problem, problem.isEmpty());
        ask();
    });
}

QUrl StatisticsModel::usualFile() {
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QFileInfo(folder).isDir()) folder = QDir::homePath();
    return QUrl::fromLocalFile(folder + "/boneyard-statistics.csv"_L1);
}

void StatisticsModel::exportTo(const QUrl& file) {
    if (archive_ == nullptr) return;
    const QString path = file.toLocalFile();
    archive_->counted(this, [this, path](const QList<CountedMatch>& matches) { write(path, matches); });
}

void StatisticsModel::write(const QString& path, const QList<CountedMatch>& matches) {
    writer_.start([this, path, matches] {
        const bool fine = save(path, csvOf(matches));
        const auto answer = [this, path, fine] {
            const QString shown = isolated(QDir::toNativeSeparators(path));
            //: %1 is the name of a file
            emit told(fine ? tr("All matches have been exported to %1.").arg(shown)
                           //: %1 is the name of a file
                           : tr("The file %1 cannot be written.").arg(shown),
                      fine);
        };
        answers_.post(answer);
    });
}

}  // namespace boneyard::ui

#include "moc_statisticsmodel.cpp"
