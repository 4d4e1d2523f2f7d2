// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

namespace boneyard::ui {

/// Makes the bundled family the application's font, with the system's behind it for what it has not.
void useBundledFont();

}  // namespace boneyard::ui
