// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "shell/preferences/preferences.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QShortcut;
class QSlider;
class QToolButton;

namespace drawbridge {

class PaneFrame;
class ReplayTable;
class TableView;

/// A match that has been played, gone through with a slider, step by step or by itself, as a seat saw it or
/// with all hands open. From any moment one may play on, in a match of its own, or take the position to the
/// teacher's table.
class ReplayWindow : public QWidget {
    Q_OBJECT

  public:
    explicit ReplayWindow(const Preferences& preferences);
    ~ReplayWindow() override;

    /// Shows the window with a match, at its beginning or another moment (ReplayTable::go()); `title` is what
    /// the match is called, if it has a name.
    void open(Match match, const QString& title, int moment = 0);
    void setPreferences(const Preferences& preferences);

    const ReplayTable& table() const { return *replay_; }

  signals:
    /// Somebody wants to go on from here, in this match of its own.
    void playOnRequested(const drawbridge::Match& from);
    /// The position on the table may be had from shownState() of table().
    void teacherRequested();
    /// Somebody wants to read this rule.
    void clauseRequested(const QString& gameId, const QString& clause);

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* makeBar();
    QToolButton* makeButton(const char* icon, const QKeySequence& keys, void (ReplayWindow::*does)());
    void retranslate();
    void listEyes();
    void follow();
    void toBegin();
    void back();
    void playOrPause();
    bool isAtEnd() const;
    void changeSpeed(int by);
    int wait() const;
    void forward();
    void toEnd();
    void play(bool playing);
    void namePlay();
    void tick();
    void nextPane();
    QString where() const;

    Preferences preferences_;
    ReplayTable* replay_;
    TableView* view_;
    PaneFrame* frame_;
    QShortcut* slower_ = nullptr;
    QShortcut* faster_ = nullptr;
    QTimer clock_;
    bool playing_ = false;
    QString title_;

    QWidget* bar_;
    QToolButton* begin_;
    QToolButton* back_;
    QToolButton* play_;
    QToolButton* forward_;
    QToolButton* end_;
    QSlider* slider_;
    QLabel* where_;
    QLabel* speedLabel_;
    QComboBox* speed_;
    QLabel* eyesLabel_;
    QComboBox* eyes_;
    QLabel* eyesNote_;
    QPushButton* on_;
    QPushButton* teacher_;
};

} // namespace drawbridge
