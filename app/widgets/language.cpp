// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language.h"

#include "text/catalogue.h"
#include "text/languageasked.h"

#include <QApplication>
#include <QLocale>
#include <QWidget>

namespace drawbridge {

QStringList languages() {
    QStringList result = languagesWithCatalogue();
    result.prepend(QStringLiteral("en"));
    result.removeDuplicates();
    return result;
}

QString languageName(const QString& name) {
    // Qt names American English and others, but not English without a country.
    if (name == QLatin1String("en")) return QStringLiteral("English");
    const QString own = QLocale(name).nativeLanguageName();
    return own.isEmpty() ? name : own.left(1).toUpper() + own.mid(1);
}

void useLanguage(const QString& name) {
    const QLocale locale = spokenLocale(name);
    speak(locale);
    QGuiApplication::setLayoutDirection(locale.textDirection());
    // Widgets keep the locale they were made with. (Before there are any, there may be no QApplication.)
    if (qobject_cast<QApplication*>(QCoreApplication::instance()) != nullptr)
        for (QWidget* window : QApplication::topLevelWidgets()) window->setLocale(locale);
}

} // namespace drawbridge
