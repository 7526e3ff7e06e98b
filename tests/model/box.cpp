// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in the box of each game: every kind of card once, and as many as the ledgers say.
#include "match/games.h"
#include "match/setup.h"
#include "rampage/deckfile.h"

#include <QFile>
#include <QTest>

#include <numeric>
#include <set>

using namespace drawbridge;

namespace {

int total(const std::vector<BoxedKind>& box) {
    return std::accumulate(box.begin(), box.end(), 0,
                           [](int sum, const BoxedKind& kind) { return sum + kind.count; });
}

/// How many of a face there are.
int countOf(const std::vector<BoxedKind>& box, Face face) {
    int count = 0;
    for (const BoxedKind& kind : box)
        if (kind.prints.front().face == face) count += kind.count;
    return count;
}

/// How many pieces the ledger of a game gives for these options.
int wanted(const GameInfo& game, const Setup& setup) {
    const auto chosen = [&](std::string_view option) { return optionOf(setup, *findOption(game, option)); };
    if (game.id() == "castle-keep") return 90;                                           // KEEP-COMP-1
    if (game.id() == "castles-of-caleira") return chosen("option.moats") == 0 ? 18 : 20; // CALEIRA-MOAT-1
    if (game.id() == "castle-rampage") return 118;                                       // RAMPAGE-COMP-1
    if (game.id() == "castle-wars") return chosen("option.size") == 0 ? 54 : 108;        // WARS-GEN-3
    if (game.id() == "castles") {
        // CASTLES-SETUP-2, CASTLES-LATE-3, CASTLES-RULING-2: 53 in each pack.
        const int packs = chosen("house.packs");
        return 53 * (packs != 0 ? packs : setup.seats - chosen("house.late-joiners") > 4 ? 2 : 1);
    }
    return 0;
}

} // namespace

class TestBox : public QObject {
    Q_OBJECT

  private slots:
    void everyKindIsThereInEachVariant_data();
    void everyKindIsThereInEachVariant();
    void aDeckFileIsCounted();
    void suitsAndJokers();
};

void TestBox::everyKindIsThereInEachVariant_data() {
    QTest::addColumn<QByteArray>("id");
    for (const GameInfo* game : allGames())
        QTest::newRow(std::string(game->id()).c_str())
            << QByteArray(game->id().data(), static_cast<qsizetype>(game->id().size()));
}

void TestBox::everyKindIsThereInEachVariant() {
    QFETCH(QByteArray, id);
    const GameInfo& game = *findGame(id.toStdString());
    const auto look = [&](const Setup& setup) {
        const auto box = game.box(setup);
        QCOMPARE(total(box), wanted(game, setup));
        std::set<Face> faces;
        for (const BoxedKind& kind : box) {
            QVERIFY(kind.count > 0);
            QVERIFY(!kind.prints.empty());
            std::set<std::string> pictures;
            for (const Print& print : kind.prints) {
                faces.insert(print.face);
                QVERIFY(pictures.insert(game.pictureName(setup, print.face, print.look)).second);
            }
        }
        // All of those that the game knows, but for cards that an option leaves out.
        const bool hasHorsemen = id == "castles" && optionOf(setup, *findOption(game, "house.horsemen")) != 0;
        const bool isWhole = id == "castles"              ? hasHorsemen
                             : id == "castles-of-caleira" ? wanted(game, setup) == 20
                                                          : true;
        QCOMPARE(static_cast<int>(faces.size()), game.faces(setup) - (isWhole ? 0 : 1));
    };
    for (int seats = game.minSeats(); seats <= game.maxSeats(); ++seats) {
        Setup setup{seats, std::vector<OptionValue>(game.options().size())};
        look(setup);
        for (std::size_t option = 0; option < setup.options.size(); ++option) {
            if (game.deckOption() == option) continue;
            for (std::size_t value = 1; value < game.options()[option].values.size(); ++value) {
                setup.options[option] = static_cast<OptionValue>(value);
                look(setup);
            }
            setup.options[option] = 0;
        }
    }
}

void TestBox::aDeckFileIsCounted() {
    QFile file(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/decks/every-operation.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    rampage::ReadDeck read = rampage::readDeck(file.readAll().toStdString());
    QVERIFY(read.deck);
    const rampage::Deck* const interned = &rampage::internDeck(std::move(*read.deck));
    const rampage::Deck& deck = *interned;
    const GameInfo& game = *findGame("castle-rampage");
    Setup setup{2, {}};
    useDeck(game, setup, deck);
    QCOMPARE(total(game.box(setup)), deck.cardCount());
    QCOMPARE(static_cast<int>(game.box(setup).size()), deck.kindCount());
    for (const BoxedKind& kind : game.box(setup))
        QCOMPARE(kind.count, int{deck.kind(static_cast<rampage::Kind>(kind.prints[0].face)).count});
}

void TestBox::suitsAndJokers() {
    const GameInfo& game = *findGame("castle-wars");
    const auto box = game.box({2, {}});
    QCOMPARE(countOf(box, wars::kTwo), 4);
    QCOMPARE(countOf(box, wars::kAce), 4);
    for (const BoxedKind& kind : box) {
        const bool isJoker = kind.prints[0].face == wars::kWild;
        QCOMPARE(kind.prints.size(),
                 std::size_t{isJoker ? 2u : 4u}); // of each suit; both that a joker may be
        if (isJoker) QCOMPARE(kind.count, 2);
    }
}

QTEST_APPLESS_MAIN(TestBox)
#include "box.moc"
