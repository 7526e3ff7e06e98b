// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/sceneview.h"

#include "faces/faceprovider.h"
#include "faces/fonts.h"
#include "faces/groundprovider.h"
#include "table/closedengine.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>
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
#include <QResizeEvent>
#include <QSGRendererInterface>
#include <QScreen>
#include <QTimer>
#include <QWindow>

#include <cstdlib>
#include <utility>

namespace drawbridge {

bool isDark(const QPalette& palette) { return palette.color(QPalette::Window).lightness() < 128; }

bool isStark(const QPalette& palette) {
    const auto lightness = [&](QPalette::ColorRole role) { return palette.color(role).lightness(); };
    return std::abs(lightness(QPalette::Window) - lightness(QPalette::WindowText)) > 250;
}

SceneView::SceneView(QWidget* parent)
    : QQuickWidget(parent) {
    setResizeMode(SizeRootObjectToView);
    setFocusPolicy(Qt::StrongFocus); // else Tab never comes here
    // Beside the words of a lesson there is not more, in large letters on a small screen.
    setMinimumSize(QSize(400, 300).boundedTo(screen()->availableSize() / 2));
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &SceneView::takeKeys);
}

void SceneView::prepare(QQmlEngine& engine) {
    // Qt 6.4 does not look in its own default place for QML modules.
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    closeEngine(engine);
    engine.addImageProvider(QLatin1String(FaceProvider::providerName), new FaceProvider);
    engine.addImageProvider(QLatin1String(GroundProvider::providerName), new GroundProvider);
    tellLanguage();
}

/// The software renderer paints only what has changed since it painted last, wherever that was: what the
/// screen lacks it must be given before. A resize, be it to the same size, has it painted at once.
QImage SceneView::photograph() {
    if (quickWindow()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software) {
        QResizeEvent same(size(), size());
        QCoreApplication::sendEvent(this, &same);
    }
    return grabFramebuffer();
}

void SceneView::tellLanguage() {
    engine()->setUiLanguage(QLocale().name()); // names the pictures of cards, which have words on them
}

void SceneView::ready() {
    if (!std::exchange(isPrepared_, true)) prepare(*engine());
}

void SceneView::expect(const QUrl& part) {
    ready();
    delete fetched_;
    fetched_ = new QQmlComponent(engine(), part, QQmlComponent::Asynchronous, this);
    loadFonts(); // before widgets are made: all that has words would lay them out anew
}

void SceneView::fetch(const QUrl& url) {
    // Modules greet the engine on its own thread; with them there, another one reads the scene.
    if (fetched_) const QQmlComponent modules(engine(), fetched_->url());
    delete fetched_;
    fetched_ = new QQmlComponent(engine(), url, QQmlComponent::Asynchronous, this);
}

QObject* SceneView::load(const QUrl& url, QVariantMap properties) {
    ready();
    loadFonts();
    auto* component = new QQmlComponent(engine(), url, this); // waits for what has been fetched of it
    delete std::exchange(fetched_, nullptr);
    properties.insert(QStringLiteral("dark"), isDark(palette()));
    properties.insert(QStringLiteral("stark"), isStark(palette()));
    properties.insert(QStringLiteral("textScale"), textScale_);
    // With its size from the start, it is laid out and its pictures are painted only once.
    properties.insert(QStringLiteral("width"), width());
    properties.insert(QStringLiteral("height"), height());
    QObject* scene = component->beginCreate(engine()->rootContext());
    if (scene) {
        component->setInitialProperties(scene, properties);
        if (scene->metaObject()->indexOfMethod("dress()") >= 0) QMetaObject::invokeMethod(scene, "dress");
        component->completeCreate();
    }
    if (!scene) {
        emit broken(component->errorString());
        delete component;
        return nullptr;
    }
    // setContent() does not do away with what was shown before: it would go on taking presses below.
    delete rootObject();
    setContent(url, component, scene);
    connect(
        quickWindow(), &QQuickWindow::afterRendering, this, [this] { isRendered_ = true; },
        Qt::SingleShotConnection);
    rootObject()->setFocus(true); // within the scene, so that keys arrive whenever the widget has the focus
    passOn(*scene);
    return scene;
}

void SceneView::passOn(const QObject& scene) {
    for (int i = staticMetaObject.methodCount(); i < metaObject()->methodCount(); ++i) {
        const QMetaMethod own = metaObject()->method(i);
        const QMetaMethod theirs =
            scene.metaObject()->method(scene.metaObject()->indexOfSignal(own.methodSignature()));
        if (own.methodType() == QMetaMethod::Signal && theirs.isValid()) connect(&scene, theirs, this, own);
    }
}

void SceneView::setTextScale(double scale) {
    textScale_ = scale;
    if (rootObject()) rootObject()->setProperty("textScale", scale);
}

void SceneView::retranslate() {
    if (!isPrepared_) return;
    tellLanguage();
    engine()->retranslate();
}

bool SceneView::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) tellColours();
    // Now the window has it, too.
    if (event->type() == QEvent::Paint && std::exchange(isRendered_, false))
        QTimer::singleShot(0, this, &SceneView::drawn);
    return QQuickWidget::event(event);
}

void SceneView::focusInEvent(QFocusEvent* event) {
    QQuickWidget::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKey && rootObject()) QMetaObject::invokeMethod(rootObject(), "showFocus");
    if (QAccessible::isActive()) QTimer::singleShot(0, this, &SceneView::tellFocus);
}

/// Readers are told first of the item within that has the focus, then of this widget, and would stay at that.
void SceneView::tellFocus() {
    QQuickItem* item = quickWindow()->activeFocusItem();
    if (item == nullptr || !hasFocus() || QAccessible::queryAccessibleInterface(item) == nullptr) return;
    QAccessibleEvent event(item, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

/// Tab goes to the scene, which knows where it leads. From Qt 6.5 on a widget takes it for having been passed
/// by if the focus is in the same place afterwards, as where there is but one.
bool SceneView::focusNextPrevChild(bool next) {
    QKeyEvent key(QEvent::KeyPress, next ? Qt::Key_Tab : Qt::Key_Backtab, Qt::NoModifier);
    QCoreApplication::sendEvent(quickWindow(), &key);
    return key.isAccepted() || QWidget::focusNextPrevChild(next);
}

/// In Qt 6.4 a scene refuses the focus unless its window has it already. When a menu closes, the scene is
/// given the focus first and the window only a moment later: without this the keys would be dead from then
/// on.
void SceneView::takeKeys(const QWindow* focused) {
    if (hasFocus() && focused && focused == window()->windowHandle())
        quickWindow()->contentItem()->setFocus(true, Qt::ActiveWindowFocusReason);
}

void SceneView::showEvent(QShowEvent* event) {
    QQuickWidget::showEvent(event);
    window()->removeEventFilter(this);
    window()->installEventFilter(this);
    tellPosition();
}

bool SceneView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Move) tellPosition();
    return QQuickWidget::eventFilter(watched, event);
}

/// In Qt 6.4 assistive technology is told positions in the hidden window of the scene, which nobody moves.
void SceneView::tellPosition() { quickWindow()->setPosition(mapToGlobal(QPoint())); }

void SceneView::tellColours() {
    setClearColor(palette().color(QPalette::Window));
    if (!rootObject()) return;
    rootObject()->setProperty("dark", isDark(palette()));
    rootObject()->setProperty("stark", isStark(palette()));
}

} // namespace drawbridge
