// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/gametext.h"
#include "wars/moves.h"
#include "wars/options.h"

namespace drawbridge {

class WarsText : public GameText {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::WarsText)

  public:
    CardPage cardPage(const Setup& setup, Face face) const override;
    /// The sixteen factions, with their win rates against each other, and the two reference cards.
    std::vector<CardPage> furtherPages(const Setup& setup) const override;
    /// For a soldier in play: "face down, worth 9 + 3 for the Queen = 12, infected".
    QString pieceNote(const View& view, const Piece& piece) const override;
    PieceSigns pieceSigns(const View& view, const Piece& piece) const override;
    /// The win rates of the chosen factions against each other.
    std::optional<QString> fairness(const Setup& setup) const override;
    QString seatFairness(const Setup& setup, Seat seat) const override;
    QString furtherFairness(const Balance& balance, int headingLevel, bool onPaper) const override;
    QStringList pileMarks(const View& view, PileId pile) const override;
    /// If it is taken for a rite or an exchange, not for an attack.
    QString topMark(const View& view, PileId pile) const override;
    std::vector<SeatMark> seatMarks(const View& view, Seat seat) const override;
    std::optional<SeatCard> seatCard(const View& view, Seat seat) const override;
    std::optional<SeatCard> valueCard(const OptionSpec& option, int value) const override;
    std::optional<BattleNote> battle(const View& view) const override;
    std::optional<BattleNote> battleBy(const SeenMove& seen) const override;
    /// Each army has decks of soldiers and of resources, and jokers belong to factions.
    QString packPart(const Setup& setup, const Print& print) const override;
    QString counted(int cards) const override;
    QString pileName(const PileInfo& pile, const QStringList& names) const override;
    QString ownPileName(const PileInfo& pile) const override;
    QString pileLabel(const PileInfo& pile, const QStringList& names) const override;
    QString settled(const Setup& setup, const View& start, const QStringList& names) const override;
    QString logLine(const SeenMove& seen, const QStringList& names) const override;
    Clause logClause(const SeenMove& seen) const override;
    Seat doer(const SeenMove& seen) const override;
    QString prompt(const Seen& seen, const QStringList& names) const override;
    QString heldPrompt(const View& view, const Piece& piece) const override;
    QString choice(const Seen& seen, Move move, const QStringList& names) const override;
    QString choiceKey(const View& view, Move move) const override;
    QString consequence(const Seen& seen, Move move, const std::optional<Outlook>& outlook) const override;
    Spot subject(const View& view) const override;
    QString choiceHelp(Move move) const override;
    QString choiceMark(Move move) const override;
    QString choicePicture(const View& view, Move move) const override;
    QString warning(const Seen& seen, Move move, const std::optional<Outlook>&) const override;
    QString waste(const Seen& seen, Move move) const override;
    bool isMidway(const View& view) const override;
    std::vector<TurnStep> turnSteps(const View& view, Seat seat) const override;
    QString standing(const View& view, Seat seat, const QStringList& names) const override;
    QString tally(const Seen& seen, const QStringList& names) const override;
    int turns(const View& view) const override;

    /// The total strength of fighters as a sum: "9 + 5 + 2 × 3 for the Queen + 2 × 2 as Assassins = 24".
    /// `bases`: the value of each by itself; `withQueens`: the bonus of each from Queens; `asFaction`: the
    /// bonus or malus of each from the faction.
    QString worth(std::span<const int> bases, int withQueens, int asFaction, wars::Faction faction) const;

    /// The corner index of a court card or an Ace, as in packs of that language: "J"; empty for others.
    QString index(wars::Kind kind) const { return cardWord({}, static_cast<Face>(kind), "index"); }

    /// "Dragon-Tamers"; empty for None.
    QString factionName(wars::Faction faction) const;
    /// The faction's ability in one sentence: the text of its card, as in the rule book.
    QString factionSummary(wars::Faction faction) const;
    /// How to play it, in a few sentences.
    QString factionStory(wars::Faction faction) const;
    /// Its first rule.
    Clause factionClause(wars::Faction faction) const;

    /// For a seat's faction: name, summary and clause.
    QString optionValue(const OptionSpec& option, int value) const override;
    QString valueHelp(const OptionSpec& option, int value) const override;
    Clause valueClause(const OptionSpec& option, int value) const override;
    std::span<const RuleGroup> ruleGroups() const override;
    std::span<const MistakeWords> mistakeWords() const override;

  protected:
    QString gameId() const override;
    EndWords endWords(const Seen& seen, const QStringList& names) const override;
    ReasonWords reasonWords(std::uint8_t reason, int count) const override;

  private:
    std::optional<SeatCard> cardOf(wars::Faction faction) const;
    static QString answerPrompt(const Seen& seen);
    static QString otherwisePrompt(const Seen& seen);
    QString phasePrompt(const Seen& seen, const QStringList& names) const;
    QString aceChoice(const Seen& seen, Move move) const;
    /// "the top of pile 2", "card 3 of pile 2".
    QString offered(int slot, int depth) const;
    QString stageName(wars::Stage stage) const;
};

} // namespace drawbridge
