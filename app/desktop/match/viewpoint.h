// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/scene.h"

namespace boneyard::ui {

/// Who looks at a table, and what they may do there.
struct Viewpoint {
    enum class Part {
        Acts,     ///< it is their turn
        Waits,    ///< it is another's, or nobody's
        Watches,  ///< they take no part at all
    };

    int seat = kit::kNobody;  ///< nobody's: the hands are covered, the table can still be seen
    Part part = Part::Waits;
    bool seesAll = false;   ///< every hand lies open to them
    bool thinking = false;  ///< they see that whoever is to move thinks
};

}  // namespace boneyard::ui
