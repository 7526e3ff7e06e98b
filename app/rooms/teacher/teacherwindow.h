// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/series.h"
#include "rooms/teacher/lessonkeeper.h"
#include "widgets/preferences.h"

#include <QMainWindow>
#include <functional>
#include <memory>
#include <vector>

class QToolBar;

namespace drawbridge {

class ArrangingTable;
class DrawingLayer;
class DrawingTools;
class GameTable;
class PaneFrame;
class LocalTable;
class SlideBanner;
class TableController;
class TableView;
class TeacherMenus;
class TeacherPanel;

/// The teacher's table: positions of any game set up by hand, stored as scenarios, presented as a series of
/// slides with text, arrows and marks, and played on from.
class TeacherWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit TeacherWindow(const Preferences& preferences);
    ~TeacherWindow() override;

    /// Shows the window; the first time, with a normal opening of a game.
    void present(const GameInfo& game, const Setup& setup);
    /// Shows the window with a position, inserted as the next slide.
    void presentMatch(const GameState& state);
    void setPreferences(const Preferences& preferences);
    /// Sets a function that returns the position of the match on the main table, without hidden information
    /// that the screen may not show; nullptr if there is none.
    void setMatch(std::function<std::unique_ptr<GameState>()> match) { match_ = std::move(match); }

    /// Opens a file of positions, reporting what is wrong with it.
    bool open(const QString& file);
    /// The same, after asking if unsaved work would be lost.
    void offer(const QString& file);
    /// Saves all positions, reporting errors.
    bool saveTo(const QString& file);
    /// A picture of the table with its drawing.
    QImage picture() const;
    /// Starts a match from here, with bots or by hand at the other seats; and returns to the position.
    void play();
    void arrange();

    const Arrangement& arrangement() const { return *arrangement_; }
    const Series& series() const { return *series_; }
    bool isPlaying() const { return local_ != nullptr; }
    /// What is on the table, as the audience may see it; nullptr before the first slide.
    GameTable* gameTable() const;
    /// Whether a class can be asked with pages of its own.
    void offerClass(bool possible);
    /// Shows a sign that a class looks on; empty: none does.
    void tellClass(const QString& sign);

  signals:
    void clauseRequested(const QString& gameId, const QString& clause);
    /// The class is to be asked about what is on the table.
    void classRequested();
    /// gameTable() is this one, and may be another than before.
    void tableShown(drawbridge::GameTable* table);

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void present();
    void makeTools();
    void connectMenus();
    void connectPanel();
    void connectSlides();
    void retranslate();

    void begin(std::vector<Slide> slides);
    void goOnWithLeft();
    bool mayLeave();
    bool save();
    bool saveAs();
    void askOpen();
    void askBook();
    Arrangement freshOpening() const;
    void clear();
    void layMatch();
    void changeGame(const QString& gameId, int seats);
    void lay(Arrangement arrangement);
    void go(std::size_t index);
    void insert(Slide slide);
    void change(Slide slide, const QString& part = {});
    void setHands(Seat hands);
    void showSlide();
    void showPanel();
    void follow();
    void touch();
    void updateActions();
    void undo();
    void redo();
    void copyPosition();
    void pastePosition();
    void copyPicture();
    void savePicture();
    void carry(Face face, QPoint global);
    void putDown(Face face, QPoint global);
    void setFull(bool full);
    void nextPane();
    void showTable(TableController* controller);
    QString gameId() const;

    Preferences preferences_;
    std::function<std::unique_ptr<GameState>()> match_;
    std::unique_ptr<Series> series_;
    std::unique_ptr<Arrangement> arrangement_; ///< a copy of the current slide's, for editing
    QStringList names_;
    ArrangingTable* table_;
    TableController* player_;
    std::unique_ptr<LocalTable> local_; ///< while playing from here
    TableView* view_;
    DrawingLayer* layer_;
    SlideBanner* banner_;
    PaneFrame* frame_;
    TeacherPanel* panel_;
    TeacherMenus* menus_;
    DrawingTools* drawing_;
    QToolBar* tools_;

    LessonKeeper keeper_;
    QString file_;
    std::size_t changes_ = 0; ///< of the arrangement, as far as the series knows
    bool wasPanel_ = true;    ///< panel visibility before full screen
};

} // namespace drawbridge
