// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

#include <vector>

class QAction;
class QMenu;
class QMenuBar;
struct QMetaObject;

namespace drawbridge {

/// An action's text without mnemonic, within ("&Game") or appended ("ゲーム(&G)"), and without ellipsis.
QString withoutKey(QString text);

/// Menus and actions that follow the language. The class that uses this marks their texts: QT_TR_NOOP.
class TranslatedActions {
  public:
    /// `context` is that class's translation context.
    explicit TranslatedActions(const QMetaObject& context)
        : context_(context) {}

    QMenu* addMenu(QMenuBar* bar, const char* title);
    /// `icon` is a theme icon name, or empty; it is not loaded before showIcons(). `tip` may be nullptr.
    QAction* add(QMenu* menu, const char* icon, const char* text, const QKeySequence& keys,
                 const char* tip = nullptr);
    /// Sets the text of an existing action.
    void name(QAction* action, const char* text, const char* tip = nullptr);
    /// Sets the icon of an existing action.
    void giveIcon(QAction* action, const char* icon);
    /// Loads all icons: slow, and so not done at start.
    void showIcons();
    /// Sets all texts; before the first call there are none.
    void retranslate();

  private:
    struct Words {
        QAction* action;
        const char* text;
        const char* tip;
    };

    struct Icon {
        QAction* action;
        const char* name;
    };

    const QMetaObject& context_;
    std::vector<Words> words_;
    std::vector<Icon> icons_; ///< not loaded yet
};

} // namespace drawbridge
