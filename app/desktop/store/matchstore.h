// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>
#include <atomic>
#include <cstdint>
#include <limits>
#include <list>
#include <map>
#include <optional>
#include <utility>

#include "store/analysistable.h"
#include "store/database.h"
#include "store/daytable.h"
#include "store/digesttable.h"
#include "store/matchlocks.h"
#include "store/matchtable.h"
#include "store/puzzletable.h"
#include "store/storedmatch.h"
#include "store/tallytable.h"

namespace boneyard::ui {

/// Does the archive's work, on the archive's thread. It has a copy of every match that is being played, so
/// that what could not be written once is written later: with the next action, or by itself as soon as it can
/// be, also when the match has been left meanwhile.
class MatchStore final : public QObject {
    Q_OBJECT

public:
    explicit MatchStore(const QString& file);

    void open();

    MatchPage list(const MatchFilter& filter, int offset, int count);
    QList<int> ids(const MatchFilter& filter);
    std::optional<MatchPlan> load(int id);

    struct Claim {
        std::optional<MatchPlan> plan;
        bool elsewhere = false;  ///< somebody plays it
    };
    Claim claim(int id);
    void release(int id);

    int import(MatchPlan plan);
    struct Removal {
        int playing = 0;       ///< so many stay: somebody plays them
        StoreProblem problem;  ///< why all of them stay, where that is so
    };
    Removal remove(const QList<int>& ids);

    // For the statistics.
    QList<CountedMatch> counted();
    QList<int> uncounted();
    DaySums sums();
    void keepDigest(int id, std::uint64_t line, const std::optional<MatchDigest>& digest);
    bool forgetDigests(const QString& game);

    // For the deals of the days.
    QList<DayResult> days();
    void keepPar(const QString& date, const QString& game, double par);
    // For looking back.
    QByteArray analysis(int id, int seat, int version);
    void keepAnalysis(int id, int seat, int version, const QByteArray& found);
    void keepVerdict(int id, std::uint64_t line, int seat, int version, const Verdict& verdict);
    QList<DayVerdict> verdicts(int version);

    // For puzzles, and mistakes as puzzles.
    PuzzleProgress puzzles(const QString& game);
    QString latestPuzzleGame();
    void keepTry(const PuzzleTry& made);
    QList<AnalysedMatch> analysed(int version);
    void keepRepetition(int id, int seat, int ply, const Repetition& repetition);

    // For journals; each has a number of its own, and one match at a time.
    int begin(int journal, const MatchPlan& plan, const Standing& standing);
    void keep(int journal, const PlayedText& action, const Standing& standing);
    void rewind(int journal, std::size_t ply, const Standing& standing);
    void countHint(int journal);
    void keepRacks(int journal, const Racks& racks);
    void end(int journal);

    /// Writes whatever could not be written until now.
    void tryAgain();

    /// From any thread: after that many milliseconds nothing more is begun.
    void closeWithin(int milliseconds);

    /// How many actions, of all matches, are not in the store; other changes of a match count as one.
    [[nodiscard]] int unsaved() const;

signals:
    void problemFound(const boneyard::ui::StoreProblem& problem);
    void changed();
    void counting();  ///< what the statistics rest on is other than it was

    /// So many actions are not in the store, for that reason.
    void keeping(const boneyard::ui::StoreProblem& why, int unsaved);

    /// The match of a journal has a number now, or another one.
    void numbered(int journal, int id);

private:
    struct OpenMatch {
        MatchPlan plan;  // with all that was played
        Standing standing;
        int id = 0;            // in the store; 0: not there
        std::size_t same = 0;  // so many actions there are as they should be
        bool racksKept = true;
        bool dirty = false;     // the store does not have it as it is
        bool imported = false;  // from a file

        [[nodiscard]] int unsaved() const;
    };

    void mend(MatchSummary& match);
    void tellLeftOut();
    bool write(OpenMatch& match);
    bool writeOnce(OpenMatch& match);
    int insert(const OpenMatch& match, qint64 now);
    bool finishDay(int id, const OpenMatch& match);
    bool finish(int id, const OpenMatch& match);
    bool takeBackEnd(int id);
    bool takeBack(int id, std::size_t ply);
    bool removeRow(int id, QSet<int>& days);
    void dropUnplayed();
    void bringUpToDate();
    bool isOfNoUse();
    void beginAnew(const StoreProblem& why);
    void report(const StoreProblem& problem);
    void tellKeeping();
    void writeOwed();
    OpenMatch* owed(int id);
    OpenMatch takeOwed(int id);
    [[nodiscard]] bool closed() const { return QDeadlineTimer::current().deadline() > end_; }

    Database database_;
    MatchTable table_{database_};
    DigestTable digests_{database_};
    DayTable days_{database_};
    AnalysisTable analyses_{database_};
    PuzzleTable puzzles_{database_};
    TallyTable tallies_{database_, digests_};
    MatchLocks locks_;
    std::map<int, OpenMatch> open_;  // by journal
    std::list<OpenMatch> owed_;      // left before they could be written; their locks are kept
    QTimer again_{this};
    bool behind_ = false;
    bool sumsMended_ = false;  // or it was tried
    bool leftOutTold_ = false;
    QTimer updating_{this};  // what an older version has written is brought up to date
    StoreProblem problem_;   // the last one
    QDeadlineTimer quiet_;   // so long it is not told once more
    std::pair<StoreProblem, int> kept_;
    std::atomic<qint64> end_ = std::numeric_limits<qint64>::max();
};

}  // namespace boneyard::ui
