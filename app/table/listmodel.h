// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

namespace drawbridge {

/// Rows of values, the first of which is the row's key. New contents are compared with the old ones: rows
/// keep their identity by key, and views hear of exactly what was inserted, moved, removed or changed.
class ListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

  public:
    using Row = QVariantList;

    /// One value for each of `roles`, in this order; the roles are numbered from Qt::UserRole + 1.
    /// `display`: which of them widgets show as the text of a row.
    ListModel(QList<QByteArray> roles, int display, QObject* parent);

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    const QList<Row>& rows() const { return rows_; }

    /// Goes over to new contents step by step. Keys must be unique.
    void setRows(const QList<Row>& rows);
    /// The rows from `first` on are these now; those before stay what they are. For rows that only come at
    /// the end and go from there, and keep their keys.
    void setRowsFrom(qsizetype first, const QList<Row>& rows);
    /// Starts afresh: what the rows were before has nothing to do with what they are now.
    void resetRows(const QList<Row>& rows);

  private:
    void arrange(const QList<Row>& rows);
    void moveRow(qsizetype from, qsizetype to);
    void change(qsizetype row, const Row& values);

    QList<QByteArray> roles_;
    int display_;
    QList<Row> rows_;
};

} // namespace drawbridge
