// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

namespace drawbridge {

/// A model whose rows are gadgets of one type: their properties are the roles, the role `row` is the whole
/// gadget, and the first property is the row's key. New contents are diffed against the old: rows keep their
/// identity by key, and views are told exactly what was inserted, moved, removed or changed.
class ListModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(RowModel)
    QML_UNCREATABLE("Part of another object")

  public:
    /// `row`: the gadget type, with integer keys; roles are numbered from Qt::UserRole + 1. `display`: the
    /// property used as Qt::DisplayRole by widgets.
    ListModel(const QMetaObject& row, const char* display, QObject* parent);

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    const QVariantList& rows() const { return rows_; }
    /// rowCount() for QML.
    Q_INVOKABLE int count() const { return static_cast<int>(rows_.size()); }
    /// A row as a gadget; undefined if out of range.
    Q_INVOKABLE QVariant row(int row) const { return rows_.value(row); }

    /// Updates to new contents by a diff. Keys must be unique.
    template <typename Row>
    void setRows(const QList<Row>& rows) {
        setValues(valuesOf(rows));
    }
    /// Replaces the rows from `first` on, if rows come and go at the end only and keep their keys.
    template <typename Row>
    void setRowsFrom(qsizetype first, const QList<Row>& rows) {
        setValuesFrom(first, valuesOf(rows));
    }
    /// Resets the model: the new rows have nothing to do with the old ones.
    template <typename Row>
    void resetRows(const QList<Row>& rows) {
        resetValues(valuesOf(rows));
    }

  protected:
    /// A row as its gadget type; it must exist.
    template <typename Row>
    const Row& rowAs(int row) const {
        return *static_cast<const Row*>(rows_[row].constData());
    }

  private:
    template <typename Row>
    static QVariantList valuesOf(const QList<Row>& rows) {
        QVariantList values;
        values.reserve(rows.size());
        for (const Row& row : rows) values.append(QVariant::fromValue(row));
        return values;
    }

    void setValues(const QVariantList& rows);
    void setValuesFrom(qsizetype first, const QVariantList& rows);
    void resetValues(const QVariantList& rows);
    qulonglong keyOf(const QVariant& row) const { return valueOf(row, 0).toULongLong(); }
    QVariant valueOf(const QVariant& row, int property) const;
    void arrange(const QVariantList& rows);
    void moveRow(qsizetype from, qsizetype to);
    void change(qsizetype row, const QVariant& values);

    const QMetaObject& row_;
    int display_;
    QVariantList rows_;
};

/// The same with the type of its rows.
template <typename Row>
class RowModel : public ListModel {
  public:
    explicit RowModel(const char* display, QObject* parent = nullptr)
        : ListModel(Row::staticMetaObject, display, parent) {}

    /// A row, which must exist.
    const Row& at(int row) const { return rowAs<Row>(row); }
};

} // namespace drawbridge
