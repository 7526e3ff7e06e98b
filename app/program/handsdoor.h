// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "text/problem.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class QHostAddress;

namespace drawbridge {

class HandHost;
class InvitationDialog;
class LocalTable;
class Match;
struct Invitation;

/// The door of the match on the table, through which people come who play at screens of their own: opened by
/// an invitation, closed with the match. The invitation is kept beside the match's file, so that a match that
/// is played on has the same people again.
class HandsDoor : public QObject {
    Q_OBJECT

  public:
    /// `fileOfMatch`: of the match on the table; empty: it is not stored yet.
    HandsDoor(QWidget* window, std::function<QString()> fileOfMatch);
    ~HandsDoor() override;
    /// Whether the program has been built with it: some libraries are not everywhere.
    static bool isBuilt();

    /// The match on the table ends or gives way; to be called while its file is still known. `next`: what
    /// will be on the table, if anything: a new match of the same people keeps them, whatever seats they have
    /// now.
    void leaveTable(const Match* next = nullptr);
    /// Sets the match on the table; not owned. If it had an invitation when it was last played, or people
    /// come over from the match before, the door opens again.
    void setTable(LocalTable* local);
    /// Opens the door if it is closed, and shows the invitation. The first person stays at the window; the
    /// seats of the other people wait for a hand.
    void invite();
    /// The same for these seats.
    void invite(SeatSet seats);
    /// Everybody plays at this window again.
    void close();
    bool isOpen() const;
    /// For the sign on the beam: "The bridge is down, 2 hands".
    QString sign() const;
    void retranslate();

  signals:
    void changed();
    void failed(const QString& sentence);
    /// All who play in browsers want another match, and nobody plays at the window.
    void rematchWanted();
    /// The book of the match's game is to be opened at that place: see bookpage.h.
    void bookRequested(const QString& gameId, const QString& place);

  private:
    /// What people come over with from the match before.
    struct Crossing;

    bool openNew(SeatSet seats);

    Result<> open(const QHostAddress& address, const Invitation& invitation);
    void move(const QHostAddress& address);
    void follow();
    void keep();
    void forget();
    QString invitationFile() const;

    QWidget* window_;
    std::function<QString()> fileOfMatch_;
    LocalTable* local_ = nullptr;
    bool isKept_ = false; ///< the invitation, since the table was set
    std::unique_ptr<Crossing> crossing_;
    std::unique_ptr<HandHost> host_;
    QPointer<InvitationDialog> dialog_;
};

} // namespace drawbridge
