// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/newgame/newgamechoice.h"

#include "library/freshplayers.h"
#include "match/setup.h"
#include "text/gametext.h"
#include "text/houserules.h"

#include <algorithm>
#include <cstdlib>

namespace drawbridge {

NewGameChoice::NewGameChoice(const NewGame& choice, QObject* parent)
    : QObject(parent)
    , seats_(new ListModel(SeatPlate::staticMetaObject, "name", this))
    , variants_(new ListModel(VariantRow::staticMetaObject, "name", this))
    , presets_(new ListModel(NamedChoice::staticMetaObject, "name", this))
    , switches_(new ListModel(SwitchRow::staticMetaObject, "name", this))
    , seriesKinds_(new ListModel(NamedChoice::staticMetaObject, "name", this)) {
    setChoice(choice);
}

void NewGameChoice::setChoice(const NewGame& choice) {
    const bool isAnother = game_ != choice.game;
    game_ = choice.game;
    wanted_ = choice.setup;
    wanted_.options.resize(game_->options().size());
    // Set by a rematch only.
    if (const auto series = seriesOption(*game_)) wanted_.options[*series] = 0;
    deck_ = choice.setup.deck;
    deckFile_ = choice.deckFile;
    seating_.setPlayers(choice.players, choice.hands);
    wantedSeats_ = seating_.count();
    deal_ = QString::number(choice.seed);
    practice_ = choice.undo == UndoRule::Practice;
    series_ = choice.series;
    ownRules_.clear();
    tell();
    if (isAnother) emit gameChanged();
}

NewGame NewGameChoice::choice() const {
    NewGame result;
    result.game = game_;
    result.setup = setup();
    if (result.setup.deck != nullptr) result.deckFile = deckFile_;
    result.players = seating_.players();
    result.hands = seating_.hands();
    result.seed = dealFrom(deal_).valueOr(0);
    result.undo = practice_ ? UndoRule::Practice : UndoRule::Fair;
    result.series = series_;
    result.series.id.clear();
    return result;
}

void NewGameChoice::setRules(const NewGame& choice) {
    wanted_ = choice.setup;
    wanted_.options.resize(game_->options().size());
    if (choice.setup.deck != nullptr) {
        deck_ = choice.setup.deck;
        deckFile_ = choice.deckFile;
    }
    deal_ = QString::number(choice.seed);
    tell();
}

void NewGameChoice::setPeople(std::vector<Person> people) {
    seating_.setPeople(std::move(people));
    tell();
}

void NewGameChoice::setGuests(const QStringList& names) {
    guests_ = names;
    tell();
}

QStringList NewGameChoice::guests() const {
    QStringList free = guests_;
    for (const Seating::Sitter& sitter : seating_.sitters()) free.removeAll(toQLine(sitter.player.name));
    for (const Person& person : seating_.people()) free.removeAll(person.name);
    return free;
}

void NewGameChoice::setRecords(std::vector<PersonStatistics> records) {
    if (records == records_) return;
    records_ = std::move(records);
    tell();
}

std::pair<int, int> NewGameChoice::recordAgainst(const QString& level) const {
    std::string who;
    for (const Seating::Sitter& sitter : seating_.sitters()) {
        if (sitter.player.person.empty()) continue;
        if (!who.empty()) return {};
        who = sitter.player.person;
    }
    std::pair<int, int> record;
    for (const PersonStatistics& row : records_) {
        if (row.person.toStdString() != who || row.game != toQString(game_->id()) || row.opponent != level)
            continue;
        record.first += row.won;
        record.second += row.played;
    }
    return record;
}

void NewGameChoice::setTakesHands(bool takes) {
    takesHands_ = takes;
    tell();
}

void NewGameChoice::retranslate() { tell(); }

Setup NewGameChoice::effective(Setup wanted) const {
    wanted.seats = seating_.count();
    for (std::size_t option = 0; option < wanted.options.size(); ++option)
        if (!game_->applies(wanted, option)) wanted.options[option] = 0;
    const auto deck = game_->deckOption();
    wanted.deck = deck && wanted.options[*deck] != 0 ? deck_ : nullptr;
    return wanted;
}

void NewGameChoice::tell() {
    QList<SeatPlate> plates;
    for (int number = 0; number < seating_.count(); ++number) plates.append(seat(number));
    seats_->setRows(plates);
    variants_->setRowsFrom(0, variantRows());
    presets_->setRowsFrom(0, presetRows());
    switches_->setRowsFrom(0, switchRows());
    seriesKinds_->setRowsFrom(0, seriesRows());
    emit changed();
}

// ---- game

void NewGameChoice::setGame(const QString& id) {
    const GameInfo* game = findGame(id.toStdString());
    if (game == nullptr || game == game_) return;
    leave();
    setChoice(rememberedGame(*game));
}

void NewGameChoice::leave() const {
    if (problem().isEmpty()) rememberIfChanged(choice());
}

void NewGameChoice::setPractice(bool on) {
    practice_ = on;
    tell();
}

void NewGameChoice::setSeries(const QString& id) {
    series_.first = id.toInt();
    tell();
}

void NewGameChoice::setLoserBegins(bool begins) {
    series_.loserBegins = begins;
    tell();
}

void NewGameChoice::setDeal(const QString& number) {
    if (number == deal_) return;
    deal_ = number;
    tell();
}

bool NewGameChoice::wantsDeck() const {
    const auto option = game_->deckOption();
    return option && deck_ == nullptr && optionOf(wanted_, *option) != 0;
}

void NewGameChoice::freshDeal() { setDeal(QString::number(freshSeed())); }

// ---- seats

bool NewGameChoice::takesLate() const {
    const auto option = findOption(*game_, kLateJoiners);
    return option && game_->applies(setup(), *option);
}

void NewGameChoice::addSeat() {
    if (!noMore().isEmpty()) return;
    seating_.setCount(seating_.count() + 1);
    wantedSeats_ = seating_.count();
    tell();
}

void NewGameChoice::removeSeat(int seat) {
    if (!noFewer().isEmpty()) return;
    // Removes one of the late joiners.
    if (const int late = lateSeats(*game_, setup()); seat + late >= seating_.count()) setLateSeats(late - 1);
    seating_.remove(seat);
    wantedSeats_ = seating_.count();
    tell();
}

void NewGameChoice::exchange(int seat, int other) {
    const int seats = seating_.count();
    if (seat == other || seat < 0 || other < 0 || seat >= seats || other >= seats) return;
    seating_.exchange(seat, other);
    if (const std::vector<std::size_t> own = seatOptions(*game_); !own.empty())
        std::swap(wanted_.options[own[static_cast<std::size_t>(seat)]],
                  wanted_.options[own[static_cast<std::size_t>(other)]]);
    tell();
}

void NewGameChoice::sitBot(int seat, const QString& bot) {
    seating_.sitBot(seat, bot.toStdString());
    tell();
}

void NewGameChoice::sitPerson(int seat, const QString& id) {
    seating_.sitPerson(seat, id);
    tell();
}

void NewGameChoice::sitGuest(int seat, const QString& name) {
    seating_.sitGuest(seat);
    if (!name.isEmpty()) seating_.rename(seat, name);
    tell();
}

void NewGameChoice::sitInHand(int seat) {
    seating_.sitInHand(seat);
    tell();
}

void NewGameChoice::rename(int seat, const QString& name) {
    seating_.rename(seat, name);
    tell();
}

void NewGameChoice::setShield(int seat, int shield) {
    seating_.setShield(seat, shield);
    tell();
}

bool NewGameChoice::setLateSeats(int count) {
    const auto option = findOption(*game_, kLateJoiners);
    const auto value = option ? findValue(game_->options()[*option], std::to_string(count)) : std::nullopt;
    if (value) wanted_.options[*option] = *value;
    return value.has_value();
}

void NewGameChoice::setLate(int seat, bool late) {
    const int count = lateSeats(*game_, setup());
    const int firstLate = seating_.count() - count;
    if ((seat >= firstLate) == late || !setLateSeats(late ? count + 1 : count - 1)) return;
    seating_.move(seat, late ? firstLate - 1 : firstLate);
    tell();
}

void NewGameChoice::setFaction(int seat, int number) {
    const std::vector<std::size_t> own = seatOptions(*game_);
    if (seat < 0 || static_cast<std::size_t>(seat) >= own.size()) return;
    wanted_.options[own[static_cast<std::size_t>(seat)]] = static_cast<OptionValue>(number);
    // Choosing a faction turns the option of factions on.
    if (number > 0) wanted_.options[*findOption(*game_, kFactionsOption)] = 1;
    tell();
}

int NewGameChoice::factionOf(int seat) const {
    const std::vector<std::size_t> own = seatOptions(*game_);
    if (seat < 0 || static_cast<std::size_t>(seat) >= own.size()) return 0;
    return optionOf(wanted_, own[static_cast<std::size_t>(seat)]);
}

void NewGameChoice::factionByChance(int seat) {
    if (!seatOptions(*game_).empty()) setFaction(seat, freeFaction(*game_, wanted_));
}

// ---- rules

void NewGameChoice::setOption(int option, int value) {
    const auto index = static_cast<std::size_t>(option);
    if (option < 0 || index >= wanted_.options.size()) return;
    wanted_.options[index] = static_cast<OptionValue>(value);
    if (!isHouseRule(game_->options()[index])) fitSeats();
    tell();
}

void NewGameChoice::toggle(int option) {
    setOption(option, wanted_.options.at(static_cast<std::size_t>(option)) == 0 ? 1 : 0);
}

/// Sets the number of seats the variant allows that is nearest to the wanted one.
void NewGameChoice::fitSeats() {
    Setup wish = setup();
    int nearest = -1;
    for (int seats = game_->minSeats(); seats <= game_->maxSeats(); ++seats) {
        wish.seats = seats;
        if (!game_->check(wish)) continue;
        if (nearest < 0 || std::abs(seats - wantedSeats_) < std::abs(nearest - wantedSeats_)) nearest = seats;
    }
    if (nearest > 0) seating_.setCount(nearest);
}

void NewGameChoice::usePreset(const QString& id) {
    const Setup now = setup();
    const bool isOwn = !differences(*game_, now).empty() && presetOf(*game_, now) == nullptr;
    if (id == QLatin1String("own")) {
        if (isOwn || ownRules_.empty()) return;
        for (std::size_t option = 0; option < wanted_.options.size(); ++option)
            if (isHouseRule(game_->options()[option])) wanted_.options[option] = ownRules_[option];
        ownRules_.clear();
    } else {
        if (isOwn) ownRules_ = wanted_.options;
        drawbridge::usePreset(*game_, id.toStdString(), wanted_);
    }
    tell();
}

Verdict NewGameChoice::verdictOn(std::size_t option, OptionValue value) const {
    Setup changed = wanted_;
    changed.options[option] = value;
    return game_->check(effective(std::move(changed)));
}

QString NewGameChoice::againstSeats(int seats) const {
    Setup chosen = setup();
    const Verdict now = game_->check(chosen);
    chosen.seats = seats;
    const Verdict then = game_->check(chosen);
    if (then) return {};
    // The number of seats is not to blame if the current setup fails by the same clause.
    const bool possible = seats >= game_->minSeats() && seats <= game_->maxSeats();
    if (possible && !now && now.clause() == then.clause()) return {};
    return textFor(game_->id()).sentence(chosen, then);
}

} // namespace drawbridge
