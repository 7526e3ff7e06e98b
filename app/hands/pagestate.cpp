// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/pagestate.h"

#include <QStringList>

#include <utility>

namespace drawbridge {

namespace {

/// Sections that are objects of rows by key.
bool hasRows(const QString& section) {
    return section == QLatin1String("pieces") || section == QLatin1String("log");
}

/// The rows that are new or different, and null for those that are gone.
QJsonObject changedRows(const QJsonObject& before, const QJsonObject& now) {
    QJsonObject changed;
    for (auto row = now.begin(); row != now.end(); ++row)
        if (before.value(row.key()) != row.value()) changed[row.key()] = row.value();
    for (const QString& key : before.keys())
        if (!now.contains(key)) changed[key] = QJsonValue::Null;
    return changed;
}

} // namespace

std::optional<QJsonObject> PageState::update(const QJsonObject& sections, int done) {
    const bool isAnswer = std::exchange(done_, done) != done;
    QJsonObject message{{QStringLiteral("done"), done}};
    if (!sent_) {
        message[QStringLiteral("kind")] = QStringLiteral("state");
        message[QStringLiteral("all")] = sections;
    } else {
        QJsonObject set;
        QJsonObject rows;
        for (auto section = sections.begin(); section != sections.end(); ++section) {
            const QJsonValue before = sent_->value(section.key());
            if (before == section.value()) continue;
            if (hasRows(section.key()))
                rows[section.key()] = changedRows(before.toObject(), section.value().toObject());
            else
                set[section.key()] = section.value();
        }
        if (set.isEmpty() && rows.isEmpty() && !isAnswer) return {};
        message[QStringLiteral("kind")] = QStringLiteral("change");
        message[QStringLiteral("set")] = set;
        message[QStringLiteral("rows")] = rows;
    }
    sent_ = sections;
    message[QStringLiteral("v")] = ++version_;
    return message;
}

} // namespace drawbridge
