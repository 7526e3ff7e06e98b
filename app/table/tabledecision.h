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

/// The presentation of a decision: prompt, buttons, a question about the last drop, the reason of a refusal.
/// Picking and dropping is the TableController's part.
class TableDecision : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

    Q_PROPERTY(drawbridge::ListModel* choices READ choices CONSTANT)
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
    /// Keeps a reference to `shown`.
    explicit TableDecision(const ShownTable& shown)
        : shown_(shown) {}

    struct AtHand {
        const Piece* held = nullptr; ///< the piece picked
        bool gathering = false;      ///< there are provisional moves to be confirmed
        /// Replaces the prompt, on read-only tables.
        std::optional<QString> instead = {};
    };

    /// A question about the last input.
    struct Question {
        std::vector<Move> moves = {}; ///< possible meanings
        TablePlace place = {};        ///< where it was
        QString warning = {};         ///< asks whether to do it at all
        bool grave = false;           ///< it would lose something for good
        bool takesBack = false;       ///< asks before an undo of other people's decisions
    };

    /// Switches to another table, or none (nullptr).
    void begin(GameTable* table);
    /// Reads what is at stake, after each event.
    void read();
    /// Updates prompt and buttons for the input state.
    void look(const AtHand& hand);

    ChoiceModel* choices() { return &choices_; }
    const ChoiceModel* choices() const { return &choices_; }
    /// What the button in that row does; nothing if there is none.
    std::optional<Choice> offered(int row) const;
    /// Whether the viewer is to decide.
    bool isMine() const { return shown_.isMyDecision(); }
    /// What to do now, or what others are doing.
    struct Prompt {
        QString text;
        QString more = {}; ///< what there is to say besides; may be empty
    };
    const Prompt& promptLines() const { return prompt_; }
    QString prompt() const; ///< the same in one

    /// Whether a question is open: an ambiguous drop, or a confirmation. Choose one, or cancel.
    bool isAsking() const { return !asked_.moves.empty() || asked_.takesBack; }
    const Question& asked() const { return asked_; }
    void ask(Question question);
    void withdraw();
    /// Whether the question or window can lose something for good: then nothing is preselected.
    bool isGrave() const;
    /// What the viewer loses by passing the current window.
    Loss stake() const { return stake_; }
    /// The place that the choices at a place belong to.
    TablePlace place() const;
    /// Whether the viewer may undo what they have begun.
    bool mayCallOff() const;

    RefusalNote refusal() const; ///< why the last attempt was refused
    bool isRefused() const { return !refusal_.sentence.isEmpty(); }
    /// `piece`: the refused piece, if it has other targets.
    void refuse(const WhyNot& why, Handle piece = 0);
    void clearRefusal();

    const TaskNote& task() const { return task_; }
    void setTask(const TaskNote& task);
    /// See TableController::setQuestion().
    const QString& question() const { return question_; }
    void setQuestion(const QString& words) { question_ = words; }

    /// Whether this match has windows at which the viewer may ask to be asked.
    bool offersHold() const;
    /// Not while they are being asked already.
    bool mayHold() const { return offersHold() && !table_->canPassTurn(); }
    bool isHolding() const { return table_ != nullptr && table_->isHolding(); } ///< whether they have
    void setHolding(bool holding);

  signals:
    void changed();
    void askingChanged();
    void refusalChanged();
    void taskChanged();
    void holdingChanged();

  private:
    Prompt promptNow(const Piece* held) const;
    std::vector<Choice> choicesNow() const;

    GameTable* table_ = nullptr;
    const ShownTable& shown_;
    ChoiceModel choices_{"text"};
    std::vector<Choice> offered_; ///< the buttons
    AtHand hand_;                 ///< without the piece
    Prompt prompt_;
    QString question_; ///< see TableController::setQuestion()
    Question asked_;
    Loss stake_ = Loss::None;
    WhyNot refusal_;          ///< of the last attempt
    Handle refusedPiece_ = 0; ///< see RefusalNote::piece
    TaskNote task_;
};

} // namespace drawbridge
