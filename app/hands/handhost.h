// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hands/audience.h"
#include "hands/pagedoor.h"
#include "hands/pagestate.h"
#include "hands/pagetable.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>

namespace drawbridge {

/// Lets people play their seats of a match in browsers of their own ("a hand in every pocket"): gives each
/// seat in somebody's hand a table of its own, and knows who sits where and who is away. The match never
/// waits for a connection.
class HandHost : public QObject {
    Q_OBJECT

  public:
    /// Where a seat is played.
    enum class At { Window, Bot, Free, Hand, Away };

    /// `session` must outlive this. `title`: of the table, "Anna's table".
    HandHost(Session& session, const QString& title, QObject* parent = nullptr);
    ~HandHost() override; ///< closes the door

    /// Opens the door with an invitation. Tries the port it had first, then any.
    Result<> open(const QHostAddress& address, Invitation invitation);
    /// Ends all conversations; pages show these words. The seats are played at the window again.
    void close(const QString& words);
    bool isOpen() const { return door_.isOpen(); }
    const Invitation& invitation() const { return door_.invitation(); }
    const QHostAddress& address() const { return door_.address(); }
    const PageDoor& door() const { return door_; }
    /// Another key: whoever has not sat down yet, or looks on, needs the new one. Those in seats stay.
    void inviteAnew();

    /// Puts a seat into somebody's hand: free until somebody takes it. A bot there plays until then.
    void offer(Seat seat);
    /// The seat is played at the window again; whoever has it is told so.
    void takeBack(Seat seat);
    /// Whoever has the seat is sent off; it is free for somebody else.
    void sendOff(Seat seat);
    /// A bot plays the seat until letPersonPlay().
    void letBotPlay(Seat seat, const std::string& bot);
    void letPersonPlay(Seat seat);
    /// The seats that are not played at the window.
    SeatSet seats() const;
    At at(Seat seat) const;
    /// Whether whoever has the seat has just said that they are there, and think.
    bool isNodding(Seat seat) const;
    /// Seconds since whoever has the seat was last heard of.
    int awayFor(Seat seat) const;
    int onlookers() const { return audience_.people(); }
    /// Pages may ask for another match once this one is over: somebody here takes up rematchWanted().
    void offerRematch() { offersRematch_ = true; }
    /// How many of those in seats want another match, now that this one is over.
    int wanting() const;

    bool mayNewcomersSit() const { return newcomers_; }
    void setNewcomersMaySit(bool may);
    bool mayOnlookersWatch() const { return watching_; }
    void setOnlookersMayWatch(bool may);

    void retranslate();

  signals:
    /// Who sits where, who is away, or the door has changed.
    void changed();
    /// What is to be kept of the invitation has changed.
    void invitationChanged();
    /// The match is over, nobody plays at the window, and all in seats want another one.
    void rematchWanted();

  private:
    using Peer = PageDoor::Peer;

    /// A seat in somebody's hand.
    struct Place {
        std::unique_ptr<PageTable> table;
        std::optional<Peer> peer; ///< the page that has it now
        QString page;             ///< its name
        QElapsedTimer heard;      ///< when it was last heard
        QElapsedTimer nodded;     ///< when it last said that somebody is there
        bool isTaken = false;     ///< somebody has sat down
        bool isAway = false;      ///< as last told
        bool wantsRematch = false;
        int done = 0;                 ///< last gesture carried out
        std::optional<Player> person; ///< while a bot plays for them
    };
    /// A page.
    struct Page {
        QString name;              ///< its own, the same whenever it comes back
        std::optional<Seat> seat;  ///< that it plays
        std::optional<Seat> asked; ///< that it would take over from another page
        int seen = -1;             ///< events of the match, when it came; -1: it told none
        PageState state;           ///< of that seat's table
    };

    void hear(Peer peer, const QJsonObject& message);
    void lose(Peer peer);
    void come(Peer peer, const QJsonObject& message);
    void sit(Peer peer, int seat, const QString& name);
    void watch(Peer peer, bool isScreen);
    void stopWatching(Peer peer);
    void seatPage(Peer peer, Seat seat, bool isNew);
    void want(Seat seat, bool wants);
    void act(Peer peer, Page& page, const QJsonObject& message);
    void nod(Peer peer, const Page& page);
    void tellState(Peer peer);
    QJsonObject rematchSection(const Page& page) const;
    void tellDoor();
    void tellDoor(Peer peer, const QString& problem = {});
    void lookWhoIsAway();
    void tellSeats();
    void begin(Seat seat);
    PageTable* tableOf(Peer peer, const Page& page) const;
    QString whereabouts(int seat) const;
    bool isSeatFree() const;
    void addDoor(bool isScreen, QJsonObject& sections) const;

    Session& session_;
    QString title_;
    std::map<Seat, Place> places_;
    std::map<Peer, Page> pages_;
    QTimer presence_;
    bool newcomers_ = true;
    bool watching_ = false;
    bool offersRematch_ = false;
    PageDoor door_;
    Audience audience_;
};

} // namespace drawbridge
