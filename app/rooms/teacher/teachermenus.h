// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/translatedactions.h"

#include <QObject>

class QMainWindow;

namespace drawbridge {

/// The menus of the teacher's table, except Draw: texts and shortcuts. What they do is connected by the
/// window.
class TeacherMenus : public QObject {
    Q_OBJECT

  public:
    /// Adds the menus to a window; `panel` toggles the panel beside the table.
    TeacherMenus(QMainWindow* window, QAction* panel);
    void retranslate() { words_.retranslate(); }
    /// Enables the actions possible now: while setting up (`playing` false) or playing, if the position is
    /// possible, and if there is a match to take one from.
    void enable(bool playing, bool possible, bool match);
    /// Shows the sign that a class looks on; empty: none does.
    void tellBridge(const QString& sign);

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
    QAction* bots; ///< checked: bots play the other seats
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
    QAction* hideHands;  ///< checkable
    QAction* fullScreen; ///< checkable
    QAction* spotlight;  ///< checkable
    QAction* nextPane;
    QAction* ask;    ///< the class
    QAction* bridge; ///< a sign that a class looks on; the same when pressed

  private:
    TranslatedActions words_;
};

} // namespace drawbridge
