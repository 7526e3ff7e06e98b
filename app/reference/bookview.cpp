// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/bookview.h"

#include "faces/facepixmap.h"
#include "print/closeddocument.h"
#include "print/components.h"
#include "reference/diagramsource.h"
#include "text/gametext.h"
#include "text/tablerow.h"

#include <QKeyEvent>
#include <QPointer>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QTimer>
#include <QToolTip>
#include <QUrl>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace drawbridge {

constexpr int kViewMargin = 10;
constexpr int kLargestPicture = 760; // at normal text size; larger shows no more detail
constexpr int kAnswerPicture = 420;  // smaller, since it is beside the text with other answers below
constexpr int kWideAnswer = 90;      // minimum line length, in letters, for a picture beside the text
constexpr int kLine = 92;            // maximum line length, in letters, for easy reading
constexpr int kCover = 190;          // height of the picture that opens a book, at normal text size
constexpr int kNarrow = 420;         // page width below which the cover is smaller
constexpr int kTitleGap = 16;        // between the cover and the title
const QString kDiagram = QStringLiteral("diagram");
const QString kBox = QStringLiteral("cover"); // the cover of the game's box

BookView::BookView(QWidget* parent)
    : ClosedBrowser(parent) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(kViewMargin);
    connect(this, &ClosedBrowser::highlighted, this, &BookView::tellTerm);
}

void BookView::setDiagrams(DiagramSource* diagrams) {
    diagrams_ = diagrams;
    connect(diagrams, &DiagramSource::painted, this, [this](const QString& gameId, const QString& diagram) {
        if (!book_ || book_->gameId() != gameId || !document()->toHtml().contains(diagram)) return;
        ++painted_;
        fillAgain();
    });
}

/// Rebuilds the chapter. The place last navigated to stays in view until the user scrolls; after that the
/// text being read keeps its position, however the heights of the pictures above it change.
void BookView::fillAgain() {
    if (verticalScrollBar()->value() == wentTo_) {
        fill();
        mark();
        return;
    }
    const auto top = [this](int block) {
        return cursorRect(QTextCursor(document()->findBlockByNumber(block))).top();
    };
    const int block = cursorForPosition(QPoint()).blockNumber();
    const int at = top(block);
    fill();
    mark();
    wentTo_ = -1;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + top(block) - at);
}

void BookView::showPlace(const RuleBook& book, const std::optional<Setup>& setup, const QString& place) {
    const QString chapter = chapterAt(book, place);
    const bool isSame = book_ == &book && setup_ == setup && chapter_ == chapter && !isAnswer_;
    isAnswer_ = false;
    book_ = &book;
    setup_ = setup;
    chapter_ = chapter;
    place_ = place;
    if (!isSame) fill();
    mark();
    // A view that has just been shown gets its size, and with it the line breaks, only later.
    QTimer::singleShot(0, this, &BookView::mark);
}

void BookView::showAnswer(const RuleBook& book, const QString& place, const QString& question) {
    book_ = &book;
    place_ = place;
    question_ = question;
    isAnswer_ = true;
    fill();
    setExtraSelections({});
    verticalScrollBar()->setValue(0);
    wentTo_ = 0;
}

int BookView::pageHeight() const {
    return static_cast<int>(std::ceil(document()->size().height() + document()->documentMargin()));
}

void BookView::setScale(double scale) {
    scale_ = scale;
    if (book_)
        fillAgain(); // needs the current scroll position first
    else
        setLetters();
}

QFont BookView::letters() const {
    QFont large = font();
    large.setPointSizeF(parentWidget()->font().pointSizeF() * scale_);
    return large;
}

void BookView::setLetters() { document()->setDefaultFont(letters()); }

void BookView::setCodes(bool codes) {
    codes_ = codes;
    fillAgain();
}

/// Centres the text where the view is wider than a comfortable line. An answer uses the full width.
int BookView::margin() const {
    const int line = qRound(kLine * fontMetrics().averageCharWidth() * scale_);
    return isAnswer_ ? kViewMargin : std::max(kViewMargin, (viewport()->width() - line) / 2);
}

void BookView::setColumn() {
    QTextFrameFormat frame = document()->rootFrame()->frameFormat();
    frame.setLeftMargin(margin());
    frame.setRightMargin(margin());
    document()->rootFrame()->setFrameFormat(frame);
}

/// Whether a diagram fits beside the text of an answer.
bool BookView::isWide() const {
    return viewport()->width() > kWideAnswer * fontMetrics().averageCharWidth() * scale_;
}

int BookView::pictureWidth() const {
    const double scale = std::max(1.0, scale_);
    const int most = static_cast<int>((isAnswer_ ? kAnswerPicture : kLargestPicture) * scale);
    const int room = viewport()->width() - 2 * margin() - 4;
    const int edge = isAnswer_ ? 30 : 0; // of the answer's frame
    return std::clamp(isAnswer_ && isWide() ? room / 2 - edge : room - edge, 160, most);
}

void BookView::fill() {
    if (!book_ || filling_) return;
    filling_ = true;
    lacks_ = false;
    const auto picture = [this](const QString& diagram) {
        // QTextDocument caches by name, which has the size and the number of pictures painted in it.
        return QStringLiteral("<img src=\"diagram:%1?%2-%3\">")
            .arg(diagram, QString::number(pictureWidth()), QString::number(painted_));
    };
    BookPage::Look look;
    look.faint = palette().color(QPalette::PlaceholderText).name();
    look.ink = palette().color(QPalette::Text).name();
    look.accent = palette().color(QPalette::Link).name();
    look.codes = codes_;
    look.shows = shows_;
    if (diagrams_) look.picture = picture;
    look.ground = palette().color(QPalette::AlternateBase).name();
    look.isWide = isWide();
    const BookPage page(*book_, look, setup_);
    QString html = isAnswer_ ? page.answer(place_, question_) : page.chapter(chapter_);
    if (!isAnswer_ && chapter_ == chaptersOf(*book_).front().place) html.prepend(opening(page));
    document()->clear();
    setLetters();
    setPage(html);
    setColumn();
    filling_ = false;
}

/// The first page of a book: cover picture, title, kind of game, and the options of the current match.
QString BookView::opening(const BookPage& page) const {
    const QString title = QStringLiteral("<h1>%1</h1>").arg(book_->title().toHtmlEscaped());
    const GameInfo* game = findGame(book_->gameId().toStdString());
    if (!game) return title;
    const int height = qRound(kCover * std::max(1.0, scale_) * (viewport()->width() < kNarrow ? 0.6 : 1));
    const QString picture = QStringLiteral("<td><img src=\"%1:%2?%3\" height=\"%3\"></td>")
                                .arg(kBox, book_->gameId(), QString::number(height));
    ClosedDocument longest; // widest word of the title
    longest.setDefaultFont(letters());
    longest.setDefaultTextOption(QTextOption()); // wrap at word boundaries
    longest.setDefaultStyleSheet(pageStyle());
    longest.setDocumentMargin(0);
    longest.setHtml(title);
    longest.setTextWidth(1);
    const double beside =
        viewport()->width() - 2 * margin() - kTitleGap - cover(height).deviceIndependentSize().width();
    const QString words =
        QStringLiteral("<td valign=\"middle\">%1<p>%2</p><p><font color=\"%3\">%4</font></p></td>")
            .arg(title, textFor(game->id()).tagline().toHtmlEscaped(),
                 palette().color(QPalette::PlaceholderText).name(),
                 playersAndPieces(*game, boxed(*game, wholeSetup(*game))).toHtmlEscaped());
    const QString gap = QStringLiteral("<td width=\"%1\"></td>").arg(kTitleGap);
    const QString rows = longest.idealWidth() <= beside ? tableRow({picture, gap, words})
                                                        : tableRow({picture}) + tableRow({words});
    return tableOf(rows, QStringLiteral("cellspacing=\"0\" cellpadding=\"0\"")) + page.chosen();
}

QImage BookView::cover(int height) const {
    return facePixmap(QStringLiteral("hall/cover-") + book_->gameId(), height, devicePixelRatioF()).toImage();
}

QVariant BookView::loadResource(int type, const QUrl& name) {
    if (type == QTextDocument::ImageResource && name.scheme() == kBox && book_)
        return cover(name.query().toInt());
    if (type != QTextDocument::ImageResource || name.scheme() != kDiagram || !diagrams_ || !book_)
        return ClosedBrowser::loadResource(type, name);
    const int width = name.query().section(QLatin1Char('-'), 0, 0).toInt();
    const double ratio = devicePixelRatioF();
    const auto priority = [self = QPointer(this),
                           picture = name.toString().section(QLatin1Char('-'), 0, -2)] {
        return self ? self->priorityOf(picture) : std::nullopt;
    };
    QImage image =
        diagrams_->picture(book_->gameId(), name.path(), static_cast<int>(std::ceil(width * ratio)),
                           DiagramSource::Ground::Cloth, priority);
    if (image.isNull()) {
        lacks_ = true;
        // Placeholder, so that little moves when the picture arrives.
        image = QImage(width, width * 3 / 5, QImage::Format_ARGB32_Premultiplied);
        image.fill(palette().color(QPalette::AlternateBase));
        return image;
    }
    image.setDevicePixelRatio(ratio);
    return image;
}

/// Distance of a picture from the visible part of the page; among visible ones the upper ones come first.
/// Nullopt if the page no longer contains it or is hidden.
std::optional<int> BookView::priorityOf(const QString& picture) const {
    if (!isVisible()) return {};
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (!format.isImageFormat() || !format.toImageFormat().name().startsWith(picture)) continue;
            QTextCursor at(block);
            at.setPosition(part.fragment().position());
            const QRect place = cursorRect(at);
            return place.bottom() < 0 ? viewport()->height() - place.bottom() : std::max(0, place.top());
        }
    return {};
}

/// Requests pictures again whose painting was dropped while the page was hidden.
void BookView::showEvent(QShowEvent* event) {
    ClosedBrowser::showEvent(event);
    if (!lacks_) return;
    ++painted_;
    fillAgain();
}

void BookView::mark() {
    if (isAnswer_) return;
    QList<QTextEdit::ExtraSelection> selections;
    const bool isChapter = place_ == chapter_;
    if (isChapter) verticalScrollBar()->setValue(0);
    for (QTextBlock block = document()->begin(); block.isValid() && !isChapter; block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (!part.fragment().charFormat().anchorNames().contains(place_)) continue;
            QTextEdit::ExtraSelection selection;
            selection.cursor = QTextCursor(block);
            QColor colour = palette().color(QPalette::Highlight);
            colour.setAlpha(64);
            selection.format.setBackground(colour);
            selection.format.setProperty(QTextFormat::FullWidthSelection, true);
            selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            selections << selection;
            scrollToAnchor(place_);
        }
    setExtraSelections(selections);
    wentTo_ = verticalScrollBar()->value();
}

/// Shows the definition of a glossary term under the pointer.
void BookView::tellTerm(const QUrl& link) const {
    const QString place = link.fragment(QUrl::FullyDecoded);
    QString meaning;
    if (book_ && place.startsWith(QLatin1String("term-")))
        for (const GlossaryTerm& term : book_->glossary())
            if (place == QLatin1String("term-") + term.term) meaning = term.text;
    if (meaning.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(QCursor::pos(), tipOf(meaning), viewport());
}

void BookView::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier)) return ClosedBrowser::wheelEvent(event);
    if (event->angleDelta().y() != 0) emit zoomed(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

/// Leaves keys that QTextBrowser would handle to the RuleReader.
void BookView::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() == Qt::AltModifier)
        event->ignore();
    else
        ClosedBrowser::keyPressEvent(event);
}

void BookView::changeEvent(QEvent* event) {
    // Skips ClosedBrowser's handler, which would also rebuild the page.
    QTextBrowser::changeEvent(event); // NOLINT(bugprone-parent-virtual-call)
    // Rebuilt for new colours like every ClosedBrowser, but keeping the reading position.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) fillAgain();
}

void BookView::resizeEvent(QResizeEvent* event) {
    ClosedBrowser::resizeEvent(event);
    if (event->size().width() == event->oldSize().width()) return;
    if (document()->toHtml().contains(QLatin1String("diagram:")))
        fillAgain();
    else
        setColumn();
}

} // namespace drawbridge
