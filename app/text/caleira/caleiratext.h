// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/gametext.h"

namespace drawbridge {

class CaleiraText : public GameText {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::CaleiraText)

  public:
    CardPage cardPage(const Setup& setup, Face face) const override;
    QString counted(int cards) const override;
    QString pileName(const PileInfo& pile, const QStringList& names) const override;
    QString ownPileName(const PileInfo& pile) const override;
    /// For a castle: the index of a card from the left, from 0, or one of the strips where cards are played.
    QString placeName(const PileInfo& pile, int place) const override;
    QString logLine(const SeenMove& seen, const QStringList& names) const override;
    Seat doer(const SeenMove& seen) const override;
    Clause logClause(const SeenMove& seen) const override;
    QString prompt(const Seen& seen, const QStringList& names) const override;
    QString choice(const Seen& seen, Move move, const QStringList& names) const override;
    QString choiceKey(const View& view, Move move) const override;
    QString consequence(const Seen& seen, Move move, const std::optional<Outlook>& outlook) const override;
    Spot subject(const View& view) const override;
    bool hasButton(Move move) const override;
    QString tally(const Seen& seen, const QStringList& names) const override;
    std::vector<Seat> winners(const Seen& seen) const override;
    int turns(const View& view) const override;
    std::optional<HiddenCount> hiddenCount(const Seen& seen, Seat seat) const override;
    bool turnsUpInTheEnd() const override { return true; }
    QString warning(const Seen& seen, Move move, const std::optional<Outlook>&) const override;
    QString standing(const View& view, Seat seat, const QStringList& names) const override;
    /// The effect of a card, or its type, in one to three words.
    QString effectWord(Face face) const { return cardWord({}, face, "word"); }
    std::span<const MistakeWords> mistakeWords() const override;

  protected:
    QString gameId() const override;
    EndWords endWords(const Seen& seen, const QStringList& names) const override;
    ReasonWords reasonWords(std::uint8_t reason, int count) const override;
    Clause valueClause(const OptionSpec& option, int value) const override;
};

} // namespace drawbridge
