// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/gametext.h"
#include "wars/options.h"

#include <QCoreApplication>

namespace drawbridge {

/// The words of Castle Wars.
class WarsText : public GameText {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::WarsText)

  public:
    QString gameName() const override;
    QString tagline() const override;

    /// "Dragon-Tamers"; empty for None.
    QString factionName(wars::Faction faction) const;
    /// What the faction can do, in one sentence: the words of its card, which the rule book has.
    QString factionSummary(wars::Faction faction) const;
    /// How it is played and what to mind, in some sentences.
    QString factionStory(wars::Faction faction) const;
    /// Where its own rules begin.
    Clause factionClause(wars::Faction faction) const;

    /// Of a seat's faction its summary and its rules.
    QString valueHelp(const OptionSpec& option, int value) const override;
    Clause valueClause(const OptionSpec& option, int value) const override;

  protected:
    QString gameId() const override;
    QString translated(const char* words) const override { return tr(words); }
    std::span<const OptionWords> optionWords() const override;
};

} // namespace drawbridge
