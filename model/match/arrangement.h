// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gamestate.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace drawbridge {

/// A position that is being set up by hand: which card lies where, and the facts beside it (whose turn it
/// is). Every change is validated by the game's own position reader. An impossible arrangement is kept as it
/// is, since it may be an intermediate step, and the problem is reported; it has no state() then. Cards that
/// are laid nowhere are in the draw piles, divided evenly unless their heights have been set, or else in the
/// box. Copies serve as undo states.
class Arrangement {
  public:
    /// The result of an attempt to add or move a piece.
    enum class Attempt : std::uint8_t {
        Done,
        NoneLeft, ///< all cards of that kind are on the table already
        NotThere, ///< such a card can never lie there
    };
    /// What is wrong with the position, and the piece or fact concerned, if there is one.
    struct Fault {
        Mistake mistake;
        std::optional<Spot> where{};
        std::string fact{};
    };

    /// An empty table: all cards in the draw piles. `setup` must pass the game's check().
    Arrangement(const GameInfo& game, Setup setup);
    explicit Arrangement(const GameState& state);
    /// From a position in words as value() returns it, possible or not.
    Arrangement(const GameInfo& game, Setup setup, const Value& position);
    /// Changes the number of players or the options of the same game. Remaining players keep what they have;
    /// new ones get what they have at `opening`, as far as it is left; one of the remaining ones is on turn
    /// there.
    Arrangement(const Arrangement& before, const GameState& opening);

    const GameInfo& game() const { return *game_; }
    const Setup& setup() const { return setup_; }
    const std::vector<PileInfo>& piles() const { return piles_; }
    const std::vector<FactSpec>& facts() const { return words_.facts; }

    /// The position; nullptr while it is impossible.
    const GameState* state() const { return state_.get(); }
    /// The last possible position, or the start of the game.
    const GameState& lastState() const { return *last_; }
    const std::vector<Fault>& faults() const { return faults_; }
    /// What a viewer (kNobody, kAllHands) sees, without handles; of an impossible position only what lies
    /// where.
    View view(Seat viewer) const;

    /// How many cards of a kind of the game's box() are unplaced.
    int left(const BoxedKind& kind) const;
    const std::vector<PileId>& drawPiles() const { return words_.drawPiles; }
    /// The number of cards in a draw pile, and its maximum.
    int height(PileId pile) const;
    int mostHeight(PileId pile) const;
    /// Whether cards may be laid in a pile at all.
    bool takesCards(PileId pile) const;
    /// Whether a piece may be turned over.
    bool canTurnOver(const Piece& piece) const;

    // Changes. Pieces are those returned by view(); place -1 is the pile as a whole: the top of a stack, the
    // first free place of a grid. Moving to an occupied place swaps the pieces.
    Attempt add(Face face, PileId pile, int place);
    /// The same with an unspecified card: any that is left.
    Attempt addAny(PileId pile, int place);
    Attempt move(const Piece& piece, PileId pile, int place);
    /// Returns the card to the unplaced ones.
    void remove(const Piece& piece);
    void turnOver(const Piece& piece);
    /// Sets the number of cards in a draw pile; surplus cards go to the box, missing ones come from it.
    void setHeight(PileId pile, int cards);
    /// "nothing": the default.
    void setFact(std::string_view name, Value value);
    /// The value of a fact, set or derived from the position; nullptr if unknown.
    const Value* fact(std::string_view name) const;
    /// Takes all cards off the table.
    void clear();
    /// Replaces the position by another one of the same game and setup.
    void lay(const GameState& state);
    /// Incremented by each change.
    std::size_t changes() const { return changes_; }

    /// The position in words, as in scenarios.
    Value value() const;

  private:
    // Line numbers that encode what a mistake is about: a card (from 1), a fact or a pile.
    static constexpr int kFactLines = 10'000;
    static constexpr int kPileLines = 20'000;

    struct Card {
        Piece piece; ///< without a handle; its place in a stack is counted above the loose cards
        SeatSet shownTo = 0;
        std::string marks;
    };
    struct Draft {
        std::vector<Card> cards; ///< by pile, then by place
        Value facts = Value::ofKind(Value::Kind::Map);
        /// The number of loose cards in each draw pile; nothing: all unplaced cards, divided evenly.
        std::optional<std::vector<int>> loose;
    };

    bool isPassing(PileId pile) const;
    const FactSpec* specOf(std::string_view name) const;
    const PileInfo* infoOf(PileId pile) const;
    std::size_t drawIndex(PileId pile) const;
    int looseIn(PileId pile) const;
    std::vector<int> looseNow() const;
    int inBox() const;
    void takeLoose();
    void giveLoose(int cards);
    bool isLeft(Face face) const;
    int placeInView(const Card& card) const;
    Piece pieceOf(const Card& card) const;
    std::vector<Piece> pieces() const;
    std::optional<std::size_t> find(const Piece& piece) const;
    int countIn(PileId pile) const;
    bool showsFaces(const PileInfo& pile) const;
    std::string cardText(const Card& card, const PileInfo& info) const;
    Value writtenBy(const Draft& draft, bool withLines) const;
    Value pileValue(const Draft& draft, const PileInfo& info, bool withLines) const;
    Draft draftOf(const GameState& state) const;
    void layWritten(const Value& position);
    Draft withoutMoment(const Draft& draft) const;
    bool read(const Draft& draft, Mistakes& mistakes);
    void begin();
    void look();
    void follow();
    Fault faultOf(const Draft& draft, const Mistake& mistake) const;
    Attempt put(Card card, PileId pile, int place, const Piece* from);
    void insert(Card card);
    Card take(std::size_t index);
    std::vector<Card> takeWithLoad(const Piece& piece);

    const GameInfo* game_;
    Setup setup_;
    TableWords words_;
    std::vector<PileInfo> piles_;
    int total_ = 0; ///< number of cards in the game
    Draft draft_;
    std::size_t changes_ = 0;
    std::shared_ptr<const GameState> state_; ///< shared between copies
    std::shared_ptr<const GameState> last_;
    Value told_ = Value::ofKind(Value::Kind::Map); ///< the facts of the last possible position
    std::vector<Fault> faults_;
    Rng lot_;
};

} // namespace drawbridge
