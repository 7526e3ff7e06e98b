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

// Parchment on wood, by day and by night: how what is read in the hall looks, the chronicle, the chest and
// what they ask.
namespace drawbridge {

/// Whether the windows are dark: then it is night in the hall.
bool isNight();
/// Whether the windows wear high contrast: black, white and strong edges.
bool isStark();

namespace parchment {

QColor ink();
QColor faintInk();
QColor won(); ///< what is filled; never alone, it is always filled against hatched and open
QColor page();
/// The colour of a game's cloth by day; that of faint ink where the game is not known.
QColor cloth(const QString& game);
/// For all else that is read there, as large as the system's.
QFont textFont();
/// What is written on wood.
QColor onWood();
/// For names, titles and numbers; `times` as large as other words.
QFont titleFont(const QFont& plain, double times);
/// The same letters, so many times as large.
QFont sized(QFont font, double times);
/// A sign in the colour of what is written beside it, whatever the theme of icons has.
QPixmap tinted(const QIcon& icon, const QSize& size, double ratio, const QColor& colour);
/// What widgets wear that lie on parchment.
QPalette pagePalette();
/// The same for what one reads for long: by night it is dark leather with light letters.
QPalette readingPalette();
/// Lets a widget and all in it wear that, by day and by night, with our letters.
void dressToRead(QWidget* widget);
/// The height of a line: what all is measured in.
double unitOf(const QWidget& widget);

} // namespace parchment

/// Something that is painted and has words for those who do not see it. The tab key comes to it, and it shows
/// so.
class PaintedFigure : public QWidget {
  public:
    explicit PaintedFigure(QWidget* parent);
    /// Paints it as large as that on something else than the screen, on which a length of the painter is as
    /// many dots as `sharpness` says.
    void paintElsewhere(QPainter& painter, const QSize& size, double sharpness);

  protected:
    void paintEvent(QPaintEvent* event) final;
    virtual void paint(QPainter& painter) = 0;
    double unit() const { return parchment::unitOf(*this); }
    /// How many dots a length has: what pictures are made for.
    double sharpness() const { return sharpness_ > 0 ? sharpness_ : devicePixelRatioF(); }
    /// What it lies on.
    QColor ground() const { return palette().color(QPalette::Window); }

  private:
    double sharpness_ = 0; ///< 0: that of the screen
};

/// A button on wood.
class WoodButton : public QPushButton {
    Q_OBJECT

  public:
    explicit WoodButton(const QString& text, QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A mark at the edge of the book: where to turn to. Its picture is a face, or "bars", "table"
/// or "pennons".
class Bookmark : public QAbstractButton {
    Q_OBJECT

  public:
    Bookmark(const QString& text, const QString& picture, const QColor& colour, QWidget* parent);
    QSize sizeHint() const override;
    /// Where there is no room for its picture, it does without.
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintPicture(QPainter& painter, const QRectF& where) const;
    /// Where its words stand below that height.
    QRect wordsRect(int top) const;
    int wordsHeight() const;
    bool hasPicture() const { return height() >= sizeHint().height(); }

    QString picture_;
    QColor colour_;
};

/// The wood of the table with the open book upon it; what lies in its layout lies on the pages.
class BookFrame : public QWidget {
  public:
    explicit BookFrame(QWidget* parent);
    /// How broad the rim is, round the parchment.
    static constexpr int kRim = 16;
    /// Whether two pages lie open, with a fold between them.
    void setFolded(bool folded);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QPixmap paintBook() const;

    bool folded_ = false;
    bool night_ = false;
    QPixmap book_; ///< as it was painted last
};

/// A sheet of parchment; what lies in its layout lies on it, and is the platform's own but for its colours.
class ParchmentSheet : public QWidget {
  public:
    explicit ParchmentSheet(QWidget* parent);
    /// As by day or by night, whichever it is now.
    void fit();

  protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A dialog that is such a sheet, with its title written above.
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

/// Paints a ribbon for a title, as large as `size`.
void paintTitleRibbon(QPainter& painter, const QSizeF& size);
/// Paints boards of wood, as the table of the hall has them.
void paintBoards(QPainter& painter, const QRect& where, bool night);

} // namespace drawbridge
