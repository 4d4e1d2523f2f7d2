// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/setup.h"

namespace boneyard::matching_elements {

kit::GameInfo info();

}  // namespace boneyard::matching_elements
