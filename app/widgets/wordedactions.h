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

/// The words of an action without the key that is pressed with Alt, be it marked within them ("&Game") or
/// behind them ("ゲーム(&G)"), and without the ellipsis.
QString withoutKey(QString text);

/// Menus and actions whose words follow the language of the program when it is changed. All words are marked
/// with QT_TR_NOOP in the class that uses this.
class WordedActions {
  public:
    /// `context` is that class.
    explicit WordedActions(const QMetaObject& context)
        : context_(context) {}

    QMenu* addMenu(QMenuBar* bar, const char* title);
    /// `icon` is a name in the theme, or empty, and seen after showIcons() only; `tip` may be nullptr.
    QAction* add(QMenu* menu, const char* icon, const char* text, const QKeySequence& keys,
                 const char* tip = nullptr);
    /// The words of an action that exists already.
    void name(QAction* action, const char* text, const char* tip = nullptr);
    /// The icon of an action that exists already.
    void giveIcon(QAction* action, const char* icon);
    /// Gives all of them their icons: that takes a while, which a start has no use for.
    void showIcons();
    /// Gives all of them their words; nothing has any before.
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
    std::vector<Icon> icons_; ///< that are not shown yet
};

} // namespace drawbridge
