// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QString>
#include <cstdint>

namespace boneyard::ui {

/// The number of a deal as it is written to people: a name, and so without the signs that group a large
/// number.
inline QString dealNumber(std::uint64_t deal) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(static_cast<qulonglong>(deal));
}

}  // namespace boneyard::ui
