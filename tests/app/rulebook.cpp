// SPDX-License-Identifier: GPL-3.0-or-later
// The rule books as people read them: every clause is there, every link leads somewhere, every diagram can be
// drawn, and whatever a ruling settles is asked.
#include "text/book/rulebook.h"
#include "text/book/bookpage.h"
#include "text/book/diagrams.h"
#include "text/gametext.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace drawbridge;

namespace {

QStringList lines(const char* file) {
    QFile source(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/app/") + QLatin1String(file));
    if (!source.open(QIODevice::ReadOnly)) qFatal("cannot read %s", file);
    return QString::fromUtf8(source.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

/// The clauses and rulings of the ledgers that begin so: clauses.txt has a line "KEEP-BUILD 1-17 20" for each
/// group of them.
QStringList clausesOf(const QString& prefix) {
    QStringList clauses;
    for (const QString& line : lines("clauses.txt")) {
        const QStringList words = line.split(QLatin1Char(' '));
        if (!words.front().startsWith(prefix + QLatin1Char('-'))) continue;
        for (const QString& run : words.mid(1)) {
            const int last = run.section(QLatin1Char('-'), -1).toInt();
            for (int number = run.section(QLatin1Char('-'), 0, 0).toInt(); number <= last; ++number)
                clauses.append(QStringLiteral("%1-%2").arg(words.front()).arg(number));
        }
    }
    return clauses;
}

/// The names of clauses within a text.
QStringList clausesIn(const QString& text) {
    static const QRegularExpression name(
        QStringLiteral("\\b(?:KEEP|CALEIRA|RAMPAGE|WARS|CASTLES)-[A-Z]+-[0-9]+\\b"));
    QStringList names;
    for (const auto& match : name.globalMatch(text)) names.append(match.captured());
    return names;
}

bool isSentence(const QString& text) {
    static const QRegularExpression whole(QStringLiteral("^[A-Z0-9“].*[.!?…”]$"),
                                          QRegularExpression::DotMatchesEverythingOption);
    return whole.match(text).hasMatch() && !text.contains(QLatin1String("  "));
}

int wordsIn(const QString& text) {
    return static_cast<int>(
        text.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts).size());
}

} // namespace

class TestRuleBook : public QObject {
    Q_OBJECT

  private slots:
    void allGames_data();
    void everyClauseHasItsAnchor_data() { allGames_data(); }
    void everyClauseHasItsAnchor();
    void everyLinkLeadsSomewhere_data() { allGames_data(); }
    void everyLinkLeadsSomewhere();
    void everyDiagramCanBeDrawn_data() { allGames_data(); }
    void everyDiagramCanBeDrawn();
    void everyRulingIsAsked_data() { allGames_data(); }
    void everyRulingIsAsked();
    void noAnswerStandsAlone_data() { allGames_data(); }
    void noAnswerStandsAlone();
    void theGlossaryIsClear_data() { allGames_data(); }
    void theGlossaryIsClear();
    void howToPlayIsOnePage_data() { allGames_data(); }
    void howToPlayIsOnePage();
    void oneRuleAfterTheOther_data() { allGames_data(); }
    void oneRuleAfterTheOther();
    void everyRuleSaysWhereItComesFrom_data() { allGames_data(); }
    void everyRuleSaysWhereItComesFrom();
    void onlyWhatIsPrintedIsCalledSo_data() { allGames_data(); }
    void onlyWhatIsPrintedIsCalledSo();
};

void TestRuleBook::allGames_data() {
    QTest::addColumn<QString>("id");
    for (const GameInfo* game : drawbridge::allGames())
        QTest::newRow(game->id().data()) << toQString(game->id());
}

void TestRuleBook::everyClauseHasItsAnchor() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    const QStringList clauses = clausesOf(toQString(findGame(id.toStdString())->clausePrefix()));
    QVERIFY(clauses.size() > 150);
    QSet<QString> anchors;
    for (const RuleSection& section : book.sections())
        for (const Rule& rule : section.rules) anchors.insert(rule.id);
    const QSet<QString> ledger(clauses.begin(), clauses.end());
    const auto listed = [](const QSet<QString>& ids) { return ids.values().join(QLatin1Char(' ')); };
    const QString unknown = listed(anchors - ledger);
    QVERIFY2(unknown.isEmpty(), qPrintable(QStringLiteral("not in clauses.txt: ") + unknown));
    const QString missing = listed(ledger - anchors);
    QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("not in the rule book: ") + missing));
}

void TestRuleBook::everyLinkLeadsSomewhere() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    QStringList texts;
    for (const HowToPart& part : book.howToPlay()) texts.append(part.text);
    for (const GlossaryTerm& term : book.glossary()) {
        texts.append(term.text);
        for (const QString& clause : term.rules) QVERIFY2(book.find(clause), qPrintable(term.term + clause));
    }
    for (const RuleSection& section : book.sections())
        for (const Rule& rule : section.rules) {
            texts << rule.title << rule.text;
            for (const QString& clause : rule.see) {
                QVERIFY2(book.find(clause), qPrintable(rule.id + QStringLiteral(": ") + clause));
                QVERIFY2(clause != rule.id && rule.see.count(clause) == 1, qPrintable(rule.id));
            }
        }
    for (const QString& text : texts)
        for (const QString& clause : clausesIn(text)) QVERIFY2(book.find(clause), qPrintable(clause));
}

void TestRuleBook::everyDiagramCanBeDrawn() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    QStringList wanted;
    for (const HowToPart& part : book.howToPlay()) wanted.append(part.diagram);
    for (const RuleSection& section : book.sections())
        for (const Rule& rule : section.rules) wanted.append(rule.diagram);
    wanted.removeAll(QString());
    for (const QString& name : wanted) QVERIFY2(findDiagram(id, name), qPrintable(name));
    QVERIFY(!findDiagram(id, QString()));
    for (const Scenario& diagram : diagramsOf(id)) {
        const char* name = diagram.id.c_str();
        QCOMPARE(toQString(diagram.game->id()), id);
        QVERIFY2(diagram.start, name); // a setup that is refused shows nothing
        QVERIFY2(!diagram.clauses.empty(), name);
        for (const std::string& clause : diagram.clauses) QVERIFY2(book.find(toQString(clause)), name);
        QVERIFY2(runScenario(diagram).empty(), name);
    }
}

void TestRuleBook::everyRulingIsAsked() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    QSet<QString> asked;
    for (const RuleSection& section : book.sections())
        for (const Rule& rule : section.rules) {
            QVERIFY2(!rule.isRuling() || !rule.questions.isEmpty(), qPrintable(rule.id));
            for (const QString& question : rule.questions) {
                QVERIFY2(isSentence(question) && question.endsWith(QLatin1Char('?')), qPrintable(question));
                QVERIFY2(!asked.contains(question.toLower()), qPrintable(question));
                asked.insert(question.toLower());
            }
        }
}

/// A rule is read below its name, and told as the reason of a refusal: "Yes." would be without its question.
void TestRuleBook::noAnswerStandsAlone() {
    QFETCH(QString, id);
    static const QRegularExpression answer(QStringLiteral("^(Yes|No)\\b[,.:;]"));
    for (const RuleSection& section : RuleBook::forGame(id).sections())
        for (const Rule& rule : section.rules)
            QVERIFY2(!answer.match(rule.text).hasMatch() || rule.title.endsWith(QLatin1Char('?')),
                     qPrintable(rule.id + QLatin1String(": ") + rule.text));
}

void TestRuleBook::theGlossaryIsClear() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    QVERIFY(!book.glossary().empty());
    QSet<QString> forms;
    for (const GlossaryTerm& term : book.glossary()) {
        QVERIFY2(isSentence(term.text), qPrintable(term.term));
        for (const QString& form : term.forms + QStringList{term.term}) {
            QVERIFY2(!form.isEmpty() && !forms.contains(form.toLower()), qPrintable(term.term + form));
            forms.insert(form.toLower());
        }
    }
}

void TestRuleBook::howToPlayIsOnePage() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    int words = 0;
    for (const HowToPart& part : book.howToPlay()) {
        QVERIFY(!part.title.isEmpty());
        QVERIFY2(isSentence(part.text), qPrintable(part.title));
        words += wordsIn(part.text);
    }
    QVERIFY(book.howToPlay().size() >= 4 && book.howToPlay().size() <= 8);
    QVERIFY2(words >= 250 && words <= 550, qPrintable(QString::number(words)));
}

void TestRuleBook::oneRuleAfterTheOther() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    const Rule* rule = &book.sections().front().rules.front();
    QCOMPARE(book.beside(rule->id, -1), nullptr);
    QCOMPARE(book.numbered(u"1.1"), rule);
    QCOMPARE(book.numbered(u"١.١"), rule);
    std::size_t count = 1;
    while (const Rule* next = book.beside(rule->id, 1)) {
        QCOMPARE(book.beside(next->id, -1), rule);
        rule = next;
        ++count;
    }
    QCOMPARE(rule, &book.sections().back().rules.back());
    QCOMPARE(book.sectionOf(rule->id), &book.sections().back());
    QVERIFY(count > 150);
    QCOMPARE(book.beside(QStringLiteral("NO-CLAUSE-1"), 0), nullptr);
}

/// At each rule the book says so, with our reason where a decision of ours is in it.
void TestRuleBook::everyRuleSaysWhereItComesFrom() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    QVERIFY(!book.sources().empty() && !book.silent().isEmpty());
    const BookPage page(book, {});
    int all = 0;
    for (const RuleSection& section : book.sections()) {
        const QString chapter = page.chapter(QStringLiteral("section-") + section.id);
        for (const Rule& rule : section.rules) {
            ++all;
            QCOMPARE(rule.why.isEmpty(), !rule.origin.ours);
            const QString line = originLine(book, rule, [](const QString& clause) { return clause; });
            QVERIFY2(line.contains(originName(rule.origin.kind())), qPrintable(rule.id));
            QVERIFY2(chapter.contains(rule.why.toHtmlEscaped()), qPrintable(rule.id));
            if (!rule.origin.printed.isEmpty())
                QVERIFY2(chapter.contains(rule.origin.printed.toHtmlEscaped()), qPrintable(rule.id));
        }
    }
    // The chapter on it counts them all.
    const QString sources = page.chapter(QStringLiteral("sources"));
    QVERIFY(sources.contains(book.sources().front().line().toHtmlEscaped()));
    static const QRegularExpression number(QStringLiteral("</b>: (\\d+) rule"));
    int told = 0;
    for (const auto& match : number.globalMatch(sources)) told += match.captured(1).toInt();
    QCOMPARE(told, all);
}

/// The default of an option is called printed only if no decision of ours is in the clause that decides it,
/// nor in those from which it follows.
void TestRuleBook::onlyWhatIsPrintedIsCalledSo() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    const GameInfo& game = *findGame(id.toStdString());
    QSet<QString> printed;
    const std::function<bool(const Rule&)> isPrinted = [&](const Rule& rule) {
        return !rule.origin.ours && (!rule.origin.printed.isEmpty() ||
                                     (!rule.origin.follows.isEmpty() &&
                                      std::ranges::all_of(rule.origin.follows, [&](const QString& basis) {
                                          return isPrinted(*book.find(basis));
                                      })));
    };
    for (const OptionSpec& option : game.options()) {
        const Rule* rule = book.find(toQString(option.clause.id()));
        QVERIFY2(rule != nullptr, option.name.data());
        QCOMPARE(book.isPrinted(rule->id), isPrinted(*rule));
        if (isPrinted(*rule)) printed.insert(rule->id);
    }
    const QString page = BookPage(book, {}).chapter(QStringLiteral("house"));
    QCOMPARE(page.contains(QStringLiteral("(as printed)")), !printed.isEmpty());
    for (const QString& part : page.split(QStringLiteral("</p>"))) {
        if (!part.contains(QStringLiteral("(as printed)"))) continue;
        QVERIFY2(std::ranges::any_of(printed,
                                     [&](const QString& clause) {
                                         return part.contains(QLatin1Char('#') + clause + QLatin1Char('"'));
                                     }),
                 qPrintable(part));
    }
}

QTEST_GUILESS_MAIN(TestRuleBook)
#include "rulebook.moc"
