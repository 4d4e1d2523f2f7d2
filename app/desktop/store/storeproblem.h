// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace boneyard::ui {

/// What can be wrong with the store.
struct StoreProblem {
    enum class Kind {
        None,
        SetAside,    ///< it could not be read; the file is now `where`, and a new one was begun
        Unreadable,  ///< it cannot be read, nor set aside
        Newer,       ///< a later version has written it
        ReadOnly,    ///< nothing can be written there
        Full,        ///< an action could not be written this time
    };

    Kind kind = Kind::None;
    QString where;  ///< a file

    bool operator==(const StoreProblem&) const = default;
};

}  // namespace boneyard::ui
