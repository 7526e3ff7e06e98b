// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QToolBar>

class QBoxLayout;
class QLabel;

namespace drawbridge {

class BeamButton;
class NewsStrip;

/// The toolbar of the table, painted as a carved toolbar: the game and whose turn it is, the most used
/// actions, and whether the match is saved. Buttons show only icons where there is no room for text.
class TableToolBar : public QToolBar {
    Q_OBJECT

  public:
    /// Dynamic property of an action: the alternative text of its button, for its width.
    static constexpr const char* kOtherWords = "otherWords";

    /// The actions must outlive this. Those in `before` precede the name of the game.
    TableToolBar(const QList<QAction*>& before, const QList<QAction*>& acts, QWidget* parent);

    /// Sets the labels, for all players at the screen; `halted`: why the match is halted, or empty.
    void tellGame(const QString& game, const QString& turn, const QString& halted);
    /// Shows that the match is saved, or why not.
    void tellKept(const QString& kept, const QString& tip);

    /// The events since the viewer's last turn.
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
    double grown_ = 1; ///< scale factor of the carving
};

} // namespace drawbridge
