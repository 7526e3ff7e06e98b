// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/sceneview.h"

#include "faces/faceprovider.h"
#include "faces/fonts.h"
#include "faces/groundprovider.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFocusEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMetaMethod>
#include <QNetworkAccessManager>
#include <QNetworkRequest>
#include <QPalette>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>
#include <QQuickItem>
#include <QQuickWindow>
#include <QResizeEvent>
#include <QSGRendererInterface>
#include <QScreen>
#include <QTimer>
#include <QWindow>
#include <algorithm>
#include <cstdlib>
#include <utility>

namespace drawbridge {

namespace {

class OnlyOurs : public QObject, public QQmlAbstractUrlInterceptor {
  public:
    /// Copies the import paths now: the engine loads on a thread of its own.
    explicit OnlyOurs(QQmlEngine& engine)
        : QObject(&engine) {
        for (const QString& path : engine.importPathList())
            if (!path.startsWith(QLatin1Char(':')) && !path.startsWith(QLatin1String("qrc:")))
                modules_.append(QDir::cleanPath(path) + QLatin1Char('/'));
    }

    QUrl intercept(const QUrl& url, DataType) override {
        const QString scheme = url.scheme();
        const bool isOurs =
            url.isEmpty() || scheme == QLatin1String("qrc") || scheme == QLatin1String("image");
        return isOurs || isOfAModule(url) ? url : QUrl();
    }

  private:
    bool isOfAModule(const QUrl& url) const {
        const QString file = QDir::cleanPath(url.toLocalFile());
        return std::ranges::any_of(modules_, [&](const QString& path) { return file.startsWith(path); });
    }

    QStringList modules_;
};

class NoNetwork : public QNetworkAccessManager {
  public:
    using QNetworkAccessManager::QNetworkAccessManager;

  protected:
    /// Turns every request into an empty one, which fails at once.
    QNetworkReply* createRequest(Operation, const QNetworkRequest&, QIODevice*) override {
        return QNetworkAccessManager::createRequest(GetOperation, QNetworkRequest());
    }
};

class NoNetworks : public QObject, public QQmlNetworkAccessManagerFactory {
  public:
    using QObject::QObject;

    QNetworkAccessManager* create(QObject* parent) override { return new NoNetwork(parent); }
};

/// Restricts an engine to the program's own resources, its image providers and Qt's own modules: no other
/// files and no network, whatever a scene asks for. (Only rich text bypasses this, so there is none: every
/// text is a PlainText.) Call it when the engine has its import paths.
void closeEngine(QQmlEngine& engine) {
    engine.addUrlInterceptor(new OnlyOurs(engine));
    engine.setNetworkAccessManagerFactory(new NoNetworks(&engine));
}

} // namespace

bool isDark(const QPalette& palette) { return palette.color(QPalette::Window).lightness() < 128; }

bool isHighContrast(const QPalette& palette) {
    const auto lightness = [&](QPalette::ColorRole role) { return palette.color(role).lightness(); };
    return std::abs(lightness(QPalette::Window) - lightness(QPalette::WindowText)) > 250;
}

SceneView::SceneView(QWidget* parent)
    : QQuickWidget(parent) {
    setResizeMode(SizeRootObjectToView);
    setFocusPolicy(Qt::StrongFocus); // else Tab never comes here
    // Minimum: what is left beside the text of a lesson in large letters on a small screen.
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

/// The software renderer repaints only what changed since its last pass, even one into an off-screen image,
/// so flush pending changes to the screen first: a resize event, even to the same size, renders at once.
QImage SceneView::photograph() {
    if (quickWindow()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software) {
        QResizeEvent same(size(), size());
        QCoreApplication::sendEvent(this, &same);
    }
    return grabFramebuffer();
}

void SceneView::tellLanguage() {
    engine()->setUiLanguage(QLocale().name()); // selects pictures of cards, which have text on them
}

void SceneView::ready() {
    if (!std::exchange(isPrepared_, true)) prepare(*engine());
}

void SceneView::expect(const QUrl& part) {
    ready();
    delete fetched_;
    fetched_ = new QQmlComponent(engine(), part, QQmlComponent::Asynchronous, this);
    loadFonts(); // before widgets are made: new fonts make them lay out their text again
}

void SceneView::fetch(const QUrl& url) {
    // Module plugins initialize on the engine's thread; with them loaded, another can compile the scene.
    if (fetched_) const QQmlComponent modules(engine(), fetched_->url());
    delete fetched_;
    fetched_ = new QQmlComponent(engine(), url, QQmlComponent::Asynchronous, this);
}

QObject* SceneView::load(const QUrl& url, QVariantMap properties) {
    ready();
    loadFonts();
    auto* component = new QQmlComponent(engine(), url, this); // waits for the fetched compilation
    delete std::exchange(fetched_, nullptr);
    properties.insert(QStringLiteral("dark"), isDark(palette()));
    properties.insert(QStringLiteral("highContrast"), isHighContrast(palette()));
    properties.insert(QStringLiteral("textScale"), textScale_);
    // With the final size from the start, it is laid out and its pictures are rendered only once.
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
    // setContent() does not delete the previous root, which would go on taking presses underneath.
    delete rootObject();
    setContent(url, component, scene);
    connect(
        quickWindow(), &QQuickWindow::afterRendering, this, [this] { isRendered_ = true; },
        Qt::SingleShotConnection);
    rootObject()->setFocus(true); // focus within the scene: keys arrive whenever the widget has the focus
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

void SceneView::setInScene(const char* property, const QVariant& value) {
    if (rootObject()) rootObject()->setProperty(property, value);
}

void SceneView::setTextScale(double scale) {
    textScale_ = scale;
    setInScene("textScale", scale);
}

void SceneView::retranslate() {
    if (!isPrepared_) return;
    tellLanguage();
    engine()->retranslate();
}

bool SceneView::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) tellColours();
    // The rendered frame is on the window now.
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

/// Readers hear of the focused item first, then of this widget, and would stay there: tell them again.
void SceneView::tellFocus() {
    QQuickItem* item = quickWindow()->activeFocusItem();
    if (item == nullptr || !hasFocus() || QAccessible::queryAccessibleInterface(item) == nullptr) return;
    QAccessibleEvent event(item, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

/// Sends Tab to the scene, which moves its own focus. From Qt 6.5 on QQuickWidget passes Tab on if the
/// scene's focus did not move, as with a single focusable item.
bool SceneView::focusNextPrevChild(bool next) {
    QKeyEvent key(QEvent::KeyPress, next ? Qt::Key_Tab : Qt::Key_Backtab, Qt::NoModifier);
    QCoreApplication::sendEvent(quickWindow(), &key);
    return key.isAccepted() || QWidget::focusNextPrevChild(next);
}

/// In Qt 6.4 a scene refuses the focus unless its window has it already. When a menu closes, the scene gets
/// the focus before the window does: without this, keys would have no effect from then on.
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

/// Qt 6.4 tells assistive technology positions relative to the scene's hidden window, so move that along.
void SceneView::tellPosition() { quickWindow()->setPosition(mapToGlobal(QPoint())); }

void SceneView::tellColours() {
    setClearColor(palette().color(QPalette::Window));
    setInScene("dark", isDark(palette()));
    setInScene("highContrast", isHighContrast(palette()));
}

} // namespace drawbridge
