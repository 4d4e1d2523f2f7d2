// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace boneyard::ui {

class RuleQuery;

/// A stretch of rules that is written one way.
struct RuleSpan {
    QString text;
    bool bold = false;
    bool exact = false;  ///< a tile or a sum, which reads from left to right in every language
    QString link = {};   ///< the anchor of another section

    bool operator==(const RuleSpan&) const = default;
};

using RuleText = QList<RuleSpan>;

/// How the window colours what it shows.
struct RuleInk {
    QString link;
    QString found;        ///< the ink of a word that was looked for
    QString foundGround;  ///< and what it stands on
};

/// The words alone, as a screen reader says them and as they are searched.
QString plainText(const RuleText& text);

/// Qt's rich text, with what was looked for marked.
QString richText(const RuleText& text, const RuleQuery& query, const RuleInk& ink);

/// A sentence with texts in the places of %1 and %2.
RuleText filledText(const QString& sentence, const QList<RuleText>& texts);

}  // namespace boneyard::ui
