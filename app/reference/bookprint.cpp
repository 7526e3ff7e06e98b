// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/bookprint.h"

#include "faces/fonts.h"
#include "print/papertext.h"
#include "reference/diagramsource.h"
#include "text/bookpage.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QEventLoop>
#include <QFileDialog>
#include <QMessageBox>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QSaveFile>
#include <QSettings>
#include <QTextBlock>
#include <QTextDocument>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

// All in points.
constexpr double kHead = 30; // above the text, for the running header
constexpr double kFoot = 26; // below it, for the number
constexpr double kPointsPerInch = 72;
constexpr double kMargin = 16;         // mm
constexpr double kPicture = 0.5;       // of the width of a page
constexpr double kSmallPicture = 0.24; // beside the text of how to play
constexpr double kPixels = 3.6;        // of a diagram for each point: 260 dots per inch
constexpr int kPatience = 20000;       // ms for a diagram
constexpr double kTallest = 0.85;      // of a page: what is taller may be parted

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::BookPrint)
};

/// Waits for a diagram; a null picture if it does not come.
QImage awaited(DiagramSource& source, const QString& gameId, const QString& diagram, int width) {
    QImage picture = source.picture(gameId, diagram, width);
    if (!picture.isNull()) return picture;
    QEventLoop waiting;
    const auto come = [&](const QString& game, const QString& which) {
        if (game == gameId && which == diagram) waiting.quit();
    };
    QObject::connect(&source, &DiagramSource::painted, &waiting, come);
    QTimer::singleShot(kPatience, &waiting, &QEventLoop::quit);
    waiting.exec(QEventLoop::ExcludeUserInputEvents);
    return source.picture(gameId, diagram, width);
}

bool isHeading(const QTextBlock& block) { return block.blockFormat().headingLevel() > 0; }

bool hasPicture(const QTextBlock& block) {
    for (auto part = block.begin(); !part.atEnd(); ++part)
        if (part.fragment().charFormat().isImageFormat()) return true;
    return false;
}

bool hasAnchor(const QTextBlock& block, const QString& name) {
    for (auto part = block.begin(); !part.atEnd(); ++part)
        if (part.fragment().charFormat().anchorNames().contains(name)) return true;
    return false;
}

QTextBlock blockAt(const QTextDocument& text, const QString& anchor) {
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
        if (hasAnchor(block, anchor)) return block;
    return {};
}

void breakBefore(const QTextBlock& block) {
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    cursor.setBlockFormat(format);
}

} // namespace

BookPrint::BookPrint(const RuleBook& book, QSizeF page, DiagramSource* diagrams)
    : book_(book)
    , page_(page)
    , text_(std::make_unique<PaperText>(9.5)) {
    text_->setPageSize({page_.width(), page_.height() - kHead - kFoot});
    write(diagrams);
    breakPages();
    numberContents();
}

BookPrint::~BookPrint() = default;

void BookPrint::write(DiagramSource* diagrams) {
    BookPage::Look look;
    look.faint = QStringLiteral("#5c5c5c");
    look.headingLevel = 1;
    look.picture = [&](const QString& diagram) -> QString {
        const double part = look.isBeside ? kSmallPicture : kPicture;
        const int width = static_cast<int>(page_.width() * part);
        const QUrl name(QStringLiteral("print:%1").arg(diagram));
        const QImage image =
            diagrams ? awaited(*diagrams, book_.gameId(), diagram, static_cast<int>(width * kPixels))
                     : QImage();
        if (image.isNull()) return {};
        text_->addResource(QTextDocument::ImageResource, name, image);
        return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\">")
            .arg(name.toString(), QString::number(width),
                 QString::number(width * image.height() / image.width()));
    };
    text_->setDefaultStyleSheet(
        text_->defaultStyleSheet() +
        QStringLiteral(
            ".title { font-family: '%1'; font-size: 40pt; margin-top: 220px; margin-bottom: 10px; }"
            ".below { font-size: 14pt; }")
            .arg(nameFontFamily()));
    QString html =
        QStringLiteral("<p class=\"title\" align=\"center\">%1</p>"
                       "<p class=\"below\" align=\"center\">%2</p>"
                       "<h1><a name=\"contents\"></a>%3</h1><p><a name=\"contents-list\"></a>…</p>")
            .arg(book_.title().toHtmlEscaped(),
                 //: Below the name of a game on the title page of its printed rules
                 Words::tr("The rule book").toHtmlEscaped(), Words::tr("Contents").toHtmlEscaped());
    for (const Chapter& chapter : chaptersOf(book_)) {
        look.isBeside = chapter.place == QLatin1String("how");
        html += BookPage(book_, look).chapter(chapter.place);
    }
    text_->setHtml(html);

    // A line for each chapter, its number to come at the right edge.
    QTextCursor cursor(blockAt(*text_, QStringLiteral("contents-list")));
    cursor.select(QTextCursor::BlockUnderCursor);
    cursor.removeSelectedText();
    for (const Chapter& chapter : chaptersOf(book_)) {
        QTextBlockFormat line;
        line.setTabPositions({QTextOption::Tab(page_.width(), QTextOption::RightTab)});
        line.setBottomMargin(3);
        QTextCharFormat plain;
        plain.setFont(text_->defaultFont());
        cursor.insertBlock(line, plain);
        cursor.insertText(chapter.title + QStringLiteral("\t000"), plain);
    }
}

/// Parts no heading from its text, no rule within itself, no diagram from what it shows.
void BookPrint::breakPages() {
    QStringList ofTheirOwn{QStringLiteral("contents"), QStringLiteral("how"), QStringLiteral("house"),
                           QStringLiteral("questions"), QStringLiteral("glossary")};
    if (!book_.sections().empty()) ofTheirOwn.append(QLatin1String("section-") + book_.sections().front().id);
    for (const QString& name : ofTheirOwn)
        if (const QTextBlock block = blockAt(*text_, name); block.isValid()) breakBefore(block);
    text_->setPageSize(text_->pageSize());
    const double height = text_->pageSize().height();
    const auto* layout = text_->documentLayout();
    for (QTextBlock first = text_->begin(); first.isValid();) {
        QTextBlock last = first;
        while (last.next().isValid() && (isHeading(last) || hasPicture(last.next()))) last = last.next();
        const double top = layout->blockBoundingRect(first).top();
        const double bottom = layout->blockBoundingRect(last).bottom();
        const bool isParted = std::floor(top / height) != std::floor((bottom - 1) / height);
        const bool isFree = first.blockFormat().pageBreakPolicy() == QTextFormat::PageBreak_Auto;
        double tall = 0;
        for (QTextBlock block = first; block != last.next(); block = block.next())
            tall += layout->blockBoundingRect(block).height();
        if (isParted && isFree && tall < kTallest * height) {
            breakBefore(first);
            // Of what comes after, Qt 6.4 lays out only a part anew, and leaves the rest on top of each
            // other.
            text_->setPageSize(text_->pageSize());
        }
        first = last.next();
    }
}

void BookPrint::numberContents() {
    for (const Chapter& chapter : chaptersOf(book_)) {
        const QString number = QString::number(pageOf(chapter.place));
        starts_.emplace_back(chapter.title, pageOf(chapter.place));
        for (QTextBlock block = text_->begin(); block.isValid(); block = block.next()) {
            if (block.text() != chapter.title + QStringLiteral("\t000")) continue;
            QTextCursor cursor(block);
            cursor.movePosition(QTextCursor::EndOfBlock);
            cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, 3);
            cursor.insertText(number);
            break;
        }
    }
    text_->setPageSize(text_->pageSize());
}

int BookPrint::pages() const { return text_->pageCount(); }

int BookPrint::pageOf(const QString& chapter) const {
    const QTextBlock block = blockAt(*text_, chapter);
    if (!block.isValid()) return 0;
    const double top = text_->documentLayout()->blockBoundingRect(block).top();
    return static_cast<int>(top / text_->pageSize().height()) + 1;
}

int BookPrint::orphans() const {
    int count = 0;
    const auto page = [&](const QTextBlock& block) {
        return static_cast<int>(text_->documentLayout()->blockBoundingRect(block).top() /
                                text_->pageSize().height());
    };
    for (QTextBlock block = text_->begin(); block.next().isValid(); block = block.next())
        if (isHeading(block) && page(block) != page(block.next())) ++count;
    return count;
}

void BookPrint::paint(QPainter& painter, int page) const {
    painter.save();
    painter.save();
    painter.translate(0, kHead);
    text_->paint(painter, page);
    painter.restore();
    if (page > 1) {
        QString section;
        for (const auto& [title, start] : starts_)
            if (start <= page) section = title;
        QFont font(textFontFamily());
        font.setPixelSize(9); // a point is a pixel here
        painter.setFont(font);
        painter.setPen(QPen(Qt::black, 0.5));
        const QRectF head(0, 0, page_.width(), kHead - 12);
        painter.drawText(head, Qt::AlignLeft | Qt::AlignBottom, book_.title());
        painter.drawText(head, Qt::AlignRight | Qt::AlignBottom, section);
        painter.drawLine(QPointF(0, kHead - 9), QPointF(page_.width(), kHead - 9));
        painter.drawText(QRectF(0, page_.height() - kFoot, page_.width(), kFoot),
                         Qt::AlignHCenter | Qt::AlignBottom, QString::number(page));
    }
    painter.restore();
}

void BookPrint::print(QPagedPaintDevice& device, int first, int last) const {
    QPainter painter(&device);
    const double scale = device.logicalDpiX() / kPointsPerInch;
    painter.scale(scale, scale);
    for (int page = first; page <= last; ++page) {
        if (page > first) device.newPage();
        paint(painter, page);
    }
}

void printBook(const RuleBook& book, DiagramSource* diagrams, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    printer.setDocName(book.title());
    QPrintDialog dialog(&printer, parent);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    if (dialog.exec() != QDialog::Accepted) return;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const BookPrint pages(book, printer.pageLayout().paintRect(QPageLayout::Point).size(), diagrams);
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), pages.pages()) : pages.pages();
    pages.print(printer, std::max(printer.fromPage(), 1), last);
    QApplication::restoreOverrideCursor();
}

void saveBookAsPdf(const RuleBook& book, DiagramSource* diagrams, QWidget* parent) {
    const QString folder = QSettings().value(QStringLiteral("files/folder")).toString();
    const QString file = QFileDialog::getSaveFileName(parent, Words::tr("Save the Rule Book as PDF"),
                                                      QStringLiteral("%1/%2.pdf").arg(folder, book.title()),
                                                      Words::tr("PDF (*.pdf)"));
    if (file.isEmpty()) return;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    QSaveFile target(file);
    bool done = target.open(QIODevice::WriteOnly);
    if (done) {
        writePdf(book, diagrams, target);
        done = target.commit();
    }
    QApplication::restoreOverrideCursor();
    if (!done)
        QMessageBox::critical(parent, Words::tr("Drawbridge"),
                              Words::tr("The file cannot be written: %1").arg(target.errorString()));
}

void writePdf(const RuleBook& book, DiagramSource* diagrams, QIODevice& target) {
    QPdfWriter writer(&target);
    writer.setTitle(book.title());
    writer.setResolution(600);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    const BookPrint pages(book, writer.pageLayout().paintRect(QPageLayout::Point).size(), diagrams);
    pages.print(writer, 1, pages.pages());
}

} // namespace drawbridge
