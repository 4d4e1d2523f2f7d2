// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include "common/rowmodel.h"
#include "rules/rulepage.h"

namespace boneyard::ui {

/// One game's rules as the page shows them, block by block.
class RuleModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY gameIdChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY shown FINAL)
    /// What is looked for; every place where a word of it stands is marked in these colours.
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged FINAL)
    Q_PROPERTY(QColor link MEMBER link_ WRITE setLink NOTIFY inkChanged FINAL)
    Q_PROPERTY(QColor found MEMBER found_ WRITE setFound NOTIFY inkChanged FINAL)
    Q_PROPERTY(QColor foundGround MEMBER ground_ WRITE setFoundGround NOTIFY inkChanged FINAL)
    /// The chapters and sections: {anchor, title, level}.
    Q_PROPERTY(QVariantList sections READ sections NOTIFY shown FINAL)

public:
    explicit RuleModel(QObject* parent = nullptr);

    [[nodiscard]] QString gameId() const { return gameId_; }
    void setGameId(const QString& gameId);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString query() const { return query_; }
    void setQuery(const QString& query);
    void setLink(const QColor& colour) { ink(link_, colour); }
    void setFound(const QColor& colour) { ink(found_, colour); }
    void setFoundGround(const QColor& colour) { ink(ground_, colour); }
    [[nodiscard]] QVariantList sections() const;

    /// The row of the heading with that anchor; -1: there is none.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& anchor) const;

    /// The next row after `row` with something found, or before it with step -1, round the ends; -1: none.
    Q_INVOKABLE [[nodiscard]] int nextFound(int row, int step) const;

signals:
    void gameIdChanged();
    void queryChanged();
    void inkChanged();
    void shown();

private:
    void show();
    void ink(QColor& own, const QColor& colour);

    QString gameId_;
    QString query_;
    QColor link_;
    QColor found_;
    QColor ground_;
};

}  // namespace boneyard::ui
