// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

class QLocale;

// The folders of languages, assets/<language>: what is prose, and stands beside the id of what it is about.
namespace drawbridge {

/// What a language may be called, the plainest first: "pt", "pt_BR"; "zh_Hant", "zh_TW", without "zh", which
/// is written in other letters.
QStringList languageNames(const QLocale& locale);

/// The languages that speak to a reader, the one nearest to theirs last; English, which lacks nothing, is the
/// first.
QStringList languagesOf(const QLocale& reader);
/// Those of QLocale()'s reader.
QStringList readersLanguages();
/// The last of them: "de".
QString readersLanguage();

/// Keeps a reader on a thread of the pool in one language, whatever QLocale() becomes meanwhile; nothing
/// there may look at QLocale() itself, which another thread may change.
class OneReader {
  public:
    explicit OneReader(const QLocale& reader);
    ~OneReader();
    Q_DISABLE_COPY_MOVE(OneReader)
};

/// Looks for words in a translator's folder before those of the program: it holds assets/<language>/…,
/// translations/drawbridge_<language>.qm, or both, as the sources do. To be called before anything is said.
void readTranslationsFrom(const QString& folder);

/// What is the same in all languages, from assets/ ("rules/castles.json").
QJsonObject sharedFile(const QString& file);

/// What the reader's languages say in a file ("castles/rules.json"), the nearest last.
std::vector<QJsonObject> languageFiles(const QString& file);

/// Words by the id of what they are about.
using WordsById = QHash<QString, QString>;

/// The words of a file, each in the nearest of the reader's languages that has it.
WordsById wordsOfFile(const QString& file);

} // namespace drawbridge
