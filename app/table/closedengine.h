// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQmlEngine;

namespace drawbridge {

/// Restricts an engine to the program's own resources, its image providers and Qt's own modules: no other
/// files and no network, whatever a scene asks for. (Only rich text bypasses this, so there is none: every
/// text is a PlainText.) Call it when the engine has its import paths; stays in force for its lifetime.
void closeEngine(QQmlEngine& engine);

} // namespace drawbridge
