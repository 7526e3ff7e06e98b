// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"
#include "layout/smalltable.h"

#include <QList>
#include <QObject>
#include <QSizeF>
#include <QString>
#include <QtQml/qqml.h>

// Value types (gadgets) for the QML scene of New game.
namespace drawbridge {

struct SmallTableInQml {
    Q_GADGET
    QML_FOREIGN(drawbridge::SmallTable)
    QML_VALUE_TYPE(smallTable)
};

/// A game to choose from.
struct OfferedGame {
    Q_GADGET
    QML_VALUE_TYPE(offeredGame)
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, tagline);
    GADGET_MEMBER(QString, learn); ///< text of its link to the lessons
    GADGET_MEMBER(QSizeF, cover);  ///< size of its box cover
    bool operator==(const OfferedGame&) const = default;
};

/// A piece of a small picture, in units of that picture.
struct DrawnPiece {
    Q_GADGET
    QML_VALUE_TYPE(drawnPiece)
    GADGET_MEMBER(QString, face); ///< "castle-keep/back"
    GADGET_MEMBER(QString, mark); ///< name of a mark, instead of a face
    GADGET_MEMBER(double, x);
    GADGET_MEMBER(double, y);
    GADGET_MEMBER(double, width);
    GADGET_MEMBER(double, tall, 1); ///< height / width
    GADGET_MEMBER(double, lean);    ///< rotation in degrees clockwise
    GADGET_MEMBER(bool, faint);
    GADGET_MEMBER(int, turn); ///< orientation on its pile
    bool operator==(const DrawnPiece&) const = default;
};

/// The pieces before a seat of the small table.
struct SeatGround {
    Q_GADGET
    QML_VALUE_TYPE(seatGround)
    GADGET_MEMBER(QList<drawbridge::DrawnPiece>, pieces);
    bool operator==(const SeatGround&) const = default;
};

/// A seat and its player.
struct SeatPlate {
    Q_GADGET
    QML_VALUE_TYPE(seatPlate)
    GADGET_MEMBER(int, key); ///< identifies the player, also after moving
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(bool, proposed); ///< default name, not typed
    GADGET_MEMBER(bool, isBot);
    GADGET_MEMBER(QString, level); ///< level id of a bot
    GADGET_MEMBER(QString, levelName);
    GADGET_MEMBER(int, crowns);     ///< level of a bot, from 1; 0: custom budget
    GADGET_MEMBER(QString, person); ///< Person::id
    GADGET_MEMBER(QString, portrait);
    GADGET_MEMBER(int, shield);
    GADGET_MEMBER(bool, inHand);         ///< will play at a screen of their own
    GADGET_MEMBER(bool, late);           ///< joins late
    GADGET_MEMBER(int, faction);         ///< its number; 0: picked in the game
    GADGET_MEMBER(QString, factionName); ///< empty if there are no factions
    GADGET_MEMBER(QString,
                  record); ///< results of the reader against such a bot, in short; empty: none
    GADGET_MEMBER(QString, spoken);
    bool operator==(const SeatPlate&) const = default;
};

/// A bot level.
struct LevelRow {
    Q_GADGET
    QML_VALUE_TYPE(levelRow)
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(QString, measured); ///< measured strength, in words
    GADGET_MEMBER(QString, record);   ///< the reader's results against it
    GADGET_MEMBER(int, crowns);
    bool operator==(const LevelRow&) const = default;
};

/// A suggested person.
struct PersonRow {
    Q_GADGET
    QML_VALUE_TYPE(personRow)
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(int, shield);
    bool operator==(const PersonRow&) const = default;
};

/// A faction to choose.
struct FactionRow {
    Q_GADGET
    QML_VALUE_TYPE(factionRow)
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(QString, picture);
    bool operator==(const FactionRow&) const = default;
};

/// One of several named choices.
struct NamedChoice {
    Q_GADGET
    QML_VALUE_TYPE(namedChoice)
    GADGET_MEMBER(QString, id);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(bool, chosen);
    bool operator==(const NamedChoice&) const = default;
};

/// A variant, chosen by its picture.
struct VariantValue {
    Q_GADGET
    QML_VALUE_TYPE(variantValue)
    GADGET_MEMBER(QString, id); ///< "option.variant=king"
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(QList<drawbridge::DrawnPiece>,
                  picture); ///< on a canvas of 120 by 64, positioned by their top left corners
    GADGET_MEMBER(bool, chosen);
    GADGET_MEMBER(QString, why);    ///< why it cannot be chosen; empty: it can
    GADGET_MEMBER(QString, clause); ///< the clause for that
    GADGET_MEMBER(QString, number); ///< its printed number, "6.4"
    bool operator==(const VariantValue&) const = default;
};

/// An option chosen by pictures of its values, at least two.
struct VariantRow {
    Q_GADGET
    QML_VALUE_TYPE(variantRow)
    GADGET_MEMBER(int, option);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QList<drawbridge::VariantValue>, values);
    bool operator==(const VariantRow&) const = default;
};

/// A rule offered as a switch.
struct SwitchRow {
    Q_GADGET
    QML_VALUE_TYPE(switchRow)
    GADGET_MEMBER(int, option);
    GADGET_MEMBER(QString, name);
    /// The two answers, the second meaning "on", for switches not named "on" and "off".
    GADGET_MEMBER(QList<QString>, answers);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(bool, on);
    GADGET_MEMBER(bool, applies);
    bool operator==(const SwitchRow&) const = default;
};

} // namespace drawbridge
