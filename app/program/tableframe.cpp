// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/tableframe.h"

#include "library/recordfile.h"
#include "match/gamestate.h"
#include "program/mainmenus.h"
#include "program/newsstrip.h"
#include "program/tabletoolbar.h"
#include "reference/plainwidgets.h"
#include "reference/savedialog.h"
#include "rooms/match/logdock.h"
#include "rooms/match/logroll.h"
#include "rooms/match/matchfile.h"
#include "rooms/match/rulesdock.h"
#include "table/hint.h"
#include "table/localtable.h"
#include "table/news.h"
#include "table/sayaloud.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "text/usualfolder.h"
#include "widgets/asking.h"
#include "widgets/paneframe.h"
#include "widgets/recordfiles.h"

#include <QActionGroup>
#include <QApplication>
#include <QFileInfo>
#include <QLocale>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTimer>

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

namespace drawbridge {

constexpr int kLayoutVersion = 3; // of saveState(); raise it when docks or the toolbar change
constexpr int kLinesToRead = 12;  // minimum height of a dock, in lines
constexpr int kLogBroad = 300;    // pixels, when docked

TableFrame::TableFrame(QMainWindow* window, const Parts& parts)
    : QObject(window)
    , window_(window)
    , menus_(parts.menus)
    , log_(parts.log)
    , rules_(parts.rules)
    , table_(parts.table)
    , controller_(parts.controller)
    , file_(parts.file)
    , pane_(new PaneFrame(window))
    , roll_(new LogRoll(window, log_, table_))
    , hint_(new Hint(controller_, this))
    , answers_(controller_) {
    window->addDockWidget(homeOf(*rules_), rules_);
    log_->setPin(menus_->pinLog);
    for (QDockWidget* dock : {static_cast<QDockWidget*>(log_), static_cast<QDockWidget*>(rules_)})
        connect(dock, &QDockWidget::visibilityChanged, this,
                [this, dock](bool visible) { dockToggled(dock, visible); });
    followMenus();
    makeStatusLine();
    menus_->setMatch(false);
    connect(controller_, &TableController::clauseRequested, this,
            qOverload<const QString&>(&TableFrame::openClause));
    connect(controller_, &TableController::gatheringChanged, this, &TableFrame::tell);
    connect(log_, &LogDock::clauseRequested, this, qOverload<const QString&>(&TableFrame::openClause));
    connect(log_, &LogDock::exportRequested, this, &TableFrame::exportLog);
    connect(file_, &MatchFile::changed, this, &TableFrame::tell);
    window->installEventFilter(this);
}

// ---- setup ---------------------------------------------------------------------------------------------

void TableFrame::followMenus() {
    const auto on = [this](QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    on(menus_->exportLog, &TableFrame::exportLog);
    on(menus_->undo, [this] { controller_->undo(); });
    on(menus_->redo, [this] { controller_->redo(); });
    on(menus_->hint, [this] { hint_->ask(); });
    on(menus_->concede, &TableFrame::concede);
    on(menus_->copyLog, [this] { log_->copyAll(); });
    on(menus_->sinceMyTurn, [this] { table_->toggleNews(); });
    connect(menus_->pinLog, &QAction::toggled, this, &TableFrame::pinLog);
    connect(rules_->toggleViewAction(), &QAction::triggered, rules_, [this](bool shown) {
        if (shown) rules_->search(); // users open the rules to look something up
    });
    on(menus_->nextPane, [this] { nextPane(1); });
    on(menus_->previousPane, [this] { nextPane(-1); });
    connect(menus_->pause, &QAction::toggled, this, [this](bool paused) {
        menus_->tellPause();
        if (local_) local_->setPaused(paused);
    });
    connect(table_, &TableView::goOnRequested, menus_->pause, [this] { menus_->pause->setChecked(false); });
    connect(menus_->hold, &QAction::toggled, this, [this](bool hold) { local_->setHolding(hold); });
    on(menus_->whenToAsk, &TableFrame::askAsking);
    connect(menus_->questions, &QActionGroup::triggered, this,
            [this](const QAction* asked) { answer(static_cast<Question>(asked->data().toInt())); });
}

void TableFrame::makeStatusLine() {
    turn_ = new PlainLabel(window_);
    paused_ = new PlainLabel(window_);
    saved_ = new PlainLabel(window_);
    saved_->setTextFormat(Qt::PlainText);
    QStatusBar* bar = window_->statusBar();
    bar->addWidget(turn_, 1);
    bar->addPermanentWidget(paused_);
    bar->addPermanentWidget(saved_);
}

// ---- showing and hiding --------------------------------------------------------------------------------

void TableFrame::setTable(LocalTable* local) {
    local_ = local;
    wasPaused_ = false;
    menus_->setMatch(true);
    menus_->pause->setChecked(false);
    rules_->setGame(local_->seen().game(), local_->seen().setup());
    log_->setModel(controller_->match()->log());
    hint_->setTable(local);
    connect(local_, &GameTable::holdingChanged, this, &TableFrame::tell);
    connect(local_, &GameTable::curtainChanged, this, &TableFrame::tell);
    connect(local_, &GameTable::thinkingChanged, this, &TableFrame::tell);
    connect(local_, &GameTable::pausedChanged, this, &TableFrame::tell);
}

/// TableToolBar and docks are created on first use.
void TableFrame::show() {
    isShown_ = true;
    wait(Wait::Away, false);
    menus_->setMatch(true);
    menus_->showIcons();
    if (!menus_->toolBar) {
        menus_->needToolBar();
        const NewsStrip* news = menus_->toolBar->news();
        connect(news, &NewsStrip::pointed, controller_, &TableController::recall);
        connect(news, &NewsStrip::opened, table_, &TableView::toggleNews);
        connect(news, &NewsStrip::left, table_, qOverload<>(&QWidget::setFocus));
        connect(menus_->toolBar, &QToolBar::visibilityChanged, table_, &TableView::setNewsBeside);
    }
    window_->statusBar()->setVisible(menus_->statusLine->isChecked());
    if (!window_->restoreState(layout_, kLayoutVersion)) {
        menus_->toolBar->show();
        window_->resizeDocks({rules_}, {300}, Qt::Horizontal);
        rules_->hide();
    }
    tell();
}

void TableFrame::leave() {
    layout_ = window_->saveState(kLayoutVersion);
    isShown_ = false;
    wait(Wait::Away, true);
    menus_->setMatch(false);
    hide();
}

void TableFrame::wait(Wait why, bool waits) {
    const auto reason = static_cast<unsigned>(why);
    if (waits && waits_ == 0 && local_) wasPaused_ = local_->isPaused();
    waits_ = waits ? waits_ | reason : waits_ & ~reason;
    if (local_) local_->setPaused(waits_ != 0 || wasPaused_);
}

bool TableFrame::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowBlocked) wait(Wait::Dialog, true);
    if (event->type() == QEvent::WindowUnblocked) wait(Wait::Dialog, false);
    return QObject::eventFilter(watched, event);
}

void TableFrame::hide() {
    for (QWidget* part : std::initializer_list<QWidget*>{menus_->toolBar, log_, rules_, window_->statusBar()})
        if (part) part->hide();
    window_->setWindowTitle(tr("Drawbridge"));
    window_->setWindowModified(false);
}

void TableFrame::restoreLayout(const QSettings& settings) {
    rulesSeen_ = settings.value(QStringLiteral("window/rulesSeen")).toBool();
    menus_->statusLine->setChecked(settings.value(QStringLiteral("window/statusLine")).toBool());
    menus_->menuBar->setChecked(settings.value(QStringLiteral("window/menuBar"), true).toBool());
    menus_->pinLog->setChecked(settings.value(QStringLiteral("window/logPinned")).toBool());
    layout_ = settings.value(QStringLiteral("window/state")).toByteArray();
    hide();
}

void TableFrame::storeLayout(QSettings& settings) const {
    settings.setValue(QStringLiteral("window/state"),
                      isShown_ ? window_->saveState(kLayoutVersion) : layout_);
    settings.setValue(QStringLiteral("window/logPinned"), roll_->isPinned());
    settings.setValue(QStringLiteral("window/rulesSeen"), rulesSeen_);
    settings.setValue(QStringLiteral("window/statusLine"), menus_->statusLine->isChecked());
    settings.setValue(QStringLiteral("window/menuBar"), menus_->wantsMenuBar());
}

void TableFrame::retranslate() {
    log_->retranslate();
    rules_->retranslate();
    // After the docks, whose titles overwrite the texts of their toggle actions.
    menus_->retranslate();
    tell();
}

/// Tab cycles within the table; this shortcut always leaves it.
void TableFrame::nextPane(int step) {
    std::vector<QWidget*> panes{table_};
    if (NewsStrip* news = menus_->toolBar->news(); news->isVisible() && !news->isEmpty())
        panes.push_back(news);
    for (QDockWidget* dock : {static_cast<QDockWidget*>(log_), static_cast<QDockWidget*>(rules_)})
        if (dock->isVisible()) panes.push_back(dock);
    const QWidget* focus = QApplication::focusWidget();
    // Searched backwards: an unpinned log is a child of the table.
    const auto here = std::find_if(panes.rbegin(), panes.rend(), [focus](const QWidget* pane) {
        return focus && (pane == focus || pane->isAncestorOf(focus));
    });
    const auto count = static_cast<int>(panes.size());
    const int index = here == panes.rend() ? 0 : static_cast<int>(panes.rend() - here) - 1 + step;
    QWidget* next = panes[static_cast<std::size_t>((index + count) % count)];
    next->raise(); // it may be in a background tab
    (next->focusProxy() ? next->focusProxy() : next)->setFocus(Qt::TabFocusReason);
    pane_->showRound(next);
}

void TableFrame::dockToggled(QDockWidget* dock, bool visible) {
    const QWidget* focus = QApplication::focusWidget();
    if (!visible && focus && dock->isAncestorOf(focus)) table_->setFocus();
    if (!visible || dock->isFloating() || (dock == log_ && !roll_->isPinned())) return;
    const bool first = dock == rules_ && !std::exchange(rulesSeen_, true);
    // QMainWindow gives a dock added below another one its minimum height.
    QTimer::singleShot(0, dock, [this, dock, first] {
        const bool small = dock->height() < kLinesToRead * window_->fontMetrics().lineSpacing();
        if (dock->isVisible() && (first || small) && roll_->isPinned())
            window_->resizeDocks({log_, rules_}, {dock == log_ ? 3 : 2, dock == log_ ? 2 : 3}, Qt::Vertical);
    });
}

void TableFrame::pinLog(bool pinned) {
    roll_->setPinned(pinned);
    if (pinned) window_->resizeDocks({log_}, {kLogBroad}, Qt::Horizontal);
}

// ---- at the table --------------------------------------------------------------------------------------

void TableFrame::concede() {
    DestructiveConfirmBox question(tr("Drawbridge"), tr("You lose this match at once if you give up."),
                                   QMessageBox::Cancel, window_);
    const QPushButton* giveUp = question.addButton(tr("&Give up"), QMessageBox::DestructiveRole);
    question.exec();
    if (question.clickedButton() == giveUp) local_->concede();
}

void TableFrame::exportLog() {
    const QString file =
        askWhereToSave(window_, tr("Save the Log as Text"),
                       recordFolder() + QStringLiteral("/%1.txt").arg(fileName(local_->text().gameName())),
                       tr("Text (*.txt)"));
    if (file.isEmpty()) return;
    if (saveOrTell(window_, tr("Drawbridge"), file, log_->transcript().toStdString()))
        tellSaved(window_, file);
}

void TableFrame::askAsking() {
    const GameInfo& game = local_->seen().game();
    AskingDialog dialog(game, loadAsking(game), window_);
    if (dialog.exec() != QDialog::Accepted) return;
    storeAsking(game, dialog.asking());
    local_->setAsking(dialog.asking());
}

/// Answers by the screen reader, and in a line above the rail for a while.
void TableFrame::answer(Question question) {
    const TableSpot spot = table_->focusedSpot();
    const QString words = answers_.to(question, {spot.pile, spot.mark});
    sayAloud(table_, words, true);
    table_->tell(words);
}

void TableFrame::openClause(const QString& clause) {
    rules_->setGame(local_->seen().game(), local_->seen().setup());
    rules_->openClause(clause);
}

void TableFrame::openClause(const QString& gameId, const QString& clause) {
    rules_->setGame(gameId);
    rules_->openClause(clause);
}

/// The gallery may have opened another game's rules there.
void TableFrame::openRules() {
    rules_->setGame(local_->seen().game(), local_->seen().setup());
    rules_->search();
}

// ---- status --------------------------------------------------------------------------------------------

/// Whose turn it is; shows no hidden information.
QString TableFrame::turnText() const {
    const SeenMatch match = local_->seen();
    const QStringList names = local_->names();
    const Seat decider = match.decider();
    if (local_->isPassing()) return turn_->text(); // an automatic pass, over at once
    if (match.isOver()) return local_->text().endingLine(match.open().known(), names);
    if (local_->curtainDown()) return tr("The screen goes to %1").arg(seatName(names, local_->curtainFor()));
    if (local_->isThinking()) return tr("%1 is thinking…").arg(seatName(names, decider));
    if (!isSeat(decider)) return {};
    if (decider == match.open().known().view.turn) return tr("%1's turn").arg(seatName(names, decider));
    // In another player's turn: what the decision is about.
    return decider == local_->viewer() ? tr("%1 may act").arg(seatName(names, decider))
                                       : local_->text().prompt(match.open().known(), names);
}

void TableFrame::tellActions() {
    const SeenMatch match = local_->seen();
    menus_->undo->setEnabled(controller_->canUndo());
    menus_->tellUndo(controller_->undoWords());
    menus_->redo->setEnabled(local_->canRedo());
    menus_->pause->setEnabled(!match.isOver());
    menus_->hint->setVisible(hint_->isAllowed());
    menus_->hint->setEnabled(hint_->canAsk());
    // Not every game has a rule for it.
    menus_->concede->setVisible(local_->match().stateAt(0).concession(0).has_value());
    menus_->concede->setEnabled(local_->canConcede());
    const bool hasWindows = !match.game().windowKinds().empty();
    menus_->hold->setVisible(hasWindows);
    menus_->hold->setChecked(local_->isHolding());
    menus_->whenToAsk->setVisible(hasWindows);
    menus_->sinceMyTurn->setEnabled(sinceTurnOf(match, match.viewer()) < match.length());
}

void TableFrame::tell() {
    if (!isShown_) return;
    tellActions();
    if (const QString turn = turnText(); turn_->text() != turn) turn_->setText(turn);
    paused_->setText(local_->isPaused() && !waits_ ? tr("Bots are paused") : QString());
    saved_->setText(file_->status());
    saved_->setToolTip(file_->statusTip());
    table_->setPaused(menus_->pause->isChecked());
    menus_->toolBar->news()->tell(controller_->match()->log(), controller_->match()->newsFrom());
    menus_->toolBar->tellGame(local_->text().gameName(), turn_->text(), paused_->text());
    menus_->toolBar->tellKept(saved_->text(), saved_->toolTip());
    menus_->tellLog(controller_->match()->log()->rowCount());
    tellTitle();
}

void TableFrame::tellTitle() {
    const QString game = local_->text().gameName();
    const QString& file = file_->path();
    window_->setWindowTitle(
        file.isEmpty() ? tr("%1 – Drawbridge").arg(game)
                       : tr("%1[*] – %2 – Drawbridge").arg(QFileInfo(file).completeBaseName(), game));
    window_->setWindowModified(!file.isEmpty() && !file_->isSaved());
}

} // namespace drawbridge
