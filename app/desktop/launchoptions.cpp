// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "launchoptions.h"

#include <utility>

namespace boneyard::ui {

LaunchOptions::LaunchOptions(LaunchPlan plan, QObject* parent) : QObject(parent), plan_(std::move(plan)) {}

void LaunchOptions::prepare(MatchSetup* setup) const {
    if (setup != nullptr && plan_.hasGame) setup->takeOver(plan_.match);
}

}  // namespace boneyard::ui
