// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QVariant>

namespace drawbridge {

/// A value as JSON: texts, numbers, lists; a gadget as an object of its properties, without those that have
/// the value of a new gadget. What a table passes to QML goes to pages in the same words.
QJsonValue jsonOf(const QVariant& value);

template <class Gadget>
QJsonObject jsonOfGadget(const Gadget& gadget) {
    return jsonOf(QVariant::fromValue(gadget)).toObject();
}

template <class Gadget>
QJsonArray jsonOfGadgets(const QList<Gadget>& gadgets) {
    QJsonArray all;
    for (const Gadget& gadget : gadgets) all.append(jsonOfGadget(gadget));
    return all;
}

} // namespace drawbridge
