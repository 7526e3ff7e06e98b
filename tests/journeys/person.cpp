// SPDX-License-Identifier: GPL-3.0-or-later
#include "person.h"

#include "library/freshplayers.h"
#include "sanitized.h"

#include "match/gamestate.h"
#include "program/mainwindow.h"
#include "rooms/newgame/newgame.h"
#include "rooms/newgame/newgameview.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tablemodels.h"
#include "table/tableview.h"
#include "text/gametext.h"
#include "widgets/preferences.h"

#include <QApplication>
#include <QProcess>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include <functional>

#ifdef DRAWBRIDGE_SANITIZED
// A graphics driver that is unloaded takes its name with it, by which lsan.supp knows its leaks. So none is.
extern "C" int dlclose(void*) noexcept { return 0; }
#endif

namespace drawbridge {

namespace {

constexpr int kPatience = 20'000; // ms in which nothing happens

/// The foremost one: later children lie over earlier ones.
QQuickItem* find(QQuickItem* root, const std::function<bool(const QQuickItem*)>& is) {
    const QList<QQuickItem*> children = root->childItems();
    for (auto child = children.rbegin(); child != children.rend(); ++child) {
        if (is(*child)) return *child;
        if (QQuickItem* found = find(*child, is)) return found;
    }
    return nullptr;
}

bool isA(const QQuickItem* item, const char* type) {
    for (const QMetaObject* is = item->metaObject(); is != nullptr; is = is->superClass())
        if (QByteArray(is->className()).startsWith(type)) return true;
    return false;
}

} // namespace

Somebody::Somebody(QWidget& window)
    : window_(window)
    , view_(*window.findChild<TableView*>())
    , table_(*window.findChild<TableController*>()) {
    hasten();
}

/// Buttons that have just come take presses at once: nobody is as quick as this person.
void Somebody::hasten() const {
    if (QObject* scene = view_.rootObject()) scene->setProperty("guard", 0);
}

LocalTable& Somebody::local() const { return *qobject_cast<LocalTable*>(table_.gameTable()); }

Move Somebody::wants() const {
    const Match& match = local().match();
    BotSpec sensible;
    sensible.kind = BotSpec::Kind::Greedy;
    return match.state().think(sensible, match.thoughtSeed(), {});
}

std::vector<Move> Somebody::wantsAll() const {
    std::vector<Move> moves{wants()};
    const Match& match = local().match();
    const auto state = match.state().clone();
    BotSpec sensible;
    sensible.kind = BotSpec::Kind::Greedy;
    state->apply(moves.front());
    while (state->decider() == match.decider() && local().text().isMidway(state->viewFor(kNobody))) {
        moves.push_back(state->think(sensible, match.thoughtSeed(), {}));
        state->apply(moves.back());
    }
    return moves;
}

/// From where the first of them takes something to where the last puts it.
Gesture Somebody::gestureOf(const std::vector<Move>& moves) const {
    const auto state = local().match().state().clone();
    Gesture whole;
    for (const Move move : moves) {
        const Gesture gesture = state->gestureOf(move);
        if (!whole.from)
            whole = gesture;
        else if (gesture.to)
            whole.to = gesture.to;
        if (moves.size() > 1) state->apply(move);
    }
    return whole;
}

Handle Somebody::handleOf(const Gesture& gesture) const {
    const Piece* best = nullptr;
    const View view = local().match().view(local().viewer());
    for (const Piece& piece : view.pieces) {
        if (piece.pile != gesture.from.pile) continue;
        if (gesture.from.place != kAnyPlace && piece.place != gesture.from.place) continue;
        if (gesture.face != kHidden && piece.face != gesture.face) continue;
        if (!best || piece.place > best->place) best = &piece; // the top one of a stack
    }
    return best ? best->handle : 0;
}

bool Somebody::isPicked(const Gesture& gesture) const {
    return table_.picked() != 0 && table_.picked() == static_cast<int>(handleOf(gesture));
}

QQuickItem* Somebody::item(Handle handle) const {
    return find(view_.rootObject(), [handle](const QQuickItem* each) {
        return isA(each, "Piece_") && each->property("handle").toUInt() == handle;
    });
}

QPoint Somebody::middle(const QQuickItem* item) const {
    return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
}

/// Where a piece can be taken: others may lie over its middle.
QPoint Somebody::visibleSpot(const QQuickItem* piece) const {
    const auto isCovered = [&](QPointF at) {
        bool covered = false;
        find(view_.rootObject(), [&](const QQuickItem* other) {
            covered = covered || (isA(other, "Piece_") && other != piece && other->isVisible() &&
                                  other->z() > piece->z() && other->contains(other->mapFromScene(at)));
            return covered;
        });
        return covered;
    };
    for (const double down : {0.5, 0.3, 0.2, 0.1, 0.05, 0.8, 0.95})
        for (const double along : {0.5, 0.2, 0.8}) {
            const QPointF at = piece->mapToScene(QPointF(piece->width() * along, piece->height() * down));
            if (!isCovered(at)) return at.toPoint();
        }
    return {-1, -1};
}

QPoint Somebody::pieceAt(const Gesture& gesture) const {
    const QQuickItem* piece = item(handleOf(gesture));
    return piece ? visibleSpot(piece) : QPoint(-1, -1);
}

QPoint Somebody::topAt(int pile) const {
    const QQuickItem* top = nullptr;
    const PieceModel& pieces = *table_.pieces();
    for (int row = 0; row < pieces.rowCount(); ++row) {
        const PieceRow& piece = pieces.at(row);
        if (piece.pile == pile) top = item(static_cast<Handle>(piece.handle));
    }
    return top ? middle(top) : QPoint(-1, -1);
}

QRectF Somebody::dropRect(int pile, int place) const {
    QObject* scene = view_.rootObject();
    auto* stage = scene->property("stage").value<QObject*>();
    QRectF rect;
    QMetaObject::invokeMethod(stage, "placeRect", Q_RETURN_ARG(QRectF, rect), Q_ARG(int, pile),
                              Q_ARG(int, place));
    return rect;
}

QPoint Somebody::targetOf(const Gesture& gesture) const {
    return dropRect(gesture.to.pile, gesture.to.place == kAnyPlace ? -1 : gesture.to.place)
        .center()
        .toPoint();
}

QQuickItem* Somebody::button(const QString& text) const {
    QTest::qWait(30); // until it has come to its place: nobody is quicker
    return find(view_.rootObject(), [&text](const QQuickItem* each) {
        // A card that is chosen is a button too.
        const bool presses = isA(each, "PlankButton_") || each->objectName() == QStringLiteral("choice");
        return presses && each->isVisible() && each->property("text").toString() == text;
    });
}

bool Somebody::answer(Move move, bool byKey) const {
    const QString text =
        local().text().choice(seenOf(local().match().state(), local().viewer()), move, local().names());
    QQuickItem* choice = button(text);
    if (!choice) return false;
    if (const QString key = choice->property("key").toString(); byKey && !key.isEmpty())
        press(QKeySequence(key)[0].key());
    else
        QTest::mouseClick(&view_, Qt::LeftButton, {}, middle(choice));
    return true;
}

/// Where it pressed last it presses again only after a while: twice at once means something else.
void Somebody::click(QPoint at) const {
    if ((at - pressed_).manhattanLength() <= QApplication::startDragDistance())
        while (!sincePress_.hasExpired(QApplication::doubleClickInterval())) QTest::qWait(10);
    QTest::mouseClick(&view_, Qt::LeftButton, {}, at);
    pressed_ = at;
    sincePress_.start();
}

/// Says once more what is meant, if the table asks: which of several moves, or whether really.
bool Somebody::insist(Move move, bool byKey) const {
    return !table_.decision()->isAsking() || answer(move, byKey);
}

bool Somebody::playAll(const std::vector<Move>& moves, bool drag) const {
    const std::size_t before = local().match().history().size();
    const auto made = [&] { return local().match().history().size() >= before + moves.size(); };
    const Gesture gesture = gestureOf(moves);
    if (!gesture.from) return answer(moves.front(), false) && insist(moves.front(), false) && made();
    const QPoint from = pieceAt(gesture);
    const QPoint to = targetOf(gesture);
    if (from.x() < 0) return false;
    if (drag) {
        QTest::mousePress(&view_, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 10; ++step) QTest::mouseMove(&view_, from + (to - from) * step / 10);
        QTest::mouseRelease(&view_, Qt::LeftButton, {}, to);
    } else {
        // What one must move is in the hand already.
        if (!isPicked(gesture)) click(from);
        // Where there is but one thing to do with a piece, the first click has done it.
        if (!made() && !table_.decision()->isAsking()) click(to);
    }
    return insist(moves.back(), false) && insist(moves.back(), false) && made();
}

void Somebody::press(int key) const { QTest::keyClick(&view_, static_cast<Qt::Key>(key)); }

/// Goes to a piece as somebody with arrow keys does: from each group of things in turn, towards it.
bool Somebody::focus(const QQuickItem* wanted) const {
    const auto focused = [this] { return view_.rootObject()->property("focusItem").value<QQuickItem*>(); };
    // After the mouse the keys stand somewhere unseen: their ring comes with the first of them.
    const auto isSeen = [this] {
        return view_.rootObject()->property("walk").value<QObject*>()->property("byKeyboard").toBool();
    };
    const auto there = [&] { return focused() == wanted && wanted->hasActiveFocus() && isSeen(); };
    const QPoint goal = middle(wanted);
    for (int groups = 0; groups < 12; ++groups) {
        for (int steps = 0; steps < 10 && !there(); ++steps) {
            const QQuickItem* now = focused();
            if (!now || !now->hasActiveFocus()) break;
            const QPoint way = goal - middle(now);
            const int across = way.x() > 0 ? Qt::Key_Right : Qt::Key_Left;
            const int along = way.y() > 0 ? Qt::Key_Down : Qt::Key_Up;
            const bool wide = std::abs(way.x()) > std::abs(way.y());
            press(wide ? across : along);
            if (focused() == now) press(wide ? along : across);
            if (focused() == now) break;
        }
        if (there()) return true;
        press(Qt::Key_Tab);
    }
    // Then all along each group. Arrows may lead out of one, so that Tab would come back to it for ever.
    for (int groups = 0; groups < 12; ++groups) {
        for (int group = 0; group < groups; ++group) press(Qt::Key_Tab);
        for (const int key : {Qt::Key_Right, Qt::Key_Left})
            for (int steps = 0; steps < 8 && !there(); ++steps) press(key);
        if (there()) return true;
    }
    return false;
}

bool Somebody::focusOn(const Gesture& gesture) const {
    const QQuickItem* piece = item(handleOf(gesture));
    return piece && focus(piece);
}

bool Somebody::playAllByKeys(const std::vector<Move>& moves) const {
    const std::size_t before = local().match().history().size();
    const auto made = [&] { return local().match().history().size() >= before + moves.size(); };
    const Gesture gesture = gestureOf(moves);
    if (!gesture.from) return answer(moves.front(), true) && insist(moves.front(), true) && made();
    if (!focusOn(gesture)) return false;
    if (!isPicked(gesture)) press(Qt::Key_Return);
    const int place = gesture.to.place == kAnyPlace ? -1 : gesture.to.place;
    QObject* scene = view_.rootObject();
    // Tab goes from group to group, arrows to the one of several.
    const QQuickItem* there = place < 0 ? nullptr : item(handleOf({gesture.to, kHidden, {}}));
    if (table_.picked() != 0 && !table_.decision()->isAsking() && there && focus(there))
        press(Qt::Key_Return);
    for (int tries = 0; tries < 40 && table_.picked() != 0 && !made() && !table_.decision()->isAsking();
         ++tries) {
        if (scene->property("hoverPile").toInt() == gesture.to.pile &&
            scene->property("hoverPlace").toInt() == place) {
            press(Qt::Key_Return);
            break;
        }
        press(Qt::Key_Tab);
    }
    return insist(moves.back(), true) && insist(moves.back(), true) && made();
}

bool Somebody::wait() const {
    hasten(); // another game brings a scene of its own
    const auto called = [this] {
        return table_.match()->isOver() || table_.match()->curtainDown() ||
               (table_.decision()->isMine() && !local().isThinking());
    };
    const auto events = [this] { return local().match().history().size(); };
    // As long as others go on one waits: who is out looks on to the end.
    bool ready = false;
    for (std::size_t before = events() + 1; !ready && events() != before;) {
        before = events();
        ready = QTest::qWaitFor([&] { return called() || events() != before; }, kPatience) && called();
    }
    waitUntilStill();
    return ready;
}

/// The scene follows the models in its own time: a hand that is shown is spread out a moment later.
void Somebody::waitUntilStill() const {
    const auto places = [this] {
        QList<QRectF> all;
        find(view_.rootObject(), [&](const QQuickItem* each) {
            if (isA(each, "Piece_")) all.append(each->mapRectToScene(each->boundingRect()));
            return false;
        });
        return all;
    };
    QList<QRectF> before;
    for (QList<QRectF> now = places(); now != before; now = places()) {
        before = now;
        QTest::qWait(10);
    }
}

QQuickItem* partNamed(const QQuickWidget& scene, const QString& name) {
    return find(scene.rootObject(),
                [&name](const QQuickItem* each) { return each->objectName() == name && each->isVisible(); });
}

bool pressPart(QQuickWidget& scene, const QString& name) {
    QTest::qWait(50); // what stands where is settled with the next frame
    const QQuickItem* part = partNamed(scene, name);
    if (part == nullptr) return false;
    QTest::mouseClick(&scene, Qt::LeftButton, {},
                      part->mapToScene({part->width() / 2, part->height() / 2}).toPoint());
    return true;
}

NewGameView* askForNewGame(MainWindow& window) {
    QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
    auto* scene = window.findChild<NewGameView*>();
    return scene != nullptr && QTest::qWaitFor([scene] { return scene->isVisible(); }) ? scene : nullptr;
}

bool startInScene(MainWindow& window, const GameInfo& game) {
    NewGameView* scene = askForNewGame(window);
    return scene != nullptr && pressPart(*scene, QStringLiteral("box-") + toQString(game.id())) &&
           pressPart(*scene, QStringLiteral("lay"));
}

QStringList xdotool(const QStringList& arguments) {
    QProcess tool;
    tool.start(QStringLiteral("xdotool"), arguments);
    tool.waitForFinished();
    return QString::fromUtf8(tool.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
}

bool hasRealHands() {
    return !QStandardPaths::findExecutable(QStringLiteral("xdotool")).isEmpty() &&
           !qEnvironmentVariableIsEmpty("DISPLAY");
}

void settleInEmptyHome() {
    static const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", (home.path() + QStringLiteral("/config")).toUtf8());
    qputenv("XDG_DATA_HOME", (home.path() + QStringLiteral("/data")).toUtf8());
    qputenv("LC_ALL", "C.UTF-8");
    dice().seed(static_cast<quint32>(qEnvironmentVariableIntValue("DRAWBRIDGE_DEALS")));
    QCoreApplication::setOrganizationDomain(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("Drawbridge"));
}

void writeHastySettings() {
    Preferences hasty;
    hasty.motion = 0;
    hasty.pace = 0;
    hasty.store();
}

std::unique_ptr<MainWindow> openFirstWindow() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/")));
    QSettings().clear();
    writeHastySettings();
    auto window = std::make_unique<MainWindow>();
    window->show();
    return QTest::qWaitForWindowActive(window.get()) ? std::move(window) : nullptr;
}

} // namespace drawbridge
