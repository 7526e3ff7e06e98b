// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <algorithm>
#include <array>
#include <cmath>

namespace drawbridge::test {

/// A way to see colours: what becomes of linear red, green and blue, line by line.
struct Sight {
    const char* name;
    std::array<double, 9> matrix;
};

/// Without colour (the luminance of ITU-R BT.709), and to eyes that lack one kind of cone: protanopia,
/// deuteranopia and tritanopia after Machado, Oliveira and Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, at full severity.
inline constexpr Sight greySight{"grey",
                                 {0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722}};
inline constexpr std::array sights{
    greySight,
    Sight{"protan",
          {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}},
    Sight{"deutan",
          {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}},
    Sight{"tritan",
          {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}},
};

/// A part of a colour as sRGB has it, from 0 to 255, as light from 0 to 1.
inline double linear(int part) {
    const double c = part / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

/// What a picture looks like to such eyes.
inline QImage seenAs(const QImage& image, const Sight& sight) {
    const auto& m = sight.matrix;
    const auto fromLinear = [](double c) {
        c = std::clamp(c, 0.0, 1.0);
        return int(std::lround(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055)));
    };
    QImage out = image.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < out.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(out.scanLine(y));
        for (int x = 0; x < out.width(); ++x) {
            const double r = linear(qRed(line[x]));
            const double g = linear(qGreen(line[x]));
            const double b = linear(qBlue(line[x]));
            line[x] =
                qRgb(fromLinear(m[0] * r + m[1] * g + m[2] * b), fromLinear(m[3] * r + m[4] * g + m[5] * b),
                     fromLinear(m[6] * r + m[7] * g + m[8] * b));
        }
    }
    return out;
}

} // namespace drawbridge::test
