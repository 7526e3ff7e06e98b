// SPDX-License-Identifier: GPL-3.0-or-later
// The deck editor as somebody uses it who types in the cards of the printed game, and the choice of a deck
// for a new game.
#include "rooms/deck/deckeditor.h"
#include "cutwords.h"
#include "faces/facepainter.h"
#include "fields.h"
#include "library/rematch.h"
#include "match/setup.h"
#include "pseudolanguages.h"
#include "rampage/deckfile.h"
#include "rooms/deck/cardform.h"
#include "rooms/deck/deckmodel.h"
#include "rooms/deck/effectrow.h"
#include "rooms/newgame/houserulesdialog.h"
#include "rooms/newgame/newgame.h"
#include "rooms/newgame/newgamechoice.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "text/rampage/rampagetext.h"
#include "widgets/deckchooser.h"
#include "widgets/deckfile.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QtTest>

using namespace drawbridge;
using namespace drawbridge::rampage;
using namespace drawbridge::test;

namespace {

void type(QLineEdit* line, const QString& text) {
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClicks(line, text);
}

/// Answers the next question with the button that says so, and gives what was asked.
class Answer {
  public:
    explicit Answer(const QString& text) {
        QTimer::singleShot(0, &timer_, [this, text] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            asked_ = box->text();
            if (QPushButton* wanted = button(*box, text)) return wanted->click();
            box->reject();
        });
    }
    QString asked() const { return asked_; }

  private:
    QTimer timer_;
    QString asked_;
};

QStringList shownFlaws(const QWidget& dialog) {
    QStringList texts;
    for (const auto* line : dialog.findChildren<FlawLine*>())
        if (line->isVisibleTo(&dialog)) texts << line->text();
    return texts;
}

QString everyOperation() { return QStringLiteral(DRAWBRIDGE_SOURCE "/tests/decks/every-operation.json"); }

} // namespace

class TestDeckEditor : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void modelKeepsItsWord();
    void beginsWithTheHouseEdition();
    void newBeginsEmpty();
    void changesAreTakenBack();
    void tabGoesAsOneSees();
    void lookingChangesNothing();
    void addsACard();
    void tellsWhatIsWrong();
    void everyFieldIsThere();
    void speaksSeveralLanguages();
    void savesAndOpens();
    void refusesDamagedFiles();
    void asksBeforeChangesAreLost();
    void everythingHasAName();
    void longWordsAreWhole();
    void longNamesAreWhole();
    void remembersTheDeckOfTheLastGame();
    void newGameTakesADeck();
    void decksAreChosenByName();
    void cardsOfTheDeckLieOnTheTable();

  private:
    QString path(const QString& name) const { return folder_.filePath(name); }
    QTemporaryDir folder_;
};

void TestDeckEditor::initTestCase() {
    QCoreApplication::setOrganizationDomain(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("test_deckeditor"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
    QVERIFY(folder_.isValid());
}

void TestDeckEditor::modelKeepsItsWord() {
    DeckModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setDeck(houseEditionInWords());
    QCOMPARE(model.rowCount(), 23);
    QSignalSpy changes(&model, &DeckModel::deckChanged);
    const auto name = [&](int row) { return model.index(row, DeckModel::Name).data().toString(); };

    model.insert(1, model.deck().kinds[4], model.deck().words[4]);
    QCOMPARE(name(1), QStringLiteral("Giant"));
    QCOMPARE(model.deck().words[1].slug, "giant-2");
    QVERIFY(model.flaws().empty());
    model.move(1, 4);
    QCOMPARE(name(4), QStringLiteral("Giant"));
    QCOMPARE(name(1), QStringLiteral("Archer"));
    model.move(4, 0);
    QCOMPARE(name(0), QStringLiteral("Giant"));
    QCOMPARE(name(5), QStringLiteral("Giant"));
    model.remove(0);
    QVERIFY(model.deck().kinds == houseEdition().kinds);

    CardWords words = model.deck().words[2];
    words.slug = "archer";
    model.change(2, model.deck().kinds[2], words);
    QCOMPARE(model.flawsIn(2).size(), 1);
    QVERIFY(!model.index(2, DeckModel::Name).data(Qt::DecorationRole).isNull());
    QVERIFY(!model.index(1, DeckModel::Name).data(Qt::DecorationRole).isNull());
    QVERIFY(model.index(0, DeckModel::Name).data(Qt::DecorationRole).isNull());
    model.remove(1); // the other one: the flaw is gone
    QCOMPARE(model.flawsIn(1).size(), 0);
    QCOMPARE(changes.count(), 6);
    QCOMPARE(model.index(6, DeckModel::Attack).data().toString(), QStringLiteral("8"));
    QCOMPARE(model.headerData(DeckModel::Gate, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("Gate"));
    while (!model.isFull()) model.insert(model.rowCount(), model.deck().kinds[0], {});
    model.insert(0, model.deck().kinds[0], {});
    QCOMPARE(model.rowCount(), kMaxKinds);
}

void TestDeckEditor::beginsWithTheHouseEdition() {
    DeckEditor editor;
    QVERIFY(editor.deck().kinds == houseEdition().kinds);
    QVERIFY(!editor.isSaved());
    QVERIFY(!editor.isWindowModified());
    QCOMPARE(field<QLineEdit>(editor, QStringLiteral("Name"))->text(), QStringLiteral("Axe man"));
    QVERIFY(editor.findChild<QWidget*>(QStringLiteral("preview")) != nullptr);
}

void TestDeckEditor::newBeginsEmpty() {
    DeckEditor editor;
    button(editor, QStringLiteral("New"))->click();
    QCOMPARE(editor.deck().kindCount(), 0);
    QVERIFY(!editor.isWindowModified());
    button(editor, QStringLiteral("Add"))->click();
    QCOMPARE(editor.deck().kindCount(), 1);
    button(editor, QStringLiteral("Remove"))->click();
    QCOMPARE(editor.deck().kindCount(), 0);
    button(editor, QStringLiteral("House edition"))->click();
    QVERIFY(editor.deck().kinds == houseEdition().kinds);
}

void TestDeckEditor::changesAreTakenBack() {
    DeckEditor editor;
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    const Deck before = editor.deck();
    auto* undo = field<QPushButton>(editor, QStringLiteral("Undo"));
    auto* redo = field<QPushButton>(editor, QStringLiteral("Redo"));
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
    auto* table = editor.findChild<QTableView*>();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(2, 0));
    QTest::keyClick(table, Qt::Key_Delete);
    const Deck without = editor.deck();
    QCOMPARE(without.kindCount(), before.kindCount() - 1);
    // What is typed in one field goes at once.
    auto* name = field<QLineEdit>(editor, QStringLiteral("Name"));
    name->setFocus();
    type(name, QStringLiteral("Ogress"));
    QVERIFY(editor.deck() != without);
    undo->click();
    QVERIFY(editor.deck() == without);
    QVERIFY(name->text() != QStringLiteral("Ogress"));
    undo->click();
    QVERIFY(editor.deck() == before);
    QCOMPARE(table->currentIndex().row(), 2);
    QVERIFY(!editor.isWindowModified() && !undo->isEnabled());
    redo->click();
    redo->click();
    QCOMPARE(name->text(), QStringLiteral("Ogress"));
    QVERIFY(!redo->isEnabled() && editor.isWindowModified());
    // Another change leaves nothing to be done again.
    undo->click();
    field<QSpinBox>(editor, QStringLiteral("Copies"))->setValue(7);
    QVERIFY(!redo->isEnabled());
    editor.startFromHouse();
}

/// Head, table, its buttons, the fields from above to below, the foot.
void TestDeckEditor::tabGoesAsOneSees() {
    DeckEditor editor;
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    const auto part = [&editor](const QWidget* widget) {
        const auto* form = editor.findChild<CardForm*>();
        const auto* table = editor.findChild<QTableView*>();
        if (form->isAncestorOf(widget)) return 2;
        const int y = widget->mapTo(&editor, QPoint()).y();
        return y < table->mapTo(&editor, QPoint()).y()       ? 0
               : table->parentWidget()->isAncestorOf(widget) ? 1
                                                             : 3;
    };
    auto* first = field<QLineEdit>(editor, QStringLiteral("Deck"));
    first->setFocus();
    int before = 0;
    QPoint last;
    QSet<int> met;
    for (int steps = 0; steps < 80; ++steps) {
        const QWidget* now = editor.focusWidget();
        const int here = part(now);
        // The fields are scrolled to where the keys are.
        const auto* form = editor.findChild<CardForm*>();
        const QPoint at = now->mapTo(here == 2 ? static_cast<const QWidget*>(form) : &editor, QPoint());
        // A few pixels are no other line.
        const bool isOnward =
            here > before || (here == before && (at.y() > last.y() + 6 || at.x() > last.x()));
        QVERIFY2(steps == 0 || isOnward, qPrintable(nameOf(*now)));
        met.insert(here);
        before = here;
        last = at;
        QTest::keyClick(editor.focusWidget(), Qt::Key_Tab);
        if (editor.focusWidget() == first) break;
    }
    QCOMPARE(editor.focusWidget(), first);
    QCOMPARE(met.size(), 4);
}

/// Every field of every kind shows what the deck says: a deck that was only looked at is as it was, and so is
/// one in which every card was changed and changed back.
void TestDeckEditor::lookingChangesNothing() {
    DeckEditor editor;
    QVERIFY(editor.openFile(everyOperation()));
    const Deck before = editor.deck();
    auto* table = editor.findChild<QTableView*>();
    auto* copies = field<QSpinBox>(editor, QStringLiteral("Copies"));
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        table->setCurrentIndex(table->model()->index(row, 0));
        QVERIFY(editor.deck() == before);
        copies->setValue(copies->value() + 1);
        QVERIFY(editor.deck() != before);
        copies->setValue(copies->value() - 1);
        QVERIFY2(editor.deck() == before, before.words[static_cast<std::size_t>(row)].slug.c_str());
        const auto effects = editor.findChildren<EffectRow*>();
        for (EffectRow* effect : effects) emit effect->edited();
        QVERIFY2(editor.deck() == before, before.words[static_cast<std::size_t>(row)].slug.c_str());
    }
}

void TestDeckEditor::addsACard() {
    DeckEditor editor;
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    QTest::mouseClick(button(editor, QStringLiteral("Add")), Qt::LeftButton);
    auto* table = editor.findChild<QTableView*>();
    QCOMPARE(table->currentIndex().row(), 1);
    QCOMPARE(editor.focusWidget(), field<QLineEdit>(editor, QStringLiteral("Name")));
    QTest::keyClicks(editor.focusWidget(), QStringLiteral("Stone Giant"));
    QCOMPARE(table->currentIndex().data().toString(), QStringLiteral("Stone Giant"));
    QCOMPARE(editor.deck().words[1].slug, "stone-giant"); // follows the name
    auto* slug = field<QLineEdit>(editor, QStringLiteral("Short name"));
    type(slug, QStringLiteral("rock"));
    type(field<QLineEdit>(editor, QStringLiteral("Name")), QStringLiteral("Rock Giant"));
    QCOMPARE(editor.deck().words[1].slug, "rock"); // typed over: no more

    auto* attacks = field<QCheckBox>(editor, QStringLiteral("Attacks with"));
    auto* value = field<QSpinBox>(editor, QStringLiteral("Attack value"));
    QVERIFY(!value->isEnabled());
    attacks->setFocus();
    QTest::keyClick(attacks, Qt::Key_Space);
    QVERIFY(value->isEnabled());
    value->setValue(7);
    field<QSpinBox>(editor, QStringLiteral("Any cards"))->setValue(2);
    field<QSpinBox>(editor, QStringLiteral("Archer"))->setValue(1);
    QTest::mouseClick(button(editor, QStringLiteral("Add effect")), Qt::LeftButton);
    auto* what = field<QComboBox>(editor, QStringLiteral("Effect 1 what happens"));
    what->setCurrentIndex(what->findText(QStringLiteral("Pay for strength")));
    field<QSpinBox>(editor, QStringLiteral("Effect 1 how much"))->setValue(4);
    field<QSpinBox>(editor, QStringLiteral("Effect 1 how many cards are discarded for it"))->setValue(2);

    const CardKind& kind = editor.deck().kinds[1];
    QCOMPARE(int(kind.attack), 7);
    QCOMPARE(int(kind.costs), 3);
    QCOMPARE(kind.cost[2], static_cast<CostSlot>(Unit::Archer));
    QCOMPARE(int(kind.effects), 1);
    QVERIFY((kind.effect[0] == Effect{Trigger::OnPlay, Op::PayForStrength, 4, 2}));
    bool said = false;
    for (const auto* label : editor.findChildren<QLabel*>())
        said = said || label->text().contains(QStringLiteral("119 card"));
    QVERIFY(said);
    QVERIFY(editor.isWindowModified());
    QVERIFY(shownFlaws(editor).isEmpty());

    auto* picture = field<QComboBox>(editor, QStringLiteral("Picture"));
    QCOMPARE(picture->count(), static_cast<int>(kPictures.size()) + 1);
    for (int row = 1; row < picture->count(); ++row)
        QVERIFY2(!picture->itemIcon(row).isNull() && !picture->itemIcon(row).pixmap(32).isNull(),
                 qPrintable(picture->itemText(row)));
    const QImage plain = editor.findChild<QWidget*>(QStringLiteral("preview"))->grab().toImage();
    picture->setCurrentIndex(picture->findData(QStringLiteral("dragon")));
    QCOMPARE(editor.deck().words[1].picture, "dragon");
    QVERIFY(editor.findChild<QWidget*>(QStringLiteral("preview"))->grab().toImage() != plain);
    const ReadDeck written = readDeck(writeDeck(editor.deck()));
    QVERIFY(written.deck && *written.deck == editor.deck());

    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(editor.deck().kinds == houseEdition().kinds);
    const Answer answer(QStringLiteral("Leave without saving"));
    editor.reject();
}

void TestDeckEditor::tellsWhatIsWrong() {
    DeckEditor editor;
    auto* permanent = field<QCheckBox>(editor, QStringLiteral("Permanent"));
    permanent->setChecked(true);
    QCOMPARE(shownFlaws(editor).size(), 1);
    QVERIFY(shownFlaws(editor).first().contains(QStringLiteral("no attack")));
    QVERIFY(permanent->accessibleDescription().contains(QStringLiteral("no attack")));
    permanent->setChecked(false);
    QVERIFY(shownFlaws(editor).isEmpty());
    QVERIFY(permanent->accessibleDescription().isEmpty());

    type(field<QLineEdit>(editor, QStringLiteral("Short name")), QStringLiteral("Axe Man!"));
    QCOMPARE(shownFlaws(editor).size(), 1);
    type(field<QLineEdit>(editor, QStringLiteral("Short name")), QStringLiteral("knight"));
    QCOMPARE(shownFlaws(editor), QStringList{QStringLiteral("Another card has this short name.")});
    type(field<QLineEdit>(editor, QStringLiteral("Short name")), QStringLiteral("axe-man"));
    QVERIFY(shownFlaws(editor).isEmpty());

    // The moment stands beside its effect; only fitting moments are offered.
    auto* when = field<QComboBox>(editor, QStringLiteral("Effect 1 when"));
    QCOMPARE(when->findText(QStringLiteral("While in play")), -1);
    when->setCurrentIndex(when->findText(QStringLiteral("At the start of your turn")));
    QCOMPARE(shownFlaws(editor), QStringList{QStringLiteral("This moment is for permanent cards.")});
    auto* verdict = field<QLabel>(editor, QStringLiteral("What keeps this deck from being played"));
    QVERIFY(verdict->text().startsWith(QStringLiteral("Axe man:")));
    field<QSpinBox>(editor, QStringLiteral("Copies"))->setValue(118);
    QVERIFY(verdict->text().contains(QStringLiteral("A deck has at most")));
}

/// What the fields say is what the deck holds, for all of them.
void TestDeckEditor::everyFieldIsThere() {
    DeckEditor editor;
    const auto number = [&](const char* name, int value) {
        auto* one = field<QSpinBox>(editor, QString::fromLatin1(name));
        QVERIFY2(one != nullptr, name);
        one->setValue(value);
    };
    const auto check = [&](const char* name, bool on) {
        auto* one = field<QCheckBox>(editor, QString::fromLatin1(name));
        QVERIFY2(one != nullptr, name);
        one->setChecked(on);
    };
    const auto list = [&](const char* name, const char* value) {
        auto* one = field<QComboBox>(editor, QString::fromLatin1(name));
        QVERIFY2(one != nullptr, name);
        QVERIFY2(one->findText(QString::fromLatin1(value)) >= 0, value);
        one->setCurrentIndex(one->findText(QString::fromLatin1(value)));
    };
    number("Copies", 9);
    list("Colour", "Purple");
    QVERIFY(!editor.deck().kinds[0].playable); // purple cards usually cannot be played
    check("Can be played", true);
    check("Knight", true);
    check("Axe man", false);
    number("Attack value", 12);
    check("Star", true);
    number("Value at the Gate", 5);
    number("Value in the Castle", 6);
    list("Target", "As the player chooses");
    number("Any cards", 1);
    number("Knight", 2);
    number("Cost to place", 3);
    list("Unit that may be discarded for more strength", "Archer");
    number("Strength for each", 4);
    number("How often", 2);
    field<QPlainTextEdit>(editor, QStringLiteral("Text"))->setPlainText(QStringLiteral("As it is."));
    type(field<QLineEdit>(editor, QStringLiteral("Third unit")), QStringLiteral("Cook"));
    type(field<QLineEdit>(editor, QStringLiteral("Deck")), QStringLiteral("Mine"));

    CardKind kind;
    kind.count = 9;
    kind.purple = true;
    kind.units = 1;
    kind.attack = 12;
    kind.star = true;
    kind.value = {5, 6};
    kind.route = Route::Choose;
    kind.addCost(kAnyCard);
    kind.addCost(static_cast<CostSlot>(Unit::Knight));
    kind.addCost(static_cast<CostSlot>(Unit::Knight));
    kind.defendCost = 3;
    kind.bonusUnit = Unit::Archer;
    kind.bonusAmount = 4;
    kind.bonusMost = 2;
    kind.addEffect({Trigger::OnPlay, Op::Draw});
    QVERIFY(editor.deck().kinds[0] == kind);
    QCOMPARE(exactText(editor.deck().words[0].text, "en"), QStringLiteral("As it is."));
    QCOMPARE(exactText(editor.deck().name, "en"), QStringLiteral("Mine"));
    QCOMPARE(exactText(editor.deck().unitNames[2], "en"), QStringLiteral("Cook"));
    QVERIFY(field<QCheckBox>(editor, QStringLiteral("Cook")) != nullptr); // the field has the name, too
}

void TestDeckEditor::speaksSeveralLanguages() {
    DeckEditor editor;
    auto* language = field<QComboBox>(editor, QStringLiteral("Words in"));
    QCOMPARE(language->currentText(), QStringLiteral("English"));
    language->setCurrentIndex(language->findText(QStringLiteral("Deutsch")));
    auto* name = field<QLineEdit>(editor, QStringLiteral("Name"));
    QCOMPARE(name->text(), QString());
    QCOMPARE(name->placeholderText(), QStringLiteral("Axe man"));
    type(name, QStringLiteral("Axtmann"));
    QCOMPARE(editor.deck().words[0].slug, "axe-man"); // it has a name: the short one stays
    QCOMPARE(editor.deck().words[0].name.size(), std::size_t{2});
    QCOMPARE(textIn(editor.deck().words[0].name, "de_AT"), "Axtmann");
    type(name, QString());
    QCOMPARE(textIn(editor.deck().words[0].name, "de_AT"), "Axe man");

    // A text left out is said from the fields.
    language->setCurrentIndex(language->findText(QStringLiteral("English")));
    auto* text = field<QPlainTextEdit>(editor, QStringLiteral("Text"));
    text->setPlainText(QString());
    QVERIFY(editor.deck().words[0].text.empty());
    QVERIFY2(text->placeholderText().startsWith(QStringLiteral("Draw 1 card")),
             qPrintable(text->placeholderText()));
}

void TestDeckEditor::savesAndOpens() {
    const QString file = path(QStringLiteral("mine.json"));
    QVERIFY(QFile::copy(everyOperation(), file));
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    DeckEditor editor;
    QVERIFY(editor.openFile(file));
    QVERIFY(editor.isSaved());
    field<QSpinBox>(editor, QStringLiteral("Value at the Gate"))->setValue(9);
    QVERIFY(!editor.isSaved());
    button(editor, QStringLiteral("Save"))->click();
    QVERIFY(editor.isSaved());
    auto again = openDeck(nullptr, file);
    QVERIFY2(again, qPrintable(again ? QString() : again.problem().text()));
    QVERIFY(*again == editor.deck());

    // Not finished: it can be put by, but not played with.
    field<QSpinBox>(editor, QStringLiteral("Copies"))->setValue(118);
    button(editor, QStringLiteral("Save"))->click();
    QVERIFY(editor.isSaved());
    again = openDeck(nullptr, file);
    QVERIFY(!again && again.problem().text().contains(QStringLiteral("are possible")));
    DeckEditor other;
    QVERIFY(other.openFile(file));
    QVERIFY(other.deck() == editor.deck());
}

void TestDeckEditor::refusesDamagedFiles() {
    const QString file = path(QStringLiteral("cut.json"));
    QFile whole(everyOperation());
    QVERIFY(whole.open(QIODevice::ReadOnly));
    QFile cut(file);
    QVERIFY(cut.open(QIODevice::WriteOnly) && cut.write(whole.readAll().left(4000)) == 4000);
    cut.close();
    DeckEditor editor;
    {
        const Answer answer(QStringLiteral("OK"));
        QVERIFY(!editor.openFile(file));
        QVERIFY2(answer.asked().contains(QStringLiteral("cut.json, line ")), qPrintable(answer.asked()));
    }
    {
        const Answer answer(QStringLiteral("OK"));
        QVERIFY(!editor.openFile(path(QStringLiteral("nowhere.json"))));
        QVERIFY(answer.asked().contains(QStringLiteral("There is no file")));
    }
    // Whatever else somebody may choose in its dialog.
    const std::pair<const char*, QByteArray> others[] = {
        {"empty.json", {}},
        {"noise.json", QByteArray(5000, '\x91')},
        {"list.json", "[1, 2, 3]"},
        {"deep.json", QByteArray(100'000, '[')},
        {"number.json", R"({"format": 7, "name": {"en": 3}, "cards": "none"})"},
        {"large.json", QByteArray(17 << 20, ' ')},
    };
    for (const auto& [name, content] : others) {
        QFile bad(path(QString::fromLatin1(name)));
        QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write(content) == content.size());
        bad.close();
        const Answer answer(QStringLiteral("OK"));
        QVERIFY2(!editor.openFile(bad.fileName()), name);
        QVERIFY2(answer.asked().contains(QLatin1String(name)), qPrintable(answer.asked()));
    }
    for (const QString& odd : {path(QString()), QStringLiteral("/dev/null")}) {
        const Answer answer(QStringLiteral("OK"));
        QVERIFY(!editor.openFile(odd));
        QVERIFY2(answer.asked().contains(QDir::toNativeSeparators(odd)), qPrintable(answer.asked()));
    }
    QVERIFY(editor.deck().kinds == houseEdition().kinds);
}

void TestDeckEditor::asksBeforeChangesAreLost() {
    const QString file = path(QStringLiteral("asked.json"));
    QVERIFY(QFile::copy(everyOperation(), file));
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    DeckEditor editor;
    editor.openFile(file);
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    field<QSpinBox>(editor, QStringLiteral("Copies"))->setValue(1);
    {
        const Answer answer(QStringLiteral("Cancel"));
        QTest::keyClick(&editor, Qt::Key_Escape);
        QVERIFY(answer.asked().contains(QStringLiteral("is lost unless")));
    }
    QVERIFY(editor.isVisible());
    {
        const Answer answer(QStringLiteral("Save"));
        editor.close();
        QVERIFY(!answer.asked().isEmpty());
    }
    QVERIFY(!editor.isVisible() && editor.isSaved());
    QCOMPARE(int(openDeck(nullptr, file)->kinds[0].count), 1);

    DeckEditor untouched;
    untouched.show();
    const Answer answer(QStringLiteral("Cancel"));
    untouched.close();
    QVERIFY(answer.asked().isEmpty() && !untouched.isVisible());
}

/// Everything that can be reached with Tab says to a screen reader what it is.
void TestDeckEditor::everythingHasAName() {
    DeckEditor editor;
    QVERIFY(editor.openFile(everyOperation()));
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    int fields = 0;
    QSet<const QWidget*> passed;
    for (QWidget* at = editor.nextInFocusChain(); !passed.contains(at); at = at->nextInFocusChain()) {
        passed.insert(at);
        if (!(at->focusPolicy() & Qt::TabFocus) || !at->isVisibleTo(&editor) || !at->isEnabled()) continue;
        if (at->focusProxy() != nullptr || qobject_cast<QScrollArea*>(at) != nullptr) continue;
        QVERIFY2(!nameOf(*at).isEmpty(), at->metaObject()->className());
        ++fields;
    }
    QVERIFY2(fields > 35, qPrintable(QString::number(fields)));
}

/// However broad the window is, words beside a field are not cut.
void TestDeckEditor::longWordsAreWhole() {
    LongWinded words;
    QCoreApplication::installTranslator(&words);
    const auto plain = qScopeGuard([&] { QCoreApplication::removeTranslator(&words); });
    DeckEditor editor;
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    auto* form = editor.findChild<CardForm*>();
    for (int width = editor.minimumSizeHint().width(); width < 1300; width += 10) {
        editor.resize(width, 560);
        QCoreApplication::processEvents();
        for (const auto* label : form->findChildren<QLabel*>())
            if (label->isVisible() && !label->wordWrap() && !label->text().isEmpty())
                QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }
}

/// Nor is the longest word of a name in the list of a small window.
void TestDeckEditor::longNamesAreWhole() {
    DeckEditor editor;
    editor.resize(1024, 570);
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    const auto* list = editor.findChild<QTableView*>();
    QCOMPARE(cutWords(*list->window()), QStringList());
    auto* name = editor.findChild<CardForm*>()->findChild<QLineEdit*>();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Zugbrueckenwaechterin"));
    QTRY_COMPARE(cutWords(*list->window()), QStringList());
}

void TestDeckEditor::remembersTheDeckOfTheLastGame() {
    const QString file = path(QStringLiteral("played.json"));
    QVERIFY(QFile::copy(everyOperation(), file));
    const GameInfo& game = *findGame("castle-rampage");
    NewGame choice = rememberedGame(game);
    QVERIFY(choice.setup.deck == nullptr);
    useDeck(game, choice.setup, rampage::internDeck(*openDeck(nullptr, file)));
    choice.deckFile = file;
    remember(choice);
    const NewGame again = rememberedGame(game);
    QCOMPARE(again.deckFile, file);
    QVERIFY(again.setup == choice.setup);
    const Match match = begin(again);
    QVERIFY(match.setup().deck == choice.setup.deck);
    QVERIFY(rematch(match).setup().deck == choice.setup.deck);

    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner) && QFile::remove(file));
    const NewGame gone = rememberedGame(game);
    QVERIFY(gone.setup.deck == nullptr && gone.deckFile.isEmpty());
    QVERIFY(game.check(gone.setup));
}

void TestDeckEditor::newGameTakesADeck() {
    const GameInfo& game = *findGame("castle-rampage");
    HouseRulesDialog dialog(rememberedGame(game), editDeck);
    dialog.show();
    auto* chooser = dialog.findChild<DeckChooser*>();
    QVERIFY(chooser != nullptr && chooser->deck() == nullptr);
    auto* which = field<QComboBox>(dialog, QStringLiteral("Deck"));
    which->setCurrentIndex(1);
    NewGameChoice scene(dialog.choice());
    QCOMPARE(scene.problemClause(), QStringLiteral("RAMPAGE-RULING-1")); // which file?

    NewGame choice = rememberedGame(game);
    useDeck(game, choice.setup, rampage::internDeck(*openDeck(nullptr, everyOperation())));
    choice.deckFile = everyOperation();
    const HouseRulesDialog with(choice, editDeck);
    QVERIFY(with.choice().setup == choice.setup);
    QCOMPARE(with.choice().deckFile, choice.deckFile);
    scene.setRules(with.choice());
    QVERIFY(scene.problem().isEmpty());
    QVERIFY(scene.choice().setup == choice.setup);
    QCOMPARE(scene.choice().deckFile, choice.deckFile);
    QVERIFY(field<QComboBox>(with, QStringLiteral("Deck of your own"))
                ->currentText()
                .startsWith(QStringLiteral("Every operation (118 card")));
    field<QComboBox>(with, QStringLiteral("Deck"))->setCurrentIndex(0);
    QVERIFY(with.choice().setup.deck == nullptr);

    const HouseRulesDialog keep(rememberedGame(*findGame("castle-keep")), editDeck);
    QVERIFY(keep.findChild<DeckChooser*>() == nullptr);
}

/// A typed-in card is named on the table by its deck, so that it is painted from its own fields.
/// Whoever has written a deck need not look for its file.
void TestDeckEditor::decksAreChosenByName() {
    const GameInfo& game = *findGame("castle-rampage");
    for (const char* name : {"Mine", "Yours"}) {
        DeckEditor editor;
        const QString file = path(QString::fromLatin1(name) + QStringLiteral(".json"));
        QVERIFY(QFile::copy(everyOperation(), file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(editor.openFile(file));
        type(field<QLineEdit>(editor, QStringLiteral("Deck")), QString::fromLatin1(name));
        button(editor, QStringLiteral("Save"))->click();
        QVERIFY(editor.isSaved());
    }
    HouseRulesDialog dialog(rememberedGame(game), editDeck);
    field<QComboBox>(dialog, QStringLiteral("Deck"))->setCurrentIndex(1);
    auto* decks = field<QComboBox>(dialog, QStringLiteral("Deck of your own"));
    QCOMPARE(decks->count(), 3);
    QVERIFY(decks->itemText(1).startsWith(QStringLiteral("Yours")));
    decks->setCurrentIndex(2);
    emit decks->activated(2);
    const NewGame choice = dialog.choice();
    QCOMPARE(QFileInfo(choice.deckFile).fileName(), QStringLiteral("Mine.json"));
    QVERIFY(choice.setup.deck != nullptr);
    QVERIFY(decks->currentText().startsWith(QStringLiteral("Mine")));
    // The log says which deck it was.
    Match match = begin(choice);
    QVERIFY(textFor(game.id())
                .settled(match.setup(), match.viewAt(0, kNobody), {})
                .contains(QStringLiteral("Mine")));
    // What is gone is not offered.
    QVERIFY(QFile::remove(path(QStringLiteral("Yours.json"))));
    QCOMPARE(knownDecks().size(), 1);
}

void TestDeckEditor::cardsOfTheDeckLieOnTheTable() {
    const GameInfo& game = *findGame("castle-rampage");
    Setup setup;
    useDeck(game, setup, rampage::internDeck(*openDeck(nullptr, everyOperation())));
    LocalTable local(Match(game, setup, {{"Anna", false, {}}, {"Ben", false, {}}}, 5));
    local.setCurtain(false);
    TableController controller;
    controller.setTable(&local);
    QTRY_VERIFY(isSeat(local.match().decider()));
    const FacePainter painter;
    int fronts = 0;
    const PieceModel& pieces = *controller.pieces();
    for (int row = 0; row < pieces.rowCount(); ++row) {
        const QString face = pieces.at(row).face;
        QVERIFY2(painter.knows(face), qPrintable(face));
        if (face.startsWith(QStringLiteral("castle-rampage/deck-"))) ++fronts;
    }
    QCOMPARE(fronts, 5); // the hand of whoever places first
}

QTEST_MAIN(TestDeckEditor)
#include "deckeditor.moc"
