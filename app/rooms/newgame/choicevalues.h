// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/smalltable.h"
#include "table/shown.h"

#include <QList>
#include <QObject>
#include <QSizeF>
#include <QString>
#include <QtQml/qqml.h>

// Values that the scene of a new game is told, each with named members.
namespace drawbridge {

struct SmallTableInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::SmallTable)
    QML_VALUE_TYPE(smallTable)
};

/// A game that can be chosen.
struct OfferedGame {
    Q_GADGET
    QML_VALUE_TYPE(offeredGame)
    SHOWN(QString, id);
    SHOWN(QString, name);
    SHOWN(QString, tagline);
    SHOWN(QString, learn); ///< what its lesson offers
    SHOWN(QSizeF, cover);   ///< of its box
    bool operator==(const OfferedGame&) const = default;
};

/// A piece in a small picture, in parts of what that is measured in.
struct DrawnPiece {
    Q_GADGET
    QML_VALUE_TYPE(drawnPiece)
    SHOWN(QString, face); ///< "castle-keep/back"
    SHOWN(QString, mark); ///< instead, the name of a mark
    SHOWN(double, x);
    SHOWN(double, y);
    SHOWN(double, width);
    SHOWN(double, tall, 1); ///< how high it is for its width
    SHOWN(double, lean);    ///< by so many degrees to the right
    SHOWN(bool, faint);
    SHOWN(int, turn); ///< as a piece lies turned on its pile
    bool operator==(const DrawnPiece&) const = default;
};

/// What lies before a seat of the small table.
struct SeatGround {
    Q_GADGET
    QML_VALUE_TYPE(seatGround)
    SHOWN(QList<drawbridge::DrawnPiece>, pieces);
    bool operator==(const SeatGround&) const = default;
};

/// Who sits at a seat.
struct SeatRow {
    Q_GADGET
    QML_VALUE_TYPE(seatRow)
    SHOWN(QString, name);
    SHOWN(bool, proposed); ///< nobody has typed that name
    SHOWN(bool, isBot);
    SHOWN(QString, level); ///< of a bot, its id
    SHOWN(QString, levelName);
    SHOWN(int, crowns);     ///< how strong a bot is, from 1; 0: it has a budget of its own
    SHOWN(QString, person); ///< the id of somebody who is known here
    SHOWN(QString, portrait);
    SHOWN(int, shield);
    SHOWN(bool, late);           ///< joins late
    SHOWN(int, faction);         ///< its number; 0: one that is picked in the game
    SHOWN(QString, factionName); ///< empty where there are none
    SHOWN(QString, record); ///< what the reader has done against such a bot, in few words; empty: nothing yet
    SHOWN(QString, spoken);
    bool operator==(const SeatRow&) const = default;
};

/// How strong bots may be.
struct LevelRow {
    Q_GADGET
    QML_VALUE_TYPE(levelRow)
    SHOWN(QString, id);
    SHOWN(QString, name);
    SHOWN(QString, help);
    SHOWN(QString, measured); ///< what has been found out of its strength
    SHOWN(QString, record);   ///< what the reader has done against it
    SHOWN(int, crowns);
    bool operator==(const LevelRow&) const = default;
};

/// Somebody who is suggested.
struct PersonRow {
    Q_GADGET
    QML_VALUE_TYPE(personRow)
    SHOWN(QString, id);
    SHOWN(QString, name);
    SHOWN(int, shield);
    bool operator==(const PersonRow&) const = default;
};

/// A faction that seats may lead.
struct FactionRow {
    Q_GADGET
    QML_VALUE_TYPE(factionRow)
    SHOWN(QString, name);
    SHOWN(QString, help);
    SHOWN(QString, picture);
    bool operator==(const FactionRow&) const = default;
};

/// One of several things with names, one of which is chosen.
struct NamedChoice {
    Q_GADGET
    QML_VALUE_TYPE(namedChoice)
    SHOWN(QString, id);
    SHOWN(QString, name);
    SHOWN(QString, help);
    SHOWN(bool, chosen);
    bool operator==(const NamedChoice&) const = default;
};

/// A way to play, chosen by its picture.
struct VariantValue {
    Q_GADGET
    QML_VALUE_TYPE(variantValue)
    SHOWN(QString, id); ///< "option.variant=king"
    SHOWN(QString, name);
    SHOWN(QString, help);
    SHOWN(QList<drawbridge::DrawnPiece>, picture); ///< on a field of 120 by 64, by their upper left corners
    SHOWN(bool, chosen);
    SHOWN(QString, why);    ///< it cannot be as things are; empty: it can
    SHOWN(QString, clause); ///< that says so
    SHOWN(QString, number); ///< by which people know that rule, "6.4"
    bool operator==(const VariantValue&) const = default;
};

/// An option that is chosen by pictures of its values, of which there are two at the least.
struct VariantRow {
    Q_GADGET
    QML_VALUE_TYPE(variantRow)
    SHOWN(int, option);
    SHOWN(QString, name);
    SHOWN(QList<drawbridge::VariantValue>, values);
    bool operator==(const VariantRow&) const = default;
};

/// A rule that stands at hand.
struct SwitchRow {
    Q_GADGET
    QML_VALUE_TYPE(switchRow)
    SHOWN(int, option);
    SHOWN(QString, name);
    /// Both, the second of which counts as "on", where "on" and "off" would say nothing.
    SHOWN(QList<QString>, answers);
    SHOWN(QString, help);
    SHOWN(bool, on);
    SHOWN(bool, applies);
    bool operator==(const SwitchRow&) const = default;
};

} // namespace drawbridge
