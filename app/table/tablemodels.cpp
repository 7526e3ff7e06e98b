// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablemodels.h"

namespace drawbridge {

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (role != Qt::AccessibleTextRole || !index.isValid()) return ListModel::data(index, role);
    return (at(index.row()).headings + QStringList(at(index.row()).text)).join(QStringLiteral(". "));
}

} // namespace drawbridge
