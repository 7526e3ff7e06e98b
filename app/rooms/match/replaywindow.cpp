// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/replaywindow.h"

#include "match/gamestate.h"
#include "reference/arrowkeys.h"
#include "reference/plainwidgets.h"
#include "rooms/match/chancecurve.h"
#include "rooms/match/lookbackpane.h"
#include "table/replaytable.h"
#include "table/tableview.h"
#include "text/gametext.h"
#include "text/settings.h"
#include "widgets/appearance.h"
#include "widgets/flowrow.h"
#include "widgets/formparts.h"
#include "widgets/paneframe.h"
#include "widgets/windowplace.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace drawbridge {

namespace {

const QString kSizeKey = QStringLiteral("replay/size");
const QString kSpeedKey = QStringLiteral("replay/speed");
const QString kLookBackKey = QStringLiteral("replay/lookBack");

constexpr std::array kWaits = {2400, 1200, 500}; // ms per step: slow, normal, fast
constexpr int kNormal = 1;
constexpr int kPages = 10; // page steps over the slider's range

/// Sets a button's tool tip, with its shortcut.
void name(QToolButton* button, const QString& text) {
    const QString keys = button->shortcut().toString(QKeySequence::NativeText);
    //: A button's tooltip: %1 is what it does, %2 its keys
    button->setToolTip(ReplayWindow::tr("%1 (%2)").arg(text, keys));
    button->setAccessibleName(text);
}

} // namespace

ReplayWindow::ReplayWindow(const Preferences& preferences)
    : QWidget(nullptr, Qt::Window)
    , replay_(new ReplayTable(this))
    , view_(new TableView(this))
    , worth_(new LookBackPane(replay_, this))
    , frame_(new PaneFrame(this))
    , bar_(makeBar()) {
    auto* layout = bareLayout<QVBoxLayout>(this);
    layout->setSpacing(0);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(0);
    upper->addWidget(view_, 3);
    upper->addWidget(worth_, 1);
    layout->addLayout(upper, 1);
    layout->addWidget(bar_);
    showLookBack(false);
    const auto shortcut = [this](const QKeySequence& keys, const auto& does) {
        auto* made = new QShortcut(keys, this);
        connect(made, &QShortcut::activated, this, does);
        return made;
    };
    shortcut(QKeySequence::Close, [this] { close(); });
    shortcut(QKeySequence(Qt::Key_F6), [this] { nextPane(1); });
    shortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6), [this] { nextPane(-1); });
    slower_ = shortcut(QKeySequence(Qt::CTRL | Qt::Key_Down), [this] { changeSpeed(-1); });
    faster_ = shortcut(QKeySequence(Qt::CTRL | Qt::Key_Up), [this] { changeSpeed(1); });
    // QSlider would handle the space bar itself.
    auto* space = new QShortcut(QKeySequence(Qt::Key_Space), slider_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(space, &QShortcut::activated, this, &ReplayWindow::playOrPause);
    clock_.setSingleShot(true);
    connect(&clock_, &QTimer::timeout, this, &ReplayWindow::tick);
    connect(replay_, &ReplayTable::momentChanged, this, &ReplayWindow::follow);
    connect(replay_, &TableController::clauseRequested, this,
            [this](const QString& clause) { emit clauseRequested(replay_->match()->gameId(), clause); });
    setPreferences(preferences);
    retranslate();
    restoreSize(*this, kSizeKey, {1180, 760});
}

ReplayWindow::~ReplayWindow() {
    delete view_; // the scene uses the table until its destruction
}

QToolButton* ReplayWindow::makeButton(const char* icon, const QKeySequence& keys,
                                      const std::function<void()>& does) {
    auto* button = new QToolButton;
    button->setIcon(QIcon::fromTheme(QString::fromLatin1(icon)));
    button->setFocusPolicy(Qt::StrongFocus);
    button->setShortcut(keys);
    connect(button, &QToolButton::clicked, this, does);
    return button;
}

QWidget* ReplayWindow::makeBar() {
    auto* bar = new QWidget(this);
    begin_ = makeButton("media-skip-backward", QKeySequence(Qt::CTRL | Qt::Key_Home), [this] { goTo(0); });
    back_ = makeButton("media-seek-backward", {}, [this] { goTo(replay_->step() - 1); });
    play_ =
        makeButton("media-playback-start", QKeySequence(Qt::CTRL | Qt::Key_Space), [this] { playOrPause(); });
    forward_ = makeButton("media-seek-forward", {}, [this] { goTo(replay_->step() + 1); });
    end_ = makeButton("media-skip-forward", QKeySequence(Qt::CTRL | Qt::Key_End),
                      [this] { goTo(replay_->steps()); });
    slider_ = new RevertingSlider(bar);
    slider_->installEventFilter(this);
    connect(slider_, &QSlider::valueChanged, this, &ReplayWindow::goTo);
    where_ = new PlainLabel(bar);
    speed_ = new QComboBox(bar);
    connect(speed_, &QComboBox::activated, this, [](int speed) { Settings().setValue(kSpeedKey, speed); });
    speedLabel_ = labelFor(speed_);
    eyes_ = new QComboBox(bar);
    connect(eyes_, &QComboBox::activated, this,
            [this] { replay_->setEyes(static_cast<Seat>(eyes_->currentData().toInt())); });
    eyesLabel_ = labelFor(eyes_);
    eyesNote_ = new PlainLabel(bar);
    lookBack_ = new QPushButton(bar);
    lookBack_->setCheckable(true);
    connect(lookBack_, &QPushButton::toggled, this, &ReplayWindow::showLookBack);
    connect(lookBack_, &QPushButton::clicked, this,
            [](bool wanted) { Settings().setValue(kLookBackKey, wanted); });
    on_ = new QPushButton(QIcon::fromTheme(QStringLiteral("media-playback-start")), {}, bar);
    connect(on_, &QPushButton::clicked, this, [this] {
        play(false);
        emit playOnRequested(replay_->here());
    });
    teacher_ = new QPushButton(QIcon::fromTheme(QStringLiteral("view-presentation")), {}, bar);
    connect(teacher_, &QPushButton::clicked, this, [this] {
        play(false);
        emit teacherRequested();
    });

    auto* time = new QGridLayout;
    // The curve lies above the slider, with axis labels and legend on either side.
    time->addWidget(worth_->curve(), 0, 0, 1, 7);
    int column = 0;
    for (QToolButton* button : {begin_, back_, play_, forward_, end_}) time->addWidget(button, 1, column++);
    time->addWidget(slider_, 1, column);
    time->setColumnStretch(column++, 1);
    time->addWidget(where_, 1, column);
    // Wraps where the window is too narrow.
    auto* rest = new FlowRow;
    const auto together = [bar, rest](std::initializer_list<QWidget*> parts) {
        auto* group = new QWidget(bar);
        auto* line = bareLayout<QHBoxLayout>(group);
        for (QWidget* part : parts) line->addWidget(part);
        rest->addWidget(group);
    };
    together({speedLabel_, speed_});
    together({eyesLabel_, eyes_, eyesNote_});
    together({lookBack_, on_, teacher_});
    auto* layout = new QVBoxLayout(bar);
    layout->addLayout(time);
    layout->addLayout(rest);
    return bar;
}

void ReplayWindow::retranslate() {
    back_->setShortcut(Qt::CTRL | backKey(layoutDirection()));
    forward_->setShortcut(Qt::CTRL | onKey(layoutDirection()));
    name(begin_, tr("To the beginning"));
    name(back_, tr("One step back"));
    namePlay();
    name(forward_, tr("One step on"));
    name(end_, tr("To the end"));
    slider_->setAccessibleName(tr("Moment of the match"));
    slider_->setMinimumHeight(24); // minimum click target
    speedLabel_->setText(tr("&Speed:"));
    //: %1 and %2 are keys
    speed_->setToolTip(tr("Slower: %1, faster: %2")
                           .arg(slower_->key().toString(QKeySequence::NativeText),
                                faster_->key().toString(QKeySequence::NativeText)));
    const int speed =
        std::clamp(Settings().value(kSpeedKey, kNormal).toInt(), 0, static_cast<int>(kWaits.size()) - 1);
    speed_->clear();
    speed_->addItems({tr("Slow"), tr("Normal"), tr("Fast")});
    speed_->setCurrentIndex(speed);
    //: Whose knowledge of the cards is shown
    eyesLabel_->setText(tr("As seen &by:"));
    //: Beside the choice of whose cards are shown, which cannot be made yet
    eyesNote_->setText(tr("until the match is over"));
    //: A button: shows what each decision of the match was worth
    lookBack_->setText(tr("&Look back"));
    worth_->retranslate();
    on_->setText(tr("&Play on from here"));
    on_->setToolTip(tr("As a match of its own; this one stays as it is"));
    teacher_->setText(tr("To the &teacher's table"));
    listEyes();
    if (replay_->isOpen()) follow();
}

void ReplayWindow::listEyes() {
    const QVariant chosen = eyes_->currentData();
    eyes_->clear();
    if (!replay_->isOpen()) return;
    for (const Seat seat : replay_->eyes()) {
        const QString who = seat == kAllHands ? tr("everybody, all hands open")
                            : seat == kNobody ? tr("whoever looks on")
                                              : toQLine(replay_->played().players()[seat].name);
        eyes_->addItem(who, static_cast<int>(seat));
    }
    if (const int row = eyes_->findData(chosen); row > 0) eyes_->setCurrentIndex(row);
    eyes_->setEnabled(eyes_->count() > 1);
    // Why an action is disabled is shown beside it.
    const bool isOver = replay_->played().isOver();
    const QString reason =
        tr("The match is not over: what is hidden stays hidden. Once it is over, it can be seen "
           "as each player saw it, and with all hands open.");
    eyes_->setToolTip(isOver ? QString() : reason);
    eyes_->setAccessibleDescription(isOver ? QString() : reason);
    eyesNote_->setToolTip(reason);
    eyesNote_->setVisible(!isOver);
}

void ReplayWindow::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    dressTable(preferences, view_, replay_);
}

void ReplayWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslate();
    view_->retranslate();
    replay_->retranslate();
}

void ReplayWindow::closeEvent(QCloseEvent* event) {
    play(false);
    Settings().setValue(kSizeKey, size());
    QWidget::closeEvent(event);
}

/// Keys not handled by the table.
void ReplayWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        if (!replay_->cancel()) close(); // a preview on the table is cancelled first
        return;
    }
    QWidget::keyPressEvent(event);
}

void ReplayWindow::open(Match match, const QString& title, const QString& record, int moment) {
    play(false);
    title_ = title;
    view_->clearFor(toQString(match.game().id()));
    replay_->open(std::move(match));
    if (moment > 0) replay_->go(moment);
    view_->setTable(replay_);
    view_->nameEnding({}, {});
    eyes_->clear();
    listEyes();
    const bool isOver = replay_->played().isOver();
    worth_->setMatch(record);
    lookBack_->setEnabled(isOver);
    lookBack_->setToolTip(isOver ? tr("The chances of all players, and what each of your decisions cost")
                                 : tr("Not before the match is over: it would show what is hidden."));
    lookBack_->setChecked(isOver && Settings().value(kLookBackKey, false).toBool());
    const QString game = textFor(replay_->played().game().id()).gameName();
    //: Title of a window in which a match is looked at again: %1 its name or its game
    setWindowTitle(tr("%1: watched again").arg(title.isEmpty() ? game : title));
    follow();
    bringToFront(*this);
    slider_->setFocus();
}

void ReplayWindow::lookBack() { lookBack_->setChecked(lookBack_->isEnabled()); }

void ReplayWindow::showLookBack(bool shown) {
    worth_->setVisible(shown);
    worth_->curve()->setVisible(shown);
    fitNames();
}

/// Leaves room for the legend beside the curve.
void ReplayWindow::fitNames() {
    where_->setMinimumWidth(lookBack_->isChecked() ? worth_->curve()->namesWidth() : 0);
}

/// Aligns the curve with the slider.
void ReplayWindow::layTrack() {
    const int handle = slider_->style()->pixelMetric(QStyle::PM_SliderLength, nullptr, slider_) / 2;
    const int from = slider_->x() - worth_->curve()->x();
    worth_->curve()->setTrack(from + handle, from + slider_->width() - handle);
}

bool ReplayWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == slider_ && (event->type() == QEvent::Resize || event->type() == QEvent::Move)) layTrack();
    return QWidget::eventFilter(watched, event);
}

// ---- position ------------------------------------------------------------------------------------------

void ReplayWindow::follow() {
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, replay_->steps());
    slider_->setPageStep(std::max(1, replay_->steps() / kPages));
    slider_->setValue(replay_->step());
    //: %1 and %2 are numbers: the step of a match that is shown, and how many there are
    where_->setText(
        tr("Step %1 of %2").arg(QLocale().toString(replay_->step()), QLocale().toString(replay_->steps())));
    fitNames();
    worth_->follow();
    slider_->setAccessibleDescription(replay_->decision()->prompt());
    const bool atBegin = replay_->step() == 0;
    const bool atEnd = isAtEnd();
    begin_->setEnabled(!atBegin);
    back_->setEnabled(!atBegin);
    forward_->setEnabled(!atEnd);
    end_->setEnabled(!atEnd);
    on_->setEnabled(!replay_->match()->isOver());
    const bool isSomebodys = replay_->shownState(0) != nullptr;
    teacher_->setEnabled(isSomebodys);
    teacher_->setToolTip(isSomebodys ? QString()
                                     : tr("Not before the match is over: it would show what is hidden."));
}

void ReplayWindow::goTo(int step) {
    play(false);
    replay_->goToStep(step);
}

bool ReplayWindow::isAtEnd() const { return replay_->step() == replay_->steps(); }

void ReplayWindow::playOrPause() {
    if (!playing_ && isAtEnd()) replay_->goToStep(0);
    play(!playing_);
}

/// Selects the next slower or faster speed, if any.
void ReplayWindow::changeSpeed(int by) {
    const int speed = std::clamp(speed_->currentIndex() + by, 0, speed_->count() - 1);
    speed_->setCurrentIndex(speed);
    Settings().setValue(kSpeedKey, speed);
    if (playing_) clock_.start(wait());
}

int ReplayWindow::wait() const {
    return kWaits[static_cast<std::size_t>(std::max(0, speed_->currentIndex()))];
}

void ReplayWindow::play(bool playing) {
    if (playing == playing_) return;
    playing_ = playing;
    playing ? clock_.start(0) : clock_.stop();
    play_->setIcon(QIcon::fromTheme(playing ? QStringLiteral("media-playback-pause")
                                            : QStringLiteral("media-playback-start")));
    namePlay();
}

void ReplayWindow::namePlay() { name(play_, playing_ ? tr("Pause") : tr("Play")); }

void ReplayWindow::tick() {
    replay_->goToStep(replay_->step() + 1);
    if (isAtEnd()) return play(false);
    clock_.start(wait());
}

/// Focuses the next or previous pane.
void ReplayWindow::nextPane(int by) {
    struct Pane {
        QWidget* pane;
        QWidget* first; ///< the widget to focus
    };
    std::vector<Pane> panes{{bar_, slider_}, {view_, view_}};
    if (worth_->isVisible()) panes.push_back({worth_, worth_->focusProxy()});
    const QWidget* focus = QApplication::focusWidget();
    const auto here = std::ranges::find_if(panes, [&](const Pane& pane) {
        return focus && (pane.pane == focus || pane.pane->isAncestorOf(focus));
    });
    const auto count = static_cast<int>(panes.size());
    const auto next =
        static_cast<std::size_t>((static_cast<int>(here - panes.begin()) % count + by + count) % count);
    panes[next].first->setFocus(Qt::TabFocusReason);
    frame_->showRound(panes[next].pane);
}

} // namespace drawbridge
