// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/teachermenus.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace drawbridge {

TeacherMenus::TeacherMenus(QMainWindow* window, QAction* panel)
    : QObject(window)
    , words_(staticMetaObject) {
    QMenu* lesson = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Lesson"));
    fresh = words_.add(lesson, "document-new", QT_TR_NOOP("&New lesson"), QKeySequence::New,
                       QT_TR_NOOP("Begin with one position of this game"));
    open = words_.add(lesson, "document-open", QT_TR_NOOP("O&pen…"), QKeySequence::Open,
                      QT_TR_NOOP("Open a file of positions"));
    save = words_.add(lesson, "document-save", QT_TR_NOOP("&Save"), QKeySequence::Save,
                      QT_TR_NOOP("Keep all positions of the lesson in one file"));
    saveAs = words_.add(lesson, "document-save-as", QT_TR_NOOP("Save &as…"),
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    lesson->addSeparator();
    add =
        words_.add(lesson, "list-add", QT_TR_NOOP("A&dd a position"), QKeySequence(Qt::CTRL | Qt::Key_Return),
                   QT_TR_NOOP("Behind this one, as a game begins"));
    duplicate = words_.add(lesson, "document-multiple", QT_TR_NOOP("Dupli&cate the position"),
                           QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
                           QT_TR_NOOP("The same once more behind this one, to be changed"));
    drop = words_.add(lesson, "edit-delete", QT_TR_NOOP("De&lete the position"),
                      QKeySequence(Qt::CTRL | Qt::Key_Delete), QT_TR_NOOP("Undo brings it back"));
    rename = words_.add(lesson, "edit-rename", QT_TR_NOOP("&Rename the position"), QKeySequence(Qt::Key_F2),
                        QT_TR_NOOP("Write its title"));
    earlier = words_.add(lesson, "go-up", QT_TR_NOOP("Move it &up"),
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp),
                         QT_TR_NOOP("Show it before the one before it"));
    later = words_.add(lesson, "go-down", QT_TR_NOOP("Move it do&wn"),
                       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown),
                       QT_TR_NOOP("Show it behind the one behind it"));
    lesson->addSeparator();
    close = words_.add(lesson, "application-exit", QT_TR_NOOP("&Close"), QKeySequence::Close);

    QMenu* edit = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Edit"));
    undo = words_.add(edit, "edit-undo", QT_TR_NOOP("&Undo"), QKeySequence::Undo);
    redo = words_.add(edit, "edit-redo", QT_TR_NOOP("&Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    edit->addSeparator();
    copy = words_.add(edit, "edit-copy", QT_TR_NOOP("&Copy the position as text"), QKeySequence::Copy,
                      QT_TR_NOOP("A line to be sent in a message"));
    paste = words_.add(edit, "", QT_TR_NOOP("&Paste a position"), QKeySequence::Paste,
                       QT_TR_NOOP("Such a line, or the text of a file, becomes the next position"));
    copyPicture =
        words_.add(edit, "", QT_TR_NOOP("Copy as p&icture"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
                   QT_TR_NOOP("The table with all that is drawn on it"));
    savePicture = words_.add(edit, "document-export", QT_TR_NOOP("Save as pictur&e…"),
                             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    edit->addSeparator();
    remove =
        words_.add(edit, "list-remove", QT_TR_NOOP("Put &back into the box"), QKeySequence(Qt::Key_Delete),
                   QT_TR_NOOP("Take the piece that you point at, or have picked, off the table"));
    turn = words_.add(edit, "", QT_TR_NOOP("&Turn over"), QKeySequence(Qt::Key_T),
                      QT_TR_NOOP("Turn the piece that you point at up or down, where it may lie either way"));

    QMenu* position = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Position"));
    opening = words_.add(position, "randomize", QT_TR_NOOP("Usual &opening"),
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), QT_TR_NOOP("Deal as a game begins"));
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
    play =
        words_.add(position, "media-playback-start", QT_TR_NOOP("P&lay from here"), QKeySequence(Qt::Key_F5),
                   QT_TR_NOOP("Try the position out; you come back to it as it is"));
    back = words_.add(position, "edit-undo", QT_TR_NOOP("&Back to the position"),
                      QKeySequence(Qt::SHIFT | Qt::Key_F5), QT_TR_NOOP("Stop playing and go on setting up"));
    bots = words_.add(position, "", QT_TR_NOOP("Bo&ts play the other seats"), {},
                      QT_TR_NOOP("Otherwise you play all seats from here"));
    bots->setCheckable(true);
    bots->setChecked(true);

    QMenu* show = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Show"));
    previous = words_.add(show, "go-previous", QT_TR_NOOP("Pre&vious position"),
                          QKeySequence(Qt::CTRL | Qt::Key_PageUp),
                          QT_TR_NOOP("On the table the key for the page before does the same"));
    next =
        words_.add(show, "go-next", QT_TR_NOOP("Ne&xt position"), QKeySequence(Qt::CTRL | Qt::Key_PageDown),
                   QT_TR_NOOP("On the table the key for the next page does the same"));
    show->addSeparator();
    hideHands = words_.add(show, "", QT_TR_NOOP("&Hide hands"), QKeySequence(Qt::CTRL | Qt::Key_H),
                           QT_TR_NOOP("Show the audience only what all players see, in this position"));
    fullScreen = words_.add(show, "view-fullscreen", QT_TR_NOOP("&Full screen"), QKeySequence(Qt::Key_F11),
                            QT_TR_NOOP("Fill the screen with the table alone; Esc comes back"));
    panel->setShortcut(QKeySequence(Qt::Key_F9));
    show->addAction(panel);
    words_.name(panel, QT_TR_NOOP("&Box and facts"));
    spotlight = words_.add(show, "", QT_TR_NOOP("&Spotlight"), QKeySequence(Qt::CTRL | Qt::Key_L),
                           QT_TR_NOOP("Darken all but what the pointer is at"));
    for (QAction* action : {hideHands, fullScreen, spotlight}) action->setCheckable(true);
    ask = words_.add(show, "list-add-user", QT_TR_NOOP("&Ask the class…"),
                     QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A),
                     QT_TR_NOOP("Pages on phones show this table, and answer a question of yours"));
    // Its text is the sign, set from outside.
    bridge = new QAction(this);
    bridge->setVisible(false);
    connect(bridge, &QAction::triggered, ask, &QAction::trigger);
    nextPane = words_.add(show, "", QT_TR_NOOP("&Next pane"), QKeySequence(Qt::Key_F6));
    words_.showIcons();
}

void TeacherMenus::tellBridge(const QString& sign) {
    bridge->setText(sign);
    bridge->setVisible(!sign.isEmpty());
}

void TeacherMenus::enable(bool playing, bool possible, bool isMatch) {
    for (QAction* action : {opening, empty, book, remove, turn, bots, hideHands, add, duplicate})
        action->setEnabled(!playing);
    play->setEnabled(possible && !playing);
    match->setEnabled(!playing && isMatch);
    back->setEnabled(playing);
}

} // namespace drawbridge
