// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/gesture.h"
#include "core/plaintext.h"
#include "match/seen.h"
#include "text/cardpage.h"

#include <QString>
#include <QStringList>
#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

// All words that people read or hear about a game, in the language of the program. The model cites clauses
// and names phases; here they become sentences. Needs Qt Core only, so that the command line speaks alike.
namespace drawbridge {

class Balance;

/// A step of a turn on an overview card.
struct TurnStep {
    QString words;
    bool now = false;  ///< it may be done now
    bool done = false; ///< it has been done this turn
};

struct MistakeWords;

/// House rules about the same thing, by their names in the ledger.
struct RuleGroup {
    std::string_view id; ///< "battles"; what it is called stands with the words
    std::span<const std::string_view> options;
};

/// House rules that go well together. What it does not name is as printed.
struct RulePreset {
    struct Value {
        std::string_view option; ///< "house.hand-size"
        std::string_view value;
    };

    std::string_view id; ///< its name on a command line and with the words: "party"
    std::span<const Value> values;
};

/// What a kind of reaction window is called, and when it comes.
struct WindowWords {
    QString name;
    QString help;
};

/// How far the game has come, for all to see.
struct GameClock {
    QString text; ///< "Round 3"
    QString note; ///< what holds for the time being: "no attacks yet"; may be empty
    QString mark; ///< the name of a picture of that; may be empty
};

/// What is to be seen of a piece beside its face.
struct PieceSigns {
    QString worth;        ///< what it is worth now, where that is not what is printed on it
    QStringList marks;    ///< the names of marks it bears: "infected"
    Seat seat = kNobody;  ///< whose doing it is, where it lies among those of others: its shield is shown
    QString tag;          ///< where it belongs, in a word
    bool across = false;  ///< it lies crosswise
    bool forward = false; ///< it has stepped forward, to where the sides meet
};

/// Something that stands beside a seat for all to see: a number and what it is about.
struct SeatMark {
    QString mark; ///< the name of its picture: "queen"
    QString text; ///< "+3"
    QString words;
};

/// The card that says what a seat can do: its picture, its name and what it says, and where its rules begin.
struct SeatCard {
    QString picture;
    QString name;
    QString help;
    Clause clause;
    QString story; ///< how it is played and what to mind, in some sentences
};

/// A battle as it stands: the piles whose tops attack, the one attacked, what both sides are worth and what
/// comes of it, as far as the reader may know.
struct BattleNote {
    std::vector<PileId> attackers;
    PileId target = kNoSpotPile;
    QString attack;  ///< "9 + 5 = 14"
    QString defence; ///< "9"; "?" of a card that is not known
    QString outcome; ///< "14 beats 9"; while it goes on what is left to use, if anything
    std::vector<Piece>
        shown; ///< pieces that are turned up in it and do not lie there any more: pile and face
};

/// What has become of a seat, and what it may still do: told to the person there.
struct Status {
    QString title;
    QString text;
    Clause clause;
};

/// What a seat has in the end: of cards that lie open, and of those that were hidden.
struct HiddenCount {
    int open = 0;
    int hidden = 0; ///< one for each of them
};

/// What is said of a reason to refuse something: a sentence, and which values of the verdict stand in it for
/// %1, %2, …
struct ReasonWords {
    // NOLINTNEXTLINE(google-explicit-constructor): most sentences have no values
    ReasonWords(QString sentence = {}, std::vector<ReasonValue> named = {})
        : text(std::move(sentence))
        , values(std::move(named)) {}

    QString text;
    std::vector<ReasonValue> values;
};

/// The words of one game. Nothing here looks at what the reader may not know: views and events come in
/// already as the reader may see them.
class GameText {
  public:
    virtual ~GameText() = default;

    /// What stands in the words of the game under these names (WordBook::text()), in the reader's language.
    QString word(std::initializer_list<std::string_view> path) const;
    QString gameName() const { return word({"name"}); }
    QString tagline() const { return word({"tagline"}); }  ///< one line for the choice of games
    QString lasts() const { return word({"lasts"}); }      ///< how long a match takes: "15 min"
    QString learnOffer() const { return word({"learn"}); } ///< "Learn it in four minutes"

    /// "red curvy tower"; for kHidden "face-down tile".
    virtual QString faceName(Face face) const { return cardWord({}, face, "name"); }
    /// The same in a game whose cards may come from a file.
    virtual QString faceNameIn(const Setup&, Face face) const { return faceName(face); }
    /// What there is to say of a card for itself; its count, pictures and clauses are not for a game to tell.
    virtual CardPage cardPage(const Setup& setup, Face face) const;
    /// Of what else lies in the box, with pictures: cards of reference, factions. Nothing in most games.
    virtual std::vector<CardPage> furtherPages(const Setup&) const { return {}; }
    /// What there is to say of a piece beyond its face and place: what it is worth now and why, which marks
    /// it bears. Mostly empty.
    virtual QString pieceNote(const View&, const Piece&) const { return {}; }
    /// What is to be seen of it, in a game whose pieces change in worth or bear marks.
    virtual PieceSigns pieceSigns(const View&, const Piece&) const { return {}; }
    /// The names of the marks that the place of a pile bears, for all to see; mostly none.
    virtual QStringList pileMarks(const View&, PileId) const { return {}; }
    /// The name of the mark of what the top of a pile is taken for now, where that is not its usual use.
    virtual QString topMark(const View&, PileId) const { return {}; }
    /// What stands beside a seat; nothing in most games.
    virtual std::vector<SeatMark> seatMarks(const View&, Seat) const { return {}; }
    virtual std::optional<SeatCard> seatCard(const View&, Seat) const { return {}; }
    /// The card that a seat will have by a value of its own option; nothing of one that is settled in the
    /// game.
    virtual std::optional<SeatCard> valueCard(const OptionSpec&, int /*value*/) const { return {}; }
    /// Whom a seat serves, in games in which one may: it bears that one's arms; kNobody for its own master.
    virtual Seat lordOf(const View&, Seat) const { return kNobody; }
    /// Whose cards the viewer plays now: his own but where somebody decides for another one.
    virtual Seat playsFor(const View& view) const { return view.viewer; }
    /// How far the game has come, where that matters to all.
    virtual std::optional<GameClock> clock(const View&) const { return {}; }
    /// The battle that goes on, and the one that a move has settled, in games with battles of this kind.
    virtual std::optional<BattleNote> battle(const View&) const { return {}; }
    virtual std::optional<BattleNote> battleBy(const SeenMove&) const { return {}; }
    /// Of a card of a pack that is sorted before one plays, to which part of it it belongs: "black soldiers";
    /// mostly empty.
    virtual QString packPart(const Setup&, const Print&) const { return {}; }
    /// "12 tiles": so many of what the game is played with.
    virtual QString counted(int pieces) const;
    /// "first draw pile", "Anna's castle".
    virtual QString pileName(const PileInfo& pile, const QStringList& names) const = 0;
    /// The same to somebody: "your castle" where it is the reader's own.
    QString pileNameFor(const PileInfo& pile, const QStringList& names, Seat reader) const;
    /// The same as it is written beside the pile, where one sees whose it is: "Castle".
    virtual QString pileLabel(const PileInfo& pile, const QStringList& names) const {
        return pileName(pile, names);
    }
    /// A place of a grid: "north-west corner"; empty for stacks and hands.
    virtual QString placeName(const PileInfo& pile, int place) const = 0;
    /// A spot in one phrase: "north-west corner of Anna's castle", "first draw pile".
    QString spotName(const PileInfo& pile, int place, const QStringList& names, Seat reader = kNobody) const;
    /// Where a place of a grid comes when it is read line by line.
    virtual int readingRank(const PileInfo& pile, int place) const;

    /// Why a move is refused, or a choice of options and seats: what is said of the verdict's reason, with
    /// its values. The rule in general (clauseText) for a reason without words of its own; nothing if it is
    /// legal.
    QString sentence(const Setup& setup, const Verdict& verdict) const;
    /// The face that a refused piece clashes with, where that is not what lies in the place it was put; else
    /// kHidden.
    virtual Face clash(const Verdict&) const { return kHidden; }
    /// One plain sentence that states the rule; empty for an unknown clause.
    QString clauseText(QStringView clauseId) const;
    /// The sentences of the mistakes that only a position or a deck of this game can have.
    virtual std::span<const MistakeWords> mistakeWords() const = 0;
    /// A few words that name the rule, for headings and links; empty for an unknown clause.
    QString clauseTitle(QStringView clauseId) const;
    /// The number by which people know the rule, "6.4"; the clause itself for one that is not in the book.
    QString clauseNumber(QStringView clauseId) const;

    /// The first line of the log: what was settled before the first move; empty if there is nothing to tell.
    virtual QString settled(const Setup&, const View&, const QStringList&) const { return {}; }
    /// A line of the log; empty for a move that needs none.
    virtual QString logLine(const SeenMove& seen, const QStringList& names) const = 0;
    /// The rule to read with such a line: by which it may be done; none for a move without a line.
    virtual Clause logClause(const SeenMove& seen) const = 0;
    /// Who has done what that tells; kNobody where it came by itself, as of a pass.
    virtual Seat doer(const SeenMove& seen) const { return seen.decider(); }
    /// What to do now, for the person deciding; who is at what, for everybody else. It names what can be
    /// done; where that is not known (Seen::open is empty), what there may be to do.
    virtual QString prompt(const Seen& seen, const QStringList& names) const = 0;
    /// What to do with a piece that the viewer has picked and that can be put somewhere; empty: what the
    /// prompt says anyway.
    virtual QString heldPrompt(const View&, const Piece&) const { return {}; }
    /// The label of a button that makes this legal move; `seen` is what its decider sees.
    virtual QString choice(const Seen& seen, Move move, const QStringList& names) const = 0;
    /// The key that presses it: a letter with one meaning in all of the game, or a number that stays the same
    /// where it is about a seat or the like; empty: the buttons of its sort are numbered as they come.
    virtual QString choiceKey(const View&, Move) const { return {}; }
    /// The letter that has this meaning in the game, or in all of them.
    QString letter(std::string_view meaning) const;
    /// What a decision is about: its buttons without a key of their own hang beside that, and so does the
    /// question whether something is really meant. Nothing: they stand at the edge of the table.
    virtual Spot subject(const View&) const { return {}; }
    /// The picture beside those words, by the name of its file: "knight"; empty for none.
    virtual QString choiceMark(Move) const { return {}; }
    /// What the choice is good for, where its label does not say it.
    virtual QString choiceHelp(Move) const { return {}; }
    /// What it leads to, as far as its decider can know, in a few words to stand below its label at the
    /// place; what it is good for where there is nothing to tell.
    virtual QString consequence(const Seen&, Move move, const std::optional<Outlook>&) const {
        return choiceHelp(move);
    }
    /// The picture of the card that the choice is about, as the image provider has it, without the folder of
    /// the game: "9-clubs"; empty for a choice that is best made by a button.
    virtual QString choicePicture(const View&, Move) const { return {}; }
    /// What the decider should hear before making this legal move: that it loses the game. Mostly empty.
    virtual QString warning(const Seen&, Move, const std::optional<Outlook>&) const { return {}; }
    /// What that decider may have forgotten, so that this legal move would waste it. People can leave such
    /// questions out. Mostly empty.
    virtual QString waste(const Seen&, Move) const { return {}; }
    /// Whether a move that a gesture makes is offered by a button as well.
    virtual bool hasButton(Move) const { return false; }
    /// The seat that a button is about: to press where its name stands does the same; kNobody for none.
    virtual Seat addressee(const View&, Move) const { return kNobody; }
    /// Whether the viewer is in the midst of something that they have begun and may still want to call off.
    virtual bool isMidway(const View&) const { return false; }
    /// The steps of a seat's turn, for an overview on the table; none where the rules provide no such card.
    virtual std::vector<TurnStep> turnSteps(const View&, Seat) const { return {}; }
    /// The strength of the card in play, where there is such a thing.
    virtual std::optional<int> strength(const View&) const { return {}; }
    /// Who has won, or shares the victory; nobody while the game goes on, in a draw, and where who plays
    /// alone has lost.
    virtual std::vector<Seat> winners(const Seen& seen) const;
    /// Whether a seat wins along with its master.
    virtual bool winsAlong(const Seen&, Seat) const { return false; }
    /// How the game ended, in a few words: "You have won" to `self`, the only person whom it is told
    /// (kNobody: there are several, or none), "Anna has won" to everybody else; empty while the game goes on.
    QString outcome(const Seen& seen, const QStringList& names, Seat self) const;
    /// The sentence below that: how it came, but not who has won.
    virtual QString outcomeReason(const Seen& seen, const QStringList& names) const = 0;
    /// How many turns have been finished.
    virtual int turns(const View& view) const = 0;
    /// What is counted of a seat in the end, in the game in which hidden cards count, too.
    virtual std::optional<HiddenCount> hiddenCount(const Seen&, Seat) const { return {}; }
    /// Whether what has been built face down is turned up in the end.
    virtual bool turnsUpInTheEnd() const { return false; }
    /// Who has won, and why; empty while the game goes on.
    virtual QString ending(const Seen& seen, const QStringList& names) const = 0;
    /// What was counted in the end, "Anna 8 points and Bert 7 points"; empty where nothing is.
    virtual QString tally(const Seen&, const QStringList&) const { return {}; }
    /// Both, for where nothing beside it tells how the seats stand.
    QString endingLine(const Seen& seen, const QStringList& names) const;
    /// What the effect of a card does; empty of cards without such effects.
    virtual QString effectText(Face face) const { return cardWord({}, face, "effect"); }
    /// How a seat stands, in a few words ("7 points"); empty where nothing is counted, or
    /// no longer, as of who is out of the game.
    virtual QString standing(const View&, Seat, const QStringList&) const { return {}; }
    /// Whether a seat has been thrown out of the game.
    bool isOut(const View& view, Seat seat) const { return game().isOut(view, seat); }
    /// What a person is to be told when it has come about, being neither of the usual: out of the game, or in
    /// somebody's service.
    virtual std::optional<Status> status(const Seen&, Seat, const QStringList&) const { return {}; }
    /// Of a kind of the game's reaction windows (GameInfo::windowKinds()).
    WindowWords windowWords(std::size_t kind) const;

    QString optionName(const OptionSpec& option) const;
    virtual QString optionValue(const OptionSpec& option, int value) const;
    QString optionHelp(const OptionSpec& option) const;
    /// What one value of a variant makes of the game, and the clause it begins with; empty where optionHelp()
    /// says it all.
    virtual QString valueHelp(const OptionSpec& option, int value) const;
    virtual Clause valueClause(const OptionSpec& option, int value) const;
    /// The house rules by what they are about, in a game that has many of them.
    virtual std::span<const RuleGroup> ruleGroups() const { return {}; }
    QString groupName(const RuleGroup& group) const { return word({"groups", group.id}); }
    /// House rules that are offered together.
    virtual std::span<const RulePreset> presets() const { return {}; }
    QString presetName(const RulePreset& preset) const { return word({"presets", preset.id, "name"}); }
    /// Whom it is for, and what it makes of the game.
    QString presetHelp(const RulePreset& preset) const { return word({"presets", preset.id, "help"}); }
    /// How fair a match is going to be that is set up like this, where that depends on more than who begins.
    virtual std::optional<QString> fairness(const Setup&) const { return {}; }
    /// Rich text on how strong the card is that a seat is given, and against whom; on all of them where it is
    /// given none.
    virtual QString seatFairness(const Setup&, Seat) const { return {}; }
    /// What the page on how fair the game is tells beside that, in rich text; its headings are of that level.
    virtual QString furtherFairness(const Balance&, int /*headingLevel*/, bool /*onPaper*/) const {
        return {};
    }

  protected:
    virtual QString gameId() const = 0;
    const GameInfo& game() const;
    /// What is said of one of the game's reasons to refuse something; `count` is the verdict's, or -1. Empty:
    /// the rule in general says it.
    virtual ReasonWords reasonWords(std::uint8_t reason, int count) const = 0;
    /// What a value is called in that.
    virtual QString valueName(const Setup& setup, ReasonValue name, std::uint8_t value) const;
    /// "your castle": what a pile is called to whom it belongs; empty if as to everybody.
    virtual QString ownPileName(const PileInfo& pile) const = 0;
    /// A word on a card of that face: its "name", its "effect".
    QString cardWord(const Setup& setup, Face face, std::string_view piece) const;
    /// What a sort of cards is called in a gallery.
    QString familyName(std::string_view family) const { return word({"families", family, "name"}); }

  private:
    QString reasonSentence(const Setup& setup, const Verdict& verdict, std::uint8_t reason) const;
};

/// Whether the viewer may make such a move now, by the verb of the game; where nobody knows, it may be.
template <class Verb>
bool mayDo(const Seen& seen, std::initializer_list<Verb> verbs) {
    return seen.open.empty() || std::ranges::any_of(seen.open, [verbs](Move move) {
               return std::ranges::count(verbs, static_cast<Verb>(move.verb)) > 0;
           });
}

/// The words of a game; the id must be one of allGames().
const GameText& textFor(std::string_view gameId);

/// "Anna", or what stands for a seat that has no name.
QString seatName(const QStringList& names, Seat seat);

/// A name that may run against the words round it, so that it turns nothing but itself: where words run from
/// right to left, "Anna" at the beginning of a sentence would turn all of it.
QString isolated(const QString& name);

/// For those who look on: whose turn it is, or who has something to decide in another one's. Says nothing of
/// how they come to their decision, since it may be a person as well as a bot.
QString waitingFor(const View& view, const QStringList& names);

/// "Page", "Squire", … for a bot of levels(), also called "greedy"; any other as it is written.
QString botName(std::string_view bot);
/// One line on how a level plays; empty for any other bot.
QString botHelp(std::string_view bot);

/// Text of the model (UTF-8) as it may be shown: nothing but writing (core/plaintext.h).
inline QString toQString(std::string_view text) { return QString::fromStdString(plainText(text)); }
/// The same for a name or a title, which has one line.
inline QString toQLine(std::string_view text) { return QString::fromStdString(plainLine(text)); }

} // namespace drawbridge
