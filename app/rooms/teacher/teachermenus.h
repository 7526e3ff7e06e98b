// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/wordedactions.h"

#include <QObject>

class QMainWindow;

namespace drawbridge {

/// The menus of the teacher's table, but for Draw: what each entry is called and its keys. What it does is
/// for the window to say.
class TeacherMenus : public QObject {
    Q_OBJECT

  public:
    /// Adds the menus to a window; `panel` shows and hides what stands beside the table.
    TeacherMenus(QMainWindow* window, QAction* panel);
    void retranslate() { words_.retranslate(); }
    /// Enables what can be done now: while a position is set up (`playing` false) or played from, if it is
    /// possible, and if there is a match from which one may be taken.
    void enable(bool playing, bool possible, bool match);

    QAction* fresh;
    QAction* opening;
    QAction* empty;
    QAction* match;
    QAction* book;
    QAction* open;
    QAction* save;
    QAction* saveAs;
    QAction* play;
    QAction* back;
    QAction* bots; ///< checked: they play the other seats
    QAction* close;
    QAction* undo;
    QAction* redo;
    QAction* copy;
    QAction* paste;
    QAction* copyPicture;
    QAction* savePicture;
    QAction* add;
    QAction* duplicate;
    QAction* drop;
    QAction* rename;
    QAction* earlier;
    QAction* later;
    QAction* previous;
    QAction* next;
    QAction* remove;
    QAction* turn;
    QAction* hideHands;  ///< can be checked
    QAction* fullScreen; ///< can be checked
    QAction* spotlight;  ///< can be checked
    QAction* nextPane;

  private:
    WordedActions words_;
};

} // namespace drawbridge
