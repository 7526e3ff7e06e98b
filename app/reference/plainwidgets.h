// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QLabel>
#include <QMessageBox>
#include <QTextBrowser>

class QComboBox;

// Texts come from files and from other people. Where Qt auto-detects the text format, a name that looks like
// markup is rendered as such, with its own fonts and loaded pictures. So the format is always set here. Our
// own markup says so (setTextFormat) and escapes what it inserts.
namespace drawbridge {

/// A label with plain text.
class PlainLabel : public QLabel {
  public:
    explicit PlainLabel(QWidget* parent = nullptr, Qt::WindowFlags flags = {});
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr);

  protected:
    /// In wrapped right-to-left text Qt places lines one space too far left, beyond the edge.
    void paintEvent(QPaintEvent* event) override;
};

/// A message box with plain text.
class PlainBox : public QMessageBox {
  public:
    PlainBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons, QWidget* parent);

    void setInformativeText(const QString& text);

    static void information(QWidget* parent, const QString& title, const QString& text);
    static void warning(QWidget* parent, const QString& title, const QString& text);
    static void critical(QWidget* parent, const QString& title, const QString& text);
};

/// Confirms an action that may lose data; the text begins with what is lost. There is no default button, and
/// keys and presses are ignored for the first half second: they were meant for what was there before.
class DestructiveConfirmBox : public PlainBox {
  public:
    static constexpr int kGuard = 500; // ms

    DestructiveConfirmBox(const QString& title, const QString& loss, StandardButtons buttons,
                          QWidget* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    QElapsedTimer since_; ///< since it was shown, or last pressed too early
};

/// A QTextBrowser that loads no external resources.
class ClosedBrowser : public QTextBrowser {
  public:
    using QTextBrowser::QTextBrowser;

    /// Sets the HTML, with headings in our fonts and links in this widget's current palette colour.
    void setPage(const QString& html);

  protected:
    /// Style sheet common to all pages.
    QString pageStyle() const;
    void changeEvent(QEvent* event) override;
    QVariant loadResource(int type, const QUrl& name) override;

  private:
    QString page_;
};

/// Gives a combo box an accessible name through an invisible buddy label: on some systems its own name is not
/// read (there the current item is), but a label's is.
void nameList(QComboBox* list, const QString& name);

/// Makes all tool tips of the program plain text.
void keepTipsPlain();

/// A long tool tip with line breaks at a readable length: Qt does not wrap plain tool tips.
QString tipOf(const QString& words);

} // namespace drawbridge
