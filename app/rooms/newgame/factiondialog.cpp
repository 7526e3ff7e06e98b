// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/newgame/factiondialog.h"

#include "faces/facepixmap.h"
#include "reference/plainwidgets.h"
#include "text/book/rulebook.h"
#include "text/houserules.h"
#include "widgets/formparts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QIcon>
#include <QListWidget>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolButton>

namespace drawbridge {

namespace {

constexpr int kShield = 18;
constexpr double kCardLines = 5.5; // height of a card in lines of text, so that its name is readable
constexpr int kFrame = 4;          // frame of the selected card
constexpr int kCardColumns = 3;    // minimum number of columns

/// Paints only the card picture, which shows its name; the item's text is for screen readers and keyboard
/// search. The selected card is framed.
class CardDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QRect frame = option.rect.adjusted(1, 1, -1, -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        if (option.state & QStyle::State_Selected) {
            painter->setBrush(option.palette.brush(QPalette::Highlight));
            painter->drawRoundedRect(frame, kFrame, kFrame);
        }
        const auto picture = index.data(Qt::DecorationRole).value<QIcon>();
        picture.paint(painter, frame.adjusted(kFrame, kFrame, -kFrame, -kFrame), Qt::AlignCenter,
                      option.state & QStyle::State_Enabled ? QIcon::Normal : QIcon::Disabled);
        painter->restore();
        if (!(option.state & QStyle::State_HasFocus)) return;
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.rect = option.rect;
        option.widget->style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
    }
};

} // namespace

FactionPage::FactionPage(const NewGame& choice, QWidget* parent)
    : QWidget(parent)
    , game_(*choice.game)
    , text_(textFor(game_.id()))
    , setup_(choice.setup)
    , options_(seatOptions(game_))
    , seats_(new QTabBar(this))
    , inGame_(new QCheckBox(tr("Pic&ks in the game"), this))
    , cards_(new QListWidget(this))
    , about_(new ClosedBrowser(this)) {
    names_ = namesOf(choice.players);
    seats_->setDrawBase(false);
    seats_->setExpanding(false);
    seats_->setElideMode(Qt::ElideRight);
    seats_->setAccessibleName(tr("Whose faction is chosen"));
    for (std::size_t seat = 0; seat < options_.size(); ++seat) {
        const QString shield = QStringLiteral("seat/%1").arg(seat);
        seats_->addTab(QIcon(facePixmap(shield, kShield, devicePixelRatioF())), QString());
    }
    connect(seats_, &QTabBar::currentChanged, this, [this] { refresh(); });

    connect(inGame_, &QCheckBox::clicked, this, [this](bool on) {
        if (on)
            choose(0);
        else
            choose(freeFaction(game_, setup_)); // one must be selected
    });
    auto* die = new QToolButton(this);
    die->setIcon(QIcon::fromTheme(QStringLiteral("randomize")));
    die->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    die->setText(tr("By c&hance"));
    die->setToolTip(tr("Takes a faction by chance, but not the enemy's"));
    connect(die, &QToolButton::clicked, this, [this] { choose(freeFaction(game_, setup_)); });

    const int tall = qRound(kCardLines * fontMetrics().lineSpacing());
    const QSize card(tall * 63 / 88, tall);
    cards_->setViewMode(QListView::IconMode);
    cards_->setMovement(QListView::Static);
    cards_->setResizeMode(QListView::Adjust);
    cards_->setUniformItemSizes(true);
    cards_->setItemDelegate(new CardDelegate(cards_));
    cards_->setIconSize(card);
    cards_->setGridSize(card + 2 * QSize(kFrame + 1, kFrame + 1));
    cards_->setMinimumWidth(kCardColumns * cards_->gridSize().width() + 2 * cards_->frameWidth() +
                            style()->pixelMetric(QStyle::PM_ScrollBarExtent) + kFrame);
    cards_->setMinimumHeight(cards_->gridSize().height() + 2 * cards_->frameWidth());
    cards_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (int value = 1; value < static_cast<int>(option(0).values.size()); ++value) {
        const SeatCard faction = text_.valueCard(option(0), value).value_or(SeatCard());
        auto* item = new QListWidgetItem(QIcon(facePixmap(faction.picture, tall, devicePixelRatioF())),
                                         faction.name, cards_);
        item->setToolTip(faction.help);
        item->setData(Qt::AccessibleDescriptionRole, faction.help);
    }
    // Follows the selection, not the current item: moving the focus selects nothing.
    connect(cards_, &QListWidget::itemSelectionChanged, this, [this] {
        const auto chosen = cards_->selectedItems();
        if (chosen.isEmpty())
            refresh(); // a click beside the cards clears the selection
        else
            choose(static_cast<OptionValue>(cards_->row(chosen.front()) + 1));
    });

    about_->setAccessibleName(tr("About the faction"));
    about_->setOpenLinks(false);
    connect(about_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { about_->scrollToAnchor(link.fragment()); });
    about_->setFrameShape(QFrame::NoFrame);
    about_->viewport()->setAutoFillBackground(false);

    // Shares the available height: both scroll.
    cards_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    about_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);

    auto* layout = bareLayout<QGridLayout>(this);
    auto* below = new QHBoxLayout;
    below->addWidget(inGame_);
    below->addStretch();
    below->addWidget(die);
    layout->addWidget(seats_, 0, 0, 1, 2);
    layout->addLayout(below, 1, 0);
    layout->addWidget(cards_, 2, 0);
    layout->addWidget(about_, 1, 1, 2, 1);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
    layout->setRowStretch(2, 1);
    refresh();
}

Seat FactionPage::seat() const { return static_cast<Seat>(seats_->currentIndex()); }

void FactionPage::choose(OptionValue chosen) {
    if (chosen == value(seat())) return;
    setOption(setup_, options_[seat()], chosen);
    refresh();
}

void FactionPage::refresh() {
    for (Seat seat = 0; seat < options_.size(); ++seat) {
        const auto faction = cardOf(seat);
        //: Of a faction: which is not known yet
        const QString leads = faction ? faction->name : tr("picked in the game");
        //: A player, and the faction he or she leads
        seats_->setTabText(seat,
                           tr("%1: %2").arg(QString(names_[seat]).replace('&', QLatin1String("&&")), leads));
    }
    //: The cards to choose from; %1 is a player
    cards_->setAccessibleName(tr("Faction of %1").arg(names_[seat()]));
    const OptionValue chosen = value(seat());
    const QSignalBlocker silent(cards_);
    inGame_->setChecked(chosen == 0);
    if (chosen == 0) {
        cards_->clearSelection();
    } else {
        cards_->setCurrentRow(chosen - 1);
        cards_->scrollToItem(cards_->currentItem());
    }
    tell();
}

void FactionPage::tell() {
    const auto faction = cardOf(seat());
    const QString fairness = text_.seatFairness(setup_, seat());
    if (!faction) {
        about_->setPage(
            QStringLiteral("<h2>%1</h2><p>%2</p><p>%3</p>%4")
                .arg(tr("Picked in the game"),
                     tr("The faction is settled before the cards are dealt.").toHtmlEscaped(),
                     optionAsSet(game_, setup_, *findOption(game_, "house.faction-pick")).toHtmlEscaped(),
                     fairness));
        return;
    }
    about_->setPage(QStringLiteral("<h2>%1</h2><p><b>%2</b></p><p>%3</p><p><a href=\"#rules\">%4</a></p>%5"
                                   "<h3><a name=\"rules\">%6</a></h3>%7")
                        .arg(faction->name.toHtmlEscaped(), faction->help.toHtmlEscaped(),
                             faction->story.toHtmlEscaped(),
                             //: A link; %1 is the first of a faction's rules, "WARS-UND-1"
                             tr("Its own rules, from %1 on").arg(toQString(faction->clause.id())), fairness,
                             tr("Its own rules"), rulesFrom(faction->clause)));
}

/// The rules specific to a faction, found by the common prefix of their clauses: "WARS-UND-1".
QString FactionPage::rulesFrom(Clause first) const {
    const QString id = toQString(first.id());
    const QString family = id.left(id.lastIndexOf('-') + 1);
    QString html;
    for (const RuleSection& section : RuleBook::forGame(toQString(game_.id())).sections())
        for (const Rule& rule : section.rules)
            if (rule.id.startsWith(family))
                html += QStringLiteral("<p><b>%1</b> <small>(%2)</small><br>%3</p>")
                            .arg(rule.title.toHtmlEscaped(), rule.id, rule.text.toHtmlEscaped());
    return html;
}

FactionDialog::FactionDialog(const NewGame& choice, QWidget* parent)
    : QDialog(parent)
    , page_(new FactionPage(choice, this)) {
    setWindowTitle(tr("Factions"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(page_, 1);
    layout->addWidget(endButtons(this));
    resizeOnScreen(this, {820, 600});
}

} // namespace drawbridge
