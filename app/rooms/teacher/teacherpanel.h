// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/arrangement.h"

#include <QDockWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QScrollArea;
class QSpinBox;
class QTabWidget;

namespace drawbridge {

class CardBox;
class FactPanel;
class SeriesPanel;

/// What stands beside the teacher's table. On one page: which game, whose turn and the other facts, the box
/// of cards, and what is impossible; on the other one the positions of the lesson, and what is said of them.
class TeacherPanel : public QDockWidget {
    Q_OBJECT

  public:
    explicit TeacherPanel(QWidget* parent);

    /// Shows an arrangement of a game whose seats have these names, and whose hands (Slide::hands) lie open.
    void follow(const Arrangement& arrangement, const QStringList& names, Seat hands);
    /// Forgets what is shown: another position comes.
    void reset();
    void retranslate();
    /// As broad and high as its letters need.
    void fit();

    CardBox* box() const { return box_; }
    SeriesPanel* series() const { return series_; }
    /// Whether what lies on the table may be changed now.
    void setArranging(bool arranging);
    /// Gives the focus to the box, or to the list of positions, whichever page is open.
    void focusList();
    /// Gives the focus to the first of what can be chosen about the game.
    void focusFacts();
    void showSeries();
    /// A new position is to be called something, if what is said of positions is shown.
    void nameSlide();

  signals:
    /// Another game, or another number of players, is wanted.
    void gameChosen(const QString& gameId, int seats);
    void factChosen(const QString& fact, const drawbridge::Value& value);
    void heightChosen(int pile, int cards);
    /// Whose hands lie open.
    void handsChosen(drawbridge::Seat hands);

  private:
    void fitFacts();
    void chooseGame();
    void showHands(const QStringList& names, Seat hands);
    void tellProblems(const Arrangement& arrangement, const QStringList& names);

    QTabWidget* pages_;
    QComboBox* games_;
    QSpinBox* seats_;
    QComboBox* hands_;
    FactPanel* facts_;
    QScrollArea* factsScroll_;
    SeriesPanel* series_;
    CardBox* box_;
    QListWidget* problems_;
    QLabel* problemsLabel_;
    QLabel* boxLabel_;
    QLabel* gameLabel_ = nullptr;
    QLabel* seatsLabel_ = nullptr;
    QLabel* handsLabel_ = nullptr;
    QStringList said_; ///< what was impossible last
    int shownSeats_ = 0;
};

} // namespace drawbridge
