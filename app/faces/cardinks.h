// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>

// The colours of all cards.
namespace drawbridge::cardinks {
inline constexpr QRgb ink = 0xff2b2622;
inline constexpr QRgb fadedInk = 0xff5e5348;
inline constexpr QRgb parchment = 0xfff3e9d2;
inline constexpr QRgb parchmentEdge = 0xffc9b48a;
inline constexpr QRgb silver = 0xffd9dee2;
inline constexpr QRgb gold = 0xffecb93f;
inline constexpr QRgb red = 0xffbe3a2a;
inline constexpr QRgb blue = 0xff25508f;
inline constexpr QRgb green = 0xff3d6b45;
inline constexpr QRgb purple = 0xff6a3f7d;
} // namespace drawbridge::cardinks
