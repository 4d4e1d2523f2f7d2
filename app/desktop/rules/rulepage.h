// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "rules/ruletext.h"

namespace boneyard::ui {

/// One piece of a page of rules, in the order in which it is read.
struct RuleBlock {
    enum class Kind { Heading, Paragraph, Item, Table, Picture };

    Kind kind = Kind::Paragraph;
    int level = 0;                ///< of a heading: 1 is the page's title, 2 a chapter, 3 a section
    QString anchor;               ///< the section it stands in; a heading opens it
    QStringList answers;          ///< of a heading: what at the table it explains, as "phase=play"
    RuleText text;                ///< of a picture the caption
    QString value;                ///< of an item: the value of the option that it explains
    QString picture;              ///< the picture's name
    QList<QList<RuleText>> rows;  ///< of a table; the first row is its head
    bool foreign = false;         ///< it is English in the midst of another language

    /// All its words, as a screen reader says them and as they are searched.
    [[nodiscard]] QString plain() const;

    bool operator==(const RuleBlock&) const = default;
};

/// The rules of a game in one language. They are written in Markdown, which Qt reads, with a few forms of our
/// own:
///
///     ## Words {#turn phase=play}          every heading but the title has an anchor
///     ## Words {#turn ask=move,go}         words of questions that the section answers, if it has others
///     ### {#option-target}                 the option's own sentence is the heading
///     - :value words                       what that value of the option means
///     ![picture](name) words               a picture by its name, and its caption
///     {include name}                       another file of the same folder stands here
struct RulePage {
    QList<RuleBlock> blocks;
    QStringList faults;  ///< what is written wrongly, each with its file; for the tests

    [[nodiscard]] QString title() const;

    /// Reads the file `name`.md of `folder`; without blocks when there is none.
    static RulePage read(const QString& folder, const QString& name);

    /// The anchors of a page that is not read, which would need an application and its fonts.
    static QStringList anchors(const QString& folder, const QString& name);
};

}  // namespace boneyard::ui
