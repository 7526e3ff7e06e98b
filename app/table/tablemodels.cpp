// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablemodels.h"

namespace drawbridge {

PieceModel::PieceModel(QObject* parent)
    : ListModel(PieceRow::staticMetaObject, "spokenName", parent) {}

PileModel::PileModel(QObject* parent)
    : ListModel(PileRow::staticMetaObject, "name", parent) {}

SeatModel::SeatModel(QObject* parent)
    : ListModel(SeatRow::staticMetaObject, "name", parent) {}

LogModel::LogModel(QObject* parent)
    : ListModel(LogRow::staticMetaObject, "text", parent) {}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (role != Qt::AccessibleTextRole || !index.isValid()) return ListModel::data(index, role);
    return (at(index.row()).headings + QStringList(at(index.row()).text)).join(QStringLiteral(". "));
}

EffectModel::EffectModel(QObject* parent)
    : ListModel(PendingEffectRow::staticMetaObject, "name", parent) {}

ChoiceModel::ChoiceModel(QObject* parent)
    : ListModel(ChoiceRow::staticMetaObject, "text", parent) {}

AttackModel::AttackModel(QObject* parent)
    : ListModel(AttackRow::staticMetaObject, "spokenName", parent) {}

} // namespace drawbridge
