// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/csv.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

QString csvCell(const QString& text, QChar between) {
    const bool plain = std::none_of(text.begin(), text.end(), [between](QChar c) {
        return c == between || c == u'"' || c == u'\n' || c == u'\r';
    });
    if (plain) return text;
    QString doubled = text;
    doubled.replace(u'"', "\"\""_L1);
    return u'"' + doubled + u'"';
}

}  // namespace boneyard::ui
