// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QToolBar>

class QBoxLayout;
class QLabel;

namespace drawbridge {

class BeamButton;
class NewsStrip;

/// The carved beam above the table: which game it is and who is to act, what is most often wanted, and how
/// the match is kept. Where there is no room for words its buttons are signs alone.
class Beam : public QToolBar {
    Q_OBJECT

  public:
    /// A property of an action: what its button says at other times.
    static constexpr const char* kOtherWords = "otherWords";

    /// The actions stay their owner's and outlive this. Those before the name of the game come first.
    Beam(const QList<QAction*>& before, const QList<QAction*>& acts, QWidget* parent);

    /// What is going on, for everybody at the screen; `halted`: that it does not go on for now, or empty.
    void tellGame(const QString& game, const QString& turn, const QString& halted);
    /// That the match is kept, or why not.
    void tellKept(const QString& kept, const QString& tip);

    /// What has happened since the viewer's turn.
    NewsStrip* news() const { return news_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    int grown(int dots) const;
    void addButton(QBoxLayout* line, QAction* act);
    void fit();
    void dress();

    QList<BeamButton*> buttons_;
    QLabel* game_;
    QLabel* turn_;
    NewsStrip* news_;
    QLabel* kept_;
    QBoxLayout* line_;
    double grown_ = 1; ///< as the table grows with the window
};

} // namespace drawbridge
