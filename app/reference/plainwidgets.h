// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QLabel>
#include <QMessageBox>
#include <QTextBrowser>

// Words come from files and from other people, and where Qt is left to guess, a name that looks like markup
// is markup: it is set in letters of its own choice, and fetches pictures. So nothing is left to guess here.
// What is markup by our own hand says so (setTextFormat), and escapes what it puts in.
namespace drawbridge {

/// A label whose words are shown as they are written.
class PlainLabel : public QLabel {
  public:
    explicit PlainLabel(QWidget* parent = nullptr, Qt::WindowFlags flags = {});
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr);

  protected:
    /// Where lines are broken from right to left, Qt puts them one blank too far left, over the edge.
    void paintEvent(QPaintEvent* event) override;
};

/// A message whose words are shown as they are written.
class PlainBox : public QMessageBox {
  public:
    PlainBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons, QWidget* parent);

    void setInformativeText(const QString& text);

    static StandardButton question(QWidget* parent, const QString& title, const QString& text); ///< Yes or No
    static void information(QWidget* parent, const QString& title, const QString& text);
    static void warning(QWidget* parent, const QString& title, const QString& text);
    static void critical(QWidget* parent, const QString& title, const QString& text);
};

/// A question by which something can be lost for good: what, its first words say. No button is what Return
/// takes, and for half a second no key and no press counts: it was meant for what stood there before.
class LosingBox : public PlainBox {
  public:
    static constexpr int kGuard = 500; // ms

    LosingBox(const QString& title, const QString& loss, StandardButtons buttons, QWidget* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    QElapsedTimer since_; ///< it has stood there, or was pressed too early
};

/// A page of rich text that reads nothing from outside.
class ClosedBrowser : public QTextBrowser {
  public:
    using QTextBrowser::QTextBrowser;

    /// Shows that rich text, with headings in our letters and links in the colour of this widget's, whichever
    /// that is.
    void setPage(const QString& html);

  protected:
    /// What the pages have in common.
    QString pageStyle() const;
    void changeEvent(QEvent* event) override;
    QVariant loadResource(int type, const QUrl& name) override;

  private:
    QString page_;
};

/// Lets tool tips show their words as they are written, in the whole program.
void keepTipsPlain();

/// The words of a long tool tip, on lines of a length that one reads well: plain tips have no lines of their
/// own.
QString tipOf(const QString& words);

} // namespace drawbridge
