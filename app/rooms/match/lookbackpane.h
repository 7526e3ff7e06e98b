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

/// The results of the post-game analysis: a list beside the table and a curve. For the viewer's seat, or,
/// with all hands shown, with full information. Clicking either goes to that moment.
class LookBackPane : public QWidget {
    Q_OBJECT

  public:
    /// The table must outlive this.
    LookBackPane(ReplayTable* table, QWidget* parent);
    ~LookBackPane() override;

    /// To be placed above the slider.
    ChanceCurve* curve() const { return curve_; }
    /// Another match is on the table; `record` is its file; empty: not stored.
    void setMatch(const QString& record);
    /// The table shows another moment or viewer.
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
    QTimer telling_; ///< throttles updates
    Seat seat_ = 0;  ///< seat analysed
    bool isOpen_ = false;
    std::vector<LookBackLine> lines_;
    std::vector<std::size_t> listed_; ///< index into lines_ by row

    QLabel* heading_;
    QProgressBar* progress_;
    QPushButton* goOn_;
    QComboBox* which_; ///< filter of the list
    QListWidget* list_;
};

} // namespace drawbridge
