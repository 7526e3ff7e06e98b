// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/chronicle/chroniclefacts.h"
#include "rooms/chronicle/chroniclewords.h"

#include <QTableWidget>
#include <QWidget>

class QBoxLayout;

namespace drawbridge {

/// A table of numbers as tall as its rows, up to a limit, with keyboard navigation.
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

/// The two pages about one person: portrait and results. Stacked in a narrow window.
class PersonSpread : public QWidget {
    Q_OBJECT

  public:
    /// `hasLessons`: whether unfinished lessons of the game played last exist.
    PersonSpread(const PersonChronicle& person, const QString& name, int shield, bool hasLessons,
                 QWidget* parent);
    /// Whether they lie side by side.
    bool isWide() const { return wide_; }

  signals:
    void newGameRequested();
    /// Play that game against bots of that level, or continue its lessons.
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
