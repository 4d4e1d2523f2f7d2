// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "rules/rulemodel.h"

#include "common/words.h"
#include "rules/rulebook.h"
#include "rules/rulequery.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kFoundColumn = 8;

QString kindName(RuleBlock::Kind kind) {
    switch (kind) {
        case RuleBlock::Kind::Heading:
            return u"heading"_s;
        case RuleBlock::Kind::Item:
            return u"item"_s;
        case RuleBlock::Kind::Table:
            return u"table"_s;
        case RuleBlock::Kind::Picture:
            return u"picture"_s;
        case RuleBlock::Kind::Paragraph:
            break;
    }
    return u"paragraph"_s;
}

/// A table's cells row by row, as rich text.
QVariantList cellsOf(const RuleBlock& block, const RuleQuery& query, const RuleInk& ink) {
    QVariantList cells;
    for (const QList<RuleText>& row : block.rows) {
        for (const RuleText& cell : row) cells.append(richText(cell, query, ink));
    }
    return cells;
}

}  // namespace

RuleModel::RuleModel(QObject* parent)
    : RowModel(
          {"kind", "level", "anchor", "html", "plain", "picture", "cells", "columns", "found", "foreign"},
          parent) {
    onLanguageChange(this, [this] { show(); });
}

void RuleModel::setGameId(const QString& gameId) {
    if (gameId == gameId_) return;
    gameId_ = gameId;
    emit gameIdChanged();
    show();
}

void RuleModel::setQuery(const QString& query) {
    if (query == query_) return;
    query_ = query;
    emit queryChanged();
    show();
}

void RuleModel::ink(QColor& own, const QColor& colour) {
    if (own == colour) return;
    own = colour;
    emit inkChanged();
    show();
}

QString RuleModel::title() const { return RuleBook::page(gameId_).title(); }

QVariantList RuleModel::sections() const {
    QVariantList all;
    for (const RuleBlock& block : RuleBook::page(gameId_).blocks) {
        if (block.kind != RuleBlock::Kind::Heading || block.level < 2) continue;
        all.append(QVariantMap{
            {u"anchor"_s, block.anchor}, {u"title"_s, plainText(block.text)}, {u"level"_s, block.level}});
    }
    return all;
}

int RuleModel::rowOf(const QString& anchor) const {
    for (int row = 0; row < count(); ++row) {
        if (at(row, u"kind"_s) == u"heading"_s && at(row, u"anchor"_s) == anchor) return row;
    }
    return -1;
}

int RuleModel::nextFound(int row, int step) const {
    for (int i = 1; i <= count(); ++i) {
        const int next = ((row + step * i) % count() + count()) % count();
        if (rows()[next].value(kFoundColumn).toBool()) return next;
    }
    return -1;
}

void RuleModel::show() {
    const RuleQuery query(query_);
    const RuleInk ink{link_.name(), found_.name(), ground_.name()};
    QList<Row> all;
    for (const RuleBlock& block : RuleBook::page(gameId_).blocks) {
        const QString plain = block.plain();
        all.append(Row{kindName(block.kind), block.level, block.anchor, richText(block.text, query, ink),
                       plain, block.picture, QVariant(cellsOf(block, query, ink)),
                       block.rows.isEmpty() ? 0 : static_cast<int>(block.rows.first().size()),
                       query.any(plain), block.foreign});
    }
    setRows(all);
    emit shown();
}

}  // namespace boneyard::ui

#include "moc_rulemodel.cpp"
