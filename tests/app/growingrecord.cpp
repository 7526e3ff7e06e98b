// SPDX-License-Identifier: GPL-3.0-or-later
#include "play.h"

#include "match/gamestate.h"
#include "rooms/match/growingrecord.h"

#include <QTest>

using namespace drawbridge;
using namespace drawbridge::test;

/// The record that grows with a match is the one that is written at one go, whatever is taken back and done
/// otherwise.
class GrowingRecords : public QObject {
    Q_OBJECT

  private slots:
    void itIsAlwaysTheWholeRecord_data() {
        QTest::addColumn<int>("variety");
        int index = 0;
        for (const Variety& variety : varieties()) QTest::newRow(variety.name) << index++;
    }
    void itIsAlwaysTheWholeRecord() {
        QFETCH(int, variety);
        Match match = matchOf(varieties()[static_cast<std::size_t>(variety)].setup, 0, 7, UndoRule::Practice);
        GrowingRecord record;
        record.follow(match, 0);
        QCOMPARE(record.text(), writeRecord(match));
        Rng rng(7);
        std::size_t known = 0;
        int undone = 0;
        while (!match.isOver()) {
            if (match.decider() == kChance)
                match.playChance();
            else
                match.play(randomMove(match.state(), rng));
            if (undone < 40 && rng.below(9) == 0) {
                for (Seat seat = 0; seat < match.players().size(); ++seat)
                    if (match.undoable(seat) > 0) match.undo(seat), ++undone;
                known = std::min(known, match.history().size());
            }
            if (rng.below(3) == 0) continue; // not after each
            record.follow(match, known);
            known = match.history().size();
            QCOMPARE(record.text(), writeRecord(match));
        }
        QVERIFY(undone > 0);
        record.follow(match, known);
        QCOMPARE(record.text(), writeRecord(match));
        // Another name stands in it, too.
        match.setPlayer(0, {"Zoe", false, ""});
        match.setNotes({"Zoe's own", "2026-11-23T06:32:51Z", 77, {}});
        record.follow(match, known);
        QCOMPARE(record.text(), writeRecord(match));
    }
};

QTEST_APPLESS_MAIN(GrowingRecords)
#include "growingrecord.moc"
