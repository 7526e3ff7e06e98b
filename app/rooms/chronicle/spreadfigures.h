// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/chronicle/chroniclefacts.h"
#include "widgets/parchment.h"

// What is painted on the open pages of one person; the same numbers stand in tables on another page.
namespace drawbridge {

/// The last twelve matches as pennons: full won, hatched shared, dashed lost.
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

/// A row for each game: its box, what is to be remembered, a bar for each match, and won against not won.
/// More than 16 matches become ten bars.
class GameBars : public PaintedFigure {
  public:
    GameBars(const PersonChronicle& person, QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paint(QPainter& painter) override;

  private:
    /// How broad in every row the bars are, one of them, and the numbers behind them.
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

/// The four strengths of bots, and what was won of what was played against each.
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

/// The bars for so many matches, in their order: won, shared, lost. At most 16; else ten, and no lot that
/// there is comes to none.
std::vector<Outcome> barsOf(const Outcomes& outcomes);

} // namespace drawbridge
