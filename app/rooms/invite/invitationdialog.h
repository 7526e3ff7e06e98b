// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hands/handhost.h"
#include "widgets/parchment.h"

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace drawbridge {

class NetworkChooser;
class WayIn;

/// The invitation to the match on the table. Not modal: the match goes on meanwhile.
class InvitationDialog : public ParchmentDialog {
    Q_OBJECT

  public:
    /// `host` must outlive this; its door is open. `session`: of that match.
    InvitationDialog(HandHost& host, Session& session, QWidget* parent);

  signals:
    /// The door is to be opened at another address of this computer.
    void moveRequested(const QHostAddress& address);
    /// The door is to be closed.
    void closeRequested();
    /// The rule book is to be opened at that place: see bookpage.h.
    void bookRequested(const QString& place);

  private:
    QWidget* makeSeats();
    QWidget* makeDoor();
    void tell();
    void tellSeats();
    void addSeat(Seat seat);
    QString whereabouts(Seat seat) const;
    QString asDefaultBot() const;

    HandHost& host_;
    Session& session_;
    WayIn* way_;
    QWidget* seats_ = nullptr; ///< rows of the seats, made anew when something changes
    QVBoxLayout* seatsBeside_ = nullptr;
    QLabel* summary_;
    QCheckBox* newcomers_;
    QCheckBox* onlookers_;
    NetworkChooser* networks_;
    QString shownSeats_; ///< what the rows were made from
    QTimer clock_;       ///< for how long somebody is away
};

} // namespace drawbridge
