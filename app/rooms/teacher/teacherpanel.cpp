// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/teacherpanel.h"

#include "reference/plainwidgets.h"
#include "rooms/teacher/cardbox.h"
#include "rooms/teacher/factpanel.h"
#include "rooms/teacher/seriespanel.h"
#include "table/sayaloud.h"
#include "text/gametext.h"
#include "text/mistaketext.h"
#include "widgets/formparts.h"

#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QStyle>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kProblemLines = 5;
constexpr int kFewestFacts = 6;  // minimum number of visible rows of facts
constexpr int kFewestCards = 11; // minimum height of the box, in lines
constexpr double kLetters = 44;  // width in characters

} // namespace

TeacherPanel::TeacherPanel(QWidget* parent)
    : QDockWidget(parent) {
    setObjectName(QStringLiteral("teacher-panel"));
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget(this));
    pages_ = new QTabWidget(this);
    auto* page = new QWidget(pages_);
    auto* layout = new QVBoxLayout(page);
    auto* form = new QFormLayout;
    games_ = new FormComboBox(page);
    for (const GameInfo* game : allGames()) games_->addItem(QString(), toQString(game->id()));
    games_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(games_, &QComboBox::activated, this, &TeacherPanel::chooseGame);
    seats_ = new CalmSpinBox(page);
    // Queued: the field loses its focus during a mouse press, whose target must handle it before another game
    // is laid out. May be emitted again while a dialog is open.
    connect(
        seats_, &QSpinBox::editingFinished, this,
        [this] {
            const int wanted = seats_->value();
            if (std::exchange(shownSeats_, wanted) != wanted) chooseGame();
        },
        Qt::QueuedConnection);
    hands_ = new FormComboBox(page);
    hands_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(hands_, &QComboBox::activated, this,
            [this] { emit handsChosen(static_cast<Seat>(hands_->currentData().toInt())); });
    const auto row = [&](QLabel*& label, QWidget* field) {
        label = labelFor(field);
        form->addRow(label, field);
    };
    row(gameLabel_, games_);
    row(seatsLabel_, seats_);
    row(handsLabel_, hands_);
    layout->addLayout(form);
    facts_ = new FactPanel(page);
    factsScroll_ = scrolling(facts_, page);
    layout->addWidget(factsScroll_, 1);
    connect(facts_, &FactPanel::fitted, this, &TeacherPanel::fitFacts);
    connect(facts_, &FactPanel::chosen, this, &TeacherPanel::factChosen);
    connect(facts_, &FactPanel::heightChosen, this, &TeacherPanel::heightChosen);

    box_ = new CardBox(page);
    boxLabel_ = labelFor(box_);
    layout->addWidget(boxLabel_);
    layout->addWidget(box_, 1);

    problems_ = new QListWidget(page);
    problems_->setObjectName(QStringLiteral("problems"));
    problems_->setWordWrap(true);
    problems_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    problemsLabel_ = labelFor(problems_);
    problemsLabel_->setWordWrap(true);
    // Keeps its space when hidden, so that the box is not resized during a drag.
    QSizePolicy keeping = problems_->sizePolicy();
    keeping.setRetainSizeWhenHidden(true);
    problems_->setSizePolicy(keeping);
    layout->addWidget(problemsLabel_);
    layout->addWidget(problems_);
    series_ = new SeriesPanel(pages_);
    // Pages may be taller than a small screen, or with large fonts.
    for (QWidget* each : {page, static_cast<QWidget*>(series_)})
        pages_->addTab(scrolling(each, pages_), QString());
    setWidget(pages_);
}

void TeacherPanel::chooseGame() { emit gameChosen(games_->currentData().toString(), seats_->value()); }

void TeacherPanel::retranslate() {
    setWindowTitle(tr("Box and facts"));
    gameLabel_->setText(tr("&Game:"));
    seatsLabel_->setText(tr("&Players:"));
    handsLabel_->setText(tr("Hand&s:"));
    pages_->setTabText(0, tr("This position"));
    pages_->setTabText(1, tr("The lesson"));
    series_->retranslate();
    boxLabel_->setText(tr("In the &box: drag onto the table"));
    box_->setAccessibleName(tr("Cards in the box"));
    problems_->setAccessibleName(tr("What is impossible"));
    for (int index = 0; index < games_->count(); ++index)
        games_->setItemText(index, textFor(games_->itemData(index).toString().toStdString()).gameName());
    facts_->reset();
}

void TeacherPanel::fit() {
    setFixedWidth(qRound(kLetters * fontMetrics().averageCharWidth()));
    const int line = fontMetrics().lineSpacing();
    problems_->setFixedHeight(kProblemLines * line);
    factsScroll_->setMinimumHeight(kFewestFacts * line);
    box_->setMinimumHeight(kFewestCards * line);
    series_->fit();
}

void TeacherPanel::fitFacts() {
    factsScroll_->setMaximumHeight(std::max(factsScroll_->minimumHeight(),
                                            facts_->sizeHint().height() + 2 * factsScroll_->frameWidth()));
}

void TeacherPanel::reset() { facts_->reset(); }

/// Fills the list of whose hands are shown, from all to none.
void TeacherPanel::showHands(const QStringList& names, Seat hands) {
    const QSignalBlocker quiet(hands_);
    hands_->clear();
    //: Whose hands of cards lie open
    hands_->addItem(tr("all lie open"), static_cast<int>(kAllHands));
    //: Whose hands of cards lie open
    hands_->addItem(tr("none lies open"), static_cast<int>(kNobody));
    for (Seat seat = 0; seat < names.size(); ++seat)
        //: Whose hand of cards lies open: %1 is a player
        hands_->addItem(tr("only that of %1").arg(seatName(names, seat)), static_cast<int>(seat));
    hands_->setCurrentIndex(hands_->findData(static_cast<int>(hands)));
}

void TeacherPanel::follow(const Arrangement& arrangement, const QStringList& names, Seat hands) {
    const int edges = 4 * style()->pixelMetric(QStyle::PM_LayoutLeftMargin) +
                      2 * style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    facts_->show(arrangement, names, width() - edges);
    fitFacts();
    for (QLabel* label : {gameLabel_, seatsLabel_, handsLabel_}) label->setMinimumWidth(facts_->labelWidth());
    showHands(names, hands);
    box_->show(arrangement);
    games_->setCurrentIndex(games_->findData(toQString(arrangement.game().id())));
    const QSignalBlocker quiet(seats_);
    shownSeats_ = arrangement.setup().seats;
    seats_->setRange(arrangement.game().minSeats(), arrangement.game().maxSeats());
    seats_->setValue(shownSeats_);
    tellProblems(arrangement, names);
}

void TeacherPanel::tellProblems(const Arrangement& arrangement, const QStringList& names) {
    QStringList said;
    for (const Arrangement::Fault& fault : arrangement.faults())
        said.append(mistakeText(arrangement.game(), arrangement.setup(), fault.mistake, names));
    said.removeDuplicates();
    problems_->clear();
    problems_->addItems(said);
    problems_->setVisible(!said.isEmpty());
    problemsLabel_->setText(said.isEmpty() ? tr("This position is possible.")
                                           : tr("This position is &impossible:"));
    if (std::exchange(said_, said) == said) return;
    said.prepend(problemsLabel_->text().remove(u'&'));
    sayAloud(this, said.join(QLatin1Char(' ')));
}

void TeacherPanel::setArranging(bool arranging) { pages_->widget(0)->setEnabled(arranging); }

void TeacherPanel::focusList() {
    if (pages_->currentIndex() == 0)
        box_->setFocus(Qt::TabFocusReason);
    else
        series_->focusList();
}

void TeacherPanel::focusFacts() {
    pages_->setCurrentIndex(0);
    games_->setFocus(Qt::TabFocusReason);
}

void TeacherPanel::nameSlide() {
    if (isVisible() && pages_->currentIndex() == 1) series_->editTitle();
}

void TeacherPanel::showSeries() {
    setVisible(true);
    pages_->setCurrentIndex(1);
}

} // namespace drawbridge
