// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/cardgallery.h"

#include "faces/facepixmap.h"
#include "match/setup.h"
#include "reference/arrowkeys.h"
#include "reference/cardmodel.h"
#include "reference/plainwidgets.h"
#include "reference/splitter.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"
#include "text/settings.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QShortcut>
#include <QStyleOptionFocusRect>
#include <QStyledItemDelegate>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr double kCardLines = 7; // picture height in lines of text, so that the name on it is legible
constexpr int kFrame = 5;        // around the selected card
constexpr int kCardGap = 8;
constexpr int kLeastPicture = 150;
constexpr int kMeasure = 1000; // height for measuring aspect ratios
constexpr int kNameLines = 2;
constexpr int kNameLetters = 15; // letters per line
constexpr int kMostLetters = 20; // maximum, for longer names
const QString kSizeKey = QStringLiteral("gallery/size");

int pictureHeight(const QFontMetrics& metrics) { return qRound(kCardLines * metrics.lineSpacing()); }

/// Parts of a name that must not be split by a line break, in order.
QStringList partsOf(const QString& name) {
    static const QRegularExpression ends(QStringLiteral("(?<=[ -])"));
    return name.split(ends);
}

/// Minimum width for wrapping a name into two lines.
int breadthOf(const QString& name, const QFontMetrics& metrics) {
    const auto broad = [&](const QString& words) { return metrics.horizontalAdvance(words.trimmed()); };
    int least = broad(name);
    QString first;
    for (const QString& part : partsOf(name)) {
        first += part;
        least = std::min(least, std::max(broad(first), broad(name.mid(first.size()))));
    }
    return least;
}

/// Item delegate: a picture with the name and the number of copies below it. The selected one has a frame.
class CardDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Preferred width of the names shown.
    void setNameBreadth(int breadth) { breadth_ = breadth; }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        const int tall = pictureHeight(option.fontMetrics);
        const int letter = option.fontMetrics.averageCharWidth();
        const int broad = std::max({tall, kNameLetters * letter, std::min(breadth_, kMostLetters * letter)});
        return {broad + 2 * kFrame + 2,
                tall + (kNameLines + 1) * option.fontMetrics.lineSpacing() + 3 * kFrame};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool chosen = (option.state & QStyle::State_Selected) != 0;
        const QRect frame = option.rect.adjusted(1, 1, -1, -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (chosen) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(option.palette.brush(QPalette::Highlight));
            painter->drawRoundedRect(frame, kFrame, kFrame);
        }
        const int tall = pictureHeight(option.fontMetrics);
        const QString face = index.data(CardModel::PictureRole).toString();
        painter->drawPixmap(option.rect.center().x() - faceBreadth(face, tall) / 2, frame.top() + kFrame,
                            facePixmap(face, tall, option.widget->devicePixelRatioF()));

        QRect words = frame.adjusted(kFrame, 2 * kFrame + tall, -kFrame, 0);
        const int line = option.fontMetrics.lineSpacing();
        painter->setFont(option.font);
        painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
        const QStringList name = lines(index.data().toString(), option.fontMetrics, words.width());
        for (const QString& each : name) {
            painter->drawText(words, Qt::AlignHCenter | Qt::AlignTop, each);
            words.translate(0, line);
        }
        if (!chosen) painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(words, Qt::AlignHCenter | Qt::AlignTop,
                          index.data(CardModel::CountRole).toString());
        painter->restore();
        if (!(option.state & QStyle::State_HasFocus)) return;
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        option.widget->style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
    }

  private:
    int breadth_ = 0;

    /// Wraps a name into the available lines, elided if it is too long.
    static QStringList lines(const QString& name, const QFontMetrics& metrics, int breadth) {
        QStringList result{QString()};
        for (const QString& part : partsOf(name)) {
            const QString longer = result.back() + part;
            if (result.back().isEmpty() || result.size() == kNameLines ||
                metrics.horizontalAdvance(longer.trimmed()) <= breadth)
                result.back() = longer;
            else
                result.append(part);
        }
        for (QString& line : result) line = metrics.elidedText(line.trimmed(), Qt::ElideRight, breadth);
        return result;
    }
};

} // namespace

/// Shows a card as large as possible; its variants side by side if it has several.
class CardPicture : public QWidget {
  public:
    explicit CardPicture(QWidget* parent)
        : QWidget(parent) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        setMinimumSize(kLeastPicture, kLeastPicture);
    }

    /// Face names for FacePainter.
    void setPictures(const QStringList& pictures) {
        pictures_ = pictures;
        update();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        if (pictures_.isEmpty()) return;
        int columns = 1;
        for (int more = 2; more <= pictures_.size(); ++more)
            if (heightIn(more) > heightIn(columns)) columns = more;
        const int tall = heightIn(columns);
        if (tall <= 0) return;
        const int breadth = faceBreadth(pictures_.front(), tall);
        const int left = (width() - columns * breadth - (columns - 1) * kCardGap) / 2;
        const int top = (height() - rowsIn(columns) * tall - (rowsIn(columns) - 1) * kCardGap) / 2;
        QPainter painter(this);
        for (int index = 0; index < pictures_.size(); ++index)
            painter.drawPixmap(left + index % columns * (breadth + kCardGap),
                               top + index / columns * (tall + kCardGap),
                               facePixmap(pictures_[index], tall, devicePixelRatioF(), Detail::whole));
    }

  private:
    int rowsIn(int columns) const { return (static_cast<int>(pictures_.size()) + columns - 1) / columns; }
    /// Height of each picture when arranged in that many columns.
    int heightIn(int columns) const {
        const int breadth = (width() - (columns - 1) * kCardGap) / columns;
        return std::min((height() - (rowsIn(columns) - 1) * kCardGap) / rowsIn(columns),
                        breadth * kMeasure / faceBreadth(pictures_.front(), kMeasure));
    }

    QStringList pictures_;
};

CardGallery::CardGallery(std::function<Setup(const GameInfo&)> setupOf)
    : QWidget(nullptr, Qt::Window)
    , setupOf_(std::move(setupOf))
    , model_(new CardModel(this))
    , filter_(new CardFilter(this)) {
    filter_->setSourceModel(model_);
    parts_ = new Splitter(this);
    parts_->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeHead());
    layout->addWidget(parts_, 1);
    list_ = makeList();
    parts_->addWidget(list_);
    parts_->addWidget(makePage());
    parts_->setStretchFactor(0, 3);
    parts_->setStretchFactor(1, 2);
    const auto shortcut = [this](const QKeySequence& keys, const auto& does) {
        auto* heard = new QShortcut(keys, this);
        connect(heard, &QShortcut::activated, this, does);
        return heard;
    };
    shortcut(QKeySequence::Find, [this] {
        setLarge(false);
        search_->setFocus();
        search_->selectAll();
    });
    shortcut(QKeySequence::Close, [this] { close(); });
    backKeys_ = shortcut({}, [this] { step(-1); });
    onKeys_ = shortcut({}, [this] { step(1); });
    retranslate();
    arrange();
    setLarge(false);
    const QSize wanted = Settings().value(kSizeKey, QSize(1000, 680)).toSize();
    resize(wanted.boundedTo(screen()->availableSize() - QSize(20, 40)));
}

CardGallery::~CardGallery() { Settings().setValue(kSizeKey, size()); }

QWidget* CardGallery::makeHead() {
    auto* head = new QWidget(this);
    auto* line = new QHBoxLayout(head);
    line->setContentsMargins(0, 0, 0, 0);
    gameLabel_ = new PlainLabel(head);
    games_ = new QComboBox(head);
    gameLabel_->setBuddy(games_);
    for (const GameInfo* game : allGames()) games_->addItem(QString(), toQString(game->id()));
    connect(games_, &QComboBox::activated, this,
            [this](int index) { showGame(*allGames()[static_cast<std::size_t>(index)]); });
    options_ = new QHBoxLayout;
    line->addWidget(gameLabel_);
    line->addWidget(games_);
    line->addLayout(options_);
    line->addStretch();
    return head;
}

QWidget* CardGallery::makeList() {
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* line = new QHBoxLayout;
    searchLabel_ = new PlainLabel(side);
    search_ = new QLineEdit(side);
    searchLabel_->setBuddy(search_);
    search_->setClearButtonEnabled(true);
    search_->addAction(QIcon::fromTheme(QStringLiteral("edit-find")), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& words) {
        filter_->setSearch(words);
        tellCount();
    });
    familyLabel_ = new PlainLabel(side);
    families_ = new QComboBox(side);
    familyLabel_->setBuddy(families_);
    connect(families_, &QComboBox::currentIndexChanged, this, [this](int index) {
        filter_->setFamily(index > 0 ? families_->currentText() : QString());
        tellCount();
    });
    line->addWidget(searchLabel_);
    line->addWidget(search_, 1);
    line->addWidget(familyLabel_);
    line->addWidget(families_);

    cards_ = new QListView(side);
    cards_->setModel(filter_);
    cards_->setViewMode(QListView::IconMode);
    cards_->setMovement(QListView::Static);
    cards_->setResizeMode(QListView::Adjust);
    cards_->setUniformItemSizes(true);
    cards_->setItemDelegate(new CardDelegate(cards_));
    cards_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    cards_->setSpacing(2);
    connect(cards_->selectionModel(), &QItemSelectionModel::currentChanged, this, &CardGallery::tell);
    connect(cards_, &QListView::activated, this, [this] { setLarge(true); });
    count_ = new PlainLabel(side);
    layout->addLayout(line);
    layout->addWidget(cards_, 1);
    layout->addWidget(count_);
    return side;
}

QWidget* CardGallery::makePage() {
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    pageLayout_ = new QBoxLayout(QBoxLayout::TopToBottom);
    picture_ = new CardPicture(side);
    about_ = new ClosedBrowser(side);
    about_->setOpenLinks(false);
    about_->document()->setDocumentMargin(8);
    connect(about_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { emit clauseRequested(toQString(game_->id()), link.fragment()); });
    pageLayout_->addWidget(picture_, 1);
    pageLayout_->addWidget(about_, 1);
    auto* buttons = new QHBoxLayout;
    const auto button = [&](const char* icon, const auto& does) {
        auto* result = new QPushButton(QIcon::fromTheme(QLatin1String(icon)), QString(), side);
        result->setAutoDefault(false);
        connect(result, &QPushButton::clicked, this, does);
        buttons->addWidget(result);
        return result;
    };
    back_ = button("view-list-icons", [this] { setLarge(false); });
    enlarge_ = button("zoom-in", [this] { setLarge(true); });
    buttons->addStretch();
    previous_ = button("go-previous", [this] { step(-1); });
    next_ = button("go-next", [this] { step(1); });
    layout->addLayout(pageLayout_, 1);
    layout->addLayout(buttons);
    return side;
}

void CardGallery::retranslate() {
    backKeys_->setKey(Qt::ALT | backKey(layoutDirection()));
    onKeys_->setKey(Qt::ALT | onKey(layoutDirection()));
    gameLabel_->setText(tr("&Game:"));
    for (int index = 0; index < games_->count(); ++index)
        games_->setItemText(index, textFor(games_->itemData(index).toString().toStdString()).gameName());
    searchLabel_->setText(tr("&Search:"));
    search_->setPlaceholderText(tr("A name, or a word of what a card does"));
    //: Beside a list of the kinds of cards: "Soldiers", "Resources".
    familyLabel_->setText(tr("&Kind:"));
    cards_->setAccessibleName(tr("Cards"));
    about_->setAccessibleName(tr("About the card"));
    //: On a button: back from one card to all of them.
    back_->setText(tr("&All cards"));
    back_->setToolTip(tr("Esc"));
    enlarge_->setText(tr("&Large view"));
    previous_->setText(tr("&Previous"));
    next_->setText(tr("&Next"));
    if (game_ == nullptr) return;
    const QModelIndex current = cards_->currentIndex();
    fillOptions();
    fillCards();
    cards_->setCurrentIndex(filter_->index(std::max(current.row(), 0), 0));
}

/// Adapts item sizes to the current names and text size.
void CardGallery::arrange() {
    QStyleOptionViewItem option;
    option.fontMetrics = cards_->fontMetrics();
    int breadth = 0;
    for (int row = 0; row < model_->rowCount(); ++row)
        breadth = std::max(breadth, breadthOf(model_->index(row).data().toString(), option.fontMetrics));
    static_cast<CardDelegate*>(cards_->itemDelegate())->setNameBreadth(breadth);
    const QSize item = cards_->itemDelegate()->sizeHint(option, {});
    cards_->setGridSize(item + QSize(2, 2));
    cards_->setMinimumWidth(2 * item.width() + 2 * cards_->frameWidth() +
                            style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2 * kFrame);
    about_->setMinimumWidth(24 * fontMetrics().averageCharWidth());
}

void CardGallery::open(const GameInfo& game, const QString& picture) {
    if (game_ != &game || given_ != setupOf_(game)) showGame(game);
    if (const int row = model_->rowOf(picture); row >= 0) {
        search_->clear();
        families_->setCurrentIndex(0);
        cards_->setCurrentIndex(filter_->mapFromSource(model_->index(row)));
    }
    show();
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    cards_->setFocus();
}

void CardGallery::showGame(const GameInfo& game) {
    game_ = &game;
    given_ = setupOf_(game);
    games_->setCurrentIndex(games_->findData(toQString(game.id())));
    //: The title of a window; %1 is a game.
    setWindowTitle(tr("Cards of %1").arg(textFor(game.id()).gameName()));
    search_->clear();
    setSetup(given_);
}

void CardGallery::setSetup(const Setup& setup) {
    setup_ = setup;
    fillOptions();
    fillCards();
}

/// Adds the options that change the contents of the box, and the number of players if that does.
void CardGallery::fillOptions() {
    while (QLayoutItem* item = options_->takeAt(0)) {
        if (item->widget() != nullptr) item->widget()->deleteLater();
        delete item;
    }
    const auto box = game_->box(setup_);
    const GameText& text = textFor(game_->id());
    const auto offer = [&](const QString& name, int chosen, const QStringList& names,
                           const std::vector<Setup>& setups) {
        const bool matters =
            std::ranges::any_of(setups, [&](const Setup& each) { return game_->box(each) != box; });
        if (matters)
            addOption(name, names, chosen,
                      [this, setups](int index) { setSetup(setups[static_cast<std::size_t>(index)]); });
    };
    QStringList names;
    std::vector<Setup> setups;
    for (int seats = game_->minSeats(); seats <= game_->maxSeats(); ++seats) {
        Setup other = setup_;
        other.seats = seats;
        names.append(QLocale().toString(seats));
        setups.push_back(other);
    }
    offer(tr("Players"), setup_.seats - game_->minSeats(), names, setups);
    const auto deck = game_->deckOption();
    for (std::size_t option = 0; option < game_->options().size(); ++option) {
        const OptionSpec& spec = game_->options()[option];
        names.clear();
        setups.clear();
        for (std::size_t value = 0; value < spec.values.size(); ++value) {
            Setup other = setup_;
            setOption(other, option, static_cast<OptionValue>(value));
            if (deck == option) other.deck = value == 0 ? nullptr : given_.deck;
            if (deck == option && value != 0 && other.deck == nullptr) continue; // no deck file available
            names.append(text.optionValue(spec, static_cast<int>(value)));
            setups.push_back(other);
        }
        offer(text.optionName(spec), optionOf(setup_, option), names, setups);
    }
}

void CardGallery::addOption(const QString& name, const QStringList& values, int chosen,
                            const std::function<void(int)>& choose) {
    auto* field = new QComboBox(this);
    field->addItems(values);
    field->setCurrentIndex(chosen);
    field->setAccessibleName(name);
    //: An option and then its value: "Size of the game:".
    auto* label = new PlainLabel(tr("%1:").arg(name), this);
    label->setBuddy(field);
    options_->addSpacing(label->fontMetrics().averageCharWidth());
    options_->addWidget(label);
    options_->addWidget(field);
    // Choosing rebuilds the options, including this list: its replacement gets the focus.
    connect(
        field, &QComboBox::activated, this,
        [this, name, choose](int index) {
            choose(index);
            for (int at = 0; at < options_->count(); ++at) {
                QWidget* next = options_->itemAt(at)->widget();
                if (next == nullptr || next->accessibleName() != name) continue;
                next->show(); // the layout would show it only later
                next->setFocus();
            }
        },
        Qt::QueuedConnection);
}

void CardGallery::fillCards() {
    model_->setGame(*game_, setup_);
    const QString family = families_->currentIndex() > 0 ? families_->currentText() : QString();
    families_->clear();
    //: Of the kinds of cards to show.
    families_->addItem(tr("All"));
    families_->addItems(model_->families());
    families_->setCurrentIndex(std::max(families_->findText(family), 0));
    arrange();
    tellCount();
}

void CardGallery::tellCount() {
    if (game_ == nullptr) return;
    //: How many cards of how many kinds there are: %1 is "54 cards".
    QString text =
        tr("%1 of %n kind(s)", "", model_->kinds()).arg(textFor(game_->id()).counted(model_->total()));
    if (filter_->rowCount() < model_->rowCount())
        //: %1 is "54 cards of 14 kinds".
        text = tr("%n found among %1", "", filter_->rowCount()).arg(text);
    count_->setText(text);
    if (!cards_->currentIndex().isValid() && filter_->rowCount() > 0)
        cards_->setCurrentIndex(filter_->index(0, 0));
    tell();
}

void CardGallery::tell() {
    const QModelIndex index = cards_->currentIndex();
    previous_->setEnabled(index.row() > 0);
    next_->setEnabled(index.isValid() && index.row() + 1 < filter_->rowCount());
    enlarge_->setEnabled(index.isValid());
    if (!index.isValid()) {
        picture_->setPictures({});
        picture_->setAccessibleName({});
        about_->setPage(QStringLiteral("<p>%1</p>").arg(tr("No card has these words.").toHtmlEscaped()));
        return;
    }
    const CardPage& page = model_->page(filter_->mapToSource(index).row());
    picture_->setPictures(page.pictures);
    picture_->setAccessibleName(page.name);
    QString sort = page.family.toHtmlEscaped();
    if (page.count > 0)
        //: A kind of card and how many there are of this one among all: %1 "Soldiers", %2 "4 cards", %3 a
        //: number.
        sort = tr("%1: %2 of %3")
                   .arg(sort, index.data(CardModel::CountRole).toString().toHtmlEscaped(),
                        QLocale().toString(model_->total()));
    QString html = QStringLiteral("<h2>%1</h2><p><b>%2</b></p>").arg(page.name.toHtmlEscaped(), sort);
    for (const QString& line : page.meaning.split(QLatin1Char('\n')))
        html += QStringLiteral("<p>%1</p>").arg(line.toHtmlEscaped());
    html += page.more;
    if (!page.clauses.isEmpty())
        html += QStringLiteral("<h3>%1</h3>").arg(tr("Rules that name it").toHtmlEscaped());
    const RuleBook& book = RuleBook::forGame(toQString(game_->id()));
    for (const QString& clause : page.clauses)
        if (const Rule* rule = book.find(clause))
            html += QStringLiteral("<p><a href=\"#%1\">%2 %3</a> <small>(%1)</small><br>%4</p>")
                        .arg(clause, rule->number, rule->title.toHtmlEscaped(), rule->text.toHtmlEscaped());
    about_->setPage(html);
}

void CardGallery::step(int by) {
    const QModelIndex next = filter_->index(cards_->currentIndex().row() + by, 0);
    if (next.isValid()) cards_->setCurrentIndex(next);
}

void CardGallery::setLarge(bool large) {
    const bool changes = list_->isHidden() != large;
    list_->setVisible(!large);
    back_->setVisible(large);
    enlarge_->setVisible(!large);
    pageLayout_->setDirection(large ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (changes) (large ? static_cast<QWidget*>(about_) : cards_)->setFocus();
}

void CardGallery::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        if (game_ != nullptr) setWindowTitle(tr("Cards of %1").arg(textFor(game_->id()).gameName()));
        retranslate();
    }
    if (event->type() == QEvent::FontChange) arrange();
}

void CardGallery::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
    if (list_->isHidden())
        setLarge(false);
    else
        close();
}

/// Arrow down moves the focus from the search field to the cards.
bool CardGallery::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            cards_->setFocus();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace drawbridge
