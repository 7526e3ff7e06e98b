// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tablecontroller.h"

#include "table/localtable.h"

#include "match/match.h"

#include <memory>
#include <optional>

namespace drawbridge {

/// The table while a match is looked at that has been played: the same scene, at any moment of it, through
/// the eyes of a seat, of everybody or, once the match is over, with all hands open. Nothing can be done
/// there.
class ReplayTable : public TableController {
    Q_OBJECT

  public:
    explicit ReplayTable(QObject* parent = nullptr);
    ~ReplayTable() override;

    /// Shows a match at its beginning, through the first eyes of eyes().
    void open(Match match);
    const Match& played() const { return *match_; } ///< all of it; one must have been opened
    bool isOpen() const { return match_.has_value(); }

    /// How many events the match has; moments are counted from 0, before the first, to that.
    int length() const;
    int moment() const { return moment_; }
    /// Shows another moment.
    void go(int moment);
    /// The match in steps, from 0, before anything: the deal is one, and each event is one that the log tells
    /// of to these eyes, with all that chance makes of it.
    int steps() const { return static_cast<int>(steps_.size()) - 1; }
    /// The step that is shown, or the one before the moment that is.
    int step() const { return stepAt(moment_); }
    void goToStep(int step);
    /// The step of a moment, or the one before it.
    int stepAt(int moment) const;

    /// Whose eyes one may choose, the usual first: of a match that goes on those of its only person, or, if
    /// there are several or none, kNobody's; once it is over also the others' and kAllHands.
    std::vector<Seat> eyes() const;
    void setEyes(Seat eyes);
    /// Shows beside what was done next what might have been done instead: its piece in the hand, over where
    /// it would have gone, if these eyes see it, and words beside that. It goes with the moment.
    void showInstead(Move move, const QString& words);
    Seat seenBy() const { return eyes_; }

    /// The match up to the moment that is shown.
    Match here() const { return match_->until(static_cast<std::size_t>(moment_)); }
    /// The position at that moment for use beyond the match: what the eyes must not know is drawn by lot;
    /// nullptr if they are nobody's.
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
    QStringList names() const;
    bool isTold(int moment) const;
    bool isFight(int moment) const;

    std::optional<Match> match_;
    std::unique_ptr<LocalTable> shown_;
    int moment_ = 0;
    std::vector<int> steps_; ///< the moment of each
    Seat eyes_ = kNobody;
    std::optional<TablePlace> goal_; ///< of what is shown instead
};

} // namespace drawbridge
