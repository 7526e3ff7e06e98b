// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/teacher/teacherpanel.h"

#include "reference/plainwidgets.h"
#include "shell/deck/cardbox.h"
#include "shell/formparts.h"
#include "shell/teacher/factpanel.h"
#include "table/sayaloud.h"
#include "text/gametext.h"
#include "text/mistaketext.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <utility>

namespace drawbridge {

namespace {

constexpr int kProblemLines = 5;
constexpr double kLetters = 44; // breadth in letters

} // namespace

TeacherPanel::TeacherPanel(QWidget* parent)
    : QDockWidget(parent) {
    setObjectName(QStringLiteral("teacher-panel"));
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget(this));
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    auto* form = new QFormLayout;
    games_ = new CalmComboBox(page);
    for (const GameInfo* game : allGames()) games_->addItem(QString(), toQString(game->id()));
    games_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(games_, &QComboBox::activated, this, &TeacherPanel::chooseGame);
    seats_ = new CalmSpinBox(page);
    // A field is left in the midst of a press on what comes next, which has its turn before everything is
    // another game's. It may be left once more while somebody is asked.
    connect(
        seats_, &QSpinBox::editingFinished, this,
        [this] {
            const int wanted = seats_->value();
            if (std::exchange(shownSeats_, wanted) != wanted) chooseGame();
        },
        Qt::QueuedConnection);
    title_ = new QLineEdit(page);
    rule_ = new QLineEdit(page);
    for (QLineEdit* field : {title_, rule_})
        connect(field, &QLineEdit::textEdited, this, &TeacherPanel::described);
    const auto row = [&](QLabel*& label, QWidget* field) {
        label = new PlainLabel(page);
        label->setBuddy(field);
        form->addRow(label, field);
    };
    row(gameLabel_, games_);
    row(seatsLabel_, seats_);
    facts_ = new FactPanel(page);
    form->addRow(facts_);
    row(titleLabel_, title_);
    row(ruleLabel_, rule_);
    layout->addLayout(form);
    connect(facts_, &FactPanel::chosen, this, &TeacherPanel::factChosen);

    boxLabel_ = new PlainLabel(page);
    box_ = new CardBox(page);
    boxLabel_->setBuddy(box_);
    layout->addWidget(boxLabel_);
    layout->addWidget(box_, 1);

    problemsLabel_ = new PlainLabel(page);
    problemsLabel_->setWordWrap(true);
    problems_ = new QListWidget(page);
    problems_->setObjectName(QStringLiteral("problems"));
    problems_->setWordWrap(true);
    problems_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    problemsLabel_->setBuddy(problems_);
    // The box stays as large as it is while one drags out of it.
    QSizePolicy keeping = problems_->sizePolicy();
    keeping.setRetainSizeWhenHidden(true);
    problems_->setSizePolicy(keeping);
    layout->addWidget(problemsLabel_);
    layout->addWidget(problems_);
    setWidget(page);
}

void TeacherPanel::chooseGame() { emit gameChosen(games_->currentData().toString(), seats_->value()); }

void TeacherPanel::retranslate() {
    setWindowTitle(tr("Box and facts"));
    gameLabel_->setText(tr("&Game:"));
    seatsLabel_->setText(tr("&Players:"));
    titleLabel_->setText(tr("T&itle:"));
    title_->setPlaceholderText(tr("What the position shows"));
    ruleLabel_->setText(tr("&Rule:"));
    rule_->setPlaceholderText(tr("Numbers of rules it is about"));
    boxLabel_->setText(tr("In the &box: drag onto the table"));
    box_->setAccessibleName(tr("Cards in the box"));
    problems_->setAccessibleName(tr("What is impossible"));
    for (int index = 0; index < games_->count(); ++index)
        games_->setItemText(index, textFor(games_->itemData(index).toString().toStdString()).gameName());
    facts_->reset();
}

void TeacherPanel::fit() {
    setFixedWidth(qRound(kLetters * fontMetrics().averageCharWidth()));
    problems_->setFixedHeight(kProblemLines * fontMetrics().lineSpacing());
}

void TeacherPanel::reset() {
    facts_->reset();
    title_->clear();
    rule_->clear();
}

void TeacherPanel::follow(const Arrangement& arrangement, const QStringList& names) {
    facts_->show(arrangement, names);
    for (QLabel* label : {gameLabel_, seatsLabel_, titleLabel_, ruleLabel_})
        label->setMinimumWidth(facts_->labelWidth());
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
    for (const Arrangement::Problem& problem : arrangement.problems())
        said.append(mistakeText(arrangement.game(), arrangement.setup(), problem.mistake, names));
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

void TeacherPanel::focusFacts() { games_->setFocus(Qt::TabFocusReason); }

QString TeacherPanel::title() const { return title_->text(); }

void TeacherPanel::setTitle(const QString& title) { title_->setText(title); }

std::vector<std::string> TeacherPanel::clauses() const {
    std::vector<std::string> clauses;
    for (const QString& clause :
         rule_->text().split(QRegularExpression(QStringLiteral("[\\s,;]+")), Qt::SkipEmptyParts))
        clauses.push_back(clause.toUpper().toStdString());
    return clauses;
}

void TeacherPanel::setClauses(const std::vector<std::string>& clauses) {
    QStringList texts;
    for (const std::string& clause : clauses) texts.append(toQString(clause));
    rule_->setText(texts.join(QLatin1Char(' ')));
}

} // namespace drawbridge
