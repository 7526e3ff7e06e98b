// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/smalltable.h"
#include "library/statistics.h"
#include "rooms/newgame/choicevalues.h"
#include "rooms/newgame/newgame.h"
#include "rooms/newgame/seating.h"
#include "table/listmodel.h"

#include <QColor>
#include <QObject>

namespace drawbridge {

/// The view model of the New game scene: game, seats, rules, deal, and why the setup is invalid, with the
/// clause that forbids it. The last setup of a game is restored when it is chosen again.
class NewGameChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from a NewGameView")
    /// All playable games, and the current one.
    Q_PROPERTY(QList<drawbridge::OfferedGame> games READ games NOTIFY changed)
    Q_PROPERTY(drawbridge::OfferedGame game READ game NOTIFY changed)
    Q_PROPERTY(QColor clothByDay READ clothByDay NOTIFY changed)
    Q_PROPERTY(QColor clothByNight READ clothByNight NOTIFY changed)
    Q_PROPERTY(QColor mat READ mat NOTIFY changed) ///< upon the cloth
    /// The pieces before each seat of the small table, the last entry repeating for further seats, and those
    /// between the seats; positioned by their centres, in units of the cloth's height.
    Q_PROPERTY(QList<drawbridge::SeatGround> before READ before NOTIFY gameChanged)
    Q_PROPERTY(QList<drawbridge::DrawnPiece> middle READ middle NOTIFY gameChanged)
    Q_PROPERTY(QString facts READ facts NOTIFY changed)
    /// A forecast of fairness, where it has been measured.
    Q_PROPERTY(QString fairness READ fairness NOTIFY changed)
    /// Models have one role, `row`: a seatPlate per seat.
    Q_PROPERTY(drawbridge::ListModel* seats MEMBER seats_ CONSTANT)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed)
    /// Seat positions around the small table, and that of a further seat.
    Q_PROPERTY(drawbridge::SmallTable round READ round NOTIFY changed)
    /// Why there cannot be fewer or more seats; empty if there can.
    Q_PROPERTY(QString noFewer READ noFewer NOTIFY changed)
    Q_PROPERTY(QString noMore READ noMore NOTIFY changed)
    /// Whether seats may join late.
    Q_PROPERTY(bool takesLate READ takesLate NOTIFY changed)
    /// The bot levels, weakest first.
    Q_PROPERTY(QList<drawbridge::LevelRow> levels READ levelRows NOTIFY changed)
    /// The suggested people.
    Q_PROPERTY(QList<drawbridge::PersonRow> people READ peopleRows NOTIFY changed)
    /// The names of recent guests who are not seated.
    Q_PROPERTY(QStringList guests READ guests NOTIFY changed)
    /// The shields in words.
    Q_PROPERTY(QStringList shieldNames READ shieldNames NOTIFY changed)
    /// A variantRow per option chosen by pictures.
    Q_PROPERTY(drawbridge::ListModel* variants MEMBER variants_ CONSTANT)
    /// A namedChoice per preset of house rules; "own" among them if there is one.
    Q_PROPERTY(drawbridge::ListModel* presets MEMBER presets_ CONSTANT)
    /// A switchRow per rule offered as a switch.
    Q_PROPERTY(drawbridge::ListModel* switches MEMBER switches_ CONSTANT)
    Q_PROPERTY(bool practice READ practice WRITE setPractice NOTIFY changed)
    /// A namedChoice for a single match and each length of a series.
    Q_PROPERTY(drawbridge::ListModel* seriesKinds MEMBER seriesKinds_ CONSTANT)
    Q_PROPERTY(bool isSeries READ isSeries NOTIFY changed)
    Q_PROPERTY(bool loserBegins READ loserBegins WRITE setLoserBegins NOTIFY changed)
    Q_PROPERTY(QString deal READ deal WRITE setDeal NOTIFY changed)
    /// A custom deck is required, and none is chosen.
    Q_PROPERTY(bool wantsDeck READ wantsDeck NOTIFY changed)
    /// Whether seats can be played at screens of their own.
    Q_PROPERTY(bool takesHands READ takesHands NOTIFY changed)
    /// The number of the game's house rules, and their current values.
    Q_PROPERTY(int questions READ questions NOTIFY changed)
    Q_PROPERTY(QString rulesLine READ rulesLine NOTIFY changed)
    /// The factions by number from 1; empty in most games.
    Q_PROPERTY(QList<drawbridge::FactionRow> factions READ factions NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// Why the setup is invalid; empty if it is valid. And the clause that says so, if any.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString problemClause READ problemClause NOTIFY changed)
    Q_PROPERTY(QString problemNumber READ problemNumber NOTIFY changed)

  public:
    explicit NewGameChoice(const NewGame& choice, QObject* parent = nullptr);

    void setChoice(const NewGame& choice);
    NewGame choice() const;
    /// Takes rules, deck and deal from another setup of the same game.
    void setRules(const NewGame& choice);
    void setPeople(std::vector<Person> people);
    /// The names of recent guests, latest first.
    void setGuests(const QStringList& names);
    void setRecords(std::vector<PersonStatistics> records);
    void retranslate();

    const GameInfo& info() const { return *game_; }
    QList<OfferedGame> games() const;
    OfferedGame game() const;
    QColor clothByDay() const;
    QColor clothByNight() const;
    QColor mat() const;
    QList<SeatGround> before() const;
    QList<DrawnPiece> middle() const;
    QString facts() const;
    QString fairness() const;
    int seatCount() const { return seating_.count(); }
    SmallTable round() const { return {.seats = seatCount(), .hasFree = noMore().isEmpty()}; }
    const Seating& seating() const { return seating_; }
    QString noFewer() const { return againstSeats(seating_.count() - 1); }
    QString noMore() const { return againstSeats(seating_.count() + 1); }
    bool takesLate() const;
    bool takesHands() const { return takesHands_; }
    void setTakesHands(bool takes);
    QList<LevelRow> levelRows() const;
    QList<PersonRow> peopleRows() const;
    QStringList guests() const;
    QStringList shieldNames() const { return drawbridge::shieldNames(); }
    QList<VariantRow> variantRows() const;
    QList<NamedChoice> presetRows() const;
    QList<SwitchRow> switchRows() const;
    bool practice() const { return practice_; }
    void setPractice(bool on);
    QList<NamedChoice> seriesRows() const;
    bool isSeries() const { return series_.first > 0; }
    bool loserBegins() const { return series_.loserBegins; }
    void setLoserBegins(bool begins);
    QString deal() const { return deal_; }
    void setDeal(const QString& number);
    bool wantsDeck() const;
    int questions() const;
    QString rulesLine() const;
    QList<FactionRow> factions() const;
    QString summary() const;
    QString problem() const;
    QString problemClause() const;
    QString problemNumber() const; ///< its printed number, "6.4"; empty for none

    Q_INVOKABLE drawbridge::SeatPlate seat(int number) const;
    /// Switches to another game, with its last setup.
    Q_INVOKABLE void setGame(const QString& id);
    /// Stores the current setup of this game, if it is valid.
    void leave() const;
    /// By an id of seriesKinds.
    Q_INVOKABLE void setSeries(const QString& id);
    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int seat);
    /// Swaps two players, with their factions.
    Q_INVOKABLE void exchange(int seat, int other);
    Q_INVOKABLE void sitBot(int seat, const QString& bot);
    Q_INVOKABLE void sitPerson(int seat, const QString& id);
    /// Seats a guest, by that name if one is given.
    Q_INVOKABLE void sitGuest(int seat, const QString& name = {});
    /// Seats a guest who will play at a screen of their own.
    Q_INVOKABLE void sitInHand(int seat);
    Q_INVOKABLE void rename(int seat, const QString& name);
    Q_INVOKABLE void setShield(int seat, int shield);
    /// Lets a player join late, or from the start; late joiners are moved to the last seats.
    Q_INVOKABLE void setLate(int seat, bool late);
    /// Sets a seat's faction: its number from 1; 0: picked in the game.
    Q_INVOKABLE void setFaction(int seat, int number);
    Q_INVOKABLE void factionByChance(int seat);
    int factionOf(int seat) const;
    /// The win rate of a faction at that seat, by its number; empty if the seat does not exist.
    Q_INVOKABLE QString fairnessWith(int seat, int number) const;
    /// Sets an option; if a variant requires another number of seats, takes the allowed one nearest to the
    /// wanted.
    Q_INVOKABLE void setOption(int option, int value);
    /// Toggles one of the `switches`.
    Q_INVOKABLE void toggle(int option);
    /// Applies a preset: "printed", one of the game's own, or "own", the user's rules, which are kept until
    /// another game is chosen.
    Q_INVOKABLE void usePreset(const QString& id);
    Q_INVOKABLE void freshDeal();

  signals:
    void changed();
    void gameChanged(); ///< the game has changed; emitted after changed()

  private:
    /// The effective options: those that do not apply are reset, so that they cannot make the setup invalid.
    Setup setup() const { return effective(wanted_); }
    Setup effective(Setup wanted) const;
    Verdict verdictOn(std::size_t option, OptionValue value) const;
    /// Why this setup is invalid with that number of seats; empty if it is valid.
    QString againstSeats(int seats) const;
    VariantRow variantRow(std::size_t option) const;
    SwitchRow switchRow(std::size_t option) const;
    /// Matches won and played in this game against bots of that level, by the only seated person with a
    /// profile; {0, 0} without one or with several.
    std::pair<int, int> recordAgainst(const QString& level) const;
    void fitSeats();
    /// False if the game does not allow so many.
    bool setLateSeats(int count);
    void tell();

    const GameInfo* game_ = nullptr;
    Setup wanted_; ///< as chosen, including options that do not apply
    const OwnDeck* deck_ = nullptr;
    QString deckFile_;
    Seating seating_;
    QStringList guests_;
    ListModel* seats_;
    ListModel* variants_;
    ListModel* presets_;
    ListModel* switches_;
    ListModel* seriesKinds_;
    QString deal_;
    bool practice_ = false;
    bool takesHands_ = false;
    SeriesNote series_; ///< without an id until it begins
    std::vector<PersonStatistics> records_;
    int wantedSeats_ = 2;               ///< as chosen, before a variant required another number
    std::vector<OptionValue> ownRules_; ///< the user's rules while a preset is active
};

} // namespace drawbridge
