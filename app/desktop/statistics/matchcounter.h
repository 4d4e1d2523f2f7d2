// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>
#include <optional>
#include <stop_token>

#include "common/background.h"
#include "common/dispatcher.h"
#include "store/archive.h"

namespace boneyard::ui {

/// Takes finished matches into the statistics, one after another on a thread of its own, as they are
/// finished: so there is nothing to count when somebody looks.
class MatchCounter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boneyard::ui::Archive* archive READ archive WRITE setArchive NOTIFY archiveChanged FINAL)
    /// Matches that are still to be looked at; -1: not known yet.
    Q_PROPERTY(int pending READ pending NOTIFY pendingChanged FINAL)
    /// Nothing is begun as long as it rests.
    Q_PROPERTY(bool resting READ resting WRITE setResting NOTIFY restingChanged FINAL)

public:
    explicit MatchCounter(QObject* parent = nullptr);
    ~MatchCounter() override;
    Q_DISABLE_COPY_MOVE(MatchCounter)

    [[nodiscard]] Archive* archive() const { return archive_; }
    void setArchive(Archive* archive);
    [[nodiscard]] int pending() const { return pending_; }
    [[nodiscard]] bool resting() const { return resting_; }
    void setResting(bool resting);

signals:
    void archiveChanged();
    void pendingChanged();
    void restingChanged();

private:
    void ask();
    void lookAtNext();
    void keep(int id, std::uint64_t line, const std::optional<MatchDigest>& digest);

    QPointer<Archive> archive_;
    QList<int> uncounted_;
    QSet<int> unreadable_;  // those are not asked for twice
    QTimer asking_;
    Dispatcher answers_;
    Background looker_;
    std::stop_source stop_;
    int pending_ = -1;
    bool looking_ = false;
    bool askAgain_ = false;  // something has changed since
    bool resting_ = false;
};

}  // namespace boneyard::ui
