// SPDX-License-Identifier: GPL-3.0-or-later
// Fallback for builds without qpdf.
#include "print/pdffile.h"

namespace drawbridge {

bool writesPdfDetails() { return false; }

QByteArray withDetails(const QByteArray& pdf, const PdfDetails&) { return pdf; }

} // namespace drawbridge
