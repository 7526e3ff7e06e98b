// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/bookprint.h"

#include "faces/facepainter.h"
#include "faces/fonts.h"
#include "print/components.h"
#include "print/papertext.h"
#include "reference/diagramsource.h"
#include "text/book/diagrams.h"
#include "text/gametext.h"
#include "text/settings.h"

#include <QAbstractTextDocumentLayout>
#include <QCheckBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEventLoop>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QProgressDialog>
#include <QRadioButton>
#include <QTextBlock>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <optional>

namespace drawbridge {

namespace {

// All in points.
constexpr double kHead = 30; // above the text, for the running header
constexpr double kFoot = 26; // below it, for the page number
constexpr double kPointsPerInch = 72;
constexpr double kHang = 44;      // hanging indent of rule numbers
constexpr double kTerm = 110;     // and of glossary terms; more for long ones
constexpr double kLongTerm = 180; // but at most this much
constexpr double kTermGap = 8;    // between a term and its definition
constexpr double kContents = 300; // width of the table of contents
constexpr double kFigure = 410;   // width of a diagram; its text is then 6 points high
constexpr std::size_t kLongContents = 30;
constexpr double kGap = 10;                          // above and below a diagram
constexpr double kBeside[] = {0.33, 0.26, 0.2, 0.4}; // picture widths to try, as fractions of the page
constexpr double kPictureEdge = 0.01;                // their edge, as a fraction of the page
constexpr int kTries = 4;                            // bisection steps for its largest type
constexpr double kSmallestSheet = 0.4;
constexpr double kPicturesCount = 0.35; // weight of the size of its pictures relative to that of its type
constexpr double kSharp = 300;          // dots per inch
constexpr int kPatience = 20000;        // ms for a diagram
constexpr double kScrap = 0.3;          // fraction of a page: a shorter rest gets no page of its own
constexpr double kCoverTitle = 46;      // type size of the cover title
constexpr double kCoverWords = 14;
constexpr QSizeF kCoverPicture{0.66, 0.52}; // fraction of the page, at most
constexpr double kSheetTitle = 15;          // for a single-sheet print
constexpr double kEdge = 10;                // background left around the content of a diagram

const QString kPartKey = QStringLiteral("reader/printedPart");
const QString kDiagramsKey = QStringLiteral("reader/printedDiagrams");
const QString kHow = QStringLiteral("how");
const QString kContentsPlace = QStringLiteral("contents");

const QString kNumber = QStringLiteral("000"); // placeholder until the page number is known

struct BookPrintWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::BookPrint)
};

double figureWidth(QSizeF page) { return std::min(kFigure, page.width() - kHang); }

/// Waits for a diagram; returns a null picture on timeout.
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

/// Crops a diagram to its content by removing the uniform background colour of its corners.
QImage cutToContent(const QImage& picture) {
    if (picture.isNull()) return picture;
    const QRgb ground = picture.pixel(0, 0);
    const auto isEmpty = [&](int line, bool isRow) {
        const int length = isRow ? picture.width() : picture.height();
        for (int at = 0; at < length; ++at)
            if ((isRow ? picture.pixel(at, line) : picture.pixel(line, at)) != ground) return false;
        return true;
    };
    QRect content = picture.rect();
    while (content.height() > 1 && isEmpty(content.top(), true)) content.setTop(content.top() + 1);
    while (content.height() > 1 && isEmpty(content.bottom(), true)) content.setBottom(content.bottom() - 1);
    while (content.width() > 1 && isEmpty(content.left(), false)) content.setLeft(content.left() + 1);
    while (content.width() > 1 && isEmpty(content.right(), false)) content.setRight(content.right() - 1);
    const int edge = qRound(kEdge * kSharp / kPointsPerInch);
    return picture.copy(content.adjusted(-edge, -edge, edge, edge) & picture.rect());
}

/// Draws the diagrams for pages of that size while showing a progress dialog; nullopt if cancelled.
std::optional<QHash<QString, QImage>> drawWhileWaiting(const RuleBook& book, QSizeF page,
                                                       DiagramSource* diagrams, BookChoice choice,
                                                       QWidget* parent) {
    if (!diagrams) return QHash<QString, QImage>();
    QProgressDialog progress(BookPrintWords::tr("Drawing the diagrams…"), BookPrintWords::tr("Cancel"), 0, 0,
                             parent);
    progress.setWindowTitle(book.title());
    progress.setWindowModality(Qt::WindowModal);
    const auto goesOn = [&](int done, int count) {
        progress.setMaximum(count);
        progress.setValue(done);
        return !progress.wasCanceled();
    };
    auto drawn = drawDiagrams(book, page, *diagrams, goesOn, choice);
    if (progress.wasCanceled()) return std::nullopt;
    return drawn;
}

/// Asks which parts of a book to print; nullopt if cancelled. The choice is the next default.
std::optional<BookChoice> askForBook(const QString& title, bool codes, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    auto* layout = new QVBoxLayout(&dialog);
    std::vector<QRadioButton*> parts; // in the order of BookChoice::Part
    for (const QString& words :
         {//: What of a rule book is printed
          BookPrintWords::tr("&How to play, on one sheet"),
          //: What of a rule book is printed
          BookPrintWords::tr("The &rules, with the glossary"),
          //: What of a rule book is printed
          BookPrintWords::tr(
              "The &whole book: also house rules, questions and answers, and how bots think")}) {
        parts.push_back(new QRadioButton(words, &dialog));
        layout->addWidget(parts.back());
    }
    const int last = Settings().value(kPartKey, static_cast<int>(BookChoice::Part::Whole)).toInt();
    parts[static_cast<std::size_t>(std::clamp(last, 0, static_cast<int>(parts.size()) - 1))]->setChecked(
        true);
    //: Whether the printed rules have pictures of the table
    auto* diagrams = new QCheckBox(BookPrintWords::tr("With &diagrams"), &dialog);
    diagrams->setChecked(Settings().value(kDiagramsKey, true).toBool());
    layout->addSpacing(layout->spacing());
    layout->addWidget(diagrams);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    layout->addWidget(buttons);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    BookChoice choice;
    choice.codes = codes;
    choice.diagrams = diagrams->isChecked();
    const auto chosen =
        std::ranges::find_if(parts, [](const QRadioButton* part) { return part->isChecked(); });
    choice.part = static_cast<BookChoice::Part>(chosen - parts.begin());
    Settings().setValue(kPartKey, static_cast<int>(choice.part));
    Settings().setValue(kDiagramsKey, choice.diagrams);
    return choice;
}

/// Makes the book with its diagrams for printing.
PaperMaker makerOf(const RuleBook& book, DiagramSource* diagrams, BookChoice choice, QWidget* parent) {
    return [&book, diagrams, choice, parent](QSizeF page) -> std::unique_ptr<PaperPages> {
        const auto drawn = drawWhileWaiting(book, page, diagrams, choice, parent);
        if (!drawn) return nullptr;
        return std::make_unique<BookPrint>(book, page, *drawn, choice);
    };
}

} // namespace

BookPrint::BookPrint(const RuleBook& book, QSizeF page, const QHash<QString, QImage>& drawn,
                     BookChoice choice)
    : BookPrint(book, page, drawn, choice, Place::Alone) {}

BookPrint::BookPrint(const RuleBook& book, QSizeF page, const QHash<QString, QImage>& drawn,
                     BookChoice choice, Place place)
    : book_(book)
    , page_(page)
    , choice_(choice)
    , breadth_(page.width())
    , beside_(BookPage::kBeside)
    , place_(place)
    , strip_(std::make_unique<PaperText>(9.5)) {
    if (choice.part == BookChoice::Part::HowToPlay) {
        fitSheet(drawn);
    } else {
        const BookChoice sheet{BookChoice::Part::HowToPlay, choice.diagrams, choice.codes};
        sheet_.reset(new BookPrint(book, page, drawn, sheet, Place::InBook));
    }
    layOut(drawn);
    cutPages();
    numberContents();
}

BookPrint::~BookPrint() = default;

/// Height available for text on a page.
double BookPrint::roomBelowHead() const { return page_.height() - kHead - kFoot; }

void BookPrint::layOut(const QHash<QString, QImage>& drawn, bool isTrial) {
    write(drawn, isTrial);
    setTabs();
    strip_->setTextWidth(breadth_);
}

/// Finds the width of the pictures of the how-to-play page and the layout width beyond that of the page, so
/// that the type, and with less weight the pictures, are as large as possible on a single page.
void BookPrint::fitSheet(const QHash<QString, QImage>& drawn) {
    const auto fits = [&](double beside, double scale) {
        beside_ = beside;
        breadth_ = page_.width() / scale;
        layOut(drawn, true);
        const Unit sheet = units().front();
        return (sheet.to - sheet.from) * scale <= roomBelowHead();
    };
    double best = 0;
    double chosen = beside_;
    double chosenScale = 1;
    for (const double beside : kBeside) {
        const double pictures = std::pow(beside, kPicturesCount);
        double least = std::max(kSmallestSheet, best / pictures);
        double most = 1;
        if (least >= most || (best > 0 && !fits(beside, least))) continue;
        if (fits(beside, most)) least = most;
        for (int tries = 0; tries < kTries && least < most; ++tries) {
            const double scale = (least + most) / 2;
            (fits(beside, scale) ? least : most) = scale;
        }
        best = least * pictures;
        chosen = beside;
        chosenScale = least;
    }
    beside_ = chosen;
    breadth_ = page_.width() / chosenScale;
}

std::vector<Chapter> BookPrint::chapters() const {
    using Wanted = BookChoice::Part;
    std::vector<Chapter> chapters = chaptersOf(book_);
    std::erase_if(chapters, [&](const Chapter& chapter) {
        if (choice_.part == Wanted::Whole || chapter.place == kHow) return false;
        return choice_.part == Wanted::HowToPlay ||
               !(chapter.isSection || chapter.place == QLatin1String("glossary"));
    });
    return chapters;
}

/// The same, with a tab before their titles, and section numbers before that.
std::vector<Chapter> BookPrint::numbered() const {
    std::vector<Chapter> all = chapters();
    int sections = 0;
    for (Chapter& chapter : all)
        chapter.title.prepend(chapter.isSection ? QLocale().toString(++sections) + kTab : QString(kTab));
    return all;
}

void BookPrint::write(const QHash<QString, QImage>& drawn, bool isTrial) {
    bool isSmall = false;
    BookPage::Look look;
    look.faint = QStringLiteral("#5c5c5c");
    look.headingLevel = 1;
    look.onPaper = true;
    look.figures = hasCover() || place_ == Place::InBook;
    look.beside = beside_;
    look.codes = choice_.codes;
    look.picture = [&](const QString& diagram) -> QString {
        const QImage image = drawn.value(diagram);
        if (image.isNull()) return {};
        const double most = isSmall ? (beside_ - kPictureEdge) * breadth_ : figureWidth(page_);
        const double width = strip_->dots(std::min(most, image.width() / kSharp * kPointsPerInch));
        const QUrl name(QStringLiteral("print:%1").arg(diagram));
        if (!isTrial) strip_->addResource(QTextDocument::ImageResource, name, image); // its size is set below
        return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\">")
            .arg(name.toString(), QString::number(qRound(width)),
                 QString::number(qRound(width * image.height() / image.width())));
    };
    QString html;
    if (hasCover()) {
        html = QStringLiteral("<h1>%1%2</h1>")
                   //: The heading above the contents of a printed rule book
                   .arg(anchor(kContentsPlace), BookPrintWords::tr("Contents").toHtmlEscaped());
        for (const Chapter& chapter : numbered())
            html += QStringLiteral("<p>%1%2%3</p>")
                        .arg(anchor(QStringLiteral("contents-") + chapter.place),
                             chapter.title.toHtmlEscaped(), kTab + kNumber);
    }
    const BookPage pages(book_, look);
    for (const Chapter& chapter : chapters()) {
        isSmall = chapter.place == kHow;
        html += pages.chapter(chapter.place);
    }
    strip_->setHtml(html);
}

/// Hanging indent of glossary terms.
double BookPrint::termEdge() const {
    QFont bold = strip_->defaultFont();
    bold.setBold(true);
    const QFontMetricsF letters(bold, strip_->documentLayout()->paintDevice());
    double edge = kTerm;
    for (const GlossaryTerm& term : book_.glossary())
        edge = std::max(edge, letters.horizontalAdvance(term.term) + kTermGap);
    return std::min(edge, kLongTerm);
}

/// Adds formatting that HTML lacks: hanging indents for numbers, and tab stops.
void BookPrint::setTabs() {
    using Tab = QTextOption::Tab;
    QTextCursor cursor(strip_.get());
    cursor.beginEditBlock();
    QString chapter;
    const std::vector<Chapter> all = chapters();
    const double term = termEdge();
    for (QTextBlock block = strip_->begin(); block.isValid(); block = block.next()) {
        for (const Chapter& each : all)
            if (hasAnchor(block, each.place)) chapter = each.place;
        const auto tabs = block.text().count(kTab);
        // Before querying the start of the text, which a tab placeholder would distort.
        for (auto at = block.text().lastIndexOf(kTab); at >= 0; at = block.text().lastIndexOf(kTab)) {
            cursor.setPosition(block.position() + static_cast<int>(at));
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
            cursor.insertText(QStringLiteral("\t"), cursor.charFormat()); // it may carry an anchor
        }
        QTextBlockFormat format = block.blockFormat();
        // A picture gives no text direction either.
        format.setLayoutDirection(hasPicture(block) ? QGuiApplication::layoutDirection()
                                                    : block.textDirection());
        const bool isFromRight = format.layoutDirection() == Qt::RightToLeft;
        // Qt measures tab stops from the start of the text, but swaps left and right.
        const auto start = isFromRight ? QTextOption::RightTab : QTextOption::LeftTab;
        const auto end = isFromRight ? QTextOption::LeftTab : QTextOption::RightTab;
        const auto setEdge = [&](double edge) {
            isFromRight ? format.setRightMargin(edge) : format.setLeftMargin(edge);
        };
        if (chapter.isEmpty()) {
            setEdge((page_.width() - kContents) / 2);
            if (tabs > 0) {
                if (all.size() > kLongContents) format.setBottomMargin(0);
                format.setTabPositions(
                    {Tab(strip_->dots(kHang / 2), start), Tab(strip_->dots(kContents), end)});
            }
        } else if (chapter != kHow && (tabs > 0 || format.headingLevel() != 1)) {
            const double edge = chapter == QLatin1String("glossary") ? term : kHang;
            setEdge(edge);
            if (tabs > 0) {
                format.setTextIndent(-edge);
                format.setTabPositions({Tab(strip_->dots(edge), start)});
            }
        }
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
    cursor.endEditBlock();
}

QRectF BookPrint::placeOf(const QTextBlock& block) const {
    return strip_->documentLayout()->blockBoundingRect(block);
}

/// Units that must not be split.
std::vector<BookPrint::Unit> BookPrint::units() const {
    std::vector<Unit> units;
    const QStringList sheets{kContentsPlace, kHow};
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
        Unit& unit = units.emplace_back(Unit{placeOf(first).top(), 0, part, begins(first, openers)});
        for (QTextBlock block = first; block != last.next(); block = block.next())
            unit.to = std::max(unit.to, placeOf(block).bottom());
        first = last.next();
    }
    return units;
}

void BookPrint::cutPages() {
    const double height = roomBelowHead();
    if (hasCover()) pages_.emplace_back();
    double used = height;      // on the last page
    std::vector<Unit> waiting; // diagrams that did not fit
    const auto place = [&](const Unit& unit, double gap) {
        const double scale = std::min(page_.width() / breadth_, height / (unit.to - unit.from));
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
    Part before = Part::Sheet;
    for (const Unit& unit : units()) {
        const double gap = std::max(unit.from - last, unit.part == Part::Figure ? kGap / 2 : 0.0);
        last = unit.to;
        if (unit.opensPage) {
            while (!waiting.empty()) turn();
            // A few last lines get no page of their own: the next part follows them.
            const bool isScrap = used > 0 && used < kScrap * height && before == Part::Text;
            if (unit.part == Part::Sheet || !isScrap) turn();
        }
        before = unit.part;
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
    for (const Chapter& chapter : numbered()) {
        const int page = pageOf(chapter.place);
        QString title = chapter.title;
        starts_.emplace_back(title.replace(kTab, QStringLiteral("  ")).trimmed(), page);
        if (!hasCover()) continue;
        QTextCursor cursor(blockAt(*strip_, QStringLiteral("contents-") + chapter.place));
        cursor.movePosition(QTextCursor::EndOfBlock);
        cursor.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor,
                            static_cast<int>(kNumber.size()));
        cursor.insertText(QLocale().toString(page));
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
    return block.isValid() ? pageAt(placeOf(block).top()) : 0;
}

int BookPrint::orphans() const {
    int count = 0;
    for (QTextBlock block = strip_->begin(); block.next().isValid(); block = block.next())
        if (isHeading(block) && pageAt(placeOf(block).top()) != pageAt(placeOf(block.next()).top())) ++count;
    return count;
}

std::vector<PdfDetails::Heading> BookPrint::headings() const {
    std::vector<PdfDetails::Heading> headings;
    std::size_t next = 0;
    for (const Chapter& chapter : chapters()) {
        headings.push_back({starts_[next].first, starts_[next].second - 1});
        ++next;
        if (chapter.isSection)
            for (const RuleSection& section : book_.sections())
                if (chapter.place == QLatin1String("section-") + section.id)
                    for (const Rule& rule : section.rules)
                        headings.push_back({titleAt(book_, rule.id), pageOf(rule.id) - 1, 1});
    }
    return headings;
}

/// Paints the game's title, the picture of its box, and a line about the kind of game.
void BookPrint::paintCover(QPainter& painter) const {
    painter.save();
    painter.setLayoutDirection(QGuiApplication::layoutDirection());
    painter.setPen(Qt::black);
    // Writes below `top` and returns the bottom. A point is a pixel here.
    const auto write = [&](const QString& family, double size, double top, const QString& words) {
        QFont font(family);
        font.setPixelSize(qRound(size));
        painter.setFont(font);
        QRectF place(0, top, page_.width(), page_.height() - top);
        painter.drawText(place, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, words, &place);
        return place.bottom();
    };
    const double title = 0.06 * page_.height();
    const double below = write(nameFontFamily(), kCoverTitle, title, book_.title());
    //: Below the name of a game on the cover of its printed rules
    const double under =
        write(nameFontFamily(), 1.4 * kCoverWords, below, BookPrintWords::tr("The rule book"));
    // A long title reduces the height of the picture.
    const double usual = 0.24 * page_.height();
    const double top = std::max(usual, under + kCoverWords);
    const QString face = QStringLiteral("hall/cover-") + book_.gameId();
    const FacePainter faces;
    const QSizeF room(kCoverPicture.width() * page_.width(),
                      kCoverPicture.height() * page_.height() - (top - usual));
    const QSizeF size = faces.sizeMillimetres(face).scaled(room, Qt::KeepAspectRatio);
    const QRectF picture(QPointF((page_.width() - size.width()) / 2, top), size);
    faces.paint(painter, picture, face);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 1.5));
    painter.drawRect(picture);
    if (const GameInfo* game = findGame(book_.gameId().toStdString())) {
        const double end = write(textFontFamily(), kCoverWords, picture.bottom() + 2 * kCoverWords,
                                 textFor(game->id()).tagline());
        write(textFontFamily(), kCoverWords, end + kCoverWords / 2,
              playersAndPieces(*game, boxed(*game, wholeSetup(*game))));
    }
    painter.restore();
}

void BookPrint::paint(QPainter& painter, int page) const {
    if (page == 1 && hasCover()) return paintCover(painter);
    if (sheet_ && page == pageOf(kHow))
        sheet_->paintCuts(painter, 1);
    else
        paintCuts(painter, page);
    paintFrame(painter, page);
}

void BookPrint::paintCuts(QPainter& painter, int page) const {
    for (const Cut& cut : pages_[static_cast<std::size_t>(page - 1)]) {
        painter.save();
        painter.translate((page_.width() - breadth_ * cut.scale) / 2, kHead + cut.at);
        painter.scale(cut.scale, cut.scale);
        strip_->paint(painter, QRectF(0, cut.from, breadth_, cut.to - cut.from));
        painter.restore();
    }
}

/// Paints the header and footer of a page.
void BookPrint::paintFrame(QPainter& painter, int page) const {
    painter.save();
    painter.setLayoutDirection(QGuiApplication::layoutDirection());
    QString section;
    for (const auto& [title, start] : starts_)
        if (start <= page) section = title;
    QFont font(textFontFamily());
    font.setPixelSize(9); // a point is a pixel here
    painter.setPen(QPen(Qt::black, 0.5));
    const QRectF head(0, 0, page_.width(), kHead - 12);
    QFont game = font;
    if (!hasCover()) {
        game.setFamily(nameFontFamily());
        game.setPixelSize(qRound(kSheetTitle));
    }
    painter.setFont(game);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignBottom, book_.title());
    painter.setFont(font);
    painter.drawText(head, Qt::AlignRight | Qt::AlignBottom, section);
    painter.drawLine(QPointF(0, kHead - 9), QPointF(page_.width(), kHead - 9));
    if (pages() > 1)
        painter.drawText(QRectF(0, page_.height() - kFoot, page_.width(), kFoot),
                         Qt::AlignHCenter | Qt::AlignBottom, QLocale().toString(page));
    painter.restore();
}

QHash<QString, QImage> drawDiagrams(const RuleBook& book, QSizeF page, DiagramSource& source,
                                    const std::function<bool(int done, int count)>& goesOn,
                                    BookChoice choice) {
    QHash<QString, QImage> drawn;
    if (!choice.diagrams) return drawn;
    QStringList wanted;
    if (choice.part == BookChoice::Part::HowToPlay) {
        for (const HowToPart& part : book.howToPlay())
            if (findDiagram(book.gameId(), part.diagram)) wanted.append(part.diagram);
    } else {
        for (const Scenario& diagram : diagramsOf(book.gameId()))
            wanted.append(QString::fromStdString(diagram.id));
    }
    const int width = static_cast<int>(std::ceil(figureWidth(page) / kPointsPerInch * kSharp));
    for (const QString& id : wanted) {
        if (goesOn && !goesOn(static_cast<int>(drawn.size()), static_cast<int>(wanted.size()))) break;
        drawn.insert(
            id,
            cutToContent(awaited(source, book.gameId(), id, width).convertToFormat(QImage::Format_RGB888)));
    }
    return drawn;
}

void printBook(const RuleBook& book, DiagramSource* diagrams, bool codes, PaperTarget target,
               QWidget* parent) {
    if (const auto choice = askForBook(book.title(), codes, parent))
        target(book.title(), makerOf(book, diagrams, *choice, parent), parent);
}

} // namespace drawbridge
