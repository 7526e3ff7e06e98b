// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/bookprint.h"

#include "faces/fonts.h"
#include "print/papertext.h"
#include "reference/diagramsource.h"
#include "text/book/bookpage.h"
#include "text/book/diagrams.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QEventLoop>
#include <QPainter>
#include <QProgressDialog>
#include <QTextBlock>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <optional>

namespace drawbridge {

namespace {

// All in points.
constexpr double kHead = 30; // above the text, for the running header
constexpr double kFoot = 26; // below it, for the number
constexpr double kPointsPerInch = 72;
constexpr double kHang = 44;      // numbers of rules stand this far to the left of their text
constexpr double kTerm = 110;     // and words of the glossary this far
constexpr double kContents = 300; // width of the table of contents
constexpr double kFigure = 410;   // width of a diagram; its words are then 6 points high
constexpr std::size_t kLongContents = 30;
constexpr double kGap = 10;           // above and below a diagram
constexpr double kSmallPicture = 0.3; // of the width of a page, beside the text of how to play
constexpr double kSharp = 300;        // dots per inch
constexpr int kPatience = 20000;      // ms for a diagram

const QString kNumber = QStringLiteral("000"); // until a page has its own

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::BookPrint)
};

double figureWidth(QSizeF page) { return std::min(kFigure, page.width() - kHang); }

/// Waits for a diagram; a null picture if it does not come.
QImage awaited(DiagramSource& source, const QString& gameId, const QString& diagram, int width) {
    QImage picture = source.picture(gameId, diagram, width, DiagramSource::Ground::Paper);
    if (!picture.isNull()) return picture;
    QEventLoop waiting;
    const auto come = [&](const QString& game, const QString& which) {
        if (game == gameId && which == diagram) waiting.quit();
    };
    QObject::connect(&source, &DiagramSource::painted, &waiting, come);
    QTimer::singleShot(kPatience, &waiting, &QEventLoop::quit);
    waiting.exec();
    return source.picture(gameId, diagram, width, DiagramSource::Ground::Paper);
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

/// The chapters, before their titles a tab, and before that the numbers of sections.
std::vector<Chapter> numbered(const RuleBook& book) {
    std::vector<Chapter> chapters = chaptersOf(book);
    int sections = 0;
    for (Chapter& chapter : chapters)
        chapter.title.prepend(chapter.isSection ? QString::number(++sections) + kTab : QString(kTab));
    return chapters;
}

} // namespace

BookPrint::BookPrint(const RuleBook& book, QSizeF page, const QHash<QString, QImage>& drawn)
    : book_(book)
    , page_(page)
    , strip_(std::make_unique<PaperText>(9.5)) {
    write(drawn);
    setTabs();
    strip_->setTextWidth(page_.width());
    cutPages();
    numberContents();
}

BookPrint::~BookPrint() = default;

void BookPrint::write(const QHash<QString, QImage>& drawn) {
    bool isSmall = false;
    BookPage::Look look;
    look.faint = QStringLiteral("#5c5c5c");
    look.headingLevel = 1;
    look.onPaper = true;
    look.picture = [&](const QString& diagram) -> QString {
        const QImage image = drawn.value(diagram);
        if (image.isNull()) return {};
        const double width = strip_->dots(isSmall ? kSmallPicture * page_.width() : figureWidth(page_));
        const QUrl name(QStringLiteral("print:%1").arg(diagram));
        strip_->addResource(QTextDocument::ImageResource, name, image);
        return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\">")
            .arg(name.toString(), QString::number(qRound(width)),
                 QString::number(qRound(width * image.height() / image.width())));
    };
    strip_->setDefaultStyleSheet(
        strip_->defaultStyleSheet() +
        QStringLiteral(".title { font-family: '%1'; font-size: 40pt; margin-top: 36px; }"
                       ".below { font-size: 14pt; margin-bottom: 36px; }")
            .arg(nameFontFamily()));
    QString html = QStringLiteral("<p class=\"title\" align=\"center\"><a name=\"title\"></a>%1</p>"
                                  "<p class=\"below\" align=\"center\">%2</p>")
                       .arg(book_.title().toHtmlEscaped(),
                            //: Below the name of a game on the title page of its printed rules
                            Words::tr("The rule book").toHtmlEscaped());
    for (const Chapter& chapter : numbered(book_))
        html += QStringLiteral("<p><a name=\"contents-%1\"></a>%2%3</p>")
                    .arg(chapter.place, chapter.title.toHtmlEscaped(), kTab + kNumber);
    const BookPage pages(book_, look);
    for (const Chapter& chapter : chaptersOf(book_)) {
        isSmall = chapter.place == QLatin1String("how");
        html += pages.chapter(chapter.place);
    }
    strip_->setHtml(html);
}

/// What HTML has no words for: text with an edge of its own, to the left of which numbers hang, and tabs.
void BookPrint::setTabs() {
    using Tab = QTextOption::Tab;
    QTextCursor cursor(strip_.get());
    cursor.beginEditBlock();
    QString chapter;
    const std::vector<Chapter> chapters = chaptersOf(book_);
    for (QTextBlock block = strip_->begin(); block.isValid(); block = block.next()) {
        for (const Chapter& each : chapters)
            if (hasAnchor(block, each.place)) chapter = each.place;
        const auto tabs = block.text().count(kTab);
        QTextBlockFormat format = block.blockFormat();
        if (chapter.isEmpty()) {
            if (tabs > 0) {
                format.setLeftMargin((page_.width() - kContents) / 2);
                if (chapters.size() > kLongContents) format.setBottomMargin(0);
                format.setTabPositions({Tab(strip_->dots(kHang / 2), QTextOption::LeftTab),
                                        Tab(strip_->dots(kContents), QTextOption::RightTab)});
            }
        } else if (chapter != QLatin1String("how") && (tabs > 0 || format.headingLevel() != 1)) {
            const double edge = chapter == QLatin1String("glossary") ? kTerm : kHang;
            format.setLeftMargin(edge);
            if (tabs > 0) {
                format.setTextIndent(-edge);
                format.setTabPositions({Tab(strip_->dots(edge), QTextOption::LeftTab)});
            }
        }
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
        for (auto at = block.text().lastIndexOf(kTab); at >= 0; at = block.text().lastIndexOf(kTab)) {
            cursor.setPosition(block.position() + static_cast<int>(at));
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
            cursor.insertText(QStringLiteral("\t"), cursor.charFormat()); // an anchor may be on it
        }
    }
    cursor.endEditBlock();
}

double BookPrint::topOf(const QTextBlock& block) const {
    return strip_->documentLayout()->blockBoundingRect(block).top();
}

double BookPrint::bottomOf(const QTextBlock& block) const {
    return strip_->documentLayout()->blockBoundingRect(block).bottom();
}

/// What stays together.
std::vector<BookPrint::Unit> BookPrint::units() const {
    std::vector<Unit> units;
    const QStringList sheets{QStringLiteral("title"), QStringLiteral("how")};
    QStringList openers = sheets;
    openers << QStringLiteral("house") << QStringLiteral("questions") << QStringLiteral("glossary");
    if (!book_.sections().empty()) openers.append(QLatin1String("section-") + book_.sections().front().id);
    const auto begins = [](const QTextBlock& block, const QStringList& chapters) {
        return std::ranges::any_of(chapters, [&](const QString& name) { return hasAnchor(block, name); });
    };
    for (QTextBlock first = strip_->begin(); first.isValid();) {
        const bool isSheet = begins(first, sheets);
        QTextBlock last = first;
        while (last.next().isValid() && (isSheet ? !begins(last.next(), openers) : isHeading(last)))
            last = last.next();
        const Part part = isSheet ? Part::Sheet : hasPicture(first) ? Part::Figure : Part::Text;
        Unit& unit = units.emplace_back(Unit{topOf(first), 0, part, begins(first, openers)});
        for (QTextBlock block = first; block != last.next(); block = block.next())
            unit.to = std::max(unit.to, bottomOf(block));
        first = last.next();
    }
    return units;
}

void BookPrint::cutPages() {
    const double height = page_.height() - kHead - kFoot;
    double used = height;      // of the last page
    std::vector<Unit> waiting; // diagrams for which there was no room
    const auto place = [&](const Unit& unit, double gap) {
        const double scale = std::min(1.0, height / (unit.to - unit.from));
        const double at = used > 0 ? used + gap : 0;
        pages_.back().push_back({unit.from, unit.to, at, scale});
        used = at + (unit.to - unit.from) * scale;
    };
    const auto fits = [&](const Unit& unit, double gap) {
        return used == 0 || used + gap + unit.to - unit.from <= height;
    };
    const auto turn = [&] {
        pages_.emplace_back();
        used = 0;
        while (!waiting.empty() && fits(waiting.front(), kGap)) {
            place(waiting.front(), kGap);
            waiting.erase(waiting.begin());
        }
    };
    double last = 0;
    for (const Unit& unit : units()) {
        const double gap = std::max(unit.from - last, unit.part == Part::Figure ? kGap / 2 : 0.0);
        last = unit.to;
        if (unit.opensPage) {
            while (!waiting.empty()) turn();
            turn();
        }
        if (unit.part == Part::Figure && (!waiting.empty() || !fits(unit, gap))) {
            waiting.push_back(unit);
            continue;
        }
        while (!fits(unit, gap)) turn();
        place(unit, gap);
    }
    while (!waiting.empty()) turn();
}

void BookPrint::numberContents() {
    for (const Chapter& chapter : numbered(book_)) {
        const int page = pageOf(chapter.place);
        QString title = chapter.title;
        starts_.emplace_back(title.replace(kTab, QStringLiteral("  ")).trimmed(), page);
        QTextCursor cursor(blockAt(*strip_, QStringLiteral("contents-") + chapter.place));
        cursor.movePosition(QTextCursor::EndOfBlock);
        cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, static_cast<int>(kNumber.size()));
        cursor.insertText(QString::number(page));
    }
}

int BookPrint::pageAt(double line) const {
    for (std::size_t page = 0; page < pages_.size(); ++page)
        for (const Cut& cut : pages_[page])
            if (line >= cut.from && line < cut.to) return static_cast<int>(page) + 1;
    return 0;
}

int BookPrint::pageOf(const QString& place) const {
    const QTextBlock block = blockAt(*strip_, place);
    return block.isValid() ? pageAt(topOf(block)) : 0;
}

int BookPrint::orphans() const {
    int count = 0;
    for (QTextBlock block = strip_->begin(); block.next().isValid(); block = block.next())
        if (isHeading(block) && pageAt(topOf(block)) != pageAt(topOf(block.next()))) ++count;
    return count;
}

void BookPrint::paint(QPainter& painter, int page) const {
    for (const Cut& cut : pages_[static_cast<std::size_t>(page - 1)]) {
        painter.save();
        painter.translate(page_.width() * (1 - cut.scale) / 2, kHead + cut.at);
        painter.scale(cut.scale, cut.scale);
        strip_->paint(painter, QRectF(0, cut.from, page_.width(), cut.to - cut.from));
        painter.restore();
    }
    if (page == 1) return;
    painter.save();
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
    painter.restore();
}

QHash<QString, QImage> drawDiagrams(const RuleBook& book, QSizeF page, DiagramSource& source,
                                    const std::function<bool(int done, int count)>& goesOn) {
    QHash<QString, QImage> drawn;
    const std::vector<Scenario>& all = diagramsOf(book.gameId());
    const int width = static_cast<int>(std::ceil(figureWidth(page) / kPointsPerInch * kSharp));
    for (const Scenario& diagram : all) {
        if (goesOn && !goesOn(static_cast<int>(drawn.size()), static_cast<int>(all.size()))) break;
        const QString id = QString::fromStdString(diagram.id);
        drawn.insert(id, awaited(source, book.gameId(), id, width).convertToFormat(QImage::Format_RGB888));
    }
    return drawn;
}

namespace {

/// The diagrams for pages of that size, and meanwhile a dialog that tells how far they are; nothing if it is
/// cancelled.
std::optional<QHash<QString, QImage>> drawWhileWaiting(const RuleBook& book, QSizeF page,
                                                       DiagramSource* diagrams, QWidget* parent) {
    if (!diagrams) return QHash<QString, QImage>();
    QProgressDialog progress(Words::tr("Drawing the diagrams…"), Words::tr("Cancel"), 0, 0, parent);
    progress.setWindowTitle(book.title());
    progress.setWindowModality(Qt::WindowModal);
    auto drawn = drawDiagrams(book, page, *diagrams, [&](int done, int count) {
        progress.setMaximum(count);
        progress.setValue(done);
        return !progress.wasCanceled();
    });
    if (progress.wasCanceled()) return std::nullopt;
    return drawn;
}

/// The book with its diagrams, for paper.
PaperMaker makerOf(const RuleBook& book, DiagramSource* diagrams, QWidget* parent) {
    return [&book, diagrams, parent](QSizeF page) -> std::unique_ptr<PaperPages> {
        const auto drawn = drawWhileWaiting(book, page, diagrams, parent);
        if (!drawn) return nullptr;
        return std::make_unique<BookPrint>(book, page, *drawn);
    };
}

} // namespace

void printBook(const RuleBook& book, DiagramSource* diagrams, QWidget* parent) {
    askAndPrint(book.title(), makerOf(book, diagrams, parent), parent);
}

void saveBookAsPdf(const RuleBook& book, DiagramSource* diagrams, QWidget* parent) {
    askAndSavePdf(book.title(), makerOf(book, diagrams, parent), parent);
}

void writePdf(const RuleBook& book, const QPageSize& paper, const QHash<QString, QImage>& drawn,
              QIODevice& target) {
    writePdf(book.title(), BookPrint(book, printedOn(paper), drawn), paper, target);
}

} // namespace drawbridge
