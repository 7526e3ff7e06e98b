// SPDX-License-Identifier: GPL-3.0-or-later
// A teacher sets positions of all games up by hand, is told what is impossible, draws on the table, keeps the
// position and plays from it; and gives a lesson of several.
#include "person.h"

#include "match/series.h"
#include "program/graphics.h"
#include "program/mainwindow.h"
#include "rooms/newgame/newgame.h"
#include "rooms/teacher/cardbox.h"
#include "rooms/teacher/drawinglayer.h"
#include "rooms/teacher/factpanel.h"
#include "rooms/teacher/seriespanel.h"
#include "rooms/teacher/slidebanner.h"
#include "rooms/teacher/teacherpanel.h"
#include "rooms/teacher/teacherwindow.h"
#include "table/arrangingtable.h"
#include "table/tableview.h"
#include "text/book/rulebook.h"
#include "text/mistaketext.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QQuickItem>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QWindow>
#include <QtTest>

#include <utility>

using namespace drawbridge;

namespace {

/// A card of the box and where it is dragged to.
struct Laid {
    const char* face;
    const char* pile;
    int place = -1;
};

} // namespace
Q_DECLARE_METATYPE(std::vector<Laid>)

class TeacherJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void everyGame_data();
    void everyGame();
    void impossibleAndMended();
    void byKeysAlone();
    void drawing();
    void handsAreHidden();
    void aPictureOfTheTableAlone();
    void nothingIsLost();
    void aLesson();
    void anotherGame();
    void playersAreAdded();
    void impossibleAsExercise();
    void sentAsText();
    void leftByACrash();

  private:
    void open(const char* game);
    static TeacherWindow* teacher();
    static void press(int key, Qt::KeyboardModifiers modifiers = {});
    PileId pile(const char* name) const;
    Face face(const char* name) const;
    int countIn(const char* name) const;
    QPoint spot(const char* name, int place) const;
    void dragFromBox(const Laid& laid) const;
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton) const;
    TableView& view() const { return *window_->findChild<TableView*>(); }
    template <class Part>
    Part& part() const {
        return *window_->findChild<Part*>();
    }

    std::unique_ptr<MainWindow> main_;
    TeacherWindow* window_ = nullptr;
};

void TeacherJourney::init() {
    main_ = openFirstWindow();
    QVERIFY(main_);
}

void TeacherJourney::cleanup() { main_.reset(); }

TeacherWindow* TeacherJourney::teacher() {
    return qobject_cast<TeacherWindow*>(QApplication::activeWindow());
}

void TeacherJourney::press(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(QApplication::activeWindow()->windowHandle(), static_cast<Qt::Key>(key), modifiers);
}

void TeacherJourney::open(const char* game) {
    NewGame choice = rememberedGame(*findGame(game));
    for (Player& player : choice.players) player = {player.name, true, "random", -1};
    main_->startNew(choice);
    press(Qt::Key_T, Qt::ControlModifier);
    QTRY_VERIFY(teacher());
    window_ = teacher();
    QTRY_VERIFY(view().rootObject());
    QCOMPARE(window_->arrangement().game().id(), std::string_view(game));
}

PileId TeacherJourney::pile(const char* name) const {
    const auto& piles = window_->arrangement().piles();
    return std::ranges::find(piles, std::string_view(name), &PileInfo::name)->id;
}

Face TeacherJourney::face(const char* name) const {
    return *window_->arrangement().game().faceFromName(window_->arrangement().setup(), name);
}

int TeacherJourney::countIn(const char* name) const {
    const View seen = window_->arrangement().view(kAllHands);
    return static_cast<int>(std::ranges::count(seen.pieces, pile(name), &Piece::pile));
}

/// Where a place is, in pixels of the table.
QPoint TeacherJourney::spot(const char* name, int place) const {
    QRectF rect;
    auto* stage = view().rootObject()->property("stage").value<QObject*>();
    QMetaObject::invokeMethod(stage, "placeRect", Q_RETURN_ARG(QRectF, rect), Q_ARG(int, pile(name)),
                              Q_ARG(int, place));
    return rect.center().toPoint();
}

void TeacherJourney::dragFromBox(const Laid& laid) const {
    auto& box = part<CardBox>();
    QListWidgetItem* item = nullptr;
    for (int row = 0; row < box.count(); ++row)
        if (box.item(row)->data(Qt::UserRole).toInt() == face(laid.face)) item = box.item(row);
    QVERIFY(item);
    box.scrollToItem(item);
    const QPoint from = box.visualItemRect(item).center();
    const QPoint to = box.viewport()->mapFromGlobal(view().mapToGlobal(spot(laid.pile, laid.place)));
    QTest::mousePress(box.viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(box.viewport(), from + QPoint(20, 20));
    QTest::mouseMove(box.viewport(), to);
    QTest::mouseRelease(box.viewport(), Qt::LeftButton, {}, to);
    QTest::qWait(20);
}

void TeacherJourney::drag(QPoint from, QPoint to, Qt::MouseButton button) const {
    QTest::mousePress(&view(), button, {}, from);
    for (int step = 1; step <= 5; ++step) QTest::mouseMove(&view(), from + (to - from) * step / 5, 10);
    QTest::mouseRelease(&view(), button, {}, to);
    QTest::qWait(20);
}

void TeacherJourney::everyGame_data() {
    QTest::addColumn<std::vector<Laid>>("cards");
    QTest::newRow("castle-keep") << std::vector<Laid>{{"RK", "castle 1", 8},
                                                      {"RcT", "castle 1", 0},
                                                      {"BcT", "hand 1"},
                                                      {"YzW", "castle 2", 1},
                                                      {"BsW", "discard"}};
    QTest::newRow("castles-of-caleira") << std::vector<Laid>{{"spire", "hand 1"},
                                                             {"barracks", "hand 2"},
                                                             {"trebuchet", "castle 1", -2},
                                                             {"watchtower", "castle 2", -1}};
    QTest::newRow("castle-rampage") << std::vector<Laid>{
        {"ogre", "castle 1"}, {"knight", "castle 2"}, {"archer", "hand 1"}, {"jester", "gate 2"}};
    QTest::newRow("castle-wars") << std::vector<Laid>{{"9", "slot 1.1"},
                                                      {"5", "slot 1.2"},
                                                      {"7", "slot 2.1"},
                                                      {"queen", "resource hand 1"},
                                                      {"8", "soldier hand 2"}};
    QTest::newRow("castles") << std::vector<Laid>{
        {"castle", "realm 1"}, {"castle", "realm 2"}, {"moat", "realm 2"}, {"peasants-attack", "hand 1"}};
}

/// From an empty table to a position that is kept, checked and played from.
void TeacherJourney::everyGame() {
    QFETCH(std::vector<Laid>, cards);
    open(QTest::currentDataTag());
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(countIn(cards[0].pile), 0);
    QTest::qWait(50); // the table is laid out for it
    for (Laid laid : cards) {
        const int before = countIn(laid.pile);
        const PileInfo& info =
            *std::ranges::find(window_->arrangement().piles(), pile(laid.pile), &PileInfo::id);
        // Sides of a row come after all its places.
        if (info.kind == PileKind::Row) laid.place += info.places;
        dragFromBox(laid);
        if (QTest::currentTestFailed()) return;
        QVERIFY2(countIn(laid.pile) == before + 1, laid.face);
    }
    const auto faults = window_->arrangement().faults();
    QVERIFY2(window_->arrangement().state(),
             faults.empty() ? "" : qPrintable(mistakeText(faults[0].mistake)));
    QVERIFY(!window_->findChild<QListWidget*>(QStringLiteral("problems"))->isVisible());

    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("position.json"));
    QVERIFY(window_->isWindowModified());
    QVERIFY(window_->saveTo(file));
    QVERIFY(!window_->isWindowModified());
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const Scenarios read = readScenarios(saved.readAll().toStdString());
    QVERIFY2(read.mistakes().empty(), toText(read.mistakes()).c_str());
    QVERIFY(runScenario(read.scenarios[0]).empty());

    const std::vector<Piece> lay = window_->arrangement().view(kAllHands).pieces;
    press(Qt::Key_F5);
    QTRY_VERIFY(window_->isPlaying());
    QTRY_VERIFY(view().rootObject());
    press(Qt::Key_F5, Qt::ShiftModifier);
    QTRY_VERIFY(!window_->isPlaying());
    QVERIFY(window_->arrangement().view(kAllHands).pieces == lay);
    QVERIFY(window_->open(file));
    QVERIFY(window_->arrangement().state());
}

void TeacherJourney::impossibleAndMended() {
    open("castle-keep");
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::qWait(50);
    dragFromBox({"RcT", "hand 1"});
    const QRect box = part<CardBox>().geometry();
    dragFromBox({"YK", "castle 1", 0});
    auto* told = window_->findChild<QListWidget*>(QStringLiteral("problems"));
    QTRY_VERIFY(told->isVisible());
    QVERIFY2(told->item(0)->text().contains(QStringLiteral("north-west corner")),
             qPrintable(told->item(0)->text()));
    QCOMPARE(part<CardBox>().geometry(), box); // nothing moves under the hand
    QVERIFY(!window_->arrangement().state());
    drag(spot("castle 1", 0), spot("castle 1", 8));
    QTRY_VERIFY(!told->isVisible());
    QVERIFY(window_->arrangement().state());
    QCOMPARE(countIn("castle 1"), 1);
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(told->isVisible());
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!told->isVisible());
    // Off the table it goes back into the box.
    drag(spot("castle 1", 8), QPoint(-40, 200));
    QTRY_COMPARE(countIn("castle 1"), 0);
}

void TeacherJourney::byKeysAlone() {
    open("castle-keep");
    const auto laid = [this] {
        const Arrangement& arrangement = window_->arrangement();
        int left = 0;
        for (const BoxedKind& kind : arrangement.game().box(arrangement.setup()))
            left += arrangement.left(kind);
        return 90 - left;
    };
    const int before = laid();
    auto& box = part<CardBox>();
    press(Qt::Key_F6);
    QTRY_VERIFY(box.hasFocus());
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    QTRY_VERIFY(view().hasFocus());
    auto& table = part<ArrangingTable>();
    QVERIFY(table.stamp().has_value());
    // The first group behind the piles: a square of a castle, and what is put there has the focus.
    press(Qt::Key_Tab);
    press(Qt::Key_Return);
    QTRY_COMPARE(laid(), before + 1);
    QTest::qWait(50);
    press(Qt::Key_Escape);
    QVERIFY(!table.stamp().has_value());
    press(Qt::Key_Delete);
    QTRY_COMPARE(laid(), before);
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(laid(), before + 1);
    press(Qt::Key_R);
    QTRY_COMPARE(part<DrawingLayer>().drawing().size(), 1U);
    const auto drawn = part<DrawingLayer>().drawing()[0];
    QCOMPARE(drawn.kind, DrawnMark::Kind::Ring);
    press(Qt::Key_A);
    press(Qt::Key_Up);
    press(Qt::Key_A);
    QTRY_COMPARE(part<DrawingLayer>().drawing().size(), 2U);
    // Whose turn it is, with the keys as well.
    auto* turn = part<FactPanel>().findChild<QComboBox*>();
    turn->setFocus();
    press(Qt::Key_Down);
    QTRY_COMPARE(window_->arrangement().lastState().turn(), Seat{1});
}

void TeacherJourney::drawing() {
    open("castle-keep");
    auto& layer = part<DrawingLayer>();
    drag(spot("hand 1", 0), spot("castle 2", 2), Qt::RightButton);
    QTRY_COMPARE(layer.drawing().size(), 1U);
    QCOMPARE(layer.drawing()[0].kind, DrawnMark::Kind::Arrow);
    QCOMPARE(layer.drawing()[0].to.pile, int{pile("castle 2")});
    QCOMPARE(layer.drawing()[0].to.place, 2);
    QTest::mouseClick(&view(), Qt::RightButton, {}, spot("castle 1", 4));
    QTRY_COMPARE(layer.drawing().size(), 2U);
    QCOMPARE(layer.drawing()[1].kind, DrawnMark::Kind::Ring);
    QTest::mouseClick(&view(), Qt::RightButton, Qt::ShiftModifier, spot("castle 1", 4));
    QTRY_COMPARE(layer.drawing().size(), 3U);
    QCOMPARE(layer.drawing()[2].kind, DrawnMark::Kind::Light);
    // With the tool an arrow needs no dragging: one end is pressed, and then the other.
    layer.setTool(DrawnMark::Kind::Arrow);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, spot("hand 1", 1));
    QTest::mouseClick(&view(), Qt::LeftButton, {}, spot("castle 2", 0));
    QTRY_COMPARE(layer.drawing().size(), 4U);
    QCOMPARE(layer.drawing()[3].kind, DrawnMark::Kind::Arrow);
    QCOMPARE(layer.drawing()[3].to.place, 0);
    layer.setTool({});
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(layer.drawing().size(), 3U);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("drawn.json"));
    QVERIFY(window_->saveTo(file));
    const Drawing drawn = layer.drawing();
    press(Qt::Key_C);
    QTRY_VERIFY(layer.drawing().empty());
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(layer.drawing().size(), 3U);
    // Once more, and it goes.
    QTest::mouseClick(&view(), Qt::RightButton, {}, spot("castle 1", 4));
    QTRY_COMPARE(layer.drawing().size(), 2U);
    QVERIFY(window_->open(file));
    QVERIFY(layer.drawing() == drawn);
    QVERIFY(layer.accessibleName().contains(QStringLiteral("Arrow")));
}

/// Neither picture nor words tell what a hidden hand holds.
void TeacherJourney::handsAreHidden() {
    open("castle-keep");
    auto& table = part<ArrangingTable>();
    const auto faces = [&] {
        QStringList told;
        for (int row = 0; row < table.pieces()->rowCount(); ++row) {
            const PieceRow& piece = table.pieces()->at(row);
            if (piece.pile != pile("hand 1")) continue;
            told.append(piece.face);
            told.append(piece.spokenName);
        }
        return told.join(QLatin1Char('\n'));
    };
    const QString open_ = faces();
    QVERIFY(open_.contains(QStringLiteral("tower")) || open_.contains(QStringLiteral("wall")) ||
            open_.contains(QStringLiteral("keep,")));
    press(Qt::Key_H, Qt::ControlModifier);
    QTRY_VERIFY(faces() != open_);
    QVERIFY2(!faces().contains(QStringLiteral("tower")) && !faces().contains(QStringLiteral("wall")),
             qPrintable(faces()));
    // And while it is impossible.
    dragFromBox({"YK", "castle 1", 0});
    QTRY_VERIFY(!window_->arrangement().state());
    QVERIFY2(!faces().contains(QStringLiteral("tower")) && !faces().contains(QStringLiteral("wall")),
             qPrintable(faces()));
    press(Qt::Key_H, Qt::ControlModifier);
    press(Qt::Key_F11);
    QTRY_VERIFY(window_->isFullScreen());
    QVERIFY(!part<CardBox>().isVisible());
    press(Qt::Key_F11);
    QTRY_VERIFY(!window_->isFullScreen());
    QTRY_VERIFY(part<CardBox>().isVisible());
}

/// What is told of a picture does not lie on the next one.
void TeacherJourney::aPictureOfTheTableAlone() {
    open("castle-keep");
    QImage before;
    const auto isDrawn = [&] {
        const QImage last = std::exchange(before, window_->picture().convertToFormat(QImage::Format_RGB32));
        return before == last;
    };
    QTRY_VERIFY((QTest::qWait(300), isDrawn())); // its pictures come one after the other
    for (int times = 0; times < 2; ++times) {
        QApplication::clipboard()->clear();
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::qWait(300); // now the slip lies there
        QCOMPARE(QApplication::clipboard()->image().convertToFormat(QImage::Format_RGB32), before);
    }
}

/// Six positions as somebody prepares them who has a class before them, and how they are shown.
void TeacherJourney::aLesson() {
    open("castle-keep");
    const auto& series = [this]() -> const Series& { return window_->series(); };
    auto& panel = part<SeriesPanel>();
    auto* pages = window_->findChild<QTabWidget*>();
    const auto write = [&](const char* words) {
        for (const char* letter = words; *letter; ++letter)
            QTest::keyClick(QApplication::focusWidget(), *letter);
    };
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::qWait(50);
    dragFromBox({"RcT", "castle 1", 0});
    dragFromBox({"RsT", "castle 2", 0});
    press(Qt::Key_F2);
    QTRY_VERIFY(pages->currentIndex() == 1);
    write("Towers stand on corners");
    press(Qt::Key_Tab);
    write("Where does the next one go?");
    press(Qt::Key_Tab);
    write("Wait for three hands.");
    QCOMPARE(series().shown().title, "Towers stand on corners");
    QCOMPARE(series().shown().tell, "Where does the next one go?");
    QCOMPARE(series().shown().note, "Wait for three hands.");
    // Rules go by the numbers that people know; what is none is said, and keeps nobody from saving.
    press(Qt::Key_Tab);
    const QString rules =
        RuleBook::forGame(u"castle-keep").find(u"KEEP-BUILD-8")->number + QStringLiteral(" 77.7");
    write(qPrintable(rules));
    QCOMPARE(series().shown().clauses, std::vector<std::string>{"KEEP-BUILD-8"});
    const auto saysOf = [&](const char* words) {
        return std::ranges::any_of(panel.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(QLatin1String(words));
        });
    };
    QTRY_VERIFY(saysOf("77.7"));
    // The same again with a piece more, five times.
    for (const char* wall : {"RcW", "YcW", "BcW", "RsW", "YsW"}) {
        press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(series().at() + 1, series().size());
        QTRY_VERIFY(panel.findChild<QLineEdit*>()->hasFocus()); // it is to be called something
        pages->setCurrentIndex(0);
        QTest::qWait(30);
        dragFromBox({wall, "hand 1"});
        press(Qt::Key_F2);
        write(wall);
    }
    QCOMPARE(series().size(), 6U);
    QCOMPARE(series().shown().title, "YsW");
    QCOMPARE(countIn("hand 1"), 5);
    // The last one is shown first, is taken away, and comes back.
    for (int times = 0; times < 5; ++times) press(Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(series().slide(0).title, "YsW");
    QCOMPARE(series().at(), 0U);
    press(Qt::Key_PageDown, Qt::ControlModifier);
    QTRY_COMPARE(series().at(), 1U);
    QTRY_COMPARE(countIn("hand 1"), 0);
    press(Qt::Key_PageUp, Qt::ControlModifier);
    panel.focusList();
    press(Qt::Key_Delete, Qt::ControlModifier);
    QTRY_COMPARE(series().size(), 5U);
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(series().size(), 6U);
    QCOMPARE(series().shown().title, "YsW");

    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("lesson.json"));
    QVERIFY(window_->saveTo(file));
    QVERIFY(!window_->isWindowModified());
    QVERIFY(window_->open(file));
    QCOMPARE(series().size(), 6U);
    QCOMPARE(series().slide(1).note, "Wait for three hands.");
    QCOMPARE(series().slide(1).clauses, std::vector<std::string>{"KEEP-BUILD-8"});
    QVERIFY(!saysOf("77.7"));

    // Full screen: the keys of the table page, nothing of the teacher's is to be seen.
    press(Qt::Key_F11);
    QTRY_VERIFY(window_->isFullScreen());
    QVERIFY(!panel.isVisible());
    auto& banner = part<SlideBanner>();
    for (std::size_t number = 0; number < 6; ++number) {
        QTRY_COMPARE(series().at(), number);
        QStringList read;
        for (const auto* label : banner.findChildren<QLabel*>()) read.append(label->text());
        QVERIFY2(read.contains(QString::fromStdString(series().shown().title)), qPrintable(read.join('|')));
        QVERIFY(!read.join('|').contains(QStringLiteral("three hands")));
        QTest::qWait(50);
        press(Qt::Key_PageDown);
    }
    QVERIFY(window_->picture().width() > 300);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!window_->isFullScreen());
    QTRY_VERIFY(panel.isVisible());
}

/// Facts stand right below what is chosen before them, whichever game there was before.
void TeacherJourney::anotherGame() {
    open("castle-keep");
    auto* games = part<TeacherPanel>().findChild<QComboBox*>();
    const auto* scroll = part<FactPanel>().parentWidget()->parentWidget();
    for (const char* game : {"castles", "castles-of-caleira"}) {
        games->setFocus();
        press(game == std::string("castles") ? Qt::Key_End : Qt::Key_Home);
        if (game != std::string("castles")) press(Qt::Key_Down);
        QTRY_COMPARE(window_->arrangement().game().id(), std::string_view(game));
        const auto below = [&](const QWidget* widget) {
            return widget->mapTo(window_, QPoint(0, widget->height())).y();
        };
        const QList<QComboBox*> choices = part<TeacherPanel>().findChildren<QComboBox*>();
        const QComboBox* hands = choices[1];
        QTRY_VERIFY(scroll->mapTo(window_, QPoint()).y() - below(hands) < hands->height());
        QVERIFY(below(scroll) <= part<CardBox>().mapTo(window_, QPoint()).y());
    }
}

void TeacherJourney::playersAreAdded() {
    open("castle-keep");
    dragFromBox({"RK", "castle 1", 8});
    const int hand = countIn("hand 2");
    auto* seats = part<TeacherPanel>().findChild<QSpinBox*>();
    seats->setFocus();
    press(Qt::Key_Up);
    press(Qt::Key_Tab);
    QTRY_COMPARE(window_->arrangement().setup().seats, 3);
    QCOMPARE(countIn("hand 2"), hand);
    QCOMPARE(countIn("hand 3"), hand);
    const View seen = window_->arrangement().view(kAllHands);
    QVERIFY(std::ranges::any_of(seen.pieces, [&](const Piece& piece) {
        return piece.pile == pile("castle 1") && piece.place == 8 && piece.face == face("RK");
    }));
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(window_->arrangement().setup().seats, 2);
}

void TeacherJourney::impossibleAsExercise() {
    open("castle-keep");
    dragFromBox({"YK", "castle 1", 0});
    QTRY_VERIFY(!window_->arrangement().state());
    const std::vector<Piece> lay = window_->arrangement().view(kAllHands).pieces;
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("wrong.json"));
    QVERIFY(window_->saveTo(file));
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(window_->arrangement().state());
    QVERIFY(window_->open(file));
    QVERIFY(!window_->arrangement().state());
    QCOMPARE(window_->arrangement().view(kAllHands).pieces.size(), lay.size());
    QTRY_VERIFY(window_->findChild<QListWidget*>(QStringLiteral("problems"))->isVisible());

    // What is wrong is marked for the teacher, and not for those who are to find it out.
    const auto marked = [this] {
        const auto* table = view().rootObject()->property("table").value<TableController*>();
        const int role = table->pieces()->roleNames().key("threatened");
        int count = 0;
        for (int row = 0; row < table->pieces()->rowCount(); ++row)
            count += table->pieces()->data(table->pieces()->index(row, 0), role).toBool() ? 1 : 0;
        return count;
    };
    QTRY_COMPARE(marked(), 1);
    press(Qt::Key_F11);
    QTRY_VERIFY(window_->isFullScreen());
    QTRY_COMPARE(marked(), 0);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!window_->isFullScreen());
    QTRY_COMPARE(marked(), 1);

    // Words are taken back where they were written only.
    press(Qt::Key_F2);
    press(Qt::Key_Tab);
    const auto write = [](const char* words) {
        for (const char* letter = words; *letter; ++letter)
            QTest::keyClick(QApplication::focusWidget(), *letter);
    };
    write("Look");
    press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(window_->series().size(), 2U);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(window_->series().slide(0).tell, "Look");
    QVERIFY(window_->series().size() == 1 || window_->series().slide(1).tell == "Look");
}

void TeacherJourney::sentAsText() {
    open("castle-keep");
    dragFromBox({"RK", "castle 1", 8});
    const std::vector<Piece> lay = window_->arrangement().view(kAllHands).pieces;
    view().setFocus();
    press(Qt::Key_C, Qt::ControlModifier);
    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.startsWith(QLatin1Char('{')) && !text.contains(QLatin1Char('\n')), qPrintable(text));
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(window_->series().size(), 2U);
    QVERIFY(window_->arrangement().view(kAllHands).pieces == lay);
}

/// Whoever did not come to save is asked when the table is opened again.
void TeacherJourney::leftByACrash() {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    QVERIFY(QDir().mkpath(folder.path()));
    QFile left(folder.filePath(QStringLiteral("lesson-1.json")));
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.write(
        R"({"game": "castle-keep", "title": "Left", "position": {"castle 1": "n RcW", "castle 2": "n RcW"}})");
    left.close();
    bool asked = false;
    QTimer looks;
    connect(&looks, &QTimer::timeout, this, [&] {
        const auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!question) return;
        asked = true;
        looks.stop();
        for (QAbstractButton* button : question->buttons())
            if (question->buttonRole(button) == QMessageBox::AcceptRole) button->click();
    });
    looks.start(100);
    open("castle-keep");
    QVERIFY(asked);
    QTRY_COMPARE(window_->series().shown().title, "Left");
    QVERIFY(window_->isWindowModified());
    // And what is changed is kept there again, until it is saved.
    const QString file = left.fileName();
    dragFromBox({"RK", "castle 1", 8});
    const auto keptNow = [&] {
        QFile now(file);
        return now.open(QIODevice::ReadOnly) && now.readAll().contains("RK");
    };
    QTRY_VERIFY_WITH_TIMEOUT(keptNow(), 5000);
    const QTemporaryDir kept;
    QVERIFY(window_->saveTo(kept.filePath(QStringLiteral("kept.json"))));
    QVERIFY(!QFile::exists(file));
}

/// Who has changed something is asked before it goes.
void TeacherJourney::nothingIsLost() {
    open("castle-keep");
    dragFromBox({"RcT", "hand 1"});
    QVERIFY(window_->isWindowModified());
    bool asked = false;
    QTimer::singleShot(300, this, [&] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        asked = question != nullptr;
        if (question) question->button(QMessageBox::Cancel)->click();
    });
    QVERIFY(!window_->close());
    QVERIFY(asked);
    QVERIFY(window_->isVisible());
    QVERIFY(QTest::qWaitForWindowActive(window_));
    press(Qt::Key_Z, Qt::ControlModifier);
    const QTemporaryDir folder;
    QVERIFY(window_->saveTo(folder.filePath(QStringLiteral("kept.json"))));
    QVERIFY(window_->close());
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    TeacherJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "teacher.moc"
