// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/arrangement.h"

#include <QDockWidget>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace drawbridge {

class CardBox;
class FactPanel;

/// What stands beside the teacher's table: which game, whose turn and the other facts, what the position
/// shows, the box of cards, and what is impossible.
class TeacherPanel : public QDockWidget {
    Q_OBJECT

  public:
    explicit TeacherPanel(QWidget* parent);

    /// Shows an arrangement of a game whose seats have these names.
    void follow(const Arrangement& arrangement, const QStringList& names);
    /// Forgets what is shown: another position comes.
    void reset();
    void retranslate();
    /// As broad and high as its letters need.
    void fit();

    CardBox* box() const { return box_; }
    /// Gives the focus to the first of what can be chosen about the game.
    void focusFacts();

    /// What the position shows.
    QString title() const;
    void setTitle(const QString& title);
    /// The clauses it is about, each alone.
    std::vector<std::string> clauses() const;
    void setClauses(const std::vector<std::string>& clauses);

  signals:
    /// Another game, or another number of players, is wanted.
    void gameChosen(const QString& gameId, int seats);
    void factChosen(const QString& fact, const drawbridge::Value& value);
    /// The title or the rules have been changed by hand.
    void described();

  private:
    void chooseGame();
    void tellProblems(const Arrangement& arrangement, const QStringList& names);

    QComboBox* games_;
    QSpinBox* seats_;
    FactPanel* facts_;
    CardBox* box_;
    QListWidget* problems_;
    QLabel* problemsLabel_;
    QLabel* boxLabel_;
    QLabel* gameLabel_ = nullptr;
    QLabel* seatsLabel_ = nullptr;
    QLabel* titleLabel_ = nullptr;
    QLabel* ruleLabel_ = nullptr;
    QLineEdit* title_;
    QLineEdit* rule_;
    QStringList said_; ///< what was impossible last
    int shownSeats_ = 0;
};

} // namespace drawbridge
