// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/gametext.h"

namespace drawbridge {

class KeepText : public GameText {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::KeepText)

  public:
    CardPage cardPage(const Setup& setup, Face face) const override;
    QString pileName(const PileInfo& pile, const QStringList& names) const override;
    QString ownPileName(const PileInfo& pile) const override;
    QString placeName(const PileInfo& pile, int place) const override;
    int readingRank(const PileInfo& pile, int place) const override;
    Face clash(const Verdict& verdict) const override;
    QString logLine(const SeenMove& seen, const QStringList& names) const override;
    Clause logClause(const SeenMove& seen) const override;
    QString prompt(const Seen& seen, const QStringList& names) const override;
    QString choice(const Seen& seen, Move move, const QStringList& names) const override;
    QString choiceKey(const View& view, Move move) const override;
    QString consequence(const Seen& seen, Move move, const std::optional<Outlook>& outlook) const override;
    QString waste(const Seen& seen, Move move) const override;
    int turns(const View& view) const override;
    Clause valueClause(const OptionSpec& option, int value) const override;
    std::span<const MistakeWords> mistakeWords() const override;

  protected:
    QString gameId() const override;
    EndWords endWords(const Seen& seen, const QStringList& names) const override;
    ReasonWords reasonWords(std::uint8_t reason, int count) const override;

  private:
    QString actionPrompt(const Seen& seen) const;
    /// "north-west corner".
    QString squareWord(int square) const;
};

} // namespace drawbridge
