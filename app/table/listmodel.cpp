// SPDX-License-Identifier: GPL-3.0-or-later
#include "listmodel.h"

#include <QSet>
#include <utility>

namespace drawbridge {

ListModel::ListModel(QList<QByteArray> roles, int display, QObject* parent)
    : QAbstractListModel(parent)
    , roles_(std::move(roles))
    , display_(display) {}

int ListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant ListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rows_.size()) return {};
    const Row& row = rows_[index.row()];
    if (role == Qt::DisplayRole) role = display_;
    return row.value(role - Qt::UserRole - 1);
}

QHash<int, QByteArray> ListModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (int role = 0; role < roles_.size(); ++role) names.insert(Qt::UserRole + 1 + role, roles_[role]);
    return names;
}

void ListModel::resetRows(const QList<Row>& rows) {
    beginResetModel();
    rows_ = rows;
    endResetModel();
}

void ListModel::setRows(const QList<Row>& rows) {
    QSet<qulonglong> wanted;
    for (const Row& row : rows) wanted.insert(row.front().toULongLong());
    for (qsizetype row = rows_.size(); row-- > 0;) {
        if (wanted.contains(rows_[row].front().toULongLong())) continue;
        beginRemoveRows({}, static_cast<int>(row), static_cast<int>(row));
        rows_.removeAt(row);
        endRemoveRows();
    }
    arrange(rows);
    for (qsizetype row = 0; row < rows.size(); ++row)
        if (rows_[row] != rows[row]) change(row, rows[row]);
}

void ListModel::setRowsFrom(qsizetype first, const QList<Row>& rows) {
    const qsizetype count = first + rows.size();
    if (rows_.size() > count) {
        beginRemoveRows({}, static_cast<int>(count), static_cast<int>(rows_.size()) - 1);
        rows_.resize(count);
        endRemoveRows();
    }
    for (qsizetype row = first; row < rows_.size(); ++row)
        if (rows_[row] != rows[row - first]) change(row, rows[row - first]);
    if (rows_.size() == count) return;
    beginInsertRows({}, static_cast<int>(rows_.size()), static_cast<int>(count) - 1);
    rows_ += rows.mid(rows_.size() - first);
    endInsertRows();
}

/// Inserts what is new and brings the rest into the new order, with few moves: at the first row that is out
/// of place either it goes where it belongs or the one that belongs there comes, whichever is farther away.
void ListModel::arrange(const QList<Row>& rows) {
    const auto find = [](const QList<Row>& list, const QVariant& key, qsizetype from) {
        while (from < list.size() && list[from].front() != key) ++from;
        return from;
    };
    for (qsizetype row = 0; row < rows.size();) {
        const QVariant& key = rows[row].front();
        if (row < rows_.size() && rows_[row].front() == key) {
            ++row;
            continue;
        }
        const qsizetype here = find(rows_, key, row);
        if (here == rows_.size()) {
            beginInsertRows({}, static_cast<int>(row), static_cast<int>(row));
            rows_.insert(row, rows[row]);
            endInsertRows();
            ++row;
            continue;
        }
        // Rows not inserted yet count in the new place; clamped, the rest follows when it comes up again.
        const qsizetype there = std::min(find(rows, rows_[row].front(), row), rows_.size() - 1);
        if (there - row > here - row)
            moveRow(row, there);
        else
            moveRow(here, row);
    }
}

void ListModel::moveRow(qsizetype from, qsizetype to) {
    const auto before = static_cast<int>(to > from ? to + 1 : to);
    beginMoveRows({}, static_cast<int>(from), static_cast<int>(from), {}, before);
    rows_.move(from, to);
    endMoveRows();
}

void ListModel::change(qsizetype row, const Row& values) {
    QList<int> changed;
    for (int role = 0; role < roles_.size(); ++role) {
        if (rows_[row][role] == values[role]) continue;
        changed.append(Qt::UserRole + 1 + role);
        if (role + Qt::UserRole + 1 == display_) changed.append(Qt::DisplayRole);
    }
    rows_[row] = values;
    const QModelIndex where = index(static_cast<int>(row));
    emit dataChanged(where, where, changed);
}

} // namespace drawbridge
