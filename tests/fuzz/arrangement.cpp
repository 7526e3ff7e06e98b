// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes at all as what hands do at the teacher's table: whatever comes of it, all cards are accounted
// for, and the position is read again as it was written, possible or not.
#include "match/arrangement.h"
#include "core/json.h"
#include "match/slide.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

using namespace drawbridge;

namespace {

/// Takes the bytes one by one; 0 when they are used up.
class Bytes {
  public:
    explicit Bytes(std::span<const std::uint8_t> bytes)
        : bytes_(bytes) {}

    bool empty() const { return bytes_.empty(); }
    std::size_t below(std::size_t bound) {
        if (bytes_.empty() || bound == 0) return 0;
        const std::size_t byte = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return byte % bound;
    }

  private:
    std::span<const std::uint8_t> bytes_;
};

/// One change. A place may be one that no pile has. `before` are positions one may go back to.
void change(Arrangement& table, std::vector<Arrangement>& before, Bytes& bytes) {
    const auto& piles = table.piles();
    const PileId pile = piles[bytes.below(piles.size())].id;
    const auto place = [&] { return static_cast<int>(bytes.below(32)) - 1; };
    const View view = table.view(kAllHands);
    const auto face = [&] {
        return static_cast<Face>(bytes.below(static_cast<std::size_t>(table.game().faces(table.setup()))));
    };
    switch (bytes.below(9)) {
    case 0:
    case 1: table.add(face(), pile, place()); break;
    case 2: table.addAny(pile, place()); break;
    case 3:
        if (!view.pieces.empty()) table.move(view.pieces[bytes.below(view.pieces.size())], pile, place());
        break;
    case 4:
        if (!view.pieces.empty()) table.remove(view.pieces[bytes.below(view.pieces.size())]);
        break;
    case 5:
        if (!view.pieces.empty()) {
            const Piece& piece = view.pieces[bytes.below(view.pieces.size())];
            if (table.canTurnOver(piece)) table.turnOver(piece);
        }
        break;
    case 6: {
        if (table.facts().empty()) break;
        const FactSpec& fact = table.facts()[bytes.below(table.facts().size())];
        const bool isChoice = fact.kind == FactSpec::Kind::Choice;
        table.setFact(fact.name, isChoice ? Value::ofText(fact.values[bytes.below(fact.values.size())])
                                          : Value::ofNumber(bytes.below(12)));
        break;
    }
    case 7:
        before.push_back(table);
        if (!table.drawPiles().empty())
            table.setHeight(table.drawPiles()[bytes.below(table.drawPiles().size())],
                            static_cast<int>(bytes.below(128)) - 4);
        break;
    default:
        if (!before.empty()) table = before[bytes.below(before.size())];
        break;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes({data, size});
    const GameInfo& game = *allGames()[bytes.below(allGames().size())];
    Setup setup;
    setup.seats = static_cast<int>(bytes.below(kMaxSeats + 1));
    if (!game.check(setup)) setup.seats = 2;
    Arrangement table(game, setup);
    std::vector<Arrangement> before;
    for (int times = 0; times < 60 && !bytes.empty(); ++times) change(table, before, bytes);
    if ((table.state() == nullptr) == table.faults().empty()) std::abort();
    const Scenarios read = readScenarios(writePosition(table));
    if (read.scenarios.size() != 1) std::abort();
    const auto again = slideOf(read.scenarios.front());
    if (!again || (again->arrangement.state() == nullptr) != (table.state() == nullptr)) std::abort();
    return 0;
}
