// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace drawbridge {

class GameTable;

struct StoryLine {
    Q_GADGET
    QML_VALUE_TYPE(storyLine)
    GADGET_MEMBER(QString, text);
    GADGET_MEMBER(int, moment); ///< of the match, just after what it tells of
    bool operator==(const StoryLine&) const = default;
};

/// How a match that is over came about: at most three lines for everybody, in the order in which they
/// happened. The last blow is one of them; the others are the heaviest before it, of different turns. Empty
/// where nobody did anybody harm.
QList<StoryLine> storyOf(const GameTable& table);

} // namespace drawbridge
