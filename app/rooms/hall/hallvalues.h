// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/shown.h"

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
    SHOWN(QString, id);
    SHOWN(QString, name);
    SHOWN(QString, tagline);
    SHOWN(QString, learn); ///< what its lesson offers
    SHOWN(QString, lasts); ///< "15 min"
    SHOWN(QString, lastsShort);
    SHOWN(QString, players); ///< "2–4"
    SHOWN(QSizeF, cover);
    bool operator==(const ShelfGame&) const = default;
};

/// A kept match that lies on the table, in words.
struct TableMatch {
    Q_GADGET
    QML_VALUE_TYPE(tableMatch)
    SHOWN(QString, id);
    SHOWN(QString, gameId);
    SHOWN(QColor, clothByDay, Qt::black);
    SHOWN(QColor, clothByNight, Qt::black);
    SHOWN(QString, title);
    SHOWN(QString, against);
    SHOWN(QString, turn);
    SHOWN(bool, yourTurn);
    SHOWN(int, shield);  ///< of whoever is on turn
    SHOWN(bool, isNext); ///< it is over; the next one of its series waits
    SHOWN(bool, isOver); ///< it may be played anew
    SHOWN(QString, series);
    SHOWN(QString, seriesBrief);
    SHOWN(QString, standing);
    SHOWN(QString, ago);
    SHOWN(QString, picture); ///< of its table; may be empty
    bool operator==(const TableMatch&) const = default;
};

} // namespace drawbridge
