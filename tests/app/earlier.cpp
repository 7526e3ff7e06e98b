// SPDX-License-Identifier: GPL-3.0-or-later
// What earlier programs have kept is taken over whole: tests/kept has a home of each kind.
#include "keptmatches.h"
#include "library/matchkeeper.h"
#include "library/people.h"
#include "library/recordfile.h"
#include "library/series.h"
#include "match/setup.h"
#include "match/slide.h"
#include "rooms/newgame/newgame.h"
#include "rooms/print/sheetsettings.h"
#include "rooms/teacher/drawing.h"
#include "widgets/asking.h"
#include "widgets/deckfile.h"
#include "widgets/preferences.h"

#include <QDirIterator>
#include <QtTest>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

const GameInfo& game(std::string_view id) { return *findGame(id); }

/// Players and options as a new game offers them.
QString offered(std::string_view id) {
    const NewGame choice = rememberedGame(game(id));
    QStringList words;
    for (const Player& player : choice.players)
        words << QString::fromStdString(player.isBot ? player.name + "=" + player.bot
                                                     : player.name + ":" + player.person);
    for (std::size_t i = 0; i < choice.setup.options.size(); ++i)
        if (const OptionValue value = optionOf(choice.setup, i); value != 0)
            words << QString::fromStdString(std::string(choice.game->options()[i].name) + "=" +
                                            std::string(choice.game->options()[i].values[value]));
    if (choice.undo == UndoRule::Practice) words << QStringLiteral("practice");
    if (choice.series.first > 0) words << QStringLiteral("first to %1").arg(choice.series.first);
    return words.join(' ');
}

std::vector<Slide> slidesIn(const QString& file) {
    const Scenarios read = readScenarios(readFile(file).valueOr({}));
    std::vector<Slide> slides;
    if (!read.broken.empty()) return slides;
    for (const Scenario& scenario : read.scenarios)
        if (std::optional<Slide> slide = slideOf(scenario)) slides.push_back(std::move(*slide));
    return slides;
}

std::size_t marksOn(const Slide& slide) {
    return static_cast<std::size_t>(
        readDrawing(slide.drawing, slide.arrangement.game().words(slide.arrangement.setup()).piles).size());
}

} // namespace

class TestEarlier : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void beforeTheLibrary();
    void version01();

  private:
    /// Lives in a copy of such a home.
    void moveInto(const QString& kept);

    std::unique_ptr<QTemporaryDir> home_;
};

void TestEarlier::init() { home_ = std::make_unique<QTemporaryDir>(); }

void TestEarlier::moveInto(const QString& kept) {
    const QDir from(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/kept/") + kept);
    QDirIterator files(from.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString to = home_->filePath(from.relativeFilePath(files.next()));
        QVERIFY(QDir().mkpath(QFileInfo(to).path()));
        QVERIFY(QFile::copy(files.filePath(), to));
        QVERIFY(QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner));
    }
    liveIn(home_->path());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       home_->filePath(QStringLiteral("config")));
}

/// A program of 22 November 2026: matches that were not over lay each in a place of its own, people had no
/// names that last, a table of the teacher's had one position.
void TestEarlier::beforeTheLibrary() {
    moveInto(QStringLiteral("early"));
    Preferences wanted;
    wanted.theme = Theme::Dark;
    wanted.textSize = 130;
    wanted.motion = 180;
    wanted.pace = 300;
    wanted.curtain = false;
    wanted.showAll = true;
    wanted.language = QStringLiteral("de");
    QVERIFY(Preferences::load() == wanted);
    QCOMPARE(rememberedKind().id(), std::string_view("castle-keep"));
    QCOMPARE(offered("castle-keep"),
             QStringLiteral("Anna: Baldwin=knight Rowena=greedy option.variant=empire practice"));
    QCOMPARE(offered("castles-of-caleira"), QStringLiteral("Anna: Ben: Baldwin=knight option.moats=on"));

    MatchKeeper keeper;
    takeOverUnfinished();
    QCOMPARE(keeper.unfinished().size(), 2);
    QStringList origins;
    for (const QString& file : keeper.unfinished()) {
        const OpenedFile opened = Library::open(matchOfFile(file));
        QVERIFY(opened.match);
        QVERIFY(!opened.match->isOver());
        QVERIFY(keeper.resume(file));
        origins << keeper.origin();
    }
    QCOMPARE(origins.count(QStringLiteral("/home/anna/keep.drawbridge")), 1);

    const std::vector<Slide> slides = slidesIn(home_->filePath(QStringLiteral("files/gate.json")));
    QCOMPARE(slides.size(), 1u);
    QCOMPARE(slides[0].title, std::string("The gate is about to open"));
    QCOMPARE(marksOn(slides[0]), 2u);
}

/// A program of 26 November 2026.
void TestEarlier::version01() {
    moveInto(QStringLiteral("0.1"));
    Preferences wanted;
    wanted.theme = Theme::Contrast;
    wanted.textSize = 115;
    wanted.motion = 300;
    wanted.rest = 500;
    wanted.dragDistance = 12;
    wanted.hold = 900;
    wanted.pace = 250;
    wanted.memory = 128;
    wanted.curtain = false;
    wanted.waste = false;
    wanted.sound = true;
    wanted.volume = 40;
    wanted.announced = Announced::Concern;
    wanted.ground = QStringLiteral("wine");
    wanted.backs = QStringLiteral("masonry");
    wanted.language = QStringLiteral("de");
    QVERIFY(Preferences::load() == wanted);

    const People people;
    QVERIFY(!people.problem());
    QCOMPARE(people.all().size(), 2u);
    const std::optional<Person> anna = people.called(QStringLiteral("Anna"));
    QVERIFY(anna && anna->shield == 3);
    QCOMPARE(offered("castle-wars"),
             QStringLiteral("Anna:%1 Baldwin=knight option.size=epic first to 3").arg(anna->id));
    QCOMPARE(offered("castles"),
             QStringLiteral("Anna:%1 Guest: Rowena=squire house.packs=2 practice").arg(anna->id));
    QVERIFY(std::ranges::count(loadAsking(game("castles")), Asking::Always) > 1);
    const SheetSettings sheets = SheetSettings::load();
    QCOMPARE(sheets.options.bleed, 2.5);
    QCOMPARE(sheets.options.marks, SheetMarks::machine);
    QCOMPARE(sheets.address, QStringLiteral("Anna, Castle Road 1"));

    const QString gone = QStringLiteral("20261126-100000000-eeeeee");
    QVERIFY(
        QFile::rename(deletedFileOf(gone), freshDeletedFile(gone))); // else it has lain there for too long
    Library library;
    QVERIFY(refreshed(library));
    QCOMPARE(library.count(), 4);
    for (const KeptMatch& kept : library.list()) {
        QVERIFY(kept.isReadable());
        QVERIFY(Library::open(kept.id).match);
        QCOMPARE(kept.seats[0].person, anna->id);
    }
    MatchFilter titled;
    titled.text = QStringLiteral("revenge");
    QCOMPARE(library.count(titled), 1);
    const std::vector<PlayedSeries> series = seriesOf(library.finished());
    QCOMPARE(series.size(), 1u);
    QCOMPARE(series[0].first, 3);
    QCOMPARE(series[0].matches, 2);
    QCOMPARE(Library::deleted().size(), 1);
    QVERIFY(library.restore(Library::deleted()[0]));
    QCOMPARE(library.count(), 5);

    const auto deck = openDeck(nullptr, home_->filePath(QStringLiteral("files/mine.drawbridge-deck")));
    QVERIFY2(deck, qPrintable(deck ? QString() : deck.problem().text()));
    const std::vector<Slide> slides =
        slidesIn(home_->filePath(QStringLiteral("files/lesson.drawbridge-position")));
    QCOMPARE(slides.size(), 2u);
    QCOMPARE(slides[0].tell, std::string("What would you take?"));
    QCOMPARE(slides[0].note, std::string("Wait for an answer"));
    QCOMPARE(slides[0].hands, Seat{0});
    QCOMPARE(marksOn(slides[0]), 2u);
    QCOMPARE(slides[1].title, std::string("Later"));
}

QTEST_MAIN(TestEarlier)
#include "earlier.moc"
