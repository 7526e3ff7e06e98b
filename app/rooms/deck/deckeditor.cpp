// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/deck/deckeditor.h"

#include "faces/rampagefaces.h"
#include "library/recordfile.h"
#include "rampage/deckfile.h"
#include "reference/plainwidgets.h"
#include "reference/savedialog.h"
#include "reference/splitter.h"
#include "rooms/deck/cardform.h"
#include "rooms/deck/deckmodel.h"
#include "text/rampage/decktext.h"
#include "text/rampage/rampagetext.h"
#include "text/settings.h"
#include "widgets/deckfile.h"
#include "widgets/flowrow.h"
#include "widgets/formparts.h"
#include "widgets/language.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QShortcut>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace drawbridge {

using namespace rampage;

namespace {

const QString kSizeKey = QStringLiteral("deckeditor/size");
constexpr int kLeastLetters = 30; // minimum width of the card list
constexpr int kMostLetters = 60;  // maximum of that

/// The language's native name.
QString shownLanguage(const std::string& language) {
    return language.empty() ? DeckEditor::tr("All languages")
                            : languageName(QString::fromStdString(language));
}

} // namespace

/// A picture of a card of a deck.
class CardPreview : public QWidget {
  public:
    explicit CardPreview(QWidget* parent)
        : QWidget(parent) {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setMinimumWidth(170);
        setObjectName(QStringLiteral("preview"));
    }

    /// The deck must not move; a negative row shows nothing.
    void setCard(const Deck* deck, int row) {
        deck_ = deck;
        row_ = row;
        update();
    }

    QSize sizeHint() const override { return {230, heightForWidth(230)}; }
    int heightForWidth(int breadth) const override {
        return qRound(std::min(breadth, 340) * kCard.height() / kCard.width());
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        if (deck_ == nullptr || row_ < 0 || row_ >= deck_->kindCount()) return;
        const QSizeF size = kCard.scaled(this->size(), Qt::KeepAspectRatio);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF card(QPointF((width() - size.width()) / 2, 0), size);
        paintRampageCard(painter, card, *deck_, static_cast<Kind>(row_));
    }

  private:
    static constexpr QSizeF kCard{63, 88};

    const Deck* deck_ = nullptr;
    int row_ = -1;
};

// ---- setup ---------------------------------------------------------------------------------------------

QString editDeck(QWidget* over, const rampage::Deck* deck, const QString& file) {
    DeckEditor editor(over);
    if (!file.isEmpty() && !editor.openFile(file)) return {};
    if (file.isEmpty() && deck != nullptr) editor.edit(*deck);
    editor.exec();
    return editor.file();
}

DeckEditor::DeckEditor(QWidget* parent)
    : QDialog(parent)
    , model_(new DeckModel(this)) {
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    QWidget* head = makeHead(); // parts are created in tab order
    parts_ = new Splitter(this);
    parts_->setChildrenCollapsible(false);
    parts_->addWidget(makeTable());
    parts_->addWidget(makeForm());
    parts_->addWidget(makeSide());
    for (const int part : {0, 1, 2}) parts_->setStretchFactor(part, part == 1 ? 1 : 2);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(head);
    layout->addWidget(parts_, 1);
    layout->addWidget(makeFoot());

    connect(model_, &DeckModel::deckChanged, this, &DeckEditor::deckChanged);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &DeckEditor::showCard);
    connect(form_, &CardForm::edited, this, &DeckEditor::cardEdited);
    const auto shortcut = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    shortcut(QKeySequence::New, [this] { ask(&DeckEditor::startNew); });
    shortcut(QKeySequence::Undo, &DeckEditor::undo);
    shortcut(QKeySequence::Redo, &DeckEditor::redo);
    shortcut(QKeySequence::Open, &DeckEditor::askOpen);
    shortcut(QKeySequence::Save, &DeckEditor::save);
    shortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), &DeckEditor::saveAs);

    // Coming back to a field begins a new undo step.
    connect(qApp, &QApplication::focusChanged, this, [this] { typedIn_ = nullptr; });

    startFromHouse();
    for (QWidget* field : form_->findChildren<QWidget*>()) field->ensurePolished(); // may widen it
    fitList();
    fitPage();
    const QSize wanted = Settings().value(kSizeKey, QSize(1060, 680)).toSize();
    resize(wanted.expandedTo(minimumSizeHint()).boundedTo(screen()->availableSize() - QSize(20, 40)));
    // Labels beside the fields if there is room.
    const int fields = form_->sizeHint().width() + barWidth();
    const int list = std::max(parts_->widget(0)->sizeHint().width(), std::min(listWidth(), width() / 3));
    parts_->setSizes({list, fields, std::max(side_->minimumSizeHint().width(), width() - list - fields)});
    table_->setFocus();
}

DeckEditor::~DeckEditor() { Settings().setValue(kSizeKey, size()); }

QWidget* DeckEditor::makeHead() {
    auto* head = new QWidget(this);
    auto* line = bareLayout<QHBoxLayout>(head);
    const auto add = [&](const QString& label, QWidget* field, int stretch) {
        line->addWidget(labelFor(field, label));
        line->addWidget(field, stretch);
    };
    name_ = new QLineEdit(head);
    thirdUnit_ = new QLineEdit(head);
    for (QLineEdit* field : {name_, thirdUnit_}) {
        field->setMaxLength(static_cast<int>(kLongestCardName / 3));
        connect(field, &QLineEdit::textEdited, this, &DeckEditor::headEdited);
    }
    thirdUnit_->setToolTip(tr("What the unit beside Knight and Archer is called."));
    language_ = new QComboBox(head);
    language_->setToolTip(tr("The language of the names and texts typed in here. Where one is missing, "
                             "another language is shown."));
    connect(language_, &QComboBox::currentIndexChanged, this, [this] {
        if (!showing_) showCard();
    });
    add(tr("&Deck:"), name_, 3);
    add(tr("Thir&d unit:"), thirdUnit_, 2);
    //: In which language the words of a deck are typed in.
    add(tr("&Words in:"), language_, 1);
    return head;
}

QWidget* DeckEditor::makeTable() {
    auto* side = new QWidget(this);
    auto* layout = bareLayout<QVBoxLayout>(side);
    table_ = new QTableView(side);
    table_->setModel(model_);
    table_->setAccessibleName(tr("Cards of the deck"));
    listRows(table_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->verticalHeader()->setMinimumSectionSize(table_->fontMetrics().lineSpacing() + 6);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(DeckModel::Name, QHeaderView::Stretch);
    // Long names wrap to a second line.
    connect(table_->horizontalHeader(), &QHeaderView::sectionResized, table_,
            &QTableView::resizeRowsToContents);
    auto* buttons = new FlowRow;
    const auto add = [&](const char* icon, const QString& text, const QString& tip, auto slot) {
        auto* button = new QPushButton(QIcon::fromTheme(QString::fromLatin1(icon)), text, side);
        button->setToolTip(tip);
        if (text.isEmpty()) button->setAccessibleName(tip);
        button->setAutoDefault(false);
        buttons->addWidget(button);
        connect(button, &QPushButton::clicked, this, slot);
        return button;
    };
    add_ = add("list-add", tr("&Add"), tr("Add a kind of card"), [this] { addCard(); });
    copy_ = add("edit-copy", tr("Cop&y"), tr("Add another card like this"), [this] { copyCard(); });
    remove_ = add("list-remove", tr("&Remove"), tr("Remove this kind of card"), [this] { removeCard(); });
    up_ = add("go-up", {}, tr("Move the card up"), [this] { moveCard(-1); });
    down_ = add("go-down", {}, tr("Move the card down"), [this] { moveCard(1); });
    undo_ = add("edit-undo", {}, tr("Undo"), [this] { undo(); });
    redo_ = add("edit-redo", {}, tr("Redo"), [this] { redo(); });
    auto* erase = new QShortcut(QKeySequence(Qt::Key_Delete), table_);
    erase->setContext(Qt::WidgetShortcut);
    connect(erase, &QShortcut::activated, this, &DeckEditor::removeCard);
    layout->addWidget(table_, 1);
    layout->addLayout(buttons);
    return side;
}

QWidget* DeckEditor::makeForm() {
    auto* fields = new QWidget(this);
    auto* column = bareLayout<QVBoxLayout>(fields);
    form_ = new CardForm(fields);
    form_->installEventFilter(this);
    column->addWidget(form_);
    page_ = scrolling(fields, this);
    return page_;
}

QWidget* DeckEditor::makeSide() {
    side_ = new QWidget(this);
    auto* column = bareLayout<QVBoxLayout>(side_);
    preview_ = new CardPreview(side_);
    preview_->setAccessibleName(tr("How the card looks"));
    said_ = new PlainLabel(side_);
    said_->setWordWrap(true);
    said_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    said_->setToolTip(tr("What the program takes the fields to mean; a text of your own may say it better."));
    column->addWidget(preview_);
    column->addWidget(said_, 1);
    return side_;
}

QWidget* DeckEditor::makeFoot() {
    auto* foot = new QWidget(this);
    auto* layout = bareLayout<QVBoxLayout>(foot);
    total_ = new PlainLabel(foot);
    sign_ = new PlainLabel(foot);
    sign_->setPixmap(QIcon::fromTheme(QStringLiteral("dialog-warning")).pixmap(16, 16));
    verdict_ = new PlainLabel(foot);
    verdict_->setAccessibleName(tr("What keeps this deck from being played"));
    auto* line = new QHBoxLayout;
    line->addWidget(total_);
    line->addSpacing(16);
    line->addWidget(sign_);
    line->addWidget(verdict_, 1);
    layout->addLayout(line);

    auto* buttons = new FlowRow(Qt::AlignTrailing);
    const auto add = [&](const char* icon, const QString& text, const QString& tip, auto slot) {
        auto* button = new QPushButton(QIcon::fromTheme(QString::fromLatin1(icon)), text, foot);
        buttons->addWidget(button);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, slot);
    };
    add("document-new", tr("&New"), tr("Begin with no card at all"), [this] { ask(&DeckEditor::startNew); });
    //: A button: begins with a copy of the cards that come with the program
    add("edit-copy", tr("&House edition"), tr("Begin with a copy of the house edition"),
        [this] { ask(&DeckEditor::startFromHouse); });
    add("document-open", tr("&Open…"), tr("Go on with a deck file"), &DeckEditor::askOpen);
    add("document-save", tr("&Save"), tr("Save the deck in its file"), &DeckEditor::save);
    add("document-save-as", tr("Save as…"), tr("Save the deck in another file"), &DeckEditor::saveAs);
    auto* end = new QDialogButtonBox(QDialogButtonBox::Close, foot);
    end->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(end, &QDialogButtonBox::rejected, this, &DeckEditor::reject);
    buttons->addWidget(end); // last in tab order, as in the layout
    layout->addLayout(buttons);
    return foot;
}

// ---- files ---------------------------------------------------------------------------------------------

const Deck& DeckEditor::deck() const { return model_->deck(); }

void DeckEditor::layOut(Deck deck, const QString& file) {
    showing_ = true;
    model_->setDeck(std::move(deck));
    file_ = file;
    now_ = saved_ = this->deck();
    past_.clear();
    undone_.clear();
    listLanguages();
    showing_ = false;
    fitList();
    choose(0);
    showCard();
}

void DeckEditor::startNew() {
    Deck deck;
    setExactText(deck.name, "en", tr("My deck"));
    layOut(std::move(deck), {});
}

void DeckEditor::startFromHouse() {
    Deck deck = houseEditionInWords();
    deck.name.clear();
    setExactText(deck.name, "en", tr("My deck"));
    layOut(std::move(deck), {});
}

void DeckEditor::edit(Deck deck) { layOut(std::move(deck), {}); }

bool DeckEditor::openFile(const QString& file) {
    auto opened = openDraft(this, file);
    if (!opened) {
        PlainBox box(QMessageBox::Critical, tr("Deck editor"), opened.problem().text(), QMessageBox::Ok,
                     this);
        box.setInformativeText(tr("Correct the file with a text editor, or choose another one."));
        box.exec();
        return false;
    }
    layOut(std::move(*opened), file);
    rememberDeck(file);
    return true;
}

void DeckEditor::ask(void (DeckEditor::*start)()) {
    if (mayLeave()) (this->*start)();
}

void DeckEditor::askOpen() {
    if (!mayLeave()) return;
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a deck"), deckFolder(), deckFilter());
    if (!file.isEmpty()) openFile(file);
}

bool DeckEditor::save() { return file_.isEmpty() ? saveAs() : saveTo(file_); }

bool DeckEditor::saveAs() {
    QString proposed = file_;
    if (proposed.isEmpty()) {
        const QString name = QString::fromStdString(freshSlug({}, name_->text()));
        proposed = QDir(deckFolder()).filePath(name + '.' + kDeckEnding);
    }
    const QString file = askWhereToSave(this, tr("Save the deck"), proposed, deckFilter());
    return !file.isEmpty() && saveTo(file);
}

bool DeckEditor::saveTo(const QString& file) {
    if (!saveOrTell(this, tr("Deck editor"), file, writeDeck(deck()) + "\n")) return false;
    file_ = file;
    saved_ = deck();
    rememberDeck(file);
    tell();
    return true;
}

bool DeckEditor::mayLeave() {
    if (!isChanged()) return true;
    DestructiveConfirmBox question(tr("Deck editor"),
                                   tr("What you have changed about the deck is lost unless you save it."),
                                   QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question.button(QMessageBox::Discard)->setText(tr("&Leave without saving"));
    const int answer = question.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

/// Also called for Esc and the close button.
void DeckEditor::reject() {
    if (mayLeave()) QDialog::reject();
}

// ---- cards ---------------------------------------------------------------------------------------------

int DeckEditor::row() const { return table_->currentIndex().row(); }

std::string DeckEditor::language() const { return language_->currentData().toString().toStdString(); }

void DeckEditor::choose(int row) {
    table_->setCurrentIndex(model_->index(std::min(row, model_->rowCount() - 1), DeckModel::Name));
}

/// Languages of the deck and of the program, and some more; the deck's main language first.
void DeckEditor::listLanguages() {
    std::set<std::string> all{"en", "de", "es", "fr", "it", "nl", "pl", "pt"};
    for (const QString& name : languages()) all.insert(name.toStdString());
    const std::string here = QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
    all.insert(here == "C" ? "en" : here);
    const auto take = [&](const Translated& texts) {
        for (const auto& [language, text] : texts) all.insert(language);
    };
    take(deck().name);
    for (const Translated& unit : deck().unitNames) take(unit);
    std::string first = here;
    bool found = false;
    for (const CardWords& words : deck().words) {
        take(words.name);
        take(words.text);
        found = found || !exactText(words.name, here).isEmpty();
    }
    if (!found && deck().kindCount() > 0 && !deck().words.front().name.empty())
        first = deck().words.front().name.front().first;
    const QSignalBlocker quiet(language_);
    language_->clear();
    for (const std::string& language : all)
        language_->addItem(shownLanguage(language), QString::fromStdString(language));
    language_->setCurrentIndex(std::max(0, language_->findData(QString::fromStdString(first))));
}

/// Shows the selected card in the form, in the selected language.
void DeckEditor::showCard() {
    if (showing_) return;
    showing_ = true;
    name_->setText(exactText(deck().name, language()));
    name_->setPlaceholderText(toQLine(textIn(deck().name, language())));
    const Translated& third = deck().unitNames[static_cast<std::size_t>(Unit::Axe)];
    thirdUnit_->setText(exactText(third, language()));
    thirdUnit_->setPlaceholderText(unitText(deck(), Unit::Axe));
    page_->setEnabled(row() >= 0);
    if (row() >= 0) {
        form_->fill(deck(), row(), language());
        page_->ensureVisible(0, 0);
    }
    showing_ = false;
    tell();
}

void DeckEditor::cardEdited() {
    if (showing_ || row() < 0) return;
    model_->change(row(), form_->kind(), form_->words());
    fitList();
}

void DeckEditor::headEdited() {
    Translated name = deck().name;
    Translated third = deck().unitNames[static_cast<std::size_t>(Unit::Axe)];
    setExactText(name, language(), name_->text());
    setExactText(third, language(), thirdUnit_->text());
    model_->setHead(std::move(name), std::move(third));
    if (row() >= 0) form_->fill(deck(), row(), language()); // it shows the unit's name
    tell();
}

/// Width with all names in one line.
int DeckEditor::listWidth() const {
    const QAbstractItemView* list = table_;
    int width = barWidth() + 2 * table_->frameWidth();
    for (int column = 0; column < DeckModel::Columns; ++column)
        width +=
            std::max(list->sizeHintForColumn(column), table_->horizontalHeader()->sectionSizeHint(column));
    return width;
}

/// Names wrap between words, so the longest word must fit.
void DeckEditor::fitList() {
    const QAbstractItemView* list = table_;
    const QFontMetrics metrics = table_->fontMetrics();
    int longest = 0;
    for (int row = 0; row < model_->rowCount(); ++row)
        for (const QString& word :
             model_->index(row, DeckModel::Name).data().toString().split(QLatin1Char(' ')))
            longest = std::max(longest, metrics.horizontalAdvance(word));
    const int least = listWidth() - list->sizeHintForColumn(DeckModel::Name) + longest +
                      2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
    table_->setMinimumWidth(std::clamp(least, kLeastLetters * metrics.averageCharWidth(),
                                       kMostLetters * metrics.averageCharWidth()));
}

int DeckEditor::barWidth() const { return style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2; }

/// The fields must not be covered by the scroll bar.
void DeckEditor::fitPage() {
    page_->setMinimumWidth(form_->minimumSizeHint().width() + barWidth());
    placeSide();
}

/// Places the preview beside the form, or below it if three columns do not fit.
void DeckEditor::placeSide() {
    int least = 2 * parts_->handleWidth() + side_->minimumSizeHint().width();
    for (const int part : {0, 1}) {
        const QWidget* widget = parts_->widget(part);
        least += std::max(widget->minimumWidth(), widget->minimumSizeHint().width());
    }
    const bool isBeside = parts_->count() == 3;
    if ((parts_->width() >= least) == isBeside) return;
    if (isBeside)
        page_->widget()->layout()->addWidget(side_);
    else
        parts_->addWidget(side_);
}

void DeckEditor::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    layout()->activate();
    placeSide();
}

bool DeckEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == form_ && event->type() == QEvent::LayoutRequest) fitPage(); // size hint may have changed
    return QDialog::eventFilter(watched, event);
}

void DeckEditor::addCard() {
    CardKind kind;
    kind.value = {1, 1};
    const int at = row() + 1;
    model_->insert(at, kind, {});
    choose(at);
    form_->focusName();
}

void DeckEditor::copyCard() {
    if (row() < 0) return;
    const auto at = static_cast<std::size_t>(row());
    model_->insert(row() + 1, deck().kinds[at], deck().words[at]);
    choose(static_cast<int>(at) + 1);
    form_->focusName();
}

void DeckEditor::removeCard() {
    if (row() < 0) return;
    const int at = row();
    model_->remove(at);
    choose(at);
    showCard();
}

void DeckEditor::moveCard(int step) {
    const int to = row() + step;
    if (row() < 0 || to < 0 || to >= model_->rowCount()) return;
    model_->move(row(), to);
    tell();
}

void DeckEditor::deckChanged() {
    if (showing_) return;
    remember();
    tell();
}

/// Pushes the state before the change to the undo stack. Consecutive edits of one field are one step.
void DeckEditor::remember() {
    if (deck() == now_) return;
    const QWidget* field = focusWidget();
    const bool isTyped = qobject_cast<const QLineEdit*>(field) ||
                         qobject_cast<const QPlainTextEdit*>(field) ||
                         qobject_cast<const QAbstractSpinBox*>(field);
    if (!isTyped || field != typedIn_) past_.push_back(std::move(now_));
    typedIn_ = isTyped ? field : nullptr;
    undone_.clear();
    now_ = deck();
}

void DeckEditor::undo() { goTo(past_, undone_); }

void DeckEditor::redo() { goTo(undone_, past_); }

void DeckEditor::goTo(std::vector<Deck>& from, std::vector<Deck>& other) {
    if (from.empty()) return;
    const int at = row();
    other.push_back(std::move(now_));
    now_ = std::move(from.back());
    from.pop_back();
    typedIn_ = nullptr;
    showing_ = true;
    model_->setDeck(now_);
    showing_ = false;
    choose(std::max(at, 0));
    showCard();
}

/// Updates totals and errors, beside the fields and at the bottom.
void DeckEditor::tell() {
    const int at = row();
    if (at >= 0) form_->tell(deck(), at, model_->flaws());
    preview_->setCard(&deck(), at);
    const QString meaning = at < 0 ? QString() : cardText(deck(), deck().kinds[static_cast<std::size_t>(at)]);
    said_->setText(meaning);
    preview_->setAccessibleDescription(meaning);
    remove_->setEnabled(at >= 0);
    copy_->setEnabled(at >= 0 && !model_->isFull());
    add_->setEnabled(!model_->isFull());
    up_->setEnabled(at > 0);
    down_->setEnabled(at >= 0 && at + 1 < model_->rowCount());
    undo_->setEnabled(!past_.empty());
    redo_->setEnabled(!undone_.empty());

    const int all = countsOf(deck()).all;
    QString total = tr("%n card(s)", nullptr, all);
    //: How many different cards there are; it stands behind the number of cards.
    total += tr(" of %n kind(s)", nullptr, model_->rowCount());
    //: Behind the number of cards of a deck; %1 is the number that the printed game has.
    if (all != kUsualCards) total += tr(" (the printed game has %1)").arg(kUsualCards);
    total_->setText(total);

    QString sentence;
    const auto& flaws = model_->flaws();
    if (!flaws.empty()) {
        const auto ofDeck = std::ranges::find(flaws, -1, &Flaw::kind);
        const Flaw& first = ofDeck == flaws.end() ? flaws.front() : *ofDeck;
        sentence = flawText(deck(), first);
        if (first.kind >= 0)
            //: %1 is a card, %2 a sentence on what is wrong with it.
            sentence =
                tr("%1: %2").arg(model_->index(first.kind, DeckModel::Name).data().toString(), sentence);
    }
    verdict_->setText(sentence);
    verdict_->setToolTip(sentence);
    sign_->setVisible(!sentence.isEmpty());
    const QString where = file_.isEmpty() ? tr("not saved yet") : QFileInfo(file_).fileName();
    //: %1 is a file, or that there is none yet.
    setWindowTitle(tr("Deck editor – %1[*]").arg(where));
    setWindowModified(isChanged());
}

} // namespace drawbridge
