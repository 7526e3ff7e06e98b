// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chest/chestwindow.h"

#include "library/library.h"
#include "library/people.h"
#include "match/gameinfo.h"
#include "reference/plainwidgets.h"
#include "reference/splitter.h"
#include "rooms/chest/chestmodel.h"
#include "rooms/chest/matchpage.h"
#include "rooms/chest/matchwords.h"
#include "rooms/chest/undobar.h"
#include "text/gametext.h"
#include "text/settings.h"
#include "widgets/formparts.h"
#include "widgets/matchpictures.h"
#include "widgets/parchment.h"
#include "widgets/windowplace.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace drawbridge {

namespace {

const QString kSizeKey = QStringLiteral("chest/size");
constexpr int kSoon = 100;        // ms; update interval while a match is played or many are indexed
constexpr double kRowLines = 1.9; // row height in lines of text
constexpr int kNameLetters = 20;  // width of a column of names
constexpr int kTitleLetters = 18; // minimum width of the title column, if game names are not longer
constexpr int kPagePart = 36;     // maximum width of the page, in percent of the window
constexpr int kEdge = 14;         // margin of the parchment
constexpr int kPageLetters = 44;  // width of the page beside the list

/// A filter combo box whose first entry means no filter.
QComboBox* makeChoice(const QString& name, QWidget* parent) {
    auto* box = new QComboBox(parent);
    nameList(box, name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

} // namespace

ChestWindow::ChestWindow(Library* library, People* people, TableCamera* camera,
                         std::function<QString()> onTable)
    : QWidget(nullptr, Qt::Window)
    , library_(library)
    , people_(people)
    , onTable_(std::move(onTable))
    , actions_(library)
    , model_(new ChestModel(library, onTable_, this))
    , sorted_(ChestModel::Last) {
    setWindowTitle(tr("Matches Kept"));
    makeActs();
    title_ = new PlainLabel(tr("Matches kept"), this);
    sheet_ = new ParchmentSheet(this);
    parts_ = new Splitter(sheet_);
    parts_->setChildrenCollapsible(false);
    QWidget* filters = makeFilters();
    parts_->addWidget(makeList());
    page_ = new MatchPage(new MatchPictures(camera, this), parts_);
    for (QAction* act : {play_, watch_, rename_, export_, remove_}) page_->addAct(act);
    parts_->addWidget(page_);
    parts_->setStretchFactor(0, 1);
    bar_ = new UndoBar(this);
    connect(bar_, &UndoBar::undoRequested, this, &ChestWindow::undo);
    auto* onSheet = new QVBoxLayout(sheet_);
    onSheet->setContentsMargins(kEdge, kEdge, kEdge, kEdge);
    onSheet->addWidget(filters);
    onSheet->addWidget(parts_, 1);
    onSheet->addWidget(bar_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(title_);
    layout->addWidget(sheet_, 1);
    layout->addWidget(makeFoot());
    setFont(parchment::textFont()); // all children exist by now
    dress();

    soon_.setSingleShot(true);
    soon_.setInterval(kSoon);
    connect(&soon_, &QTimer::timeout, this, &ChestWindow::reload);
    const auto soon = [this] {
        if (isVisible() && !soon_.isActive()) soon_.start();
    };
    connect(library_, &Library::changed, this, soon);
    connect(library_, &Library::ready, this, soon);
    connect(library_, &Library::progress, this, [this](int done, int all) {
        //: How many records have been looked at, of how many
        if (done < all)
            count_->setText(
                tr("Reading records: %1 of %2").arg(QLocale().toString(done), QLocale().toString(all)));
    });
    connect(people_, &People::changed, this, &ChestWindow::listPeople);
    listPeople();
    restoreSize(*this, kSizeKey, {1080, 680});
    const int page = std::min(kPageLetters * fontMetrics().averageCharWidth(), width() * kPagePart / 100);
    parts_->setSizes({std::max(page, width() - page), page});
}

ChestWindow::~ChestWindow() { Settings().setValue(kSizeKey, size()); }

// ---- setup ---------------------------------------------------------------------------------------------

QAction* ChestWindow::makeAct(const char* icon, const QString& text, const QKeySequence& keys,
                              const QString& tip, void (ChestWindow::*does)()) {
    auto* act = new QAction(QIcon::fromTheme(QString::fromLatin1(icon)), text, this);
    act->setShortcut(keys);
    const QString shown = keys.toString(QKeySequence::NativeText);
    //: The tip of a button: what it does, and its keys
    act->setToolTip(shown.isEmpty() ? tip : tr("%1 (%2)").arg(tip, shown));
    connect(act, &QAction::triggered, this, does);
    addAction(act);
    return act;
}

void ChestWindow::makeActs() {
    play_ = makeAct("media-playback-start", {}, {}, {}, &ChestWindow::play);
    offerNext(false);
    watch_ = makeAct("media-seek-backward", tr("&Watch"), {}, tr("Go through this match from its beginning"),
                     &ChestWindow::watch);
    rename_ = makeAct("edit-rename", tr("&Rename…"), QKeySequence(Qt::Key_F2),
                      tr("Say how this match is called"), &ChestWindow::rename);
    export_ = makeAct("document-export", tr("&Export…"), QKeySequence(Qt::CTRL | Qt::Key_E),
                      tr("Copy the record, with all hidden cards, to a file of your own"),
                      &ChestWindow::exportChosen);
    remove_ =
        makeAct("edit-delete", tr("&Delete"), QKeySequence::Delete,
                tr("Take it out of the chest; it can be brought back for 30 days"), &ChestWindow::remove);
    undo_ = makeAct("edit-undo", tr("&Undo"), QKeySequence::Undo, tr("Bring back what was deleted last"),
                    &ChestWindow::undo);
    import_ = makeAct("document-import", tr("&Import…"), QKeySequence(Qt::CTRL | Qt::Key_I),
                      tr("Put a copy of a record from elsewhere into the chest"), &ChestWindow::import);
    deleted_ = makeAct("document-open-recent", tr("Deleted &lately…"), {},
                       tr("Bring back what has been deleted"), &ChestWindow::showDeleted);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    });
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
}

/// For a finished match, the action starts the next one of its series.
void ChestWindow::offerNext(bool next) {
    playsNext_ = next;
    play_->setText(next ? tr("Next &match") : tr("Play &on"));
    play_->setToolTip(next ? tr("Play the next match of this series")
                           : tr("Go on with this match at the table"));
}

QWidget* ChestWindow::makeFilters() {
    auto* head = new QWidget(this);
    games_ = makeChoice(tr("Game"), head);
    games_->addItem(tr("All games"));
    for (const GameInfo* game : allGames())
        games_->addItem(textFor(game->id()).gameName(), toQString(game->id()));
    persons_ = makeChoice(tr("Person"), head);
    which_ = makeChoice(tr("Over or not"), head);
    using Which = MatchFilter::Which;
    which_->addItem(tr("Over or not"), static_cast<int>(Which::All));
    which_->addItem(tr("Not over yet"), static_cast<int>(Which::Unfinished));
    which_->addItem(tr("Over"), static_cast<int>(Which::Over));
    search_ = new SearchField(tr("Search titles, names and games"), head);
    for (QComboBox* box : {games_, persons_, which_})
        connect(box, &QComboBox::currentIndexChanged, this, &ChestWindow::filter);
    connect(search_, &QLineEdit::textChanged, this, &ChestWindow::filter);
    auto* line = bareLayout<QHBoxLayout>(head);
    for (QWidget* box : {games_, persons_, which_}) line->addWidget(box);
    line->addWidget(search_, 1);
    return head;
}

QWidget* ChestWindow::makeList() {
    list_ = new QTableView;
    list_->setModel(model_);
    listRows(list_);
    list_->setWordWrap(false);
    list_->setAlternatingRowColors(true);
    list_->setCornerButtonEnabled(false);
    list_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    list_->setAccessibleName(tr("Matches kept"));
    list_->setContextMenuPolicy(Qt::ActionsContextMenu);
    list_->addActions({play_, watch_, rename_, export_, remove_});
    QHeaderView* head = list_->horizontalHeader();
    head->setSortIndicator(sorted_, Qt::DescendingOrder);
    list_->setSortingEnabled(true);
    connect(head, &QHeaderView::sortIndicatorChanged, this, [this, head](int column, Qt::SortOrder order) {
        // Not sortable: a cell lists several names.
        if (column == ChestModel::Others)
            head->setSortIndicator(sorted_, order);
        else
            sorted_ = column;
    });
    connect(list_, &QTableView::activated, this, &ChestWindow::activate);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ChestWindow::follow);
    connect(model_, &QAbstractItemModel::dataChanged, this, &ChestWindow::follow);

    auto* empty = new QWidget;
    nothing_ = new PlainLabel(empty);
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignCenter);
    all_ = new QPushButton(tr("&Show all"), empty);
    connect(all_, &QPushButton::clicked, this, &ChestWindow::showAll);
    auto* layout = new QVBoxLayout(empty);
    layout->addStretch();
    layout->addWidget(nothing_);
    layout->addWidget(all_, 0, Qt::AlignCenter);
    layout->addStretch();
    pages_ = new QStackedWidget(parts_);
    pages_->addWidget(list_);
    pages_->addWidget(empty);
    fitRows();
    list_->viewport()->installEventFilter(this);
    return pages_;
}

QWidget* ChestWindow::makeFoot() {
    auto* foot = new QWidget(this);
    auto* line = bareLayout<QHBoxLayout>(foot);
    auto* close = new WoodButton(tr("&Close"), foot);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    line->addWidget(close);
    count_ = new PlainLabel(foot);
    count_->setAlignment(Qt::AlignCenter);
    line->addWidget(count_, 1);
    const auto add = [&](QAction* act) {
        auto* button = new WoodButton(act->text(), foot);
        button->setToolTip(act->toolTip());
        connect(button, &QPushButton::clicked, act, &QAction::trigger);
        line->addWidget(button);
    };
    add(import_);
    add(deleted_);
    return foot;
}

/// Sets the parchment palette for day or night.
void ChestWindow::dress() {
    sheet_->fit();
    title_->setFont(parchment::titleFont(font(), 1.7));
    QPalette onWood = palette();
    onWood.setColor(QPalette::WindowText, parchment::onWood());
    for (QLabel* label : {title_, count_}) label->setPalette(onWood);
}

void ChestWindow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintBoards(painter, rect(), isNight());
}

/// Sets row height and column widths by the font.
void ChestWindow::fitRows() {
    const QFontMetrics metrics = list_->fontMetrics();
    const int row = qRound(kRowLines * metrics.lineSpacing());
    list_->verticalHeader()->setDefaultSectionSize(row);
    list_->setIconSize(QSize(row - 4, row - 4));
    QHeaderView* head = list_->horizontalHeader();
    const int letter = metrics.averageCharWidth();
    head->setSectionResizeMode(ChestModel::Title, QHeaderView::Stretch);
    head->setMinimumSectionSize(8 * letter);
    head->resizeSection(ChestModel::Others, kNameLetters * letter);
    head->resizeSection(ChestModel::Stand, kNameLetters * letter);
    const QString day =
        QLocale().toString(QDateTime(QDate(2026, 12, 28), QTime(22, 58)), QLocale::ShortFormat);
    head->resizeSection(ChestModel::Last, metrics.horizontalAdvance(day) + 3 * letter);
    KeptMatch longest;
    longest.seconds = 99 * 3600 + 58 * 60;
    head->resizeSection(ChestModel::Length,
                        std::max(metrics.horizontalAdvance(lengthOf(longest)) + 3 * letter,
                                 head->sectionSizeHint(ChestModel::Length)));
    fitColumns();
}

/// If space is short, hides columns whose data is also on the page beside the list.
void ChestWindow::fitColumns() {
    const QHeaderView* head = list_->horizontalHeader();
    const QFontMetrics metrics = list_->fontMetrics();
    int title = kTitleLetters * metrics.averageCharWidth();
    for (const GameInfo* game : allGames())
        title = std::max(title, list_->iconSize().width() +
                                    metrics.horizontalAdvance(textFor(game->id()).gameName()) +
                                    3 * metrics.averageCharWidth());
    int room = list_->viewport()->width() - title;
    for (const int column : {ChestModel::Stand, ChestModel::Last, ChestModel::Others, ChestModel::Length}) {
        list_->showColumn(column); // a hidden section has size 0
        room -= head->sectionSize(column);
        list_->setColumnHidden(column, room < 0);
    }
}

bool ChestWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == list_->viewport()) fitColumns();
    return QWidget::eventFilter(watched, event);
}

// ---- list ----------------------------------------------------------------------------------------------

void ChestWindow::present() {
    if (!isVisible()) bar_->hide();
    bringToFront(*this);
    reload();
    if (model_->rowCount() > 0 && chosen().isEmpty()) chooseRow(list_, 0);
    list_->setFocus();
}

void ChestWindow::showOf(const QString& person) {
    showAll();
    persons_->setCurrentIndex(std::max(0, persons_->findData(person)));
}

void ChestWindow::listPeople() {
    const QString before = persons_->currentData().toString();
    {
        const QSignalBlocker quiet(persons_);
        persons_->clear();
        persons_->addItem(tr("Everybody"));
        for (const Person& person : people_->all()) persons_->addItem(person.name, person.id);
        persons_->setCurrentIndex(std::max(0, persons_->findData(before)));
    }
    model_->setPerson(people_->all().empty() ? QString() : people_->all().front().id);
    filter();
}

void ChestWindow::filter() {
    MatchFilter wanted;
    wanted.game = games_->currentData().toString();
    wanted.person = persons_->currentData().toString();
    wanted.which = static_cast<MatchFilter::Which>(which_->currentData().toInt());
    wanted.text = search_->text();
    model_->setFilter(wanted);
    tellCount();
    if (model_->rowCount() > 0 && chosen().isEmpty()) chooseRow(list_, 0);
    follow();
}

void ChestWindow::showAll() {
    search_->clear();
    for (QComboBox* box : {games_, persons_, which_}) box->setCurrentIndex(0);
    list_->setFocus();
}

void ChestWindow::reload() {
    soon_.stop();
    model_->reload();
    tellCount();
    follow();
}

void ChestWindow::tellCount() {
    const int listed = model_->rowCount();
    const bool isAll = model_->filter() == MatchFilter();
    //: %1 is how many matches are kept in all
    count_->setText(isAll ? tr("%n match(es)", nullptr, listed)
                          : tr("%n of %1 matches", nullptr, listed).arg(library_->count()));
    const bool hadKeys = list_->hasFocus();
    pages_->setCurrentIndex(listed > 0 ? 0 : 1);
    nothing_->setText(
        isAll ? tr("Nothing is kept yet. Every match that you play is put here by itself, move by move. "
                   "A record from elsewhere can be imported.")
              : tr("No match is like that. Search for fewer words, or show all."));
    all_->setVisible(!isAll);
    if (hadKeys && listed == 0) isAll ? games_->setFocus() : all_->setFocus();
}

QStringList ChestWindow::chosen() const {
    QStringList ids;
    for (const QModelIndex& index : list_->selectionModel()->selectedRows()) ids << model_->idAt(index.row());
    return ids;
}

void ChestWindow::choose(const QStringList& ids) {
    QItemSelection rows;
    for (const QString& id : ids)
        if (const int row = model_->rowOf(id); row >= 0)
            rows.select(model_->index(row, 0), model_->index(row, ChestModel::kColumns - 1));
    if (rows.isEmpty()) return;
    const QModelIndex first = rows.front().topLeft();
    list_->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    list_->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    list_->scrollTo(first);
}

/// Updates page and actions to the selection.
void ChestWindow::follow() {
    const QStringList ids = chosen();
    const int row = ids.size() == 1 ? model_->rowOf(ids.front()) : -1;
    const auto match = model_->matchAt(row);
    const auto player = model_->playerAt(row);
    const bool here = match && match->id == onTable_();
    const bool next = match && match->series.first > 0 && match->isOver() &&
                      std::ranges::count(library_->waitingSeries(), match->id, &KeptMatch::id) > 0;
    offerNext(next);
    play_->setEnabled(next || (match && match->state == KeptMatch::State::Unfinished));
    watch_->setEnabled(match && match->isReadable());
    rename_->setEnabled(match && match->isReadable());
    remove_->setEnabled(ids.size() > 1 || (match && !here));
    export_->setEnabled(!ids.isEmpty());
    undo_->setEnabled(actions_.canUndo());
    if (match)
        page_->showMatch(
            *match, model_->person(),
            here     ? tr("It lies on the table. To delete it, begin or take up another match first.")
            : player ? player->told() + ' ' + tr("To play it on here, leave it there, or take it over.")
                     : QString());
    else
        page_->showMany(static_cast<int>(ids.size()));
}

void ChestWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitRows();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) dress();
    // Another program may have started or left a match meanwhile.
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) soon_.start();
}

void ChestWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace drawbridge
