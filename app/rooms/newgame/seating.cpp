// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/newgame/seating.h"

#include "core/plaintext.h"
#include "library/freshplayers.h"
#include "text/gametext.h"

#include <algorithm>
#include <array>

namespace drawbridge {

namespace {

bool sameName(const std::string& one, const std::string& other) {
    return QString::fromStdString(one).compare(QString::fromStdString(other), Qt::CaseInsensitive) == 0;
}

void become(Player& player, const Person& person) {
    player = {plainLine(person.name.toStdString()), false, {}, person.shield, person.id.toStdString()};
}

} // namespace

void Seating::add(const Player& player) { sitters_.push_back({nextKey_++, player}); }

void Seating::setPlayers(const std::vector<Player>& players, SeatSet hands) {
    sitters_.clear();
    spare_.clear();
    for (const Player& player : players) add(player);
    for (int seat = 0; seat < count(); ++seat) sitter(seat).inHand = contains(hands, static_cast<Seat>(seat));
    playing_.clear();
    seatPeople();
}

void Seating::setPeople(std::vector<Person> people) {
    people_ = std::move(people);
    seatPeople();
}

const Person* Seating::personNamed(const QString& id) const {
    const auto found = std::ranges::find(people_, id, &Person::id);
    return found == people_.end() || id.isEmpty() ? nullptr : &*found;
}

/// People may have been renamed or deleted meanwhile.
void Seating::seatPeople() {
    if (people_.empty()) return;
    for (Sitter& sitter : sitters_) {
        if (sitter.player.person.empty()) continue;
        if (const Person* person = personNamed(QString::fromStdString(sitter.player.person)))
            become(sitter.player, *person);
        else
            sitter.player.person.clear();
    }
    if (sitters_.empty() || playing_ == people_.front().id) return;
    playing_ = people_.front().id;
    seatWhoPlays();
}

void Seating::seatWhoPlays() {
    const auto seatOf = [this](const Person& person) {
        return std::ranges::find(sitters_, person.id.toStdString(),
                                 [](const Sitter& sitter) { return sitter.player.person; });
    };
    for (const Person& person : people_) {
        const auto sitter = seatOf(person);
        if (sitter == sitters_.end()) continue;
        if (person.id != playing_) become(sitter->player, people_.front());
        return;
    }
    for (int seat = 0; seat < count(); ++seat)
        if (!at(seat).isBot && !sitters_[static_cast<std::size_t>(seat)].inHand && isProposed(seat))
            return sitPerson(seat, playing_);
}

std::vector<Player> Seating::players() const {
    std::vector<Player> result;
    const std::vector<int> shown = shields();
    for (std::size_t seat = 0; seat < sitters_.size(); ++seat) {
        result.push_back(sitters_[seat].player);
        Player& player = result.back();
        // The seat's default shield is stored as -1.
        const bool isSeats = player.shield < 0 && shown[seat] == static_cast<int>(seat);
        player.shield = isSeats ? -1 : shown[seat];
    }
    return result;
}

SeatSet Seating::hands() const {
    SeatSet hands = 0;
    for (std::size_t seat = 0; seat < sitters_.size(); ++seat)
        if (sitters_[seat].inHand) hands = static_cast<SeatSet>(hands | only(static_cast<Seat>(seat)));
    return hands;
}

bool Seating::isProposed(int seat) const {
    const Player& player = at(seat);
    return player.person.empty() && isProposedName(QString::fromStdString(player.name), player.isBot);
}

/// Explicit choices first; then each takes its seat's default, or else one that is free.
std::vector<int> Seating::shields() const {
    std::vector<int> result(sitters_.size(), -1);
    std::array<bool, kShields> taken{};
    const auto take = [&](std::size_t seat, int shield) {
        if (result[seat] >= 0 || shield < 0 || shield >= kShields) return;
        if (std::exchange(taken[static_cast<std::size_t>(shield)], true)) return;
        result[seat] = shield;
    };
    for (std::size_t seat = 0; seat < sitters_.size(); ++seat) take(seat, sitters_[seat].player.shield);
    for (std::size_t seat = 0; seat < sitters_.size(); ++seat) take(seat, static_cast<int>(seat));
    for (std::size_t seat = 0; seat < sitters_.size(); ++seat)
        for (int shield = 0; shield < kShields; ++shield) take(seat, shield);
    return result;
}

void Seating::setCount(int count) {
    while (this->count() > count) {
        spare_.push_back(sitters_.back());
        sitters_.pop_back();
    }
    while (this->count() < count) {
        if (spare_.empty()) {
            add(freshBot(others(-1)));
        } else {
            sitters_.push_back(spare_.back());
            spare_.pop_back();
        }
    }
}

void Seating::remove(int seat) {
    spare_.push_back(sitters_[static_cast<std::size_t>(seat)]);
    sitters_.erase(sitters_.begin() + seat);
}

void Seating::exchange(int seat, int other) {
    std::swap(sitters_[static_cast<std::size_t>(seat)], sitters_[static_cast<std::size_t>(other)]);
}

void Seating::move(int from, int to) {
    const auto first = sitters_.begin();
    if (from < to)
        std::rotate(first + from, first + from + 1, first + to + 1);
    else
        std::rotate(first + to, first + from, first + from + 1);
}

std::vector<Player> Seating::others(int seat) const {
    std::vector<Player> result;
    for (int other = 0; other < count(); ++other)
        if (other != seat) result.push_back(at(other));
    return result;
}

void Seating::sitBot(int seat, const std::string& bot) {
    Player& player = at(seat);
    // A typed name is kept; a bot must not keep the name of a person with a profile.
    const bool rename = !player.isBot && (!player.person.empty() || player.name.empty() || isProposed(seat));
    if (rename) player.name = freshBotName(others(seat)).toStdString();
    if (!player.person.empty()) player.shield = -1;
    sitter(seat).inHand = false;
    player.person.clear();
    player.isBot = true;
    player.bot = bot;
}

void Seating::sitGuest(int seat) {
    Player& player = at(seat);
    const bool rename = !player.person.empty() || player.name.empty() || isProposed(seat);
    if (!player.person.empty()) player.shield = -1;
    player.person.clear();
    player.isBot = false;
    player.bot.clear();
    sitter(seat).inHand = false;
    if (rename) player.name = freshPersonName(others(seat)).toStdString();
}

void Seating::sitInHand(int seat) {
    sitGuest(seat);
    sitter(seat).inHand = true;
}

void Seating::sitPerson(int seat, const QString& id) {
    const Person* person = personNamed(id);
    if (person == nullptr) return;
    for (int other = 0; other < count(); ++other)
        if (at(other).person == id.toStdString()) return exchange(seat, other);
    become(at(seat), *person);
    sitter(seat).inHand = false;
}

void Seating::rename(int seat, const QString& name) {
    Player& player = at(seat);
    const std::string plain = plainLine(name.trimmed().toStdString());
    if (plain.empty()) {
        player.person.clear();
        player.name =
            (player.isBot ? freshBotName(others(seat)) : freshPersonName(others(seat))).toStdString();
        return;
    }
    if (player.name == plain) return;
    player.name = plain;
    player.person.clear();
    if (player.isBot) return;
    for (const Person& person : people_) {
        const bool sits = std::ranges::any_of(
            sitters_, [&](const Sitter& sitter) { return sitter.player.person == person.id.toStdString(); });
        if (!sits && sameName(person.name.toStdString(), plain)) return become(player, person);
    }
}

void Seating::setShield(int seat, int shield) {
    if (shield < 0 || shield >= kShields) return;
    for (Sitter& sitter : sitters_)
        if (sitter.player.shield == shield) sitter.player.shield = -1;
    at(seat).shield = shield;
}

std::vector<Player> seated(const std::vector<Player>& players, std::vector<Person> people) {
    Seating seating;
    seating.setPlayers(players);
    seating.setPeople(std::move(people));
    return seating.players();
}

Result<> Seating::checkNames() const {
    for (int seat = 0; seat < count(); ++seat)
        for (int other = 0; other < seat; ++other)
            if (sameName(at(seat).name, at(other).name))
                return Problem("names-alike", {toQLine(at(seat).name)});
    return {};
}

} // namespace drawbridge
