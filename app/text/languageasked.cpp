// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/languageasked.h"

#include "text/catalogue.h"
#include "text/languagefile.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace drawbridge {

namespace {

/// Removes an option, "--name value" or "--name=value", and returns its value.
QString take(QStringList& arguments, const QString& name) {
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        if (arguments[at] == name && at + 1 < arguments.size()) {
            arguments.removeAt(at);
            return arguments.takeAt(at);
        }
        if (arguments[at].startsWith(name + QLatin1Char('=')))
            return arguments.takeAt(at).mid(name.size() + 1);
    }
    return {};
}

/// A catalogue whose source is newer than its compiled file.
QString staleCatalogue(const QDir& folder) {
    for (const QFileInfo& words : folder.entryInfoList({QStringLiteral("drawbridge_*.ts")})) {
        const QFileInfo released(folder, words.completeBaseName() + QStringLiteral(".qm"));
        if (released.exists() && released.lastModified() < words.lastModified()) return words.fileName();
    }
    return {};
}

QStringList languagesWithWords(const QLocale& reader) {
    QStringList known = languagesWithCatalogue() + languagesOf(reader);
    known.removeDuplicates();
    return known;
}

bool hasWords(const QString& name) {
    // Qt treats an unknown language as plain English.
    const QLocale locale(name);
    if (locale.language() == QLocale::C && name != QLatin1String("C")) return false;
    const QStringList known = languagesWithWords(locale);
    return std::ranges::any_of(languageNames(locale),
                               [&](const QString& each) { return known.contains(each); });
}

} // namespace

Result<> LanguageAsked::check() const {
    if (!folder.isEmpty()) {
        if (!QFileInfo::exists(folder + QStringLiteral("/assets")) &&
            !QFileInfo::exists(folder + QStringLiteral("/translations")))
            return Problem("no-translation-in", {folder});
        if (const QString file = staleCatalogue(QDir(folder + QStringLiteral("/translations")));
            !file.isEmpty())
            return Problem("translation-not-released", {file});
    }
    if (name.isEmpty() || hasWords(name)) return {};
    return Problem("no-such-language",
                   {name, QLocale(readersLanguage()).createSeparatedList(languagesWithWords(QLocale()))});
}

QString LanguageAsked::spokenOr(const QString& usual) const {
    return name.isEmpty() || !hasWords(name) ? usual : name;
}

QLocale spokenLocale(const QString& chosen) {
    if (!chosen.isEmpty() && hasWords(chosen)) return QLocale(chosen);
    const QLocale system = QLocale::system();
    if (system.language() == QLocale::C) return QLocale::c();
    // By name: the system's formats may be those of another country.
    for (const QString& name : system.uiLanguages())
        if (hasWords(name)) return QLocale(name);
    // Users of English as a second language mostly write the day before the month.
    return {QLocale::English, QLocale::Europe};
}

LanguageAsked takeLanguageAsked(QStringList& arguments) {
    const LanguageAsked asked{take(arguments, QStringLiteral("--language")),
                              take(arguments, QStringLiteral("--translation"))};
    if (!asked.folder.isEmpty()) readTranslationsFrom(asked.folder);
    return asked;
}

} // namespace drawbridge
