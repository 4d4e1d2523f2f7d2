// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "rules/rulepage.h"

#include <QFile>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

using Kind = RuleBlock::Kind;

constexpr int kDeepest = 2;  // files that include files

RuleSpan spanOf(const QTextFragment& fragment) {
    const QTextCharFormat format = fragment.charFormat();
    return {fragment.text(), format.fontWeight() >= QFont::Bold, format.fontFixedPitch(),
            format.anchorHref().mid(1)};  // a link is #anchor
}

/// What stands in a block; pictures are left out. Qt makes headings bold, which is the page's to say.
RuleText textOf(const QTextBlock& block, bool mayBeBold) {
    RuleText text;
    for (auto each = block.begin(); !each.atEnd(); ++each) {
        if (each.fragment().charFormat().isImageFormat()) continue;
        text.append(spanOf(each.fragment()));
        text.last().bold &= mayBeBold;
    }
    return text;
}

/// The name of the picture that a block begins with; empty without one.
QString pictureOf(const QTextBlock& block) {
    const QTextCharFormat first =
        block.begin().atEnd() ? QTextCharFormat() : block.begin().fragment().charFormat();
    return first.isImageFormat() ? first.toImageFormat().name() : QString();
}

/// Takes the first letters off a text and the blanks after them, or the last ones and those before them. A
/// blank at the other end is between two words.
void dropFirst(RuleText& text, qsizetype count) {
    QString& words = text.first().text;
    while (count < words.size() && words[count].isSpace()) ++count;
    words.remove(0, count);
}
void dropLast(RuleText& text, qsizetype count) {
    QString& words = text.last().text;
    words.chop(count);
    while (!words.isEmpty() && words.back().isSpace()) words.chop(1);
    if (words.isEmpty()) text.removeLast();
}

/// Reads a file and those it includes; `page_` grows.
class Reader {
public:
    Reader(QString folder, RulePage& page) : folder_(std::move(folder)), page_(page) {}

    void read(const QString& name, int depth) {
        QFile file(folder_ + u'/' + name + ".md"_L1);
        if (!file.open(QIODevice::ReadOnly)) {
            if (depth > 0) fault(name, u"cannot be included"_s);
            return;
        }
        QTextDocument document;
        document.setMarkdown(QString::fromUtf8(file.readAll()),
                             QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                 QTextDocument::MarkdownNoHTML);
        for (auto each = document.rootFrame()->begin(); !each.atEnd(); ++each) {
            if (const auto* table = qobject_cast<QTextTable*>(each.currentFrame())) {
                addTable(*table);
            } else if (!each.currentBlock().text().isEmpty()) {
                addBlock(each.currentBlock(), name, depth);
            }
        }
    }

private:
    void fault(const QString& name, const QString& what) {
        page_.faults.append(u"%1.md: %2"_s.arg(name, what));
    }

    RuleBlock& add(Kind kind, RuleText text = {}) {
        RuleBlock block;
        block.kind = kind;
        block.anchor = anchor_;
        block.text = std::move(text);
        page_.blocks.append(block);
        return page_.blocks.last();
    }

    void addBlock(const QTextBlock& block, const QString& name, int depth) {
        static const QRegularExpression include(u"^\\{include ([a-z_]+)\\}$"_s);
        static const QRegularExpression valued(u"^:([a-z0-9_]+) "_s);
        if (const int level = block.blockFormat().headingLevel(); level > 0) {
            addHeading(textOf(block, false), level, name);
        } else if (const auto found = include.match(block.text()); found.hasMatch()) {
            if (depth < kDeepest) read(found.captured(1), depth + 1);
        } else if (block.textList() != nullptr) {
            RuleBlock& item = add(Kind::Item, textOf(block, true));
            if (const auto value = valued.match(block.text()); value.hasMatch()) {
                item.value = value.captured(1);
                dropFirst(item.text, value.capturedLength());
            }
        } else if (const QString picture = pictureOf(block); !picture.isEmpty()) {
            add(Kind::Picture, textOf(block, true)).picture = picture;
            if (page_.blocks.last().text.isEmpty())
                fault(name, u"a picture is ![picture](name) and its caption"_s);
        } else {
            add(Kind::Paragraph, textOf(block, true));
        }
    }

    void addHeading(RuleText text, int level, const QString& name) {
        static const QRegularExpression form(u"\\{#([a-z0-9_-]+)((?: [a-z]+=[^ =}]+)*)\\}$"_s);
        const auto found = form.match(text.isEmpty() ? QString() : text.last().text);
        if (text.isEmpty() || level > 3 || found.hasMatch() != (level > 1)) {
            fault(name, u"a heading is ## words {#anchor key=value}"_s);
            return;
        }
        anchor_ = level == 1 ? u"top"_s : found.captured(1);
        if (level > 1) dropLast(text, found.capturedLength());
        RuleBlock& block = add(Kind::Heading, text);
        block.level = level;
        block.answers = found.captured(2).split(u' ', Qt::SkipEmptyParts);
    }

    void addTable(const QTextTable& table) {
        RuleBlock& block = add(Kind::Table);
        for (int row = 0; row < table.rows(); ++row) {
            QList<RuleText> cells;
            for (int column = 0; column < table.columns(); ++column)
                cells.append(textOf(table.cellAt(row, column).firstCursorPosition().block(), row > 0));
            block.rows.append(cells);
        }
    }

    QString folder_;
    RulePage& page_;
    QString anchor_;
};

}  // namespace

QString RuleBlock::plain() const {
    QString words = plainText(text);
    for (const QList<RuleText>& row : rows) {
        QStringList cells;
        for (const RuleText& cell : row) cells.append(plainText(cell));
        words += cells.join(": "_L1) + ". "_L1;
    }
    return words.trimmed();
}

QString RulePage::title() const { return blocks.isEmpty() ? QString() : plainText(blocks.first().text); }

RulePage RulePage::read(const QString& folder, const QString& name) {
    RulePage page;
    Reader(folder, page).read(name, 0);
    return page;
}

QStringList RulePage::anchors(const QString& folder, const QString& name) {
    static const QRegularExpression sign(u"\\{(#|include )([a-z0-9_-]+)"_s);
    QStringList files{name};
    QStringList found{u"top"_s};
    for (qsizetype i = 0; i < files.size(); ++i) {
        QFile file(folder + u'/' + files[i] + ".md"_L1);
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QString written = QString::fromUtf8(file.readAll());
        for (auto all = sign.globalMatch(written); all.hasNext();) {
            const QRegularExpressionMatch match = all.next();
            if (match.captured(1) == u'#')
                found.append(match.captured(2));
            else if (!files.contains(match.captured(2)))
                files.append(match.captured(2));
        }
    }
    return found;
}

}  // namespace boneyard::ui
