// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/scenariowords.h"

namespace drawbridge {

namespace {

QString idOf(const Value& map) {
    const Value* id = map.find("id");
    return id != nullptr ? QString::fromStdString(id->text) : QString();
}

/// Calls `act` for each item of the list member with this name.
template <class Act>
void forEach(Value& map, std::string_view list, Act act) {
    for (Value& member : map.items)
        if (member.name == list)
            for (Value& item : member.items) act(item);
}

} // namespace

Value withWords(Value file, const std::function<QString(const QString& id)>& wordsFor) {
    const auto say = [&](Value& map, const QString& id, const char* member) {
        const QString words = wordsFor(QStringLiteral("%1.%2").arg(id, QLatin1String(member)));
        if (words.isEmpty()) return false;
        Value said = Value::ofText(words.toStdString());
        said.line = map.line;
        map.add(member, std::move(said));
        return true;
    };
    const auto rename = [&](Value& seat) {
        const QString words = wordsFor(QStringLiteral("name.") + QString::fromStdString(seat.text));
        if (!words.isEmpty()) seat.text = words.toStdString();
    };
    forEach(file, "seats", rename);
    forEach(file, "scenarios", [&](Value& scenario) {
        const QString id = idOf(scenario);
        for (const char* member : {"title", "tell", "done"}) say(scenario, id, member);
        forEach(scenario, "seats", rename);
        forEach(scenario, "steps", [&](Value& step) {
            if (const QString own = idOf(step); !own.isEmpty())
                say(step, QStringLiteral("%1.%2").arg(id, own), "tell");
        });
        forEach(scenario, "answers", [&](Value& answer) {
            const QString own = idOf(answer);
            if (!say(answer, QStringLiteral("%1.%2").arg(id, own), "tell"))
                say(answer, QStringLiteral("answer.") + own, "tell");
        });
    });
    return file;
}

} // namespace drawbridge
