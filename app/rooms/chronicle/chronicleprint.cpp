// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chronicle/chronicleprint.h"

#include "faces/fonts.h"
#include "rooms/chronicle/armsview.h"
#include "rooms/chronicle/plotview.h"
#include "rooms/chronicle/spreadfigures.h"
#include "text/oneline.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <numeric>

namespace drawbridge {

namespace {

// All in points.
constexpr double kFoot = 22;     // footer with the page number
constexpr double kSharpness = 4; // pixels per point of rendered pictures
constexpr double kGap = 10;
constexpr int kLetters = 9;        // font height of tables
constexpr int kPersonLetters = 10; // on the single page of a person
constexpr int kArmsLetters = 20;   // below arms that fill the page
constexpr double kCellRoom = 8;    // column spacing
constexpr double kArmsPart = 0.6;  // share of the page's width, beside the last matches

struct ChroniclePrintWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::ChroniclePrint)
};

QFont lettersOf(int dots) {
    QFont font(textFontFamily());
    font.setPixelSize(dots);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Makes a figure with a white background, whatever the theme.
template <class Figure, class... Given>
std::shared_ptr<Figure> onPaper(const QFont& font, const Given&... given) {
    auto figure = std::make_shared<Figure>(given..., nullptr);
    QPalette palette = parchment::pagePalette();
    palette.setColor(QPalette::All, QPalette::Window, Qt::white);
    figure->setPalette(palette);
    figure->setFont(font);
    return figure;
}

void paintFigure(QPainter& painter, PaintedFigure& figure, const QRectF& where) {
    painter.translate(where.topLeft());
    figure.paintElsewhere(painter, where.size().toSize(), kSharpness);
}

bool isMirrored() { return QApplication::layoutDirection() == Qt::RightToLeft; }
/// Absolute alignment to the leading side, whatever the text's direction.
int leading() { return int(Qt::AlignAbsolute | (isMirrored() ? Qt::AlignRight : Qt::AlignLeft)); }

/// The longest word of a header, which is wrapped at every word if necessary.
double widestWord(const QFontMetricsF& metrics, const QString& words) {
    double widest = 0;
    for (const QString& word : words.split(' ')) widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest;
}

} // namespace

ChroniclePrint::ChroniclePrint(QSizeF page, const PersonChronicle& person, const QString& name, int shield,
                               bool armsOnly)
    : page_(page)
    , font_(lettersOf(kPersonLetters)) {
    if (armsOnly)
        addArms(person, name, shield);
    else
        addPerson(person, name, shield);
    layOut();
}

ChroniclePrint::ChroniclePrint(QSizeF page, const ChronicleChapters& chapters)
    : page_(page)
    , font_(lettersOf(kLetters)) {
    for (const ChronicleChapter& chapter : chapters) {
        addWords(chapter.title, 2.2, true);
        if (chapter.sections.empty()) addWords(chapter.nothing, 1.1, false);
        for (const ChronicleSection& section : chapter.sections) {
            addGap(kGap);
            addWords(section.figures.title, 1.5, true);
            if (!section.note.isEmpty()) {
                addWords(section.note, 1, false);
                parts_.back().staysWithNext = true;
            }
            if (!section.plot.empty()) addFigure(onPaper<PlotView>(font_, section.plot, section.figures));
            addTable(section.figures);
        }
        addGap(2 * kGap);
    }
    layOut();
}

void ChroniclePrint::addArms(const PersonChronicle& person, const QString& name, int shield) {
    const auto arms = onPaper<ArmsView>(lettersOf(kArmsLetters), person, name, shield);
    parts_.push_back({page_.height() - kFoot, false, [arms](QPainter& painter, const QRectF& where) {
                          paintFigure(painter, *arms, where);
                      }});
}

void ChroniclePrint::addPerson(const PersonChronicle& person, const QString& name, int shield) {
    const auto arms = onPaper<ArmsView>(font_, person, name, shield);
    const auto last = onPaper<LastTwelve>(font_, person);
    const QFont titleFont = parchment::titleFont(font_, 1.5);
    const double title = person.last.empty() ? 0 : QFontMetricsF(titleFont).height();
    const double high = std::max<double>(arms->sizeHint().height(), title + last->sizeHint().height());
    const QString told = lastMatches(person).title;
    parts_.push_back({high, false, [=](QPainter& painter, const QRectF& where) {
                          QRectF left = where;
                          left.setWidth(where.width() * kArmsPart);
                          QRectF right(left.right() + 2 * kGap, where.top(), 0, title);
                          right.setRight(where.right());
                          if (isMirrored()) {
                              left.moveRight(where.right());
                              right.moveLeft(where.left());
                          }
                          painter.save();
                          paintFigure(painter, *arms, left);
                          painter.restore();
                          if (title == 0) return;
                          painter.setFont(titleFont);
                          painter.setPen(Qt::black);
                          painter.drawText(right, leading(), told);
                          right.translate(0, title);
                          right.setHeight(last->sizeHint().height());
                          paintFigure(painter, *last, right);
                      }});
    addWords(armsWords(person), 1, false, true);
    addGap(kGap);
    QStringList totals;
    if (person.total.played > 0)
        for (const Total& total : totalsOf(person))
            //: A number and what it counts: "14", "won of 31 matches"
            totals << ChroniclePrintWords::tr("%1 %2").arg(total.number, total.words);
    addWords(inOneLine(totals), 1.2, true, true);
    addGap(kGap);
    addWords(byGame(person).title, 1.5, true);
    addFigure(onPaper<GameBars>(font_, person));
    addWords(againstTheHouse(person).title, 1.5, true);
    addFigure(onPaper<HouseView>(font_, person));
}

void ChroniclePrint::addWords(const QString& words, double times, bool isTitle, bool isCentred) {
    if (words.isEmpty()) return;
    const QFont font = isTitle ? parchment::titleFont(font_, times) : parchment::sized(font_, times);
    const int drawn = (isCentred ? int(Qt::AlignHCenter) : leading()) | Qt::AlignTop | Qt::TextWordWrap;
    const double high =
        QFontMetricsF(font).boundingRect(QRectF(0, 0, page_.width(), 10000), drawn, words).height();
    parts_.push_back({high + 2, isTitle, [=](QPainter& painter, const QRectF& where) {
                          painter.setFont(font);
                          painter.setPen(Qt::black);
                          painter.drawText(where, drawn, words);
                      }});
}

void ChroniclePrint::addFigure(std::shared_ptr<PaintedFigure> figure) {
    const double high = figure->sizeHint().height();
    parts_.push_back({high, false, [figure = std::move(figure)](QPainter& painter, const QRectF& where) {
                          paintFigure(painter, *figure, where);
                      }});
}

/// Every row is a part of its own; a table that is too wide is scaled down.
void ChroniclePrint::addTable(const Figures& figures) {
    const auto columns = static_cast<std::size_t>(figures.heads.size());
    QFont bold = font_;
    bold.setBold(true);
    const QFontMetricsF metrics(font_);
    const QFontMetricsF heads(bold);
    std::vector<double> widths(columns);
    std::vector<bool> numbers(columns, true);
    for (std::size_t column = 0; column < columns; ++column) {
        const auto at = static_cast<qsizetype>(column);
        widths[column] = widestWord(heads, figures.heads[at]);
        for (const QStringList& row : figures.rows) {
            widths[column] = std::max(widths[column], metrics.horizontalAdvance(row.value(at)));
            numbers[column] = numbers[column] && isNumber(row.value(at));
        }
        widths[column] += kCellRoom;
    }
    const double wide = std::accumulate(widths.begin(), widths.end(), 0.0);
    const double scale = std::min(1.0, page_.width() / wide);
    double headHigh = 0;
    for (std::size_t column = 0; column < columns; ++column)
        headHigh = std::max(headHigh,
                            heads
                                .boundingRect(QRectF(0, 0, widths[column] - kCellRoom / 2, 1000),
                                              Qt::TextWordWrap, figures.heads[static_cast<qsizetype>(column)])
                                .height());
    const bool mirrored = isMirrored();
    const auto add = [&](const QStringList& cells, const QFont& font, double high, bool isHead) {
        parts_.push_back({high * scale, isHead, [=](QPainter& painter, const QRectF& where) {
                              painter.translate(where.topLeft());
                              painter.scale(scale, scale);
                              painter.setFont(font);
                              painter.setPen(Qt::black);
                              double x = 0;
                              for (std::size_t column = 0; column < widths.size(); ++column) {
                                  QRectF cell(x, 0, widths[column] - kCellRoom / 2, high);
                                  if (mirrored) cell.moveRight(where.width() / scale - x);
                                  const bool toEnd = numbers[column] != mirrored;
                                  painter.drawText(cell,
                                                   int((toEnd ? Qt::AlignRight : Qt::AlignLeft) |
                                                       Qt::AlignAbsolute |
                                                       (isHead ? Qt::AlignBottom : Qt::AlignVCenter)) |
                                                       (isHead ? Qt::TextWordWrap : 0),
                                                   cells.value(static_cast<qsizetype>(column)));
                                  x += widths[column];
                              }
                              painter.setPen(QPen(isHead ? Qt::black : Qt::lightGray, isHead ? 0.8 : 0.4));
                              const double from = mirrored ? where.width() / scale - x : 0;
                              painter.drawLine(QPointF(from, high - 0.5), QPointF(from + x, high - 0.5));
                          }});
    };
    add(figures.heads, bold, headHigh + 4, true);
    for (const QStringList& row : figures.rows) add(row, font_, metrics.height() + 3, false);
}

void ChroniclePrint::layOut() {
    const double room = page_.height() - kFoot;
    double used = 0;
    for (std::size_t first = 0; first < parts_.size();) {
        std::size_t end = first + 1; // parts kept on one page
        while (end < parts_.size() && parts_[end - 1].staysWithNext) ++end;
        double high = 0;
        for (std::size_t part = first; part < end; ++part) high += parts_[part].height;
        if (used > 0 && used + high > room) {
            ++pages_;
            used = 0;
        }
        for (; first < end; ++first) {
            parts_[first].page = pages_;
            parts_[first].top = used;
            if (used > 0 || parts_[first].paint) used += parts_[first].height; // no spacing at the top
        }
    }
}

void ChroniclePrint::paint(QPainter& painter, int page) const {
    for (const Part& part : parts_) {
        if (part.page != page || !part.paint) continue;
        painter.save();
        part.paint(painter, {0, part.top, page_.width(), part.height});
        painter.restore();
    }
    if (pages_ == 1) return;
    painter.setFont(font_);
    painter.setPen(Qt::black);
    painter.drawText(QRectF(0, page_.height() - kFoot, page_.width(), kFoot),
                     Qt::AlignHCenter | Qt::AlignBottom, QLocale().toString(page));
}

} // namespace drawbridge
