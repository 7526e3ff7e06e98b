// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/newgame/seatlist.h"

#include "faces/facepixmap.h"
#include "match/gamestate.h"
#include "reference/plainwidgets.h"
#include "shell/formparts.h"
#include "shell/newgame/newgame.h"
#include "text/gametext.h"

#include <QComboBox>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kShieldHeight = 24;
constexpr QSize kIcon(16, 16);
constexpr double kFaint = 0.2;
constexpr int kLongestShown = 20; // characters, at most four bytes each: see kLongestName of records

/// An icon that can be told at a glance when its button cannot be pressed: a mere grey minus still looks as
/// if it could.
QIcon fadingIcon(const char* name, const QWidget& at) {
    const QPixmap plain = QIcon::fromTheme(QString::fromLatin1(name)).pixmap(kIcon, at.devicePixelRatioF());
    if (plain.isNull()) return {}; // no icon of this name
    QPixmap faint = plain;
    faint.fill(Qt::transparent);
    QPainter painter(&faint);
    painter.setOpacity(kFaint);
    painter.drawPixmap(0, 0, plain);
    QIcon result(plain);
    result.addPixmap(faint, QIcon::Disabled);
    return result;
}

QToolButton* button(const char* icon, const QString& says, QWidget* parent) {
    auto* result = new QToolButton(parent);
    result->setIcon(fadingIcon(icon, *parent));
    result->setToolTip(says);
    result->setAccessibleName(says);
    result->setAutoRaise(true);
    return result;
}

/// Gives the keys to the first, or to the other if the first cannot be pressed.
void focusOne(QWidget* first, QWidget* other) {
    (first->isEnabled() ? first : other)->setFocus(Qt::TabFocusReason);
}

} // namespace

SeatList::SeatList(QWidget* parent)
    : QWidget(parent)
    , grid_(new QGridLayout(this))
    , add_(new QToolButton(this))
    , limits_(helpLine({}, this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setColumnStretch(2, 1);
    add_->setIcon(QIcon::fromTheme(QStringLiteral("list-add")));
    add_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    add_->setText(tr("&Add a player"));
    connect(add_, &QToolButton::clicked, this, [this] {
        setCount(count() + 1);
        emit changed(true);
    });
}

void SeatList::setLimits(const QString& noFewer, const QString& noMore) {
    noFewer_ = noFewer;
    noMore_ = noMore;
    // A button that cannot be pressed has no words for the keyboard: it is said beside them.
    QStringList why{noFewer_, noMore_};
    why.removeAll({});
    why.removeDuplicates();
    limits_->setText(why.join(' '));
    updateButtons();
}

void SeatList::setLate(int count) {
    late_ = count;
    showLate();
}

void SeatList::showLate() {
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const Row& row = rows_[index];
        const bool isLate = index + static_cast<std::size_t>(late_) >= rows_.size();
        row.late->setVisible(isLate);
        row.name->setAccessibleDescription(isLate ? row.late->toolTip() : QString());
    }
}

std::vector<QWidget*> SeatList::parts(const Row& row) {
    return {row.shield, row.kind, row.name, row.late, row.up, row.down, row.remove};
}

void SeatList::setPlayers(const std::vector<Player>& players) {
    spare_.clear();
    while (!rows_.empty()) removeRow(rows_.size() - 1);
    for (const Player& player : players) addRow(player);
    updateButtons();
}

std::vector<Player> SeatList::players() const {
    std::vector<Player> result;
    for (const Row& row : rows_) result.push_back(playerOf(row));
    return result;
}

void SeatList::setCount(int count) {
    while (static_cast<int>(rows_.size()) > count) {
        spare_.push_back(playerOf(rows_.back()));
        removeRow(rows_.size() - 1);
    }
    while (static_cast<int>(rows_.size()) < count) {
        if (spare_.empty()) {
            addRow(freshBot(players()));
        } else {
            addRow(spare_.back());
            spare_.pop_back();
        }
    }
    updateButtons();
}

QString SeatList::problem() const {
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const QString name = rows_[index].name->text().trimmed();
        if (name.isEmpty()) return tr("Every player needs a name.");
        for (std::size_t other = 0; other < index; ++other)
            if (rows_[other].name->text().trimmed().compare(name, Qt::CaseInsensitive) == 0)
                return tr("Two players are called %1.").arg(name);
    }
    return {};
}

void SeatList::addRow(const Player& player) {
    Row row;
    const auto seat = static_cast<int>(rows_.size());
    row.shield = new PlainLabel(this);
    row.shield->setPixmap(
        facePixmap(QStringLiteral("seat/%1").arg(seat), kShieldHeight, devicePixelRatioF()));

    row.kind = new CalmComboBox(this);
    row.kind->setAccessibleName(tr("Who plays at seat %1").arg(seat + 1));
    row.kind->addItem(tr("Person"), QString());
    for (const Level& level : levels()) {
        //: A seat taken by the computer. %1 is the name of a level, such as "Squire".
        row.kind->addItem(tr("Bot: %1").arg(botName(level.name)), toQString(level.name));
        row.kind->setItemData(row.kind->count() - 1, botHelp(level.name), Qt::ToolTipRole);
    }

    row.name = new QLineEdit(this);
    row.name->setMaxLength(kLongestShown);
    row.name->setAccessibleName(tr("Name at seat %1").arg(seat + 1));
    row.name->setPlaceholderText(tr("Name"));

    //: Beside a player who has no cards at first
    row.late = helpLine(tr("joins late"), this);
    row.late->setWordWrap(false);
    row.late->setToolTip(tr("Begins without cards or a castle, and can only come in as a puppet."));

    row.up = button("go-up", tr("Move up"), this);
    row.down = button("go-down", tr("Move down"), this);
    row.remove = button("list-remove", tr("Remove"), this);

    int column = 0;
    for (QWidget* part : parts(row)) {
        grid_->addWidget(part, seat, column++);
        part->show();
    }
    show(row, player);
    rows_.push_back(row);

    connect(row.kind, &QComboBox::activated, this, [this, kind = row.kind] {
        kind->setToolTip(kind->currentData(Qt::ToolTipRole).toString());
        renameIfProposed(rows_[indexOf(kind)]);
        emit changed(false);
    });
    connect(row.name, &QLineEdit::textEdited, this, [this] { emit changed(false); });
    connect(row.up, &QToolButton::clicked, this, [this, up = row.up] {
        const std::size_t index = indexOf(up);
        exchange(index, index - 1);
        if (up->hasFocus()) focusOne(rows_[index - 1].up, rows_[index - 1].down); // it goes with the player
    });
    connect(row.down, &QToolButton::clicked, this, [this, down = row.down] {
        const std::size_t index = indexOf(down);
        exchange(index, index + 1);
        if (down->hasFocus()) focusOne(rows_[index + 1].down, rows_[index + 1].up);
    });
    connect(row.remove, &QToolButton::clicked, this, [this, remove = row.remove] {
        // The rows below move up, so that seats stay numbered from the top without a gap.
        const std::size_t index = indexOf(remove);
        const bool byKey = remove->hasFocus();
        for (std::size_t below = index; below + 1 < rows_.size(); ++below)
            show(rows_[below], playerOf(rows_[below + 1]));
        removeRow(rows_.size() - 1);
        updateButtons();
        emit changed(true);
        if (byKey) focusOne(rows_[std::min(index, rows_.size() - 1)].remove, add_);
    });

    // Behind the rows above; the button below them comes after all of them, wherever it stood before.
    setTabOrder(rows_.size() > 1 ? rows_[rows_.size() - 2].remove : add_, row.kind);
    setTabOrder(row.kind, row.name);
    setTabOrder(row.name, row.up);
    setTabOrder(row.up, row.down);
    setTabOrder(row.down, row.remove);
    setTabOrder(row.remove, add_);
}

void SeatList::removeRow(std::size_t index) {
    const Row& row = rows_[index];
    for (QWidget* part : parts(row)) retire(part); // one of them may be the button being clicked
    rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(index));
}

void SeatList::renameIfProposed(const Row& row) {
    std::vector<Player> others;
    for (const Row& other : rows_)
        if (other.name != row.name) others.push_back(playerOf(other));
    const bool isBot = playerOf(row).isBot;
    const QString now = row.name->text().trimmed();
    // A name that somebody has typed stays.
    if (now.isEmpty() || isProposedName(now, !isBot))
        row.name->setText(isBot ? freshBotName(others) : freshPersonName(others));
}

void SeatList::exchange(std::size_t index, std::size_t other) {
    const Player player = playerOf(rows_[index]);
    show(rows_[index], playerOf(rows_[other]));
    show(rows_[other], player);
    emit changed(false);
}

void SeatList::show(const Row& row, const Player& player) {
    int index = 0;
    if (player.isBot) {
        const QString bot = QString::fromStdString(player.bot);
        index = row.kind->findData(bot);
        if (index < 0) { // a bot with a budget of its own, from a record
            row.kind->addItem(tr("Bot: %1").arg(botName(player.bot)), bot);
            index = row.kind->count() - 1;
        }
    }
    row.kind->setCurrentIndex(index);
    row.kind->setToolTip(row.kind->currentData(Qt::ToolTipRole).toString());
    row.name->setText(toQLine(player.name));
}

Player SeatList::playerOf(const Row& row) const {
    Player player;
    player.name = plainLine(row.name->text().trimmed().toStdString());
    player.bot = row.kind->currentData().toString().toStdString();
    player.isBot = !player.bot.empty();
    return player;
}

std::size_t SeatList::indexOf(const QWidget* part) const {
    const auto row = std::find_if(rows_.begin(), rows_.end(), [part](const Row& each) {
        return part == each.kind || part == each.up || part == each.down || part == each.remove;
    });
    return static_cast<std::size_t>(row - rows_.begin());
}

void SeatList::updateButtons() {
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        rows_[index].up->setEnabled(index > 0);
        rows_[index].down->setEnabled(index + 1 < rows_.size());
        rows_[index].remove->setEnabled(noFewer_.isEmpty());
        rows_[index].remove->setToolTip(noFewer_.isEmpty() ? tr("Remove") : noFewer_);
    }
    showLate();
    add_->setEnabled(noMore_.isEmpty());
    add_->setToolTip(noMore_);
    grid_->addWidget(add_, static_cast<int>(rows_.size()), 1, Qt::AlignLeft);
    grid_->addWidget(limits_, static_cast<int>(rows_.size()), 2, 1, -1);
}

} // namespace drawbridge
