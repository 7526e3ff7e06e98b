// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/chronicle/chroniclefacts.h"
#include "rooms/chronicle/chroniclewords.h"

#include <QTableWidget>
#include <QWidget>

class QBoxLayout;

namespace drawbridge {

/// A table of numbers that is as tall as its rows, up to a measure, and is walked with the arrow keys.
class FiguresTable : public QTableWidget {
    Q_OBJECT

  public:
    FiguresTable(const Figures& figures, QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
};

/// A page of plots and tables.
class FiguresPage : public QWidget {
  public:
    FiguresPage(const ChronicleChapters& chapters, QWidget* parent);
};

/// Two open pages on one person: who they are, and how they fare. In a narrow window one lies below the
/// other.
class PersonSpread : public QWidget {
    Q_OBJECT

  public:
    /// `hasLessons`: there are some of the game played last that have not been finished.
    PersonSpread(const PersonChronicle& person, const QString& name, int shield, bool hasLessons,
                 QWidget* parent);
    /// Whether both lie side by side.
    bool isWide() const { return wide_; }

  signals:
    /// Whoever has played nothing yet wants to begin.
    void newGameRequested();
    /// Somebody wants to play this game against bots of that level, or to go on with its lessons.
    void matchRequested(const QString& game, const QString& level);
    void lessonsRequested(const QString& game);
    void wideChanged(bool wide);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makeLeft(const PersonChronicle& person, const QString& name, int shield);
    QWidget* makeRight(const PersonChronicle& person, bool hasLessons);
    QWidget* makeNext(const NextStep& next, bool hasLessons);
    QWidget* makeBeginning();
    QWidget* makeTotals(const PersonChronicle& person);

    QBoxLayout* pages_;
    bool wide_ = true;
};

} // namespace drawbridge
