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
    GADGET_MEMBER(int, moment); ///< of the match, just after the event
    bool operator==(const StoryLine&) const = default;
};

/// Summary of a finished match, with public information: at most three lines, in order. One is the last event
/// that harmed somebody, the others the most severe before it, each from a different turn. Empty if there was
/// no harm.
QList<StoryLine> storyOf(const GameTable& table);

} // namespace drawbridge
