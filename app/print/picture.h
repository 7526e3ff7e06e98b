// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/outputs.h"

#include <QImage>
#include <string>
#include <utility>
#include <vector>

// What the outputs made of pixels share.
namespace drawbridge {

/// A file that is to be written when all are ready.
using FileContent = std::pair<QString, std::string>;

/// The picture as PNG.
std::string pngOf(const QImage& image);

/// Writes the files one after the other; returns what went wrong with the first that cannot be written.
QString writeAll(const std::vector<FileContent>& files);

} // namespace drawbridge
