// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/stakes.h"
#include "table/showntable.h"
#include "table/shownvalues.h"
#include "table/tablemodels.h"
#include "table/tablerows.h"
#include "table/whynot.h"

#include <optional>
#include <vector>

namespace drawbridge {

/// What is to be decided at a table, and how it is asked: in words, by buttons, by a question about what the
/// hand has done, by the reason why that cannot be. What the hand does there is the TableController's.
class TableDecision : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

    Q_PROPERTY(drawbridge::ChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(bool mine READ isMine NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(bool asking READ isAsking NOTIFY askingChanged)
    Q_PROPERTY(bool grave READ isGrave NOTIFY changed)
    Q_PROPERTY(drawbridge::TablePlace place READ place NOTIFY changed)
    Q_PROPERTY(drawbridge::RefusalNote refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(drawbridge::TaskNote task READ task NOTIFY taskChanged)
    Q_PROPERTY(bool offersHold READ offersHold NOTIFY changed)
    Q_PROPERTY(bool mayHold READ mayHold NOTIFY changed)
    Q_PROPERTY(bool holding READ isHolding WRITE setHolding NOTIFY holdingChanged)

  public:
    /// Of what is shown there, which must live as long.
    explicit TableDecision(const ShownTable& shown)
        : shown_(shown) {}

    /// What the hand is at.
    struct AtHand {
        const Piece* held = nullptr; ///< the piece picked
        bool gathering = false;      ///< pieces have been moved about, to be confirmed
        /// What stands in place of the prompt, where nobody plays.
        std::optional<QString> instead = {};
    };

    /// What has been asked about what the hand has done.
    struct Question {
        std::vector<Move> moves = {}; ///< what that may mean
        TablePlace place = {};        ///< and where it was
        QString warning = {};         ///< the question is whether to do it at all
        bool grave = false;           ///< it would lose something for good
        bool takesBack = false;       ///< it is to take back what others have done
    };

    /// Goes over to another table, or to none (nullptr).
    void begin(GameTable* table);
    /// Reads what is at stake, after each event.
    void read();
    /// Tells what is asked while `hand` is at work.
    void look(const AtHand& hand);

    ChoiceModel* choices() { return &choices_; }
    const ChoiceModel* choices() const { return &choices_; }
    /// What the button in that row does; nothing: there is none.
    std::optional<Choice> offered(int row) const;
    /// Whether the viewer is to decide.
    bool isMine() const { return shown_.isMyDecision(); }
    const QString& prompt() const { return prompt_; } ///< what to do now, or who is at what

    /// A drop had several meanings, or something is to be thought about twice: choose one, or cancel.
    bool isAsking() const { return !asked_.moves.empty() || asked_.takesBack; }
    const Question& asked() const { return asked_; }
    void ask(Question question);
    /// Nothing is asked any more.
    void withdraw();
    /// What is asked now can lose something for good: nothing is chosen unless it is chosen on purpose.
    bool isGrave() const;
    /// What the viewer loses who lets the window pass that they are asked at, and need not.
    Loss stake() const { return stake_; }
    /// What the choices are about that hang at a place.
    TablePlace place() const;
    /// Whether the viewer may call off what they are in the midst of.
    bool mayCallOff() const;

    RefusalNote refusal() const; ///< why the last thing tried cannot be
    bool isRefused() const { return !refusal_.sentence.isEmpty(); }
    /// `piece`: the one that cannot go there, if there is somewhere else it can go.
    void refuse(const WhyNot& why, Handle piece = 0);
    void clearRefusal();

    const TaskNote& task() const { return task_; }
    void setTask(const TaskNote& task);
    /// See TableController::setQuestion().
    const QString& question() const { return question_; }
    void setQuestion(const QString& words) { question_ = words; }

    /// The viewer may act out of turn in this match, and can have the game wait for that.
    bool offersHold() const;
    /// Not at this moment at which they can act already.
    bool mayHold() const { return offersHold() && !table_->canPassTurn(); }
    bool isHolding() const { return table_ != nullptr && table_->isHolding(); } ///< and it does
    void setHolding(bool holding);

  signals:
    void changed();
    void askingChanged();
    void refusalChanged();
    void taskChanged();
    void holdingChanged();

  private:
    QString promptNow(const Piece* held) const;
    std::vector<Choice> choicesNow() const;

    GameTable* table_ = nullptr;
    const ShownTable& shown_;
    ChoiceModel choices_;
    std::vector<Choice> offered_; ///< the buttons
    AtHand hand_;                 ///< but for the piece
    QString prompt_;
    QString question_; ///< is asked about the table
    Question asked_;
    Loss stake_ = Loss::None;
    WhyNot refusal_;          ///< of the last thing tried
    Handle refusedPiece_ = 0; ///< see RefusalNote::piece
    TaskNote task_;
};

} // namespace drawbridge
