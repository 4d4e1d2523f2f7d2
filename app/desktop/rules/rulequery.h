// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace boneyard::ui {

/// What is looked for: words, folded so that neither case nor accents nor Arabic vowel signs matter. Qt's own
/// search folds case only. It may be a question: "when can I knock?" looks for "knock".
class RuleQuery {
    Q_DECLARE_TR_FUNCTIONS(RuleQuery)

public:
    RuleQuery() = default;
    explicit RuleQuery(const QString& typed);

    [[nodiscard]] bool empty() const { return words_.isEmpty(); }

    /// Without those that any question has, where it has others.
    [[nodiscard]] const QStringList& words() const { return words_; }

    /// And those: "how", "can".
    [[nodiscard]] const QStringList& idle() const { return idle_; }

    /// Whether `plain` has every one of the words, or at least one, in whatever form.
    [[nodiscard]] bool all(const QString& plain) const;
    [[nodiscard]] bool any(const QString& plain) const;

    struct Place {
        qsizetype at = 0;
        qsizetype length = 0;
    };

    /// Where the words stand in `plain`: ascending, none inside another.
    [[nodiscard]] QList<Place> places(const QString& plain) const;

    /// The words of a text, folded.
    static QStringList wordsIn(const QString& plain);

    /// How much a word of a text is the one that is looked for: 1 where it begins so, less where it is
    /// another form of it ("begins", "beginning") or has it within; 0: not at all. Both are folded.
    static double likeness(QStringView wanted, QStringView word);

private:
    QStringList words_;
    QStringList idle_;
};

}  // namespace boneyard::ui
