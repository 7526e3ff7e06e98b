// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "rooms/match/lookback.h"
#include "rooms/match/lookbackwords.h"

#include <QTimer>
#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace drawbridge {

class ChanceCurve;
class ReplayTable;

/// What looking back at the match on a table has found out, as a list beside it and as a curve elsewhere: of
/// the seat through whose eyes one looks, or, when all hands lie open, with all cards open. Either leads to
/// the moment.
class LookBackPane : public QWidget {
    Q_OBJECT

  public:
    /// The table outlives this.
    LookBackPane(ReplayTable* table, QWidget* parent);
    ~LookBackPane() override;

    /// What is to be put above the slider.
    ChanceCurve* curve() const { return curve_; }
    /// Another match lies on the table, which is kept in that file; empty: in none.
    void setMatch(const QString& record);
    /// The table shows another moment, or through other eyes.
    void follow();
    void retranslate();

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    Seat seat() const;
    bool isOpen() const;
    void tell();
    void tellProgress();
    bool matters(const LookBackLine& line) const;
    bool isCostly(const LookBackLine& line) const;
    void listLines();
    void followLine();
    void goTo(int row);

    ReplayTable* table_;
    ChanceCurve* curve_;
    LookBack lookBack_;
    QTimer telling_; ///< what is found out is told now and then, not each by itself
    Seat seat_ = 0;  ///< whose lines are told
    bool isOpen_ = false;
    std::vector<LookBackLine> lines_;
    std::vector<std::size_t> listed_; ///< the line of each row

    QLabel* heading_;
    QProgressBar* progress_;
    QPushButton* goOn_;
    QComboBox* which_; ///< of the lines are listed
    QListWidget* list_;
};

} // namespace drawbridge
