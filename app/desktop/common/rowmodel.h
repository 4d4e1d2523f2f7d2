// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QAbstractListModel>
#include <QByteArrayList>
#include <QVariantList>

namespace boneyard::ui {

/// A list of rows whose columns are the roles, in the order in which the derived model names them. Rows
/// that stay are told by dataChanged, so that what QML has made for them stays as well.
class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    using Row = QVariantList;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

    /// One cell by the role's name; nothing when there is no such row or role.
    Q_INVOKABLE [[nodiscard]] QVariant at(int row, const QString& role) const;

signals:
    void countChanged();

protected:
    explicit RowModel(QByteArrayList roles, QObject* parent = nullptr);

    [[nodiscard]] const QList<Row>& rows() const { return rows_; }

    /// Shows these rows from now on; rows come and go at the end only.
    void setRows(const QList<Row>& rows);
    void setRow(int row, const Row& cells);
    void setCell(int row, int column, const QVariant& value);
    void append(const Row& cells);
    void removeAt(int row);
    void moveTo(int from, int to);
    void resetRows(const QList<Row>& rows);

private:
    QByteArrayList roles_;
    QList<Row> rows_;
};

}  // namespace boneyard::ui
