// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/pdffile.h"

#include <algorithm>
#include <memory>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace drawbridge {

namespace {

constexpr double kPoints = 72 / 25.4; // per millimetre

/// Qt writes every colour as three numbers in its colour space CSp, and defines a colour space CSpg for grey.
class GreyFilter : public QPDFObjectHandle::TokenFilter {
  public:
    void handleToken(const QPDFTokenizer::Token& token) override {
        if (token.getType() != QPDFTokenizer::tt_word) {
            operands_.push_back(token);
            return;
        }
        const std::string& verb = token.getValue();
        if ((verb == "cs" || verb == "CS") && isSpaceOfQt())
            write(" /CSpg ");
        else if (const std::vector<double> numbers = numbersBefore();
                 (verb == "scn" || verb == "SCN") && numbers.size() == 3)
            write(' ' + shade(numbers) + ' ');
        else
            handleEOF();
        operands_.clear();
        writeToken(token);
    }
    void handleEOF() override {
        for (const QPDFTokenizer::Token& operand : operands_) writeToken(operand);
    }

  private:
    bool isSpaceOfQt() const {
        return std::ranges::any_of(operands_, [](const QPDFTokenizer::Token& operand) {
            return operand.getType() == QPDFTokenizer::tt_name && operand.getValue() == "/CSp";
        });
    }
    // Parsed by Qt, since the C and C++ functions use the locale's decimal separator.
    std::vector<double> numbersBefore() const {
        std::vector<double> numbers;
        for (const QPDFTokenizer::Token& operand : operands_)
            if (operand.getType() == QPDFTokenizer::tt_integer || operand.getType() == QPDFTokenizer::tt_real)
                numbers.push_back(QByteArray::fromStdString(operand.getValue()).toDouble());
        return numbers;
    }
    static std::string shade(const std::vector<double>& colour) {
        return QByteArray::number(0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2], 'f', 4)
            .toStdString();
    }

    std::vector<QPDFTokenizer::Token> operands_; ///< and the tokens between them
};

/// Converts a rectangle of the paper to points, from the lower left corner of Qt's page.
QPDFObjectHandle box(const QRectF& part, const QSizeF& paper, const QPointF& corner) {
    return QPDFObjectHandle::newFromRectangle(
        {corner.x() + part.left() * kPoints, corner.y() + (paper.height() - part.bottom()) * kPoints,
         corner.x() + part.right() * kPoints, corner.y() + (paper.height() - part.top()) * kPoints});
}

void addBoxes(QPDFObjectHandle page, const PdfDetails::Page& is) {
    const QPDFObjectHandle::Rectangle qt = page.getKey("/MediaBox").getArrayAsRectangle();
    const QPointF corner((qt.urx - is.paper.width() * kPoints) / 2,
                         (qt.ury - is.paper.height() * kPoints) / 2);
    const QRectF whole(QPointF(), is.paper);
    page.replaceKey("/MediaBox", box(whole, is.paper, corner));
    page.replaceKey("/BleedBox", box(is.bleed & whole, is.paper, corner));
    page.replaceKey("/TrimBox", box(is.trim & whole, is.paper, corner));
}

/// Adds the headings from `next` on that are below this entry.
void fill(QPDF& pdf, QPDFObjectHandle entry, int level, const PdfDetails& details, std::size_t& next,
          const std::vector<QPDFPageObjectHelper>& pages) {
    QPDFObjectHandle before = QPDFObjectHandle::newNull();
    int count = 0;
    for (; next < details.headings.size() && details.headings[next].level >= level; ++count) {
        const PdfDetails::Heading& heading = details.headings[next++];
        QPDFObjectHandle page = pages[static_cast<std::size_t>(heading.page)].getObjectHandle();
        const double top = page.getKey("/MediaBox").getArrayAsRectangle().ury - heading.top * kPoints;
        QPDFObjectHandle own = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
        own.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(heading.title.toStdString()));
        own.replaceKey("/Parent", entry);
        own.replaceKey("/Dest", QPDFObjectHandle::newArray(
                                    {page, QPDFObjectHandle::newName("/XYZ"), QPDFObjectHandle::newNull(),
                                     QPDFObjectHandle::newReal(top, 2), QPDFObjectHandle::newNull()}));
        if (before.isNull()) {
            entry.replaceKey("/First", own);
        } else {
            before.replaceKey("/Next", own);
            own.replaceKey("/Prev", before);
        }
        fill(pdf, own, level + 1, details, next, pages);
        before = own;
    }
    if (count == 0) return;
    entry.replaceKey("/Last", before);
    // Chapters are collapsed at first.
    entry.replaceKey("/Count", QPDFObjectHandle::newInteger(level == 0 ? count : -count));
}

void addOutline(QPDF& pdf, const PdfDetails& details, const std::vector<QPDFPageObjectHelper>& pages) {
    if (details.headings.empty()) return;
    QPDFObjectHandle outline = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    outline.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
    std::size_t next = 0;
    fill(pdf, outline, 0, details, next, pages);
    pdf.getRoot().replaceKey("/Outlines", outline);
}

void addPreferences(QPDF& pdf, const PdfDetails& details) {
    if (!details.trueSize) return;
    QPDFObjectHandle preferences = QPDFObjectHandle::newDictionary();
    preferences.replaceKey("/PrintScaling", QPDFObjectHandle::newName("/None"));
    const char* const sides = details.sides == PdfDetails::Sides::one        ? "/Simplex"
                              : details.sides == PdfDetails::Sides::longEdge ? "/DuplexFlipLongEdge"
                                                                             : "/DuplexFlipShortEdge";
    preferences.replaceKey("/Duplex", QPDFObjectHandle::newName(sides));
    pdf.getRoot().replaceKey("/ViewerPreferences", preferences);
}

} // namespace

bool writesPdfDetails() { return true; }

QByteArray withDetails(const QByteArray& pdf, const PdfDetails& details) {
    QPDF read;
    read.processMemoryFile("sheets", pdf.constData(), static_cast<std::size_t>(pdf.size()));
    std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(read).getAllPages();
    for (std::size_t i = 0; i < details.pages.size(); ++i)
        addBoxes(pages[i].getObjectHandle(), details.pages[i]);
    if (details.grey)
        for (QPDFPageObjectHelper& page : pages) page.addContentTokenFilter(std::make_shared<GreyFilter>());
    addOutline(read, details, pages);
    addPreferences(read, details);
    QPDFWriter writer(read);
    writer.setOutputMemory();
    writer.setObjectStreamMode(qpdf_o_disable); // readable, also for old printers
    writer.setMinimumPDFVersion("1.7");         // the version that has the viewer preferences
    writer.write();
    const std::shared_ptr<Buffer> written = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(written->getBuffer()), static_cast<qsizetype>(written->getSize())};
}

} // namespace drawbridge
