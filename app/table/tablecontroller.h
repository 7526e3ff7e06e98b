// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "showntable.h"
#include "shownvalues.h"
#include "table/eventicons.h"
#include "table/tabledecision.h"
#include "table/tablematch.h"
#include "tablemodels.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTimer>
#include <optional>
#include <vector>

namespace drawbridge {

/// The table for QML: models of everything on it, and one path for all input. Mouse, keyboard and screen
/// reader alike pick a piece, see its targets highlighted, and commit or cancel. Legality comes from the
/// rules; an illegal drop is answered with the clause that forbids it.
class TableController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the window")

    Q_PROPERTY(drawbridge::ListModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(drawbridge::PileModel* piles READ piles CONSTANT)
    Q_PROPERTY(drawbridge::ListModel* seats READ seats CONSTANT)
    Q_PROPERTY(drawbridge::ListModel* effects READ effects CONSTANT)
    Q_PROPERTY(drawbridge::ListModel* attack READ attack CONSTANT)
    Q_PROPERTY(drawbridge::TableDecision* decision READ decision CONSTANT)
    Q_PROPERTY(drawbridge::TableMatch* match READ match CONSTANT)

    Q_PROPERTY(bool arranging READ isArranging CONSTANT)
    Q_PROPERTY(drawbridge::Fight fight READ fight NOTIFY stateChanged)
    Q_PROPERTY(drawbridge::Battle battle READ battle NOTIFY stateChanged)
    Q_PROPERTY(int shownPile READ shownPile NOTIFY stateChanged)
    Q_PROPERTY(bool canSkip READ canSkip NOTIFY canSkipChanged)

    Q_PROPERTY(int picked READ picked NOTIFY pickedChanged)
    Q_PROPERTY(drawbridge::TablePlace hover READ hover NOTIFY hoverChanged)
    Q_PROPERTY(drawbridge::Acted acted READ acted NOTIFY stateChanged)
    Q_PROPERTY(int motion READ motion WRITE setMotion NOTIFY motionChanged)
    Q_PROPERTY(int reading READ reading WRITE setReading NOTIFY readingChanged)
    Q_PROPERTY(int rest READ rest WRITE setRest NOTIFY restChanged)

  public:
    explicit TableController(QObject* parent = nullptr);

    /// Shows another match, or an empty table (nullptr). Not owned.
    void setTable(GameTable* table);
    GameTable* gameTable() const { return table_; }

    /// Updates all text: the language has changed.
    void retranslate();

    PieceModel* pieces() { return &pieces_; }
    const PieceModel* pieces() const { return &pieces_; }
    PileModel* piles() { return &piles_; }
    const PileModel* piles() const { return &piles_; }
    SeatModel* seats() { return &seats_; }
    const SeatModel* seats() const { return &seats_; }
    EffectModel* effects() { return &effects_; }
    AttackModel* attack() { return &attack_; }
    TableDecision* decision() { return &decision_; }
    const TableDecision* decision() const { return &decision_; }
    TableMatch* match() { return &match_; }
    const TableMatch* match() const { return &match_; }

    bool hasTable() const { return table_ != nullptr; }
    /// Whether this is the position editor, where nothing is a move.
    virtual bool isArranging() const { return false; }
    virtual bool canUndo() const;
    virtual bool canRedo() const;
    QString undoWords() const; ///< what undo() takes back
    QString whyNoUndo() const; ///< why it takes nothing back; empty: it does
    Fight fight() const;
    Battle battle() const;
    int shownPile() const;                                  ///< the pile laid open for this decision, or -1
    bool gathering() const { return !gathered_.isEmpty(); } ///< there are provisional moves to be confirmed
    bool canSkip() const; ///< there is a display or a pause that skip() ends

    /// What a drop at the hovered place would destroy, in words; empty: nothing.
    QString foreseen() const;
    /// Whether all that a drop at the hovered place does is known beforehand.
    bool isForeseen() const { return preview_.isForeseen; }
    int picked() const { return static_cast<int>(picked_); } ///< handle of the picked piece; 0: none
    Acted acted() const;
    TablePlace hover() const { return hover_; } ///< the place under the pointer or cursor
    int motion() const { return motion_; }      ///< duration of piece animations in milliseconds; 0: none
    void setMotion(int milliseconds) { change(motion_, milliseconds, &TableController::motionChanged); }
    /// Reading time in milliseconds for what concerns somebody, animated or not; 0: none.
    int reading() const { return reading_; }
    void setReading(int milliseconds) { change(reading_, milliseconds, &TableController::readingChanged); }
    /// Milliseconds until a card under the pointer is shown large; 0: never.
    int rest() const { return rest_; }
    void setRest(int milliseconds) { change(rest_, milliseconds, &TableController::restChanged); }

    /// Sets a learner's task: text on a slip beside the place from which the expected move takes something;
    /// empty: none. `verdict`: the result of their last move, or what they have been shown; `done`: it was
    /// the expected move.
    void setTask(const QString& words, std::optional<Move> meant, const QString& verdict, bool done);
    /// Makes the table read-only while a question about it is open: this text replaces the prompt, which
    /// might give the answer away, and is the reason for refusing moves. Empty: none.
    void setQuestion(const QString& words);
    /// Shows a legal move without making it: holds the piece over its target. False if no piece makes it.
    bool show(Move move);
    /// Delay before called(), in milliseconds; for tests.
    void setPatience(int milliseconds) { patience_ = milliseconds; }
    /// Whether to ask before something is wasted, such as the rest of an attack.
    void setAsksOfWaste(bool asks) { asksOfWaste_ = asks; }

    /// Picks a piece, in place of another. It may have no legal target: the drop then says why (a click does
    /// so at once). False, with a refusal, if it is not the viewer's move.
    Q_INVOKABLE virtual bool pick(int handle);
    /// Previews a drop there, if it is legal; (-1, -1): nowhere.
    Q_INVOKABLE virtual void preview(int pile, int place);
    /// Drops the picked piece; place -1 for a stack or hand as a whole. True if that was a move; otherwise
    /// the piece is deselected, with a refusal unless it was its own place, or `asking` has become true.
    Q_INVOKABLE virtual bool drop(int pile, int place);
    /// A click, tap or Enter on a piece: drops the picked piece there, or picks this one, and where there is
    /// no choice (a draw pile) plays it at once. If there is nothing to do with it, refuses with the reason.
    Q_INVOKABLE virtual bool click(int handle);
    /// The same on a place; -1 for a stack or hand.
    Q_INVOKABLE virtual bool clickSpot(int pile, int place);
    /// Deselects, withdraws a question, clears a refusal; false if there was nothing of these.
    Q_INVOKABLE virtual bool cancel();
    /// Only deselects: the drag was cancelled.
    Q_INVOKABLE void layBack();
    /// Highlights what a log event was about, and replays its animation; -1: the newest event.
    Q_INVOKABLE void recall(int event);
    /// Ends reading time or a fight display early; false if there is none.
    Q_INVOKABLE bool endReading();
    /// The same, and the next step comes at once.
    Q_INVOKABLE void skip();
    /// Refuses a press on something that was moving or had just left: nothing is done.
    Q_INVOKABLE void tellTooEarly();
    /// Tells whether animations are running: reading time counts from their end.
    Q_INVOKABLE void setMoving(bool moving);
    /// Presses the button in this row of `choices`.
    Q_INVOKABLE void choose(int choice);
    /// The legal targets of the picked piece, in reading order.
    Q_INVOKABLE QList<drawbridge::TablePlace> targets() const;
    /// The best guess for a piece's target: the first one of another player's; no place: none.
    Q_INVOKABLE drawbridge::TablePlace likeliest(int handle) const;
    /// Where a second press takes the picked piece: the only target, or the only own one, or the only unowned
    /// one; no place: none of these, or it would end the turn without asking.
    Q_INVOKABLE drawbridge::TablePlace obvious() const;
    /// Presses a seat: gives it the picked piece, or presses the button about it.
    Q_INVOKABLE void pressSeat(int seat);
    /// Takes the picked piece off the table, in the position editor.
    Q_INVOKABLE virtual void takeOff() {}
    Q_INVOKABLE virtual void undo();
    Q_INVOKABLE virtual void redo();
    Q_INVOKABLE void liftCurtain();
    /// Declines, for everybody at this screen, what the curtain hangs for.
    Q_INVOKABLE void declineAtCurtain();
    /// Asks the window to open the rules at a clause.
    Q_INVOKABLE void openClause(const QString& id);
    /// Screen reader text of a pile, or of a place in one.
    Q_INVOKABLE QString spokenPile(int pile, int place = -1) const;

  signals:
    void tableChanged();
    void stateChanged();
    /// The position shown is not the previous one with new events: something was undone or skipped.
    void leapt();
    void canSkipChanged();
    void pickedChanged();
    void hoverChanged();
    void motionChanged();
    void readingChanged();
    /// The picked piece is to be shown as dropped there.
    void shown(int pile, int place);
    /// Somebody at the screen is to act after a while; `ownTurn`: in their own turn, not in another's.
    void called(bool ownTurn);
    /// Replays the animation of these pieces from that pile.
    void shownAgain(const QList<int>& pieces, int pile);
    void restChanged();
    void gatheringChanged();
    void clauseRequested(const QString& id);

  protected:
    /// Text in place of the prompt, for read-only tables; nothing: the prompt.
    virtual std::optional<QString> promptInstead() const { return {}; }
    /// What the viewer sees, with handles.
    virtual View look() { return table_->seen().view(); }
    /// The drop targets of the picked piece.
    virtual std::vector<TablePlace> goals() const;
    /// The gesture that makes a move, if there is one.
    virtual std::optional<Gesture> gestureOf(Move move) const {
        return shown_.interactions().gestureOf(move);
    }
    /// Picks a piece and shows it held over a place.
    void holdOver(const Piece& piece, TablePlace place);
    /// Switches to the same table with another position: pieces keep their handles, and are animated.
    void exchangeTable(GameTable* table);
    void refresh();
    void setPicked(Handle handle);
    /// Updates everything that depends on the picked piece.
    void showHand();
    void setHover(TablePlace place);
    const ViewIndex& viewIndex() const { return shown_.viewIndex(); }
    /// The picked piece; nullptr: none.
    const Piece* heldPiece() const { return viewIndex().pieceOf(picked_); }
    /// Marks pieces like threatened ones: those with a problem, in the position editor.
    void setThreatened(QSet<Handle> handles);

  private:
    void attach(GameTable* table, bool afresh);
    void change(int& value, int wanted, void (TableController::*changed)());

    // Updating the display.
    bool lookAtFight();
    HarmEffect newestBlow() const;
    void callWhoIsAwaited();
    void tellAll();
    void tellHand();
    void showPieces();
    void showPiles();
    void showSeats();
    void showDecision();

    // The picked piece with its targets.
    Hand hand() const;
    const Piece* pieceAtWork() const;
    void pickTheOnlyOne();
    void putBack();
    bool isMovable(const Piece& piece) const { return shown_.pieces().of(piece).movable; }
    bool mayHandle(const Piece& piece);
    std::vector<TablePlace> readTargets(const Piece* piece) const;
    bool endsTurn(const Piece& piece, TablePlace place) const;
    int choiceOf(Seat seat) const;
    int goalOf(Seat seat) const;
    SeatPress pressOf(Seat seat) const;
    std::vector<Move> legalDrops(const Piece& piece, TablePlace place) const;
    std::optional<CompoundMove> compoundMoveTo(const Piece& piece, TablePlace place) const;
    std::optional<TablePlace> ownWayOf(const Piece& piece) const;

    // Making moves.
    bool putDown(TablePlace goal, std::optional<TablePlace> about = {});
    bool follow(const CompoundMove& compound);
    void confirmGathered();
    void ask(TableDecision::Question question);
    QString warningOf(Move move) const;
    bool asksToTakeBack();
    bool play(Move move, TablePlace place);
    bool commit(Move move);
    void answerAsNamed();
    bool commitAll(const std::vector<Move>& moves);

    GameTable* table_ = nullptr;
    PieceModel pieces_{"spokenName"};
    PileModel piles_;
    SeatModel seats_{"name"};
    EffectModel effects_{"name"};
    AttackModel attack_{"spokenName"};

    ShownTable shown_;
    TableDecision decision_{shown_};
    TableMatch match_{shown_};
    QTimer clashTime_; ///< fighters lie face up

    ProvisionalMoves gathered_; ///< provisional moves
    Handle picked_ = 0;
    TablePlace hover_;
    Preview preview_;                    ///< of a drop at the hovered place
    Handle named_ = 0;                   ///< card aimed at something of a rival's before paying; 0: none
    TablePlace namedAt_;                 ///< the place it was aimed at
    UndoGroups groups_;                  ///< moves that one gesture made together
    HarmEffect blow_ = HarmEffect::None; ///< of the newest event
    bool awaited_ = false;               ///< somebody at the screen is to act
    QElapsedTimer sinceOwnMove_;         ///< of any person at the screen
    int patience_ = 3000;                ///< ms without a move after which they may have looked away
    int motion_ = 180;
    int reading_ = 0;
    int rest_ = 1100;
    bool asksOfWaste_ = false;
};

} // namespace drawbridge
