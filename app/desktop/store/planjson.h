// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "common/matchplan.h"
#include "kit/options.h"

namespace boneyard::ui {

/// What of a match stands in the store as JSON. Reading gives nothing where the text is not what was
/// written.
QString optionsJson(const kit::GivenOptions& options);
std::optional<kit::GivenOptions> readOptions(const QString& json);

QString playersJson(const Players& players);
std::optional<Players> readPlayers(const QString& json);

QString textsJson(const std::vector<std::string>& texts);
std::optional<std::vector<std::string>> readTexts(const QString& json);

/// What is no rack is left out: a hand that stands as it was dealt is no loss.
QString racksJson(const Racks& racks);
Racks readRacks(const QString& json);

/// Null where there is none; what makes no sense is none.
QString challengeJson(const std::optional<Challenge>& challenge);
std::optional<Challenge> readChallenge(const QString& json);

QString numbersJson(const QList<int>& numbers);
QList<int> readNumbers(const QString& json);

}  // namespace boneyard::ui
