// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"
#include "widgets/lazydock.h"

#include <QString>
#include <optional>

namespace drawbridge {

class DiagramSource;
class RuleReader;

/// The rule book beside the match: how it is played otherwise than printed, and every clause with its number
/// and words, to be searched, and opened at any clause.
class RulesDock : public LazyDock {
    Q_OBJECT

  public:
    /// `diagrams` stays its owner's; it may be nullptr.
    RulesDock(DiagramSource* diagrams, QWidget* parent);

    /// The rules of a game.
    void setGame(const QString& gameId);
    /// The rules of a game and what has been chosen for it.
    void setGame(const GameInfo& game, const Setup& setup);
    /// Shows the dock with this clause in sight and marked.
    void openClause(const QString& clause);
    /// Shows the dock with the search field ready.
    void search();

  signals:
    /// Somebody wants to try a diagram.
    void showMe(const QString& gameId, const QString& diagram);

  protected:
    QString title() const override;
    void makeContent() override;

  private:
    DiagramSource* diagrams_;
    QString game_;
    std::optional<Setup> setup_; ///< of the match, if these are its rules
    RuleReader* reader_ = nullptr;
};

} // namespace drawbridge
