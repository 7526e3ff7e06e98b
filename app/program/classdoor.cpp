// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/classdoor.h"

#include "hands/classhost.h"
#include "reference/plainwidgets.h"
#include "rooms/invite/classdialog.h"
#include "table/gametable.h"
#include "text/gametext.h"
#include "widgets/windowplace.h"

#include <QEvent>

namespace drawbridge {

ClassDoor::ClassDoor(QObject* parent)
    : QObject(parent) {}

ClassDoor::~ClassDoor() = default;

void ClassDoor::invite(QWidget* window, GameTable* table) {
    if (window_ != window) {
        leave();
        window_ = window;
        window->installEventFilter(this);
    }
    if (!host_ && !open()) return leave();
    setTable(table);
    if (!dialog_) {
        dialog_ = new ClassDialog(*host_, window);
        connect(dialog_, &ClassDialog::closeRequested, this, &ClassDoor::close);
        connect(dialog_, &ClassDialog::moveRequested, this, &ClassDoor::move);
        connect(dialog_, &ClassDialog::bookRequested, this,
                [this](const QString& place) { emit bookRequested(gameId_, place); });
    }
    bringToFront(*dialog_);
    emit changed();
}

bool ClassDoor::open() {
    const Result<QHostAddress> address = usualAddress();
    if (!address) {
        fail(address.problem().text());
        return false;
    }
    //: The heading on the phones of a class
    auto host = std::make_unique<ClassHost>(tr("The teacher’s table"));
    Invitation invitation = Invitation::fresh();
    invitation.port = kUsualPort;
    if (const Result<> opened = host->open(*address, invitation); !opened) {
        fail(opened.problem().text());
        return false;
    }
    host_ = std::move(host);
    connect(host_.get(), &ClassHost::changed, this, &ClassDoor::changed);
    return true;
}

void ClassDoor::move(const QHostAddress& address) {
    if (!host_ || host_->door().address() == address) return;
    const QHostAddress before = host_->door().address();
    const Invitation invitation = host_->door().invitation();
    const Result<> moved = host_->open(address, invitation);
    if (moved) return;
    fail(moved.problem().text());
    if (!host_->open(before, invitation)) close();
}

void ClassDoor::follow(const QWidget* window, GameTable* table) {
    if (host_ && window == window_) setTable(table);
}

void ClassDoor::setTable(GameTable* table) {
    host_->setTable(table);
    if (table) gameId_ = toQString(table->seen().game().id());
}

/// The class sees that window no longer, but stays at the door.
void ClassDoor::leave() {
    if (dialog_) dialog_->close();
    dialog_ = nullptr;
    if (host_) host_->setTable(nullptr);
    if (window_) window_->removeEventFilter(this);
    window_ = nullptr;
    emit changed();
}

void ClassDoor::close() {
    leave();
    if (!host_) return;
    //: On the phones of a class
    host_->close(tr("The bridge is up: the teacher has closed the door."));
    host_.reset();
    emit changed();
}

/// A window that is minimized is still open.
bool ClassDoor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide && !event->spontaneous() && watched == window_) close();
    return QObject::eventFilter(watched, event);
}

QString ClassDoor::sign(const QWidget* window) const {
    if (!host_ || window != window_) return {};
    //: In the teacher's window, while a class may look on with their phones: how many do
    return tr("The bridge is down, %n page(s)", nullptr, host_->pages());
}

void ClassDoor::retranslate() {
    if (host_) host_->retranslate();
}

void ClassDoor::fail(const QString& sentence) { PlainBox::warning(window_, tr("Ask the Class"), sentence); }

} // namespace drawbridge
