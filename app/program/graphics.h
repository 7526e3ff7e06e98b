// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

/// Decides how the table is drawn: by the graphics processor, or, where "OpenGL" is only a program that
/// imitates one, by Qt's own painter, which is many times faster for a table of pictures. To be called
/// once, after the QGuiApplication is made and before the first scene.
void chooseGraphics();

} // namespace drawbridge
