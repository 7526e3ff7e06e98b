// SPDX-License-Identifier: GPL-3.0-or-later
// The chronicle: what it tells of matches made by hand, in words, in tables and to a screen reader; and the
// window, with what is saved from it.
#include "fields.h"
#include "keptmatches.h"
#include "waiting.h"

#include "faces/fonts.h"
#include "library/people.h"
#include "rooms/chronicle/armsview.h"
#include "rooms/chronicle/chroniclepages.h"
#include "rooms/chronicle/chronicleprint.h"
#include "rooms/chronicle/chroniclewindow.h"
#include "rooms/chronicle/plotview.h"
#include "rooms/chronicle/spreadfigures.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

KeptSeat anna(double score, int rank = 0) {
    KeptSeat seat{QStringLiteral("Anna"), QStringLiteral("p-anna"), {}, 2};
    seat.score = score;
    seat.rank = rank;
    return seat;
}

KeptSeat bot(const QString& name, const QString& level, double score, int rank = 0) {
    KeptSeat seat{name, {}, level, 3};
    seat.score = score;
    seat.rank = rank;
    return seat;
}

KeptMatch over(const QString& game, const QString& day, int moves, std::vector<KeptSeat> seats) {
    KeptMatch match;
    match.id = day + game;
    match.state = KeptMatch::State::Over;
    match.game = game;
    match.moves = moves;
    match.seconds = 600;
    match.last = QDateTime(QDate::fromString(day, Qt::ISODate), QTime(12, 0));
    match.first = 0;
    match.seats = std::move(seats);
    return match;
}

const QString kKeep = QStringLiteral("castle-keep");
const QString kCaleira = QStringLiteral("castles-of-caleira");
const QString kWars = QStringLiteral("castle-wars");
/// Something is left to learn of every game.
const auto kLessons = [](const QString&) { return true; };

/// Two won and one lost of Castle Keep, one of Caleira shared, and one of bots.
std::vector<KeptMatch> madeByHand() {
    std::vector<KeptMatch> all;
    all.push_back(over(kKeep, "2026-09-01", 40, {anna(1), bot("Baldwin", "page", 0)}));
    all.push_back(over(kKeep, "2026-10-02", 30, {anna(0), bot("Rowena", "knight", 1)}));
    all.push_back(over(kCaleira, "2026-10-03", 50,
                       {anna(0.5, 1), bot("Rowena", "squire", 0.5, 1), bot("Osric", "page", 0, 3)}));
    all.back().seats[0].points = 17;
    all.push_back(over(kKeep, "2026-11-04", 24, {anna(1), bot("Rowena", "knight", 0)}));
    all.push_back(over(kWars, "2026-11-05", 60, {bot("Osric", "page", 0), bot("Isolde", "monarch", 1)}));
    all.back().seats[0].faction = QStringLiteral("robots");
    KeptMatch arranged = all.front();
    arranged.isArranged = true;
    all.push_back(arranged);
    return all;
}

const QStringList* rowOf(const Figures& figures, const QString& about) {
    for (const QStringList& row : figures.rows)
        if (row.value(0) == about) return &row;
    return nullptr;
}

} // namespace

class TestChronicle : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void whatSomebodyHasDone();
    void armsAreEarned();
    void wordsAndNumbers();
    void whatIsSpokenIsWhatStandsThere();
    void barsStandForMatches();
    void botsCountApart();
    void nothingPlayedSaysHowToBegin();
    void theWindowFollowsTheLibrary();
    void keysTurnPages();
    void seriesAreTold();
    void theNextStepLeadsThere();
    void keptMatchesAreOnePressAway();
    void itFitsTheScreen_data();
    void itFitsTheScreen();
    void paperPartsNothing();
    void paperIsReadInGrey();
    void aPageIsSavedAsPdf();
    void tablesAreSaved();
    void aTableThatCannotBeSaved();
    void manyMatchesMakeNobodyWait();

  private:
    void layThree();

    QTemporaryDir home_;
};

void TestChronicle::initTestCase() {
    QVERIFY(home_.isValid());
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    liveIn(home_.path());
    QLocale::setDefault(QLocale::c());
}

void TestChronicle::init() {
    QVERIFY(dataFolder().removeRecursively());
    QSettings().clear();
}

void TestChronicle::whatSomebodyHasDone() {
    const Chronicle all = chronicleOf(madeByHand());
    QCOMPARE(all.matches.size(), std::size_t{5}); // but not the one arranged
    const PersonChronicle person = chronicleOf(all, QStringLiteral("p-anna"));
    QCOMPARE(person.total.played, 4);
    QCOMPARE(person.total.won, 2);
    QCOMPARE(person.total.shared, 1);
    QCOMPARE(person.total.streak, 1);
    QCOMPARE(person.seconds, qint64{2400});
    QCOMPARE(person.games.front().game, kKeep);
    QCOMPARE(person.games.front().outcomes, (Outcomes{2, 0, 1}));
    QCOMPARE(person.games.front().fastest, 24);
    QCOMPARE(person.levels[0], (Outcomes{1, 0, 0}));
    QCOMPARE(person.levels[2], (Outcomes{1, 0, 1})); // Caleira was played against unlike ones
    QVERIFY(person.strongest == std::size_t{2});
    QCOMPARE(person.last.size(), std::size_t{4});
    QCOMPARE(person.last.front().day, QDate(2026, 11, 4));
    QCOMPARE(person.months.size(), std::size_t{3});
    QCOMPARE(chronicleOf(all, {}).total.played, 0); // a bot is nobody
}

/// The hall counts one person alone, and comes to the same.
void TestChronicle::armsAreEarned() {
    const QString who = QStringLiteral("p-anna");
    const PersonChronicle alone = chronicleOf(madeByHand(), who);
    QCOMPARE(alone.total, chronicleOf(chronicleOf(madeByHand()), who).total);
    const Arms arms = armsOf(alone);
    QCOMPARE(arms.earned, QStringList{kKeep}); // a share of the victory is none
    QCOMPARE(arms.crest, QStringLiteral("knight"));
    QVERIFY(armsOf(chronicleOf(madeByHand(), QStringLiteral("p-nobody"))).earned.isEmpty());
    const auto painted = [](const Arms& which) {
        QImage image(260, 330, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintArms(painter, image.size(), which, parchment::page());
        return image;
    };
    const QImage earned = painted(arms);
    const QImage none = painted({});
    const QRect keep(34, 86, 50, 60); // inside the first field
    const QRect caleira(174, 86, 50, 60);
    QVERIFY(earned.copy(keep) != none.copy(keep));
    QCOMPARE(earned.copy(caleira), none.copy(caleira));
}

void TestChronicle::wordsAndNumbers() {
    const Chronicle all = chronicleOf(madeByHand());
    const PersonChronicle person = chronicleOf(all, QStringLiteral("p-anna"));
    const Figures games = byGame(person);
    QCOMPARE(games.rows.size(), std::size_t{2});
    QCOMPARE(games.rows[0],
             (QStringList{"Castle Keep", "3", "2", "0", "1", "67 %", "fastest win: 24 move(s)"}));
    QCOMPARE(memorableOf(person.games[1]), QStringLiteral("finest castle: 17 point(s)"));
    const ChronicleSections numbers = numbersOf(all, person);
    QVERIFY(!numbers.empty());
    const Figures& rows = numbers[1].figures;
    QCOMPARE(rows.rows.size(), std::size_t{3}); // Keep against a Page, against a Knight; Caleira
    QCOMPARE(rows.rows[0].mid(0, 6), (QStringList{"Castle Keep", "as usual", "Page", "1", "1", "0"}));
    QCOMPARE(rows.rows[2].value(2), QStringLiteral("bots of unlike strength"));
    QVERIFY(rows.rows[2].contains(QStringLiteral("1.: 1×"))); // of three seats
    QVERIFY(!rows.rows[0].contains(QStringLiteral("1.: 1×")));
    const ChronicleSections here = everybody(all);
    const QStringList* first = rowOf(here[1].figures, QStringLiteral("Castle Keep, 2 seat(s)"));
    QVERIFY(first);
    QCOMPARE(*first, (QStringList{"Castle Keep, 2 seat(s)", "3", "2", "67 %", "50 %"}));
    QVERIFY(armsWords(person).contains(QStringLiteral("1 field(s)")));
    QCOMPARE(timeWords(9 * 3600 + 40 * 60 + 59), QStringLiteral("9 h 40"));
    QCOMPARE(againstWords({"Rowena", "Osric", "Isolde"}), QStringLiteral("Rowena and 2 other(s)"));
}

void TestChronicle::whatIsSpokenIsWhatStandsThere() {
    const Chronicle all = chronicleOf(madeByHand());
    const PersonChronicle person = chronicleOf(all, QStringLiteral("p-anna"));
    QCOMPARE(spoken(byGame(person)).section('\n', 1, 1),
             QStringLiteral("Castle Keep: Played 3, Won 2, Shared 0, Lost 1, Share won 67 %, "
                            "To remember fastest win: 24 move(s)."));
    QWidget page;
    const GameBars bars(person, &page);
    QCOMPARE(bars.accessibleDescription(), spoken(byGame(person)));
    const LastTwelve last(person, &page);
    QVERIFY(last.accessibleDescription().contains(QStringLiteral("Outcome shared")));
    const HouseView house(person, &page);
    QVERIFY(house.accessibleDescription().contains(QStringLiteral("Knight: Played 2, Won 1")));
    const ArmsView arms(person, QStringLiteral("Anna"), 2, &page);
    QVERIFY(arms.accessibleDescription().contains(QStringLiteral("Fields earned: Castle Keep.")));
    // Each plot has a table with the same numbers, and one hears them all.
    for (const ChronicleSections& sections : {timesOf(person), everybody(all), botsAlone(all)})
        for (const ChronicleSection& section : sections) {
            const PlotView plot(section.plot, section.figures, &page);
            for (const QStringList& row : section.figures.rows)
                for (const QString& cell : row) QVERIFY(plot.accessibleDescription().contains(cell));
            if (section.plot.empty()) continue;
            QCOMPARE(section.plot.size(), section.figures.rows.size());
            for (std::size_t row = 0; row < section.plot.size(); ++row) {
                const PlotBar& bar = section.plot[row];
                QCOMPARE(bar.label, section.figures.rows[row][0]);
                QCOMPARE(QString::number(bar.won + bar.shared + bar.lost), section.figures.rows[row][1]);
                QCOMPARE(QString::number(bar.won), section.figures.rows[row][2]);
            }
        }
}

void TestChronicle::barsStandForMatches() {
    const auto count = [](const Outcomes& outcomes, Outcome of) {
        return std::ranges::count(barsOf(outcomes), of);
    };
    QCOMPARE(barsOf({6, 0, 5}).size(), std::size_t{11});
    QCOMPARE(count({6, 0, 5}, Outcome::Won), 6);
    QCOMPARE(barsOf({}).size(), std::size_t{0});
    // Whatever there is shows, and there are never more than ten.
    for (const Outcomes& many :
         {Outcomes{1, 0, 99}, Outcomes{99, 1, 1}, Outcomes{1, 99, 1}, Outcomes{0, 1, 99},
          Outcomes{33, 33, 34}, Outcomes{0, 0, 40}, Outcomes{40, 0, 0}}) {
        QCOMPARE(barsOf(many).size(), std::size_t{10});
        QCOMPARE(count(many, Outcome::Won) > 0, many.won > 0);
        QCOMPARE(count(many, Outcome::Shared) > 0, many.shared > 0);
        QCOMPARE(count(many, Outcome::Lost) > 0, many.lost > 0);
    }
}

void TestChronicle::botsCountApart() {
    const Chronicle all = chronicleOf(madeByHand());
    const ChronicleSections alone = botsAlone(all);
    QCOMPARE(alone.size(), std::size_t{3});
    QCOMPARE(alone[0].figures.rows[0], (QStringList{"Page, Castle Wars", "1", "0", "0 %", "50 %"}));
    QCOMPARE(alone[0].figures.rows[1], (QStringList{"Monarch, Castle Wars", "1", "1", "100 %", "50 %"}));
    for (const ChronicleSection& section : everybody(all))
        for (const QStringList& row : section.figures.rows)
            QVERIFY(!row[0].contains(QStringLiteral("Castle Wars")));
}

void TestChronicle::nothingPlayedSaysHowToBegin() {
    const Chronicle none = chronicleOf({});
    const PersonChronicle person = chronicleOf(none, QStringLiteral("p-anna"));
    PersonSpread spread(person, QStringLiteral("Anna"), 2, true, nullptr);
    const QSignalSpy begun(&spread, &PersonSpread::newGameRequested);
    auto* begin = button(spread, QStringLiteral("Choose a game"));
    QVERIFY(begin);
    begin->click();
    QCOMPARE(begun.count(), 1);
    QVERIFY(timesOf(person).empty() && numbersOf(none, person).empty());
    QVERIFY(everybody(none).empty() && botsAlone(none).empty());
}

void TestChronicle::layThree() {
    for (int match = 0; match < 3; ++match)
        lay(QStringLiteral("20261123-06325140%1-aaaaaa").arg(match),
            writeRecord(matchOf("castle-keep", Seed(match + 1))), 100 - match);
}

void TestChronicle::theWindowFollowsTheLibrary() {
    People people;
    Library library(&people);
    ChronicleWindow window(&library, &people, kLessons);
    window.present();
    QVERIFY(waitUntil([&] { return window.isCounted(); }));
    QVERIFY(button(window, QStringLiteral("Choose a game")));
    layThree();
    QVERIFY(refreshed(library));
    // What is painted tells its numbers; the heading above it has the same name.
    const auto told = [&] {
        for (const auto* one : window.findChildren<QWidget*>())
            if (one->accessibleName() == QStringLiteral("By game") && !one->accessibleDescription().isEmpty())
                return one->accessibleDescription();
        return QString();
    };
    QVERIFY(waitUntil([&] { return told().contains(QStringLiteral("Played 3")); }));
    QCOMPARE(window.findChild<QComboBox*>()->currentText(), QStringLiteral("Anna"));
    QVERIFY(!button(window, QStringLiteral("Choose a game")));
}

void TestChronicle::keysTurnPages() {
    layThree();
    People people;
    Library library(&people);
    QVERIFY(refreshed(library));
    ChronicleWindow window(&library, &people, kLessons);
    window.present();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(waitUntil([&] { return window.isCounted(); }));
    const auto* pages = window.findChild<QStackedWidget*>();
    QCOMPARE(pages->currentIndex(), 0);
    QTest::keyClick(&window, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(pages->currentIndex(), 1);
    QTest::keyClick(&window, Qt::Key_PageUp, Qt::ControlModifier);
    QTest::keyClick(&window, Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(pages->currentIndex(), pages->count() - 1);
    // And the bookmarks with the arrows.
    auto* mark = field<QAbstractButton>(window, QStringLiteral("You"));
    QVERIFY(mark);
    mark->setFocus();
    mark->click();
    QTest::keyClick(mark, Qt::Key_Down);
    QCOMPARE(pages->currentIndex(), 1);
    QTest::keyClick(&window, Qt::Key_Escape);
    QVERIFY(!window.isVisible());
}

namespace {

/// Answers the next question for a file with `file`.
void answerFile(const QString& file) {
    QTimer::singleShot(50, qApp, [file] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) return answerFile(file);
        dialog->findChild<QLineEdit*>()->setText(file);
        dialog->QDialog::accept();
    });
}

QAction* entry(const QWidget& window, const QString& text) {
    for (auto* action : window.findChildren<QAction*>())
        if (QString(action->text()).remove('&') == text) return action;
    return nullptr;
}

} // namespace

void TestChronicle::seriesAreTold() {
    std::vector<KeptMatch> all = madeByHand();
    const auto play = [&](const QString& day, double own, const char* series, int first) {
        // The seats take turns.
        const bool turned = all.size() % 2 == 0;
        std::vector<KeptSeat> seats{anna(own), bot("Rowena", "knight", 1 - own)};
        if (turned) std::ranges::reverse(seats);
        all.push_back(over(kKeep, day, 30, seats));
        all.back().series = {series, first, false};
    };
    play("2026-11-10", 1, "one", 2);
    play("2026-11-11", 0, "one", 2);
    play("2026-11-12", 1, "one", 2);
    play("2026-11-13", 0, "two", 3);
    play("2026-11-14", 0.5, "two", 3); // nobody's
    const Chronicle chronicle = chronicleOf(all);
    QCOMPARE(chronicle.series.size(), std::size_t{2});
    QCOMPARE(chronicle.series[0].matches, 2);
    QVERIFY(!chronicle.series[0].winner);
    QVERIFY(chronicle.series[1].winner);
    const ChronicleSections told = seriesOf(chronicle, QStringLiteral("p-anna"));
    QCOMPARE(told.size(), std::size_t{1});
    const auto& rows = told[0].figures.rows;
    QCOMPARE(rows.size(), std::size_t{2});
    QCOMPARE(rows[0].mid(0, 5), (QStringList{"Castle Keep", "Rowena", "0 : 1", "3", "goes on"}));
    QCOMPARE(rows[1].mid(0, 5), (QStringList{"Castle Keep", "Rowena", "2 : 1", "2", "won"}));
    QVERIFY(seriesOf(chronicle, QStringLiteral("p-bert")).empty());
    QVERIFY(seriesOf(chronicle, {}).empty()); // a bot is nobody
}

void TestChronicle::theNextStepLeadsThere() {
    const Chronicle all = chronicleOf(madeByHand());
    const PersonChronicle person = chronicleOf(all, QStringLiteral("p-anna"));
    // Castle Keep was played last; a Page and a Knight have been beaten there.
    QCOMPARE(nextStep(person).game, kKeep);
    QCOMPARE(nextStep(person).level, QStringLiteral("squire"));
    QVERIFY(nextStep(person).words.startsWith(QStringLiteral("Castle Keep, not beaten yet: Squire.")));
    QVERIFY(nextStep(chronicleOf(all, QStringLiteral("p-bert"))).game.isEmpty());
    PersonSpread spread(person, QStringLiteral("Anna"), 2, true, nullptr);
    const QSignalSpy match(&spread, &PersonSpread::matchRequested);
    const QSignalSpy lessons(&spread, &PersonSpread::lessonsRequested);
    button(spread, QStringLiteral("Play against this one"))->click();
    QCOMPARE(match.value(0), (QVariantList{kKeep, QStringLiteral("squire")}));
    button(spread, QStringLiteral("Lessons"))->click();
    QCOMPARE(lessons.value(0), QVariantList{kKeep});
    QVERIFY(
        !button(PersonSpread(person, QStringLiteral("Anna"), 2, false, nullptr), QStringLiteral("Lessons")));
    // Whoever has beaten all of them has lessons left, or nothing.
    std::vector<KeptMatch> champion;
    for (const char* level : {"page", "squire", "knight", "monarch"})
        champion.push_back(over(kKeep, "2026-09-01", 40, {anna(1), bot("Baldwin", level, 0)}));
    const PersonChronicle best = chronicleOf(chronicleOf(champion), QStringLiteral("p-anna"));
    QVERIFY(nextStep(best).level.isEmpty());
    const PersonSpread last(best, QStringLiteral("Anna"), 2, true, nullptr);
    QVERIFY(button(last, QStringLiteral("Lessons")) &&
            !button(last, QStringLiteral("Play against this one")));
    QVERIFY(
        !button(PersonSpread(best, QStringLiteral("Anna"), 2, false, nullptr), QStringLiteral("Lessons")));
}

void TestChronicle::keptMatchesAreOnePressAway() {
    layThree();
    People people;
    Library library(&people);
    QVERIFY(refreshed(library));
    ChronicleWindow window(&library, &people, kLessons);
    window.present();
    QVERIFY(waitUntil([&] { return window.isCounted(); }));
    const QSignalSpy chest(&window, &ChronicleWindow::chestRequested);
    field<QAbstractButton>(window, QStringLiteral("Kept"))->click();
    QCOMPARE(chest.value(0), QVariantList{QStringLiteral("p-anna")});
    QCOMPARE(window.findChild<QStackedWidget*>()->currentIndex(), 0); // it is no page
}

void TestChronicle::itFitsTheScreen_data() {
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<double>("words");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("small") << QSize(1024, 600) << 1.0 << false;
    QTest::newRow("small, large words") << QSize(1024, 600) << 1.5 << false;
    QTest::newRow("small, large words, mirrored") << QSize(1024, 600) << 1.5 << true;
    QTest::newRow("usual, mirrored") << QSize(1366, 768) << 1.0 << true;
    QTest::newRow("large, mirrored") << QSize(3840, 2160) << 1.0 << true;
}

/// Less the frame of a window; with DRAWBRIDGE_PICTURES set to a folder, to be looked at.
void TestChronicle::itFitsTheScreen() {
    QFETCH(QSize, screen);
    QFETCH(double, words);
    QFETCH(bool, mirrored);
    loadFonts();
    const QFont before = QApplication::font();
    QApplication::setFont(parchment::sized(before, words));
    QGuiApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    layThree();
    People people;
    Library library(&people);
    QVERIFY(refreshed(library));
    {
        ChronicleWindow window(&library, &people, kLessons);
        window.present();
        window.resize(screen - QSize(0, 32));
        QVERIFY(waitUntil([&] { return window.isCounted(); }));
        QTest::qWait(400); // its words grow with it once its size has come to rest
        for (int page = 0; page < 5; ++page) {
            QCOMPARE(window.size(), screen - QSize(0, 32));
            for (const QString& name :
                 {QStringLiteral("You"), QStringLiteral("Kept"), QStringLiteral("Close"),
                  QStringLiteral("Print"), QStringLiteral("Forget…")}) {
                const auto* button = field<QAbstractButton>(window, name);
                const QRect where(button->mapTo(&window, QPoint()), button->size());
                QVERIFY2(window.rect().contains(where), qPrintable(name));
            }
            if (const QString folder = qEnvironmentVariable("DRAWBRIDGE_PICTURES"); !folder.isEmpty())
                window.grab().save(QStringLiteral("%1/screen-%2-%3.png")
                                       .arg(folder, QString::fromLatin1(QTest::currentDataTag()).remove(' '),
                                            QString::number(page)));
            QTest::keyClick(&window, Qt::Key_PageDown, Qt::ControlModifier);
        }
    }
    QApplication::setFont(before);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

namespace {

/// A page as a printer without colours puts it on paper.
QImage inGrey(const PaperPages& pages, int page, QSizeF size) {
    constexpr int dots = 2; // a point
    QImage paper((size * dots).toSize(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter painter(&paper);
    painter.scale(dots, dots);
    pages.paint(painter, page);
    painter.end();
    if (const QString folder = qEnvironmentVariable("DRAWBRIDGE_PICTURES"); !folder.isEmpty())
        paper.convertToFormat(QImage::Format_Grayscale8)
            .save(QStringLiteral("%1/%2-%3.png")
                      .arg(folder, QTest::currentTestFunction(), QString::number(page)));
    return paper.convertToFormat(QImage::Format_Grayscale8);
}

double darkPart(const QImage& picture, const QRect& where) {
    int dark = 0;
    for (int y = where.top(); y <= where.bottom(); ++y)
        for (int x = where.left(); x <= where.right(); ++x) dark += qGray(picture.pixel(x, y)) < 128;
    return double(dark) / (where.width() * where.height());
}

} // namespace

void TestChronicle::paperPartsNothing() {
    const QSizeF page = printedOn(QPageSize(QPageSize::A4));
    std::vector<KeptMatch> many;
    for (int match = 0; match < 300; ++match) {
        many.push_back(over(kKeep, QDate(2000, 1, 1).addMonths(match).toString(Qt::ISODate), 30,
                            {anna(match % 2), bot("Rowena", "knight", 1 - match % 2)}));
        many.back().series = {std::to_string(match), 1, false};
    }
    const Chronicle chronicle = chronicleOf(many);
    const ChroniclePrint print(
        page, {{QStringLiteral("Series"), seriesOf(chronicle, QStringLiteral("p-anna")), {}}});
    QVERIFY(print.pages() > 4); // every row, not only those that have room in the window
    for (int at = 1; at <= print.pages(); ++at) {
        const QImage paper = inGrey(print, at, page);
        QVERIFY(darkPart(paper, {0, 0, paper.width(), 60}) > 0);
        // Between the last row and the number nothing is cut.
        QCOMPARE(darkPart(paper, {0, paper.height() - 44, paper.width(), 8}), 0.0);
    }
    // Nothing to tell says so, on one page.
    const ChroniclePrint nothing(page, {{QStringLiteral("Series"), {}, QStringLiteral("None.")}});
    QCOMPARE(nothing.pages(), 1);
}

void TestChronicle::paperIsReadInGrey() {
    const QSizeF page = printedOn(QPageSize(QPageSize::A4));
    const Chronicle chronicle = chronicleOf(madeByHand());
    const PersonChronicle person = chronicleOf(chronicle, QStringLiteral("p-anna"));
    const ChroniclePrint whole(page, person, QStringLiteral("Anna"), 2, false);
    QCOMPARE(whole.pages(), 1);
    QImage paper = inGrey(whole, 1, page);
    QCOMPARE(qGray(paper.pixel(2, 2)), 255); // white, not parchment
    QVERIFY(darkPart(paper, paper.rect()) > 0.01);
    const ChroniclePrint arms(page, person, QStringLiteral("Anna"), 2, true);
    QCOMPARE(arms.pages(), 1);
    paper = inGrey(arms, 1, page);
    QVERIFY(darkPart(paper, paper.rect()) > 0.05); // they fill the paper
    const QRect middle(paper.width() / 3, paper.height() / 3, paper.width() / 3, paper.height() / 3);
    QVERIFY(darkPart(paper, middle) < 1); // and are no blot
    const ChroniclePrint numbers(page, {{QStringLiteral("Numbers"), numbersOf(chronicle, person), {}},
                                        {QStringLiteral("Over time"), timesOf(person), {}}});
    for (int at = 1; at <= numbers.pages(); ++at)
        QVERIFY(darkPart(inGrey(numbers, at, page), paper.rect()) > 0);
}

void TestChronicle::aPageIsSavedAsPdf() {
    layThree();
    People people;
    Library library(&people);
    QVERIFY(refreshed(library));
    ChronicleWindow window(&library, &people, kLessons);
    window.present();
    QVERIFY(waitUntil([&] { return window.isCounted(); }));
    QString told;
    QTimer look;
    connect(&look, &QTimer::timeout, &look, [&told] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            told = box->text();
            box->accept();
        }
    });
    look.start(20);
    for (const QString& what :
         {QStringLiteral("Save this page as PDF…"), QStringLiteral("Save the arms as PDF…")}) {
        const QString file = home_.filePath(what.left(13) + QStringLiteral(".pdf"));
        answerFile(file);
        entry(window, what)->trigger();
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.read(5) == "%PDF-");
        QVERIFY2(told.contains(QStringLiteral("has been saved")), qPrintable(told));
    }
    QCOMPARE(entry(window, QStringLiteral("Print this page…"))->shortcut(),
             QKeySequence(QKeySequence::Print));
}

void TestChronicle::tablesAreSaved() {
    layThree();
    People people;
    Library library(&people);
    QVERIFY(refreshed(library));
    ChronicleWindow window(&library, &people, kLessons);
    window.present();
    QVERIFY(waitUntil([&] { return window.isCounted(); }));
    // Asked for in the documents, whatever the working folder is; a name with a dot keeps its ending; and it
    // is said that it is there.
    const QString documents = home_.filePath(QStringLiteral("Papers"));
    QVERIFY(QDir().mkpath(documents));
    QFile folders(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                  QStringLiteral("/user-dirs.dirs"));
    QVERIFY(folders.open(QIODevice::WriteOnly));
    folders.write("XDG_DOCUMENTS_DIR=\"" + documents.toUtf8() + "\"\n");
    folders.close();
    QString begun;
    QString told;
    QTimer look;
    connect(&look, &QTimer::timeout, &look, [&] {
        QWidget* modal = QApplication::activeModalWidget();
        if (const auto* dialog = qobject_cast<QFileDialog*>(modal))
            begun = dialog->directory().absolutePath();
        if (auto* box = qobject_cast<QMessageBox*>(modal)) {
            told = box->text();
            box->accept();
        }
    });
    look.start(10);
    const QString file = home_.filePath(QStringLiteral("Season 1.2.csv"));
    answerFile(home_.filePath(QStringLiteral("Season 1.2")));
    entry(window, QStringLiteral("Save all matches…"))->trigger();
    QCOMPARE(begun, documents);
    QVERIFY2(told.contains(QDir::toNativeSeparators(file)), qPrintable(told));
    QVERIFY(!QFile::exists(home_.filePath(QStringLiteral("Season 1.2"))));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), matchesAsCsv(library.finished()));
    const QString numbers = home_.filePath(QStringLiteral("people.csv"));
    answerFile(numbers);
    entry(window, QStringLiteral("Save the numbers of all people…"))->trigger();
    QFile second(numbers);
    QVERIFY(second.open(QIODevice::ReadOnly));
    QCOMPARE(second.readAll(), peopleAsCsv(statisticsOf(library.finished())));
}

void TestChronicle::aTableThatCannotBeSaved() {
    layThree();
    People people;
    Library library(&people);
    QVERIFY(refreshed(library));
    ChronicleWindow window(&library, &people, kLessons);
    window.present();
    QVERIFY(waitUntil([&] { return window.isCounted(); }));
    QString told;
    answerFile(home_.filePath(QStringLiteral("no/such/folder/matches.csv")));
    QTimer look;
    connect(&look, &QTimer::timeout, &look, [&told] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            told = box->text();
            box->reject();
        }
    });
    look.start(20);
    entry(window, QStringLiteral("Save all matches…"))->trigger();
    QVERIFY2(told.contains(QStringLiteral("matches.csv")), qPrintable(told));
}

void TestChronicle::manyMatchesMakeNobodyWait() {
    constexpr int kMany = 10'000;
    std::vector<KeptMatch> many;
    const auto few = madeByHand();
    for (int match = 0; match < kMany; ++match) {
        many.push_back(few[std::size_t(match) % few.size()]);
        many.back().isArranged = false;
    }
    QElapsedTimer clock;
    clock.start();
    const Chronicle all = chronicleOf(std::move(many));
    const qint64 counted = clock.restart();
    const PersonChronicle person = chronicleOf(all, QStringLiteral("p-anna"));
    const ChronicleSections numbers = numbersOf(all, person);
    const PersonSpread spread(person, QStringLiteral("Anna"), 2, true, nullptr);
    const FiguresPage page({{QStringLiteral("Numbers"), numbers, {}}}, nullptr);
    const qint64 shown = clock.elapsed();
    qInfo("10,000 matches: counted in %lld ms (elsewhere), shown in %lld ms", counted, shown);
    QCOMPARE(all.matches.size(), std::size_t{kMany});
    QVERIFY2(shown < 1000, "somebody has to wait"); // about 100 times what it takes
}

QTEST_MAIN(TestChronicle)
#include "chronicle.moc"
