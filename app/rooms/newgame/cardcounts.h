// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <QWidget>
#include <vector>

class QLabel;
class QPushButton;
class QSpinBox;

namespace drawbridge {

/// Editors for the number of cards of each kind, in a game where it is an option, with small pictures and the
/// total.
class CardCounts : public QWidget {
    Q_OBJECT

  public:
    /// `options`: the options of `game` that are counts.
    CardCounts(const GameInfo& game, std::vector<std::size_t> options, QWidget* parent = nullptr);

    const std::vector<std::size_t>& options() const { return options_; }
    OptionValue value(std::size_t option) const;
    void setValue(std::size_t option, OptionValue value);
    /// Shows the total number of cards, if the setup is valid.
    void tell(const Setup& setup);

  signals:
    void changed();

  private:
    std::size_t rowOf(std::size_t option) const;

    const GameInfo& game_;
    std::vector<std::size_t> options_;
    std::vector<QSpinBox*> fields_; ///< by option
    QLabel* total_;
    QPushButton* standard_;
    bool filling_ = false;
};

} // namespace drawbridge
