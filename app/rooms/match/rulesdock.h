// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"
#include "widgets/lazydock.h"

#include <QString>
#include <optional>

namespace drawbridge {

class DiagramSource;
class RuleReader;

/// The rule book beside the match: the house rules in use, and every clause with number and text, with
/// search.
class RulesDock : public LazyDock {
    Q_OBJECT

  public:
    /// `diagrams` is not owned and may be nullptr.
    RulesDock(DiagramSource* diagrams, QWidget* parent);

    void setGame(const QString& gameId);
    /// The same with the options of a match.
    void setGame(const GameInfo& game, const Setup& setup);
    /// Shows the dock with this clause scrolled to and highlighted.
    void openClause(const QString& clause);
    /// Shows the dock and focuses the search field.
    void search();

  signals:
    /// Open a diagram as an exercise.
    void showMe(const QString& gameId, const QString& diagram);

  protected:
    QString title() const override;
    void makeContent() override;

  private:
    DiagramSource* diagrams_;
    QString game_;
    std::optional<Setup> setup_; ///< of the match whose rules are shown, if any
    RuleReader* reader_ = nullptr;
};

} // namespace drawbridge
