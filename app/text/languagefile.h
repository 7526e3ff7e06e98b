// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

class QLocale;

// The language folders, assets/<language>: prose, keyed by the id of its subject.
namespace drawbridge {

/// Possible folder names of a language, the most general first: "pt", "pt_BR"; "zh_Hant", "zh_TW", without
/// "zh", which has another script.
QStringList languageNames(const QLocale& locale);

/// The available languages for a reader, the best match last; English, which is complete, is the first.
QStringList languagesOf(const QLocale& reader);
/// Those for QLocale().
QStringList readersLanguages();
/// The last of them: "de".
QString readersLanguage();

/// Fixes the reader's languages on a pool thread, whatever QLocale() becomes meanwhile; code there must not
/// use QLocale() itself, which another thread may change.
class OneReader {
  public:
    explicit OneReader(const QLocale& reader);
    ~OneReader();
    Q_DISABLE_COPY_MOVE(OneReader)
};

/// Looks for translations in a translator's folder first: it holds assets/<language>/…,
/// translations/drawbridge_<language>.qm, or both, like the sources. To be called before any text is used.
void readTranslationsFrom(const QString& folder);

/// A language-independent file of assets/ ("rules/castles.json"); empty if there is none.
QByteArray sharedText(const QString& file);
QJsonObject sharedFile(const QString& file);

/// A file ("castles/rules.json") in the reader's languages, the best match last.
std::vector<QJsonObject> languageFiles(const QString& file);

/// Texts by the id of their subject.
using WordsById = QHash<QString, QString>;

/// The texts of a file, each in the best of the reader's languages that has it.
WordsById wordsOfFile(const QString& file);

} // namespace drawbridge
