// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tablecontroller.h"

#include "table/localtable.h"

#include "match/match.h"

#include <memory>
#include <optional>

namespace drawbridge {

/// The replay of a match: the same scene at any moment of it, seen by a seat, by everybody (public view) or,
/// once the match is over, with all hands open. Read-only.
class ReplayTable : public TableController {
    Q_OBJECT

  public:
    explicit ReplayTable(QObject* parent = nullptr);
    ~ReplayTable() override;

    /// Shows a match from its beginning, for the first viewer of eyes().
    void open(Match match);
    const Match& played() const { return *match_; } ///< the whole match; there must be one
    bool isOpen() const { return match_.has_value(); }

    /// The number of events; moments are numbered from 0, before the first, to that.
    int length() const;
    int moment() const { return moment_; }
    /// Shows another moment.
    void go(int moment);
    /// The number of steps, from 0, the beginning: the deal is one, and so is each event with a line in the
    /// viewer's log, with the chance events that follow from it.
    int steps() const { return static_cast<int>(steps_.size()) - 1; }
    /// The step shown, or the last one before the moment shown.
    int step() const { return stepAt(moment_); }
    void goToStep(int step);
    /// The step of a moment, or the last one before it.
    int stepAt(int moment) const;

    /// The viewers to choose from, the default first: in a running match its only person, or kNobody if there
    /// are several or none; once it is over also the others and kAllHands.
    std::vector<Seat> eyes() const;
    void setEyes(Seat eyes);
    /// Shows an alternative to the next move: its piece held over its target, if the viewer sees it, with
    /// words beside it. Cleared when the moment changes.
    void showInstead(Move move, const QString& words);
    Seat seenBy() const { return eyes_; }

    /// The match up to the moment shown.
    Match here() const { return match_->until(static_cast<std::size_t>(moment_)); }
    /// A determinization of that position for use outside the match; nullptr if there is no viewer.
    std::unique_ptr<GameState> shownState(Seed seed) const;

    bool canUndo() const override { return false; }
    bool canRedo() const override { return false; }
    bool pick(int handle) override;
    bool drop(int pile, int place) override;
    bool cancel() override;

  signals:
    void momentChanged();

  protected:
    std::optional<QString> promptInstead() const override;
    std::optional<Gesture> gestureOf(Move move) const override;
    std::vector<TablePlace> goals() const override;

  private:
    void show();
    bool forgetInstead();
    bool refuseAll();
    void readSteps();
    const GameText& text() const { return textFor(match_->game().id()); }
    QStringList names() const { return namesOf(match_->players()); }
    bool isTold(int moment) const;
    bool isFight(int moment) const;

    std::optional<Match> match_;
    std::unique_ptr<LocalTable> shown_;
    int moment_ = 0;
    std::vector<int> steps_; ///< moment of each step
    Seat eyes_ = kNobody;
    std::optional<TablePlace> goal_; ///< of the alternative shown
};

} // namespace drawbridge
