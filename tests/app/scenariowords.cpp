// SPDX-License-Identifier: GPL-3.0-or-later
// Words of lessons and diagrams: each belongs to something, nothing lacks its own, and a language that does
// not have them all takes the others from English.
#include "text/book/scenariowords.h"
#include "core/json.h"
#include "match/gamestate.h"
#include "text/book/diagrams.h"
#include "text/gametext.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSet>
#include <QTest>

using namespace drawbridge;

namespace {

const QDir kAssets(QStringLiteral(DRAWBRIDGE_SOURCE "/assets"));
const QString kLessons = QStringLiteral("lessons");
const QString kFurther = QStringLiteral("further");
const QString kDiagrams = QStringLiteral("diagrams");
const QString kPuzzles = QStringLiteral("puzzles");

QByteArray contentsOf(const QString& path) {
    QFile file(kAssets.filePath(path));
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// The ids under which words are looked for.
QSet<QString> idsOf(const QString& shelf, const QString& game) {
    QSet<QString> ids;
    const QByteArray positions = contentsOf(QStringLiteral("positions/%1/%2.json").arg(shelf, game));
    withWords(readJson(positions.toStdString()).root, [&](const QString& id) {
        ids.insert(id);
        return QString();
    });
    return ids;
}

QJsonObject wordsOf(const QString& language, const QString& shelf, const QString& game) {
    const QString path = QStringLiteral("%1/%2/%3.json").arg(language, game, shelf);
    return QJsonDocument::fromJson(contentsOf(path)).object();
}

/// Whether there must be words in English. Names are good as they are, and what a diagram tells is in the
/// book.
bool isWanted(const QString& id, const QString& shelf) {
    if (id.startsWith(QLatin1String("name."))) return false;
    const bool isOfStep = id.count(QLatin1Char('.')) > 1;
    if (shelf == kPuzzles) return !isOfStep; // an answer has words of its own or those of its file
    return shelf != kDiagrams || isOfStep || id.endsWith(QLatin1String(".title"));
}

} // namespace

class TestScenarioWords : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void nothingLacksWords_data() { allFiles(); }
    void nothingLacksWords();
    void noWordsAreForNothing_data() { allFiles(); }
    void noWordsAreForNothing();
    void whatALanguageLacksIsEnglish();
    void everythingSpecialIsTaught();

  private:
    static void allFiles();
};

void TestScenarioWords::allFiles() {
    QTest::addColumn<QString>("shelf");
    QTest::addColumn<QString>("game");
    for (const QString& shelf : {kLessons, kFurther, kPuzzles, kDiagrams})
        for (const GameInfo* game : allGames())
            QTest::addRow("%s/%s", qPrintable(shelf), game->id().data()) << shelf << toQString(game->id());
}

void TestScenarioWords::nothingLacksWords() {
    QFETCH(QString, shelf);
    QFETCH(QString, game);
    const QJsonObject words = wordsOf(QStringLiteral("en"), shelf, game);
    const QSet<QString> ids = idsOf(shelf, game);
    QVERIFY(ids.size() > 20);
    for (const QString& id : ids)
        QVERIFY2(!isWanted(id, shelf) || !words[id].toString().isEmpty(), qPrintable(id));
    for (const Scenario& puzzle : lessonsOf(game, Course::Puzzles))
        for (const Puzzle::Answer& answer : puzzle.puzzle->answers)
            QVERIFY2(!answer.tell.empty(), qPrintable(game + u' ' + toQString(puzzle.id)));
}

void TestScenarioWords::noWordsAreForNothing() {
    QFETCH(QString, shelf);
    QFETCH(QString, game);
    const QSet<QString> ids = idsOf(shelf, game);
    for (const QString& language : kAssets.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!kAssets.exists(QStringLiteral("%1/%2/%3.json").arg(language, game, shelf))) continue;
        for (const QString& id : wordsOf(language, shelf, game).keys())
            QVERIFY2(ids.contains(id), qPrintable(language + QStringLiteral(": ") + id));
    }
}

void TestScenarioWords::whatALanguageLacksIsEnglish() {
    const QString game = QStringLiteral("castle-rampage");
    const Scenario& english = lessonsOf(game).front();
    QLocale::setDefault(QLocale(QLocale::Esperanto)); // eo/ beside this file
    const Scenario& own = lessonsOf(game).front();
    QCOMPARE(own.title, std::string("La unua muro"));
    QCOMPARE(own.tell, english.tell);
    QCOMPARE(own.done, english.done);
    QCOMPARE(own.steps.size(), english.steps.size());
    QCOMPARE(own.steps[0].tell, std::string("Unue la pordego."));
    QVERIFY(!own.steps[1].tell.empty());
    QCOMPARE(own.steps[1].tell, english.steps[1].tell);
    QCOMPARE(own.names, (std::vector<std::string>{"Ludanto 1", "Baldwin"}));
    QVERIFY(own.start->equals(*english.start));
    QCOMPARE(lessonsOf(u"castle-keep").front().title, std::string("Draw two tiles")); // no file at all
}

/// Each card that does something, and each faction as the learner's own, is in a lesson.
void TestScenarioWords::everythingSpecialIsTaught() {
    for (const GameInfo* game : allGames()) {
        const QString id = toQString(game->id());
        QString lessons;
        for (const QString& shelf : {kLessons, kFurther})
            lessons += QString::fromUtf8(contentsOf(QStringLiteral("positions/%1/%2.json").arg(shelf, id)));
        const QJsonObject words = wordsOf(QStringLiteral("en"), QStringLiteral("words"), id);
        const QJsonObject cards = words[QLatin1String("cards")].toObject();
        for (auto card = cards.begin(); card != cards.end(); ++card)
            QVERIFY2(!card->toObject().contains(QLatin1String("effect")) ||
                         lessons.contains(card.key(), Qt::CaseInsensitive),
                     qPrintable(id + QStringLiteral(": ") + card.key()));
        for (const QString& faction : words[QLatin1String("factions")].toObject().keys())
            QVERIFY2(lessons.contains(QStringLiteral("\"option.faction-1\": \"%1\"").arg(faction)),
                     qPrintable(faction));
    }
}

QTEST_GUILESS_MAIN(TestScenarioWords)
#include "scenariowords.moc"
