// SPDX-License-Identifier: GPL-3.0-or-later
// Which words a reader is given whose language is there in part, in a variant, or in other letters.
#include "text/book/diagrams.h"
#include "text/book/rulebook.h"
#include "text/catalogue.h"
#include "text/gametext.h"
#include "text/languageasked.h"
#include "text/languagefile.h"
#include "text/wordbook.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace drawbridge;

namespace {

constexpr QStringView kFirst = u"CASTLES-GOAL-1";
constexpr QStringView kSecond = u"CASTLES-GOAL-2";

void write(const QDir& folder, const QString& name, const QByteArray& text) {
    QVERIFY(folder.mkpath(QFileInfo(name).path()));
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

/// What the first rules of CASTLES say.
QByteArray rules(const QByteArray& first, const QByteArray& second) {
    QByteArray text = R"({"sections": [{"rules": [{"id": "CASTLES-GOAL-1", "text": ")" + first + "\"}";
    if (!second.isEmpty()) text += R"(, {"id": "CASTLES-GOAL-2", "text": ")" + second + "\"}";
    return text + "]}]}";
}

} // namespace

class TestLanguages : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void names_data();
    void names();
    void fallsBack_data();
    void fallsBack();
    void ownWordsBeforeThoseOfTheProgram();
    void tooLarge();
    void asked();
    void staleCatalogue();
    void namesInWordsFromTheRight();

  private:
    QTemporaryDir folder_;
};

void TestLanguages::initTestCase() {
    const QDir folder(folder_.path());
    write(folder, QStringLiteral("assets/pt/castles/rules.json"), rules("pt 1", "pt 2"));
    write(folder, QStringLiteral("assets/pt_BR/castles/rules.json"), rules("br 1", {}));
    write(folder, QStringLiteral("assets/pt/castles/words.json"),
          R"({"tagline": "pt", "aims": {"castles": "pt"}})");
    write(folder, QStringLiteral("assets/pt_BR/castles/words.json"), R"({"tagline": "br"})");
    write(folder, QStringLiteral("assets/pt_BR/castles/diagrams.json"), R"({"quiet-rounds.title": "br"})");
    write(folder, QStringLiteral("assets/zh/castles/rules.json"), rules("zh 1", "zh 2"));
    write(folder, QStringLiteral("assets/zh_Hant/castles/rules.json"), rules("hant 1", {}));
    QStringList arguments{QStringLiteral("program"), QStringLiteral("--translation"), folder_.path(),
                          QStringLiteral("rules"), QStringLiteral("--language=pt_BR")};
    const LanguageAsked asked = takeLanguageAsked(arguments);
    QCOMPARE(arguments, QStringList({"program", "rules"}));
    QCOMPARE(asked.name, QStringLiteral("pt_BR"));
    QVERIFY(asked.check());
}

void TestLanguages::names_data() {
    QTest::addColumn<QStringList>("names");
    QTest::newRow("en_GB") << QStringList{"en"};
    QTest::newRow("C") << QStringList{"en"};
    QTest::newRow("de_AT") << QStringList{"de", "de_Latn", "de_AT"};
    QTest::newRow("pt_BR") << QStringList{"pt", "pt_Latn", "pt_BR"};
    QTest::newRow("zh_CN") << QStringList{"zh", "zh_Hans", "zh_CN"};
    // Other letters: nobody in Taipei is given those of Beijing.
    QTest::newRow("zh_TW") << QStringList{"zh_Hant", "zh_TW"};
    QTest::newRow("sr_Latn_RS") << QStringList{"sr_Latn", "sr_RS"};
}

void TestLanguages::names() {
    QFETCH(QStringList, names);
    QCOMPARE(languageNames(QLocale(QString::fromLatin1(QTest::currentDataTag()))), names);
}

void TestLanguages::fallsBack_data() {
    QTest::addColumn<QString>("first");   // a rule that all of them tell
    QTest::addColumn<QString>("second");  // one that only plain languages tell
    QTest::addColumn<QString>("message"); // of the window
    QTest::addColumn<QString>("plain");
    QLocale::setDefault(QLocale::c());
    const QString one = RuleBook::forGame(u"castles").find(kFirst)->text;
    const QString two = RuleBook::forGame(u"castles").find(kSecond)->text;
    const QString said = QStringLiteral("said here and there");
    const QString saidPlainly = QStringLiteral("said in plain words only");
    QTest::newRow("pt_BR") << "br 1" << "pt 2" << "falado em pt_BR" << QStringLiteral("só em pt");
    QTest::newRow("pt_PT") << "pt 1" << "pt 2" << "falado em pt" << QStringLiteral("só em pt");
    QTest::newRow("zh_CN") << "zh 1" << "zh 2" << QStringLiteral("说中文") << QStringLiteral("只有中文");
    QTest::newRow("zh_TW") << "hant 1" << two << said << saidPlainly;
    QTest::newRow("fr") << one << two << said << saidPlainly;
}

void TestLanguages::fallsBack() {
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(QString, message);
    QFETCH(QString, plain);
    speak(QLocale(QString::fromLatin1(QTest::currentDataTag())));
    const RuleBook& book = RuleBook::forGame(u"castles");
    QCOMPARE(book.find(kFirst)->text, first);
    QCOMPARE(book.find(kSecond)->text, second);
    QCOMPARE(QCoreApplication::translate("TestLanguages", "said here and there"), message);
    QCOMPARE(QCoreApplication::translate("TestLanguages", "said in plain words only"), plain);
}

/// Other files of words than the book's, which each read in a way of their own.
void TestLanguages::ownWordsBeforeThoseOfTheProgram() {
    speak(QLocale(QStringLiteral("pt_BR")));
    const WordBook& words = WordBook::forGame(u"castles");
    QCOMPARE(words.text({"tagline"}), QStringLiteral("br"));
    QCOMPARE(words.text({"aims", "castles"}), QStringLiteral("pt"));
    QCOMPARE(words.text({"learn"}), WordBook::inEnglish(u"castles").text({"learn"}));
    QVERIFY(!words.text({"learn"}).isEmpty());
    const Scenario* diagram = findDiagram(QStringLiteral("castles"), QStringLiteral("quiet-rounds"));
    QVERIFY(diagram != nullptr);
    QCOMPARE(diagram->title, std::string("br"));
    QCOMPARE(readersLanguage(), QStringLiteral("pt_BR"));
    speak(QLocale(QStringLiteral("pt_PT")));
    QCOMPARE(readersLanguage(), QStringLiteral("pt"));
    speak(QLocale(QStringLiteral("fr")));
    QCOMPARE(readersLanguage(), QStringLiteral("en"));
}

/// A file of words beyond any that people write is not read at all, and English stands in for it; one just as
/// large as may be is read.
void TestLanguages::tooLarge() {
    constexpr qsizetype kLargest = 4 << 20;
    const QDir folder(folder_.path());
    const auto filled = [](QByteArray text, qsizetype size) {
        return text.append(size - text.size(), ' '); // between its end and that of the file
    };
    write(folder, QStringLiteral("assets/gl/castles/rules.json"), filled(rules("gl 1", "gl 2"), kLargest));
    write(folder, QStringLiteral("assets/gl/castle-keep/rules.json"), filled("{}", kLargest + 1));
    write(folder, QStringLiteral("assets/gl/castles/words.json"),
          filled(R"({"tagline": "gl"})", 3 * kLargest));
    speak(QLocale(QStringLiteral("gl")));
    QCOMPARE(readersLanguage(), QStringLiteral("gl"));
    QCOMPARE(RuleBook::forGame(u"castles").find(kFirst)->text, QStringLiteral("gl 1"));
    for (const char* game : {"castle-keep/rules", "castles/words"}) {
        const QString sentence =
            QStringLiteral("%1 has more than 4 MB: divide it, or take out what is no words")
                .arg(folder.filePath(QStringLiteral("assets/gl/%1.json").arg(QLatin1String(game))));
        QTest::ignoreMessage(QtWarningMsg, qPrintable(sentence));
    }
    QVERIFY(RuleBook::forGame(u"castle-keep").find(u"KEEP-WIN-1") != nullptr);
    QVERIFY(!RuleBook::forGame(u"castle-keep").find(u"KEEP-WIN-1")->text.isEmpty());
    QCOMPARE(WordBook::forGame(u"castles").text({"tagline"}),
             WordBook::inEnglish(u"castles").text({"tagline"}));
}

void TestLanguages::asked() {
    speak(QLocale(QStringLiteral("fr")));
    QVERIFY(
        (LanguageAsked{QStringLiteral("fr"), {}}.check().problem().text().contains(QStringLiteral("“fr”"))));
    speak(QLocale::c());
    QVERIFY((LanguageAsked{QStringLiteral("en_GB"), {}}.check()));
    const QString nowhere = folder_.filePath(QStringLiteral("nowhere"));
    QVERIFY((LanguageAsked{{}, nowhere}.check().problem().text().contains(nowhere)));
    QStringList halfSaid{QStringLiteral("program"), QStringLiteral("--language")};
    QCOMPARE(takeLanguageAsked(halfSaid).name, QString());
    QCOMPARE(halfSaid.size(), 2); // left for whoever reads the rest to complain of
}

/// Words that were changed and not released would be looked for in vain.
void TestLanguages::staleCatalogue() {
    const QDir folder(folder_.path());
    const LanguageAsked asked{{}, folder_.path()};
    write(folder, QStringLiteral("translations/drawbridge_pt.ts"), "words");
    QVERIFY(asked.check());
    write(folder, QStringLiteral("translations/drawbridge_pt.qm"), "released");
    QVERIFY(asked.check());
    QFile words(folder.filePath(QStringLiteral("translations/drawbridge_pt.ts")));
    QVERIFY(words.open(QIODevice::ReadWrite));
    QVERIFY(words.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
    words.close();
    QVERIFY(asked.check().problem().text().contains(QStringLiteral("drawbridge_pt.ts")));
}

/// A name in other letters than the words round it does not turn them.
void TestLanguages::namesInWordsFromTheRight() {
    const QStringList names{QStringLiteral("Anna")};
    speak(QLocale(QStringLiteral("de")));
    QCOMPARE(seatName(names, 0), QStringLiteral("Anna"));
    speak(QLocale(QStringLiteral("ar")));
    const QString said = seatName(names, 0) + QStringLiteral(" فاز");
    QVERIFY(said.isRightToLeft() && said.contains(names[0]));
    QCOMPARE(seatName({seatName(names, 0)}, 0), seatName(names, 0));
    speak(QLocale::c());
}

QTEST_GUILESS_MAIN(TestLanguages)
#include "languages.moc"
