// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/person.h"
#include "match/match.h"
#include "text/problem.h"

#include <QString>
#include <vector>

namespace drawbridge {

/// The players around the table, clockwise from the first seat: people with profiles, guests and bots.
/// Default names suit the kind of player, and all shields differ.
class Seating {
  public:
    /// A player. `key` stays the same when they change seats.
    struct Sitter {
        int key;
        Player player;
        bool inHand = false; ///< they will play at a screen of their own
    };

    /// `hands`: of those who will play at screens of their own.
    void setPlayers(const std::vector<Player>& players, SeatSet hands = 0);
    /// Sets the suggested people, the current one first, and updates names and shields of those seated. If
    /// the current person is a different one, or after setPlayers(), they replace the most recent of the
    /// others who is seated; if none is, the first guest with a default name.
    void setPeople(std::vector<Person> people);
    const std::vector<Person>& people() const { return people_; }

    int count() const { return static_cast<int>(sitters_.size()); }
    const std::vector<Sitter>& sitters() const { return sitters_; }
    /// In the form for a match, with shields.
    std::vector<Player> players() const;
    /// Whether the seat has a default name, so that replacing the player loses nothing.
    bool isProposed(int seat) const;
    SeatSet hands() const;
    int shieldOf(int seat) const { return shields()[static_cast<std::size_t>(seat)]; }

    /// Removes players at the end, restores those removed before, or adds bots.
    void setCount(int count);
    void remove(int seat);
    void exchange(int seat, int other);
    /// Moves a player, shifting those between.
    void move(int from, int to);
    /// Seats a bot of that level (or custom budget).
    void sitBot(int seat, const std::string& bot);
    /// Seats that person, swapping if they are seated already.
    void sitPerson(int seat, const QString& id);
    void sitGuest(int seat);
    /// Seats a guest who will play at a screen of their own.
    void sitInHand(int seat);
    /// Sets a name; an empty one is replaced by a default name, that of a profile seats that person.
    void rename(int seat, const QString& name);
    /// Sets a shield; whoever has it gets another one.
    void setShield(int seat, int shield);

    /// Whether all names differ.
    Result<> checkNames() const;

  private:
    Sitter& sitter(int seat) { return sitters_[static_cast<std::size_t>(seat)]; }
    Player& at(int seat) { return sitters_[static_cast<std::size_t>(seat)].player; }
    const Player& at(int seat) const { return sitters_[static_cast<std::size_t>(seat)].player; }
    const Person* personNamed(const QString& id) const;
    std::vector<Player> others(int seat) const;
    std::vector<int> shields() const;
    void seatPeople();
    void seatWhoPlays();
    void add(const Player& player);

    std::vector<Sitter> sitters_;
    std::vector<Sitter> spare_; ///< removed by setCount(), latest last
    std::vector<Person> people_;
    QString playing_; ///< current person when last checked
    int nextKey_ = 0;
};

/// The players updated for a new match, including the current person.
std::vector<Player> seated(const std::vector<Player>& players, std::vector<Person> people);

} // namespace drawbridge
