// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed in the rule book before all books have been read for the search, which happens on another
// thread: with the book closed, the language changed and the answer wanted meanwhile.
#include "reference/bookview.h"
#include "reference/rulereader.h"
#include "reference/searchresults.h"
#include "text/catalogue.h"

#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

using namespace drawbridge;

class TestFirstWord : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void closedMeanwhile();
    void inAnotherLanguageMeanwhile();
    void answeredAtOnce();

  private:
    QTemporaryDir home_;
};

namespace {

void ask(const RuleReader& reader, const char* words) {
    reader.findChild<QLineEdit*>()->setText(QString::fromUtf8(words));
}

} // namespace

void TestFirstWord::initTestCase() {
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home_.path());
    speak(QLocale::c());
}

void TestFirstWord::closedMeanwhile() {
    QVERIFY(!BookSearch::isReady());
    RuleReader reader;
    reader.setBook(QStringLiteral("castle-keep"));
    ask(reader, "can i block a jester");
}

/// Begun in English, asked and opened in German: each index holds the words of its own language.
void TestFirstWord::inAnotherLanguageMeanwhile() {
    RuleReader reader;
    reader.setBook(QStringLiteral("castle-keep"));
    auto* results = reader.findChild<SearchResults*>();
    ask(reader, "can i block a jester");
    QCOMPARE(results->count(), 0);
    speak(QLocale(QStringLiteral("de")));
    QVERIFY(!BookSearch::isReady());
    ask(reader, "kann man einen narren abwehren");
    QTest::keyClick(reader.findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(reader.place(), QStringLiteral("how"));
    QTRY_COMPARE_WITH_TIMEOUT(reader.place(), QStringLiteral("CASTLES-JEST-9"), 60000);
    QCOMPARE(reader.gameId(), QStringLiteral("castles"));
    QVERIFY(results->count() > 0);
    speak(QLocale::c());
    QVERIFY(BookSearch::isReady());
    QCOMPARE(BookSearch::in({}).find(QStringLiteral("can i block a jester")).front().anchor,
             QStringLiteral("CASTLES-JEST-9"));
    QVERIFY(!BookSearch::in({}).knows(QStringLiteral("abwehren")));
}

void TestFirstWord::answeredAtOnce() {
    QTRY_VERIFY_WITH_TIMEOUT(BookSearch::isReady(), 60000);
    RuleReader reader;
    reader.setBook(QStringLiteral("castles"));
    ask(reader, "can i block a jester");
    QVERIFY(reader.findChild<SearchResults*>()->count() > 0);
}

QTEST_MAIN(TestFirstWord)
#include "firstword.moc"
