// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace boneyard::ui {

/// One piece of a page of rules, in the order in which it is read.
struct RuleBlock {
    enum class Kind { Heading, Paragraph, Item, Table, Picture };

    Kind kind = Kind::Paragraph;
    int level = 0;            ///< of a heading: 1 is the page's title, 2 a chapter, 3 a section
    QString anchor;           ///< the section it stands in; a heading opens it
    QStringList answers;      ///< of a heading: what at the table it explains, as "phase=play"
    QString text;             ///< with its marks; of a picture the caption
    QString value;            ///< of an item: the value of the option that it explains
    QString picture;          ///< the picture's name
    QList<QStringList> rows;  ///< of a table; the first row is its head
    bool foreign = false;     ///< it is English in the midst of another language

    bool operator==(const RuleBlock&) const = default;
};

/// The rules of a game in one language. They are written in a small part of Markdown:
///
///     # Title                              ## and ### with an anchor behind: {#turn phase=play}
///     ### {#option-target}                 the option's own sentence is the heading
///     - item                               - :value what that value of the option means
///     | head | head |                      tables; a line of dashes below the head is passed over
///     ![caption](picture)                  a picture by its name
///     {include name}                       another file of the same folder stands here
///
/// and everything else is a paragraph up to an empty line. A line that begins with two blanks goes on with
/// the item above it.
struct RulePage {
    QList<RuleBlock> blocks;
    QStringList faults;  ///< what is written wrongly, each with its line; for the tests

    [[nodiscard]] QString title() const;

    /// Reads the file `name`.md of `folder`; without blocks when there is none.
    static RulePage read(const QString& folder, const QString& name);
};

}  // namespace boneyard::ui
