// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/newgame/newgamedialog.h"

#include "faces/facepixmap.h"
#include "reference/plainwidgets.h"
#include "shell/formparts.h"
#include "shell/newgame/deckchooser.h"
#include "shell/newgame/factionpage.h"
#include "shell/newgame/houserulespage.h"
#include "shell/newgame/seatlist.h"
#include "table/tableview.h"
#include "text/gametext.h"
#include "text/houserules.h"

#include "match/setup.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace drawbridge {

namespace {

constexpr int kPicture = 32;
// Of the list of games: as wide as their names ask for, within reason.
constexpr int kMargin = 8;
constexpr int kNarrowest = 160;
constexpr int kWidest = 240;

/// A game shows its first face, in a square, so that the names beside them stand in line.
QIcon pictureOf(const GameInfo& game) {
    QPixmap square(2 * kPicture, 2 * kPicture);
    square.fill(Qt::transparent);
    const QPixmap face = facePixmap(toQString(picturePath(game, {}, 0)), square.height(), 1);
    QPainter(&square).drawPixmap((square.width() - face.width()) / 2, 0, face);
    return QIcon(square);
}

} // namespace

NewGameDialog::NewGameDialog(const GameInfo& first, QWidget* parent)
    : QDialog(parent)
    , games_(new QListWidget(this))
    , tagline_(new QLabel(this))
    , tabs_(new QTabWidget(this))
    , seats_(new SeatList(this))
    , seed_(new QLineEdit(this))
    , practice_(new QCheckBox(tr("&Practice: every move may be taken back"), this))
    , sign_(new PlainLabel(this))
    , verdict_(new QLabel(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("New Game"));
    listGames();
    addPlayersPage();
    addButtons();

    tagline_->setWordWrap(true);

    sign_->setPixmap(QIcon::fromTheme(QStringLiteral("dialog-warning")).pixmap(22, 22));
    verdict_->setWordWrap(true);
    tagline_->setTextFormat(Qt::RichText);
    verdict_->setTextFormat(Qt::RichText);
    // Two lines, whether needed or not, so that nothing jumps when a sentence appears.
    verdict_->setMinimumHeight(2 * verdict_->fontMetrics().lineSpacing());
    verdict_->setAccessibleName(tr("Why this game cannot be played"));

    auto* verdictLine = new QHBoxLayout;
    verdictLine->addWidget(sign_, 0, Qt::AlignTop);
    verdictLine->addWidget(verdict_, 1);

    auto* right = new QVBoxLayout;
    right->addWidget(tagline_);
    right->addWidget(tabs_, 1);
    auto* upper = new QHBoxLayout;
    upper->addWidget(games_);
    upper->addLayout(right, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(upper, 1);
    layout->addLayout(verdictLine);
    layout->addWidget(buttons_);

    fill(rememberedGame(first));
    const QSize wanted = QSettings().value(QStringLiteral("newgame/size"), QSize(900, 640)).toSize();
    resize(wanted.boundedTo(screen()->availableSize() - QSize(40, 60)));
    games_->setFocus();
}

void NewGameDialog::listGames() {
    for (const GameInfo* game : allGames()) {
        if (!TableView::canShow(toQString(game->id()))) continue;
        auto* item = new QListWidgetItem(pictureOf(*game), textFor(game->id()).gameName(), games_);
        item->setData(Qt::UserRole, toQString(game->id()));
    }
    games_->setIconSize(QSize(kPicture, kPicture));
    games_->setAccessibleName(tr("Game"));
    games_->setFixedWidth(
        std::clamp(games_->sizeHintForColumn(0) + 2 * games_->frameWidth() + kMargin, kNarrowest, kWidest));
    games_->setWordWrap(true);
    games_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(games_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (filling_ || row < 0) return;
        fill(rememberedGame(*findGame(games_->item(row)->data(Qt::UserRole).toString().toStdString())));
    });
}

/// Who plays, and which deal.
void NewGameDialog::addPlayersPage() {
    auto* players = new QWidget(this);
    auto* playersLayout = new QVBoxLayout(players);
    playersLayout->addWidget(seats_);
    connect(seats_, &SeatList::changed, this, [this](bool count) {
        if (count) wantedSeats_ = seats_->count();
        validate();
    });

    auto* match = new QFormLayout;
    seed_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), seed_));
    seed_->setMaximumWidth(220);
    seed_->setToolTip(tr("The same number deals the same cards or tiles and plays the same luck."));
    connect(seed_, &QLineEdit::textChanged, this, &NewGameDialog::validate);
    auto* die = new QToolButton(this);
    die->setIcon(QIcon::fromTheme(QStringLiteral("randomize")));
    die->setToolTip(tr("Another deal"));
    die->setAccessibleName(die->toolTip());
    connect(die, &QToolButton::clicked, this, [this] { seed_->setText(QString::number(freshSeed())); });
    auto* seedLine = new QHBoxLayout;
    seedLine->addWidget(seed_, 1);
    seedLine->addWidget(die);
    seedLine->addStretch();
    //: The number that decides how the tiles are shuffled
    auto* dealLabel = new PlainLabel(tr("&Deal number:"), this);
    dealLabel->setBuddy(seed_);
    match->addRow(dealLabel, seedLine);
    practice_->setToolTip(tr("Otherwise a move may be taken back until something new has been seen."));
    match->addRow(practice_);
    playersLayout->addSpacing(12);
    playersLayout->addLayout(match);
    playersLayout->addStretch();
    tabs_->addTab(scrolling(players, this), tr("P&layers"));
    setTabOrder(seed_, die);
    setTabOrder(die, practice_);
}

void NewGameDialog::addButtons() {
    start_ = buttons_->addButton(tr("&Start"), QDialogButtonBox::AcceptRole);
    auto* defaults = buttons_->addButton(tr("Printed &rules"), QDialogButtonBox::ResetRole);
    defaults->setToolTip(tr("Sets every variant and house rule back to the rules as printed."));
    connect(buttons_, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &NewGameDialog::reject);
    connect(defaults, &QPushButton::clicked, this, [this] {
        filling_ = true;
        for (std::size_t index = 0; index < options_.size(); ++index)
            if (isChosen(index)) setValueOf(index, 0);
        filling_ = false;
        variantChanged();
    });
    start_->setDefault(true);
}

NewGameDialog::~NewGameDialog() { QSettings().setValue(QStringLiteral("newgame/size"), size()); }

void NewGameDialog::setChoice(const NewGame& choice) { fill(choice); }

void NewGameDialog::showGame(const GameInfo& game) {
    if (game_ == &game) return;
    game_ = &game;
    const GameText& text = textFor(game.id());
    tagline_->setText(QStringLiteral("<b>%1</b><br>%2")
                          .arg(text.gameName().toHtmlEscaped(), text.tagline().toHtmlEscaped()));

    while (tabs_->count() > 1) {
        QWidget* page = tabs_->widget(1);
        tabs_->removeTab(1);
        retire(page);
    }
    options_.assign(game.options().size(), nullptr);
    house_ = nullptr;
    deck_ = nullptr;
    factions_ = nullptr;
    const std::vector<std::size_t> ofSeats = seatOptions(game);
    if (!ofSeats.empty()) addFactionPage(game);

    auto* variants = new QWidget(this);
    auto* variantLayout = new QVBoxLayout(variants);
    QGroupBox* advanced = nullptr;
    std::vector<std::size_t> rules;
    for (std::size_t index = 0; index < game.options().size(); ++index) {
        if (options_[index] != nullptr || index == seriesOption(game) ||
            std::ranges::find(ofSeats, index) != ofSeats.end())
            continue; // chosen elsewhere, or not at all
        const OptionSpec& option = game.options()[index];
        if (isHouseRule(option) || broughtInBy(game, index)) {
            rules.push_back(index);
            continue;
        }
        const bool isVariant = !isSwitch(option);
        OptionRow* row =
            addRow(index, isVariant ? OptionRow::Style::RadioButtons : OptionRow::Style::Compact, variants);
        if (isVariant) {
            auto* box = new QGroupBox(text.optionName(option), variants);
            auto* boxLayout = new QVBoxLayout(box);
            boxLayout->addWidget(row);
            variantLayout->insertWidget(0, box);
        } else {
            if (!advanced) {
                advanced = new QGroupBox(tr("Advanced rules"), variants);
                new QVBoxLayout(advanced);
                variantLayout->addWidget(advanced);
            }
            advanced->layout()->addWidget(row);
        }
    }
    if (variantLayout->isEmpty()) {
        delete variants; // one way of playing only
    } else {
        variantLayout->addStretch();
        tabs_->insertTab(1, scrolling(variants, this), tr("&Variant"));
    }
    house_ = new HouseRulesPage(game, rules, this);
    connect(house_, &HouseRulesPage::changed, this, &NewGameDialog::validate);
    if (const auto option = game.deckOption()) {
        deck_ = new DeckChooser(house_);
        house_->putBelow(*option, deck_);
        connect(deck_, &DeckChooser::chosen, this, [this, option] {
            house_->setValue(*option, 1); // "file"
            validate();
        });
    }
    tabs_->addTab(house_, tr("&House rules"));
    putButtonsLast();
}

/// Pages that come and go would stand behind the buttons.
void NewGameDialog::putButtonsLast() {
    buttons_->setFocusProxy(nullptr); // else the box, which nothing moves in the order, hands on the keys
    QWidget* last = previousInFocusChain();
    while (last->focusPolicy() == Qt::NoFocus || buttons_->isAncestorOf(last))
        last = last->previousInFocusChain();
    for (QAbstractButton* button : buttons_->buttons()) {
        setTabOrder(last, button);
        last = button;
    }
}

bool NewGameDialog::isChosen(std::size_t index) const {
    return options_[index] != nullptr || house_->has(index);
}

OptionValue NewGameDialog::valueOf(std::size_t index) const {
    return options_[index] != nullptr ? options_[index]->value() : house_->value(index);
}

void NewGameDialog::setValueOf(std::size_t index, OptionValue value) {
    if (options_[index] != nullptr)
        options_[index]->setValue(value);
    else
        house_->setValue(index, value);
}

OptionRow* NewGameDialog::addRow(std::size_t index, OptionRow::Style style, QWidget* parent) {
    auto* row = new OptionRow(game_->options()[index], textFor(game_->id()), style, parent);
    options_[index] = row;
    connect(row, &OptionRow::changed, this, &NewGameDialog::variantChanged);
    return row;
}

void NewGameDialog::addFactionPage(const GameInfo& game) {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    const std::size_t factions = *findOption(game, "option.factions");
    OptionRow* row = addRow(factions, OptionRow::Style::Compact, page);
    factions_ = new FactionPage(page);
    layout->addWidget(row);
    layout->addWidget(factions_, 1);
    connect(factions_, &FactionPage::changed, this, [this, row] {
        row->setValue(1); // who chooses one wants to play with them
        validate();
    });
    tabs_->addTab(scrolling(page, this), tr("&Factions"));
}

void NewGameDialog::fill(const NewGame& choice) {
    filling_ = true;
    showGame(*choice.game);
    for (int row = 0; row < games_->count(); ++row)
        if (games_->item(row)->data(Qt::UserRole).toString() == toQString(choice.game->id()))
            games_->setCurrentRow(row);
    for (std::size_t index = 0; index < options_.size(); ++index)
        if (isChosen(index)) setValueOf(index, optionOf(choice.setup, index));
    const std::vector<std::size_t> ofSeats = seatOptions(*game_);
    for (std::size_t seat = 0; seat < ofSeats.size(); ++seat)
        factions_->setValue(static_cast<Seat>(seat), optionOf(choice.setup, ofSeats[seat]));
    if (deck_ != nullptr) deck_->setDeck(choice.setup.deck, choice.deckFile);
    seats_->setPlayers(choice.players);
    wantedSeats_ = seats_->count();
    seed_->setText(QString::number(choice.seed));
    practice_->setChecked(choice.undo == UndoRule::Practice);
    filling_ = false;
    validate();
}

Setup NewGameDialog::setup() const {
    Setup result;
    result.seats = seats_->count();
    for (std::size_t index = 0; index < options_.size(); ++index)
        result.options.push_back(isChosen(index) ? valueOf(index) : OptionValue{0});
    const std::vector<std::size_t> ofSeats = seatOptions(*game_);
    for (std::size_t seat = 0; seat < ofSeats.size(); ++seat)
        result.options[ofSeats[seat]] = factions_->value(static_cast<Seat>(seat));
    // What has no say is not chosen either, so that it cannot stand in the way.
    for (std::size_t index = 0; index < options_.size(); ++index)
        if (!game_->applies(result, index)) result.options[index] = 0;
    if (deck_ != nullptr && result.options[*game_->deckOption()] != 0) result.deck = deck_->deck();
    return result;
}

NewGame NewGameDialog::choice() const {
    NewGame result;
    result.game = game_;
    result.setup = setup();
    if (result.setup.deck != nullptr) result.deckFile = deck_->file();
    result.players = seats_->players();
    result.seed = seed_->text().toULongLong();
    result.undo = practice_->isChecked() ? UndoRule::Practice : UndoRule::Fair;
    return result;
}

void NewGameDialog::variantChanged() {
    if (filling_) return;
    // A variant for another number of seats: take the number nearest to the one wanted that it allows.
    Setup wish = setup();
    int nearest = -1;
    for (int seats = game_->minSeats(); seats <= game_->maxSeats(); ++seats) {
        wish.seats = seats;
        if (!game_->check(wish)) continue;
        if (nearest < 0 || std::abs(seats - wantedSeats_) < std::abs(nearest - wantedSeats_)) nearest = seats;
    }
    if (nearest > 0) seats_->setCount(nearest);
    validate();
}

void NewGameDialog::validate() {
    if (filling_) return;
    const Setup chosen = setup();
    for (std::size_t index = 0; index < options_.size(); ++index)
        if (options_[index] != nullptr) options_[index]->setApplies(game_->applies(chosen, index));
    house_->tell(chosen);
    seats_->setLate(lateSeats(*game_, chosen));
    if (factions_ != nullptr) showFactions(chosen);
    seats_->setLimits(againstSeats(chosen, chosen.seats - 1), againstSeats(chosen, chosen.seats + 1));

    QString sentence;
    if (const Verdict verdict = game_->check(chosen); !verdict)
        sentence = QStringLiteral("%1 <small>(%2)</small>")
                       .arg(textFor(game_->id()).setupSentence(chosen, verdict).toHtmlEscaped(),
                            toQString(verdict.clause().id()));
    else if (const QString problem = seats_->problem(); !problem.isEmpty())
        sentence = problem.toHtmlEscaped();
    else if (bool ok = false; seed_->text().toULongLong(&ok), !ok)
        sentence = seed_->text().isEmpty() ? tr("The deal needs a number.")
                                           : tr("The number of the deal is too large.");
    verdict_->setText(sentence);
    sign_->setVisible(!sentence.isEmpty());
    start_->setEnabled(sentence.isEmpty());
}

QString NewGameDialog::againstSeats(Setup chosen, int seats) const {
    const Verdict now = game_->check(chosen);
    chosen.seats = seats;
    const Verdict then = game_->check(chosen);
    if (then) return {};
    // What is wrong anyway, whatever the number of players, stands in the way of none.
    const bool possible = seats >= game_->minSeats() && seats <= game_->maxSeats();
    if (possible && !now && now.clause() == then.clause()) return {};
    return textFor(game_->id()).setupSentence(chosen, then);
}

void NewGameDialog::showFactions(const Setup& chosen) {
    QStringList names;
    for (const Player& player : seats_->players()) names << toQLine(player.name);
    factions_->setNames(names);
    factions_->setPicking(optionAsSet(*game_, chosen, *findOption(*game_, "house.faction-pick")));
}

void NewGameDialog::accept() {
    remember(choice());
    QDialog::accept();
}

} // namespace drawbridge
