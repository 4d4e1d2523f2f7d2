// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointer>
#include <QThread>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "common/dispatcher.h"
#include "common/matchplan.h"
#include "store/dayresult.h"
#include "store/daytally.h"
#include "store/journal.h"
#include "store/matchdigest.h"
#include "store/puzzlerecord.h"
#include "store/storedmatch.h"
#include "store/storeproblem.h"

QT_FORWARD_DECLARE_CLASS(QJSEngine)
QT_FORWARD_DECLARE_CLASS(QQmlEngine)

namespace boneyard::ui {

class MatchStore;

/// All matches that were ever played here, finished or not, in one SQLite file. It is read and written on a
/// thread of its own; whoever asks gets the answer later, on their own thread, unless `asker` is gone by
/// then. Every window has one Archive; several windows may share a file.
class Archive : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_DISABLE_COPY_MOVE(Archive)
    /// How many moves were made that are not in the file, and why; 0: all are there.
    Q_PROPERTY(int unsaved READ unsaved NOTIFY unsavedChanged FINAL)
    Q_PROPERTY(QString unsavedWhy READ unsavedWhy NOTIFY unsavedChanged FINAL)

public:
    /// Works on `file`; the usual place when it is empty.
    explicit Archive(const QString& file, QObject* parent = nullptr);
    /// Waits until all is written, but no longer than two seconds.
    ~Archive() override;

    /// The one that QML sees: the one that was made first, or a new one.
    static Archive* create(QQmlEngine* engine, QJSEngine* script);
    static QString usualFile();

    using Listed = std::function<void(const MatchPage& page)>;
    using Loaded = std::function<void(const std::optional<MatchPlan>& plan)>;
    using Claimed = std::function<void(const std::optional<MatchPlan>& plan, const QString& problem)>;

    /// `count` of the matches that the filter lets through, from the `offset`th on, the latest first.
    void list(const MatchFilter& filter, int offset, int count, QObject* asker, Listed done);

    /// Those alone, all of them, in the same order.
    void ids(const MatchFilter& filter, QObject* asker, std::function<void(const QList<int>& ids)> done);

    /// A whole match to look at; nothing when it is not there or cannot be read.
    void load(int id, QObject* asker, Loaded done);

    /// The table of a match as it stands, for a picture of that shape; an empty one when it cannot be read.
    void picture(int id, double aspect, QObject* asker, std::function<void(const kit::Scene& scene)> done);

    /// A whole match to go on with: until it has ended in a journal, or is released, no other window can
    /// have it. Without a plan `problem` says why.
    void claim(int id, QObject* asker, Claimed done);
    void release(int id);

    /// Puts in a match that was played elsewhere; `done` gets its number, 0 when it could not be kept.
    void import(const MatchPlan& plan, QObject* asker, std::function<void(int id)> done);

    /// A match that is being played, here or in another window, stays; `problem` says so then, or why nothing
    /// can be removed.
    void remove(int id, QObject* asker, std::function<void(const QString& problem)> done);

    /// Several at once; `done` gets how many of them stay, as they are being played, or why all do.
    void remove(const QList<int>& ids, QObject* asker,
                std::function<void(int playing, const QString& problem)> done);

    /// All matches in the statistics, the oldest first.
    void counted(QObject* asker, std::function<void(const QList<CountedMatch>& matches)> done);

    /// The sums of these by day: there at once, however many matches there are.
    void sums(QObject* asker, std::function<void(const DaySums& sums)> done);

    /// Finished matches whose digests are still to be made.
    void uncounted(QObject* asker, std::function<void(const QList<int>& ids)> done);

    /// What was made of the line of play (Line) that led a match to its end; nothing happens where that is
    /// another one meanwhile. Without a digest the match is left out of the statistics from now on.
    void keepDigest(int id, std::uint64_t line, const std::optional<MatchDigest>& digest);

    /// Forgets the statistics of one game, or of all when it is empty; the matches stay.
    void forgetDigests(const QString& game, QObject* asker, std::function<void(const QString& problem)> done);

    /// What became of the deals of the days, the latest date first.
    void days(QObject* asker, std::function<void(const QList<DayResult>& results)> done);
    void keepPar(const QString& date, const QString& game, double par);
    /// What was found when somebody looked back at a match from that seat, by that version of the analyzer;
    /// empty when nothing was. It is made anew by whoever asks, and no harm is done where it cannot be kept.
    void analysis(int id, int seat, int version, QObject* asker,
                  std::function<void(const QByteArray& found)> done);
    void keepAnalysis(int id, int seat, int version, const QByteArray& found);
    /// When all moves of that line of play were looked at: what that comes to, for the statistics.
    void keepVerdict(int id, std::uint64_t line, int seat, int version, const Verdict& verdict);
    void verdicts(int version, QObject* asker, std::function<void(const QList<DayVerdict>& verdicts)> done);

    /// What became of a game's puzzles; and the game whose puzzle was tried last, empty where none was.
    void puzzles(const QString& game, QObject* asker,
                 std::function<void(const PuzzleProgress& progress)> done);
    void latestPuzzleGame(QObject* asker, std::function<void(const QString& game)> done);
    void keepTry(const PuzzleTry& made);

    /// Finished matches of an only person, played here, that were looked back at by that version of the
    /// analyzer, the one played last first; and when a mistake in one of them is asked for again.
    void analysed(int version, QObject* asker, std::function<void(const QList<AnalysedMatch>& matches)> done);
    void keepRepetition(int id, int seat, int ply, const Repetition& repetition);

    [[nodiscard]] int unsaved() const { return unsaved_; }
    [[nodiscard]] QString unsavedWhy() const;
    /// At once, instead of in a moment by itself.
    Q_INVOKABLE void tryAgain();

    /// For a session at this machine. It must not outlive the archive.
    [[nodiscard]] std::unique_ptr<Journal> journal();

signals:
    /// Lists and summaries are other than they were; after every action of a match that is played here too.
    void changed();

    /// What the statistics rest on is other than it was: a match was counted, or looked back at.
    void counting();

    void unsavedChanged();

    /// The match of a journal has a number, or another one than before.
    void numbered(int journal, int id);

    /// Something the player should know about the store, as one sentence.
    void told(const QString& sentence);

private:
    friend class ArchiveJournal;

    void post(std::function<void(MatchStore&)> work);

    /// `work` runs on the archive's thread, `done` with its result here.
    template <class Result>
    void ask(QObject* asker, std::function<Result(MatchStore&)> work,
             std::function<void(const Result&)> done) {
        post([answers = answers_, asker = QPointer<QObject>(asker), work = std::move(work),
              done = std::move(done)](MatchStore& store) {
            const Result result = work(store);
            const auto answer = [asker, done, result] {
                if (asker) done(result);
            };
            answers->post(answer);
        });
    }
    void tell(const StoreProblem& problem);
    void setUnsaved(const StoreProblem& why, int unsaved);

    QThread* thread_;
    MatchStore* store_;                                                     // lives on thread_, dies with it
    Dispatcher* orders_;                                                    // the store's
    std::shared_ptr<Dispatcher> answers_ = std::make_shared<Dispatcher>();  // the store may outlive us
    int unsaved_ = 0;
    StoreProblem unsavedWhy_;
    int journals_ = 0;
};

}  // namespace boneyard::ui
