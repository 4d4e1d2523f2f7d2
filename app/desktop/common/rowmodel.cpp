// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/rowmodel.h"

#include <algorithm>

namespace boneyard::ui {

RowModel::RowModel(QByteArrayList roles, QObject* parent)
    : QAbstractListModel(parent), roles_(std::move(roles)) {}

int RowModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RowModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    return rows_[index.row()].value(role - Qt::UserRole);
}

QHash<int, QByteArray> RowModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (int i = 0; i < roles_.size(); ++i) names.insert(Qt::UserRole + i, roles_[i]);
    return names;
}

QVariant RowModel::at(int row, const QString& role) const {
    const auto column = roles_.indexOf(role.toLatin1());
    if (row < 0 || row >= count() || column < 0) return {};
    return rows_[row].value(column);
}

void RowModel::setRows(const QList<Row>& rows) {
    const auto before = rows_.size();
    if (rows.size() < before) {
        beginRemoveRows({}, static_cast<int>(rows.size()), static_cast<int>(before) - 1);
        rows_.resize(rows.size());
        endRemoveRows();
    }
    const auto kept = std::min(before, rows.size());
    for (int row = 0; row < kept; ++row) setRow(row, rows[row]);
    if (rows.size() > before) {
        beginInsertRows({}, static_cast<int>(before), static_cast<int>(rows.size()) - 1);
        rows_.append(rows.mid(before));
        endInsertRows();
    }
    if (rows.size() != before) emit countChanged();
}

void RowModel::setRow(int row, const Row& cells) {
    QList<int> changed;
    for (int column = 0; column < roles_.size(); ++column) {
        if (rows_[row].value(column) != cells.value(column)) changed.append(Qt::UserRole + column);
    }
    if (changed.isEmpty()) return;
    rows_[row] = cells;
    emit dataChanged(index(row), index(row), changed);
}

void RowModel::setCell(int row, int column, const QVariant& value) {
    if (rows_[row][column] == value) return;
    rows_[row][column] = value;
    emit dataChanged(index(row), index(row), {Qt::UserRole + column});
}

void RowModel::append(const Row& cells) {
    beginInsertRows({}, count(), count());
    rows_.append(cells);
    endInsertRows();
    emit countChanged();
}

void RowModel::removeAt(int row) {
    beginRemoveRows({}, row, row);
    rows_.removeAt(row);
    endRemoveRows();
    emit countChanged();
}

void RowModel::moveTo(int from, int to) {
    if (from == to) return;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    rows_.move(from, to);
    endMoveRows();
}

void RowModel::resetRows(const QList<Row>& rows) {
    const bool sizeChanges = rows.size() != rows_.size();
    beginResetModel();
    rows_ = rows;
    endResetModel();
    if (sizeChanges) emit countChanged();
}

}  // namespace boneyard::ui

#include "moc_rowmodel.cpp"
