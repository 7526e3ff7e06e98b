// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/outputs.h"
#include "text/wholefile.h"

#include <QImage>
#include <string>

// Shared by the pixel outputs.
namespace drawbridge {

/// The picture encoded as PNG.
std::string pngOf(const QImage& image);

} // namespace drawbridge
