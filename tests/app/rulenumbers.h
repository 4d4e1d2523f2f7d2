// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QRegularExpression>
#include <QStringList>

#include "rules/rulebook.h"

namespace boneyard::test {

/// The same with 0 to 9 for the digits of any language.
inline QString withPlainDigits(QString text) {
    for (QChar& letter : text) {
        if (letter.isDigit()) letter = QChar(u'0' + letter.digitValue());
    }
    return text;
}

/// The numbers of each section, sorted: in which order a language says them is its own affair.
inline QMap<QString, QStringList> numbersOf(const ui::RulePage& page) {
    static const QRegularExpression number(QStringLiteral("[0-9]+"));
    QMap<QString, QStringList> all;
    for (const ui::RuleBlock& block : page.blocks) {
        auto found = number.globalMatch(withPlainDigits(block.plain()));
        while (found.hasNext()) all[block.anchor].append(found.next().captured());
    }
    for (QStringList& numbers : all) numbers.sort();
    return all;
}

}  // namespace boneyard::test
