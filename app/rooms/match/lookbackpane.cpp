// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/lookbackpane.h"

#include "match/gamestate.h"
#include "reference/plainwidgets.h"
#include "rooms/match/chancecurve.h"
#include "table/replaytable.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace drawbridge {

LookBackPane::LookBackPane(ReplayTable* table, QWidget* parent)
    : QWidget(parent)
    , table_(table)
    , curve_(new ChanceCurve(parent))
    , heading_(new PlainLabel(this))
    , progress_(new QProgressBar(this))
    , goOn_(new QPushButton(this))
    , which_(new QComboBox(this))
    , list_(new QListWidget(this)) {
    heading_->setWordWrap(true);
    list_->setWordWrap(true);
    // Alternating backgrounds instead of spacing: with spacing QListView wraps text to a different width than
    // it paints.
    list_->setAlternatingRowColors(true);
    list_->setResizeMode(QListView::Adjust); // wraps text again
    setFocusProxy(list_);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* work = new QHBoxLayout;
    work->addWidget(progress_, 1);
    work->addWidget(goOn_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading_);
    layout->addLayout(work);
    layout->addWidget(which_);
    layout->addWidget(list_, 1);

    telling_.setSingleShot(true);
    telling_.setInterval(400);
    connect(&telling_, &QTimer::timeout, this, &LookBackPane::tell);
    connect(&lookBack_, &LookBack::changed, this, [this] {
        tellProgress();
        if (!telling_.isActive()) telling_.start();
    });
    connect(goOn_, &QPushButton::clicked, this,
            [this] { lookBack_.isAtWork() ? lookBack_.stop() : lookBack_.begin(); });
    connect(which_, &QComboBox::currentIndexChanged, this, &LookBackPane::listLines);
    connect(list_, &QListWidget::currentRowChanged, this, &LookBackPane::goTo);
    for (const auto pressed : {&QListWidget::itemClicked, &QListWidget::itemActivated})
        connect(list_, pressed, this, [this](const QListWidgetItem* item) { goTo(list_->row(item)); });
    connect(curve_, &ChanceCurve::stepChosen, table_, &ReplayTable::goToStep);
    retranslate();
}

LookBackPane::~LookBackPane() {
    lookBack_.disconnect(this); // its destructor emits changed()
}

void LookBackPane::retranslate() {
    const QSignalBlocker quiet(which_);
    const int which = std::max(0, which_->currentIndex());
    which_->clear();
    //: A choice of what a list shows: the decisions that cost something and the turning points, or all
    which_->addItems({tr("What mattered"), tr("Every decision")});
    which_->setCurrentIndex(which);
    nameList(which_, tr("What is listed"));
    list_->setAccessibleName(tr("Decisions and turning points"));
    progress_->setAccessibleName(tr("Looking back"));
    if (!table_->isOpen()) return;
    tellProgress();
    tell();
}

void LookBackPane::setMatch(const QString& record) {
    lookBack_.setMatch(table_->played(), record);
    curve_->setNames(namesOf(table_->played().players()));
    tell();
    if (isVisible()) lookBack_.begin();
}

void LookBackPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    lookBack_.begin();
}

void LookBackPane::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    lookBack_.stop();
}

Seat LookBackPane::seat() const {
    if (isSeat(table_->seenBy())) return table_->seenBy();
    const auto& players = table_->played().players();
    const auto person = std::ranges::find(players, false, &Player::isBot);
    return person == players.end() ? Seat{0} : static_cast<Seat>(person - players.begin());
}

bool LookBackPane::isOpen() const { return table_->seenBy() == kAllHands; }

void LookBackPane::follow() {
    curve_->setStep(table_->step());
    if (seat_ != seat() || isOpen_ != isOpen())
        tell();
    else
        followLine();
}

void LookBackPane::tellProgress() {
    const int done = static_cast<int>(lookBack_.looked().size());
    progress_->setRange(0, std::max(1, lookBack_.all()));
    progress_->setValue(done);
    progress_->setVisible(!lookBack_.isDone());
    goOn_->setVisible(!lookBack_.isDone());
    //: Two buttons by which a computation is stopped, and gone on with where it was stopped
    goOn_->setText(lookBack_.isAtWork() ? tr("St&op") : tr("G&o on"));
}

/// Updates curve and list.
void LookBackPane::tell() {
    telling_.stop();
    seat_ = seat();
    isOpen_ = isOpen();
    const Match& match = table_->played();
    const std::vector<LookedAt>& looked = lookBack_.looked();
    lines_ = linesOf(match, looked, seat_, isOpen_);
    std::vector<CurvePoint> points;
    for (std::size_t i = 0; i < looked.size(); ++i)
        points.push_back({table_->stepAt(static_cast<int>(looked[i].item)),
                          isOpen_ ? looked[i].openChances : looked[i].chances, lines_[i].isTurningPoint,
                          isCostly(lines_[i])});
    if (lookBack_.isDone() && !points.empty()) {
        CurvePoint end{table_->steps(), {}, false, false};
        for (Seat seat = 0; seat < match.players().size(); ++seat)
            end.chances.push_back(match.state().score(seat));
        points.push_back(std::move(end));
    }
    curve_->setPoints(std::move(points), table_->steps(), seat_);
    const Figures figures = chancesOf(match, looked, isOpen_);
    curve_->setAccessibleName(figures.title);
    curve_->setAccessibleDescription(spoken(figures));
    curve_->setToolTip(tipOf(tr("A ring is a turning point, a wedge a decision that cost something.")));
    //: Above a list of moments of a match: %1 says what the chances in it are; %2 is the player whose they
    //: are
    QString heading = tr("%1. The list tells of %2.").arg(figures.title, curve_->names().value(seat_));
    const auto isListed = [this](const LookBackLine& line) { return matters(line); };
    if (lookBack_.isDone() && std::ranges::none_of(lines_, isListed))
        heading += ' ' + tr("Nothing would have been clearly better, and nothing turned the match.");
    heading_->setText(heading);
    listLines();
}

/// Whether the line is in the default list.
bool LookBackPane::matters(const LookBackLine& line) const { return line.isTurningPoint || isCostly(line); }

/// Whether the line is a mistake of the player shown.
bool LookBackPane::isCostly(const LookBackLine& line) const {
    return line.isCostly && table_->played().history()[line.item].decider == seat_;
}

void LookBackPane::listLines() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    listed_.clear();
    for (std::size_t line = 0; line < lines_.size(); ++line) {
        if (!matters(lines_[line]) && which_->currentIndex() == 0) continue;
        list_->addItem(lines_[line].text);
        listed_.push_back(line);
    }
    followLine();
}

/// Selects the line of the current moment, if there is one.
void LookBackPane::followLine() {
    const auto line = std::ranges::find(listed_, static_cast<std::size_t>(table_->moment()),
                                        [this](std::size_t listed) { return lines_[listed].item; });
    const QSignalBlocker quiet(list_);
    list_->setCurrentRow(line == listed_.end() ? -1 : static_cast<int>(line - listed_.begin()));
}

/// Goes to a line's moment, and shows the better move if there is one.
void LookBackPane::goTo(int row) {
    if (row < 0) return;
    const LookBackLine line = lines_[listed_[static_cast<std::size_t>(row)]]; // a copy: go() may change it
    table_->go(static_cast<int>(line.item));
    if (line.isCostly) table_->showInstead(line.better, line.judgement);
}

} // namespace drawbridge
