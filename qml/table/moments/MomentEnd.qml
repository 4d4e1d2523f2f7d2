// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQml

/// Tells whatever shows a moment that it is over before its time.
QtObject {
    signal come
}
