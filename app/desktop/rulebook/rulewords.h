// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace boneyard::ui {

/// A stretch of a line of rules that is written one way. The marks are **bold**, `a tile or a sum`, which
/// reads from left to right in every language, and [words](#anchor), which lead to another section.
struct RuleSpan {
    QString text;
    bool bold = false;
    bool exact = false;  ///< a tile or a sum
    QString link;
};

QList<RuleSpan> ruleSpans(const QString& marked);

/// The words without the marks, as a screen reader says them and as they are searched.
QString rulePlain(const QString& marked);

/// What is looked for: words, folded so that neither case nor accents nor Arabic vowel signs matter.
class RuleQuery {
public:
    RuleQuery() = default;
    explicit RuleQuery(const QString& typed);

    [[nodiscard]] bool empty() const { return words_.isEmpty(); }

    /// Whether `plain` has every one of the words, or at least one.
    [[nodiscard]] bool all(const QString& plain) const;
    [[nodiscard]] bool any(const QString& plain) const;

    struct Place {
        qsizetype at = 0;
        qsizetype length = 0;
    };

    /// Where the words stand in `plain`: ascending, none inside another.
    [[nodiscard]] QList<Place> places(const QString& plain) const;

private:
    QStringList words_;
};

/// How the window colours what it shows.
struct RuleInk {
    QString link;
    QString found;        ///< the ink of a word that was looked for
    QString foundGround;  ///< and what it stands on
};

/// The line as Qt's rich text, with what was looked for marked.
QString ruleHtml(const QString& marked, const RuleQuery& query, const RuleInk& ink);

}  // namespace boneyard::ui
