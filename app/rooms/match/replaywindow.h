// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "widgets/preferences.h"

#include <QTimer>
#include <QWidget>
#include <functional>

class QComboBox;
class QLabel;
class QPushButton;
class QShortcut;
class QToolButton;

namespace drawbridge {

class RevertingSlider;
class LookBackPane;
class PaneFrame;
class ReplayTable;
class TableView;

/// The replay of a match: by slider, step by step or automatically, as seen by a seat or with all hands
/// shown. From any moment one can play on in a new match, or take the position to the teacher's table. A
/// finished match can be analysed.
class ReplayWindow : public QWidget {
    Q_OBJECT

  public:
    explicit ReplayWindow(const Preferences& preferences);
    ~ReplayWindow() override;

    /// Shows a match from that moment on (ReplayTable::go()); `title` is its title, if any, `record` its
    /// file, if it is stored.
    void open(Match match, const QString& title, const QString& record, int moment = 0);
    /// Shows the post-game analysis, if the match is over.
    void lookBack();
    void setPreferences(const Preferences& preferences);

    const ReplayTable& table() const { return *replay_; }

  signals:
    /// Play on from here, as this new match.
    void playOnRequested(const drawbridge::Match& from);
    /// Take the position to the teacher's table; it is shownState() of table().
    void teacherRequested();
    void clauseRequested(const QString& gameId, const QString& clause);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* makeBar();
    QToolButton* makeButton(const char* icon, const QKeySequence& keys, const std::function<void()>& does);
    void retranslate();
    void listEyes();
    void follow();
    void goTo(int step);
    void playOrPause();
    bool isAtEnd() const;
    void changeSpeed(int by);
    int wait() const;
    void play(bool playing);
    void namePlay();
    void tick();
    void showLookBack(bool shown);
    void fitNames();
    void layTrack();
    void nextPane(int by);

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
    RevertingSlider* slider_;
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
