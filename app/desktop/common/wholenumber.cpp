// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/wholenumber.h"

#include <QLocale>
#include <QStringList>

namespace boneyard::ui {

namespace {

/// As "1", "23", "456" are, which is how Hindi has them: what only has such a sign in it is no number.
bool areGroups(const QStringList& groups) {
    constexpr qsizetype kLast = 3;
    if (groups.size() == 1) return !groups.front().isEmpty();
    if (groups.back().size() != kLast) return false;
    for (qsizetype i = 0; i + 1 < groups.size(); ++i) {
        const qsizetype least = i == 0 ? 1 : kLast - 1;
        if (groups[i].size() < least || groups[i].size() > kLast) return false;
    }
    return true;
}

}  // namespace

QString wholeNumber(const QString& written) {
    const QString between = QLocale().groupSeparator();
    const bool space = !between.isEmpty() && between.front().isSpace();  // a narrow one, which no key has
    QStringList groups{QString()};
    for (const QChar letter : written.trimmed()) {
        if (letter.isDigit())
            groups.last() += QChar(static_cast<char16_t>(u'0' + letter.digitValue()));
        else if (letter == between || (space && letter.isSpace()))
            groups.append(QString());
        else
            return {};
    }
    return areGroups(groups) ? groups.join(QString()) : QString();
}

}  // namespace boneyard::ui
