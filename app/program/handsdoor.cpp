// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/handsdoor.h"

#include "hands/handhost.h"
#include "library/keptfile.h"
#include "library/matchfolder.h"
#include "rooms/invite/invitationdialog.h"
#include "table/localtable.h"
#include "text/gametext.h"
#include "widgets/windowplace.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

GameTable::Place placeOf(HandHost::At at) {
    switch (at) {
    case HandHost::At::Free: return GameTable::Place::Awaited;
    case HandHost::At::Away: return GameTable::Place::Away;
    default: return GameTable::Place::InHand;
    }
}

} // namespace

struct HandsDoor::Crossing {
    Invitation invitation;
    QHostAddress address;
};

HandsDoor::HandsDoor(QWidget* window, std::function<QString()> fileOfMatch)
    : QObject(window)
    , window_(window)
    , fileOfMatch_(std::move(fileOfMatch)) {}

HandsDoor::~HandsDoor() = default;

bool HandsDoor::isBuilt() { return true; }

bool HandsDoor::isOpen() const { return host_ && host_->isOpen(); }

void HandsDoor::leaveTable(const Match* next) {
    if (dialog_) dialog_->close();
    crossing_.reset();
    if (host_) {
        if (next)
            if (auto crossing = host_->invitation().crossing(local_->match(), *next))
                crossing_ = std::make_unique<Crossing>(Crossing{std::move(*crossing), host_->address()});
        // A match that is over is not played on.
        if (local_->match().isOver()) {
            //: On the phones of all who have played.
            if (!crossing_) host_->close(tr("The match is over, and the table has been cleared."));
            forget();
        }
    }
    host_.reset(); // pages come back by themselves
    local_ = nullptr;
}

void HandsDoor::setTable(LocalTable* local) {
    local_ = local;
    isKept_ = false;
    std::unique_ptr<Crossing> crossing = std::move(crossing_);
    if (KeptFile file(invitationFile()); !crossing && !invitationFile().isEmpty() && file.isThere()) {
        const Result<std::string> text = file.read();
        const QList<HostAddress> addresses = hostAddresses();
        const auto kept = text ? Invitation::fromJson(QByteArray::fromStdString(*text)) : std::nullopt;
        if (kept && !addresses.isEmpty())
            crossing = std::make_unique<Crossing>(Crossing{*kept, addresses.front().address});
    }
    if (crossing)
        if (const Result<> opened = open(crossing->address, crossing->invitation); !opened)
            emit failed(opened.problem().text());
    emit changed();
}

void HandsDoor::invite() {
    if (!local_) return;
    SeatSet seats = local_->session().persons();
    seats = static_cast<SeatSet>(seats & (seats - 1)); // all but the first
    invite(seats);
}

/// An open door with those seats, if that is possible.
bool HandsDoor::openNew(SeatSet seats) {
    const Result<QHostAddress> address = usualAddress();
    if (!address) {
        emit failed(address.problem().text());
        return false;
    }
    Invitation invitation = Invitation::fresh();
    invitation.port = kUsualPort;
    for (Seat seat = 0; seat < local_->match().players().size(); ++seat)
        if (contains(seats, seat)) invitation.tokens[seat].clear();
    const Result<> opened = open(*address, invitation);
    if (!opened) emit failed(opened.problem().text());
    return isOpen();
}

void HandsDoor::invite(SeatSet seats) {
    if (!local_ || (!isOpen() && !openNew(seats))) return;
    if (!dialog_) {
        dialog_ = new InvitationDialog(*host_, local_->session(), window_);
        connect(dialog_, &InvitationDialog::closeRequested, this, &HandsDoor::close);
        connect(dialog_, &InvitationDialog::moveRequested, this, &HandsDoor::move);
        connect(dialog_, &InvitationDialog::bookRequested, this, [this](const QString& place) {
            emit bookRequested(toQString(local_->match().game().id()), place);
        });
    }
    bringToFront(*dialog_);
}

Result<> HandsDoor::open(const QHostAddress& address, const Invitation& invitation) {
    const std::vector<Player>& players = local_->match().players();
    const auto person = std::ranges::find_if(players, [&](const Player& player) {
        return !player.isBot && !invitation.tokens.contains(static_cast<int>(&player - players.data()));
    });
    //: The heading on the phones: %1 is the name of the host
    const QString title = person != players.end() ? tr("%1’s table").arg(QString::fromStdString(person->name))
                                                  : local_->text().gameName();
    host_ = std::make_unique<HandHost>(local_->session(), title);
    host_->offerRematch();
    connect(host_.get(), &HandHost::changed, this, &HandsDoor::follow);
    connect(host_.get(), &HandHost::invitationChanged, this, &HandsDoor::keep);
    // The next match ends this host, which is still at work then.
    connect(host_.get(), &HandHost::rematchWanted, this, &HandsDoor::rematchWanted, Qt::QueuedConnection);
    // A match has no file before its first move.
    connect(local_, &GameTable::changed, host_.get(), [this] {
        if (!isKept_) keep();
    });
    Result<> opened = host_->open(address, invitation);
    if (!opened) host_.reset();
    return opened;
}

void HandsDoor::move(const QHostAddress& address) {
    if (!isOpen() || host_->address() == address) return;
    const QHostAddress before = host_->address();
    const Invitation invitation = host_->invitation();
    Result<> moved = host_->open(address, invitation);
    if (moved) return;
    emit failed(moved.problem().text());
    if (!host_->open(before, invitation)) close();
}

void HandsDoor::close() {
    if (dialog_) dialog_->close();
    if (!host_) return;
    //: On the phones of all who play.
    host_->close(tr("The bridge is up: the host has closed the door."));
    host_.reset();
    if (local_) local_->setElsewhere({});
    forget();
    emit changed();
}

void HandsDoor::forget() {
    if (KeptFile file(invitationFile()); !file.name().isEmpty() && file.isThere()) file.remove();
}

void HandsDoor::follow() {
    if (local_ && host_) {
        std::map<Seat, GameTable::Place> places;
        for (Seat seat = 0; seat < local_->match().players().size(); ++seat)
            if (contains(host_->seats(), seat))
                places[seat] = host_->isNodding(seat) ? GameTable::Place::Thinking : placeOf(host_->at(seat));
        local_->setElsewhere(std::move(places));
    }
    emit changed();
}

void HandsDoor::keep() {
    if (!host_ || !host_->isOpen() || invitationFile().isEmpty()) return;
    KeptFile file(invitationFile());
    // What lies there is this match's earlier invitation.
    if (file.isThere() && !file.read()) return;
    const Result<> written = file.write(host_->invitation().toJson().toStdString());
    isKept_ = true; // or has been complained about
    if (!written) emit failed(written.problem().text());
}

QString HandsDoor::invitationFile() const {
    const QString match = fileOfMatch_();
    return match.isEmpty() ? QString() : invitationOf(match);
}

QString HandsDoor::sign() const {
    if (!isOpen()) return {};
    int hands = 0;
    for (Seat seat = 0; seat < local_->match().players().size(); ++seat)
        hands += host_->at(seat) == HandHost::At::Hand ? 1 : 0;
    if (const int wanting = host_->wanting(); wanting > 0)
        //: The same after a match: how many of those players (%1) have asked for a rematch
        return tr("%n of %1 want a rematch", nullptr, wanting).arg(QLocale().toString(hands));
    //: On the beam above the table, while people may join with their phones: how many have
    return tr("The bridge is down, %n hand(s)", nullptr, hands);
}

void HandsDoor::retranslate() {
    if (host_) host_->retranslate();
}

} // namespace drawbridge
