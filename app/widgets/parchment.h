// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QDialog>
#include <QFont>
#include <QPalette>
#include <QPixmap>
#include <QPushButton>
#include <QWidget>

class QIcon;
class QLabel;
class QPainter;
class QVBoxLayout;

// The parchment look, by day and by night, of the reading windows: chronicle, chest, and their dialogs.
namespace drawbridge {

/// Whether the theme is dark: then it is night in the hall.
bool isNight();
/// Whether the theme is high contrast: black, white and strong edges.
bool isHighContrast();

namespace parchment {

QColor ink();
QColor faintInk();
QColor won(); ///< fill of bars; never told by colour alone, but by filled, hatched and open
QColor page();
/// The colour of a game's cloth by day; faintInk() for an unknown game.
QColor cloth(const QString& game);
/// For body text, in the system's size.
QFont textFont();
/// Text on wood.
QColor onWood();
/// For names, titles and numbers; `times` as large as `plain`.
QFont titleFont(const QFont& plain, double times);
/// The same font, scaled by a factor.
QFont sized(QFont font, double times);
/// An icon tinted to the colour of the text beside it, whatever the icon theme.
QPixmap tinted(const QIcon& icon, const QSize& size, double ratio, const QColor& colour);
/// Palette of widgets on parchment.
QPalette pagePalette();
/// The same for longer reading: by night light text on dark leather.
QPalette readingPalette();
/// Applies that palette and our text font to a widget and its children, and updates it with the theme.
void dressToRead(QWidget* widget);
/// The height of a line, the unit of all measures.
double unitOf(const QWidget& widget);

} // namespace parchment

/// A painted widget with an accessible description. It takes the focus by Tab and shows it.
class PaintedFigure : public QWidget {
  public:
    explicit PaintedFigure(QWidget* parent);
    /// Paints it at that size on another device, with `sharpness` device pixels per unit of the painter.
    void paintElsewhere(QPainter& painter, const QSize& size, double sharpness);

  protected:
    void paintEvent(QPaintEvent* event) final;
    virtual void paint(QPainter& painter) = 0;
    double unit() const { return parchment::unitOf(*this); }
    /// Device pixels per unit of the painter, for rendering pixmaps.
    double sharpness() const { return sharpness_ > 0 ? sharpness_ : devicePixelRatioF(); }
    /// Background colour.
    QColor ground() const { return palette().color(QPalette::Window); }

  private:
    double sharpness_ = 0; ///< 0: the screen's device pixel ratio
};

/// A push button that looks like wood.
class WoodButton : public QPushButton {
    Q_OBJECT

  public:
    explicit WoodButton(const QString& text, QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A tab for one page of the book. Its picture is a face, or "bars", "table" or "pennons".
class Bookmark : public QAbstractButton {
    Q_OBJECT

  public:
    Bookmark(const QString& text, const QString& picture, const QColor& colour, QWidget* parent);
    QSize sizeHint() const override;
    /// Without the picture, which is left out if there is no room.
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintPicture(QPainter& painter, const QRectF& where) const;
    /// The rectangle of its text below `top`.
    QRect wordsRect(int top) const;
    int wordsHeight() const;
    bool hasPicture() const { return height() >= sizeHint().height(); }

    QString picture_;
    QColor colour_;
};

/// The open book on a wooden table as the background; child widgets lie on its pages.
class BookFrame : public QWidget {
  public:
    explicit BookFrame(QWidget* parent);
    /// Width of the rim around the parchment.
    static constexpr int kRim = 16;
    /// Whether two pages are open, with a fold between them.
    void setFolded(bool folded);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QPixmap paintBook() const;

    bool folded_ = false;
    bool night_ = false;
    QPixmap book_; ///< cached rendering
};

/// A widget with a parchment background and palette; its children keep the platform's style.
class ParchmentSheet : public QWidget {
  public:
    explicit ParchmentSheet(QWidget* parent);
    /// Updates the palette to day or night.
    void fit();

  protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A dialog on such a sheet, with its title written at the top.
class ParchmentDialog : public QDialog {
    Q_OBJECT

  public:
    ParchmentDialog(const QString& title, QWidget* parent);

  protected:
    void changeEvent(QEvent* event) override;
    QVBoxLayout* sheet() const { return layout_; }

  private:
    ParchmentSheet* sheet_;
    QLabel* title_;
    QVBoxLayout* layout_;
};

/// Paints a title ribbon of that size.
void paintTitleRibbon(QPainter& painter, const QSizeF& size);
/// Paints wooden boards like the hall's table.
void paintBoards(QPainter& painter, const QRect& where, bool night);

} // namespace drawbridge
