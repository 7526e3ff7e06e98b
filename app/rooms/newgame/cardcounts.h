// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <QWidget>
#include <vector>

class QLabel;
class QPushButton;
class QSpinBox;

namespace drawbridge {

/// How many of each kind of cards a pack holds, in a game in which people may choose that: all options that
/// are counts, with small pictures, and what they add up to.
class CardCounts : public QWidget {
    Q_OBJECT

  public:
    /// `options`: those of `game` that are counts.
    CardCounts(const GameInfo& game, std::vector<std::size_t> options, QWidget* parent = nullptr);

    const std::vector<std::size_t>& options() const { return options_; }
    OptionValue value(std::size_t option) const;
    void setValue(std::size_t option, OptionValue value);
    /// Tells what the cards of a game come to, if it can be played.
    void tell(const Setup& setup);

  signals:
    void changed();

  private:
    std::size_t rowOf(std::size_t option) const;

    const GameInfo& game_;
    std::vector<std::size_t> options_;
    std::vector<QSpinBox*> fields_; ///< in the order of the options
    QLabel* total_;
    QPushButton* standard_;
    bool filling_ = false;
};

} // namespace drawbridge
