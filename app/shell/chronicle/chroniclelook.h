// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QPixmap>
#include <QPushButton>
#include <QWidget>

class QPainter;

// How the chronicle looks: an open book on the table of the hall, by day and by night.
namespace drawbridge {

/// Whether the windows are dark: then it is night in the hall.
bool isNight();

namespace chronicle {

QColor ink();
QColor faintInk();
QColor won(); ///< what is filled; never alone, it is always filled against hatched and open
QColor parchment();
/// The colour of a game's cloth.
QColor cloth(const QString& game);
/// For names, titles and numbers; `times` as large as other words.
QFont titleFont(const QFont& plain, double times);
/// What widgets wear that lie on parchment.
QPalette pagePalette();
/// The height of a line: what all is measured in.
double unitOf(const QWidget& widget);

} // namespace chronicle

/// Something that is painted and has words for those who do not see it. The tab key comes to it, and it shows
/// so.
class PaintedFigure : public QWidget {
  public:
    explicit PaintedFigure(QWidget* parent);

  protected:
    void paintEvent(QPaintEvent* event) final;
    virtual void paint(QPainter& painter) = 0;
    double unit() const { return chronicle::unitOf(*this); }
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

/// A mark at the edge of the book: where to turn to. Its picture is a face, or "bars" or "table".
class Bookmark : public QAbstractButton {
    Q_OBJECT

  public:
    Bookmark(const QString& text, const QString& picture, const QColor& colour, QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintPicture(QPainter& painter, const QRectF& where) const;
    QRect wordsRect() const;

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

/// Paints boards of wood, as the table of the hall has them.
void paintBoards(QPainter& painter, const QRect& where, bool night);

} // namespace drawbridge
