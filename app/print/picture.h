// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/outputs.h"
#include "text/wholefile.h"

#include <QImage>
#include <string>

// What the outputs made of pixels share.
namespace drawbridge {

/// The picture as PNG.
std::string pngOf(const QImage& image);

} // namespace drawbridge
