// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace drawbridge {

/// Translation context for the text on sheets and about them.
struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Sheets)
};

} // namespace drawbridge
