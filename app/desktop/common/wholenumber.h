// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace boneyard::ui {

/// The digits of a whole number as people write it in their language, in groups or not, and in whichever
/// digits: of "1,234" and "۱۲۳۴" they are "1234". Empty where it is none.
QString wholeNumber(const QString& written);

}  // namespace boneyard::ui
