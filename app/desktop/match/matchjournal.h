// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "match/matchstate.h"
#include "store/journal.h"

namespace boneyard::ui {

class Archive;

/// An action, and how the match stood after it.
struct Kept {
    PlayedText action;
    Standing standing;
};

/// Keeps a match: everything is written down before it is shown. It takes matches up again as well.
class MatchJournal : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    Q_DISABLE_COPY_MOVE(MatchJournal)
    Q_MOC_INCLUDE("store/archive.h")
    /// Where matches are kept; without one they are gone when they are left.
    Q_PROPERTY(boneyard::ui::Archive* archive READ archive WRITE setArchive NOTIFY archiveChanged FINAL)
    /// The number of the match in the archive; 0: it is not there, or not yet.
    Q_PROPERTY(int stored READ stored NOTIFY storedChanged FINAL)
    /// Something is being written down; until then it is not shown, and nothing else can be done.
    Q_PROPERTY(bool writing READ writing NOTIFY writingChanged FINAL)

public:
    using Then = std::function<void()>;

    explicit MatchJournal(MatchState& state, QObject* parent = nullptr);
    ~MatchJournal() override;

    [[nodiscard]] Archive* archive() const { return archive_; }
    void setArchive(Archive* archive);
    [[nodiscard]] int stored() const { return state_.plan.stored; }
    [[nodiscard]] bool writing() const { return writing_; }

    /// Goes on with a match of the archive, later; tells takenUp(), or says why not.
    Q_INVOKABLE void takeUp(int id);
    void takeUpLatest();

    /// The match begins, or is left.
    void begin();
    void end();

    /// Each calls `then` as soon as it is kept; at once where nothing is kept.
    void keep(const std::vector<Kept>& actions, const Then& then);
    void rewind(std::size_t ply, const Standing& standing, const Then& then);
    void countHint();
    void keepRacks(const Racks& racks);  ///< some time

    /// For tests; else the archive has one for this match.
    void setJournal(std::unique_ptr<Journal> journal);

signals:
    void archiveChanged();
    void storedChanged();
    void writingChanged();
    void takenUp();
    void said(const QString& text);

    /// The match goes no further, since it will be kept elsewhere.
    void closing();
    /// A match of the archive is to be started; it is taken up when it is the one that is played then.
    void found(const boneyard::ui::MatchPlan& plan);

private:
    [[nodiscard]] Journal* journal() const { return state_.plan.keep ? journal_.get() : nullptr; }
    Journal::Done beginWriting(const Then& then);

    MatchState& state_;
    Archive* archive_ = nullptr;
    std::unique_ptr<Journal> journal_;
    bool writing_ = false;
    int claiming_ = 0;  // the match of the archive that was asked for
};

}  // namespace boneyard::ui
