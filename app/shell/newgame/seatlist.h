// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QString>
#include <QWidget>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace drawbridge {

/// Who sits where: one row for each seat, with its shield, person or bot level, and name. Rows can be added,
/// removed and moved.
class SeatList : public QWidget {
    Q_OBJECT

  public:
    explicit SeatList(QWidget* parent = nullptr);

    /// Why there may be no fewer players than now, and why no more; empty where there may be.
    void setLimits(const QString& noFewer, const QString& noMore);
    /// How many of the seats, the last ones, come in late, and are told apart.
    void setLate(int count);
    void setPlayers(const std::vector<Player>& players);
    std::vector<Player> players() const;
    int count() const { return static_cast<int>(rows_.size()); }
    /// Takes rows off the end, or brings back those taken off before, or adds bots.
    void setCount(int count);

    /// What is wrong with the names; empty if nothing is.
    QString problem() const;

  signals:
    /// Something else is chosen. `count`: by adding or removing a seat.
    void changed(bool count);

  private:
    struct Row {
        QLabel* shield = nullptr;
        QComboBox* kind = nullptr;
        QLineEdit* name = nullptr;
        QLabel* late = nullptr;
        QToolButton* up = nullptr;
        QToolButton* down = nullptr;
        QToolButton* remove = nullptr;
    };

    void addRow(const Player& player);
    void removeRow(std::size_t index);
    void exchange(std::size_t index, std::size_t other);
    void show(const Row& row, const Player& player);
    /// Proposes a name that suits a person or a bot, where the name was only proposed.
    void renameIfProposed(const Row& row);
    Player playerOf(const Row& row) const;
    std::size_t indexOf(const QWidget* part) const;
    void updateButtons();
    void showLate();
    /// All that stands in the line of a seat.
    static std::vector<QWidget*> parts(const Row& row);

    QGridLayout* grid_;
    QToolButton* add_;
    QLabel* limits_;
    std::vector<Row> rows_;
    std::vector<Player> spare_; ///< taken off by setCount(), the last one on top
    int late_ = 0;
    QString noFewer_;
    QString noMore_;
};

} // namespace drawbridge
