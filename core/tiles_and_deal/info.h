// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/setup.h"

namespace boneyard::tiles_and_deal {

kit::GameInfo info();

}  // namespace boneyard::tiles_and_deal
