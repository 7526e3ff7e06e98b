// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

// Values that a table tells the scene of, each with named members.
namespace drawbridge {

/// Something that has happened, as one who has not seen it reads it.
struct NewsLine {
    Q_GADGET
    QML_VALUE_TYPE(newsLine)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString shield MEMBER shield)

  public:
    QString text;
    QString shield; ///< of whose doing it tells; empty: nobody's

    bool operator==(const NewsLine&) const = default;
};

/// The curtain between two people at one screen.
struct Curtain {
    Q_GADGET
    QML_VALUE_TYPE(curtain)
    Q_PROPERTY(bool down MEMBER down)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool ownTurn MEMBER ownTurn)
    Q_PROPERTY(QString asks MEMBER asks)
    Q_PROPERTY(bool mayDecline MEMBER mayDecline)

  public:
    bool down = false;
    QString name;         ///< to whom it calls
    bool ownTurn = false; ///< it is their turn, they are not only asked in that of another
    /// What they are asked to decide, said of no more than all may see; empty: their own turn begins.
    QString asks;
    bool mayDecline = false; ///< they need not answer it behind the curtain

    bool operator==(const Curtain&) const = default;
};

/// How far a game has come; all is empty where that does not matter.
struct Clock {
    Q_GADGET
    QML_VALUE_TYPE(clock)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString mark MEMBER mark)

  public:
    QString text; ///< "Round 3"
    QString note; ///< what holds for the time being: "no attacks yet"
    QString mark; ///< the name of a picture of that

    bool operator==(const Clock&) const = default;
};

/// What is being fought for, apart from a battle.
struct Fight {
    Q_GADGET
    QML_VALUE_TYPE(fight)
    Q_PROPERTY(int attacked MEMBER attacked)
    Q_PROPERTY(int strength MEMBER strength)
    Q_PROPERTY(bool clashing MEMBER clashing)
    Q_PROPERTY(QString blow MEMBER blow)

  public:
    int attacked = -1;     ///< a pile; -1: nothing is being attacked
    int strength = -1;     ///< of the card in play; -1: none
    bool clashing = false; ///< a defender lies up and is compared
    QString blow;          ///< the newest event: "falls", "slams", or empty

    bool operator==(const Fight&) const = default;
};

/// The last effect that was carried out on a piece: its card and that piece, as handles; 0: none.
struct Acted {
    Q_GADGET
    QML_VALUE_TYPE(acted)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int on MEMBER on)

  public:
    int from = 0;
    int on = 0;

    bool operator==(const Acted&) const = default;
};

/// A battle that goes on, or has just been settled; no attackers: there is none.
struct Battle {
    Q_GADGET
    QML_VALUE_TYPE(battle)
    Q_PROPERTY(QList<int> attackers MEMBER attackers)
    Q_PROPERTY(int target MEMBER target)
    Q_PROPERTY(QString attack MEMBER attack)
    Q_PROPERTY(QString defence MEMBER defence)
    Q_PROPERTY(QString outcome MEMBER outcome)
    Q_PROPERTY(bool over MEMBER over)

  public:
    QList<int> attackers; ///< piles
    int target = -1;      ///< a pile; -1: not named yet
    QString attack;       ///< "9 + 5 = 14"
    QString defence;      ///< "9"; "?" of a card that is not known
    QString outcome;      ///< "14 beats 9"
    bool over = false;

    bool operator==(const Battle&) const = default;
};

/// What the viewer is to be told once has become of them; an empty title: nothing.
struct Notice {
    Q_GADGET
    QML_VALUE_TYPE(notice)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString clause MEMBER clause)
    Q_PROPERTY(QString number MEMBER number)

  public:
    QString title;
    QString text;
    QString clause;
    QString number; ///< by which people know that rule, "6.4"

    bool operator==(const Notice&) const = default;
};

/// Why the last thing tried cannot be; an empty sentence: nothing has been refused.
struct RefusalNote {
    Q_GADGET
    QML_VALUE_TYPE(refusalNote)
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(QString clause MEMBER clause)
    Q_PROPERTY(QString number MEMBER number)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QStringList faces MEMBER faces)
    Q_PROPERTY(int piece MEMBER piece)

  public:
    QString sentence;
    QString clause;    ///< its id; may be empty
    QString number;    ///< by which people know that rule, "6.4"
    QString title;     ///< what it is called
    QStringList faces; ///< pictures of what clashes: the piece, and what keeps it from going there
    int piece = 0;     ///< the piece that cannot go there, if there is somewhere else it can go; 0: none

    bool operator==(const RefusalNote&) const = default;
};

/// What a learner is to do, and what their last move has come to.
struct TaskNote {
    Q_GADGET
    QML_VALUE_TYPE(taskNote)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(int pile MEMBER pile)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(int toPile MEMBER toPile)
    Q_PROPERTY(int toPlace MEMBER toPlace)

  public:
    QString words;
    QString verdict;
    bool done = false; ///< that was what was asked for
    // From where that move takes something, and to where; -1: it is a button.
    int pile = -1;
    int place = -1;
    int toPile = -1;
    int toPlace = -1;

    bool operator==(const TaskNote&) const = default;
};

} // namespace drawbridge
