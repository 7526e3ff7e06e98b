// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"
#include "listmodel.h"

#include <array>

// Models of what lies on the table, for QML delegates (every role a required property) and for widgets.
// Filled by the controller with what its viewer may see, and nothing else.
namespace drawbridge {

struct PieceRow {
    Q_GADGET
    QML_VALUE_TYPE(pieceRow)

    GADGET_MEMBER(int, handle);
    GADGET_MEMBER(int, pile, -1);
    GADGET_MEMBER(int, place, -1);
    GADGET_MEMBER(int, kind);     ///< its Face in the game, as far as the viewer knows it
    GADGET_MEMBER(QString, face); ///< image provider path: "castle-keep/RcT", "castle-keep/back"
    GADGET_MEMBER(QString, back); ///< image provider path of its other side
    GADGET_MEMBER(bool, faceUp);
    GADGET_MEMBER(bool, known);    ///< face down, but known to this viewer
    GADGET_MEMBER(int, owner, -1); ///< of its pile: a seat, or -1
    GADGET_MEMBER(bool, movable);
    GADGET_MEMBER(bool, picked);
    GADGET_MEMBER(bool, target);     ///< the picked piece may be dropped on it
    GADGET_MEMBER(bool, threatened); ///< would be destroyed by the previewed move
    GADGET_MEMBER(bool, joining);    ///< would move along with the picked piece
    GADGET_MEMBER(bool, lastMoved);
    GADGET_MEMBER(int, rank);          ///< index within its pile, from 0, without gaps
    GADGET_MEMBER(bool, acting);       ///< its effect is being resolved
    GADGET_MEMBER(bool, silenced);     ///< its effect is suppressed at the moment
    GADGET_MEMBER(bool, vain);         ///< a target on which a move would have no effect
    GADGET_MEMBER(bool, offered);      ///< one of several to be taken from a stack, visible to this viewer
    GADGET_MEMBER(bool, asked);        ///< one of those that the decision is about
    GADGET_MEMBER(QString, worth);     ///< current value, if it differs from the printed one
    GADGET_MEMBER(QStringList, marks); ///< names of marks on it ("infected") and of shields ("seat/2")
    GADGET_MEMBER(bool, sideways);     ///< lies crosswise
    GADGET_MEMBER(bool, forward);      ///< moved forward, between the sides
    GADGET_MEMBER(QString, tag);       ///< where it belongs, in a word; may be empty
    GADGET_MEMBER(QString, spokenName);
    GADGET_MEMBER(QString, heardName);  ///< the same without the pile, for use within its pile
    GADGET_MEMBER(QString, stateWords); ///< what can be done with it, or befall it: "can be moved"

    bool operator==(const PieceRow&) const = default;
};

/// All pieces on the table, by pile and place; a row is one piece as long as the viewer can follow it.
using PieceModel = RowModel<PieceRow>;

/// Names of the kinds of piles, by PileKind.
inline constexpr std::array kPileKinds{"stack", "hand", "grid", "row"};

struct PileRow {
    Q_GADGET
    QML_VALUE_TYPE(pileRow)

    GADGET_MEMBER(int, pile, -1);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, kind); ///< one of kPileKinds
    GADGET_MEMBER(int, owner, -1);
    GADGET_MEMBER(int, count);
    GADGET_MEMBER(int, places);
    GADGET_MEMBER(QList<int>, targets); ///< places that are legal targets now; [-1]: the whole pile
    GADGET_MEMBER(QString, role);       ///< name in notation: "A", "discard", "hand 1", "castle 2a"
    GADGET_MEMBER(bool, movable);       ///< its top may be picked
    GADGET_MEMBER(QString, spokenName);
    GADGET_MEMBER(QString, label);     ///< name as shown beside it
    GADGET_MEMBER(QStringList, marks); ///< names of the marks on its ground: "spent"
    GADGET_MEMBER(QString, heardName); ///< screen reader name as a group, with the number of pieces where
                                       ///< its top does not say it
    GADGET_MEMBER(int, use);           ///< a Use
    GADGET_MEMBER(QString, topMark);   ///< mark for the way its top is taken, if not the usual one
    GADGET_MEMBER(QList<int>, aims);   ///< for each target the meaning of a drop there: an Aim

    bool operator==(const PileRow&) const = default;
};

/// The piles, in an order fit for reading out.
class PileModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    /// What a pile is for (PileUse in core/view.h).
    enum Use { Other, Held, Played, Standing, Fallen };
    Q_ENUM(Use)
    /// Meaning of a drop (Aim in core/gesture.h).
    enum Aim { Place, Gift, Attack, Destroy, Look, TurnUp, TurnDown };
    Q_ENUM(Aim)

    explicit PileModel(QObject* parent = nullptr)
        : ListModel(PileRow::staticMetaObject, "name", parent) {}

    const PileRow& at(int row) const { return rowAs<PileRow>(row); }
};

/// A step of a seat's turn, for an overview.
struct TurnStepNote {
    Q_GADGET
    QML_VALUE_TYPE(turnStep)

    GADGET_MEMBER(QString, words);
    GADGET_MEMBER(bool, now);  ///< possible now
    GADGET_MEMBER(bool, done); ///< done this turn

    bool operator==(const TurnStepNote&) const = default;
};

struct SeatMarkNote {
    Q_GADGET
    QML_VALUE_TYPE(seatMark)

    GADGET_MEMBER(QString, mark); ///< name of its picture: "queen"
    GADGET_MEMBER(QString, text); ///< "+3"
    GADGET_MEMBER(QString, words);

    bool operator==(const SeatMarkNote&) const = default;
};

/// The card with a seat's abilities; no picture: none, as in most games.
struct SeatCardNote {
    Q_GADGET
    QML_VALUE_TYPE(seatCard)

    GADGET_MEMBER(QString, picture);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(QString, clause); ///< first of its rules

    bool operator==(const SeatCardNote&) const = default;
};

/// What pressing a seat does; no words: nothing.
struct SeatPress {
    Q_GADGET
    QML_VALUE_TYPE(seatPress)

    GADGET_MEMBER(QString, words);
    GADGET_MEMBER(QString, mark);

    bool operator==(const SeatPress&) const = default;
};

struct SeatRow {
    Q_GADGET
    QML_VALUE_TYPE(seatRow)

    GADGET_MEMBER(int, seat, -1);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(bool, isBot);
    GADGET_MEMBER(bool, isTurn);
    GADGET_MEMBER(bool, isDecider);
    GADGET_MEMBER(bool, isOut);
    GADGET_MEMBER(bool, thinking);
    GADGET_MEMBER(int, handCount);
    GADGET_MEMBER(int, castleCount);
    GADGET_MEMBER(QString, shield); ///< image provider path: "seat/0"
    GADGET_MEMBER(bool, winner);
    GADGET_MEMBER(QList<drawbridge::TurnStepNote>, steps);
    GADGET_MEMBER(QList<drawbridge::SeatMarkNote>, marks);
    GADGET_MEMBER(drawbridge::SeatCardNote, card);
    GADGET_MEMBER(QString, standing); ///< how the seat stands: "7 points"; empty in games without
    GADGET_MEMBER(QString, lord);     ///< name of the lord they serve; empty if none
    GADGET_MEMBER(drawbridge::SeatPress, press);
    GADGET_MEMBER(int, wins);         ///< matches won in the series
    GADGET_MEMBER(int, winsWanted);   ///< number needed to win it; 0: a single match
    GADGET_MEMBER(QString, portrait); ///< image provider path of a bot's; empty for a person
    GADGET_MEMBER(bool, inHand);      ///< played at a screen of its own
    GADGET_MEMBER(QString, absence);  ///< why that screen is not there: "away"; empty if it is

    bool operator==(const SeatRow&) const = default;
};

using SeatModel = RowModel<SeatRow>;

struct LogRow {
    Q_GADGET
    QML_VALUE_TYPE(logRow)

    GADGET_MEMBER(int, eventIndex); ///< in the match; one after the last for the ending
    GADGET_MEMBER(QString, text);
    GADGET_MEMBER(int, seat, -1);         ///< the player who acted, or -1
    GADGET_MEMBER(QString, shield);       ///< of that player; may be empty
    GADGET_MEMBER(bool, isNew);           ///< since the viewer's last turn
    GADGET_MEMBER(QString, clause);       ///< rule that goes with it; may be empty
    GADGET_MEMBER(int, sign);             ///< an EventIcon
    GADGET_MEMBER(bool, opensTurn);       ///< first line of another turn than the line before
    GADGET_MEMBER(QStringList, headings); ///< above it: "Round 4", "Since your turn"; usually none
    GADGET_MEMBER(QStringList, faces);    ///< pictures of the pieces concerned, as image provider paths
    GADGET_MEMBER(bool, concerns);        ///< the viewer's own move, or something done to their pieces

    bool operator==(const LogRow&) const = default;
};

/// The log, as the viewer may read it.
class LogModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    explicit LogModel(QObject* parent = nullptr)
        : ListModel(LogRow::staticMetaObject, "text", parent) {}

    const LogRow& at(int row) const { return rowAs<LogRow>(row); }

    /// The accessible text includes the headings above.
    QVariant data(const QModelIndex& index, int role) const override {
        if (role != Qt::AccessibleTextRole || !index.isValid()) return ListModel::data(index, role);
        return (at(index.row()).headings + QStringList(at(index.row()).text)).join(QStringLiteral(". "));
    }
};

struct PendingEffectRow {
    Q_GADGET
    QML_VALUE_TYPE(pendingEffectRow)

    GADGET_MEMBER(int, number);   ///< stays the same while the effect moves up
    GADGET_MEMBER(QString, face); ///< of its card, an image provider path
    GADGET_MEMBER(int, seat, -1); ///< that resolves it
    GADGET_MEMBER(QString, shield);
    GADGET_MEMBER(bool, acting);   ///< it is being resolved
    GADGET_MEMBER(QString, owner); ///< name of that seat
    GADGET_MEMBER(QString, name);  ///< "Anna's Watchtower"
    GADGET_MEMBER(QString, text);  ///< what the effect does; may be empty
    GADGET_MEMBER(QString, why);   ///< what triggered it; may be empty
    GADGET_MEMBER(QString, spokenName);

    bool operator==(const PendingEffectRow&) const = default;
};

/// The queue of pending effects, the current one first.
using EffectModel = RowModel<PendingEffectRow>;

struct ChoiceRow {
    Q_GADGET
    QML_VALUE_TYPE(choiceRow)

    GADGET_MEMBER(int, index); ///< the row, for TableController::choose()
    GADGET_MEMBER(QString, text);
    GADGET_MEMBER(QString, key);  ///< a letter with one meaning in all of the game, or a number; may be empty
    GADGET_MEMBER(QString, mark); ///< name of a picture beside the text; may be empty
    GADGET_MEMBER(QString, face); ///< the card concerned, an image provider path; may be empty
    GADGET_MEMBER(QString, help); ///< what comes of it, or a tooltip; may be empty
    GADGET_MEMBER(bool, atPlace); ///< shown beside the piece concerned
    GADGET_MEMBER(bool, passes);  ///< it only lets something pass

    bool operator==(const ChoiceRow&) const = default;
};

/// The available buttons: moves without a gesture, or the meanings of the last drop.
using ChoiceModel = RowModel<ChoiceRow>;

struct AttackRow {
    Q_GADGET
    QML_VALUE_TYPE(attackRow)

    GADGET_MEMBER(int, step); ///< counted from 0
    GADGET_MEMBER(QString, face);
    GADGET_MEMBER(int, pile, -1);    ///< where the defender lies, or lay
    GADGET_MEMBER(QString, outcome); ///< "falls", "equal" (both fall) or "holds"
    GADGET_MEMBER(int, left);        ///< remaining strength
    GADGET_MEMBER(bool, emptied);    ///< it was the last of its pile
    GADGET_MEMBER(QString, sum);     ///< "9 − 4 = 5"
    GADGET_MEMBER(QString, spokenName);

    bool operator==(const AttackRow&) const = default;
};

/// The defenders that the current or last attack has met, with its remaining strength.
using AttackModel = RowModel<AttackRow>;

} // namespace drawbridge
