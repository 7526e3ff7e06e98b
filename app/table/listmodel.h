// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

namespace drawbridge {

/// Rows that are gadgets of one kind: their properties are the roles, and the whole is one, `row`; the first of them is the row's key. New
/// contents are compared with the old ones: rows keep their identity by key, and views hear of exactly what
/// was inserted, moved, removed or changed.
class ListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

  public:
    /// `row` is the kind of gadget, its keys are numbers; the roles are numbered from Qt::UserRole + 1.
    /// `display`: which of them widgets show as the text of a row.
    ListModel(const QMetaObject& row, const char* display, QObject* parent);

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The rows as they are.
    const QVariantList& rows() const { return rows_; }
    /// A row with its members; undefined if there is none.
    Q_INVOKABLE QVariant row(int row) const { return rows_.value(row); }

    /// Goes over to new contents step by step. Keys must be unique.
    template <typename Row>
    void setRows(const QList<Row>& rows) {
        setValues(valuesOf(rows));
    }
    /// The rows from `first` on are these now; those before stay what they are. For rows that only come at
    /// the end and go from there, and keep their keys.
    template <typename Row>
    void setRowsFrom(qsizetype first, const QList<Row>& rows) {
        setValuesFrom(first, valuesOf(rows));
    }
    /// Starts afresh: what the rows were before has nothing to do with what they are now.
    template <typename Row>
    void resetRows(const QList<Row>& rows) {
        resetValues(valuesOf(rows));
    }

  protected:
    /// A row of that kind; there must be one.
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

} // namespace drawbridge
