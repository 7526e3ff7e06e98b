// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QQuickWidget>
#include <QUrl>
#include <QVariantMap>

class QPalette;
class QQmlComponent;
class QQmlEngine;
class QWindow;

namespace drawbridge {

/// Whether the palette is dark.
bool isDark(const QPalette& palette);
/// Whether the palette has high contrast: black on white, or white on black.
bool isHighContrast(const QPalette& palette);

/// Base class of widgets that host a QML scene, with the program's image providers and fonts, no external
/// resources, and keys, colours and language like any widget. The scene's root has the properties `dark`,
/// `highContrast` and `textScale`, and a function showFocus() if Tab may enter it.
class SceneView : public QQuickWidget {
    Q_OBJECT

  public:
    explicit SceneView(QWidget* parent = nullptr);

    /// Scale of text and all sizes that depend on it; 1: normal.
    void setTextScale(double scale);
    /// Updates all text to the program's language.
    virtual void retranslate();
    /// A picture of the current state, even if it is not on the screen yet.
    QImage photograph();

  signals:
    /// The scene is on the screen for the first time: deferred work can begin.
    void drawn();
    /// The scene could not be loaded; the engine's error message.
    void broken(const QString& why);

  protected:
    /// Sets up the engine, before the first scene is loaded, since it takes a while.
    virtual void prepare(QQmlEngine& engine);
    /// Starts loading the modules that this QML file imports, asynchronously.
    void expect(const QUrl& part);
    /// Starts compiling that scene once expect() is done, so that load() only has to instantiate it.
    void fetch(const QUrl& url);
    /// Shows the scene with these initial properties and those common to all scenes, replacing the previous
    /// one; nullptr after an error (see broken()). Scene signals are forwarded to signals of this view with
    /// the same name and arguments.
    QObject* load(const QUrl& url, QVariantMap properties);
    /// Sets a property of the scene, if there is one.
    void setInScene(const char* property, const QVariant& value);

    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void ready();
    void passOn(const QObject& scene);
    void tellLanguage();
    void takeKeys(const QWindow* focused);
    void tellPosition();
    void tellFocus();
    void tellColours();

    double textScale_ = 1;
    bool isPrepared_ = false;
    bool isRendered_ = false; ///< the loaded scene is rendered but not on the window yet
    QQmlComponent* fetched_ = nullptr;
};

} // namespace drawbridge
