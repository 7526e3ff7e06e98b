// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"

#include <QColor>
#include <QObject>
#include <QSizeF>
#include <QString>
#include <QtQml/qqmlregistration.h>

// Value types (gadgets) for the QML scene of the hall.
namespace drawbridge {

/// A game whose box is on the shelf.
struct ShelfGame {
    Q_GADGET
    QML_VALUE_TYPE(shelfGame)
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, tagline);
    GADGET_MEMBER(QString, learn); ///< text of its link to the lessons
    GADGET_MEMBER(QString, lasts); ///< "15 min"
    GADGET_MEMBER(QString, lastsShort);
    GADGET_MEMBER(QString, players); ///< "2–4"
    GADGET_MEMBER(QSizeF, cover);
    bool operator==(const ShelfGame&) const = default;
};

/// A stored match on the table, as texts.
struct ShownMatch {
    Q_GADGET
    QML_VALUE_TYPE(shownMatch)
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, gameId);
    GADGET_MEMBER(QColor, clothByDay, Qt::black);
    GADGET_MEMBER(QColor, clothByNight, Qt::black);
    GADGET_MEMBER(QString, title);
    GADGET_MEMBER(QString, against);
    GADGET_MEMBER(QString, turn);
    GADGET_MEMBER(bool, yourTurn);
    GADGET_MEMBER(int, shield);  ///< of the player whose turn it is
    GADGET_MEMBER(bool, isNext); ///< it is over; the next one of its series can be played
    GADGET_MEMBER(bool, isOver); ///< it can be played again
    GADGET_MEMBER(QString, series);
    GADGET_MEMBER(QString, seriesBrief);
    GADGET_MEMBER(QString, standing);
    GADGET_MEMBER(QString, ago);
    GADGET_MEMBER(QString, picture); ///< URL of its picture; may be empty
    bool operator==(const ShownMatch&) const = default;
};

} // namespace drawbridge
