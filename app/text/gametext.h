// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/gesture.h"
#include "core/plaintext.h"
#include "match/seen.h"
#include "text/cardpage.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

// All text about a game, in the language of the program. The model cites clauses and names phases; here they
// become sentences. Needs Qt Core only, so that the command line uses the same text.
namespace drawbridge {

class Balance;
struct Player;

/// A step of a turn on an overview card.
struct TurnStep {
    QString words;
    bool now = false;  ///< possible now
    bool done = false; ///< done this turn
};

struct MistakeWords;

/// House rules on one topic, by their names in the ledger.
struct RuleGroup {
    std::string_view id; ///< "battles"; its title is with the words
    std::span<const std::string_view> options;
};

/// A preset of house rules. Options that it does not name are as usual.
struct RulePreset {
    struct Value {
        std::string_view option; ///< "house.hand-size"
        std::string_view value;
    };

    std::string_view id; ///< id on the command line and in words.json: "party"
    std::span<const Value> values;
};

/// Name and description of a kind of reaction window.
struct WindowWords {
    QString name;
    QString help;
};

/// The round or phase of the game, for everybody.
struct GameClock {
    QString text; ///< "Round 3"
    QString note; ///< a temporary rule: "no attacks yet"; may be empty
    QString mark; ///< the picture for it; may be empty
};

/// What is shown with a piece beside its face.
struct PieceSigns {
    QString worth;        ///< current value, if it differs from the printed one
    QStringList marks;    ///< names of marks on it: "infected"
    Seat seat = kNobody;  ///< the player who put it among others' pieces: shown by a shield
    QString tag;          ///< where it belongs, in a word
    bool across = false;  ///< lies crosswise
    bool forward = false; ///< moved forward, between the sides
};

/// A public mark beside a seat: a number and its meaning.
struct SeatMark {
    QString mark; ///< name of its picture: "queen"
    QString text; ///< "+3"
    QString words;
};

/// A card with a seat's abilities: picture, name, text, and its first rule.
struct SeatCard {
    QString picture;
    QString name;
    QString help;
    Clause clause;
    QString story; ///< how to play it, in a few sentences
};

/// A battle: the attacking piles, the target, strengths and outcome, as far as the reader may know.
struct BattleNote {
    std::vector<PileId> attackers;
    PileId target = kNoSpotPile;
    QString attack;           ///< "9 + 5 = 14"
    QString defence;          ///< "9"; "?" of an unknown card
    QString outcome;          ///< "14 beats 9"; during the battle what can still be used, if anything
    std::vector<Piece> shown; ///< pieces shown face up that have left their places: pile and face
};

/// A change of a seat's status, and what it may still do: addressed to the player.
struct Status {
    QString title;
    QString text;
    Clause clause;
};

/// How a game has ended; empty while it goes on.
struct EndWords {
    QString ending; ///< the winner and the reason
    QString reason; ///< without the winner
};

/// The final score of a seat, from open and from hidden cards.
struct HiddenCount {
    int open = 0;
    int hidden = 0; ///< one per hidden card
};

/// The text of a refusal: a sentence, and which values of the verdict are its %1, %2, …
struct ReasonWords {
    // NOLINTNEXTLINE(google-explicit-constructor): most sentences have no values
    ReasonWords(QString sentence = {}, std::vector<ReasonValue> named = {})
        : text(std::move(sentence))
        , values(std::move(named)) {}

    QString text;
    std::vector<ReasonValue> values;
};

/// The texts of one game. Know nothing hidden: views and events are passed in as the reader may see them.
class GameText {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::GameText)

  public:
    virtual ~GameText() = default;

    /// The text under these names in the game's words.json (WordBook::text()), in the reader's language.
    QString word(std::initializer_list<std::string_view> path) const;
    QString gameName() const { return word({"name"}); }
    QString tagline() const { return word({"tagline"}); }  ///< one line for the choice of games
    QString lasts() const { return word({"lasts"}); }      ///< how long a match takes: "15 min"
    QString learnOffer() const { return word({"learn"}); } ///< "Learn it in four minutes"

    /// "red curvy tower"; for kHidden "face-down tile".
    virtual QString faceName(Face face) const { return cardWord({}, face, "name"); }
    /// The same for a game whose cards may come from a file.
    virtual QString faceNameIn(const Setup&, Face face) const { return faceName(face); }
    /// The page of a card; count, pictures and clauses are filled in by cardPages().
    virtual CardPage cardPage(const Setup& setup, Face face) const;
    /// Pages of other parts with pictures: reference cards, factions. None in most games.
    virtual std::vector<CardPage> furtherPages(const Setup&) const { return {}; }
    /// Further information on a piece: its current value and why, its marks. Usually empty.
    virtual QString pieceNote(const View&, const Piece&) const { return {}; }
    /// The marks and values shown on it, in games that have them.
    virtual PieceSigns pieceSigns(const View&, const Piece&) const { return {}; }
    /// Names of the public marks on the ground of a pile; usually none.
    virtual QStringList pileMarks(const View&, PileId) const { return {}; }
    /// Name of the mark for the way the top of a pile is taken now, if that is not the usual one.
    virtual QString topMark(const View&, PileId) const { return {}; }
    /// Marks beside a seat; none in most games.
    virtual std::vector<SeatMark> seatMarks(const View&, Seat) const { return {}; }
    virtual std::optional<SeatCard> seatCard(const View&, Seat) const { return {}; }
    /// The card that a seat gets with a value of its own option; nothing if the game decides that later.
    virtual std::optional<SeatCard> valueCard(const OptionSpec&, int /*value*/) const { return {}; }
    /// The lord that a seat serves, in games that have this, to show the lord's arms; kNobody for none.
    virtual Seat lordOf(const View&, Seat) const { return kNobody; }
    /// The seat whose cards the viewer plays: their own, unless somebody decides for another.
    virtual Seat playsFor(const View& view) const { return view.viewer; }
    /// The round or phase, in games where it matters.
    virtual std::optional<GameClock> clock(const View&) const { return {}; }
    /// The current battle, and the one decided by a move, in games with such battles.
    virtual std::optional<BattleNote> battle(const View&) const { return {}; }
    virtual std::optional<BattleNote> battleBy(const SeenMove&) const { return {}; }
    /// The sub-deck of a card when the pack is sorted before play: "black soldiers"; usually empty.
    virtual QString packPart(const Setup&, const Print&) const { return {}; }
    /// "12 tiles": a number of pieces.
    virtual QString counted(int pieces) const;
    /// "first draw pile", "Anna's castle".
    virtual QString pileName(const PileInfo& pile, const QStringList& names) const = 0;
    /// The same addressed to a reader: "your castle" for their own.
    QString pileNameFor(const PileInfo& pile, const QStringList& names, Seat reader) const;
    /// The label beside the pile, where the owner is obvious: "Castle".
    virtual QString pileLabel(const PileInfo& pile, const QStringList& names) const {
        return pileName(pile, names);
    }
    /// A place of a grid: "north-west corner"; empty for stacks and hands.
    virtual QString placeName(const PileInfo&, int) const { return {}; }
    /// A spot in one phrase: "north-west corner of Anna's castle", "first draw pile".
    QString spotName(const PileInfo& pile, int place, const QStringList& names, Seat reader = kNobody) const;
    /// The rank of a place of a grid in reading order (line by line).
    virtual int readingRank(const PileInfo& pile, int place) const;

    /// Why a move, or a choice of options and seats, is refused: the text of the verdict's reason, with its
    /// values. For a reason without text the general rule (clauseText); nothing if it is legal.
    QString sentence(const Setup& setup, const Verdict& verdict) const;
    /// The face that a refused piece conflicts with, if it is not that at the target; else kHidden.
    virtual Face clash(const Verdict&) const { return kHidden; }
    /// The rule in one plain sentence; empty for an unknown clause.
    QString clauseText(QStringView clauseId) const;
    /// The messages for mistakes specific to positions or decks of this game.
    virtual std::span<const MistakeWords> mistakeWords() const = 0;
    /// A short title of the rule, for headings and links; empty for an unknown clause.
    QString clauseTitle(QStringView clauseId) const;
    /// The number of the rule, "6.4"; the clause id if it is not in the book.
    QString clauseNumber(QStringView clauseId) const;

    /// The first line of the log: settings fixed before the first move; empty if there are none.
    virtual QString settled(const Setup&, const View&, const QStringList&) const { return {}; }
    /// A line of the log; empty if the move needs none.
    virtual QString logLine(const SeenMove& seen, const QStringList& names) const = 0;
    /// The clause for such a line: the rule that allows the event; none for a move without a line.
    virtual Clause logClause(const SeenMove& seen) const = 0;
    /// The player who acted according to that line; kNobody if nobody did, as for a pass.
    virtual Seat doer(const SeenMove& seen) const { return seen.decider(); }
    /// What to do now, for the decider; for others what the decider is doing. Lists the possible actions; if
    /// they are not known (Seen::open is empty), those there may be.
    virtual QString prompt(const Seen& seen, const QStringList& names) const = 0;
    /// What to do with the picked piece, if it has targets; empty: see the prompt.
    virtual QString heldPrompt(const View&, const Piece&) const { return {}; }
    /// The label of a button for this legal move; `seen`: the decider's view.
    virtual QString choice(const Seen& seen, Move move, const QStringList& names) const = 0;
    /// The button's key: a letter with one meaning in the game, or a seat's number; empty: numbered in order.
    virtual QString choiceKey(const View&, Move) const { return {}; }
    /// The letter for this meaning, in the game or in all of them.
    QString letter(std::string_view meaning) const { return wordOrShared("keys", meaning); }
    /// The purpose of a move (Advice::aim, Appraisal::aim) as a sentence; empty if it has none.
    QString aim(std::string_view purpose) const { return wordOrShared("aims", purpose); }
    /// The place that a decision is about: its buttons without keys are shown there, and so are
    /// confirmations. Nothing: they are at the edge of the table.
    virtual Spot subject(const View&) const { return {}; }
    /// The icon beside the label, by file name: "knight"; empty for none.
    virtual QString choiceMark(Move) const { return {}; }
    /// A tooltip, if the label is not clear by itself.
    virtual QString choiceHelp(Move) const { return {}; }
    /// The result as far as known, below the label of a button at a place; if there is none, the tooltip.
    virtual QString consequence(const Seen&, Move move, const std::optional<Outlook>&) const {
        return choiceHelp(move);
    }
    /// The picture of the card that the choice is about: "9-clubs"; empty: it is best made by a button.
    virtual QString choicePicture(const View&, Move) const { return {}; }
    /// A warning before this legal move: that it loses the game. Usually empty.
    virtual QString warning(const Seen&, Move, const std::optional<Outlook>&) const { return {}; }
    /// Something forgotten that this legal move would waste, asked unless turned off. Usually empty.
    virtual QString waste(const Seen&, Move) const { return {}; }
    /// Whether a move made by a gesture has a button as well.
    virtual bool hasButton(Move) const { return false; }
    /// The seat that a button is about: pressing its name does the same; kNobody for none.
    virtual Seat addressee(const View&, Move) const { return kNobody; }
    /// Whether the viewer is in the middle of something that can still be undone.
    virtual bool isMidway(const View&) const { return false; }
    /// The steps of a seat's turn, for an overview on the table; empty if the game has no such card.
    virtual std::vector<TurnStep> turnSteps(const View&, Seat) const { return {}; }
    /// The strength of the card in play, in games that have it.
    virtual std::optional<int> strength(const View&) const { return {}; }
    /// The winners; nobody while the game goes on, after a draw, and after a lost solo game.
    virtual std::vector<Seat> winners(const Seen& seen) const;
    /// Whether a seat wins together with its lord.
    virtual bool winsAlong(const Seen&, Seat) const { return false; }
    /// The result in a few words: "You have won" if `self`, the only person at the screen (kNobody: several,
    /// or none), has won, else "Anna has won"; empty while the game goes on.
    QString outcome(const Seen& seen, const QStringList& names, Seat self) const;
    /// The sentence below: how it came about, without the winner.
    QString outcomeReason(const Seen& seen, const QStringList& names) const {
        return endWords(seen, names).reason;
    }
    /// The number of finished turns.
    virtual int turns(const View& view) const = 0;
    /// The final score of a seat, in the game in which hidden cards count, too.
    virtual std::optional<HiddenCount> hiddenCount(const Seen&, Seat) const { return {}; }
    /// Whether pieces built face down are revealed at the end.
    virtual bool turnsUpInTheEnd() const { return false; }
    /// The winner and the reason; empty while the game goes on.
    QString ending(const Seen& seen, const QStringList& names) const { return endWords(seen, names).ending; }
    /// The final scores, "Anna 8 points and Bert 7 points"; empty in games without.
    virtual QString tally(const Seen&, const QStringList&) const { return {}; }
    /// Both, for places where the standings are not shown beside it.
    QString endingLine(const Seen& seen, const QStringList& names) const;
    /// The effect of a card; empty for cards without effects.
    virtual QString effectText(Face face) const { return cardWord({}, face, "effect"); }
    /// The standing of a seat ("7 points"); empty in games without, and for eliminated players.
    virtual QString standing(const View&, Seat, const QStringList&) const { return {}; }
    /// Whether a seat has been eliminated.
    bool isOut(const View& view, Seat seat) const { return game().isOut(view, seat); }
    /// A notice for a person whose status has changed: eliminated, or in somebody's service.
    virtual std::optional<Status> status(const Seen&, Seat, const QStringList&) const { return {}; }
    /// For a kind of the game's reaction windows (GameInfo::windowKinds()).
    WindowWords windowWords(std::size_t kind) const;

    QString optionName(const OptionSpec& option) const;
    virtual QString optionValue(const OptionSpec& option, int value) const;
    QString optionHelp(const OptionSpec& option) const;
    /// What a value of a variant changes, with its first clause; empty if optionHelp() is enough.
    virtual QString valueHelp(const OptionSpec& option, int value) const;
    virtual Clause valueClause(const OptionSpec& option, int value) const;
    /// The house rules by topic, in a game that has many.
    virtual std::span<const RuleGroup> ruleGroups() const { return {}; }
    QString groupName(const RuleGroup& group) const { return word({"groups", group.id}); }
    /// The presets of house rules.
    virtual std::span<const RulePreset> presets() const { return {}; }
    QString presetName(const RulePreset& preset) const { return word({"presets", preset.id, "name"}); }
    /// For whom a preset is, and what it changes.
    QString presetHelp(const RulePreset& preset) const { return word({"presets", preset.id, "help"}); }
    /// How fair a match with this setup will be, if that depends on more than who begins.
    virtual std::optional<QString> fairness(const Setup&) const { return {}; }
    /// Rich text on the strength of the card chosen for a seat, and against whom; or on all cards.
    virtual QString seatFairness(const Setup&, Seat) const { return {}; }
    /// Further rich text for the page on fairness.
    virtual QString furtherFairness(const Balance&, int /*headingLevel*/, bool /*onPaper*/) const {
        return {};
    }

  protected:
    virtual QString gameId() const = 0;
    virtual EndWords endWords(const Seen& seen, const QStringList& names) const = 0;
    const GameInfo& game() const;
    /// For a refusal reason of the game; `count`: the verdict's. Empty: the general rule is enough.
    virtual ReasonWords reasonWords(std::uint8_t reason, int count) const = 0;
    /// The text of a value in it.
    virtual QString valueName(const Setup& setup, ReasonValue name, std::uint8_t value) const;
    /// "your castle": the name of a pile for its owner; empty if it is the same.
    virtual QString ownPileName(const PileInfo& pile) const = 0;
    /// A text of a card of that face: its "name", its "effect".
    QString cardWord(const Setup& setup, Face face, std::string_view piece) const;
    /// The name of a category of cards in the gallery.
    QString familyName(std::string_view family) const { return word({"families", family, "name"}); }

  private:
    QString wordOrShared(std::string_view list, std::string_view name) const;
    QString reasonSentence(const Setup& setup, const Verdict& verdict, std::uint8_t reason) const;
};

/// The number of pieces in a pile.
inline int countIn(const View& view, PileId pile) {
    return static_cast<int>(std::ranges::count(view.pieces, pile, &Piece::pile));
}

/// Whether the viewer may make a move with such a verb now; true if that is not known.
template <class Verb>
bool mayDo(const Seen& seen, std::initializer_list<Verb> verbs) {
    return seen.open.empty() || std::ranges::any_of(seen.open, [verbs](Move move) {
               return std::ranges::count(verbs, static_cast<Verb>(move.verb)) > 0;
           });
}

/// The texts of a game; the id must be one of allGames().
const GameText& textFor(std::string_view gameId);

/// "Anna", or a default name for a seat without one; empty for no seat.
QString seatName(const QStringList& names, Seat seat);

/// The names of players, safe for display.
QStringList namesOf(const std::vector<Player>& players);
/// A name in directional isolates, so that it does not change the direction of the text around it: in
/// right-to-left text, "Anna" at the start of a sentence would turn all of it.
QString isolated(const QString& name);

/// For spectators: whose turn it is, or who has to decide in another's; a person or a bot alike.
QString waitingFor(const View& view, const QStringList& names);

/// "Page", "Squire", … for a bot of levels(), also called "greedy"; any other name unchanged.
QString botName(std::string_view bot);
/// One line on how a level plays; empty for any other bot.
QString botHelp(std::string_view bot);

/// Text of the model (UTF-8) made safe for display: printable text only (core/plaintext.h).
inline QString toQString(std::string_view text) { return QString::fromStdString(plainText(text)); }
/// The same for a name or a title, on one line.
inline QString toQLine(std::string_view text) { return QString::fromStdString(plainLine(text)); }

} // namespace drawbridge
