// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"
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
    GADGET_MEMBER(int, seat);
    GADGET_MEMBER(int, rank);
    GADGET_MEMBER(QString, rankText); ///< "1."
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, shield);
    GADGET_MEMBER(bool, winner);
    GADGET_MEMBER(QString, standing);
    GADGET_MEMBER(int, open,
                  -1); ///< what its open cards are worth, and its hidden ones; -1: nothing is counted
    GADGET_MEMBER(int, hidden, -1);
    bool operator==(const EndSeat&) const = default;
};

/// A piece that is turned up at the end.
struct TurnedPiece {
    Q_GADGET
    QML_VALUE_TYPE(turnedPiece)
    GADGET_MEMBER(int, handle);
    GADGET_MEMBER(int, seat); ///< whose it is
    bool operator==(const TurnedPiece&) const = default;
};

/// A card that was out of the game unseen.
struct LeftOverCard {
    Q_GADGET
    QML_VALUE_TYPE(leftOverCard)
    GADGET_MEMBER(QString, face);
    GADGET_MEMBER(QString, back);
    GADGET_MEMBER(QString, name);
    bool operator==(const LeftOverCard&) const = default;
};

/// What there is to tell of a match that is over.
struct EndResult {
    Q_GADGET
    QML_VALUE_TYPE(endResult)
    GADGET_MEMBER(QString, title);                    ///< how it ended; empty: it goes on
    GADGET_MEMBER(QString, reason);                   ///< how that came
    GADGET_MEMBER(QList<drawbridge::EndSeat>, seats); ///< the best first
    GADGET_MEMBER(QStringList, facts);                ///< "12 turns", "31 moves", "9 minutes": true ones only
    GADGET_MEMBER(QList<drawbridge::StoryLine>, story);
    GADGET_MEMBER(QList<drawbridge::TurnedPiece>, turned);    ///< one after the other
    GADGET_MEMBER(QList<drawbridge::LeftOverCard>, leftOver); ///< turned up after those
    bool operator==(const EndResult&) const = default;
};

/// How the chances of a seat went over a match that has ended; no columns: there is nothing to show.
struct ShownChances {
    Q_GADGET
    QML_VALUE_TYPE(shownChances)
    GADGET_MEMBER(QString, title);
    /// From the first moment to the end as high as the chance was then, from 0 to 1; -1: not known yet.
    GADGET_MEMBER(QList<double>, columns);
    GADGET_MEMBER(QStringList, scale); ///< what nothing, half and the whole height mean
    GADGET_MEMBER(QString, progress);
    GADGET_MEMBER(QString, spoken);
    bool operator==(const ShownChances&) const = default;
};

/// What there is to tell of a match, seen by the viewer of `shown`; nothing while it goes on.
EndResult endResult(const GameTable& table, const ViewIndex& shown);

} // namespace drawbridge
