// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard at a table on which a match is played.
#include "rooms/match/matchsounds.h"
#include "keep/public.h"
#include "match/gamestate.h"
#include "play.h"
#include "sound/soundboard.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "waiting.h"

#include <QTest>
#include <algorithm>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// A table with a match on it, and who listens.
struct Desk {
    explicit Desk(Match match, int volume = 50)
        : local(std::move(match))
        , board(nullptr, [this] { return std::make_unique<Player>(&played); })
        , sounds(&controller, &board) {
        board.setVolume(volume);
        controller.setMotion(0);
        controller.setTable(&local);
    }

    struct Player : SoundPlayer {
        explicit Player(QStringList* played)
            : played_(played) {}
        void play(const QString& file, int) override { *played_ << file; }
        int sounding() const override { return 0; }
        QStringList* played_;
    };

    bool hasHeard(Sound sound) const {
        return std::ranges::any_of(filesOf(sound),
                                   [&](const QString& file) { return played.contains(file); });
    }
    /// A decision of a person, or one of theirs after the other until it is another's.
    void playAny(Rng& rng) { local.play(randomMove(local.match().state(), rng)); }

    QStringList played;
    LocalTable local;
    TableController controller;
    SoundBoard board;
    MatchSounds sounds;
};

} // namespace

class TestMatchSounds : public QObject {
    Q_OBJECT

  private slots:
    void beginWithTheCloth();
    void ofAMatchGoneOnWithAreNone();
    void followMovesAndUndo();
    void tellOfARefusal();
    void callWhoHasWaited();
    void doNotCallWhoHasJustActed();
    void tellTheEnd();
    void thatAreOffAreNotReckoned();
};

void TestMatchSounds::beginWithTheCloth() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 1));
    QCOMPARE(desk.played, filesOf(Sound::ClothRolled));
}

void TestMatchSounds::ofAMatchGoneOnWithAreNone() {
    Match match = matchOf(setupOf(2, keep::Variant::Base), 2, 1);
    match.settle();
    Desk desk(std::move(match));
    QVERIFY(desk.played.isEmpty());
}

void TestMatchSounds::followMovesAndUndo() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 2, 1, UndoRule::Practice));
    desk.local.setCurtain(false);
    QVERIFY(settled(desk.local));
    QVERIFY(desk.hasHeard(Sound::TileDrawn)); // dealt
    Rng rng(4);
    for (int moves = 0; moves < 60 && !desk.hasHeard(Sound::TileLaid); ++moves) {
        desk.playAny(rng);
        QVERIFY(settled(desk.local));
    }
    QVERIFY(desk.hasHeard(Sound::TileLaid));
    QVERIFY(!desk.hasHeard(Sound::TakenBack));
    QTest::qWait(300);
    QVERIFY(desk.local.canUndo());
    desk.local.undo();
    QCOMPARE(desk.played.last(), filesOf(Sound::TakenBack).first());
}

void TestMatchSounds::tellOfARefusal() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 1));
    QVERIFY(settled(desk.local));
    QTest::qWait(300);
    const View view = desk.local.match().view(0);
    const auto held = std::ranges::find(view.pieces, keep::handOf(0), &Piece::pile);
    QVERIFY(held != view.pieces.end());
    QVERIFY(desk.controller.pick(static_cast<int>(held->handle)));
    QVERIFY(!desk.controller.drop(keep::kFirstCastle, 0)); // before two tiles are drawn
    QVERIFY(!desk.controller.decision()->refusal().sentence.isEmpty());
    QVERIFY(desk.hasHeard(Sound::Refused));
}

void TestMatchSounds::callWhoHasWaited() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 1, 1));
    desk.controller.setPatience(40);
    desk.local.session().setPace(120);
    Rng rng(2);
    QVERIFY(settled(desk.local));
    // Until somebody else has been at it in between.
    for (int moves = 0; moves < 200 && !desk.hasHeard(Sound::HornTurn) && !desk.local.match().isOver();
         ++moves) {
        desk.playAny(rng);
        QVERIFY(settled(desk.local));
    }
    QVERIFY(desk.hasHeard(Sound::HornTurn));
}

/// Not at each step of a turn, and not when the screen is handed from one to the other.
void TestMatchSounds::doNotCallWhoHasJustActed() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 2, 1));
    Rng rng(2);
    for (int moves = 0; moves < 60 && !desk.local.match().isOver(); ++moves) {
        QVERIFY(settled(desk.local));
        desk.local.liftCurtain();
        desk.playAny(rng);
    }
    QVERIFY(!desk.hasHeard(Sound::HornTurn));
    QVERIFY(!desk.hasHeard(Sound::HornAsked));
}

void TestMatchSounds::tellTheEnd() {
    for (const int people : {0, 1, 2}) {
        Match match = playedOut(setupOf(2, keep::Variant::Base), 5);
        const Seat winner = match.known(kNobody).winner();
        QVERIFY(winner != kNobody);
        for (Seat seat = 0; seat < 2; ++seat) // who sits alone has lost
            match.setPlayer(seat, {"Anna", people == 0 || (people == 1 && seat == winner), "random"});
        std::size_t last = match.history().size();
        while (match.history()[--last].decider == kChance) {
        }
        const Move move = match.history()[last].move;
        Desk desk(match.until(last));
        desk.local.setCurtain(false);
        if (people < 2) desk.local.session().setPrompter([move](const Match&) { return move; });
        if (!desk.local.isPerson(desk.local.match().decider()))
            QVERIFY(waitUntil([&] { return desk.local.match().isOver(); }));
        else
            desk.local.play(move);
        QTRY_VERIFY(desk.local.match().isOver());
        QTRY_VERIFY(desk.hasHeard(people == 1 ? Sound::Bell : Sound::HornVictory));
        QVERIFY(!desk.hasHeard(people == 1 ? Sound::HornVictory : Sound::Bell));
    }
}

void TestMatchSounds::thatAreOffAreNotReckoned() {
    Desk desk(matchOf(setupOf(2, keep::Variant::Base), 2, 1), 0);
    QVERIFY(settled(desk.local));
    QVERIFY(desk.played.isEmpty());
    QVERIFY(!desk.board.isAwake());
    QTest::qWait(200);
    desk.board.setVolume(50); // nor is what happened before told afterwards
    desk.local.setCurtain(false);
    desk.controller.retranslate();
    QVERIFY(desk.played.isEmpty());
}

QTEST_MAIN(TestMatchSounds)
#include "matchsounds.moc"
