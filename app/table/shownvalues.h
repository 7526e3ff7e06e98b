// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

// Values that a table passes to the scene, as gadgets.
namespace drawbridge {

/// The curtain between two people at one screen.
struct Curtain {
    Q_GADGET
    QML_VALUE_TYPE(curtain)

    GADGET_MEMBER(bool, down);
    GADGET_MEMBER(QString, name); ///< of the person awaited
    GADGET_MEMBER(bool, ownTurn); ///< it is their turn, as opposed to a question in another's turn
    /// What they are asked, with public information only; empty: their own turn begins.
    GADGET_MEMBER(QString, asks);
    GADGET_MEMBER(bool, mayDecline); ///< they may decline without looking behind the curtain

    bool operator==(const Curtain&) const = default;
};

/// The round or phase of a game; all empty where it does not matter.
struct Clock {
    Q_GADGET
    QML_VALUE_TYPE(clock)

    GADGET_MEMBER(QString, text); ///< "Round 3"
    GADGET_MEMBER(QString, note); ///< a temporary rule: "no attacks yet"
    GADGET_MEMBER(QString, mark); ///< the picture for it

    bool operator==(const Clock&) const = default;
};

/// The current attack, apart from a battle.
struct Fight {
    Q_GADGET
    QML_VALUE_TYPE(fight)

    GADGET_MEMBER(int, attacked, -1); ///< the pile under attack; -1: none
    GADGET_MEMBER(int, strength, -1); ///< of the attacking card; -1: none
    GADGET_MEMBER(bool, clashing);    ///< a defender lies face up and is being compared
    GADGET_MEMBER(QString, blow);     ///< kind of the newest event: "falls", "slams", or empty

    bool operator==(const Fight&) const = default;
};

/// The last effect resolved on a piece: handles of its card and of that piece; 0: none.
struct Acted {
    Q_GADGET
    QML_VALUE_TYPE(acted)

    GADGET_MEMBER(int, from);
    GADGET_MEMBER(int, on);

    bool operator==(const Acted&) const = default;
};

/// A battle in progress, or just decided; no attackers: none.
struct Battle {
    Q_GADGET
    QML_VALUE_TYPE(battle)

    GADGET_MEMBER(QList<int>, attackers); ///< piles
    GADGET_MEMBER(int, target, -1);       ///< a pile; -1: not chosen yet
    GADGET_MEMBER(QString, attack);       ///< "9 + 5 = 14"
    GADGET_MEMBER(QString, defence);      ///< "9"; "?" of an unknown card
    GADGET_MEMBER(QString, outcome);      ///< "14 beats 9"
    GADGET_MEMBER(bool, over);

    bool operator==(const Battle&) const = default;
};

/// A change of the viewer's status, shown once; an empty title: none.
struct Notice {
    Q_GADGET
    QML_VALUE_TYPE(notice)

    GADGET_MEMBER(QString, title);
    GADGET_MEMBER(QString, text);
    GADGET_MEMBER(QString, clause);
    GADGET_MEMBER(QString, number); ///< the number of that rule as printed, "6.4"

    bool operator==(const Notice&) const = default;
};

/// Why the last attempt was refused; an empty sentence: nothing was.
struct RefusalNote {
    Q_GADGET
    QML_VALUE_TYPE(refusalNote)

    GADGET_MEMBER(QString, sentence);
    GADGET_MEMBER(QString, clause);       ///< its id; may be empty
    GADGET_MEMBER(QString, number);       ///< the number of that rule as printed, "6.4"
    GADGET_MEMBER(QString, title);        ///< heading of the rule
    GADGET_MEMBER(QList<QString>, faces); ///< pictures of the piece and of what blocks it
    GADGET_MEMBER(int, piece);            ///< the refused one, if it has other targets; 0: none

    bool operator==(const RefusalNote&) const = default;
};

/// A learner's task, and the result of their last move.
struct TaskNote {
    Q_GADGET
    QML_VALUE_TYPE(taskNote)

    GADGET_MEMBER(QString, words);
    GADGET_MEMBER(QString, verdict);
    GADGET_MEMBER(bool, done); ///< the last move was the expected one
    // From where the expected move takes something, and to where; -1: it is a button.
    GADGET_MEMBER(int, pile, -1);
    GADGET_MEMBER(int, place, -1);
    GADGET_MEMBER(int, toPile, -1);
    GADGET_MEMBER(int, toPlace, -1);

    bool operator==(const TaskNote&) const = default;
};

} // namespace drawbridge
