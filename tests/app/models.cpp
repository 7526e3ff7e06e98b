// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/gamestate.h"
#include "play.h"
#include "waiting.h"

#include "table/listmodel.h"
#include "table/tablecontroller.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>
#include <array>
#include <memory>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// A row of a model.
struct Word {
    Q_GADGET

    GADGET_MEMBER(int, key);
    GADGET_MEMBER(QString, word);

    bool operator==(const Word&) const = default;
};

/// Watches all models of a controller for breaches of the rules of Qt's models.
class Watch {
  public:
    explicit Watch(TableController& table) {
        const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
        const std::array<QAbstractItemModel*, 5> models{table.pieces(), table.piles(), table.seats(),
                                                        table.match()->log(), table.decision()->choices()};
        for (QAbstractItemModel* model : models)
            testers_.push_back(std::make_unique<QAbstractItemModelTester>(model, mode));
    }

  private:
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers_;
};

QVariant value(const ListModel& model, int row, int role) { return model.data(model.index(row), role); }

/// Everything that the table tells, as one list of texts.
QStringList everythingTold(TableController& table) {
    QStringList told{table.decision()->prompt(),    table.match()->viewerName(),
                     table.match()->lastEvent(),    table.decision()->refusal().sentence,
                     table.match()->curtain().name, table.match()->ending()};
    const std::array<const ListModel*, 5> models{table.pieces(), table.piles(), table.seats(),
                                                 table.match()->log(), table.decision()->choices()};
    for (const ListModel* model : models)
        for (int row = 0; row < model->rowCount(); ++row)
            for (const int role : model->roleNames().keys())
                told.append(model->data(model->index(row), role).toString());
    for (int row = 0; row < table.piles()->rowCount(); ++row)
        told.append(table.spokenPile(table.piles()->at(row).pile));
    return told;
}

/// What the models say of pieces agrees with the view of `viewer`, and nothing more.
void compareWithView(TableController& table, const Match& match, Seat viewer) {
    const View view = match.view(viewer);
    const PieceModel& pieces = *table.pieces();
    QCOMPARE(pieces.rowCount(), static_cast<int>(view.pieces.size()));
    QSet<int> handles;
    for (int row = 0; row < pieces.rowCount(); ++row) {
        const Piece& piece = view.pieces[static_cast<std::size_t>(row)];
        handles.insert(pieces.at(row).handle);
        QCOMPARE(pieces.at(row).handle, piece.handle);
        QCOMPARE(pieces.at(row).pile, static_cast<int>(piece.pile));
        QCOMPARE(pieces.at(row).place, static_cast<int>(piece.place));
        QCOMPARE(pieces.at(row).faceUp, piece.faceUp);
        const std::string face =
            piece.face == kHidden ? "back" : match.game().faceName(match.setup(), piece.face);
        QCOMPARE(pieces.at(row).face, "castle-keep/" + QString::fromStdString(face));
        const QString spoken = pieces.at(row).spokenName;
        QVERIFY2(spoken.startsWith(textFor("castle-keep").faceName(piece.face)), qPrintable(spoken));
        QCOMPARE(value(pieces, row, Qt::DisplayRole).toString(), spoken);
    }
    QCOMPARE(handles.size(), pieces.rowCount());
    int count = 0;
    for (int row = 0; row < table.piles()->rowCount(); ++row) count += table.piles()->at(row).count;
    QCOMPARE(count, pieces.rowCount());
}

} // namespace

class Models : public QObject {
    Q_OBJECT

  private slots:
    void rowsKeepTheirIdentity();
    void oneMoveIsOneMove();
    void aWholeMatch_data() { games(); }
    void aWholeMatch();
    void theCurtainLeaksNothing_data() { games(); }
    void theCurtainLeaksNothing();
    void undoAndNewSessions();
    void theLogTellsEachWhatItMayHear();
    void theLogHasHeadingsAndPictures();
    void theLogGrowsAtItsEnd();
    void theLanguageChanges();

  private:
    static void games();
};

void Models::games() {
    QTest::addColumn<int>("variety");
    int index = 0;
    for (const Variety& variety : varieties()) QTest::newRow(variety.name) << index++;
}

/// Random contents one after the other: a view that follows the signals has the same rows in the end.
void Models::rowsKeepTheirIdentity() {
    ListModel model(Word::staticMetaObject, "word", nullptr);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QList<QPersistentModelIndex> followed;
    Rng rng(1);
    for (int round = 0; round < 500; ++round) {
        QList<int> keys;
        const auto count = rng.below(12);
        while (keys.size() < static_cast<qsizetype>(count)) {
            const int key = static_cast<int>(rng.below(15));
            if (!keys.contains(key))
                keys.insert(static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(keys.size()) + 1)),
                            key);
        }
        QList<Word> rows;
        for (const int key : keys) rows.append({key, QStringLiteral("word %1").arg(rng.below(2))});
        followed.clear();
        QList<int> before;
        for (int row = 0; row < model.rowCount(); ++row) {
            followed.append(model.index(row));
            before.append(value(model, row, Qt::UserRole + 1).toInt());
        }
        model.setRows(rows);
        QCOMPARE(model.rowCount(), rows.size());
        for (int row = 0; row < rows.size(); ++row) QVERIFY(model.row(row).value<Word>() == rows[row]);
        for (qsizetype row = 0; row < followed.size(); ++row) {
            if (!keys.contains(before[row])) {
                QVERIFY(!followed[row].isValid());
            } else {
                QVERIFY(followed[row].isValid());
                QCOMPARE(followed[row].data(Qt::UserRole + 1).toInt(), before[row]);
            }
        }
    }
    QVERIFY(!model.data(QModelIndex(), Qt::UserRole + 1).isValid());
    QVERIFY(model.rowCount() == 0 || !value(model, 0, Qt::DecorationRole).isValid());
}

/// One piece that goes from one end to the other is one move, in either direction, and says only what
/// changed.
void Models::oneMoveIsOneMove() {
    ListModel model(Word::staticMetaObject, "word", nullptr);
    QList<Word> rows;
    for (int key = 0; key < 50; ++key) rows.append({key, QString()});
    model.resetRows(rows);
    QSignalSpy moved(&model, &QAbstractItemModel::rowsMoved);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    rows.move(3, 47);
    model.setRows(rows);
    QCOMPARE(moved.count(), 1);
    rows.move(44, 2);
    model.setRows(rows);
    QCOMPARE(moved.count(), 2);
    QCOMPARE(changed.count(), 0);
    rows[7].word = QStringLiteral("new");
    model.setRows(rows);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].toModelIndex().row(), 7);
    QCOMPARE(changed[0][2].value<QList<int>>(),
             QList<int>({Qt::UserRole + 2, Qt::DisplayRole, Qt::UserRole + 3}));
    model.setRows(rows);
    QCOMPARE(changed.count(), 1);
}

void Models::aWholeMatch() {
    QFETCH(int, variety);
    const Setup setup = varieties()[static_cast<std::size_t>(variety)].setup;
    for (const int people : {setup.seats, 1}) {
        LocalTable local(matchOf(setup, people, 23));
        TableController table;
        const Watch watch(table);
        table.setTable(&local);
        QSignalSpy reset(table.pieces(), &QAbstractItemModel::modelReset);
        Rng rng(23);
        int step = 0;
        int viewers = 0;
        Seat viewer = local.viewer();
        connect(&local, &GameTable::changed, this, [&] {
            viewers += local.viewer() != viewer ? 1 : 0;
            viewer = local.viewer();
            // A piece leaves the table only by a shuffle's new handles; the number stays.
            QCOMPARE(table.pieces()->rowCount(), 90);
        });
        while (settled(local) && !local.match().isOver()) {
            local.liftCurtain();
            if (++step % 5 == 0) compareWithView(table, local.match(), local.viewer());
            // Hands that are busy at the same time.
            const int rows = table.pieces()->rowCount();
            const int row = static_cast<int>(rng.below(static_cast<std::uint32_t>(rows)));
            if (table.pick(table.pieces()->at(row).handle)) {
                table.preview(static_cast<int>(rng.below(20)), static_cast<int>(rng.below(9)));
                if (rng.below(2) == 0) table.cancel();
            }
            local.play(randomMove(local.match().state(), rng));
        }
        QVERIFY(local.match().isOver());
        compareWithView(table, local.match(), local.viewer());
        QCOMPARE(reset.count(), viewers);
        QVERIFY(table.match()->isOver());
        QVERIFY(table.match()->lastEvent().startsWith(table.match()->ending()));
    }
}

void Models::theCurtainLeaksNothing() {
    QFETCH(int, variety);
    const Setup setup = varieties()[static_cast<std::size_t>(variety)].setup;
    if (setup.seats == 1) return; // nobody to hide from
    for (Seed seed = 31; seed < 34; ++seed) {
        // Several people at one screen, and beside them somebody who only ever sees what is public.
        LocalTable local(matchOf(setup, setup.seats, seed));
        TableController table;
        table.setTable(&local);
        Rng rng(seed);
        int falls = 0;
        const auto check = [&] {
            QCOMPARE(table.match()->viewer(), -1);
            QVERIFY(!table.decision()->isMine());
            QCOMPARE(table.decision()->choices()->rowCount(), 0);
            QVERIFY(table.targets().empty());
            compareWithView(table, local.match(), kNobody);
            const View view = local.match().view(kNobody);
            for (int row = 0; row < table.pieces()->rowCount(); ++row) {
                const Piece& piece = view.pieces[static_cast<std::size_t>(row)];
                const PieceRow& shown = table.pieces()->at(row);
                QVERIFY(!shown.movable && !shown.picked && !shown.target && !shown.threatened &&
                        !shown.joining);
                // A hand lies face down, but for tiles that everybody saw taken.
                const bool known = piece.face != kHidden;
                QCOMPARE(table.pieces()->at(row).known, known && !piece.faceUp);
            }
            // Behind the curtain nothing can be picked up, whatever it is.
            for (int row = 0; row < table.pieces()->rowCount(); row += 7)
                QVERIFY(!table.pick(table.pieces()->at(row).handle));
            table.cancel();
            // The same match once more, move by move.
            Match open = matchOf(setup, 0, seed);
            for (const HistoryItem& event : local.match().history()) {
                if (event.decider == kChance)
                    open.playChance();
                else
                    open.play(event.move);
            }
            // Word for word what somebody sees who was never told more.
            LocalTable publicEyes(std::move(open));
            publicEyes.setPaused(true);
            TableController publicTable;
            publicTable.setTable(&publicEyes);
            QStringList told = everythingTold(table);
            QStringList toldToAll = everythingTold(publicTable);
            QCOMPARE(told.size(), toldToAll.size());
            told.removeFirst(); // the prompt, which names who is to come
            toldToAll.removeFirst();
            int others = 0;
            for (qsizetype index = 0; index < told.size(); ++index) {
                // The curtain's own name, and who is person or bot, in words and in its picture.
                const bool differs = told[index] != toldToAll[index];
                const QString& known = told[index];
                if (differs && known != table.match()->curtain().name && known != QLatin1String("true") &&
                    known != QLatin1String("false") && !toldToAll[index].startsWith(QLatin1String("beast/")))
                    ++others;
            }
            QCOMPARE(others, 0);
        };
        while (settled(local) && !local.match().isOver()) {
            if (local.curtainDown()) {
                if (++falls % 3 == 1) check();
                if (QTest::currentTestFailed()) return;
                local.liftCurtain();
                QVERIFY(table.match()->viewer() >= 0);
            }
            local.play(randomMove(local.match().state(), rng));
        }
        QVERIFY(falls > 0);
    }
}

void Models::undoAndNewSessions() {
    TableController table;
    const Watch watch(table);
    QCOMPARE(table.pieces()->rowCount(), 0);
    QVERIFY(table.decision()->prompt().isEmpty());
    QVERIFY(!table.pick(1));
    QVERIFY(!table.click(1));
    QVERIFY(!table.clickSpot(0, -1));
    QVERIFY(!table.drop(0, -1));
    table.choose(0);
    table.undo();
    table.cancel();
    Rng rng(41);
    {
        LocalTable local(matchOf(setupOf(2, keep::Variant::Base), 1, 41, UndoRule::Practice));
        table.setTable(&local);
        QCOMPARE(table.match()->gameId(), QStringLiteral("castle-keep"));
        for (int move = 0; move < 12 && settled(local); ++move)
            local.play(randomMove(local.match().state(), rng));
        QVERIFY(settled(local));
        const QVariantList log = table.match()->log()->rows();
        const QVariantList piles = table.piles()->rows();
        int steps = 0;
        for (; table.canUndo(); ++steps) table.undo();
        QVERIFY(steps > 3);
        QVERIFY(table.match()->log()->rowCount() < log.size());
        compareWithView(table, local.match(), 0);
        for (; table.canRedo(); --steps) table.redo();
        QCOMPARE(table.match()->log()->rows(), log);
        QCOMPARE(table.piles()->rows(), piles);
        compareWithView(table, local.match(), 0);
        LocalTable other(matchOf(setupOf(1, keep::Variant::Siege), 1, 41));
        QVERIFY(settled(other));
        table.setTable(&other);
        QCOMPARE(table.seats()->rowCount(), 1);
        compareWithView(table, other.match(), 0);
        table.setTable(&local);
        QCOMPARE(table.match()->log()->rows(), log);
    }
    // Its local has gone.
    QVERIFY(!table.hasTable());
    QCOMPARE(table.pieces()->rowCount(), 0);
    QCOMPARE(table.match()->log()->rowCount(), 0);
}

void Models::theLogTellsEachWhatItMayHear() {
    LocalTable local(matchOf(setupOf(2, keep::Variant::Base), 2, 43));
    TableController table;
    table.setTable(&local);
    Rng rng(43);
    const Match& match = local.match();
    while (settled(local) && !match.isOver()) {
        local.liftCurtain();
        for (int row = 0; row < table.match()->log()->rowCount(); ++row) {
            const auto index = static_cast<std::size_t>(table.match()->log()->at(row).eventIndex);
            const HistoryItem& event = match.history()[index];
            const bool isDraw = match.seenText(index, kNobody) == "tile ?";
            // What somebody else has drawn has no line.
            if (isDraw) QCOMPARE(event.turn, local.viewer());
            if (table.match()->log()->at(row).isNew) QVERIFY(event.turn != local.viewer());
        }
        local.play(randomMove(match.state(), rng));
    }
    const int last = table.match()->log()->rowCount() - 1;
    QVERIFY(table.match()->log()->at(last).text.startsWith(table.match()->ending()));
    QVERIFY(!table.match()->log()->at(last).clause.isEmpty());
}

/// The lines stand below the rounds they belong to, and below one heading what is new, with pictures of what
/// the reader has seen.
void Models::theLogHasHeadingsAndPictures() {
    LocalTable local(matchOf(setupOf(3, keep::Variant::Base), 1, 43));
    TableController table;
    table.setTable(&local);
    const LogModel& log = *table.match()->log();
    const Match& match = local.match();
    Rng rng(43);
    int drawn = 0;
    int news = 0;
    while (settled(local) && !match.isOver()) {
        std::vector<int> rounds; // by event: all have their turn in each of them
        // The deal belongs to none.
        const auto isDecided = [](const HistoryItem& event) { return isSeat(event.decider); };
        const auto opening = std::ranges::find_if(match.history(), isDecided);
        Seat turn = kNobody;
        for (const HistoryItem& event : match.history()) {
            const bool isNext = isDecided(event) && event.turn == opening->turn && turn != event.turn;
            rounds.push_back((rounds.empty() ? 0 : rounds.back()) + (isNext ? 1 : 0));
            if (isDecided(event)) turn = event.turn;
        }
        int last = 0;
        bool isFirstNew = true;
        for (int row = 0; row < log.rowCount(); ++row) {
            const auto event = static_cast<std::size_t>(log.at(row).eventIndex);
            QStringList headings;
            if (const int round = rounds[event]; std::exchange(last, round) != round)
                headings << QStringLiteral("Round %1").arg(round);
            if (log.at(row).isNew && std::exchange(isFirstNew, false)) {
                headings << table.match()->newsTitle();
                ++news;
            }
            QCOMPARE(log.at(row).headings, headings);
            const QString words = log.at(row).text;
            QCOMPARE(value(log, row, Qt::AccessibleTextRole).toString(),
                     (headings << words).join(QStringLiteral(". ")));
            const QString draw = toQString(match.seenText(event, local.viewer()));
            if (!draw.startsWith(QStringLiteral("tile "))) continue;
            QCOMPARE(log.at(row).faces, QStringList(QStringLiteral("castle-keep/") + draw.mid(5)));
            ++drawn;
        }
        local.play(randomMove(match.state(), rng));
    }
    QVERIFY(drawn > 20);
    QVERIFY(news > 20);
}

/// An event adds its line and changes what has been new until then, and nothing else; the rows are those that
/// somebody reads who looks at the match only now.
void Models::theLogGrowsAtItsEnd() {
    LocalTable local(matchOf(setupOf(3, keep::Variant::Base), 1, 43, UndoRule::Practice));
    TableController table;
    table.setMotion(0);
    table.setTable(&local);
    LogModel& log = *table.match()->log();
    int reset = 0;
    int inserted = 0;
    int touched = 0;
    connect(&log, &QAbstractItemModel::modelReset, this, [&] { ++reset; });
    connect(&log, &QAbstractItemModel::rowsInserted, this,
            [&](const QModelIndex&, int first, int last) { inserted += last - first + 1; });
    connect(&log, &QAbstractItemModel::dataChanged, this, [&] { ++touched; });
    const auto isAsNew = [&] {
        TableController other;
        other.setTable(&local);
        return other.match()->log()->rows() == log.rows();
    };
    Rng rng(43);
    int most = 0;
    std::size_t since = 0;
    for (int decision = 0; settled(local) && !local.match().isOver(); ++decision) {
        const std::size_t events = local.match().history().size();
        QVERIFY(inserted <= static_cast<int>(events - since) + 1);
        most = std::max(most, touched);
        inserted = touched = 0;
        since = events;
        if (decision % 7 == 0) QVERIFY(isAsNew());
        if (decision % 11 == 10 && local.canUndo()) {
            local.undo();
            QVERIFY(isAsNew());
            since = local.match().history().size();
            continue;
        }
        local.play(randomMove(local.match().state(), rng));
    }
    QVERIFY(local.match().isOver());
    QVERIFY(isAsNew());
    QCOMPARE(reset, 0);
    QVERIFY2(log.rowCount() > 5 * most, qPrintable(QString::number(most))); // a round, not the match
}

void Models::theLanguageChanges() {
    class Shouting : public QTranslator {
      public:
        QString translate(const char*, const char* source, const char*, int) const override {
            return QString::fromUtf8(source).toUpper();
        }
        bool isEmpty() const override { return false; }
    };
    LocalTable local(matchOf(setupOf(2, keep::Variant::Base), 1, 47));
    TableController table;
    table.setTable(&local);
    QVERIFY(settled(local));
    const QString before = table.match()->log()->at(0).text;
    Shouting translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    table.retranslate();
    const QString after = table.match()->log()->at(0).text;
    QCoreApplication::removeTranslator(&translator);
    QVERIFY(before != after);
    QVERIFY(before.toUpper() == after.toUpper());
    table.retranslate();
    QCOMPARE(table.match()->log()->at(0).text, before);
}

QTEST_GUILESS_MAIN(Models)
#include "models.moc"
