// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/print/printersettings.h"

#include "text/settings.h"

#include <QCoreApplication>
#include <QLibrary>
#include <QLocale>
#include <QPageSize>
#include <QPrintEngine>
#include <QPrinter>
#include <QPrinterInfo>
#include <QSettings>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

struct PrinterSettingsWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::PrintSheets)
};

constexpr int kMostNumbers = 6; // maximum number of pages listed
constexpr double kSame = 1.5;   // mm; tolerance of named paper sizes, which drivers round

/// The settings group of a printer, whose name may contain any characters.
QString folderOf(const QString& printer) {
    return QStringLiteral("sheets/printers/") +
           (printer.isEmpty() ? QStringLiteral("any")
                              : QLatin1Char('+') + QString::fromLatin1(QUrl::toPercentEncoding(printer)));
}

double numberOf(const QSettings& settings, const QString& key, double otherwise, double least, double most) {
    const double value = settings.value(key, otherwise).toDouble();
    return std::isfinite(value) ? std::clamp(value, least, most) : otherwise;
}

QSizeF upright(const QSizeF& size) { return size.width() > size.height() ? size.transposed() : size; }

bool areSame(const QSizeF& a, const QSizeF& b) {
    return std::abs(a.width() - b.width()) < kSame && std::abs(a.height() - b.height()) < kSame;
}

QString paperName(const QSizeF& paper) {
    for (const NamedSize& known : paperSizes())
        if (areSame(known.size, upright(paper))) return nameOf(known);
    const QLocale locale;
    //: A size of paper in millimetres
    return PrinterSettingsWords::tr("%1 × %2 mm")
        .arg(locale.toString(paper.width()), locale.toString(paper.height()));
}

/// The bounding rectangle of everything printed on a page but texts and ruler.
QRectF inkOn(const PagePlan& page, bool marks) {
    QRectF ink;
    if (!marks)
        for (const Place& place : page.places) ink |= place.bleed;
    else
        for (const QLineF& line : page.marks)
            ink |= QRectF(line.p1(), line.p2()).normalized().adjusted(-0.01, -0.01, 0.01, 0.01);
    return ink;
}

/// Guides extend to the paper's edges on purpose: clipping them does not matter.
bool reachesEdges(const QRectF& ink, const QSizeF& paper) {
    return ink.left() < 0.1 || ink.top() < 0.1 || ink.right() > paper.width() - 0.1 ||
           ink.bottom() > paper.height() - 0.1;
}

/// "1, 3, 5 …"
QString listed(const QStringList& numbers) {
    const QString few = numbers.mid(0, kMostNumbers).join(QLatin1String(", "));
    return numbers.size() > kMostNumbers ? few + QStringLiteral(" …") : few;
}

QRectF printableOf(const QSizeF& paper, const QMarginsF& white) {
    // A landscape page is rotated by 90°, in a direction unknown here: the larger margin applies to both.
    const double side = std::max(white.left(), white.right());
    const double end = std::max(white.top(), white.bottom());
    if (paper.width() > paper.height()) return QRectF(QPointF(), paper).adjusted(end, side, -end, -side);
    return QRectF(QPointF(), paper).marginsRemoved(white);
}

} // namespace

PrinterHabits habitsOf(const QString& printer) {
    const Settings settings;
    const QString folder = folderOf(printer);
    const bool isShort = settings.value(folder + QStringLiteral("/flip")) == QLatin1String("short");
    const auto offset = [&](const char* key) {
        return numberOf(settings, folder + QLatin1String(key), 0, -kMostOffset, kMostOffset);
    };
    const auto scale = [&](const char* key) {
        return numberOf(settings, folder + QLatin1String(key), 1, kLeastScale, kMostScale);
    };
    return {isShort ? SheetFlip::shortEdge : SheetFlip::longEdge,
            {{offset("/right"), offset("/down")},
             numberOf(settings, folder + QStringLiteral("/skew"), 0, -kMostSkew, kMostSkew),
             {scale("/across"), scale("/along")}}};
}

void keepHabits(const QString& printer, const PrinterHabits& habits) {
    Settings settings;
    const QString folder = folderOf(printer);
    settings.setValue(folder + QStringLiteral("/flip"),
                      habits.flip == SheetFlip::shortEdge ? QStringLiteral("short") : QStringLiteral("long"));
    const auto& [offset, skew, scale] = habits.correction;
    settings.setValue(folder + QStringLiteral("/right"), offset.x());
    settings.setValue(folder + QStringLiteral("/down"), offset.y());
    settings.setValue(folder + QStringLiteral("/skew"), skew);
    settings.setValue(folder + QStringLiteral("/across"), scale.width());
    settings.setValue(folder + QStringLiteral("/along"), scale.height());
}

PrinterTraits traitsOf(const QString& printer, const QSizeF& paper) {
    PrinterTraits traits;
    traits.name = printer;
    const QPrinterInfo info = QPrinterInfo::printerInfo(printer);
    if (info.isNull()) return traits;
    for (const QPageSize& size : info.supportedPageSizes())
        traits.papers.push_back(upright(size.size(QPageSize::Millimeter)));
    traits.anyPaper = info.supportsCustomPageSizes();
    traits.stopped = info.state() == QPrinter::Error;
    const QList<QPrinter::DuplexMode> ways = info.supportedDuplexModes();
    traits.oneSided = !ways.isEmpty() && std::ranges::all_of(ways, [](QPrinter::DuplexMode way) {
        return way == QPrinter::DuplexNone;
    });
    QPrinter asked(info);
    asked.setPageSize(QPageSize(paper, QPageSize::Millimeter));
    QPageLayout layout = asked.pageLayout();
    layout.setUnits(QPageLayout::Millimeter);
    traits.unprintable = layout.minimumMargins();
    return traits;
}

QStringList warningsFor(const Sheets& sheets, const PrinterTraits& printer) {
    QStringList warnings;
    const QSizeF paper = upright(sheets.options().paper);
    const bool known =
        printer.papers.empty() || printer.anyPaper ||
        std::ranges::any_of(printer.papers, [&](const QSizeF& each) { return areSame(each, paper); });
    if (!known)
        //: %1 is a printer, %2 a size of paper
        warnings << PrinterSettingsWords::tr(
                        "%1 does not know paper of the size %2: it would scale the sheets, and cards "
                        "would come out too small or too large. Choose another paper here.")
                        .arg(printer.name, paperName(paper));
    QStringList art;
    QStringList marks;
    QStringList margin;
    for (const SheetPage& page : sheets.pages()) {
        const QRectF room = printableOf(page.size(), printer.unprintable).adjusted(-0.05, -0.05, 0.05, 0.05);
        const QRectF cards = inkOn(page.plan(), false);
        const QRectF lines = inkOn(page.plan(), true);
        const QString number = QLocale().toString(page.number());
        if (!cards.isEmpty() && !room.contains(cards)) art << number;
        if (!lines.isEmpty() && !reachesEdges(lines, page.size()) && !room.contains(lines)) marks << number;
        if (!page.plan().margin.isEmpty() && !room.contains(page.plan().margin)) margin << number;
    }
    if (!art.isEmpty())
        //: %1 is a printer, %2 numbers of pages
        warnings << PrinterSettingsWords::tr(
                        "%1 leaves a margin white into which the cards reach: some would be cut off. "
                        "Choose larger paper, another layout, or less bleed. Pages: %2")
                        .arg(printer.name, listed(art));
    else if (!marks.isEmpty())
        //: %1 is a printer, %2 numbers of pages
        warnings << PrinterSettingsWords::tr(
                        "%1 leaves a margin white into which the cutting marks reach: some would be cut "
                        "off. Choose lines right across, larger paper, or another layout. Pages: %2")
                        .arg(printer.name, listed(marks));
    else if (!margin.isEmpty())
        //: %1 is a printer, %2 numbers of pages
        warnings << PrinterSettingsWords::tr(
                        "%1 leaves a margin white into which the ruler and the words reach: they may be "
                        "cut off. The cards are not harmed. Pages: %2")
                        .arg(printer.name, listed(margin));
    if (printer.stopped)
        warnings << PrinterSettingsWords::tr(
                        "%1 has stopped. See whether it is switched on and has paper and ink.")
                        .arg(printer.name);
    return warnings;
}

QString oneSidedHint(const Sheets& sheets, const PrinterTraits& printer) {
    if (!printer.oneSided || std::ranges::none_of(sheets.pages(), &SheetPage::isBacks)) return {};
    //: %1 is a printer
    return PrinterSettingsWords::tr(
               "%1 prints on one side only: print the odd pages, put the paper in again turned over, and "
               "print the even ones. Or choose the folded layout, or no backs.")
        .arg(printer.name);
}

Result<> spooled() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    // The library is loaded if Qt prints with it; linking it would require it everywhere.
    QLibrary cups(QStringLiteral("cups"), 2);
    const auto status = reinterpret_cast<int (*)()>(cups.resolve("cupsLastError"));
    const auto words = reinterpret_cast<const char* (*)()>(cups.resolve("cupsLastErrorString"));
    constexpr int leastError = 0x0400; // lowest IPP status code that is an error (RFC 8011, B.1)
    if (status && words && status() >= leastError)
        return Problem("printing-refused", {QString::fromLocal8Bit(words())});
#endif
    return {};
}

QString pagesPerSheetWarning(const QPrinter& printer) {
    // Qt's internal key for CUPS job options: names and values in turn.
    constexpr auto cupsOptions = static_cast<QPrintEngine::PrintEnginePropertyKey>(0xfe00);
    const QStringList options = printer.printEngine()->property(cupsOptions).toStringList();
    const qsizetype name = options.indexOf(QStringLiteral("number-up"));
    const int pages = name < 0 ? 1 : options.value(name + 1).toInt();
    if (pages <= 1) return {};
    return PrinterSettingsWords::tr(
        "The printer is set to put %n pages on each sheet of paper: it would scale them, and "
        "cards would come out too small. Choose one page per sheet in its options.",
        nullptr, pages);
}

QString paperWarning(const QSizeF& wanted, const QPrinter& printer) {
    const QSizeF chosen = upright(printer.pageLayout().pageSize().size(QPageSize::Millimeter));
    if (areSame(chosen, upright(wanted))) return {};
    //: %1 and %2 are sizes of paper
    return PrinterSettingsWords::tr(
               "The sheets are laid out for %1, but the printer is set to %2: it would scale them or "
               "cut them off. Set the same paper in both places.")
        .arg(paperName(wanted), paperName(chosen));
}

} // namespace drawbridge
