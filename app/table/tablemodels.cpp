// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablemodels.h"

namespace drawbridge {

// The names are those of the roles, in their order.

PieceModel::PieceModel(QObject* parent)
    : ListModel({"handle", "pile",     "place",    "face",   "back",       "faceUp",    "known",
                 "owner",  "movable",  "picked",   "target", "threatened", "joining",   "lastMoved",
                 "rank",   "acting",   "silenced", "vain",   "offered",    "asked",     "worth",
                 "marks",  "sideways", "forward",  "tag",    "spokenName", "heardName", "stateWords"},
                SpokenNameRole, parent) {}

PileModel::PileModel(QObject* parent)
    : ListModel({"pile", "name", "kind", "owner", "count", "places", "targets", "role", "movable",
                 "spokenName", "label", "marks", "heardName", "use", "topMark", "aims"},
                NameRole, parent) {}

SeatModel::SeatModel(QObject* parent)
    : ListModel({"seat",     "name",  "isBot",      "isPerson",  "isTurn",      "isDecider",
                 "isViewer", "isOut", "thinking",   "handCount", "castleCount", "shield",
                 "winner",   "steps", "marks",      "card",      "standing",    "lord",
                 "press",    "wins",  "winsWanted", "portrait"},
                NameRole, parent) {}

LogModel::LogModel(QObject* parent)
    : ListModel({"eventIndex", "text", "seat", "shield", "isNew", "clause", "sign", "opensTurn", "headings",
                 "faces", "concerns"},
                TextRole, parent) {}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (role != Qt::AccessibleTextRole) return ListModel::data(index, role);
    return (ListModel::data(index, HeadingsRole).toStringList()
            << ListModel::data(index, TextRole).toString())
        .join(QStringLiteral(". "));
}

EffectModel::EffectModel(QObject* parent)
    : ListModel({"number", "face", "seat", "shield", "acting", "owner", "name", "text", "why", "spokenName"},
                NameRole, parent) {}

ChoiceModel::ChoiceModel(QObject* parent)
    : ListModel({"index", "text", "key", "mark", "face", "help", "atPlace"}, TextRole, parent) {}

AttackModel::AttackModel(QObject* parent)
    : ListModel({"step", "face", "pile", "outcome", "left", "emptied", "sum", "spokenName"}, SpokenNameRole,
                parent) {}

} // namespace drawbridge
