// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tableview.h"

#include "faces/faceprovider.h"
#include "faces/fonts.h"
#include "table/closedengine.h"
#include "table/tablecontroller.h"

#include <QEvent>
#include <QFile>
#include <QFocusEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMetaMethod>
#include <QPalette>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QWindow>

namespace drawbridge {

namespace {

bool isDark(const QPalette& palette) { return palette.color(QPalette::Window).lightness() < 128; }

/// "castle-keep" is laid out by games/castle-keep/CastleKeepTable.qml.
QUrl sceneOf(const QString& game) {
    QString name;
    for (const QString& word : game.split('-')) name += word.left(1).toUpper() + word.mid(1);
    return QStringLiteral("qrc:/qt/qml/Drawbridge/Scene/games/%1/%2Table.qml").arg(game, name);
}

} // namespace

TableView::TableView(QWidget* parent)
    : QQuickWidget(parent) {
    setResizeMode(SizeRootObjectToView);
    setFocusPolicy(Qt::StrongFocus); // else Tab never comes here
    setMinimumSize(480, 360);
    loadFonts();
    // Qt 6.4 does not look in its own default place for QML modules.
    engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    closeEngine(*engine());
    engine()->addImageProvider(QLatin1String(FaceProvider::providerName), new FaceProvider);
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &TableView::takeKeys);
}

bool TableView::canShow(const QString& game) {
    return QFile::exists(QLatin1Char(':') + sceneOf(game).path());
}

void TableView::clearFor(const QString& game) {
    if (game_ == game) return;
    game_.clear();
    setSource({});
}

void TableView::setTable(TableController* table) {
    if (game_ == table->gameId()) return;
    game_ = table->gameId();
    const QUrl url = sceneOf(game_);
    auto* component = new QQmlComponent(engine(), url, this);
    // With its size from the start, it is laid out and its pictures are painted only once.
    QObject* scene =
        component->createWithInitialProperties({{QStringLiteral("table"), QVariant::fromValue(table)},
                                                {QStringLiteral("dark"), isDark(palette())},
                                                {QStringLiteral("textScale"), textScale_},
                                                {QStringLiteral("width"), width()},
                                                {QStringLiteral("height"), height()}});
    if (!scene) {
        emit broken(component->errorString());
        delete component;
        return;
    }
    // setContent() does not do away with what was shown before: it would go on taking presses below.
    delete rootObject();
    setContent(url, component, scene);
    rootObject()->setFocus(true); // within the scene, so that keys arrive whenever the widget has the focus
    // Signals of a QML type are known by name only.
    connect(scene, SIGNAL(rematchRequested()), this, SIGNAL(rematchRequested()));
    connect(scene, SIGNAL(newGameRequested()), this, SIGNAL(newGameRequested()));
    connect(scene, SIGNAL(pageRequested(QString)), this, SIGNAL(pageRequested(QString)));
    scene->setProperty("offersPages", isSignalConnected(QMetaMethod::fromSignal(&TableView::pageRequested)));
}

void TableView::setTextScale(double scale) {
    textScale_ = scale;
    if (rootObject()) rootObject()->setProperty("textScale", scale);
}

void TableView::nameEnding(const QString& again, const QString& other) {
    if (!rootObject()) return;
    rootObject()->setProperty("againText", again);
    rootObject()->setProperty("otherText", other);
}

void TableView::toggleNews() {
    if (rootObject()) QMetaObject::invokeMethod(rootObject(), "toggleNews");
}

QString TableView::lookedAt() const {
    QString picture;
    if (rootObject()) QMetaObject::invokeMethod(rootObject(), "lookedAt", Q_RETURN_ARG(QString, picture));
    return picture;
}

void TableView::retranslate() {
    engine()->setUiLanguage(QLocale().name()); // names the pictures of cards, which have words on them
    engine()->retranslate();
}

bool TableView::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) tellColours();
    return QQuickWidget::event(event);
}

void TableView::focusInEvent(QFocusEvent* event) {
    QQuickWidget::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKey && rootObject()) QMetaObject::invokeMethod(rootObject(), "showFocus");
}

/// Tab goes to the scene, which knows where it leads. From Qt 6.5 on a widget takes it for having been passed
/// by if the focus is in the same place afterwards, as where there is but one.
bool TableView::focusNextPrevChild(bool next) {
    QKeyEvent key(QEvent::KeyPress, next ? Qt::Key_Tab : Qt::Key_Backtab, Qt::NoModifier);
    QCoreApplication::sendEvent(quickWindow(), &key);
    return key.isAccepted() || QWidget::focusNextPrevChild(next);
}

/// In Qt 6.4 a scene refuses the focus unless its window has it already. When a menu closes, the table is
/// given the focus first and the window only a moment later: without this the keys would be dead from then
/// on.
void TableView::takeKeys(const QWindow* focused) {
    if (hasFocus() && focused && focused == window()->windowHandle())
        quickWindow()->contentItem()->setFocus(true, Qt::ActiveWindowFocusReason);
}

void TableView::showEvent(QShowEvent* event) {
    QQuickWidget::showEvent(event);
    window()->removeEventFilter(this);
    window()->installEventFilter(this);
    tellPosition();
}

bool TableView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Move) tellPosition();
    return QQuickWidget::eventFilter(watched, event);
}

/// In Qt 6.4 assistive technology is told positions in the hidden window of the scene, which nobody moves.
void TableView::tellPosition() { quickWindow()->setPosition(mapToGlobal(QPoint())); }

void TableView::tellColours() {
    setClearColor(palette().color(QPalette::Window));
    if (rootObject()) rootObject()->setProperty("dark", isDark(palette()));
}

} // namespace drawbridge
