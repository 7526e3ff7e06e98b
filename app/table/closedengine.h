// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQmlEngine;

namespace drawbridge {

/// Lets an engine load nothing but what the program holds (its resources, the pictures that it paints) and
/// Qt's own modules: no other file and nothing from a network, whatever a scene comes to ask for. (Only rich
/// text reads files past it, which is why there is none: every text is a PlainText.) To be called when the
/// engine has its import paths; holds as long as it lives.
void closeEngine(QQmlEngine& engine);

} // namespace drawbridge
