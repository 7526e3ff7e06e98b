// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/languagefile.h"

#include <QDebug>
#include <QFile>
#include <QJsonDocument>
#include <QLocale>

// The resources of a static library are not there before they are asked for; this must be outside of any
// namespace.
static void loadLanguages() { Q_INIT_RESOURCE(languages); }

namespace drawbridge {

namespace {

void readInto(std::vector<QJsonObject>& files, const QString& language, const QString& name) {
    QFile file(QStringLiteral(":/%1/%2").arg(language, name));
    if (!file.open(QIODevice::ReadOnly)) return;
    QJsonParseError problem;
    const QJsonDocument read = QJsonDocument::fromJson(file.readAll(), &problem);
    if (problem.error == QJsonParseError::NoError)
        files.push_back(read.object());
    else
        qWarning().noquote() << file.fileName() << problem.errorString();
}

} // namespace

QString readersLanguage() { return QLocale().name().section(QLatin1Char('_'), 0, 0); }

std::vector<QJsonObject> languageFiles(const QString& file) {
    loadLanguages();
    const QString english = QStringLiteral("en");
    std::vector<QJsonObject> files;
    readInto(files, english, file);
    if (const QString language = readersLanguage(); language != english) readInto(files, language, file);
    return files;
}

WordsById wordsOfFile(const QString& file) {
    WordsById words;
    for (const QJsonObject& all : languageFiles(file))
        for (auto word = all.begin(); word != all.end(); ++word)
            if (const QString said = word.value().toString(); !said.isEmpty()) words.insert(word.key(), said);
    return words;
}

} // namespace drawbridge
