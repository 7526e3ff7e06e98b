// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back at a match: found out beside all else, left and gone on with, kept with the match, and shown.
#include "keptmatches.h"
#include "text/wholefile.h"
#include "waiting.h"

#include "library/lookbackfile.h"
#include "rooms/match/chancecurve.h"
#include "rooms/match/endchances.h"
#include "rooms/match/lookback.h"
#include "rooms/match/lookbackwords.h"
#include "rooms/match/replaywindow.h"
#include "table/replaytable.h"
#include "widgets/preferences.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

Match again(const Match& match) { return match.until(match.history().size()); }

/// A match that is kept, and its record.
QString keepMatch(const Match& match, const QString& id) {
    const bool isKept = makeMatchFolder() && writeFile(fileOfMatch(id), writeRecord(match));
    return isKept ? fileOfMatch(id) : QString();
}

/// What looking back at a match might have found: a decision of Anna's that cost a quarter, and nothing else.
std::vector<LookedAt> foundIn(const Match& match, std::size_t& blunder) {
    std::vector<LookedAt> looked;
    blunder = 0;
    for (const std::size_t item : momentsOf(match)) {
        LookedAt moment{item, {0.5, 0.5}, {0.6, 0.4}, {}};
        MoveList list;
        match.stateAt(item).legalMoves(list);
        const Move made = match.history()[item].move;
        if (match.history()[item].decider == 0 && list.size() > 1) {
            moment.made = Appraisal{made, 0.5, 0, {}};
            if (blunder == 0 && looked.size() > 2) {
                blunder = item;
                moment.made = Appraisal{list[0] == made ? list[1] : list[0], 0.75, 0.25, "wins-soon"};
            }
        }
        looked.push_back(std::move(moment));
    }
    return looked;
}

} // namespace

std::vector<LookedAt> lookedIn(const QString& file, const Match& match) {
    KeptFile kept(file);
    return readLookBack(kept, match);
}

void putIn(const QString& file, const Match& match, const std::vector<LookedAt>& looked) {
    KeptFile kept(file);
    QVERIFY(writeLookBack(kept, match, looked));
}

class TestLookBack : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        liveIn(home_.path());
        qputenv("XDG_CACHE_HOME", home_.filePath(QStringLiteral("cache")).toUtf8());
    }
    void init() { QDir(dataFolder()).removeRecursively(); }

    void isLeftAndGoneOnWith() {
        const Match match = matchOf("castle-keep", 3);
        const QString record = keepMatch(match, "keep");
        std::vector<LookedAt> first;
        {
            LookBack lookBack;
            lookBack.setMatch(match, record);
            QVERIFY(lookBack.all() > 5 && lookBack.looked().empty());
            lookBack.begin();
            QVERIFY(waitUntil([&] { return lookBack.looked().size() >= 2; }));
            QElapsedTimer time;
            time.start();
            lookBack.stop();
            QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
            QVERIFY(!lookBack.isAtWork() && !lookBack.isDone());
            first = lookBack.looked();
            QTest::qWait(50);
            QCOMPARE(lookBack.looked().size(), first.size()); // nothing comes late
        }
        LookBack lookBack;
        lookBack.setMatch(match, record);
        QVERIFY(lookBack.looked() == first);
        lookBack.begin();
        QVERIFY(waitUntil([&] { return lookBack.isDone(); }, 300000));
        QVERIFY(!lookBack.isAtWork());
        QVERIFY(std::equal(first.begin(), first.end(), lookBack.looked().begin()));
        QVERIFY(lookedIn(lookBackOf(record), match) == lookBack.looked());
    }

    /// Of a match from a file of one's own too; of such ones not more than some.
    void isGoneOnWithWhereTheMatchIsNotKept() {
        const Match match = matchOf("castle-keep", 3);
        std::vector<LookedAt> first;
        {
            LookBack lookBack;
            lookBack.setMatch(match, {});
            lookBack.begin();
            QVERIFY(waitUntil([&] { return lookBack.looked().size() >= 2; }));
            lookBack.stop();
            first = lookBack.looked();
        }
        LookBack lookBack;
        lookBack.setMatch(match, {});
        QVERIFY(lookBack.looked() == first);
        lookBack.setMatch(matchOf("castle-keep", 4), {});
        QVERIFY(lookBack.looked().empty());

        const QDir folder = QFileInfo(cachedLookBackOf(match)).dir();
        for (int other = 0; other < 100; ++other)
            QVERIFY(writeFile(folder.filePath(QString::number(other)), "of other matches"));
        cachedLookBackOf(match);
        QVERIFY(folder.entryList(QDir::Files).size() < 50);
    }

    void damageHarmsNothing() {
        const Match match = matchOf("castle-rampage", 3);
        const QString record = keepMatch(match, "rampage");
        const QString file = lookBackOf(record);
        std::size_t blunder = 0;
        const std::vector<LookedAt> looked = foundIn(match, blunder);
        QVERIFY(lookedIn(file, match).empty()); // there is none
        putIn(file, match, looked);
        QVERIFY(lookedIn(file, match) == looked);
        QVERIFY(lookedIn(file, matchOf("castle-rampage", 4)).empty()); // another match
        QVERIFY(lookedIn(file, match.until(match.history().size() - 1)).empty());
        QFile source(file);
        QVERIFY(source.open(QIODevice::ReadOnly));
        const QByteArray whole = source.readAll();
        source.close();
        const auto reads = [&](QByteArray text) {
            return writeFile(file, text.toStdString()) ? lookedIn(file, match) : looked;
        };
        QVERIFY(reads(whole.left(whole.size() / 2)).empty());
        QVERIFY(reads("[[[").empty());
        QVERIFY(reads({}).empty());
        // Up to what makes no sense.
        const auto spoilt = [&](const char* from, const char* to) {
            QByteArray text = whole;
            const qsizetype at = text.indexOf(from);
            return reads(text.replace(at, qsizetype(qstrlen(from)), to)).size();
        };
        QCOMPARE(spoilt("[0.5,0.5]", "[0.5,1.5]"), std::size_t{0});
        QCOMPARE(spoilt("[0.5,0.5]", "[0.5]"), std::size_t{0});
        const std::size_t before = spoilt("\"cost\":0.25", "\"cost\":\"much\"");
        QVERIFY(before > 0 && before < looked.size() && looked[before].item == blunder);
    }

    void goesWithItsMatch() {
        const Match match = matchOf("castle-keep", 3);
        const QString record = keepMatch(match, "keep");
        putIn(lookBackOf(record), match, {});
        sweepMatchFolder();
        QVERIFY(QFile::exists(lookBackOf(record)));
        QVERIFY(QFile::remove(record));
        sweepMatchFolder();
        QVERIFY(!QFile::exists(lookBackOf(record)));
    }

    void isShown() {
        const Match match = matchOf("castle-keep", 3);
        const QString record = keepMatch(match, "keep");
        std::size_t blunder = 0;
        const std::vector<LookedAt> looked = foundIn(match, blunder);
        QVERIFY(blunder > 0);
        putIn(lookBackOf(record), match, looked);
        ReplayWindow window{Preferences{}};
        window.open(again(match), {}, record);
        auto* curve = window.findChild<ChanceCurve*>();
        auto* list = window.findChild<QListWidget*>();
        QVERIFY(!curve->isVisible() && !list->isVisible());
        window.lookBack();
        QVERIFY(curve->isVisible() && list->isVisible());
        QCOMPARE(list->count(), 2); // the blunder, and what decided the match
        QVERIFY2(list->item(1)->text().contains(QStringLiteral("Turning point: from 50 % to ")),
                 qPrintable(list->item(1)->text()));
        const QString line = list->item(0)->text();
        QVERIFY2(line.contains(QStringLiteral("−25 %: better was: ")), qPrintable(line));
        QVERIFY2(line.contains(QStringLiteral("It threatens to win within a round.")), qPrintable(line));
        QVERIFY(curve->accessibleDescription().contains(QStringLiteral("Anna 50 %")));
        // The line leads there, and so does a press on the curve.
        list->setCurrentRow(0);
        QCOMPARE(window.table().moment(), static_cast<int>(blunder));
        const auto slip = [&] { return window.table().decision()->task().words; };
        QVERIFY2(line.endsWith(slip()) && slip().contains(QStringLiteral("better was: ")),
                 qPrintable(slip()));
        QTest::keyClick(list, Qt::Key_Escape);
        QCOMPARE(slip(), QString());
        QVERIFY(window.isVisible());
        emit list->itemActivated(list->item(0));
        QVERIFY(!slip().isEmpty());
        emit curve->stepChosen(0);
        QCOMPARE(slip(), QString());
        QCOMPARE(window.table().moment(), 0);
        QCOMPARE(list->currentRow(), -1);
        auto* which = list->parentWidget()->findChild<QComboBox*>();
        which->setCurrentIndex(1);
        QCOMPARE(static_cast<std::size_t>(list->count()), looked.size());
        for (int row = 0; row < list->count(); ++row)
            QVERIFY2(!list->item(row)->text().endsWith(QStringLiteral(": ")),
                     qPrintable(list->item(row)->text()));
    }

    /// What is at work when the window goes is kept too.
    void windowGoesWhileAtWork() {
        const Match match = matchOf("castle-wars", 3);
        const QString record = keepMatch(match, "wars");
        {
            ReplayWindow window{Preferences{}};
            window.open(again(match), {}, record);
            window.lookBack();
            auto* progress = window.findChild<QProgressBar*>();
            QVERIFY(waitUntil([&] { return progress->value() > 0; }));
            QVERIFY(progress->isVisible());
        }
        QVERIFY(!lookedIn(lookBackOf(record), match).empty());
    }

    void allThatCanBeDoneHasWords_data() {
        QTest::addColumn<QString>("id");
        for (const GameInfo* game : allGames())
            QTest::newRow(game->id().data()) << QString::fromUtf8(game->id().data());
    }

    /// No decision is without words, made or only thought of.
    void allThatCanBeDoneHasWords() {
        QFETCH(QString, id);
        const Match match = matchOf(id.toStdString(), 3);
        std::size_t blunder = 0;
        const std::vector<LookedAt> looked = foundIn(match, blunder);
        for (const LookBackLine& line : linesOf(match, looked, 0, false))
            for (const QString& sentence : line.text.split('\n'))
                QVERIFY2(!sentence.trimmed().endsWith(':'),
                         qPrintable(sentence + QString::fromStdString(match.moveText(line.item))));
    }

    /// What the roll shows at the end: from the first moment on as far as it is known, and then the result.
    void theEndTellsOfChances() {
        const Match match = matchOf("castle-keep", 3);
        const QString record = keepMatch(match, "keep");
        ShownChances told;
        EndChances chances;
        connect(&chances, &EndChances::told, this, [&](const ShownChances& now) { told = now; });
        chances.begin(match, record);
        const qsizetype all = told.columns.size();
        QVERIFY(all > 20);
        QVERIFY(std::ranges::count(told.columns, -1) == all - 1);
        QVERIFY(!told.progress.isEmpty());
        QVERIFY(waitUntil([&] { return told.progress.isEmpty(); }, 300000));
        QCOMPARE(told.columns.size(), all);
        for (const double column : told.columns) QVERIFY(column >= 0 && column <= 1);
        QCOMPARE(told.columns.last(), match.state().score(0)); // Anna is the only person
        QVERIFY(told.title.contains(QStringLiteral("Anna")));
        QVERIFY(told.spoken.contains(QStringLiteral("Turn 1")));
        QVERIFY(lookedIn(lookBackOf(record), match).size() == momentsOf(match).size());
        chances.forget();
        QVERIFY(told.columns.isEmpty());
    }

    void waitsForTheEnd() {
        const Match match = matchOf("castle-keep", 3, "p-anna", 60);
        QVERIFY(!match.isOver());
        LookBack lookBack;
        lookBack.setMatch(match, {});
        QCOMPARE(lookBack.all(), 0);
        lookBack.begin();
        QVERIFY(!lookBack.isAtWork());
        ReplayWindow window{Preferences{}};
        window.open(again(match), {}, {});
        window.lookBack();
        QVERIFY(!window.findChild<ChanceCurve*>()->isVisible());
    }

  private:
    QTemporaryDir home_;
};

QTEST_MAIN(TestLookBack)
#include "lookback.moc"
