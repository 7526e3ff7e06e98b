// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/gadgetjson.h"

#include <QHash>
#include <QMetaProperty>
#include <QMetaType>
#include <QSequentialIterable>

namespace drawbridge {

namespace {

/// A member of a gadget, and its value in a new one.
struct Member {
    QMetaProperty property;
    QString name;
    QVariant usual;
};

/// Looked up once for each type, since every row of every model is written.
QList<Member> membersOf(QMetaType type) {
    static QHash<int, QList<Member>> known;
    QList<Member>& members = known[type.id()];
    if (!members.isEmpty()) return members;
    const QVariant fresh(type);
    const QMetaObject& meta = *type.metaObject();
    for (int index = 0; index < meta.propertyCount(); ++index) {
        const QMetaProperty property = meta.property(index);
        members.append({property, QLatin1String(property.name()), property.readOnGadget(fresh.constData())});
    }
    return members;
}

QJsonObject objectOf(const QVariant& gadget) {
    QJsonObject object;
    for (const Member& member : membersOf(gadget.metaType())) {
        const QVariant value = member.property.readOnGadget(gadget.constData());
        if (value != member.usual) object[member.name] = jsonOf(value);
    }
    return object;
}

} // namespace

QJsonValue jsonOf(const QVariant& value) {
    const QMetaType type = value.metaType();
    switch (type.id()) { // most are of these types, and the others take longer to tell
    case QMetaType::Bool: return value.toBool();
    case QMetaType::Int: return value.toInt();
    case QMetaType::QString: return value.toString();
    default: break;
    }
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
