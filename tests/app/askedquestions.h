// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>
#include <vector>

/// What people ask, with the rules that answer it. tests/app/questions/README.md tells of the parts.
struct Question {
    QString ask;
    QStringList answers;
};
using Questions = QMap<QString, std::vector<Question>>; // by part

/// The questions of one file in tests/app/questions.
inline const Questions& questionsFor(const QString& name) {
    static QHash<QString, Questions> known;
    Questions& questions = known[name];
    if (!questions.isEmpty()) return questions;
    QFile file(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/app/questions/%1.txt").arg(name));
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read the questions");
    QString part;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        if (line.startsWith('#')) continue;
        if (line.startsWith('['))
            part = line.mid(1, line.size() - 2);
        else
            questions[part].push_back({line.section(QLatin1String(" | "), 0, 0),
                                       line.section(QLatin1String(" | "), 1).split(' ', Qt::SkipEmptyParts)});
    }
    return questions;
}

/// Whether only the number found is to be looked at.
inline bool isKeptAside(const QString& part) {
    return part.endsWith(QLatin1String("aside")) || part.endsWith(QLatin1String("fresh"));
}
