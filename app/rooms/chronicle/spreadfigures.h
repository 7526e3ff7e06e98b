// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/chronicle/chroniclefacts.h"
#include "widgets/parchment.h"

// Figures on the two pages of a person; their numbers are also in tables on another page.
namespace drawbridge {

/// The last twelve matches as pennons: filled won, hatched shared, dashed lost.
class LastTwelve : public PaintedFigure {
  public:
    LastTwelve(const PersonChronicle& person, QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paint(QPainter& painter) override;

  private:
    void paintPennon(QPainter& painter, const QRectF& where, Outcome outcome) const;
    double rowHeight() const { return unit() * 2.15; }

    std::vector<PastMatch> last_;
};

/// A row per game: its box, a memorable result, a bar per match, and won against not won. More than 16
/// matches are scaled to ten bars.
class GameBars : public PaintedFigure {
  public:
    GameBars(const PersonChronicle& person, QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paint(QPainter& painter) override;

  private:
    /// Widths, equal in all rows: the bars together, one bar, and the numbers after them.
    struct Columns {
        double bars = 0;
        double bar = 0;
        double tally = 0;
    };

    Columns columnsOf(double width) const;
    void paintRow(QPainter& painter, const QRectF& row, const GameRecord& record,
                  const Columns& columns) const;
    void paintBars(QPainter& painter, const QRectF& where, const Outcomes& outcomes, double step) const;
    double rowHeight() const { return unit() * 3; }

    std::vector<GameRecord> games_;
};

/// The four bot levels, with matches won and played against each.
class HouseView : public PaintedFigure {
  public:
    HouseView(const PersonChronicle& person, QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paint(QPainter& painter) override;

  private:
    std::array<Outcomes, kLevels> levels_;
};

/// The bars of so many matches, in the order won, shared, lost. At most 16; above that ten, with at least one
/// for each outcome that occurs.
std::vector<Outcome> barsOf(const Outcomes& outcomes);

} // namespace drawbridge
