// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/invite/invitationdialog.h"

#include "bots/bot.h"
#include "faces/facepixmap.h"
#include "reference/plainwidgets.h"
#include "rooms/invite/wayin.h"
#include "table/session.h"
#include "text/book/handspage.h"
#include "text/gametext.h"
#include "widgets/formparts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace drawbridge {

namespace {

constexpr int kShield = 40;
constexpr int kTick = 5000;            // ms, between looks at the clock
constexpr auto kSubstitute = "squire"; // who plays for somebody who is away

} // namespace

InvitationDialog::InvitationDialog(HandHost& host, Session& session, QWidget* parent)
    : ParchmentDialog(tr("Come to the Table"), parent)
    , host_(host)
    , session_(session)
    , way_(new WayIn(host.door(), this))
    , summary_(new PlainLabel(this))
    , newcomers_(new QCheckBox(tr("&Newcomers may sit down"), this))
    , onlookers_(new QCheckBox(tr("&Onlookers may watch"), this))
    , networks_(new NetworkChooser(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(24);
    halves->addWidget(way_);
    halves->addWidget(makeSeats(), 1);
    sheet()->addLayout(halves, 1);
    sheet()->addWidget(makeDoor());
    connect(&host_, &HandHost::changed, this, &InvitationDialog::tell);
    clock_.setInterval(kTick);
    connect(&clock_, &QTimer::timeout, this, &InvitationDialog::tellSeats);
    // Closed, it is deleted later, and the host may be gone before.
    connect(this, &QDialog::finished, this, [this] {
        clock_.stop();
        host_.disconnect(this);
    });
    clock_.start();
    tell();
}

QWidget* InvitationDialog::makeSeats() {
    auto* part = new QWidget(this);
    seatsBeside_ = bareLayout<QVBoxLayout>(part);
    auto* title = new PlainLabel(part);
    title->setText(tr("Who sits where"));
    title->setFont(parchment::titleFont(font(), 1.3));
    seatsBeside_->addWidget(title);
    seatsBeside_->addStretch();
    return part;
}

QWidget* InvitationDialog::makeDoor() {
    auto* part = new QWidget(this);
    auto* grid = bareLayout<QGridLayout>(part);
    connect(newcomers_, &QCheckBox::toggled, &host_, &HandHost::setNewcomersMaySit);
    connect(onlookers_, &QCheckBox::toggled, &host_, &HandHost::setOnlookersMayWatch);
    connect(networks_, &NetworkChooser::chosen, this, &InvitationDialog::moveRequested);
    connect(way_, &WayIn::helpWanted, this, [this] { emit bookRequested(kPageDoesNotCome); });
    // A second screen is somebody who looks on.
    connect(way_, &WayIn::screenWanted, &host_, [this] { host_.setOnlookersMayWatch(true); });
    auto* anew = new QPushButton(tr("&A new invitation"), part);
    anew->setToolTip(
        tr("Other words and another code: those shown before let nobody in any more. Who sits at "
           "the table stays."));
    connect(anew, &QPushButton::clicked, this, [this] { host_.inviteAnew(); });
    auto* raise = new QPushButton(tr("&Raise the bridge"), part);
    raise->setToolTip(tr("Closes the door: everybody plays at this window again."));
    connect(raise, &QPushButton::clicked, this, &InvitationDialog::closeRequested);
    auto* done = new QPushButton(tr("To the &table"), part);
    connect(done, &QPushButton::clicked, this, &QDialog::close);
    for (QPushButton* button : {anew, raise}) button->setAutoDefault(false);
    grid->addWidget(newcomers_, 0, 0);
    grid->addWidget(onlookers_, 0, 1);
    grid->addWidget(networks_, 0, 2, 1, 2);
    grid->addWidget(summary_, 1, 0, 1, 2);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(raise);
    buttons->addWidget(anew);
    buttons->addWidget(done);
    grid->addLayout(buttons, 1, 2, 1, 2);
    grid->setColumnStretch(1, 1);
    return part;
}

void InvitationDialog::tell() {
    if (!host_.isOpen()) return;
    way_->follow();
    const QSignalBlocker one(newcomers_);
    const QSignalBlocker other(onlookers_);
    newcomers_->setChecked(host_.mayNewcomersSit());
    onlookers_->setChecked(host_.mayOnlookersWatch());
    networks_->choose(host_.address());
    tellSeats();
}

/// Where a seat is played, in words.
QString InvitationDialog::whereabouts(Seat seat) const {
    switch (host_.at(seat)) {
    case HandHost::At::Window: return tr("at this window");
    case HandHost::At::Bot: return botName(session_.match().players()[seat].bot);
    case HandHost::At::Free:
        if (session_.isPerson(seat)) return tr("free; waiting for somebody");
        //: Of a bot whose seat somebody may take
        return tr("a bot, until somebody comes");
    case HandHost::At::Hand: return tr("at a screen of their own");
    case HandHost::At::Away: break;
    }
    const int minutes = host_.awayFor(seat) / 60;
    return minutes < 1 ? tr("away") : tr("away for %n minute(s)", nullptr, minutes);
}

void InvitationDialog::tellSeats() {
    QStringList shown;
    for (Seat seat = 0; seat < session_.match().players().size(); ++seat)
        shown << QString::fromStdString(session_.match().players()[seat].name) + whereabouts(seat);
    if (shown.join(QLatin1Char('\n')) == shownSeats_) return;
    shownSeats_ = shown.join(QLatin1Char('\n'));
    if (seats_) retire(seats_);
    seats_ = new QWidget(this);
    bareLayout<QVBoxLayout>(seats_);
    seatsBeside_->insertWidget(1, seats_);
    for (Seat seat = 0; seat < session_.match().players().size(); ++seat) addSeat(seat);
    int here = 0;
    int away = 0;
    int free = 0;
    for (Seat seat = 0; seat < session_.match().players().size(); ++seat) {
        here += host_.at(seat) == HandHost::At::Hand ? 1 : 0;
        away += host_.at(seat) == HandHost::At::Away ? 1 : 0;
        free += host_.at(seat) == HandHost::At::Free ? 1 : 0;
    }
    QStringList parts{tr("%n here", nullptr, here)};
    if (away > 0) parts << tr("%n away", nullptr, away);
    if (free > 0) parts << tr("%n seat(s) free", nullptr, free);
    if (host_.onlookers() > 0) parts << tr("%n onlooker(s)", nullptr, host_.onlookers());
    summary_->setText(QLocale().createSeparatedList(parts));
}

void InvitationDialog::addSeat(Seat seat) {
    const Player& player = session_.match().players()[seat];
    const QString name = QString::fromStdString(player.name);
    auto* row = new QWidget(seats_);
    auto* line = bareLayout<QHBoxLayout>(row);
    auto* shield = new PlainLabel(row);
    shield->setPixmap(facePixmap(QStringLiteral("seat/%1").arg(session_.match().shieldOf(seat)), kShield,
                                 devicePixelRatioF()));
    auto* names = new QVBoxLayout;
    auto* called = new PlainLabel(row);
    called->setText(name);
    called->setFont(parchment::titleFont(font(), 1.15));
    auto* where = new PlainLabel(row);
    where->setText(whereabouts(seat));
    names->addWidget(called);
    names->addWidget(where);
    line->addWidget(shield);
    line->addLayout(names, 1);
    const auto add = [&](const QString& text, auto does) {
        auto* button = new QPushButton(text, row);
        button->setAutoDefault(false);
        //: A button beside a player: %1 is what it does, %2 the player's name
        button->setAccessibleName(tr("%1: %2").arg(text, name));
        // The rows are made anew by what the button does.
        connect(button, &QPushButton::clicked, &host_, does, Qt::QueuedConnection);
        line->addWidget(button);
    };
    switch (host_.at(seat)) {
    case HandHost::At::Window: add(tr("Into a hand"), [this, seat] { host_.offer(seat); }); break;
    case HandHost::At::Free:
        add(session_.isPerson(seat) ? tr("To this window") : tr("Keep the bot"),
            [this, seat] { host_.takeBack(seat); });
        if (session_.isPerson(seat))
            add(tr("Seat a bot"), [this, seat] { host_.letBotPlay(seat, kSubstitute); });
        break;
    case HandHost::At::Away:
        add(tr("Let a bot play"), [this, seat] { host_.letBotPlay(seat, kSubstitute); });
        [[fallthrough]];
    case HandHost::At::Hand:
        add(tr("Play here"), [this, seat] { host_.takeBack(seat); });
        add(tr("Free the seat"), [this, seat] { host_.sendOff(seat); });
        break;
    case HandHost::At::Bot:
        if (contains(host_.seats(), seat))
            add(tr("Back to the person"), [this, seat] { host_.letPersonPlay(seat); });
        else
            add(tr("Into a hand"), [this, seat] { host_.offer(seat); });
        break;
    }
    seats_->layout()->addWidget(row);
}

} // namespace drawbridge
