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

/// Whether windows are dark.
bool isDark(const QPalette& palette);
/// Whether colours are of high contrast: windows black on white, or white on black.
bool isStark(const QPalette& palette);

/// A scene of ours in a window of widgets: with our pictures and fonts and nothing from outside, with keys,
/// colours and words that work as those of any widget. The root of the scene has the properties `dark`,
/// `stark` and `textScale`, and a function showFocus() where the tab key may come to it.
class SceneView : public QQuickWidget {
    Q_OBJECT

  public:
    explicit SceneView(QWidget* parent = nullptr);

    /// How large words and all that goes with them are, 1 being normal.
    void setTextScale(double scale);
    /// Says everything in the language of the program.
    virtual void retranslate();
    /// A picture of what it shows now, even if that is not on the screen yet.
    QImage photograph();

  signals:
    /// What is shown now stands on the screen for the first time: what may wait until then can begin.
    void drawn();
    /// The scene could not be loaded; why, in the words of the engine.
    void broken(const QString& why);

  protected:
    /// Makes an engine ready for scenes: before the first one is loaded, since it takes a while.
    virtual void prepare(QQmlEngine& engine);
    /// Has the engine begin with the modules that this file of a scene needs; others can be made meanwhile.
    void expect(const QUrl& part);
    /// Has that scene read, once what is expected is there, so that load() need only make it.
    void fetch(const QUrl& url);
    /// Shows that scene with these properties and those that every scene has, in place of the one before;
    /// nullptr if it is broken, which is told. Each signal of the scene that this view has too, by the same
    /// name and with the same arguments, is passed on.
    QObject* load(const QUrl& url, QVariantMap properties);

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
    bool isRendered_ = false; ///< what has been loaded, and is not on the window yet
    QQmlComponent* fetched_ = nullptr;
};

} // namespace drawbridge
