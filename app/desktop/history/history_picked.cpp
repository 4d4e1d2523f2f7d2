// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is done with matches of the history.
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

#include "common/words.h"
#include "files/matchfile.h"
#include "files/matchfiles.h"
#include "history/history.h"
#include "registry.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

/// A folder that is not there yet, among the documents.
QString newFolder() {
    QString place = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (place.isEmpty() || !QFileInfo(place).isDir()) place = QDir::homePath();
    const QString name = u"Boneyard "_s + QDate::currentDate().toString(Qt::ISODate);
    QString folder = QDir(place).filePath(name);
    for (int i = 2; QFileInfo::exists(folder); ++i)
        folder = QDir(place).filePath(name + " ("_L1 + QString::number(i) + u')');
    return folder;
}

/// The first name in a folder that nothing has: "Matador 1234.boneyard".
QString newFile(const QString& folder, const MatchPlan& plan) {
    const GameEntry* game = find_game(plan.gameId.toStdString());
    QString name = (game != nullptr ? say(game->info.name) : plan.gameId) + u' ' +
                   QString::number(plan.deal.value_or(0));
    name.replace(u'/', u'-');
    const QUrl wanted = QUrl::fromLocalFile(QDir(folder).filePath(name + ".boneyard"_L1));
    return MatchFiles().freeName(wanted, u"boneyard"_s).toLocalFile();
}

}  // namespace

void History::load(int id) {
    archive_.load(id, this, [this](const std::optional<MatchPlan>& plan) {
        if (plan) {
            emit loaded(QVariant::fromValue(*plan));
        } else {
            emit said(tr("This match can no longer be read."));
        }
    });
}

void History::pick(int row) {
    if (row < 0 || row >= matches_.size()) return;
    const int id = matches_[row].id;
    const bool now = !picked_.remove(id);
    if (now) picked_.insert(id);
    lastPicked_ = row;
    setCell(row, Picked, now);
    emit pickedChanged();
}

void History::pickTo(int row) {
    if (row < 0 || row >= matches_.size()) return;
    const int from = lastPicked_ < 0 ? row : lastPicked_;
    for (int each = std::min(from, row); each <= std::max(from, row); ++each) {
        picked_.insert(matches_[each].id);
        setCell(each, Picked, true);
    }
    lastPicked_ = row;
    emit pickedChanged();
}

void History::pickAll() {
    archive_.ids(filter_, this, [this](const QList<int>& ids) {
        picked_ = QSet<int>(ids.begin(), ids.end());
        showAgain();
        emit pickedChanged();
    });
}

void History::pickNone() {
    picked_.clear();
    lastPicked_ = -1;
    showAgain();
    emit pickedChanged();
}

void History::remove(int id) { putAway({id}); }
void History::removePicked() { putAway({picked_.begin(), picked_.end()}); }

void History::putAway(const QList<int>& ids) {
    if (ids.isEmpty()) return;
    letGo();
    filter_.without = ids;
    for (const int id : ids) picked_.remove(id);
    lastPicked_ = -1;
    leaving_.start();
    emit pickedChanged();
    emit leavingChanged();
    ask();
}

void History::bringBack() {
    if (filter_.without.isEmpty()) return;
    filter_.without.clear();
    leaving_.stop();
    emit leavingChanged();
    ask();
}

void History::letGo() {
    leaving_.stop();
    const QList<int> ids = std::exchange(filter_.without, {});
    if (ids.isEmpty()) return;
    archive_.remove(ids, this, [this](int playing, const QString& problem) {
        if (!problem.isEmpty()) emit said(problem);
        if (playing > 0) emit said(tr("%n match(es) being played stay(s).", "", playing));
        ask();
    });
    emit leavingChanged();
}

void History::exportPicked() {
    if (picked_.isEmpty()) return;
    const QString folder = newFolder();
    if (!QDir().mkpath(folder)) {
        //: %1 is a folder
        emit said(tr("The folder %1 cannot be made.").arg(isolated(QDir::toNativeSeparators(folder))));
        return;
    }
    QList<int> ids(picked_.begin(), picked_.end());
    std::sort(ids.begin(), ids.end());
    writeNext(folder, ids, 0);
}

void History::writeNext(const QString& folder, QList<int> ids, int written) {
    if (ids.isEmpty()) {
        const QString where = isolated(QDir::toNativeSeparators(folder));
        //: %n matches were written to files, %1 is the folder
        emit said(tr("%n match(es) saved in %1", "", written).arg(where));
        return;
    }
    const int id = ids.takeFirst();
    archive_.load(id, this, [=, this](const std::optional<MatchPlan>& plan) {
        if (!plan) return writeNext(folder, ids, written);
        const QString problem = MatchFile::write(newFile(folder, *plan), recordOf(*plan), plan->players);
        if (!problem.isEmpty()) {
            emit said(problem);
            return;
        }
        writeNext(folder, ids, written + 1);
    });
}

}  // namespace boneyard::ui
