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
QString textOf(const StoreProblem& problem) {
    if (problem.kind == StoreProblem::Kind::None) return {};
    const QString where = QDir::toNativeSeparators(problem.where);
    const bool aside = problem.kind == StoreProblem::Kind::SetAside;
    return (aside ? setAsideText(problem.why) : textOf(problem.kind))
        .arg(isolated(quoted(where, kLongestPath)));
}

}  // namespace

Archive::Archive(const QString& file, QObject* parent)
    : QObject(parent),
      thread_(new QThread),
      store_(new MatchStore(file.isEmpty() ? usualFile() : file)),
      orders_(new Dispatcher(store_)) {
    if (theArchive == nullptr) theArchive = this;
    thread_->setObjectName(u"store"_s);
    store_->moveToThread(thread_);
    connect(thread_, &QThread::finished, store_, &QObject::deleteLater);
    connect(store_, &MatchStore::changed, this, &Archive::changed);
    connect(store_, &MatchStore::counting, this, &Archive::counting);
    connect(store_, &MatchStore::problemFound, this, &Archive::tell);
    connect(store_, &MatchStore::keeping, this, &Archive::setUnsaved);
    connect(store_, &MatchStore::numbered, this, &Archive::numbered);
    thread_->start();
    post([](MatchStore& store) { store.open(); });
}

Archive::~Archive() {
    if (theArchive == this) theArchive = nullptr;
    store_->closeWithin(kLastWrites);
    post([](MatchStore& store) {
        store.tryAgain();
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
    orders_->post([store = store_, work = std::move(work)] { work(*store); });
}

void Archive::list(const MatchFilter& filter, int offset, int count, QObject* asker, Listed done) {
    ask<MatchPage>(
        asker, [=](MatchStore& store) { return store.list(filter, offset, count); }, std::move(done));
}

void Archive::ids(const MatchFilter& filter, QObject* asker,
                  std::function<void(const QList<int>& ids)> done) {
    ask<QList<int>>(
        asker, [filter](MatchStore& store) { return store.ids(filter); }, std::move(done));
}

void Archive::load(int id, QObject* asker, Loaded done) {
    ask<std::optional<MatchPlan>>(
        asker, [id](MatchStore& store) { return store.load(id); }, std::move(done));
}

void Archive::picture(int id, double aspect, QObject* asker,
                      std::function<void(const kit::Scene& scene)> done) {
    const auto work = [=](MatchStore& store) {
        const std::optional<MatchPlan> plan = store.load(id);
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
        asker, [id](MatchStore& store) { return store.claim(id); }, answered);
}

void Archive::release(int id) {
    post([id](MatchStore& store) { store.release(id); });
}

void Archive::import(const MatchPlan& plan, QObject* asker, std::function<void(int id)> done) {
    ask<int>(
        asker, [plan](MatchStore& store) { return store.import(plan); }, std::move(done));
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
        asker, [ids](MatchStore& store) { return store.remove(ids); }, answered);
}

void Archive::counted(QObject* asker, std::function<void(const QList<CountedMatch>& matches)> done) {
    ask<QList<CountedMatch>>(
        asker, [](MatchStore& store) { return store.counted(); }, std::move(done));
}

void Archive::sums(QObject* asker, std::function<void(const DaySums& sums)> done) {
    ask<DaySums>(
        asker, [](MatchStore& store) { return store.sums(); }, std::move(done));
}

void Archive::uncounted(QObject* asker, std::function<void(const QList<int>& ids)> done) {
    ask<QList<int>>(
        asker, [](MatchStore& store) { return store.uncounted(); }, std::move(done));
}

void Archive::keepDigest(int id, std::uint64_t line, const std::optional<MatchDigest>& digest) {
    post([=](MatchStore& store) { store.keepDigest(id, line, digest); });
}

void Archive::analysis(int id, int seat, int version, QObject* asker,
                       std::function<void(const QByteArray& found)> done) {
    ask<QByteArray>(
        asker, [=](MatchStore& store) { return store.analysis(id, seat, version); }, std::move(done));
}

void Archive::keepAnalysis(int id, int seat, int version, const QByteArray& found) {
    post([=](MatchStore& store) { store.keepAnalysis(id, seat, version, found); });
}

void Archive::keepVerdict(int id, std::uint64_t line, int seat, int version, const Verdict& verdict) {
    post([=](MatchStore& store) { store.keepVerdict(id, line, seat, version, verdict); });
}

void Archive::verdicts(int version, QObject* asker,
                       std::function<void(const QList<DayVerdict>& verdicts)> done) {
    ask<QList<DayVerdict>>(
        asker, [version](MatchStore& store) { return store.verdicts(version); }, std::move(done));
}

void Archive::forgetDigests(const QString& game, QObject* asker,
                            std::function<void(const QString& problem)> done) {
    const auto answered = [done = std::move(done)](bool forgotten) {
        done(forgotten ? QString() : tr("Nothing can be written, so the statistics stay as they are."));
    };
    ask<bool>(
        asker, [game](MatchStore& store) { return store.forgetDigests(game); }, answered);
}

void Archive::days(QObject* asker, std::function<void(const QList<DayResult>& results)> done) {
    ask<QList<DayResult>>(
        asker, [](MatchStore& store) { return store.days(); }, std::move(done));
}

void Archive::keepPar(const QString& date, const QString& game, double par) {
    post([=](MatchStore& store) { store.keepPar(date, game, par); });
}

std::unique_ptr<Journal> Archive::journal() { return std::make_unique<ArchiveJournal>(*this, ++journals_); }

void Archive::tryAgain() {
    post([](MatchStore& store) { store.tryAgain(); });
}

QString Archive::unsavedWhy() const { return textOf(unsavedWhy_); }

void Archive::setUnsaved(const StoreProblem& why, int unsaved) {
    unsaved_ = unsaved;
    unsavedWhy_ = why;
    emit unsavedChanged();
}

void Archive::tell(const StoreProblem& problem) {
    const QString sentence = textOf(problem);
    if (!sentence.isEmpty()) emit told(sentence);
}

}  // namespace boneyard::ui

#include "moc_archive.cpp"
