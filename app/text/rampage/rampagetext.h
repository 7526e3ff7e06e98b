// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deck.h"
#include "text/gametext.h"

namespace drawbridge {

class RampageText : public GameText {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::RampageText)

  public:
    QString faceNameIn(const Setup& setup, Face face) const override;
    CardPage cardPage(const Setup& setup, Face face) const override;
    std::vector<CardPage> furtherPages(const Setup& setup) const override;
    /// The text on a card: cost and effect.
    QString cardText(const Setup& setup, Face face) const;
    QString counted(int cards) const override;
    QString pileName(const PileInfo& pile, const QStringList& names) const override;
    QString ownPileName(const PileInfo& pile) const override;
    QString pileLabel(const PileInfo& pile, const QStringList& names) const override;
    QString logLine(const SeenMove& seen, const QStringList& names) const override;
    Clause logClause(const SeenMove& seen) const override;
    QString settled(const Setup& setup, const View& start, const QStringList& names) const override;
    QString prompt(const Seen& seen, const QStringList& names) const override;
    QString heldPrompt(const View& view, const Piece& piece) const override;
    QString choice(const Seen& seen, Move move, const QStringList& names) const override;
    QString choiceKey(const View& view, Move move) const override;
    QString consequence(const Seen& seen, Move move, const std::optional<Outlook>& outlook) const override;
    Spot subject(const View& view) const override;
    QString choiceMark(Move move) const override;
    QString warning(const Seen& seen, Move move, const std::optional<Outlook>&) const override;
    QString waste(const Seen& seen, Move move) const override;
    std::vector<TurnStep> turnSteps(const View& view, Seat seat) const override;
    QString standing(const View& view, Seat seat, const QStringList& names) const override;
    std::optional<int> strength(const View& view) const override;
    int turns(const View& view) const override;
    std::span<const MistakeWords> mistakeWords() const override;

  protected:
    QString gameId() const override;
    EndWords endWords(const Seen& seen, const QStringList& names) const override;
    ReasonWords reasonWords(std::uint8_t reason, int count) const override;
    QString valueName(const Setup& setup, ReasonValue name, std::uint8_t value) const override;

  private:
    QString mainPrompt(const Seen& seen) const;
};

/// The house edition with texts in English and the program's language: a deck file to start from.
rampage::Deck houseEditionInWords();

} // namespace drawbridge
