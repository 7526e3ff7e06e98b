// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"

#include <QColor>
#include <QObject>
#include <QSizeF>
#include <QString>
#include <QtQml/qqmlregistration.h>

// Values that the scene of the hall is told, each with named members.
namespace drawbridge {

/// A game whose box stands on the shelf.
struct ShelfGame {
    Q_GADGET
    QML_VALUE_TYPE(shelfGame)
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, tagline);
    GADGET_MEMBER(QString, learn); ///< what its lesson offers
    GADGET_MEMBER(QString, lasts); ///< "15 min"
    GADGET_MEMBER(QString, lastsShort);
    GADGET_MEMBER(QString, players); ///< "2–4"
    GADGET_MEMBER(QSizeF, cover);
    bool operator==(const ShelfGame&) const = default;
};

/// A kept match that lies on the table, in words.
struct TableMatch {
    Q_GADGET
    QML_VALUE_TYPE(tableMatch)
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, gameId);
    GADGET_MEMBER(QColor, clothByDay, Qt::black);
    GADGET_MEMBER(QColor, clothByNight, Qt::black);
    GADGET_MEMBER(QString, title);
    GADGET_MEMBER(QString, against);
    GADGET_MEMBER(QString, turn);
    GADGET_MEMBER(bool, yourTurn);
    GADGET_MEMBER(int, shield);  ///< of whoever is on turn
    GADGET_MEMBER(bool, isNext); ///< it is over; the next one of its series waits
    GADGET_MEMBER(bool, isOver); ///< it may be played anew
    GADGET_MEMBER(QString, series);
    GADGET_MEMBER(QString, seriesBrief);
    GADGET_MEMBER(QString, standing);
    GADGET_MEMBER(QString, ago);
    GADGET_MEMBER(QString, picture); ///< of its table; may be empty
    bool operator==(const TableMatch&) const = default;
};

} // namespace drawbridge
