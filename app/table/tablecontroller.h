// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "showntable.h"
#include "shownvalues.h"
#include "table/signs.h"
#include "table/tabledecision.h"
#include "table/tablematch.h"
#include "table/undogroups.h"
#include "tablemodels.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTimer>
#include <optional>
#include <vector>

namespace drawbridge {

/// The table as QML has it: models of all that lies on it, and one path for every hand. Mouse, keyboard and
/// screen reader alike pick a piece, see its targets light up, and commit or cancel. What may be done is
/// asked of the rules; a drop that means nothing legal is answered with the clause that forbids it.
class TableController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the window")

    Q_PROPERTY(drawbridge::PieceModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(drawbridge::PileModel* piles READ piles CONSTANT)
    Q_PROPERTY(drawbridge::SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(drawbridge::EffectModel* effects READ effects CONSTANT)
    Q_PROPERTY(drawbridge::AttackModel* attack READ attack CONSTANT)
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

    /// Shows another match, or an empty table (nullptr). It stays its owner's.
    void setTable(GameTable* table);
    GameTable* gameTable() const { return table_; }

    /// Says everything again: the language has changed.
    void retranslate();

    PieceModel* pieces() { return &pieces_; }
    const PieceModel* pieces() const { return &pieces_; }
    PileModel* piles() { return &piles_; }
    SeatModel* seats() { return &seats_; }
    const SeatModel* seats() const { return &seats_; }
    EffectModel* effects() { return &effects_; }
    AttackModel* attack() { return &attack_; }
    /// What is to be decided, and how it is asked.
    TableDecision* decision() { return &decision_; }
    const TableDecision* decision() const { return &decision_; }
    /// How the match goes.
    TableMatch* match() { return &match_; }
    const TableMatch* match() const { return &match_; }

    bool hasTable() const { return table_ != nullptr; }
    /// Whether pieces are laid where one likes: nothing that is done is a move.
    virtual bool isArranging() const { return false; }
    virtual bool canUndo() const;
    virtual bool canRedo() const;
    Fight fight() const;
    Battle battle() const;
    int shownPile() const; ///< what is held open to the viewer for this decision, or -1
    bool gathering() const { return !gathered_.isEmpty(); } ///< pieces have been moved about, to be confirmed
    bool canSkip() const; ///< something is shown, or waited for, that skip() ends

    /// What would fall by a drop where the hand is; empty: nothing would.
    QString foreseen() const;
    int picked() const { return static_cast<int>(picked_); } ///< handle of the piece picked; 0: none
    Acted acted() const;
    TablePlace hover() const { return hover_; } ///< where the hand is
    int motion() const { return motion_; }      ///< milliseconds that a piece glides; 0: no animation
    void setMotion(int milliseconds);
    /// Milliseconds that what concerns somebody is held before their eyes, moving or not; 0: it is not.
    int reading() const { return reading_; }
    void setReading(int milliseconds);
    /// Milliseconds that the pointer rests on a card until it is shown large; 0: it is not.
    int rest() const { return rest_; }
    void setRest(int milliseconds);

    /// What a learner is to do: words on a slip beside what they are about, the place from which that move
    /// takes something; empty words: nothing. `verdict`: what their last move has come to, or what they have
    /// been shown; `done`: that was what was asked for.
    void setTask(const QString& words, std::optional<Move> meant, const QString& verdict, bool done);
    /// While a question is asked about the table, which nobody changes: what stands in place of the prompt,
    /// which might give the answer away, and is told whoever would move something. Empty: there is none.
    void setQuestion(const QString& words);
    /// Shows a legal move of the viewer without making it: the piece is in the hand, over where it would go.
    /// False if no piece makes it.
    bool show(Move move);
    /// How long others must have been at it before somebody is called(), in milliseconds; for tests.
    void setPatience(int milliseconds) { patience_ = milliseconds; }
    /// Whether to ask before something is wasted, such as the rest of an attack.
    void setAsksOfWaste(bool asks) { asksOfWaste_ = asks; }

    /// Picks a piece, in place of another. It may have no legal target: the drop then says why (a click does
    /// so at once). False, and a refusal, if it is not for the viewer to move.
    Q_INVOKABLE virtual bool pick(int handle);
    /// Shows what a drop there would do, if it is legal; (-1, -1): nowhere.
    Q_INVOKABLE virtual void preview(int pile, int place);
    /// Drops the picked piece; place -1 for a stack or hand as a whole. True if that was a move; otherwise
    /// the piece is put back, with a refusal unless it was its own place, or `asking` has become true.
    Q_INVOKABLE virtual bool drop(int pile, int place);
    /// A click, tap or Enter on a piece: drops the picked piece there; or picks the piece, and where nothing
    /// is to be chosen (a draw pile) plays it at once. Where nothing can be done with it, it is refused with
    /// the reason.
    Q_INVOKABLE virtual bool click(int handle);
    /// The same on a place; -1 for a stack or hand.
    Q_INVOKABLE virtual bool clickSpot(int pile, int place);
    /// Puts the picked piece back, withdraws a question, clears a refusal; false if there was none of them.
    Q_INVOKABLE virtual bool cancel();
    /// Puts the picked piece back and does nothing else: the hand has lost it.
    Q_INVOKABLE void layBack();
    /// Shows on the table what an event of the log was about, and once more how it came there; -1: what the
    /// newest was about.
    Q_INVOKABLE void recall(int event);
    /// What is still being looked at has been seen; false if nothing is.
    Q_INVOKABLE bool hurry();
    /// The same, and the next step comes at once.
    Q_INVOKABLE void skip();
    /// What the viewer has pressed was on its way, or stands there no more: nothing has come of it.
    Q_INVOKABLE void tellTooEarly();
    /// Pieces are on their way: what they show cannot be read yet.
    Q_INVOKABLE void setMoving(bool moving);
    /// Presses the button in this row of `choices`.
    Q_INVOKABLE void choose(int choice);
    /// The legal targets of the picked piece, in reading order.
    Q_INVOKABLE QList<drawbridge::TablePlace> targets() const;
    /// Where a piece can go that one most likely wants: the first target that is not the viewer's own; no
    /// place: there is none.
    Q_INVOKABLE drawbridge::TablePlace likeliest(int handle) const;
    /// That of the targets to which two presses take the piece: the only one, or the only one of the viewer's
    /// own, or the only one of nobody's; no place: there is none, or the viewer's turn would end there
    /// unasked.
    Q_INVOKABLE drawbridge::TablePlace obvious() const;
    /// Presses a seat: gives it the picked piece, or presses the button that is about it.
    Q_INVOKABLE void pressSeat(int seat);
    /// Takes the picked piece off the table, where pieces are arranged.
    Q_INVOKABLE virtual void takeOff() {}
    Q_INVOKABLE virtual void undo();
    Q_INVOKABLE virtual void redo();
    Q_INVOKABLE void liftCurtain();
    /// Nobody at this screen wants to act in what the curtain hangs for.
    Q_INVOKABLE void declineAtCurtain();
    /// Asks the window to open the rules at a clause.
    Q_INVOKABLE void openClause(const QString& id);
    /// What a screen reader says of a pile, or of a place in one.
    Q_INVOKABLE QString spokenPile(int pile, int place = -1) const;

  signals:
    void tableChanged();
    void stateChanged();
    /// Something else is shown than what has come of the moves before: some have been taken back, or left
    /// out.
    void leapt();
    void canSkipChanged();
    void pickedChanged();
    void hoverChanged();
    void motionChanged();
    void readingChanged();
    /// The picked piece is to be seen as it would lie there.
    void shown(int pile, int place);
    /// Somebody at the screen is awaited, after others have been at it for a while; `ownTurn`: it is their
    /// turn, they are not only asked in that of another.
    void called(bool ownTurn);
    /// These pieces are to be seen coming from that pile once more.
    void shownAgain(const QList<int>& pieces, int pile);
    void restChanged();
    void gatheringChanged();
    void clauseRequested(const QString& id);

  protected:
    /// What stands in place of the prompt where nobody plays; nothing: the prompt of the match.
    virtual std::optional<QString> promptInstead() const { return {}; }
    /// What the viewer sees, with handles.
    virtual View look() { return table_->seen().view(); }
    /// Where what is in the hand may go.
    virtual std::vector<TablePlace> goals() const;
    /// The gesture that makes a move, if there is one.
    virtual std::optional<Gesture> gestureOf(Move move) const {
        return shown_.interactions().gestureOf(move);
    }
    /// Lets a piece be seen in the hand, over where it would go.
    void holdOver(const Piece& piece, TablePlace place);
    /// The same table with another position: pieces keep their handles, and glide.
    void exchangeTable(GameTable* table);
    void refresh();
    void setPicked(Handle handle);
    /// Shows anew what depends on the piece that is picked.
    void showHand();
    void setHover(TablePlace place);
    /// What is shown: what the viewer sees.
    const ViewIndex& viewIndex() const { return shown_.viewIndex(); }
    /// The picked piece; nullptr: none.
    const Piece* heldPiece() const { return viewIndex().pieceOf(picked_); }
    /// Pieces that are shown as about to fall: what is wrong with them.
    void setThreatened(QSet<Handle> handles);

  private:
    void attach(GameTable* table, bool afresh);

    // What is shown.
    bool lookAtFight();
    Blow newestBlow() const;
    void callWhoIsAwaited();
    void tellAll();
    void tellHand();
    void showPieces();
    void showPiles();
    void showSeats();
    void showDecision();

    // What is in the hand, and what it may do.
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

    // What is done.
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
    GameTable::Midway inUndoGroup() const;

    GameTable* table_ = nullptr;
    PieceModel pieces_;
    PileModel piles_;
    SeatModel seats_;
    EffectModel effects_;
    AttackModel attack_;

    ShownTable shown_;
    TableDecision decision_{shown_};
    TableMatch match_{shown_};
    QTimer clashTime_; ///< fighters lie open

    Gathered gathered_; ///< pieces that have been moved about
    Handle picked_ = 0;
    TablePlace hover_;
    Preview preview_;            ///< of a drop there
    Handle named_ = 0;           ///< the card that was put on something of a rival's; 0: none
    TablePlace namedAt_;         ///< and where that was
    UndoGroups groups_;          ///< what gestures did at one go
    Blow blow_ = Blow::None;     ///< that the newest event was
    bool awaited_ = false;       ///< somebody at the screen is
    QElapsedTimer sinceOwnMove_; ///< of anybody at the screen
    int patience_ = 3000;        ///< ms; who has waited so long may have looked away
    int motion_ = 180;
    int reading_ = 0;
    int rest_ = 1100;
    bool asksOfWaste_ = false;
};

} // namespace drawbridge
