// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/person.h"
#include "match/match.h"

#include <QString>
#include <vector>

namespace drawbridge {

/// Who sits round the table, clockwise from the first seat: people of this computer, guests and bots. Names
/// that nobody has typed suit who sits there, and no two seats show the same shield.
class Seating {
  public:
    /// Somebody at a seat. `key` stays the same wherever he or she moves.
    struct Sitter {
        int key;
        Player player;
    };

    void setPlayers(const std::vector<Player>& players);
    /// Those who are suggested, the one who is at the computer first: who plays. They bear their present
    /// names and shields from now on. Whenever that is somebody else than before, and when players have been
    /// set, who plays takes the seat of whoever of the others did so last; if none of them sits there, that
    /// of the first guest who has no name.
    void setPeople(std::vector<Person> people);
    const std::vector<Person>& people() const { return people_; }

    int count() const { return static_cast<int>(sitters_.size()); }
    const std::vector<Sitter>& sitters() const { return sitters_; }
    /// As a match takes them, with their shields.
    std::vector<Player> players() const;
    /// Whether the name of a seat is only proposed, so that nothing is lost if another takes its place.
    bool isProposed(int seat) const;
    int shieldOf(int seat) const { return shields()[static_cast<std::size_t>(seat)]; }

    /// Takes players off the end, or brings back those taken off before, or adds bots.
    void setCount(int count);
    void remove(int seat);
    /// Two change places.
    void exchange(int seat, int other);
    /// One goes to another place, and those between move up.
    void move(int from, int to);
    /// A bot of that level (or with a budget of its own) plays there.
    void sitBot(int seat, const std::string& bot);
    /// That person plays there. Who has sat elsewhere before changes places with who sits here.
    void sitPerson(int seat, const QString& id);
    /// Somebody who is not known here plays there.
    void sitGuest(int seat);
    /// An empty name is one that is proposed. That of a person who is known makes it that person.
    void rename(int seat, const QString& name);
    /// Bears this shield; whoever has it takes another one.
    void setShield(int seat, int shield);

    /// What is wrong with the names; empty if nothing is.
    QString problem() const;

  private:
    Player& at(int seat) { return sitters_[static_cast<std::size_t>(seat)].player; }
    const Player& at(int seat) const { return sitters_[static_cast<std::size_t>(seat)].player; }
    const Person* personNamed(const QString& id) const;
    std::vector<Player> others(int seat) const;
    std::vector<int> shields() const;
    void seatPeople();
    void seatWhoPlays();
    void add(const Player& player);

    std::vector<Sitter> sitters_;
    std::vector<Sitter> spare_; ///< taken off by setCount(), the last one on top
    std::vector<Person> people_;
    QString playing_; ///< who played when that was looked at last
    int nextKey_ = 0;
};

/// Those players as they sit down now, with whoever plays among them.
std::vector<Player> seated(const std::vector<Player>& players, std::vector<Person> people);

} // namespace drawbridge
