// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>
#include <cstddef>
#include <functional>

#include "common/matchplan.h"
#include "store/storedmatch.h"

namespace boneyard::ui {

/// Where a match is written down while it is played. Everything is kept before it is shown: the match waits
/// for `done`, which comes later and once. It also comes where it could not be kept (a full disk): then a
/// sign at the table says so until it is. It does not come any more after end().
class Journal {
    Q_DISABLE_COPY_MOVE(Journal)

public:
    using Done = std::function<void()>;

    Journal() = default;
    virtual ~Journal() = default;

    /// A match begins or goes on; the one before it has ended. `opened` is told its number in the store,
    /// and again when that is another one.
    virtual void begin(const MatchPlan& plan, const Standing& standing,
                       std::function<void(int id)> opened) = 0;

    virtual void keep(const PlayedText& action, const Standing& standing, Done done) = 0;

    /// Undo: only the first `ply` actions stay.
    virtual void rewind(std::size_t ply, const Standing& standing, Done done) = 0;

    /// A hint is about to be given.
    virtual void countHint() = 0;

    /// The players have put their tiles so. It is written with the next action or at the end: what is lost
    /// when the program dies is of little worth.
    virtual void keepRacks(const Racks& racks) = 0;

    virtual void end() = 0;
};

}  // namespace boneyard::ui
