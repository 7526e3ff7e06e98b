// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/languagefile.h"

#include "text/catalogue.h"

#include <QDebug>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QLocale>

#include <map>
#include <mutex>
#include <optional>

// Resources of a static library must be initialized explicitly, by a function outside of any namespace.
static void loadResources() {
    Q_INIT_RESOURCE(languages);
    Q_INIT_RESOURCE(positions);
    Q_INIT_RESOURCE(balance);
    Q_INIT_RESOURCE(levels);
    Q_INIT_RESOURCE(gamesheets);
}

namespace drawbridge {

namespace {

thread_local std::optional<QStringList> oneReaders; // languages; see OneReader

const QString kEnglish = QStringLiteral("en");
const QString kFolders = QStringLiteral("languages"); // a search path of QDir

/// Sets the search path of language folders: bundled ones, and a translator's.
void lookForLanguages() {
    loadResources();
    if (QDir::searchPaths(kFolders).isEmpty()) QDir::setSearchPaths(kFolders, {QStringLiteral(":/")});
}

std::optional<QJsonObject> contentOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    constexpr qint64 kLargest = 4 << 20; // bytes; twenty times the largest bundled file
    const QByteArray text = file.read(kLargest + 1);
    if (text.size() > kLargest) {
        qWarning().noquote() << file.fileName()
                             << "has more than 4 MB: divide it, or take out what is no words";
        return {};
    }
    QJsonParseError problem;
    const QJsonDocument read = QJsonDocument::fromJson(text, &problem);
    if (problem.error == QJsonParseError::NoError) return read.object();
    qWarning().noquote() << file.fileName() << problem.errorString();
    return {};
}

} // namespace

QStringList languageNames(const QLocale& locale) {
    const QString language = QLocale::languageToCode(locale.language());
    if (locale == QLocale::c() || language == kEnglish) return {kEnglish};
    QStringList names;
    if (QLocale(locale.language()).script() == locale.script()) names << language;
    return names << language + QLatin1Char('_') + QLocale::scriptToCode(locale.script())
                 << language + QLatin1Char('_') + QLocale::territoryToCode(locale.territory());
}

QStringList languagesOf(const QLocale& reader) {
    lookForLanguages();
    QStringList languages{kEnglish};
    for (const QString& name : languageNames(reader))
        if (name != kEnglish && QFile::exists(kFolders + QLatin1Char(':') + name)) languages << name;
    return languages;
}

QStringList readersLanguages() {
    if (oneReaders) return *oneReaders;
    // Called for every text.
    static std::mutex guard;
    static std::map<QString, QStringList> known;
    const std::scoped_lock lock(guard);
    const QLocale locale;
    const auto [entry, isNew] = known.try_emplace(locale.name());
    if (isNew) entry->second = languagesOf(locale);
    return entry->second;
}

QString readersLanguage() { return readersLanguages().back(); }

OneReader::OneReader(const QLocale& reader) { oneReaders = languagesOf(reader); }

OneReader::~OneReader() { oneReaders.reset(); }

void readTranslationsFrom(const QString& folder) {
    lookForLanguages();
    const QDir translator(folder);
    QDir::setSearchPaths(kFolders,
                         {translator.absoluteFilePath(QStringLiteral("assets")), QStringLiteral(":/")});
    lookForCataloguesIn(translator.absoluteFilePath(QStringLiteral("translations")));
}

QByteArray sharedText(const QString& file) {
    loadResources();
    QFile shared(QStringLiteral(":/") + file);
    return shared.open(QIODevice::ReadOnly) ? shared.readAll() : QByteArray();
}

QJsonObject sharedFile(const QString& file) { return QJsonDocument::fromJson(sharedText(file)).object(); }

std::vector<QJsonObject> languageFiles(const QString& file) {
    std::vector<QJsonObject> files;
    for (const QString& language : readersLanguages())
        if (auto content = contentOf(QStringLiteral("%1:%2/%3").arg(kFolders, language, file)))
            files.push_back(*std::move(content));
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
