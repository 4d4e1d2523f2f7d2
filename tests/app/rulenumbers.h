// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QRegularExpression>
#include <QStringList>

#include "rules/rulebook.h"

namespace boneyard::test {

/// The numbers of each section, sorted: in which order a language says them is its own affair.
inline QMap<QString, QStringList> numbersOf(const ui::RulePage& page) {
    static const QRegularExpression number(QStringLiteral("[0-9]+"));
    QMap<QString, QStringList> all;
    for (const ui::RuleBlock& block : page.blocks) {
        auto found = number.globalMatch(block.plain());
        while (found.hasNext()) all[block.anchor].append(found.next().captured());
    }
    for (QStringList& numbers : all) numbers.sort();
    return all;
}

}  // namespace boneyard::test
