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

/// The panel beside the teacher's table. One page has the game, its facts, the box of cards, and what makes
/// the position impossible; the other one the slides of the lesson and their texts.
class TeacherPanel : public QDockWidget {
    Q_OBJECT

  public:
    explicit TeacherPanel(QWidget* parent);

    /// Shows an arrangement for players of these names, and whose hands are shown (Slide::hands).
    void follow(const Arrangement& arrangement, const QStringList& names, Seat hands);
    /// Rebuilds the page for the next position.
    void reset();
    void retranslate();
    /// Adjusts widths and heights to the font.
    void fit();

    CardBox* box() const { return box_; }
    SeriesPanel* series() const { return series_; }
    /// Enables or disables editing of the position.
    void setArranging(bool arranging);
    /// Focuses the box or the list of slides, whichever page is shown.
    void focusList();
    void focusFacts();
    void showSeries();
    /// Starts editing the title of a new slide, if that page is shown.
    void nameSlide();

  signals:
    /// Another game, or number of players, was chosen.
    void gameChosen(const QString& gameId, int seats);
    void factChosen(const QString& fact, const drawbridge::Value& value);
    void heightChosen(int pile, int cards);
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
    QStringList said_; ///< problems announced last
    int shownSeats_ = 0;
};

} // namespace drawbridge
