// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/seriespanel.h"

#include "reference/plainwidgets.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"
#include "widgets/formparts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace drawbridge {

namespace {

constexpr int kTellLines = 4;
constexpr int kNoteLines = 4;

QPlainTextEdit* wordsField(QWidget* parent) {
    auto* field = new QPlainTextEdit(parent);
    field->setTabChangesFocus(true);
    return field;
}

/// Keeps the cursor position while the user types.
template <class Field>
void write(Field* field, const QString& now, const QString& words, void (Field::*set)(const QString&)) {
    if (now != words) (field->*set)(words);
}

/// Parses a rule number, "6.4", or clause; empty: unknown in this game.
std::string clauseMeant(const GameInfo& game, const QString& written) {
    if (const Rule* rule = RuleBook::forGame(toQString(game.id())).numbered(written))
        return rule->id.toStdString();
    const QString clause = written.toUpper();
    return clause.startsWith(toQString(game.clausePrefix()) + QLatin1Char('-')) ? clause.toStdString()
                                                                                : std::string();
}

} // namespace

QString slideName(const Slide& slide) {
    return slide.title.empty() ? textFor(slide.arrangement.game().id()).gameName() : toQLine(slide.title);
}

SeriesPanel::SeriesPanel(QWidget* parent)
    : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    list_ = new QListWidget(this);
    list_->setObjectName(QStringLiteral("slides"));
    list_->setDragDropMode(QAbstractItemView::InternalMove);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setWordWrap(true);
    listLabel_ = labelFor(list_);
    layout->addWidget(listLabel_);
    layout->addWidget(list_, 1);
    buttons_ = new QHBoxLayout;
    buttons_->setSpacing(0);
    layout->addLayout(buttons_);
    title_ = new QLineEdit(this);
    tell_ = wordsField(this);
    note_ = wordsField(this);
    rule_ = new QLineEdit(this);
    addField(titleLabel_, title_);
    addField(tellLabel_, tell_);
    addField(noteLabel_, note_);
    addField(ruleLabel_, rule_);
    unknown_ = new PlainLabel(this);
    unknown_->setWordWrap(true);
    layout->addWidget(unknown_);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) emit slideChosen(static_cast<std::size_t>(row));
    });
    // Queued, after the list has finished its move: the list is refilled then.
    connect(
        list_->model(), &QAbstractItemModel::rowsMoved, this,
        [this](const QModelIndex&, int from, int, const QModelIndex&, int to) {
            emit slideMoved(static_cast<std::size_t>(to > from ? to - 1 : to));
        },
        Qt::QueuedConnection);
    connect(title_, &QLineEdit::textEdited, this, [this] { emit described(QStringLiteral("title")); });
    connect(rule_, &QLineEdit::textEdited, this, [this] { emit described(QStringLiteral("clause")); });
    connect(tell_, &QPlainTextEdit::textChanged, this, [this] { emit described(QStringLiteral("tell")); });
    connect(note_, &QPlainTextEdit::textChanged, this, [this] { emit described(QStringLiteral("note")); });
}

void SeriesPanel::addField(QLabel*& label, QWidget* field) {
    label = labelFor(field);
    layout()->addWidget(label);
    layout()->addWidget(field);
}

void SeriesPanel::addButtons(const std::vector<QAction*>& actions) {
    QWidget* before = list_;
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        buttons_->addWidget(button);
        setTabOrder(before, button);
        before = button;
    }
    buttons_->addStretch();
    for (QWidget* field : {static_cast<QWidget*>(title_), static_cast<QWidget*>(tell_),
                           static_cast<QWidget*>(note_), static_cast<QWidget*>(rule_)}) {
        setTabOrder(before, field);
        before = field;
    }
}

void SeriesPanel::follow(const Series& series) {
    const QSignalBlocker quiet(list_);
    const auto count = static_cast<int>(series.size());
    const bool isOther = list_->count() != count || list_->currentRow() != static_cast<int>(series.at());
    while (list_->count() > count) delete list_->takeItem(count);
    while (list_->count() < count) list_->addItem(QString());
    for (int row = 0; row < count; ++row) {
        const Slide& slide = series.slide(static_cast<std::size_t>(row));
        //: A row of a list: %1 the number of a position, %2 its title
        QString words = tr("%1  %2").arg(QLocale().toString(row + 1), slideName(slide));
        //: A row of a list: %1 a position, which the rules do not allow
        if (slide.arrangement.state() == nullptr) words = tr("%1 (impossible)").arg(words);
        list_->item(row)->setText(words);
    }
    list_->setCurrentRow(static_cast<int>(series.at()));

    const QSignalBlocker notTyped(tell_);
    const QSignalBlocker notWritten(note_);
    const Slide& slide = series.shown();
    write(title_, title_->text(), toQLine(slide.title), &QLineEdit::setText);
    if (!title_->hasFocus()) title_->setCursorPosition(0); // shows the beginning of a long title
    write(tell_, tell_->toPlainText(), toQString(slide.tell), &QPlainTextEdit::setPlainText);
    write(note_, note_->toPlainText(), toQString(slide.note), &QPlainTextEdit::setPlainText);
    // Another slide's edits must not be undoable here, even if its text is the same.
    if (isOther)
        for (QPlainTextEdit* field : {tell_, note_}) field->document()->clearUndoRedoStacks();
    Slide written = slide;
    fill(written);
    // Unchanged text keeps a trailing space, which the user may be about to continue.
    if (isOther || written.clauses != slide.clauses) {
        const GameText& text = textFor(slide.arrangement.game().id());
        QStringList numbers;
        for (const std::string& clause : slide.clauses) numbers.append(text.clauseNumber(toQLine(clause)));
        rule_->setText(numbers.join(QLatin1Char(' ')));
    }
    tellUnknown(slide.arrangement.game());
}

/// Reports clauses that the game does not have; they are not stored.
void SeriesPanel::tellUnknown(const GameInfo& game) {
    QStringList unknown = rulesWritten();
    unknown.removeIf([&](const QString& one) { return !clauseMeant(game, one).empty(); });
    const QString book = textFor(game.id()).gameName();
    //: Below a field for numbers of rules: %1 is what is written there, %2 a game
    unknown_->setText(unknown.isEmpty() ? QString()
                                        : tr("“%1” is no rule of %2. Its rule book has their numbers.")
                                              .arg(unknown.join(QLatin1Char(' ')), book));
    unknown_->setVisible(!unknown.isEmpty());
}

QStringList SeriesPanel::rulesWritten() const {
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    return rule_->text().split(between, Qt::SkipEmptyParts);
}

void SeriesPanel::fill(Slide& slide) const {
    slide.title = title_->text().toStdString();
    slide.tell = tell_->toPlainText().toStdString();
    slide.note = note_->toPlainText().toStdString();
    slide.clauses.clear();
    for (const QString& written : rulesWritten())
        if (std::string clause = clauseMeant(slide.arrangement.game(), written); !clause.empty())
            slide.clauses.push_back(std::move(clause));
}

void SeriesPanel::editTitle() {
    title_->setFocus(Qt::ShortcutFocusReason);
    title_->selectAll();
}

void SeriesPanel::focusList() { list_->setFocus(Qt::TabFocusReason); }

void SeriesPanel::retranslate() {
    listLabel_->setText(tr("P&ositions of the lesson:"));
    list_->setAccessibleName(tr("Positions of the lesson"));
    titleLabel_->setText(tr("T&itle:"));
    title_->setPlaceholderText(tr("What the position shows"));
    tellLabel_->setText(tr("&Words for the audience:"));
    tell_->setPlaceholderText(tr("They stand above the table"));
    noteLabel_->setText(tr("&Note for yourself:"));
    note_->setPlaceholderText(tr("Nobody sees it in full screen"));
    ruleLabel_->setText(tr("&Rule:"));
    rule_->setPlaceholderText(tr("Numbers of rules it is about"));
    tell_->setAccessibleName(tr("Words for the audience"));
    note_->setAccessibleName(tr("Note for yourself"));
}

void SeriesPanel::fit() {
    const int line = fontMetrics().lineSpacing();
    const int frame = 2 * (tell_->frameWidth() + 6);
    tell_->setFixedHeight(kTellLines * line + frame);
    note_->setFixedHeight(kNoteLines * line + frame);
}

} // namespace drawbridge
