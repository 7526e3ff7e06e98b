// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gamestate.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace drawbridge {

/// A position that somebody sets up by hand: which card lies where, and the facts beside it (whose turn it
/// is). Every change is tried through the game's own reader of positions. What is impossible stays as it was
/// laid, so that one may pass through it, and is told: as a position there is nothing then. Cards that are
/// laid nowhere are in the draw piles, divided evenly unless their heights have been set, or else in the box.
/// A copy is what there was, for whoever wants to go back.
class Arrangement {
  public:
    /// What came of an attempt to lay something.
    enum class Result : std::uint8_t {
        Done,
        NoneLeft, ///< all cards of that kind are on the table already
        NotThere, ///< such a card can never lie there
    };
    /// What is wrong with the position, and which piece or fact it is about, if it is about one.
    struct Problem {
        Mistake mistake;
        std::optional<Spot> where{};
        std::string fact{};
    };

    /// An empty table: all cards in the draw piles. `setup` must pass the game's check().
    Arrangement(const GameInfo& game, Setup setup);
    explicit Arrangement(const GameState& state);
    /// A position in words, as value() has it, possible or not.
    Arrangement(const GameInfo& game, Setup setup, const Value& position);
    /// Another number of players, or other options, of the same game. Who was there keeps what is theirs; who
    /// comes has what they have at `opening`, as far as it is left, where one of the others is on turn.
    Arrangement(const Arrangement& before, const GameState& opening);

    const GameInfo& game() const { return *game_; }
    const Setup& setup() const { return setup_; }
    const std::vector<PileInfo>& piles() const { return piles_; }
    const std::vector<FactSpec>& facts() const { return words_.facts; }

    /// The position; nullptr while it is impossible.
    const GameState* state() const { return state_.get(); }
    /// The last one that was possible, or how the game begins.
    const GameState& lastState() const { return *last_; }
    const std::vector<Problem>& problems() const { return problems_; }
    /// What a viewer (kNobody, kAllHands) sees, without handles; of an impossible position what lies where.
    View view(Seat viewer) const;

    /// How many cards of a kind of the game's box() are laid nowhere.
    int left(const BoxedKind& kind) const;
    const std::vector<PileId>& drawPiles() const { return words_.drawPiles; }
    /// How many cards lie in a draw pile, and how many may.
    int height(PileId pile) const;
    int mostHeight(PileId pile) const;
    /// Whether cards may be laid in a pile at all.
    bool takesCards(PileId pile) const;
    /// Whether a piece lies up or down as one chooses.
    bool canTurnOver(const Piece& piece) const;

    // Changes. Pieces are meant as view() shows them; place -1 is a pile as a whole: of a stack the top, of a
    // grid the first place that is free. On a place that is taken the pieces change places.
    Result add(Face face, PileId pile, int place);
    /// The same with a card of which nobody knows yet what it is: any that is left.
    Result addAny(PileId pile, int place);
    Result move(const Piece& piece, PileId pile, int place);
    /// Back to the cards that are laid nowhere.
    void remove(const Piece& piece);
    void turnOver(const Piece& piece);
    /// So many cards lie in a draw pile; what is over goes to the box, and what is missing comes from it.
    void setHeight(PileId pile, int cards);
    /// nothing: as it is by itself.
    void setFact(std::string_view name, Value value);
    /// What a fact is: as it was set, or as it follows from the position; nullptr if nobody knows.
    const Value* fact(std::string_view name) const;
    /// Takes all cards off the table.
    void clear();
    /// Another position of the same game and setup.
    void lay(const GameState& state);
    /// Grows with each change.
    std::size_t changes() const { return changes_; }

    /// The position in words, as scenarios have it.
    Value value() const;

  private:
    // What a mistake is about, told by its line: a card (from 1), a fact or a pile.
    static constexpr int kFactLines = 10'000;
    static constexpr int kPileLines = 20'000;

    struct Card {
        Piece piece; ///< without a handle; its place in a stack counts from 0 on the loose cards
        SeatSet shownTo = 0;
        std::string marks;
    };
    struct Draft {
        std::vector<Card> cards; ///< by pile, then by place
        Value facts = Value::ofKind(Value::Kind::Map);
        /// How many loose cards lie in each draw pile; nothing: all that are laid nowhere, divided evenly.
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
    Problem problemOf(const Draft& draft, const Mistake& mistake) const;
    Result put(Card card, PileId pile, int place, const Piece* from);
    void insert(Card card);
    Card take(std::size_t index);
    std::vector<Card> takeWithLoad(const Piece& piece);

    const GameInfo* game_;
    Setup setup_;
    TableWords words_;
    std::vector<PileInfo> piles_;
    int total_ = 0; ///< cards in the game
    Draft draft_;
    std::size_t changes_ = 0;
    std::shared_ptr<const GameState> state_; ///< copies have the same
    std::shared_ptr<const GameState> last_;
    Value told_ = Value::ofKind(Value::Kind::Map); ///< the facts of the last possible position
    std::vector<Problem> problems_;
    Rng lot_;
};

} // namespace drawbridge
