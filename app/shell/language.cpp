// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/language.h"

#include "text/catalogue.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace drawbridge {

QStringList languages() {
    QStringList result{QStringLiteral("en")};
    const QDir folder(QStringLiteral(":/i18n"));
    for (const QString& file : folder.entryList({QStringLiteral("drawbridge_*.qm")})) {
        const QString name = file.section('_', 1).section('.', 0, 0);
        if (!result.contains(name)) result << name;
    }
    return result;
}

QString languageName(const QString& name) {
    // Qt knows American English and others, but not English by itself.
    if (name == QLatin1String("en")) return QStringLiteral("English");
    const QString own = QLocale(name).nativeLanguageName();
    return own.isEmpty() ? name : own.left(1).toUpper() + own.mid(1);
}

void useLanguage(const QString& name) {
    static QTranslator program;
    static QTranslator qt;
    QCoreApplication::removeTranslator(&program);
    QCoreApplication::removeTranslator(&qt);
    const QLocale locale = name.isEmpty() ? QLocale::system() : QLocale(name);
    QLocale::setDefault(locale);
    if (loadCatalogue(program, locale)) QCoreApplication::installTranslator(&program);
    if (qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    QGuiApplication::setLayoutDirection(locale.textDirection());
}

} // namespace drawbridge
