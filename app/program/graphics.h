// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

/// Chooses the scene graph backend: hardware OpenGL, or, if OpenGL is missing or a software renderer, Qt
/// Quick's software backend, which is many times faster for a table of pictures. Call once, after the
/// QGuiApplication is created and before the first scene.
void chooseGraphics();

} // namespace drawbridge
