// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <vector>

// The folders of languages, assets/<language>: what is prose, and stands beside the id of what it is about.
namespace drawbridge {

/// The folder of the language of QLocale(): "de".
QString readersLanguage();

/// What the languages say in a file ("castles/rules.json"): English, and after it the reader's if it has one.
std::vector<QJsonObject> languageFiles(const QString& file);

} // namespace drawbridge
