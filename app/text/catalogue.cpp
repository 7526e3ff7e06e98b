// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/catalogue.h"

#include "text/languagefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QTranslator>

#include <memory>
#include <vector>

namespace drawbridge {

namespace {

QStringList& folders() {
    static QStringList all{QStringLiteral(":/i18n")};
    return all;
}

/// nullptr if there is none.
std::unique_ptr<QTranslator> catalogueOf(const QString& language) {
    for (const QString& folder : folders()) {
        const QString file = QStringLiteral("%1/drawbridge_%2.qm").arg(folder, language);
        auto translator = std::make_unique<QTranslator>();
        // Checked first: else Qt would load that of "pt" for "pt_BR".
        if (QFileInfo::exists(file) && translator->load(file)) return translator;
    }
    return nullptr;
}

} // namespace

void speak(const QLocale& locale) {
    // Removed one by one by their destructors. The last one has priority.
    static std::vector<std::unique_ptr<QTranslator>> spoken;
    spoken.clear();
    QLocale::setDefault(locale);
    // Qt's own texts: of buttons, and in the help of a command line.
    if (auto qt = std::make_unique<QTranslator>();
        qt->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(qt.get());
        spoken.push_back(std::move(qt));
    }
    QStringList names = languageNames(locale);
    if (const QString english = QStringLiteral("en"); !names.contains(english)) names.prepend(english);
    for (const QString& name : names)
        if (auto translator = catalogueOf(name)) {
            QCoreApplication::installTranslator(translator.get());
            spoken.push_back(std::move(translator));
        }
}

QStringList languagesWithCatalogue() {
    QStringList languages;
    for (const QString& folder : folders())
        for (const QString& file : QDir(folder).entryList({QStringLiteral("drawbridge_*.qm")}))
            languages << file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
    languages.removeDuplicates();
    return languages;
}

void lookForCataloguesIn(const QString& folder) { folders().prepend(folder); }

} // namespace drawbridge
