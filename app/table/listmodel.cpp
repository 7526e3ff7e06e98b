// SPDX-License-Identifier: GPL-3.0-or-later
#include "listmodel.h"

#include <QMetaProperty>
#include <QSet>
#include <algorithm>

namespace drawbridge {

ListModel::ListModel(const QMetaObject& row, const char* display, QObject* parent)
    : QAbstractListModel(parent)
    , row_(row)
    , display_(row.indexOfProperty(display)) {}

int ListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant ListModel::valueOf(const QVariant& row, int property) const {
    return property == row_.propertyCount() ? row : row_.property(property).readOnGadget(row.constData());
}

QVariant ListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rows_.size()) return {};
    return valueOf(rows_[index.row()], role == Qt::DisplayRole ? display_ : role - Qt::UserRole - 1);
}

QHash<int, QByteArray> ListModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (int role = 0; role < row_.propertyCount(); ++role)
        names.insert(Qt::UserRole + 1 + role, row_.property(role).name());
    names.insert(Qt::UserRole + 1 + row_.propertyCount(), "row");
    return names;
}

void ListModel::resetValues(const QVariantList& rows) {
    beginResetModel();
    rows_ = rows;
    endResetModel();
}

void ListModel::setValues(const QVariantList& rows) {
    QSet<qulonglong> wanted;
    for (const QVariant& row : rows) wanted.insert(keyOf(row));
    for (qsizetype row = rows_.size(); row-- > 0;) {
        if (wanted.contains(keyOf(rows_[row]))) continue;
        beginRemoveRows({}, static_cast<int>(row), static_cast<int>(row));
        rows_.removeAt(row);
        endRemoveRows();
    }
    arrange(rows);
    for (qsizetype row = 0; row < rows.size(); ++row)
        if (rows_[row] != rows[row]) change(row, rows[row]);
}

void ListModel::setValuesFrom(qsizetype first, const QVariantList& rows) {
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

/// Inserts new rows and sorts the rest with few moves: at the first row out of place, either that row moves
/// away or the right one moves in, whichever has farther to go.
void ListModel::arrange(const QVariantList& rows) {
    const auto find = [this](const QVariantList& list, qulonglong key, qsizetype from) {
        while (from < list.size() && keyOf(list[from]) != key) ++from;
        return from;
    };
    for (qsizetype row = 0; row < rows.size();) {
        const qulonglong key = keyOf(rows[row]);
        if (row < rows_.size() && keyOf(rows_[row]) == key) {
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
        // The target counts rows that are not inserted yet, so it is clamped; a later pass corrects it.
        const qsizetype there = std::min(find(rows, keyOf(rows_[row]), row), rows_.size() - 1);
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

void ListModel::change(qsizetype row, const QVariant& values) {
    QList<int> changed;
    for (int role = 0; role <= row_.propertyCount(); ++role) {
        if (valueOf(rows_[row], role) == valueOf(values, role)) continue;
        changed.append(Qt::UserRole + 1 + role);
        if (role == display_) changed.append(Qt::DisplayRole);
    }
    rows_[row] = values;
    const QModelIndex where = index(static_cast<int>(row));
    emit dataChanged(where, where, changed);
}

} // namespace drawbridge
