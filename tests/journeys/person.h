// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QElapsedTimer>
#include <QPoint>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QQuickItem;
class QQuickWidget;
class QWidget;

namespace drawbridge {

class MainWindow;
class NewGameView;
class LocalTable;
class TableController;
class TableView;

/// Somebody in front of the window: knows the rules well enough to want a sensible move, finds on the screen
/// what it takes, and does it with the mouse or the keys.
class Somebody {
  public:
    /// The window of the program, or another one with a table.
    explicit Somebody(QWidget& window);

    TableView& view() const { return view_; }
    TableController& table() const { return table_; }
    LocalTable& local() const;

    /// What somebody with common sense would do now.
    Move wants() const;
    /// The same with all that goes with it: a card, and what it is played for.
    std::vector<Move> wantsAll() const;

    // Where things are, in pixels of the table.
    QPoint pieceAt(Move move) const { return pieceAt(gestureOf({move})); } ///< which it begins with
    QPoint targetOf(Move move) const { return targetOf(gestureOf({move})); }
    QPoint topAt(int pile) const; ///< the top piece of a stack
    /// A button of the table, by its words; nullptr if it does not show.
    QQuickItem* button(const QString& text) const;
    QPoint middle(const QQuickItem* item) const;

    /// Makes the move with the mouse: by dragging, or by click and click; a move without a gesture by its
    /// button. Answers the question if the drop had several meanings.
    bool play(Move move, bool drag) const { return playAll({move}, drag); }
    /// The same with moves that one gesture makes together: to use a card, and what for.
    bool playAll(const std::vector<Move>& moves, bool drag) const;
    /// Makes it with the keys alone.
    bool playByKeys(Move move) const { return playAllByKeys({move}); }
    bool playAllByKeys(const std::vector<Move>& moves) const;
    /// Goes to the piece that the move begins with, with the keys.
    bool focusOn(Move move) const { return focusOn(gestureOf({move})); }
    void press(int key) const;
    void click(QPoint at) const; ///< never the second of a double click

    /// Waits until this person has to decide, somebody is called to the screen, or the game is over.
    bool wait() const;

  private:
    QQuickItem* item(Handle handle) const;
    Gesture gestureOf(const std::vector<Move>& moves) const;
    Handle handleOf(const Gesture& gesture) const;
    bool isPicked(const Gesture& gesture) const;
    QPoint pieceAt(const Gesture& gesture) const;
    QPoint targetOf(const Gesture& gesture) const;
    QPoint visibleSpot(const QQuickItem* piece) const;
    QRectF dropRect(int pile, int place) const;
    bool answer(Move move, bool byKey) const;
    bool insist(Move move, bool byKey) const;
    bool focusOn(const Gesture& gesture) const;
    bool focus(const QQuickItem* wanted) const;
    void hasten() const;
    void waitUntilStill() const;

    QWidget& window_;
    TableView& view_;
    TableController& table_;
    mutable QPoint pressed_; ///< where, last
    mutable QElapsedTimer sincePress_;
};

/// The part of a scene that has this name in its source and is to be seen; nullptr if there is none.
QQuickItem* partNamed(const QQuickWidget& scene, const QString& name);
/// Clicks it with the mouse; false if there is none.
bool pressPart(QQuickWidget& scene, const QString& name);

/// Ctrl+N: the scene in which a new game is chosen; nullptr if it does not come.
NewGameView* askForNewGame(MainWindow& window);
/// Chooses a game there with the mouse, as it was last set up, and starts it; false if that is not offered.
bool startInScene(MainWindow& window, const GameInfo& game);

/// Moves the mouse of the X server, or types on its keyboard: what no event made by a test can stand for.
/// Gives the lines that xdotool prints.
QStringList xdotool(const QStringList& arguments);
/// Whether there are an X server and xdotool.
bool hasRealHands();

/// Folders of its own for settings and matches, so that a journey starts as on a fresh system; sets the name
/// of the program and its organisation too. What is dealt is the same each time, and something else with
/// another number in DRAWBRIDGE_DEALS. To be called before the QApplication is made.
void settleInEmptyHome();

/// Settings for a journey: no animation, bots act at once.
void writeHastySettings();

/// The window of somebody who has set nothing yet, but for those; nullptr if it does not come to the front.
/// From then on a complaint of a scene fails the test that runs.
std::unique_ptr<MainWindow> openFirstWindow();

} // namespace drawbridge
