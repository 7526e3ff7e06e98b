// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "widgets/preferences.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QShortcut;
class QToolButton;

namespace drawbridge {

class GripSlider;
class LookBackPane;
class PaneFrame;
class ReplayTable;
class TableView;

/// A match that has been played, gone through with a slider, step by step or by itself, as a seat saw it or
/// with all hands open. From any moment one may play on, in a match of its own, or take the position to the
/// teacher's table. Of a match that is over one may look back at what each decision was worth.
class ReplayWindow : public QWidget {
    Q_OBJECT

  public:
    explicit ReplayWindow(const Preferences& preferences);
    ~ReplayWindow() override;

    /// Shows the window with a match, at its beginning or another moment (ReplayTable::go()); `title` is what
    /// the match is called, if it has a name, `record` the file in which it is kept, if it is.
    void open(Match match, const QString& title, const QString& record, int moment = 0);
    /// Shows what each decision was worth, if the match is over.
    void lookBack();
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
    bool eventFilter(QObject* watched, QEvent* event) override;
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
    void showLookBack(bool shown);
    void fitNames();
    void layTrack();
    void nextPane(int by);
    QString where() const;

    Preferences preferences_;
    ReplayTable* replay_;
    TableView* view_;
    LookBackPane* worth_;
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
    GripSlider* slider_;
    QLabel* where_;
    QLabel* speedLabel_;
    QComboBox* speed_;
    QLabel* eyesLabel_;
    QComboBox* eyes_;
    QLabel* eyesNote_;
    QPushButton* lookBack_;
    QPushButton* on_;
    QPushButton* teacher_;
};

} // namespace drawbridge
