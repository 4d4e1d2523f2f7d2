// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace boneyard::ui {

/// What is looked for: words, folded so that neither case nor accents nor Arabic vowel signs matter. Qt's own
/// search folds case only.
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

}  // namespace boneyard::ui
