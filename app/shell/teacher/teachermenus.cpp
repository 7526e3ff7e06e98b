// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/teacher/teachermenus.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace drawbridge {

TeacherMenus::TeacherMenus(QMainWindow* window, QAction* panel)
    : QObject(window)
    , words_(staticMetaObject) {
    QMenu* position = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Position"));
    opening = words_.add(position, "document-new", QT_TR_NOOP("Usual &opening"), QKeySequence::New,
                         QT_TR_NOOP("Deal as a game begins"));
    empty = words_.add(position, "edit-clear", QT_TR_NOOP("&Empty table"),
                       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
                       QT_TR_NOOP("Take everything off the table; the cards lie in the draw piles"));
    match =
        words_.add(position, "view-refresh", QT_TR_NOOP("As in the &match"),
                   QKeySequence(Qt::CTRL | Qt::Key_M), QT_TR_NOOP("Lay what lies on the table of the match"));
    book =
        words_.add(position, "help-contents", QT_TR_NOOP("From the &rule book…"),
                   QKeySequence(Qt::CTRL | Qt::Key_D), QT_TR_NOOP("Lay a lesson or a diagram of this game"));
    position->addSeparator();
    open = words_.add(position, "document-open", QT_TR_NOOP("O&pen…"), QKeySequence::Open,
                      QT_TR_NOOP("Open the file of a scenario"));
    save = words_.add(position, "document-save", QT_TR_NOOP("&Save"), QKeySequence::Save,
                      QT_TR_NOOP("Keep the position as a scenario"));
    saveAs = words_.add(position, "document-save-as", QT_TR_NOOP("Save &as…"),
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    position->addSeparator();
    play =
        words_.add(position, "media-playback-start", QT_TR_NOOP("P&lay from here"), QKeySequence(Qt::Key_F5),
                   QT_TR_NOOP("Try the position out; you come back to it as it is"));
    back = words_.add(position, "go-previous", QT_TR_NOOP("&Back to the position"),
                      QKeySequence(Qt::SHIFT | Qt::Key_F5), QT_TR_NOOP("Stop playing and go on setting up"));
    bots = words_.add(position, "", QT_TR_NOOP("Bo&ts play the other seats"), {},
                      QT_TR_NOOP("Otherwise you play all seats from here"));
    bots->setCheckable(true);
    bots->setChecked(true);
    position->addSeparator();
    close = words_.add(position, "application-exit", QT_TR_NOOP("&Close"), QKeySequence::Close);

    QMenu* edit = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Edit"));
    undo = words_.add(edit, "edit-undo", QT_TR_NOOP("&Undo"), QKeySequence::Undo);
    redo = words_.add(edit, "edit-redo", QT_TR_NOOP("&Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    edit->addSeparator();
    remove =
        words_.add(edit, "list-remove", QT_TR_NOOP("Put &back into the box"), QKeySequence(Qt::Key_Delete),
                   QT_TR_NOOP("Take the piece that you point at, or have picked, off the table"));
    turn = words_.add(edit, "", QT_TR_NOOP("&Turn over"), QKeySequence(Qt::Key_T),
                      QT_TR_NOOP("Turn the piece that you point at up or down, where it may lie either way"));

    QMenu* show = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Show"));
    hideHands = words_.add(show, "", QT_TR_NOOP("&Hide hands"), QKeySequence(Qt::CTRL | Qt::Key_H),
                           QT_TR_NOOP("Show the audience only what all players see"));
    fullScreen = words_.add(show, "view-fullscreen", QT_TR_NOOP("&Full screen"), QKeySequence(Qt::Key_F11),
                            QT_TR_NOOP("Fill the screen with the table alone"));
    panel->setShortcut(QKeySequence(Qt::Key_F9));
    show->addAction(panel);
    words_.name(panel, QT_TR_NOOP("&Box and facts"));
    spotlight = words_.add(show, "", QT_TR_NOOP("&Spotlight"), QKeySequence(Qt::CTRL | Qt::Key_L),
                           QT_TR_NOOP("Darken all but what the pointer is at"));
    for (QAction* action : {hideHands, fullScreen, spotlight}) action->setCheckable(true);
    nextPane = words_.add(show, "", QT_TR_NOOP("&Next pane"), QKeySequence(Qt::Key_F6));
    words_.showIcons();
}

void TeacherMenus::enable(bool playing, bool possible, bool isMatch) {
    for (QAction* action : {opening, empty, book, open, remove, turn, bots, hideHands})
        action->setEnabled(!playing);
    for (QAction* action : {save, saveAs, play}) action->setEnabled(possible && !playing);
    match->setEnabled(!playing && isMatch);
    back->setEnabled(playing);
}

} // namespace drawbridge
