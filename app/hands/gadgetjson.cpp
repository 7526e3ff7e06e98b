// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/gadgetjson.h"

#include <QMetaProperty>
#include <QMetaType>
#include <QSequentialIterable>

namespace drawbridge {

namespace {

QJsonObject objectOf(const QVariant& gadget) {
    const QMetaObject& type = *gadget.metaType().metaObject();
    const QVariant fresh(gadget.metaType());
    QJsonObject object;
    for (int index = 0; index < type.propertyCount(); ++index) {
        const QMetaProperty property = type.property(index);
        const QVariant value = property.readOnGadget(gadget.constData());
        if (value != property.readOnGadget(fresh.constData()))
            object[QLatin1String(property.name())] = jsonOf(value);
    }
    return object;
}

} // namespace

QJsonValue jsonOf(const QVariant& value) {
    const QMetaType type = value.metaType();
    if (type.flags().testFlag(QMetaType::IsGadget)) return objectOf(value);
    if (type.flags().testFlag(QMetaType::IsEnumeration)) return value.toInt();
    if (type.id() != QMetaType::QString && value.canConvert<QSequentialIterable>()) {
        QJsonArray all;
        for (const QVariant& one : value.value<QSequentialIterable>()) all.append(jsonOf(one));
        return all;
    }
    return QJsonValue::fromVariant(value);
}

} // namespace drawbridge
