// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"
#include "layout/smalltable.h"

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
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, tagline);
    GADGET_MEMBER(QString, learn); ///< what its lesson offers
    GADGET_MEMBER(QSizeF, cover);  ///< of its box
    bool operator==(const OfferedGame&) const = default;
};

/// A piece in a small picture, in parts of what that is measured in.
struct DrawnPiece {
    Q_GADGET
    QML_VALUE_TYPE(drawnPiece)
    GADGET_MEMBER(QString, face); ///< "castle-keep/back"
    GADGET_MEMBER(QString, mark); ///< instead, the name of a mark
    GADGET_MEMBER(double, x);
    GADGET_MEMBER(double, y);
    GADGET_MEMBER(double, width);
    GADGET_MEMBER(double, tall, 1); ///< how high it is for its width
    GADGET_MEMBER(double, lean);    ///< by so many degrees to the right
    GADGET_MEMBER(bool, faint);
    GADGET_MEMBER(int, turn); ///< as a piece lies turned on its pile
    bool operator==(const DrawnPiece&) const = default;
};

/// What lies before a seat of the small table.
struct SeatGround {
    Q_GADGET
    QML_VALUE_TYPE(seatGround)
    GADGET_MEMBER(QList<drawbridge::DrawnPiece>, pieces);
    bool operator==(const SeatGround&) const = default;
};

/// Who sits at a seat.
struct SeatPlate {
    Q_GADGET
    QML_VALUE_TYPE(seatPlate)
    GADGET_MEMBER(int, key); ///< of whoever sits there, wherever they go
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(bool, proposed); ///< nobody has typed that name
    GADGET_MEMBER(bool, isBot);
    GADGET_MEMBER(QString, level); ///< of a bot, its id
    GADGET_MEMBER(QString, levelName);
    GADGET_MEMBER(int, crowns);     ///< how strong a bot is, from 1; 0: it has a budget of its own
    GADGET_MEMBER(QString, person); ///< the id of somebody who is known here
    GADGET_MEMBER(QString, portrait);
    GADGET_MEMBER(int, shield);
    GADGET_MEMBER(bool, late);           ///< joins late
    GADGET_MEMBER(int, faction);         ///< its number; 0: one that is picked in the game
    GADGET_MEMBER(QString, factionName); ///< empty where there are none
    GADGET_MEMBER(QString,
                  record); ///< what the reader has done against such a bot, in few words; empty: nothing yet
    GADGET_MEMBER(QString, spoken);
    bool operator==(const SeatPlate&) const = default;
};

/// How strong bots may be.
struct LevelRow {
    Q_GADGET
    QML_VALUE_TYPE(levelRow)
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(QString, measured); ///< what has been found out of its strength
    GADGET_MEMBER(QString, record);   ///< what the reader has done against it
    GADGET_MEMBER(int, crowns);
    bool operator==(const LevelRow&) const = default;
};

/// Somebody who is suggested.
struct PersonRow {
    Q_GADGET
    QML_VALUE_TYPE(personRow)
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(int, shield);
    bool operator==(const PersonRow&) const = default;
};

/// A faction that seats may lead.
struct FactionRow {
    Q_GADGET
    QML_VALUE_TYPE(factionRow)
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(QString, picture);
    bool operator==(const FactionRow&) const = default;
};

/// One of several things with names, one of which is chosen.
struct NamedChoice {
    Q_GADGET
    QML_VALUE_TYPE(namedChoice)
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(bool, chosen);
    bool operator==(const NamedChoice&) const = default;
};

/// A way to play, chosen by its picture.
struct VariantValue {
    Q_GADGET
    QML_VALUE_TYPE(variantValue)
    GADGET_MEMBER(QString, id); ///< "option.variant=king"
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(QList<drawbridge::DrawnPiece>,
                  picture); ///< on a field of 120 by 64, by their upper left corners
    GADGET_MEMBER(bool, chosen);
    GADGET_MEMBER(QString, why);    ///< it cannot be as things are; empty: it can
    GADGET_MEMBER(QString, clause); ///< that says so
    GADGET_MEMBER(QString, number); ///< by which people know that rule, "6.4"
    bool operator==(const VariantValue&) const = default;
};

/// An option that is chosen by pictures of its values, of which there are two at the least.
struct VariantRow {
    Q_GADGET
    QML_VALUE_TYPE(variantRow)
    GADGET_MEMBER(int, option);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QList<drawbridge::VariantValue>, values);
    bool operator==(const VariantRow&) const = default;
};

/// A rule that stands at hand.
struct SwitchRow {
    Q_GADGET
    QML_VALUE_TYPE(switchRow)
    GADGET_MEMBER(int, option);
    GADGET_MEMBER(QString, name);
    /// Both, the second of which counts as "on", where "on" and "off" would say nothing.
    GADGET_MEMBER(QList<QString>, answers);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(bool, on);
    GADGET_MEMBER(bool, applies);
    bool operator==(const SwitchRow&) const = default;
};

} // namespace drawbridge
