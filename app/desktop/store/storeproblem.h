// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace boneyard::ui {

/// What can be wrong with the store.
struct StoreProblem {
    enum class Kind {
        None,
        SetAside,    ///< it was of no use; the file is now `where`, and a new one was begun
        Unreadable,  ///< it is of no use, and cannot be set aside
        Newer,       ///< a later version has written it
        ReadOnly,    ///< nothing may be written there
        Full,        ///< there is no room
        InUse,       ///< another program keeps it to itself
        Broken,      ///< the system could not read or write
        LeftOut,     ///< some of what is in it cannot be, and is not shown
        Gone,        ///< the file was taken away meanwhile; a new one was begun
    };
    /// Why a file was set aside.
    enum class Why {
        NoStore,      ///< it is something else
        Damaged,      ///< it was a store once
        Incomplete,   ///< tables or columns are missing
        Unversioned,  ///< nobody knows which version has written it
        Empty,        ///< there is nothing in it, not even tables
    };

    Kind kind = Kind::None;
    QString where = {};  ///< a file
    Why why = Why::NoStore;

    bool operator==(const StoreProblem&) const = default;
};

}  // namespace boneyard::ui
