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

/// What is being chosen for a new game, for the scene that shows it: which game, who sits where, by which
/// rules, which deal; and why it cannot be begun as it stands, at once and with the clause that forbids it.
/// What was chosen last for a game comes back when it is chosen again.
class NewGameChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from a NewGameView")
    /// All games that there is a table for, and the one chosen.
    Q_PROPERTY(QList<drawbridge::OfferedGame> games READ games NOTIFY changed)
    Q_PROPERTY(drawbridge::OfferedGame game READ game NOTIFY changed)
    Q_PROPERTY(QColor clothByDay READ clothByDay NOTIFY changed)
    Q_PROPERTY(QColor clothByNight READ clothByNight NOTIFY changed)
    Q_PROPERTY(QColor mat READ mat NOTIFY changed) ///< upon the cloth
    /// What lies before each seat of the small table, the last of these before all further ones, too, and
    /// between the seats: by the middle of each piece, in parts of the height of the cloth.
    Q_PROPERTY(QList<drawbridge::SeatGround> before READ before NOTIFY gameChanged)
    Q_PROPERTY(QList<drawbridge::DrawnPiece> middle READ middle NOTIFY gameChanged)
    Q_PROPERTY(QString facts READ facts NOTIFY changed)
    /// How fair it is going to be, as far as that has been counted.
    Q_PROPERTY(QString fairness READ fairness NOTIFY changed)
    /// Models have one role, `row`: a seatPlate for each seat.
    Q_PROPERTY(drawbridge::ListModel* seats MEMBER seats_ CONSTANT)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed)
    /// Where they sit round a small table, and where one more would.
    Q_PROPERTY(drawbridge::SmallTable round READ round NOTIFY changed)
    /// Why there may be no fewer seats than now, and why no more; empty where there may be.
    Q_PROPERTY(QString noFewer READ noFewer NOTIFY changed)
    Q_PROPERTY(QString noMore READ noMore NOTIFY changed)
    /// Whether some of the seats may join late.
    Q_PROPERTY(bool takesLate READ takesLate NOTIFY changed)
    /// The bots, the weakest first.
    Q_PROPERTY(QList<drawbridge::LevelRow> levels READ levelRows NOTIFY changed)
    /// The people who are suggested.
    Q_PROPERTY(QList<drawbridge::PersonRow> people READ peopleRows NOTIFY changed)
    /// The names of guests who have played lately and sit nowhere yet.
    Q_PROPERTY(QStringList guests READ guests NOTIFY changed)
    /// What each shield shows, in words.
    Q_PROPERTY(QStringList shieldNames READ shieldNames NOTIFY changed)
    /// A variantRow for each option that is chosen by its picture.
    Q_PROPERTY(drawbridge::ListModel* variants MEMBER variants_ CONSTANT)
    /// A namedChoice for each set of house rules; "own" among them when there is one.
    Q_PROPERTY(drawbridge::ListModel* presets MEMBER presets_ CONSTANT)
    /// A switchRow for each of the few rules that stand at hand.
    Q_PROPERTY(drawbridge::ListModel* switches MEMBER switches_ CONSTANT)
    Q_PROPERTY(bool practice READ practice WRITE setPractice NOTIFY changed)
    /// A namedChoice for a match alone, and each series to so many wins.
    Q_PROPERTY(drawbridge::ListModel* seriesKinds MEMBER seriesKinds_ CONSTANT)
    Q_PROPERTY(bool isSeries READ isSeries NOTIFY changed)
    Q_PROPERTY(bool loserBegins READ loserBegins WRITE setLoserBegins NOTIFY changed)
    Q_PROPERTY(QString deal READ deal WRITE setDeal NOTIFY changed)
    /// A deck of one's own is to be played with, and none is chosen.
    Q_PROPERTY(bool wantsDeck READ wantsDeck NOTIFY changed)
    /// How many questions the house rules of this game answer, and how they are answered.
    Q_PROPERTY(int questions READ questions NOTIFY changed)
    Q_PROPERTY(QString rulesLine READ rulesLine NOTIFY changed)
    /// The factions that seats may lead, by their numbers from 1; in most games none.
    Q_PROPERTY(QList<drawbridge::FactionRow> factions READ factions NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// Why it cannot be begun; empty if it can. And the clause that says so, if one does.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString problemClause READ problemClause NOTIFY changed)
    Q_PROPERTY(QString problemNumber READ problemNumber NOTIFY changed)

  public:
    explicit NewGameChoice(const NewGame& choice, QObject* parent = nullptr);

    void setChoice(const NewGame& choice);
    NewGame choice() const;
    /// The rules, the deck and the deal of another choice of the same game.
    void setRules(const NewGame& choice);
    void setPeople(std::vector<Person> people);
    /// The names of guests who have played lately, who sat last first.
    void setGuests(const QStringList& names);
    /// What the people of this computer have done so far.
    void setRecords(std::vector<PersonStatistics> records);
    /// All words anew, in the language of the program.
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
    QString problemNumber() const; ///< by which people know that rule, "6.4"; empty for none

    Q_INVOKABLE drawbridge::SeatPlate seat(int number) const;
    /// Goes over to another game, as it was chosen last.
    Q_INVOKABLE void setGame(const QString& id);
    /// Whoever comes back to this game finds it as it is now, if it could be begun like this.
    void leave() const;
    /// By an id of seriesKinds.
    Q_INVOKABLE void setSeries(const QString& id);
    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int seat);
    /// Two change places, with the factions they lead.
    Q_INVOKABLE void exchange(int seat, int other);
    Q_INVOKABLE void sitBot(int seat, const QString& bot);
    Q_INVOKABLE void sitPerson(int seat, const QString& id);
    /// Somebody who is not known here, by that name if one is given.
    Q_INVOKABLE void sitGuest(int seat, const QString& name = {});
    Q_INVOKABLE void rename(int seat, const QString& name);
    Q_INVOKABLE void setShield(int seat, int shield);
    /// Lets who sits there join late, or from the start: those who are late sit last.
    Q_INVOKABLE void setLate(int seat, bool late);
    /// What the seat leads: the number of a faction from 1, 0 for one that is picked in the game.
    Q_INVOKABLE void setFaction(int seat, int number);
    Q_INVOKABLE void factionByChance(int seat);
    int factionOf(int seat) const;
    /// How a faction would fare at that seat, by its number; empty for no seat.
    Q_INVOKABLE QString fairnessWith(int seat, int number) const;
    /// Chooses a value of an option; where a variant asks for another number of seats, the nearest to the one
    /// wanted that it allows.
    Q_INVOKABLE void setOption(int option, int value);
    /// The other value of one of the `switches`.
    Q_INVOKABLE void toggle(int option);
    /// A set of house rules: "printed", one of the game's own, or "own". One's own is kept until another game
    /// is chosen.
    Q_INVOKABLE void usePreset(const QString& id);
    Q_INVOKABLE void freshDeal();

  signals:
    void changed();
    void gameChanged(); ///< it is another one; comes after changed()

  private:
    /// The options as they count: what has no say is not chosen, so that it cannot stand in the way.
    Setup setup() const;
    Verdict verdictOn(std::size_t option, OptionValue value) const;
    /// Why this cannot be played by so many instead; empty if it can.
    QString againstSeats(int seats) const;
    VariantRow variantRow(std::size_t option) const;
    SwitchRow switchRow(std::size_t option) const;
    /// What the person at the table has done in this game against bots of that level: won, of played. Where
    /// nobody sits who is known here, or several do, nobody is meant.
    std::pair<int, int> recordAgainst(const QString& level) const;
    void fitSeats();
    /// False if the game cannot have so many.
    bool setLateSeats(int count);
    void tell();

    const GameInfo* game_ = nullptr;
    Setup wanted_; ///< as chosen, with what has no say
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
    SeriesNote series_; ///< without a name until it begins
    std::vector<PersonStatistics> records_;
    int wantedSeats_ = 2;               ///< as the person chose, before a variant asked for another number
    std::vector<OptionValue> ownRules_; ///< the set of one's own, while another one is used
};

} // namespace drawbridge
