// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What it knows and does. How it is said is in statisticsmodel_show.cpp.
#include "statistics/statisticsmodel.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>

#include "common/words.h"
#include "registry.h"
#include "statistics/statisticsfile.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kShownAfter = 20;  // matches looked at: then what is shown is brought up to date

bool write(const QString& file, const QByteArray& bytes) {
    QSaveFile saved(file);
    return saved.open(QIODevice::WriteOnly) && saved.write(bytes) == bytes.size() && saved.commit();
}

}  // namespace

StatisticsModel::StatisticsModel(QObject* parent) : QObject(parent) {
    onLanguageChange(this, [this] { emit changed(); });
}

StatisticsModel::~StatisticsModel() {
    stop_.request_stop();
    looker_.waitForDone();
    writer_.waitForDone();
}

void StatisticsModel::setArchive(Archive* archive) {
    if (archive_ == archive) return;
    archive_ = archive;
    emit archiveChanged();
    if (archive_ == nullptr) return;
    ask();
    archive_->uncounted(this, [this](const QList<int>& ids) {
        uncounted_ = ids;
        lookAtNext();
    });
}

void StatisticsModel::ask() {
    archive_->counted(this, [this](const QList<CountedMatch>& matches) { show(matches); });
}

void StatisticsModel::show(const QList<CountedMatch>& matches) {
    matches_ = matches;
    ready_ = true;
    const bool played = std::any_of(matches_.cbegin(), matches_.cend(),
                                    [this](const CountedMatch& match) { return match.gameId == gameId_; });
    if (!played) gameId_ = matches_.isEmpty() ? QString() : matches_.constLast().gameId;
    table_ = 0;
    countUp();
}

void StatisticsModel::setGameId(const QString& id) {
    if (id == gameId_) return;
    gameId_ = id;
    table_ = 0;
    countUp();
}

void StatisticsModel::setTable(int table) {
    if (table == table_ || table < 0 || table > all_.levels.size()) return;
    table_ = table;
    countUp();
}

void StatisticsModel::countUp() {
    const GameEntry* game = find_game(gameId_.toStdString());
    QList<CountedMatch> own;
    std::copy_if(matches_.cbegin(), matches_.cend(), std::back_inserter(own),
                 [this](const CountedMatch& match) { return match.gameId == gameId_; });
    all_ = game != nullptr ? tallyOf(own, *game) : GameTally{};
    told_ = all_;
    if (game != nullptr && table_ > 0) {
        const LevelTally& chosen = all_.levels[table_ - 1];
        own.removeIf([&](const CountedMatch& match) {
            return match.digest.levels.size() != chosen.seats || levelOf(match.digest) != chosen.level;
        });
        told_ = tallyOf(own, *game);
    }
    emit changed();
}

void StatisticsModel::lookAtNext() {
    const bool afresh = pending_ > 0 && (uncounted_.isEmpty() || uncounted_.size() % kShownAfter == 0);
    pending_ = static_cast<int>(uncounted_.size());
    emit pendingChanged();
    if (archive_ == nullptr) return;
    if (afresh) ask();
    if (uncounted_.isEmpty()) return;
    const int id = uncounted_.takeFirst();
    archive_->load(id, this, [this, id](const std::optional<MatchPlan>& plan) {
        if (!plan) return lookAtNext();
        looker_.start([this, id, plan = *plan, stop = stop_.get_token()] {
            const auto digest = digestOf(plan, stop);
            if (stop.stop_requested()) return;
            answers_.post([this, id, digest] { keep(id, digest); });
        });
    });
}

void StatisticsModel::keep(int id, const std::optional<MatchDigest>& digest) {
    if (archive_ != nullptr) archive_->keepDigest(id, digest);
    lookAtNext();
}

void StatisticsModel::forget(const QString& gameId) {
    if (archive_ == nullptr) return;
    archive_->forgetDigests(gameId, this, [this](const QString& problem) {
        if (problem.isEmpty()) {
            emit told(tr("These statistics have been deleted."));
        } else {
            emit told(problem);
        }
        ask();
    });
}

QString StatisticsModel::usualFile() {
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QFileInfo(folder).isDir()) folder = QDir::homePath();
    return QDir::toNativeSeparators(folder + "/boneyard-statistics.csv"_L1);
}

void StatisticsModel::exportTo(const QString& file) {
    const QString path = QDir::fromNativeSeparators(file.trimmed());
    if (path.isEmpty() || QFileInfo(path).isRelative()) {
        emit told(tr("The file needs its full path, such as %1.").arg(isolated(usualFile())));
        return;
    }
    writer_.start([this, path, matches = matches_] {
        const bool fine = write(path, csvOf(matches));
        const auto answer = [this, path, fine] {
            const QString shown = isolated(QDir::toNativeSeparators(path));
            //: %1 is the name of a file
            emit told(fine ? tr("All matches have been exported to %1.").arg(shown)
                           //: %1 is the name of a file
                           : tr("The file %1 cannot be written.").arg(shown));
        };
        answers_.post(answer);
    });
}

}  // namespace boneyard::ui
