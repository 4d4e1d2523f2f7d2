// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <map>
#include <optional>

#include "store/database.h"
#include "store/digesttable.h"
#include "store/matchlocks.h"
#include "store/matchtable.h"
#include "store/storedmatch.h"

namespace boneyard::ui {

/// Does the archive's work, on the archive's thread. It has a copy of every match that is being played, so
/// that what could not be written once is written with the next action.
class MatchStore final : public QObject {
    Q_OBJECT

public:
    explicit MatchStore(const QString& file);

    void open();

    MatchPage list(const MatchFilter& filter, int offset, int count);
    std::optional<MatchPlan> load(int id);

    struct Claim {
        std::optional<MatchPlan> plan;
        bool elsewhere = false;  ///< somebody plays it
    };
    Claim claim(int id);
    void release(int id);

    int import(MatchPlan plan);
    bool remove(int id);  ///< false: somebody plays it
    void removeAll(const MatchFilter& filter);

    // For the statistics.
    QList<CountedMatch> counted();
    QList<int> uncounted();
    void keepDigest(int id, const std::optional<MatchDigest>& digest);
    bool forgetDigests(const QString& game);

    // For journals; each has a number of its own, and one match at a time.
    int begin(int journal, const MatchPlan& plan, const Standing& standing);
    void keep(int journal, const PlayedText& action, const Standing& standing);
    void rewind(int journal, std::size_t ply, const Standing& standing);
    void countHint(int journal);
    void keepRacks(int journal, const Racks& racks);
    void end(int journal);

signals:
    void troubled(const boneyard::ui::StoreProblem& trouble);
    void changed();

private:
    struct OpenMatch {
        MatchPlan plan;  // with all that was played
        Standing standing;
        int id = 0;            // in the store; 0: not there
        std::size_t same = 0;  // so many actions there are as they should be
        bool racksKept = true;
    };

    bool write(OpenMatch& match);
    bool writeOnce(OpenMatch& match);
    bool isDamaged();
    void report(const StoreProblem& trouble);

    Database database_;
    MatchTable table_{database_};
    DigestTable digests_{database_};
    MatchLocks locks_;
    std::map<int, OpenMatch> open_;  // by journal
    StoreProblem::Kind reported_ = StoreProblem::Kind::None;
};

}  // namespace boneyard::ui
