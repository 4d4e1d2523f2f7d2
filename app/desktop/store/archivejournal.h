// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>

#include "store/journal.h"

namespace boneyard::ui {

class Archive;

/// Writes a match into the archive.
class ArchiveJournal final : public Journal {
    Q_DISABLE_COPY_MOVE(ArchiveJournal)

public:
    ArchiveJournal(Archive& archive, int number) : archive_(archive), number_(number) {}
    ~ArchiveJournal() override { end(); }

    void begin(const MatchPlan& plan, const Standing& standing, std::function<void(int id)> opened) override;
    void keep(const PlayedText& action, const Standing& standing, Done done) override;
    void rewind(std::size_t ply, const Standing& standing, Done done) override;
    void countHint() override;
    void keepRacks(const Racks& racks) override;
    void end() override;

private:
    Archive& archive_;
    int number_;
    std::unique_ptr<QObject> match_;  // the match that answers are for; null when there is none
};

}  // namespace boneyard::ui
