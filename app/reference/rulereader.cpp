// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/rulereader.h"

#include "reference/arrowkeys.h"
#include "reference/bookcontents.h"
#include "reference/bookprint.h"
#include "reference/bookview.h"
#include "reference/plainwidgets.h"
#include "reference/referencewindow.h"
#include "reference/searchresults.h"
#include "reference/splitter.h"
#include "text/gametext.h"
#include "text/settings.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMetaMethod>
#include <QPointer>
#include <QScreen>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace drawbridge {

namespace {

const QString kReaderSizeKey = QStringLiteral("reader/size");
const QString kTextKey = QStringLiteral("reader/textSize");
const QString kMarksKey = QStringLiteral("reader/bookmarks");
const QString kCodesKey = QStringLiteral("reader/codes");
constexpr std::array kTextSizes{80,  90,  100, 115, 130, 150,
                                175, 200, 250, 300, 400}; // percent; up to a projector
constexpr int kBesideHint = 3;                            // small icons: room for what is beside the hint
constexpr int kSideBySide = 60; // width, in letters, from which contents and page are side by side
constexpr std::size_t kHistory = 100;
constexpr std::size_t kFound = 8;          // results in the open book; more are not useful
constexpr std::size_t kFoundElsewhere = 3; // in each other book

/// Ctrl++ with or without Shift, and Ctrl+=, for layouts on which plus is Shift and the = key.
bool isLarger(const QKeyEvent& event) {
    const auto keys = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    return event.matches(QKeySequence::ZoomIn) ||
           (keys == Qt::ControlModifier && (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal));
}

} // namespace

RuleReader::RuleReader(QWidget* parent)
    : QWidget(parent, parent ? Qt::Widget : Qt::Window)
    , tools_(new QToolBar(this))
    , games_(new QComboBox(this))
    , search_(new QLineEdit(this))
    , all_(new QCheckBox(this))
    , searching_(new QHBoxLayout)
    , count_(new PlainLabel(this))
    , parts_(new Splitter(this))
    , side_(new QStackedWidget(parts_))
    , contents_(new BookContents(side_))
    , results_(new SearchResults(side_))
    , page_(new BookView(parts_)) {
    textSize_ = Settings().value(kTextKey, textSize_).toInt();
    if (std::ranges::find(kTextSizes, textSize_) == kTextSizes.end()) textSize_ = 100;

    for (const GameInfo* game : allGames()) games_->addItem(QString(), toQString(game->id()));
    connect(games_, &QComboBox::activated, this,
            [this](int index) { setBook(games_->itemData(index).toString()); });
    makeTools();

    search_->setClearButtonEnabled(true);
    search_->addAction(QIcon::fromTheme(QStringLiteral("edit-find")), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    all_->setChecked(!parent);
    connect(search_, &QLineEdit::textChanged, this, [this] {
        opens_ = false;
        find();
    });
    connect(all_, &QCheckBox::toggled, this, &RuleReader::find);

    connect(contents_, &BookContents::opened, this,
            [this](const QString& place) { go({now_.gameId, place}); });
    connect(results_, &SearchResults::chosen, this, &RuleReader::showAnswer);
    connect(results_, &SearchResults::opened, this, &RuleReader::openAnswer);
    connect(results_, &SearchResults::suggestionChosen, search_, &QLineEdit::setText);
    side_->addWidget(contents_);
    side_->addWidget(results_);
    connect(page_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.scheme() == QLatin1String("show"))
            emit showMe(pageGame_, link.path());
        else
            go({pageGame_, link.fragment(QUrl::FullyDecoded)});
    });
    connect(page_, &BookView::zoomed, this, &RuleReader::stepTextSize);
    parts_->addWidget(side_);
    parts_->addWidget(page_);
    parts_->setStretchFactor(0, 2);
    parts_->setStretchFactor(1, 5);
    parts_->setChildrenCollapsible(false);

    searching_->setContentsMargins(4, 0, 4, 0);
    searching_->addWidget(search_, 1);
    searching_->addWidget(all_);
    count_->setContentsMargins(6, 0, 6, 0);
    count_->setWordWrap(true);
    count_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tools_);
    layout->addLayout(searching_);
    layout->addWidget(count_);
    layout->addWidget(parts_, 1);
    // The search field gets the focus first; the game list and the tool bar come after the page in tab order.
    setFocusProxy(search_);
    QWidget* before = search_;
    for (QWidget* next : std::initializer_list<QWidget*>{all_, contents_, results_, page_, games_}) {
        setTabOrder(before, next);
        before = next;
    }

    if (!parent) {
        const QSize wanted = Settings().value(kReaderSizeKey, QSize(1060, 760)).toSize();
        resize(wanted.boundedTo(screen()->availableSize() - QSize(20, 40)));
    }
    retranslate();
    setTextSize(textSize_);
    arrange();
}

RuleReader::~RuleReader() {
    if (isWindow()) Settings().setValue(kReaderSizeKey, size());
}

QAction* RuleReader::addTool(const char* icon, const QKeySequence& keys, const std::function<void()>& does) {
    auto* action = new QAction(QIcon::fromTheme(QLatin1String(icon)), QString(), this);
    // Shown only; keyPressEvent() handles them, since in a dock the window uses some of them itself.
    action->setProperty("keys", keys);
    connect(action, &QAction::triggered, this, does);
    return action;
}

void RuleReader::makeTools() {
    list_ = addTool("view-list-text", Qt::CTRL | Qt::SHIFT | Qt::Key_L, [this] { arrange(); });
    list_->setCheckable(true);
    list_->setChecked(isWindow());
    back_ = addTool("go-previous", {}, [this] { travel(-1); });
    forward_ = addTool("go-next", {}, [this] { travel(1); });
    previous_ = addTool("go-up", Qt::ALT | Qt::Key_Up, [this] { turn(-1); });
    next_ = addTool("go-down", Qt::ALT | Qt::Key_Down, [this] { turn(1); });
    mark_ = addTool("bookmark-new", Qt::CTRL | Qt::Key_M, [this] { toggleBookmark(); });
    larger_ = addTool("zoom-in", QKeySequence::ZoomIn, [this] { stepTextSize(1); });
    smaller_ = addTool("zoom-out", QKeySequence::ZoomOut, [this] { stepTextSize(-1); });
    codes_ = addTool("", {}, [this] {
        Settings().setValue(kCodesKey, codes_->isChecked());
        page_->setCodes(codes_->isChecked());
    });
    codes_->setCheckable(true);
    codes_->setChecked(Settings().value(kCodesKey, false).toBool());
    page_->setCodes(codes_->isChecked());
    card_ = addTool("view-presentation", Qt::CTRL | Qt::Key_R, [this] { showCard(); });
    print_ = addTool("document-print", QKeySequence::Print, [this] { print(false); });
    pdf_ = addTool("document-export", {}, [this] { print(true); });
    marks_ = new QMenu(this);
    connect(marks_, &QMenu::aboutToShow, this, &RuleReader::fillBookmarks);

    tools_->setIconSize(QSize(16, 16));
    tools_->addWidget(games_);
    for (QAction* action : {list_, back_, forward_, previous_, next_}) tools_->addAction(action);
    auto* marks = new QToolButton(tools_);
    marks->setDefaultAction(mark_);
    marks->setMenu(marks_);
    marks->setPopupMode(QToolButton::MenuButtonPopup);
    marks->setFocusPolicy(Qt::TabFocus);
    tools_->addWidget(marks);
    for (QAction* action : {smaller_, larger_, codes_, card_, print_, pdf_}) tools_->addAction(action);
    for (QAction* action : tools_->actions())
        if (auto* button = qobject_cast<QToolButton*>(tools_->widgetForAction(action)))
            button->setFocusPolicy(Qt::TabFocus);
}

void RuleReader::retranslate() {
    const auto say = [](QAction* action, const QString& text) {
        action->setText(text);
        const QString keys =
            action->property("keys").value<QKeySequence>().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
    };
    back_->setProperty("keys", QKeySequence(Qt::ALT | backKey(layoutDirection())));
    forward_->setProperty("keys", QKeySequence(Qt::ALT | onKey(layoutDirection())));
    say(list_, tr("Contents"));
    say(back_, tr("Back to where you were"));
    say(forward_, tr("Forward again"));
    say(previous_, tr("Rule before this one"));
    say(next_, tr("Rule after this one"));
    say(mark_, tr("Bookmark"));
    say(larger_, tr("Larger text"));
    say(smaller_, tr("Smaller text"));
    //: Beside the rules: what files and reports of faults call each of them, such as KEEP-BUILD-8
    say(codes_, tr("Codes"));
    codes_->setToolTip(tr("Show what files call each rule, such as KEEP-BUILD-8"));
    say(card_, tr("Reference card, full screen"));
    say(print_, tr("Print…"));
    say(pdf_, tr("Save as PDF…"));
    marks_->setTitle(tr("Bookmarks"));
    for (int index = 0; index < games_->count(); ++index)
        games_->setItemText(index, textFor(games_->itemData(index).toString().toStdString()).gameName());
    nameList(games_, tr("Game"));
    tools_->setWindowTitle(tr("Rule book"));
    search_->setPlaceholderText(tr("Ask, or search: can I …"));
    search_->setAccessibleName(tr("Search the rules"));
    //: A box to be ticked beside the search in the rule books
    all_->setText(tr("All games"));
    contents_->setAccessibleName(tr("Contents"));
    results_->setAccessibleName(tr("Results"));
    page_->setAccessibleName(tr("Rule book"));
    if (now_.gameId.isEmpty()) return;
    contents_->setBook(RuleBook::forGame(now_.gameId));
    find();
    showPlace(now_);
}

/// Contents beside the page, or above it in a narrow dock.
void RuleReader::arrange() {
    fitSearch();
    const bool wide = width() > kSideBySide * fontMetrics().averageCharWidth();
    const bool isFinding = !search_->text().trimmed().isEmpty();
    parts_->setOrientation(wide && !isFinding ? Qt::Horizontal : Qt::Vertical);
    // The best answer is shown above the others.
    const bool isAnswered = isFinding && results_->found() > 0;
    if (const int place = isAnswered ? 0 : 1; parts_->indexOf(page_) != place) {
        parts_->insertWidget(place, page_);
        if (wide && !isFinding) parts_->setSizes({2 * width() / 7, 5 * width() / 7});
    }
    if (isAnswered) {
        const int all = parts_->height();
        const int card = std::min(page_->pageHeight(), 2 * all / 3);
        parts_->setSizes({card, all - card});
    } else if (isFinding) {
        parts_->setSizes({height() / 4, 3 * height() / 4});
    }
    side_->setCurrentWidget(isFinding ? static_cast<QWidget*>(results_) : contents_);
    side_->setVisible(isFinding ? results_->count() > 0 : list_->isChecked());
}

/// Puts the search scope beside the search field, or below it where its hint would be cut off.
void RuleReader::fitSearch() {
    const int hint = search_->fontMetrics().horizontalAdvance(search_->placeholderText()) +
                     kBesideHint * style()->pixelMetric(QStyle::PM_SmallIconSize);
    searching_->setDirection(hint + all_->sizeHint().width() < width() ? QBoxLayout::LeftToRight
                                                                       : QBoxLayout::TopToBottom);
}

/// Gives long headings a larger part of the width.
void RuleReader::fitContents() {
    if (parts_->orientation() != Qt::Horizontal || !contents_->isVisible()) return;
    const QList<int> sizes = parts_->sizes();
    const int all = sizes[0] + sizes[1];
    const int wanted = std::min(contents_->breadth(), 2 * all / 5);
    if (sizes[0] < wanted) parts_->setSizes({wanted, all - wanted});
}

// ---- navigation ----------------------------------------------------------------------------------------

void RuleReader::setDiagrams(DiagramSource* diagrams) {
    diagrams_ = diagrams;
    page_->setDiagrams(diagrams);
}

void RuleReader::connectNotify(const QMetaMethod& signal) {
    if (signal == QMetaMethod::fromSignal(&RuleReader::showMe)) page_->setShows(true);
}

void RuleReader::setBook(const QString& gameId, const std::optional<Setup>& setup) {
    const bool isTold = setup.has_value() && (setupOf_ != gameId || setup_ != setup);
    if (setup) {
        setup_ = setup;
        setupOf_ = gameId;
    }
    if (now_.gameId != gameId) {
        go({gameId, {}});
        if (!search_->text().isEmpty()) find(); // results of the open book come first
    } else if (isTold) {
        showPlace(now_);
    }
}

void RuleReader::open(const QString& place) {
    search_->clear();
    go({now_.gameId, place});
}

void RuleReader::search() {
    search_->setFocus();
    search_->selectAll();
}

void RuleReader::go(const Place& place) {
    Place there = place;
    const RuleBook& book = RuleBook::forGame(there.gameId);
    if (chapterAt(book, there.place).isEmpty()) there.place = chaptersOf(book).front().place;
    if (history_.empty() || history_[at_] != there) {
        if (!history_.empty()) history_.resize(at_ + 1);
        history_.push_back(there);
        if (history_.size() > kHistory) history_.erase(history_.begin());
        at_ = history_.size() - 1;
    }
    showPlace(there);
}

void RuleReader::showPlace(const Place& place) {
    const bool isOther = now_.gameId != place.gameId;
    now_ = place;
    games_->setCurrentIndex(games_->findData(place.gameId));
    const RuleBook& book = RuleBook::forGame(place.gameId);
    if (isOther) {
        contents_->setBook(book);
        QTimer::singleShot(0, this, &RuleReader::fitContents); // after layout
    }
    pageGame_ = place.gameId;
    page_->showPlace(book, setupOf_ == place.gameId ? setup_ : std::nullopt, place.place);
    contents_->choose(book, place.place);
    updateTools();
    //: The title of a window; %1 is a game.
    if (isWindow()) setWindowTitle(tr("Rule book: %1").arg(book.title()));
}

void RuleReader::travel(int step) {
    const auto there = static_cast<std::ptrdiff_t>(at_) + step;
    if (there < 0 || there >= static_cast<std::ptrdiff_t>(history_.size())) return;
    at_ = static_cast<std::size_t>(there);
    showPlace(history_[at_]);
}

/// Goes to the previous or next rule; from a chapter to its first rule, or to the adjacent chapter.
void RuleReader::turn(int step) {
    const RuleBook& book = RuleBook::forGame(now_.gameId);
    if (book.find(now_.place)) {
        if (const Rule* rule = book.beside(now_.place, step)) go({now_.gameId, rule->id});
        return;
    }
    const std::vector<Chapter> chapters = chaptersOf(book);
    const QString here = chapterAt(book, now_.place);
    const auto at = std::ranges::find(chapters, here, &Chapter::place);
    if (at->isSection && step > 0)
        for (const RuleSection& section : book.sections())
            if (!section.rules.empty() && chapterAt(book, section.rules.front().id) == here)
                return go({now_.gameId, section.rules.front().id});
    const auto next = at - chapters.begin() + step;
    if (next >= 0 && next < static_cast<std::ptrdiff_t>(chapters.size()))
        go({now_.gameId, chapters[static_cast<std::size_t>(next)].place});
}

// ---- search --------------------------------------------------------------------------------------------

/// Loads the search index ahead of time; text typed before that is searched afterwards.
void RuleReader::fetchSearch() {
    if (isFetching_ || BookSearch::isReady()) return;
    isFetching_ = true;
    BookSearch::fetch([self = QPointer(this)] {
        if (!self) return;
        self->isFetching_ = false;
        if (self->search_->text().isEmpty()) return; // the user may have navigated on
        self->find();
        if (self->opens_) self->enterResults(true);
    });
}

void RuleReader::find() {
    const QString words = search_->text();
    if (!words.isEmpty() && !BookSearch::isReady()) return fetchSearch();
    std::vector<BookAnswers> answers = answersByGame(words, now_.gameId, kFound, kFoundElsewhere);
    const bool isElsewhere = !answers.empty() && answers.front().gameId != now_.gameId;
    if (!all_->isChecked() && !isElsewhere && !answers.empty()) answers.resize(1);
    results_->setAnswers(answers, now_.gameId);
    const bool isAsked = !words.trimmed().isEmpty();
    const int count = results_->found();
    if (count > 0) {
        showAnswer(answers.front().found.front());
    } else {
        if (isAsked) results_->setSuggestions(didYouMean(words, now_.gameId));
        showPlace(now_);
    }
    count_->setVisible(isAsked);
    if (count == 0)
        count_->setText(tr("Nothing found. Try other words."));
    else if (isElsewhere)
        //: Above what was found; %1 is a game
        count_->setText(tr("%n result(s) in other games, as %1 has no such word", nullptr, count)
                            .arg(textFor(now_.gameId.toStdString()).gameName()));
    else
        count_->setText(tr("%n result(s)", nullptr, count));
    arrange();
}

/// Moves the focus from the search field to the book or the results.
void RuleReader::enterResults(bool opens) {
    opens_ = opens && isFetching_;
    if (opens_ || results_->count() == 0) return;
    results_->chooseFirst();
    if (const Found* best = results_->foundAt(results_->currentRow()); best != nullptr && opens)
        openAnswer(Found(*best));
    else
        results_->setFocus();
}

/// Shows a single answer above the results.
void RuleReader::showAnswer(const Found& found) {
    pageGame_ = found.gameId;
    page_->showAnswer(RuleBook::forGame(found.gameId), placeOf(found), found.question);
}

/// Shows an answer in its book.
void RuleReader::openAnswer(const Found& found) {
    go({found.gameId, placeOf(found)});
    parts_->setSizes({3 * parts_->height() / 4, parts_->height() / 4}); // chapters need more room
    page_->setFocus();
}

// ---- text size, bookmarks, printing --------------------------------------------------------------------

void RuleReader::setTextSize(int percent) {
    textSize_ = percent;
    Settings().setValue(kTextKey, percent);
    page_->setScale(percent / 100.0);
    QFont list = font();
    list.setPointSizeF(list.pointSizeF() * std::min(percent, 200) / 100.0);
    contents_->setFont(list);
    results_->setFont(list);
    search_->setFont(list);
    fitSearch();
    larger_->setEnabled(percent < kTextSizes.back());
    smaller_->setEnabled(percent > kTextSizes.front());
}

void RuleReader::stepTextSize(int step) {
    const auto at = std::ranges::find(kTextSizes, textSize_) - kTextSizes.begin() + step;
    if (at >= 0 && at < static_cast<std::ptrdiff_t>(kTextSizes.size()))
        setTextSize(kTextSizes[static_cast<std::size_t>(at)]);
}

std::vector<RuleReader::Place> RuleReader::bookmarks() const {
    std::vector<Place> marks;
    for (const QString& mark : Settings().value(kMarksKey).toStringList()) {
        const Place place{mark.section(QLatin1Char('#'), 0, 0), mark.section(QLatin1Char('#'), 1)};
        if (!chapterAt(RuleBook::forGame(place.gameId), place.place).isEmpty()) marks.push_back(place);
    }
    return marks;
}

void RuleReader::toggleBookmark() {
    const QString here = now_.gameId + QLatin1Char('#') + now_.place;
    QStringList marks = Settings().value(kMarksKey).toStringList();
    if (marks.removeAll(here) == 0) marks.append(here);
    Settings().setValue(kMarksKey, marks);
    updateTools();
}

QString RuleReader::nameOf(const Place& place) const {
    const RuleBook& book = RuleBook::forGame(place.gameId);
    //: A bookmark: %1 a game, %2 a rule or chapter
    return tr("%1: %2").arg(book.title(), titleAt(book, place.place));
}

void RuleReader::fillBookmarks() {
    marks_->clear();
    for (const Place& place : bookmarks())
        marks_->addAction(nameOf(place).replace('&', QStringLiteral("&&")), this,
                          [this, place] { go(place); });
    if (marks_->isEmpty()) marks_->addAction(tr("No bookmarks yet"))->setEnabled(false);
}

void RuleReader::updateTools() {
    const RuleBook& book = RuleBook::forGame(now_.gameId);
    back_->setEnabled(at_ > 0);
    forward_->setEnabled(at_ + 1 < history_.size());
    const bool isRule = book.find(now_.place) != nullptr;
    previous_->setEnabled(!isRule || book.beside(now_.place, -1));
    next_->setEnabled(!isRule || book.beside(now_.place, 1));
    const std::vector<Place> marks = bookmarks();
    const bool isMarked = std::ranges::find(marks, now_) != marks.end();
    mark_->setText(isMarked ? tr("Remove bookmark") : tr("Bookmark"));
    mark_->setIcon(
        QIcon::fromTheme(isMarked ? QStringLiteral("bookmark-remove") : QStringLiteral("bookmark-new")));
}

void RuleReader::print(bool asPdf) {
    printBook(RuleBook::forGame(now_.gameId), diagrams_, codes_->isChecked(),
              asPdf ? askAndSavePdf : askAndPrint, this);
}

/// For playing at a real table.
void RuleReader::showCard() {
    if (!cards_) cards_ = new ReferenceWindow(this);
    cards_->showCard(*findGame(now_.gameId.toStdString()));
}

// ---- keys ----------------------------------------------------------------------------------------------

/// What a key does here, although the window of a dock may use it; none: nothing.
std::function<void()> RuleReader::ownKey(const QKeyEvent& event) {
    const int key = event.key();
    if (isLarger(event)) return [this] { stepTextSize(1); };
    if (event.matches(QKeySequence::ZoomOut)) return [this] { stepTextSize(-1); };
    if (event.matches(QKeySequence::Find)) return [this] { search(); };
    if (isWindow() && event.matches(QKeySequence::Print)) return [this] { print(false); };
    if (isWindow() && event.matches(QKeySequence::Close)) return [this] { close(); };
    if (event.modifiers() == Qt::AltModifier) {
        if (key == Qt::Key_Left || key == Qt::Key_Right)
            return [this, key] { travel(key == backKey(layoutDirection()) ? -1 : 1); };
        if (key == Qt::Key_Up || key == Qt::Key_Down)
            return [this, key] { turn(key == Qt::Key_Up ? -1 : 1); };
    }
    if (event.modifiers() == Qt::ControlModifier) {
        if (key == Qt::Key_M) return [this] { toggleBookmark(); };
        if (key == Qt::Key_0) return [this] { setTextSize(100); };
        if (key == Qt::Key_R) return [this] { showCard(); };
    }
    if (event.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier) && key == Qt::Key_L && isWindow())
        return [this] { list_->trigger(); };
    return {};
}

bool RuleReader::event(QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride || !ownKey(*static_cast<QKeyEvent*>(event)))
        return QWidget::event(event);
    event->accept();
    return true;
}

void RuleReader::keyPressEvent(QKeyEvent* event) {
    if (const auto act = ownKey(*event)) return act();
    const bool isEscape = event->key() == Qt::Key_Escape;
    if (isEscape && !search_->text().isEmpty()) {
        search_->clear();
        search_->setFocus();
    } else if (isEscape && isWindow()) {
        close();
    } else {
        QWidget::keyPressEvent(event);
    }
}

bool RuleReader::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::FocusIn) fetchSearch();
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const auto* pressed = static_cast<QKeyEvent*>(event);
        const int key = pressed->key();
        const bool opens = key == Qt::Key_Return || key == Qt::Key_Enter;
        if ((opens || key == Qt::Key_Down) && !search_->text().isEmpty() &&
            (pressed->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier) {
            enterResults(opens);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RuleReader::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) setTextSize(textSize_);
    if (event->type() == QEvent::PaletteChange && !search_->text().isEmpty()) find();
}

void RuleReader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace drawbridge
