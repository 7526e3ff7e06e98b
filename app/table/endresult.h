// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace drawbridge {

class GameTable;
class ViewIndex;

struct EndSeat {
    Q_GADGET
    QML_VALUE_TYPE(endSeat)
    GADGET_MEMBER(int, seat);
    GADGET_MEMBER(int, rank);
    GADGET_MEMBER(QString, rankText); ///< "1."
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, shield);
    GADGET_MEMBER(bool, winner);
    GADGET_MEMBER(QString, standing);
    GADGET_MEMBER(int, open, -1); ///< points of its open and of its hidden cards; -1: not scored
    GADGET_MEMBER(int, hidden, -1);
    bool operator==(const EndSeat&) const = default;
};

/// A piece revealed at the end.
struct TurnedPiece {
    Q_GADGET
    QML_VALUE_TYPE(turnedPiece)
    GADGET_MEMBER(int, handle);
    GADGET_MEMBER(int, seat); ///< its owner
    bool operator==(const TurnedPiece&) const = default;
};

/// A card that was out of the game, face down.
struct LeftOverCard {
    Q_GADGET
    QML_VALUE_TYPE(leftOverCard)
    GADGET_MEMBER(QString, face);
    GADGET_MEMBER(QString, back);
    GADGET_MEMBER(QString, name);
    bool operator==(const LeftOverCard&) const = default;
};

/// One of the events that decided it.
struct StoryLine {
    Q_GADGET
    QML_VALUE_TYPE(storyLine)
    GADGET_MEMBER(QString, text);
    GADGET_MEMBER(int, moment); ///< of the match, just after the event
    bool operator==(const StoryLine&) const = default;
};

struct EndResult {
    Q_GADGET
    QML_VALUE_TYPE(endResult)
    GADGET_MEMBER(QString, title);                    ///< how it ended; empty: it is not over
    GADGET_MEMBER(QString, reason);                   ///< how that came about
    GADGET_MEMBER(QList<drawbridge::EndSeat>, seats); ///< the best first
    GADGET_MEMBER(QStringList, facts);                ///< "12 turns", "31 moves", "9 minutes"
    GADGET_MEMBER(QList<drawbridge::StoryLine>, story);
    GADGET_MEMBER(QList<drawbridge::TurnedPiece>, turned);    ///< in the order of turning up
    GADGET_MEMBER(QList<drawbridge::LeftOverCard>, leftOver); ///< turned up after those
    bool operator==(const EndResult&) const = default;
};

/// How a seat's chances developed over a finished match; no columns: nothing to show.
struct ShownChances {
    Q_GADGET
    QML_VALUE_TYPE(shownChances)
    GADGET_MEMBER(QString, title);
    /// Heights over time, each the chance at that moment, from 0 to 1; -1: not known yet.
    GADGET_MEMBER(QList<double>, columns);
    GADGET_MEMBER(QStringList, scale); ///< labels of zero, half and full height
    GADGET_MEMBER(QString, progress);
    GADGET_MEMBER(QString, spoken);
    bool operator==(const ShownChances&) const = default;
};

/// The result of a match for the viewer of `shown`; empty while it goes on.
EndResult endResult(const GameTable& table, const ViewIndex& shown);

} // namespace drawbridge
