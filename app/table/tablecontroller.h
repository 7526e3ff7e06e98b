// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/stakes.h"
#include "showntable.h"
#include "shownvalues.h"
#include "table/signs.h"
#include "table/undogroups.h"
#include "tablemodels.h"
#include "tablerows.h"
#include "whynot.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTimer>
#include <QVariantList>
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
    Q_PROPERTY(drawbridge::LogModel* log READ log CONSTANT)
    Q_PROPERTY(drawbridge::ChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(drawbridge::EffectModel* effects READ effects CONSTANT)
    Q_PROPERTY(drawbridge::AttackModel* attack READ attack CONSTANT)

    Q_PROPERTY(bool arranging READ isArranging CONSTANT)
    Q_PROPERTY(QString gameId READ gameId NOTIFY tableChanged)
    Q_PROPERTY(int viewer READ viewer NOTIFY stateChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY stateChanged)
    Q_PROPERTY(bool myDecision READ myDecision NOTIFY stateChanged)
    Q_PROPERTY(drawbridge::Curtain curtain READ curtain NOTIFY stateChanged)
    Q_PROPERTY(QVariantList curtainNews READ curtainNews NOTIFY stateChanged)
    Q_PROPERTY(bool over READ over NOTIFY stateChanged)
    Q_PROPERTY(QVariantMap result READ result NOTIFY stateChanged)
    Q_PROPERTY(QString series READ series NOTIFY stateChanged)
    Q_PROPERTY(QString lastEvent READ lastEvent NOTIFY stateChanged)
    Q_PROPERTY(int newsFrom READ newsFrom NOTIFY stateChanged)
    Q_PROPERTY(QString newsTitle READ newsTitle NOTIFY stateChanged)
    Q_PROPERTY(int strength READ strength NOTIFY stateChanged)
    Q_PROPERTY(int attackedPile READ attackedPile NOTIFY stateChanged)
    Q_PROPERTY(QString blow READ blow NOTIFY stateChanged)
    Q_PROPERTY(bool clashing READ clashing NOTIFY stateChanged)
    Q_PROPERTY(int shownPile READ shownPile NOTIFY stateChanged)
    Q_PROPERTY(drawbridge::Battle battle READ battle NOTIFY stateChanged)
    Q_PROPERTY(drawbridge::Clock clock READ clock NOTIFY stateChanged)
    Q_PROPERTY(int front READ front NOTIFY stateChanged)
    Q_PROPERTY(bool gathering READ gathering NOTIFY stateChanged)
    Q_PROPERTY(drawbridge::Notice statusNotice READ statusNotice NOTIFY stateChanged)
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)
    Q_PROPERTY(bool canSkip READ canSkip NOTIFY canSkipChanged)
    Q_PROPERTY(bool offersHold READ offersHold NOTIFY stateChanged)
    Q_PROPERTY(bool mayHold READ mayHold NOTIFY stateChanged)
    Q_PROPERTY(bool holding READ holding WRITE setHolding NOTIFY holdingChanged)

    Q_PROPERTY(int picked READ picked NOTIFY pickedChanged)
    Q_PROPERTY(int actedFrom READ actedFrom NOTIFY stateChanged)
    Q_PROPERTY(int actedOn READ actedOn NOTIFY stateChanged)
    Q_PROPERTY(int hoverPile READ hoverPile NOTIFY hoverChanged)
    Q_PROPERTY(int hoverPlace READ hoverPlace NOTIFY hoverChanged)
    Q_PROPERTY(bool asking READ asking NOTIFY askingChanged)
    Q_PROPERTY(bool grave READ grave NOTIFY stateChanged)
    Q_PROPERTY(int askPile READ askPile NOTIFY stateChanged)
    Q_PROPERTY(int askPlace READ askPlace NOTIFY stateChanged)
    Q_PROPERTY(drawbridge::TaskNote task READ task NOTIFY taskChanged)
    Q_PROPERTY(drawbridge::RefusalNote refusal READ refusal NOTIFY refusalChanged)
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
    LogModel* log() { return &log_; }
    const LogModel* log() const { return &log_; }
    ChoiceModel* choices() { return &choices_; }
    const ChoiceModel* choices() const { return &choices_; }
    EffectModel* effects() { return &effects_; }
    AttackModel* attack() { return &attack_; }

    bool hasTable() const { return table_ != nullptr; }
    /// Whether pieces are laid where one likes: nothing that is done is a move.
    virtual bool isArranging() const { return false; }
    QString gameId() const;
    int viewer() const; ///< the seat whose eyes the screen has; -1: nobody's
    QString viewerName() const;
    virtual QString prompt() const; ///< what to do now, or who is at what
    bool myDecision() const;
    bool curtainDown() const;
    Curtain curtain() const;
    /// What everybody may know of what has happened since the last turn of whoever the curtain hangs before:
    /// NewsLines, oldest first.
    QVariantList curtainNews() const;
    bool over() const;
    QString ending() const;
    QVariantMap result() const;   ///< of a match that is over: see endResult(); else empty
    QString series() const;       ///< how a series of matches stands; empty: the match stands alone
    QString lastEvent() const;    ///< the newest line of the log
    virtual int newsFrom() const; ///< no event before that one is new to the viewer
    QString newsTitle() const;    ///< the heading of what is new to them, or to whom the curtain calls
    virtual bool canUndo() const;
    virtual bool canRedo() const;
    int strength() const;                                    ///< of the card in play; -1: none
    int attackedPile() const { return shown_.trail().pile; } ///< -1: nothing is being attacked
    QString blow() const;                                    ///< the newest event: "falls", "slams", or empty
    bool clashing() const { return shown_.isClashing(); }    ///< a defender lies up and is compared
    int shownPile() const; ///< what is held open to the viewer for this decision, or -1
    Battle battle() const;
    Clock clock() const;
    int front() const; ///< the seat whose hand the viewer plays: his own, or that of whom he decides for
    bool gathering() const { return !gathered_.isEmpty(); } ///< pieces have been moved about, to be confirmed
    Notice statusNotice() const;
    bool thinking() const;
    bool paused() const;
    void setPaused(bool paused);
    bool canSkip() const; ///< something is shown, or waited for, that skip() ends
    /// The viewer may act out of turn in this match, and can have the game wait for that.
    virtual bool offersHold() const;
    /// Not at this moment at which they can act already.
    bool mayHold() const;
    bool holding() const; ///< and it does
    void setHolding(bool holding);

    /// What would fall by a drop where the hand is; empty: nothing would.
    QString foreseen() const;
    int picked() const { return static_cast<int>(picked_); } ///< handle of the piece picked; 0: none
    /// The last effect that was carried out on a piece: its card and that piece, as handles; 0: none.
    int actedFrom() const { return static_cast<int>(shown_.effectDone().from); }
    int actedOn() const { return static_cast<int>(shown_.effectDone().on); }
    int hoverPile() const { return hover_.pile; }
    int hoverPlace() const { return hover_.place; }
    /// A drop had several meanings, or something is to be thought about twice: choose one, or cancel.
    bool asking() const { return !asked_.empty() || takesBack_; }
    /// What is asked now can lose something for good: nothing is chosen unless it is chosen on purpose.
    bool grave() const;
    int askPile() const { return tagPlace().pile; } ///< what the choices are about that hang at a place
    int askPlace() const { return tagPlace().place; }
    RefusalNote refusal() const;           ///< why the last thing tried cannot be
    int motion() const { return motion_; } ///< milliseconds that a piece glides; 0: no animation
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
    const TaskNote& task() const { return task_; }
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
    /// The legal targets of the picked piece, {pile, place}, in reading order.
    Q_INVOKABLE QVariantList targets() const;
    /// Where a piece can go that one most likely wants: the first target that is not the viewer's own; empty:
    /// there is none.
    Q_INVOKABLE QVariantMap likeliest(int handle) const;
    /// That of the targets to which two presses take the piece: the only one, or the only one of the viewer's
    /// own, or the only one of nobody's; empty: there is none, or the viewer's turn would end there unasked.
    Q_INVOKABLE QVariantMap obvious() const;
    /// Presses a seat: gives it the picked piece, or presses the button that is about it.
    Q_INVOKABLE void pressSeat(int seat);
    /// Takes the picked piece off the table, where pieces are arranged.
    Q_INVOKABLE virtual void takeOff() {}
    /// The viewer has read what has become of them.
    Q_INVOKABLE void readStatusNotice();
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
    void thinkingChanged();
    void pausedChanged();
    void canSkipChanged();
    void holdingChanged();
    void pickedChanged();
    void hoverChanged();
    void askingChanged();
    void refusalChanged();
    void motionChanged();
    void readingChanged();
    void taskChanged();
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
    void refuse(const WhyNot& why, Handle piece = 0);
    void clearRefusal();
    /// What is shown: what the viewer sees.
    const ViewIndex& viewIndex() const { return shown_.viewIndex(); }
    /// The picked piece; nullptr: none.
    const Piece* heldPiece() const { return viewIndex().pieceOf(picked_); }
    /// Pieces that are shown as about to fall: what is wrong with them.
    void setThreatened(QSet<Handle> handles);

  private:
    void attach(GameTable* table, bool afresh);

    // What is shown.
    QString curtainAsks() const;
    bool lookAtFight();
    Loss stakeAtWindow() const;
    Blow newestBlow() const;
    void callWhoIsAwaited();
    void showLog(bool fresh);
    void showPieces();
    void showPiles();
    void showSeats();
    void showChoices();

    // What is in the hand, and what it may do.
    Hand hand() const;
    const Piece* pieceAtWork() const;
    void pickTheOnlyOne();
    void putBack();
    bool isMovable(const Piece& piece) const { return shown_.pieces().of(piece).movable; }
    bool mayHandle(const Piece& piece);
    bool mayCallOff() const;
    std::vector<TablePlace> readTargets(const Piece* piece) const;
    bool endsTurn(const Piece& piece, TablePlace place) const;
    int choiceOf(Seat seat) const;
    int goalOf(Seat seat) const;
    QVariantMap pressOf(Seat seat) const;
    std::vector<Move> legalDrops(const Piece& piece, TablePlace place) const;
    std::optional<CompoundMove> compoundMoveTo(const Piece& piece, TablePlace place) const;
    std::optional<TablePlace> ownWayOf(const Piece& piece) const;

    // What is done.
    bool putDown(TablePlace goal, std::optional<TablePlace> about = {});
    bool follow(const CompoundMove& compound);
    void confirmGathered();
    TablePlace tagPlace() const;
    void ask(std::vector<Move> moves, TablePlace place);
    QString warningOf(Move move) const;
    bool asksToTakeBack();
    Seen seenByViewer() const;
    bool play(Move move, TablePlace place);
    bool commit(Move move);
    void answerAsNamed();
    bool commitAll(const std::vector<Move>& moves);
    GameTable::Midway inUndoGroup() const;

    GameTable* table_ = nullptr;
    PieceModel pieces_;
    PileModel piles_;
    SeatModel seats_;
    LogModel log_;
    ChoiceModel choices_;
    EffectModel effects_;
    AttackModel attack_;

    ShownTable shown_;
    QTimer clashTime_; ///< fighters lie open

    Gathered gathered_; ///< pieces that have been moved about
    Handle picked_ = 0;
    TablePlace hover_;
    Preview preview_;             ///< of a drop there
    std::vector<Choice> offered_; ///< the buttons
    std::vector<Move> asked_;     ///< what the last drop may mean
    TablePlace askedAt_;          ///< and where it was
    Handle named_ = 0;            ///< the card that was put on something of a rival's; 0: none
    TablePlace namedAt_;          ///< and where that was
    QString question_;            ///< is asked about the table
    QString warning_;             ///< the question is whether to do that at all
    bool isGrave_ = false;        ///< and what it would lose is lost for good
    bool takesBack_ = false;      ///< the question is whether to take back what others have done
    Loss stake_ = Loss::None;     ///< what letting the window pass loses that the viewer is asked at
    WhyNot refusal_;              ///< of the last thing tried
    Handle refusedPiece_ = 0;     ///< see RefusalNote::piece
    UndoGroups groups_;           ///< what gestures did at one go
    TaskNote task_;
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
