// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/moves.h"
#include "castles/options.h"
#include "castles/public.h"
#include "text/gametext.h"

#include <optional>
#include <vector>

namespace drawbridge {

class CastlesText : public GameText {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::CastlesText)

  public:
    QString faceName(Face face) const override;
    QString effectText(Face face) const override;
    CardPage cardPage(const Setup& setup, Face face) const override;
    /// For a castle its cards and the strength needed to destroy it; for a fallen piece where it was.
    QString pieceNote(const View& view, const Piece& piece) const override;
    PieceSigns pieceSigns(const View& view, const Piece& piece) const override;
    std::vector<SeatMark> seatMarks(const View& view, Seat seat) const override;
    Seat lordOf(const View& view, Seat seat) const override;
    Seat playsFor(const View& view) const override;
    std::optional<GameClock> clock(const View& view) const override;
    std::optional<BattleNote> battle(const View& view) const override;
    QString counted(int cards) const override;
    QString pileName(const PileInfo& pile, const QStringList& names) const override;
    QString ownPileName(const PileInfo& pile) const override;
    QString pileLabel(const PileInfo& pile, const QStringList& names) const override;
    QString placeName(const PileInfo& pile, int place) const override;
    QString logLine(const SeenMove& seen, const QStringList& names) const override;
    Clause logClause(const SeenMove& seen) const override;
    Seat doer(const SeenMove& seen) const override;
    QString prompt(const Seen& seen, const QStringList& names) const override;
    /// Also tells eliminated and serving players so, and what they may still do.
    QString heldPrompt(const View& view, const Piece& piece) const override;
    QString choice(const Seen& seen, Move move, const QStringList& names) const override;
    QString choiceKey(const View& view, Move move) const override;
    QString consequence(const Seen& seen, Move move, const std::optional<Outlook>& outlook) const override;
    Spot subject(const View& view) const override;
    QString choiceHelp(Move move) const override;
    QString choiceMark(Move move) const override;
    QString choicePicture(const View& view, Move move) const override;
    bool hasButton(Move move) const override;
    Seat addressee(const View& view, Move move) const override;
    QString warning(const Seen& seen, Move move, const std::optional<Outlook>& outlook) const override;
    QString waste(const Seen& seen, Move move) const override;
    bool isMidway(const View& view) const override;
    std::vector<TurnStep> turnSteps(const View& view, Seat seat) const override;
    QString standing(const View& view, Seat seat, const QStringList& names) const override;
    QString tally(const Seen& seen, const QStringList& names) const override;
    std::vector<Seat> winners(const Seen& seen) const override;
    bool winsAlong(const Seen& seen, Seat seat) const override;
    int turns(const View& view) const override;
    std::optional<Status> status(const Seen& seen, Seat seat, const QStringList& names) const override;
    std::span<const RuleGroup> ruleGroups() const override;
    std::span<const RulePreset> presets() const override;
    std::span<const MistakeWords> mistakeWords() const override;

  protected:
    QString gameId() const override;
    EndWords endWords(const Seen& seen, const QStringList& names) const override;
    ReasonWords reasonWords(std::uint8_t reason, int count) const override;

  private:
    /// What the seat that is being played is to do, addressed to the person who decides.
    QString task(const Seen& seen, const QStringList& names) const;
    QString usualPrompt(const Seen& seen, const QStringList& names) const;
    QString playable(const Seen& seen) const;
    QString mainPrompt(const Seen& seen) const;
    static QString assaultPrompt(const Seen& seen);
    QString waiting(const View& view, const QStringList& names) const;
    QString seatChoice(const View& view, const QString& seat) const;
    /// "2 castles, 13 in all".
    QString castlesOf(const View& view, Seat seat) const;
    QString warningOfJester(const View& view) const;
};

// ---- shared by log, refusals, prompts and others -------------------------------------------------------

namespace castleswords {

const castles::Public& publicOf(const View& view);
castles::Phase phaseOf(const View& view);
/// Whether an option differs from the printed rules: house.puppets off, house.puppet-will own.
bool isOn(const Setup& setup, castles::Option option);

/// A castle on the table.
struct CastleOnTable {
    int number = 0;
    Seat seat = kNobody;
    Face base = kHidden;
    Face upgrade = kHidden;
    std::vector<Face> defences; ///< oldest first

    int strength() const; ///< total strength
};
/// All castles, grouped by seat.
std::vector<CastleOnTable> castlesIn(const View& view);
/// The castle with that number, if it stands.
std::optional<CastleOnTable> castleIn(const View& view, int number);

/// The values of the cards in the assault row.
std::vector<int> laidValues(const View& view);

/// The plain name of a card: "Knights".
QString cardName(unsigned kind);
/// The text on a card: its own, or that of its family.
QString cardEffect(unsigned kind);
/// "castle", "upgrade", "defense", "attack" or "special".
std::string_view familyOf(unsigned kind);
/// The name of a family as printed on its cards.
QString printedFamily(std::string_view family);
/// "Knights 8": an attacker or defender, where it is clear which.
QString unitName(Face face);
/// "castle 3".
QString castleName(int number);
/// "Bert's castle 3"; "castle 3" if it is `speaker`'s.
QString castleName(const CastleOnTable& castle, Seat speaker, const QStringList& names);
/// "Moat, 9, 5, 4 on top": the cards on it, or that there are none.
QString contents(const CastleOnTable& castle);

} // namespace castleswords

} // namespace drawbridge
