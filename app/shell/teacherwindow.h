// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/arrangement.h"
#include "shell/drawing.h"
#include "shell/preferences.h"

#include <QMainWindow>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QActionGroup;
class QComboBox;
class QDockWidget;
class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;
class QSpinBox;
class QToolBar;

namespace drawbridge {

class ArrangingTable;
class CardBox;
class DrawingLayer;
class FactPanel;
class PaneFrame;
class Session;
class TableController;
class TableView;

/// The teacher's table: any position of any game set up by hand, kept as a scenario, shown to an audience
/// with arrows and marks drawn over it, and played on from.
class TeacherWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit TeacherWindow(const Preferences& preferences);
    ~TeacherWindow() override;

    /// Shows the window; the first time, with the usual opening of a game.
    void present(const GameInfo& game, const Setup& setup);
    void setPreferences(const Preferences& preferences);
    /// Gives the position of the match on the main table, of which nobody may learn more from it than the
    /// screen may show; nullptr if there is none now.
    void setMatch(std::function<std::unique_ptr<GameState>()> match) { match_ = std::move(match); }

    /// Lays a position on the table, without asking whether what lies there may go.
    void lay(const GameState& state);
    /// Opens the first scenario of a file that has a position; tells what is wrong with it.
    bool open(const QString& file);
    /// Saves the position, which must be possible; tells what is wrong.
    bool saveTo(const QString& file);
    /// Plays from here, with bots or by hand at the other seats; and back to the position.
    void play();
    void arrange();

    const Arrangement& arrangement() const { return *arrangement_; }
    bool isPlaying() const { return session_ != nullptr; }

  signals:
    /// Somebody wants to read this rule.
    void clauseRequested(const QString& gameId, const QString& clause);

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    struct Words {
        QAction* action;
        const char* text;
        const char* tip;
    };

    void makePanel();
    void makeMenus();
    void makeTools();
    QMenu* addMenu(const char* title);
    QAction* add(QMenu* menu, const QIcon& icon, const char* text, const QKeySequence& keys, const char* tip);
    void addMarkKey(QMenu* menu, DrawnMark::Kind kind, const char* text, Qt::Key key);
    void retranslate();
    void paintIcons();

    bool mayLeave();
    bool save();
    bool saveAs();
    void askOpen();
    void askBook();
    void layOpening();
    void layMatch();
    void changeGame();
    void take(std::unique_ptr<Arrangement> arrangement);
    void follow();
    void updateActions();
    QString withNames(QString sentence) const;
    void tellProblems();
    void touch();
    void undo();
    void redo();
    void removePointed();
    void turnPointed();
    void carry(Face face, QPoint global);
    void putDown(Face face, QPoint global);
    void markFocused(DrawnMark::Kind kind);
    void setFull(bool full);
    void setHandsOpen(bool open);
    void nextPane();
    void showTable(TableController* controller);
    QString gameId() const;

    // Where things are on the table, asked of the scene.
    QVariantMap spotUnder(QPointF at) const;
    Anchor anchorAt(QPointF at) const;
    QRectF rectOf(const Anchor& anchor) const;
    int pointedPiece() const;

    Preferences preferences_;
    std::function<std::unique_ptr<GameState>()> match_;
    std::unique_ptr<Arrangement> arrangement_;
    QStringList names_;
    ArrangingTable* table_;
    TableController* player_;
    std::unique_ptr<Session> session_; ///< while it is played from here
    TableView* view_;
    DrawingLayer* layer_;
    PaneFrame* frame_;

    QDockWidget* panel_ = nullptr;
    QComboBox* games_ = nullptr;
    QSpinBox* seats_ = nullptr;
    FactPanel* facts_ = nullptr;
    CardBox* box_ = nullptr;
    QListWidget* problems_ = nullptr;
    QLabel* problemsLabel_ = nullptr;
    QLabel* boxLabel_ = nullptr;
    QLabel* gameLabel_ = nullptr;
    QLabel* seatsLabel_ = nullptr;
    QLabel* titleLabel_ = nullptr;
    QLabel* ruleLabel_ = nullptr;
    QLineEdit* title_ = nullptr;
    QLineEdit* rule_ = nullptr;
    QToolBar* tools_ = nullptr;
    QActionGroup* toolGroup_ = nullptr;
    QActionGroup* colourGroup_ = nullptr;
    std::vector<Words> words_;
    std::vector<QAction*> arranging_; ///< possible only while the position is set up
    QAction* save_ = nullptr;
    QAction* saveAs_ = nullptr;
    QAction* fromMatch_ = nullptr;
    QAction* play_ = nullptr;
    QAction* back_ = nullptr;
    QAction* bots_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QAction* hands_ = nullptr;
    QAction* full_ = nullptr;
    QAction* spot_ = nullptr;
    QAction* wipe_ = nullptr;

    QString file_;
    bool changed_ = false;
    std::size_t changes_ = 0; ///< of the arrangement, which have been seen
    bool wasPanel_ = true;    ///< the panel was there before the window filled the screen
    /// What was done, the oldest first: what was drawn before, or nothing where the position was changed.
    std::vector<std::optional<Drawing>> done_;
    std::vector<std::optional<Drawing>> undone_;
};

} // namespace drawbridge
