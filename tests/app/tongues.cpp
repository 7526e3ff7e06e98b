// SPDX-License-Identifier: GPL-3.0-or-later
// The program in systems of many languages: it reads and writes as the language does that it speaks, whatever
// the country. Each is a process of its own, since a system's language is asked for once.
#include "fields.h"

#include "print/sheets.h"
#include "program/mainwindow.h"
#include "reference/rulereader.h"
#include "rooms/print/sheetform.h"
#include "text/catalogue.h"
#include "text/gametext.h"
#include "widgets/language.h"

#include <QApplication>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QProcess>
#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <QtTest>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

const char* const kAsked = "DRAWBRIDGE_TONGUE"; ///< the language that is chosen in the child

/// What a reader of English or German does not read: figures and letters of other scripts.
bool isForeign(QChar letter) {
    return (letter.isDigit() && letter > u'9') || letter.direction() == QChar::DirR ||
           letter.direction() == QChar::DirAL || letter.direction() == QChar::DirAN;
}

void collect(const QQuickItem& item, QStringList& words) {
    if (!item.isVisible()) return;
    words << item.property("text").toString();
    for (const QQuickItem* child : item.childItems()) collect(*child, words);
}

/// All words that are shown in a window: in widgets, menus, and scenes.
QStringList wordsIn(const QWidget& window) {
    QStringList words{window.windowTitle()};
    for (const QWidget* each : window.findChildren<QWidget*>()) words << nameOf(*each) << each->toolTip();
    for (const QAction* each : window.findChildren<QAction*>()) words << each->text();
    for (const auto* each : window.findChildren<QQuickWidget*>())
        if (const QQuickItem* scene = each->rootObject()) collect(*scene, words);
    return words;
}

QStringList foreignAmong(const QStringList& words) {
    QStringList found;
    for (const QString& each : words)
        if (std::ranges::any_of(each, isForeign)) found << each;
    return found;
}

} // namespace

/// What is looked at in the child.
class Tongue : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void onTheScreen();
    void inFields_data();
    void inFields();
    void onPaper();

  private:
    QTemporaryDir home_;
    bool isGerman_ = false;
};

void Tongue::initTestCase() {
    qputenv("XDG_CONFIG_HOME", home_.path().toUtf8());
    qputenv("XDG_DATA_HOME", home_.path().toUtf8());
    QCoreApplication::setOrganizationDomain(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("Drawbridge"));
    useLanguage(qEnvironmentVariable(kAsked));
    isGerman_ = QLocale().language() == QLocale::German;
    const bool isAsked = qEnvironmentVariable(kAsked) == QLatin1String("de");
    const bool isSystems = qEnvironmentVariable("LC_ALL").startsWith(QLatin1String("de")) &&
                           qEnvironmentVariable(kAsked).isEmpty();
    QCOMPARE(isGerman_, isAsked || isSystems);
}

void Tongue::onTheScreen() {
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTest::qWait(200); // until the hall is made
    const QStringList words = wordsIn(window);
    QVERIFY(
        words.join(QLatin1Char(' ')).contains(isGerman_ ? QStringLiteral("Spiel") : QStringLiteral("Game")));
    QCOMPARE(foreignAmong(words), QStringList());
    QCOMPARE(window.locale().textDirection(), Qt::LeftToRight);
    for (const auto* each : window.findChildren<QQuickWidget*>())
        if (const QQuickItem* scene = each->rootObject()) QVERIFY(!scene->property("mirrored").toBool());
}

void Tongue::inFields_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("value");
    const auto row = [](const char* name, const QString& typed, double value) {
        QTest::newRow(name) << typed << value;
    };
    row("with a point", QStringLiteral("0.5"), 0.5);
    row("with a comma", QStringLiteral("0,5"), 0.5);
    row("below 0", QStringLiteral("-1,25"), -1.25);
    row("the minus of Sweden", QStringLiteral("\u22121,25"), -1.25);
    row("figures of Persia", QStringLiteral("\u06F1\u066B\u06F5"), 1.5);
    row("figures of India", QStringLiteral("\u0967.\u096B"), 1.5);
    row("with its unit", QStringLiteral("2,5 mm"), 2.5);
    row("a fraction of three figures", QStringLiteral("1.000"), 1);
    // What cannot be is put back.
    row("with signs between thousands", QStringLiteral("1.234,5"), 0);
    row("beyond the bounds", QStringLiteral("1 000"), 0);
    row("no number", QStringLiteral("five"), 0);
}

void Tongue::inFields() {
    QFETCH(QString, typed);
    QFETCH(double, value);
    SheetForm form;
    form.showMore(true);
    form.setCurrentIndex(1);
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    const QString name = isGerman_ ? QStringLiteral("Rückseiten nach rechts versetzen")
                                   : QStringLiteral("Move backs to the right");
    auto* number = field<QDoubleSpinBox>(form, name);
    QVERIFY(number);
    number->setValue(0);
    number->setFocus();
    number->selectAll();
    if (std::ranges::all_of(typed, [](QChar letter) { return letter <= u'~'; })) { // letter by letter
        QTest::keyClicks(number, typed);
    } else {
        QApplication::clipboard()->setText(typed);
        QTest::keyClick(number, Qt::Key_V, Qt::ControlModifier);
    }
    QTest::keyClick(number, Qt::Key_Tab);
    QCOMPARE(number->value(), value);
    QCOMPARE(form.options().correction.offset.x(), value);
    // And then it is shown as the language has it, with the reason beside it if it was refused.
    QVERIFY2(number->text().contains(number->locale().toString(value, 'f', 2)), qPrintable(number->text()));
    QCOMPARE(number->locale().decimalPoint(), QLocale().decimalPoint());
    const bool isRefused = value == 0;
    QTRY_COMPARE(QToolTip::isVisible(), isRefused);
    if (isRefused) QVERIFY2(QToolTip::text().contains(typed), qPrintable(QToolTip::text()));
    QToolTip::hideText();
    QTRY_VERIFY(!QToolTip::isVisible());
}

void Tongue::onPaper() {
    for (const GameInfo* game : allGames()) {
        QStringList words;
        for (const PieceSet& set : pieceSets(*game, wholeSetup(*game))) {
            words << set.title << QTextDocumentFragment::fromHtml(set.page).toPlainText();
            for (const SheetPiece& piece : set.pieces) words << piece.name << piece.words;
        }
        words << summaryOf(Sheets(*game, pieceSets(*game, wholeSetup(*game)), {}));
        QCOMPARE(foreignAmong(words), QStringList());
    }
    RuleReader reader;
    reader.setBook(QStringLiteral("castles"));
    QCOMPARE(reader.layoutDirection(), Qt::LeftToRight);
    QCOMPARE(foreignAmong(wordsIn(reader)), QStringList());
    QCOMPARE(QLocale().textDirection(), Qt::LeftToRight); // by which cards are printed
    QCOMPARE(QLocale().zeroDigit(), QStringLiteral("0"));
}

class TestTongues : public QObject {
    Q_OBJECT

  private slots:
    void everywhere_data();
    void everywhere();
};

void TestTongues::everywhere_data() {
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("asked");
    for (const char* system : {"en_US", "de_DE", "fr_FR", "tr_TR", "ar_EG", "fa_IR", "hi_IN", "sv_SE"})
        for (const char* asked : {"", "en", "de"})
            QTest::addRow("%s, %s", system, *asked == '\0' ? "as the system" : asked)
                << QString::fromLatin1(system) + QStringLiteral(".UTF-8") << QString::fromLatin1(asked);
}

void TestTongues::everywhere() {
    QFETCH(QString, system);
    QFETCH(QString, asked);
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), system);
    environment.insert(QStringLiteral("LANG"), system);
    environment.remove(QStringLiteral("LANGUAGE"));
    environment.insert(QString::fromLatin1(kAsked), asked);
    QProcess child;
    child.setProcessEnvironment(environment);
    child.setProcessChannelMode(QProcess::MergedChannels);
    child.start(QCoreApplication::applicationFilePath(), QStringList());
    QVERIFY(child.waitForFinished(120'000));
    const QByteArray said = child.readAll();
    QVERIFY2(child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0, said.constData());
}

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    if (qEnvironmentVariableIsSet(kAsked)) {
        Tongue tongue;
        return QTest::qExec(&tongue, {QCoreApplication::applicationFilePath()});
    }
    TestTongues test;
    return QTest::qExec(&test, argc, argv);
}

#include "tongues.moc"
