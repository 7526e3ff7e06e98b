// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/graphics.h"

#include "text/settings.h"

#include <QByteArray>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickWindow>
#include <QSysInfo>

namespace drawbridge {

namespace {

/// Whether OpenGL is missing or a software renderer. Takes some 35 ms.
bool isImitated() {
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    if (!context.create() || !context.makeCurrent(&surface)) return true;
    const auto* text = context.functions()->glGetString(GL_RENDERER);
    const QByteArray renderer(text ? reinterpret_cast<const char*>(text) : "");
    context.doneCurrent();
    for (const char* imitation : {"llvmpipe", "softpipe", "SWR", "GDI Generic"})
        if (renderer.contains(imitation)) return true;
    return renderer.isEmpty();
}

/// Everything the result depends on, as the key of the cached result: valid until the next boot.
QByteArray surroundings() {
    QByteArray text =
        QSysInfo::bootUniqueId() + '|' + QGuiApplication::platformName().toUtf8() + '|' + qVersion();
    for (const char* name :
         {"DISPLAY", "WAYLAND_DISPLAY", "LIBGL_ALWAYS_SOFTWARE", "GALLIUM_DRIVER", "QT_XCB_GL_INTEGRATION",
          "QT_OPENGL", "__GLX_VENDOR_LIBRARY_NAME", "MESA_LOADER_DRIVER_OVERRIDE"})
        text += '|' + qgetenv(name);
    return text;
}

} // namespace

void chooseGraphics() {
    if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QSG_RHI_BACKEND")) return;

    Settings settings;
    const QString here = QStringLiteral("graphics/probedIn");
    const QString answer = QStringLiteral("graphics/imitated");
    const QByteArray now = surroundings();
    bool imitated = false;
    if (!QSysInfo::bootUniqueId().isEmpty() && settings.value(here).toByteArray() == now) {
        imitated = settings.value(answer).toBool();
    } else {
        imitated = isImitated();
        settings.setValue(here, now);
        settings.setValue(answer, imitated);
    }
    if (imitated) QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

} // namespace drawbridge
