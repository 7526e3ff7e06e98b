// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace drawbridge {

/// A table: each row begins with what it is about.
struct Figures {
    QString title;
    QStringList heads; ///< of all columns
    std::vector<QStringList> rows;
};

/// The same spoken: its title, and each row as "Castle Keep: played 3, won 2".
QString spoken(const Figures& figures);

} // namespace drawbridge
