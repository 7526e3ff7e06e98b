// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/languagefile.h"

#include <QDebug>
#include <QFile>
#include <QJsonDocument>
#include <QLocale>

#include <optional>

// The resources of a static library are not there before they are asked for; this must be outside of any
// namespace.
static void loadLanguages() { Q_INIT_RESOURCE(languages); }

namespace drawbridge {

namespace {

std::optional<QJsonObject> contentOf(const QString& name) {
    QFile file(QStringLiteral(":/") + name);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QJsonParseError problem;
    const QJsonDocument read = QJsonDocument::fromJson(file.readAll(), &problem);
    if (problem.error == QJsonParseError::NoError) return read.object();
    qWarning().noquote() << file.fileName() << problem.errorString();
    return {};
}

void readInto(std::vector<QJsonObject>& files, const QString& language, const QString& name) {
    if (auto content = contentOf(language + QLatin1Char('/') + name)) files.push_back(*std::move(content));
}

} // namespace

QString readersLanguage() { return QLocale().name().section(QLatin1Char('_'), 0, 0); }

QJsonObject sharedFile(const QString& file) {
    loadLanguages();
    return contentOf(file).value_or(QJsonObject());
}

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
