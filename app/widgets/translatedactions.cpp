// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/translatedactions.h"

#include <QAction>
#include <QCoreApplication>
#include <QIcon>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

#include <utility>

namespace drawbridge {

QString withoutKey(QString text) {
    static const QRegularExpression behind(QStringLiteral("\\s*\\(&[^)&]\\)"));
    text.remove(behind).remove(QChar(0x2026));
    for (qsizetype at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) text.remove(at, 1);
    return text;
}

QMenu* TranslatedActions::addMenu(QMenuBar* bar, const char* title) {
    QMenu* menu = bar->addMenu(QString());
    name(menu->menuAction(), title);
    return menu;
}

QAction* TranslatedActions::add(QMenu* menu, const char* icon, const char* text, const QKeySequence& keys,
                                const char* tip) {
    QAction* action = menu->addAction(QString());
    giveIcon(action, icon);
    action->setShortcut(keys);
    name(action, text, tip);
    return action;
}

void TranslatedActions::name(QAction* action, const char* text, const char* tip) {
    words_.push_back({action, text, tip});
}

void TranslatedActions::giveIcon(QAction* action, const char* icon) {
    if (*icon != 0) icons_.push_back({action, icon});
}

void TranslatedActions::showIcons() {
    for (const auto& [action, name] : std::exchange(icons_, {}))
        action->setIcon(QIcon::fromTheme(QString::fromLatin1(name)));
}

void TranslatedActions::retranslate() {
    const auto say = [this](const char* words) {
        return QCoreApplication::translate(context_.className(), words);
    };
    for (const Words& one : words_) {
        one.action->setText(say(one.text));
        if (!one.tip) continue;
        one.action->setToolTip(say(one.tip));
        one.action->setStatusTip(say(one.tip));
    }
}

} // namespace drawbridge
