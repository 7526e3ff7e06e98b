// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/shown.h"
#include "table/story.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace drawbridge {

class ViewIndex;

/// How a seat has come off.
struct EndSeat {
    Q_GADGET
    QML_VALUE_TYPE(endSeat)
    SHOWN(int, seat);
    SHOWN(int, rank);
    SHOWN(QString, rankText); ///< "1."
    SHOWN(QString, name);
    SHOWN(QString, shield);
    SHOWN(bool, winner);
    SHOWN(QString, standing);
    SHOWN(int, open, -1); ///< what its open cards are worth, and its hidden ones; -1: nothing is counted
    SHOWN(int, hidden, -1);
    bool operator==(const EndSeat&) const = default;
};

/// A piece that is turned up at the end.
struct TurnedPiece {
    Q_GADGET
    QML_VALUE_TYPE(turnedPiece)
    SHOWN(int, handle);
    SHOWN(int, seat); ///< whose it is
    bool operator==(const TurnedPiece&) const = default;
};

/// A card that was out of the game unseen.
struct LeftOverCard {
    Q_GADGET
    QML_VALUE_TYPE(leftOverCard)
    SHOWN(QString, face);
    SHOWN(QString, back);
    SHOWN(QString, name);
    bool operator==(const LeftOverCard&) const = default;
};

/// What there is to tell of a match that is over.
struct EndResult {
    Q_GADGET
    QML_VALUE_TYPE(endResult)
    SHOWN(QString, title);                    ///< how it ended; empty: it goes on
    SHOWN(QString, reason);                   ///< how that came
    SHOWN(QList<drawbridge::EndSeat>, seats); ///< the best first
    SHOWN(QStringList, facts);                ///< "12 turns", "31 moves", "9 minutes": true ones only
    SHOWN(QList<drawbridge::StoryLine>, story);
    SHOWN(QList<drawbridge::TurnedPiece>, turned);    ///< one after the other
    SHOWN(QList<drawbridge::LeftOverCard>, leftOver); ///< turned up after those
    bool operator==(const EndResult&) const = default;
};

/// How the chances of a seat went over a match that has ended; no columns: there is nothing to show.
struct ShownChances {
    Q_GADGET
    QML_VALUE_TYPE(shownChances)
    SHOWN(QString, title);
    /// From the first moment to the end as high as the chance was then, from 0 to 1; -1: not known yet.
    SHOWN(QList<double>, columns);
    SHOWN(QStringList, scale); ///< what nothing, half and the whole height mean
    SHOWN(QString, progress);
    SHOWN(QString, spoken);
    bool operator==(const ShownChances&) const = default;
};

/// What there is to tell of a match, seen by the viewer of `shown`; nothing while it goes on.
EndResult endResult(const GameTable& table, const ViewIndex& shown);

} // namespace drawbridge
