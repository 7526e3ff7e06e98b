// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of tables: what is looked at comes first, and what nobody wants any more is not made.
#include "widgets/tablecamera.h"

#include "match/gameinfo.h"
#include "reference/bookview.h"
#include "reference/rulereader.h"
#include "text/book/booksearch.h"
#include "text/book/diagrams.h"
#include "widgets/tablediagrams.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace drawbridge;

namespace {

const QString kKeep = QStringLiteral("castle-keep");
constexpr int kWidth = 400;
constexpr int kPatience = 60000; // ms

using Priority = std::optional<int>;

} // namespace

class TestTableCamera : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void theMostUrgentFirst();
    void whatNobodyWantsIsNotMade();
    void givenUpWhileAtWork();
    void oneWhoAsksIsEnough();
    void inAnotherLanguageAnew();
    void whatIsSeenOfAPage();
    void theAnswerBeforeThePage();
    void aPageThatIsNotSeen();

  private:
    /// Orders a picture that notes down when its table is laid and when it is done.
    void order(TableCamera& camera, const QString& name, std::function<Priority()> priority);

    QTemporaryDir home_;
    QStringList laid_;
    QStringList done_;
};

void TestTableCamera::initTestCase() {
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home_.path());
}

void TestTableCamera::order(TableCamera& camera, const QString& name, std::function<Priority()> priority) {
    camera.take({.match =
                     [this, name] {
                         laid_ << name;
                         const Scenario& diagram = diagramsOf(kKeep).front();
                         return Match(diagram.start->clone(),
                                      std::vector<Player>(static_cast<std::size_t>(diagram.start->seats())),
                                      1, UndoRule::Fair);
                     },
                 .width = kWidth,
                 .priority = std::move(priority),
                 .done =
                     [this, name](const QImage& image) {
                         done_ << (image.isNull() ? QStringLiteral("no ") + name : name);
                     }});
}

void TestTableCamera::theMostUrgentFirst() {
    TableCamera camera;
    laid_.clear();
    done_.clear();
    // What is scrolled into sight comes before what is no longer.
    order(camera, QStringLiteral("late"), [this] { return Priority(done_.isEmpty() ? 9 : 1); });
    order(camera, QStringLiteral("first"), [] { return Priority(3); });
    order(camera, QStringLiteral("second"), [] { return Priority(3); });
    order(camera, QStringLiteral("last"), [] { return Priority(20); });
    order(camera, QStringLiteral("at once"), [] { return Priority(0); });
    QTRY_COMPARE_WITH_TIMEOUT(done_.size(), 5, kPatience);
    QCOMPARE(done_, QStringList({"at once", "late", "first", "second", "last"}));
    QCOMPARE(laid_, done_);
}

void TestTableCamera::whatNobodyWantsIsNotMade() {
    TableCamera camera;
    laid_.clear();
    done_.clear();
    auto page = std::make_unique<int>(0);
    const auto ofThePage = [&page] { return page ? Priority(0) : Priority(); };
    order(camera, QStringLiteral("one"), [] { return Priority(0); });
    order(camera, QStringLiteral("left"), ofThePage);
    order(camera, QStringLiteral("left too"), ofThePage);
    order(camera, QStringLiteral("two"), [] { return Priority(5); });
    page.reset();
    QTRY_COMPARE_WITH_TIMEOUT(done_.size(), 4, kPatience);
    QCOMPARE(done_, QStringList({"no left", "no left too", "one", "two"}));
    QCOMPARE(laid_, QStringList({"one", "two"})); // the others' tables were never laid
}

void TestTableCamera::givenUpWhileAtWork() {
    TableCamera camera;
    laid_.clear();
    done_.clear();
    bool wanted = true;
    order(camera, QStringLiteral("given up"), [&wanted] { return wanted ? Priority(0) : Priority(); });
    QTRY_COMPARE(laid_.size(), 1);
    wanted = false;
    order(camera, QStringLiteral("next"), [] { return Priority(0); });
    QTRY_COMPARE_WITH_TIMEOUT(done_.size(), 2, kPatience);
    QCOMPARE(done_, QStringList({"no given up", "next"}));
}

/// A diagram that two pages show stays in hand when one of them is left, and can be asked for anew when both
/// are.
void TestTableCamera::oneWhoAsksIsEnough() {
    TableCamera camera;
    TableDiagrams diagrams(&camera);
    QSignalSpy painted(&diagrams, &DiagramSource::painted);
    const QString id = QString::fromStdString(diagramsOf(kKeep).front().id);
    const auto cloth = DiagramSource::Ground::Cloth;
    const auto ask = [&](Priority priority) {
        return diagrams.picture(kKeep, id, kWidth, cloth, [priority] { return priority; });
    };
    QVERIFY(ask({}).isNull());
    QVERIFY(ask(4).isNull());
    QTRY_COMPARE_WITH_TIMEOUT(painted.size(), 1, kPatience);
    QVERIFY(!ask({}).isNull());
    const auto other = [&](Priority priority) {
        return diagrams.picture(kKeep, id, kWidth / 2, cloth, [priority] { return priority; });
    };
    QVERIFY(other({}).isNull());
    QTest::qWait(50);
    QCOMPARE(painted.size(), 1);
    QVERIFY(other(0).isNull());
    QTRY_COMPARE_WITH_TIMEOUT(painted.size(), 2, kPatience);
}

/// The words in a diagram are those of the reader's language.
void TestTableCamera::inAnotherLanguageAnew() {
    TableCamera camera;
    TableDiagrams diagrams(&camera);
    QSignalSpy painted(&diagrams, &DiagramSource::painted);
    const QString id = QString::fromStdString(diagramsOf(kKeep).front().id);
    QVERIFY(diagrams.picture(kKeep, id, kWidth).isNull());
    QTRY_COMPARE_WITH_TIMEOUT(painted.size(), 1, kPatience);
    const QImage before = diagrams.picture(kKeep, id, kWidth);
    QVERIFY(!before.isNull());
    QLocale::setDefault(QLocale(QLocale::German));
    const bool isAnew = diagrams.picture(kKeep, id, kWidth).isNull();
    QLocale::setDefault(QLocale::c());
    QVERIFY(isAnew);
    QCOMPARE(diagrams.picture(kKeep, id, kWidth), before);
}

/// What is above the window of a page waits for what is in it and below.
void TestTableCamera::whatIsSeenOfAPage() {
    class Noted : public DiagramSource {
      public:
        QImage picture(const QString&, const QString& diagram, int, Ground,
                       DiagramSource::Priority priority) override {
            asked[diagram] = std::move(priority);
            return {};
        }
        std::map<QString, DiagramSource::Priority> asked;
    } noted;
    RuleReader reader;
    reader.resize(900, 600);
    reader.setDiagrams(&noted);
    reader.setBook(kKeep);
    reader.open(QStringLiteral("how"));
    reader.show();
    auto* page = reader.findChild<BookView*>();
    QVERIFY(QTest::qWaitForWindowExposed(&reader));
    QTRY_VERIFY(noted.asked.size() > 2 && page->verticalScrollBar()->maximum() > page->height());
    std::vector<std::pair<int, QString>> byHaste;
    const auto sort = [&] {
        byHaste.clear();
        for (const auto& [diagram, priority] : noted.asked)
            if (const Priority now = priority()) byHaste.emplace_back(*now, diagram);
        std::ranges::sort(byHaste);
    };
    sort();
    const QString html = page->document()->toHtml();
    const auto place = [&](const QString& diagram) {
        return html.indexOf(QLatin1String("diagram:") + diagram + '?');
    };
    QCOMPARE(byHaste.size(), noted.asked.size());
    for (std::size_t i = 1; i < byHaste.size(); ++i)
        QVERIFY2(place(byHaste[i - 1].second) < place(byHaste[i].second), qPrintable(byHaste[i].second));
    const QString above = byHaste.front().second;
    page->verticalScrollBar()->setValue(page->verticalScrollBar()->maximum());
    sort();
    QVERIFY(byHaste.front().second != above);
    reader.hide();
    sort();
    QVERIFY(byHaste.empty());
}

void TestTableCamera::theAnswerBeforeThePage() {
    BookSearch::fetch([] {});
    QTRY_VERIFY_WITH_TIMEOUT(BookSearch::isReady(), kPatience); // so that the answer comes at once
    TableCamera camera;
    TableDiagrams diagrams(&camera);
    QSignalSpy painted(&diagrams, &DiagramSource::painted);
    RuleReader reader;
    reader.resize(900, 700);
    reader.setDiagrams(&diagrams);
    reader.setBook(kKeep);
    reader.open(QStringLiteral("how"));
    reader.show();
    QVERIFY(QTest::qWaitForWindowExposed(&reader));
    QTest::qWait(20); // the page has asked for all of its diagrams, and the first is at work
    reader.findChild<QLineEdit*>()->setText(QStringLiteral("how does a castle fall"));
    const QString html = reader.findChild<BookView*>()->document()->toHtml();
    static const QRegularExpression picture(QStringLiteral("diagram:([^?]+)\\?"));
    const QString answer = picture.match(html).captured(1);
    QVERIFY(!answer.isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(painted.size(), 1, kPatience);
    QCOMPARE(painted.front().at(1).toString(), answer);
    // Of the page that is no longer seen nothing comes behind it.
    QTest::qWait(1500);
    QCOMPARE(painted.size(), 1);
}

void TestTableCamera::aPageThatIsNotSeen() {
    TableCamera camera;
    TableDiagrams diagrams(&camera);
    QSignalSpy painted(&diagrams, &DiagramSource::painted);
    RuleReader reader;
    reader.setDiagrams(&diagrams);
    reader.setBook(kKeep);
    reader.open(QStringLiteral("how"));
    QTest::qWait(1000);
    QCOMPARE(painted.size(), 0);
    reader.show();
    QTRY_VERIFY_WITH_TIMEOUT(painted.size() > 0, kPatience);
}

QTEST_MAIN(TestTableCamera)
#include "tablecamera.moc"
