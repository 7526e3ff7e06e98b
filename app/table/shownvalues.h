// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

// Values that a table tells the scene of, each with named members.
namespace drawbridge {

/// The curtain between two people at one screen.
struct Curtain {
    Q_GADGET
    QML_VALUE_TYPE(curtain)

    GADGET_MEMBER(bool, down);
    GADGET_MEMBER(QString, name); ///< to whom it calls
    GADGET_MEMBER(bool, ownTurn); ///< it is their turn, they are not only asked in that of another
    /// What they are asked to decide, said of no more than all may see; empty: their own turn begins.
    GADGET_MEMBER(QString, asks);
    GADGET_MEMBER(bool, mayDecline); ///< they need not answer it behind the curtain

    bool operator==(const Curtain&) const = default;
};

/// How far a game has come; all is empty where that does not matter.
struct Clock {
    Q_GADGET
    QML_VALUE_TYPE(clock)

    GADGET_MEMBER(QString, text); ///< "Round 3"
    GADGET_MEMBER(QString, note); ///< what holds for the time being: "no attacks yet"
    GADGET_MEMBER(QString, mark); ///< the name of a picture of that

    bool operator==(const Clock&) const = default;
};

/// What is being fought for, apart from a battle.
struct Fight {
    Q_GADGET
    QML_VALUE_TYPE(fight)

    GADGET_MEMBER(int, attacked, -1); ///< a pile; -1: nothing is being attacked
    GADGET_MEMBER(int, strength, -1); ///< of the card in play; -1: none
    GADGET_MEMBER(bool, clashing);    ///< a defender lies up and is compared
    GADGET_MEMBER(QString, blow);     ///< the newest event: "falls", "slams", or empty

    bool operator==(const Fight&) const = default;
};

/// The last effect that was carried out on a piece: its card and that piece, as handles; 0: none.
struct Acted {
    Q_GADGET
    QML_VALUE_TYPE(acted)

    GADGET_MEMBER(int, from);
    GADGET_MEMBER(int, on);

    bool operator==(const Acted&) const = default;
};

/// A battle that goes on, or has just been settled; no attackers: there is none.
struct Battle {
    Q_GADGET
    QML_VALUE_TYPE(battle)

    GADGET_MEMBER(QList<int>, attackers); ///< piles
    GADGET_MEMBER(int, target, -1);       ///< a pile; -1: not named yet
    GADGET_MEMBER(QString, attack);       ///< "9 + 5 = 14"
    GADGET_MEMBER(QString, defence);      ///< "9"; "?" of a card that is not known
    GADGET_MEMBER(QString, outcome);      ///< "14 beats 9"
    GADGET_MEMBER(bool, over);

    bool operator==(const Battle&) const = default;
};

/// What the viewer is to be told once has become of them; an empty title: nothing.
struct Notice {
    Q_GADGET
    QML_VALUE_TYPE(notice)

    GADGET_MEMBER(QString, title);
    GADGET_MEMBER(QString, text);
    GADGET_MEMBER(QString, clause);
    GADGET_MEMBER(QString, number); ///< by which people know that rule, "6.4"

    bool operator==(const Notice&) const = default;
};

/// Why the last thing tried cannot be; an empty sentence: nothing has been refused.
struct RefusalNote {
    Q_GADGET
    QML_VALUE_TYPE(refusalNote)

    GADGET_MEMBER(QString, sentence);
    GADGET_MEMBER(QString, clause); ///< its id; may be empty
    GADGET_MEMBER(QString, number); ///< by which people know that rule, "6.4"
    GADGET_MEMBER(QString, title);  ///< what it is called
    GADGET_MEMBER(QStringList,
                  faces); ///< pictures of what clashes: the piece, and what keeps it from going there
    GADGET_MEMBER(int,
                  piece); ///< the piece that cannot go there, if there is somewhere else it can go; 0: none

    bool operator==(const RefusalNote&) const = default;
};

/// What a learner is to do, and what their last move has come to.
struct TaskNote {
    Q_GADGET
    QML_VALUE_TYPE(taskNote)

    GADGET_MEMBER(QString, words);
    GADGET_MEMBER(QString, verdict);
    GADGET_MEMBER(bool, done); ///< that was what was asked for
    // From where that move takes something, and to where; -1: it is a button.
    GADGET_MEMBER(int, pile, -1);
    GADGET_MEMBER(int, place, -1);
    GADGET_MEMBER(int, toPile, -1);
    GADGET_MEMBER(int, toPlace, -1);

    bool operator==(const TaskNote&) const = default;
};

} // namespace drawbridge
