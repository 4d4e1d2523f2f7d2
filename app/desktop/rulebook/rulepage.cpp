// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "rulepage.h"

#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

using Kind = RuleBlock::Kind;

constexpr int kDeepest = 2;  // files that include files

/// Reads line by line; `page_` grows.
class Reader {
public:
    Reader(QString folder, RulePage& page) : folder_(std::move(folder)), page_(page) {}

    void read(const QString& name, int depth) {
        QFile file(folder_ + u'/' + name + ".md"_L1);
        if (!file.open(QIODevice::ReadOnly)) {
            if (depth > 0) fault(name, 0, u"cannot be included"_s);
            return;
        }
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
        for (int i = 0; i < lines.size(); ++i) line(lines[i], name, i + 1, depth);
        open_ = false;
    }

private:
    void fault(const QString& name, int line, const QString& what) {
        page_.faults.append(u"%1.md:%2: %3"_s.arg(name, QString::number(line), what));
    }

    RuleBlock& add(Kind kind, const QString& text) {
        RuleBlock block;
        block.kind = kind;
        block.anchor = anchor_;
        block.text = text;
        page_.blocks.append(block);
        return page_.blocks.last();
    }

    void line(const QString& raw, const QString& name, int number, int depth) {
        static const QRegularExpression include(u"^\\{include ([a-z_]+)\\}$"_s);
        static const QRegularExpression picture(u"^!\\[(.+)\\]\\(([a-z0-9-]+)\\)$"_s);
        const QString text = raw.trimmed();
        if (text.isEmpty() || (text.startsWith("<!--"_L1) && text.endsWith("-->"_L1))) {
            open_ = false;
        } else if (const auto found = include.match(text); found.hasMatch()) {
            if (depth < kDeepest) read(found.captured(1), depth + 1);
        } else if (const auto drawn = picture.match(text); drawn.hasMatch()) {
            add(Kind::Picture, drawn.captured(1)).picture = drawn.captured(2);
            open_ = false;
        } else if (text.startsWith("!["_L1)) {
            fault(name, number, u"a picture is ![caption](name)"_s);
        } else if (text.startsWith(u'#')) {
            heading(text, name, number);
        } else if (text.startsWith(u'|')) {
            row(text);
        } else if (text.startsWith("- "_L1)) {
            item(text.mid(2).trimmed());
        } else if (open_) {
            page_.blocks.last().text += u' ' + text;
        } else {
            add(Kind::Paragraph, text);
            open_ = true;
        }
    }

    void heading(const QString& text, const QString& name, int number) {
        static const QRegularExpression form(
            u"^(#{1,3}) ([^{]*)(?:\\{#([a-z0-9_-]+)((?: [a-z]+=[a-z0-9_]+)*)\\})?$"_s);
        open_ = false;
        const auto found = form.match(text);
        const auto level = static_cast<int>(found.capturedLength(1));
        if (!found.hasMatch() || (level > 1 && found.captured(3).isEmpty())) {
            fault(name, number, u"a heading is ## words {#anchor key=value}"_s);
            return;
        }
        anchor_ = level == 1 ? u"top"_s : found.captured(3);
        RuleBlock& block = add(Kind::Heading, found.captured(2).trimmed());
        block.level = level;
        block.answers = found.captured(4).split(u' ', Qt::SkipEmptyParts);
    }

    void item(const QString& text) {
        static const QRegularExpression valued(u"^:([a-z0-9_]+) (.+)$"_s);
        const auto found = valued.match(text);
        RuleBlock& block = add(Kind::Item, found.hasMatch() ? found.captured(2) : text);
        if (found.hasMatch()) block.value = found.captured(1);
        open_ = true;
    }

    void row(const QString& text) {
        static const QRegularExpression rule(u"^[|: -]+$"_s);
        if (rule.match(text).hasMatch()) return;
        QStringList cells;
        for (const QString& cell : text.mid(1).chopped(text.endsWith(u'|') ? 1 : 0).split(u'|'))
            cells.append(cell.trimmed());
        const bool goesOn = !page_.blocks.isEmpty() && page_.blocks.last().kind == Kind::Table &&
                            page_.blocks.last().anchor == anchor_;
        RuleBlock& table = goesOn ? page_.blocks.last() : add(Kind::Table, {});
        table.rows.append(cells);
        open_ = false;
    }

    QString folder_;
    RulePage& page_;
    QString anchor_;
    bool open_ = false;  // the next line of words belongs to the last block
};

}  // namespace

QString RulePage::title() const { return blocks.isEmpty() ? QString() : blocks.first().text; }

RulePage RulePage::read(const QString& folder, const QString& name) {
    RulePage page;
    Reader(folder, page).read(name, 0);
    return page;
}

}  // namespace boneyard::ui
