// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QString>

#include <vector>

// The folders of languages, assets/<language>: what is prose, and stands beside the id of what it is about.
namespace drawbridge {

/// The folder of the language of QLocale(): "de".
QString readersLanguage();

/// What is the same in all languages, from assets/ ("rules/castles.json").
QJsonObject sharedFile(const QString& file);

/// What the languages say in a file ("castles/rules.json"): English, and after it the reader's if it has one.
std::vector<QJsonObject> languageFiles(const QString& file);

/// Words by the id of what they are about.
using WordsById = QHash<QString, QString>;

/// The words of a file, each in the reader's language, or in English if that has none.
WordsById wordsOfFile(const QString& file);

} // namespace drawbridge
