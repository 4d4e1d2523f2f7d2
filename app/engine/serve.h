// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

namespace boneyard::engine {

/// Answers the protocol's requests on standard input until `quit`, the end of input, or until nobody reads
/// the answers. Gives the exit status.
int serve();

}  // namespace boneyard::engine
