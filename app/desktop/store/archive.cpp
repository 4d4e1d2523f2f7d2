// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/archive.h"

#include <QDir>
#include <QQmlEngine>
#include <QStandardPaths>
#include <utility>

#include "store/archivejournal.h"
#include "store/matchstore.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

Archive* theArchive = nullptr;  // the one that QML sees

}  // namespace

Archive::Archive(const QString& file, QObject* parent)
    : QObject(parent),
      keeper_(new MatchStore(file.isEmpty() ? usualFile() : file)),
      orders_(new Dispatcher(keeper_)) {
    if (theArchive == nullptr) theArchive = this;
    thread_.setObjectName(u"store"_s);
    keeper_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, keeper_, &QObject::deleteLater);
    connect(keeper_, &MatchStore::changed, this, &Archive::changed);
    connect(keeper_, &MatchStore::troubled, this, &Archive::tell);
    thread_.start();
    post([](MatchStore& keeper) { keeper.open(); });
}

Archive::~Archive() {
    if (theArchive == this) theArchive = nullptr;
    post([](MatchStore&) { QThread::currentThread()->quit(); });
    thread_.wait();
}

Archive* Archive::create(QQmlEngine* engine, QJSEngine* /*script*/) {
    if (theArchive == nullptr) new Archive({}, engine);  // dies with the engine
    QJSEngine::setObjectOwnership(theArchive, QJSEngine::CppOwnership);
    return theArchive;
}

QString Archive::usualFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/boneyard.sqlite"_L1;
}

void Archive::post(std::function<void(MatchStore&)> work) {
    orders_->post([keeper = keeper_, work = std::move(work)] { work(*keeper); });
}

void Archive::list(const MatchFilter& filter, int offset, int count, QObject* asker, Listed done) {
    ask<MatchPage>(
        asker, [=](MatchStore& keeper) { return keeper.list(filter, offset, count); }, std::move(done));
}

void Archive::load(int id, QObject* asker, Loaded done) {
    ask<std::optional<MatchPlan>>(
        asker, [id](MatchStore& keeper) { return keeper.load(id); }, std::move(done));
}

void Archive::claim(int id, QObject* asker, Claimed done) {
    const auto answered = [done = std::move(done)](const MatchStore::Claim& claim) {
        QString problem;
        if (claim.elsewhere) {
            problem = tr("This match is open in another window.");
        } else if (!claim.plan) {
            problem = tr("This match cannot be read any more.");
        }
        done(claim.plan, problem);
    };
    ask<MatchStore::Claim>(
        asker, [id](MatchStore& keeper) { return keeper.claim(id); }, answered);
}

void Archive::release(int id) {
    post([id](MatchStore& keeper) { keeper.release(id); });
}

void Archive::import(const MatchPlan& plan, QObject* asker, std::function<void(int id)> done) {
    ask<int>(
        asker, [plan](MatchStore& keeper) { return keeper.import(plan); }, std::move(done));
}

void Archive::remove(int id, QObject* asker, std::function<void(const QString& problem)> done) {
    const auto answered = [done = std::move(done)](bool removed) {
        done(removed ? QString() : tr("This match is being played and stays."));
    };
    ask<bool>(
        asker, [id](MatchStore& keeper) { return keeper.remove(id); }, answered);
}

void Archive::removeAll(const MatchFilter& filter) {
    post([filter](MatchStore& keeper) { keeper.removeAll(filter); });
}

void Archive::counted(QObject* asker, std::function<void(const QList<CountedMatch>& matches)> done) {
    ask<QList<CountedMatch>>(
        asker, [](MatchStore& keeper) { return keeper.counted(); }, std::move(done));
}

void Archive::uncounted(QObject* asker, std::function<void(const QList<int>& ids)> done) {
    ask<QList<int>>(
        asker, [](MatchStore& keeper) { return keeper.uncounted(); }, std::move(done));
}

void Archive::keepDigest(int id, const std::optional<MatchDigest>& digest) {
    post([=](MatchStore& keeper) { keeper.keepDigest(id, digest); });
}

void Archive::forgetDigests(const QString& game, QObject* asker,
                            std::function<void(const QString& problem)> done) {
    const auto answered = [done = std::move(done)](bool forgotten) {
        done(forgotten ? QString() : tr("Nothing can be written, so the statistics stay."));
    };
    ask<bool>(
        asker, [game](MatchStore& keeper) { return keeper.forgetDigests(game); }, answered);
}

std::unique_ptr<Journal> Archive::journal() { return std::make_unique<ArchiveJournal>(*this, ++journals_); }

void Archive::tell(const StoreProblem& trouble) {
    const QString where = QDir::toNativeSeparators(trouble.where);
    switch (trouble.kind) {
        case StoreProblem::Kind::None:
            return;
        case StoreProblem::Kind::SetAside:
            //: %1 is the name of a file
            emit told(
                tr("The matches kept here could not be read; they start afresh. The old file is now %1.")
                    .arg(where));
            return;
        case StoreProblem::Kind::Unreadable:
            //: %1 is the name of a file
            emit told(tr("The matches in %1 cannot be read, so none will be kept.").arg(where));
            return;
        case StoreProblem::Kind::Newer:
            //: %1 is the name of a file
            emit told(tr("The matches in %1 come from a newer Boneyard; they stay as they are, and none will "
                         "be kept now.")
                          .arg(where));
            return;
        case StoreProblem::Kind::ReadOnly:
            //: %1 is the name of a file
            emit told(tr("Nothing can be written to %1, so matches will not be kept.").arg(where));
            return;
        case StoreProblem::Kind::Full:
            //: %1 is the name of a file
            emit told(tr("This match cannot be written to %1: is the disk full? You can play on; it is tried "
                         "again at every move.")
                          .arg(where));
            return;
    }
}

}  // namespace boneyard::ui
