// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/archive.h"

#include <QDir>
#include <QQmlEngine>
#include <QStandardPaths>
#include <utility>

#include "common/words.h"
#include "store/archivejournal.h"
#include "store/matchstore.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kLastWrites = 1500;  // ms
constexpr int kLastWait = 2000;    // ms
constexpr qsizetype kLongestPath = 400;

Archive* theArchive = nullptr;  // the one that QML sees

/// How it is told that a file was of no use. %1 is its name now.
QString setAsideText(StoreProblem::Why why) {
    switch (why) {
        case StoreProblem::Why::NoStore:
            //: %1 is the name of a file
            return Archive::tr(
                "The match file was not one of Boneyard's, so a new one was started. The old file is now "
                "%1.");
        case StoreProblem::Why::Damaged:
            //: %1 is the name of a file
            return Archive::tr(
                "The match file is damaged, so a new one was started. The old file is now %1.");
        case StoreProblem::Why::Incomplete:
            //: %1 is the name of a file
            return Archive::tr(
                "Parts of the match file are missing, so a new one was started. The old file is now %1.");
        case StoreProblem::Why::Unversioned:
            //: %1 is the name of a file
            return Archive::tr(
                "The match file does not say which version of Boneyard wrote it, so a new one was started. "
                "The old file is now %1.");
        case StoreProblem::Why::Empty:
            //: %1 is the name of a file
            return Archive::tr("The match file was empty, so a new one was started. The old file is now %1.");
    }
    return {};
}

QString textOf(StoreProblem::Kind kind) {
    switch (kind) {
        case StoreProblem::Kind::None:
        case StoreProblem::Kind::SetAside:
            return {};
        case StoreProblem::Kind::Unreadable:
            //: %1 is the name of a file
            return Archive::tr("The matches in %1 cannot be read, so none will be saved.");
        case StoreProblem::Kind::Newer:
            //: %1 is the name of a file
            return Archive::tr(
                "The matches in %1 come from a newer version of Boneyard; they stay as they are, and none "
                "will be saved for now.");
        case StoreProblem::Kind::ReadOnly:
            //: %1 is the name of a file
            return Archive::tr("%1 is write-protected, so matches are not saved.");
        case StoreProblem::Kind::Full:
            //: %1 is the name of a file
            return Archive::tr("The disk is full, so nothing can be written to %1.");
        case StoreProblem::Kind::InUse:
            //: %1 is the name of a file
            return Archive::tr("Another program has locked %1, so nothing can be written there now.");
        case StoreProblem::Kind::Broken:
            //: %1 is the name of a file
            return Archive::tr("Writing to %1 fails: is the disk full, or faulty?");
        case StoreProblem::Kind::LeftOut:
            //: %1 is the name of a file
            return Archive::tr("Some entries in %1 cannot be right, so they are left out.");
        case StoreProblem::Kind::Gone:
            //: %1 is the name of a file
            return Archive::tr(
                "The match file, %1, has disappeared. A new one was made, with the match being played.");
    }
    return {};
}

/// One sentence.
QString textOf(const StoreProblem& trouble) {
    if (trouble.kind == StoreProblem::Kind::None) return {};
    const QString where = QDir::toNativeSeparators(trouble.where);
    const bool aside = trouble.kind == StoreProblem::Kind::SetAside;
    return (aside ? setAsideText(trouble.why) : textOf(trouble.kind))
        .arg(isolated(quoted(where, kLongestPath)));
}

}  // namespace

Archive::Archive(const QString& file, QObject* parent)
    : QObject(parent),
      thread_(new QThread),
      keeper_(new MatchStore(file.isEmpty() ? usualFile() : file)),
      orders_(new Dispatcher(keeper_)) {
    if (theArchive == nullptr) theArchive = this;
    thread_->setObjectName(u"store"_s);
    keeper_->moveToThread(thread_);
    connect(thread_, &QThread::finished, keeper_, &QObject::deleteLater);
    connect(keeper_, &MatchStore::changed, this, &Archive::changed);
    connect(keeper_, &MatchStore::counting, this, &Archive::counting);
    connect(keeper_, &MatchStore::troubled, this, &Archive::tell);
    connect(keeper_, &MatchStore::keeping, this, &Archive::setUnsaved);
    connect(keeper_, &MatchStore::numbered, this, &Archive::numbered);
    thread_->start();
    post([](MatchStore& keeper) { keeper.open(); });
}

Archive::~Archive() {
    if (theArchive == this) theArchive = nullptr;
    keeper_->closeWithin(kLastWrites);
    post([](MatchStore& keeper) {
        keeper.tryAgain();
        QThread::currentThread()->quit();
    });
    // What hangs in the system then must not keep the program alive: it is left alone.
    if (thread_->wait(kLastWait)) delete thread_;
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

void Archive::ids(const MatchFilter& filter, QObject* asker,
                  std::function<void(const QList<int>& ids)> done) {
    ask<QList<int>>(
        asker, [filter](MatchStore& keeper) { return keeper.ids(filter); }, std::move(done));
}

void Archive::load(int id, QObject* asker, Loaded done) {
    ask<std::optional<MatchPlan>>(
        asker, [id](MatchStore& keeper) { return keeper.load(id); }, std::move(done));
}

void Archive::picture(int id, double aspect, QObject* asker,
                      std::function<void(const kit::Scene& scene)> done) {
    const auto work = [=](MatchStore& keeper) {
        const std::optional<MatchPlan> plan = keeper.load(id);
        return plan ? sceneAfter(*plan, aspect) : kit::Scene();
    };
    ask<kit::Scene>(asker, work, std::move(done));
}

void Archive::claim(int id, QObject* asker, Claimed done) {
    const auto answered = [done = std::move(done)](const MatchStore::Claim& claim) {
        QString problem;
        if (claim.elsewhere) {
            problem = tr("This match is open in another window.");
        } else if (!claim.plan) {
            problem = tr("This match can no longer be read.");
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
    remove(QList<int>{id}, asker, [done = std::move(done)](int playing, const QString& problem) {
        done(playing > 0 ? tr("This match is being played, so it stays.") : problem);
    });
}

void Archive::remove(const QList<int>& ids, QObject* asker,
                     std::function<void(int playing, const QString& problem)> done) {
    const auto answered = [done = std::move(done)](const MatchStore::Removal& removal) {
        done(removal.playing, textOf(removal.problem));
    };
    ask<MatchStore::Removal>(
        asker, [ids](MatchStore& keeper) { return keeper.remove(ids); }, answered);
}

void Archive::counted(QObject* asker, std::function<void(const QList<CountedMatch>& matches)> done) {
    ask<QList<CountedMatch>>(
        asker, [](MatchStore& keeper) { return keeper.counted(); }, std::move(done));
}

void Archive::sums(QObject* asker, std::function<void(const DaySums& sums)> done) {
    ask<DaySums>(
        asker, [](MatchStore& keeper) { return keeper.sums(); }, std::move(done));
}

void Archive::uncounted(QObject* asker, std::function<void(const QList<int>& ids)> done) {
    ask<QList<int>>(
        asker, [](MatchStore& keeper) { return keeper.uncounted(); }, std::move(done));
}

void Archive::keepDigest(int id, std::uint64_t line, const std::optional<MatchDigest>& digest) {
    post([=](MatchStore& keeper) { keeper.keepDigest(id, line, digest); });
}

void Archive::analysis(int id, int seat, int version, QObject* asker,
                       std::function<void(const QByteArray& found)> done) {
    ask<QByteArray>(
        asker, [=](MatchStore& keeper) { return keeper.analysis(id, seat, version); }, std::move(done));
}

void Archive::keepAnalysis(int id, int seat, int version, const QByteArray& found) {
    post([=](MatchStore& keeper) { keeper.keepAnalysis(id, seat, version, found); });
}

void Archive::keepVerdict(int id, std::uint64_t line, int seat, int version, const Verdict& verdict) {
    post([=](MatchStore& keeper) { keeper.keepVerdict(id, line, seat, version, verdict); });
}

void Archive::verdicts(int version, QObject* asker,
                       std::function<void(const QList<DayVerdict>& verdicts)> done) {
    ask<QList<DayVerdict>>(
        asker, [version](MatchStore& keeper) { return keeper.verdicts(version); }, std::move(done));
}

void Archive::forgetDigests(const QString& game, QObject* asker,
                            std::function<void(const QString& problem)> done) {
    const auto answered = [done = std::move(done)](bool forgotten) {
        done(forgotten ? QString() : tr("Nothing can be written, so the statistics stay as they are."));
    };
    ask<bool>(
        asker, [game](MatchStore& keeper) { return keeper.forgetDigests(game); }, answered);
}

void Archive::days(QObject* asker, std::function<void(const QList<DayResult>& results)> done) {
    ask<QList<DayResult>>(
        asker, [](MatchStore& keeper) { return keeper.days(); }, std::move(done));
}

void Archive::keepPar(const QString& date, const QString& game, double par) {
    post([=](MatchStore& keeper) { keeper.keepPar(date, game, par); });
}

std::unique_ptr<Journal> Archive::journal() { return std::make_unique<ArchiveJournal>(*this, ++journals_); }

void Archive::tryAgain() {
    post([](MatchStore& keeper) { keeper.tryAgain(); });
}

QString Archive::unsavedWhy() const { return textOf(unsavedWhy_); }

void Archive::setUnsaved(const StoreProblem& why, int unsaved) {
    unsaved_ = unsaved;
    unsavedWhy_ = why;
    emit unsavedChanged();
}

void Archive::tell(const StoreProblem& trouble) {
    const QString sentence = textOf(trouble);
    if (!sentence.isEmpty()) emit told(sentence);
}

}  // namespace boneyard::ui

#include "moc_archive.cpp"
