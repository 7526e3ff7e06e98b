// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/listname.h"

#include "reference/plainwidgets.h"

#include <QComboBox>

namespace drawbridge {

void nameList(QComboBox* list, const QString& name) {
    list->setAccessibleName(name);
    const QString own = QStringLiteral("name of the list");
    QLabel* label = nullptr;
    for (auto* other : list->parentWidget()->findChildren<QLabel*>(own, Qt::FindDirectChildrenOnly))
        if (other->buddy() == list) label = other;
    if (label == nullptr) {
        label = new PlainLabel(list->parentWidget());
        label->setObjectName(own);
        label->setBuddy(list);
        label->hide();
    }
    label->setText(name);
}

} // namespace drawbridge
