// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"
#include "listmodel.h"

// What lies on the table, for QML delegates (every role a required property) and for widgets. The controller
// fills them from what its viewer may see; they hold nothing else.
namespace drawbridge {

/// A row of a PieceModel.
struct PieceRow {
    Q_GADGET
    QML_VALUE_TYPE(pieceRow)

    GADGET_MEMBER(int, handle);
    GADGET_MEMBER(int, pile, -1);
    GADGET_MEMBER(int, place, -1);
    GADGET_MEMBER(QString, face); ///< "castle-keep/RcT", "castle-keep/back": a picture of the image provider
    GADGET_MEMBER(QString, back); ///< that of its other side
    GADGET_MEMBER(bool, faceUp);
    GADGET_MEMBER(bool, known);    ///< face down, but this viewer knows it
    GADGET_MEMBER(int, owner, -1); ///< the seat its pile belongs to, or -1
    GADGET_MEMBER(bool, movable);
    GADGET_MEMBER(bool, picked);
    GADGET_MEMBER(bool, target);     ///< the picked piece may be dropped on it
    GADGET_MEMBER(bool, threatened); ///< would fall by the move previewed
    GADGET_MEMBER(bool, joining);    ///< would go along with the picked piece
    GADGET_MEMBER(bool, lastMoved);
    GADGET_MEMBER(int, rank);      ///< its index within its pile, from 0: a row closes its gaps
    GADGET_MEMBER(bool, acting);   ///< its effect is being carried out
    GADGET_MEMBER(bool, silenced); ///< it does nothing for the time being
    GADGET_MEMBER(bool, vain);     ///< a target on which nothing would be done
    GADGET_MEMBER(bool, offered);  ///< one of several that may be taken from a stack: this viewer sees them
    GADGET_MEMBER(bool, asked);    ///< one of those that the present decision asks for
    GADGET_MEMBER(QString, worth); ///< what it is worth now, where that is not what is printed on it
    GADGET_MEMBER(QStringList, marks); ///< the names of marks it bears: "infected", and of shields: "seat/2"
    GADGET_MEMBER(bool, sideways);     ///< it lies crosswise
    GADGET_MEMBER(bool, forward);      ///< it has stepped forward, to where the sides meet
    GADGET_MEMBER(QString, tag);       ///< where it belongs, in a word; may be empty
    GADGET_MEMBER(QString, spokenName);
    GADGET_MEMBER(QString, heardName); ///< the same where it is known in which pile it lies
    GADGET_MEMBER(QString,
                  stateWords); ///< what can be done with it, or would be done to it, in words: "can be moved"

    bool operator==(const PieceRow&) const = default;
};

/// All pieces on the table, by pile and place; a row is one piece as long as the viewer can follow it.
class PieceModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    explicit PieceModel(QObject* parent = nullptr);
    const PieceRow& at(int row) const { return rowAs<PieceRow>(row); }
};

/// A row of a PileModel.
struct PileRow {
    Q_GADGET
    QML_VALUE_TYPE(pileRow)

    GADGET_MEMBER(int, pile, -1);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, kind); ///< "stack", "hand" or "grid"
    GADGET_MEMBER(int, owner, -1);
    GADGET_MEMBER(int, count);
    GADGET_MEMBER(int, places);
    GADGET_MEMBER(QList<int>, targets); ///< the places that are legal targets now; [-1]: the whole pile
    GADGET_MEMBER(QString, role);       ///< its name in notation: "A", "discard", "hand 1", "castle 2a"
    GADGET_MEMBER(bool, movable);       ///< its top may be picked
    GADGET_MEMBER(QString, spokenName);
    GADGET_MEMBER(QString, label);     ///< its name as it is written beside it
    GADGET_MEMBER(QStringList, marks); ///< the names of the marks that its place bears: "spent"
    GADGET_MEMBER(QString, heardName); ///< as a group of what lies in it: with the number of pieces, where
                                       ///< its top does not tell it
    GADGET_MEMBER(int, use);           ///< a Use
    GADGET_MEMBER(
        QString,
        topMark); ///< the name of the mark of what its top is taken for, where that is not its usual use
    GADGET_MEMBER(QList<int>, aims); ///< of each target what putting the picked piece there is: an Aim

    bool operator==(const PileRow&) const = default;
};

/// The piles, in an order fit for reading out.
class PileModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    /// What becomes of what comes to it, as the game says (PileUse in core/view.h).
    enum Use { Other, Held, Played, Standing, Fallen };
    Q_ENUM(Use)
    /// What putting something down is, as the game says (Aim in core/gesture.h).
    enum Aim { Place, Gift, Attack, Destroy, Look, TurnUp, TurnDown };
    Q_ENUM(Aim)

    explicit PileModel(QObject* parent = nullptr);
    const PileRow& at(int row) const { return rowAs<PileRow>(row); }
};

/// A step of a seat's turn, for an overview.
struct TurnStepNote {
    Q_GADGET
    QML_VALUE_TYPE(turnStep)

    GADGET_MEMBER(QString, words);
    GADGET_MEMBER(bool, now);  ///< it may be done now
    GADGET_MEMBER(bool, done); ///< it has been done this turn

    bool operator==(const TurnStepNote&) const = default;
};

/// What stands beside a seat.
struct SeatMarkNote {
    Q_GADGET
    QML_VALUE_TYPE(seatMark)

    GADGET_MEMBER(QString, mark); ///< the name of its picture: "queen"
    GADGET_MEMBER(QString, text); ///< "+3"
    GADGET_MEMBER(QString, words);

    bool operator==(const SeatMarkNote&) const = default;
};

/// The card that says what a seat can do; no picture: there is none, as in most games.
struct SeatCardNote {
    Q_GADGET
    QML_VALUE_TYPE(seatCard)

    GADGET_MEMBER(QString, picture);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(QString, help);
    GADGET_MEMBER(QString, clause); ///< where its rules begin

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

/// A row of a SeatModel.
struct SeatRow {
    Q_GADGET
    QML_VALUE_TYPE(seatRow)

    GADGET_MEMBER(int, seat, -1);
    GADGET_MEMBER(QString, name);
    GADGET_MEMBER(bool, isBot);
    GADGET_MEMBER(bool, isPerson);
    GADGET_MEMBER(bool, isTurn);
    GADGET_MEMBER(bool, isDecider);
    GADGET_MEMBER(bool, isViewer);
    GADGET_MEMBER(bool, isOut);
    GADGET_MEMBER(bool, thinking);
    GADGET_MEMBER(int, handCount);
    GADGET_MEMBER(int, castleCount);
    GADGET_MEMBER(QString, shield); ///< "seat/0": a picture of the image provider
    GADGET_MEMBER(bool, winner);
    GADGET_MEMBER(QList<drawbridge::TurnStepNote>, steps);
    GADGET_MEMBER(QList<drawbridge::SeatMarkNote>, marks);
    GADGET_MEMBER(drawbridge::SeatCardNote, card);
    GADGET_MEMBER(QString,
                  standing);      ///< how the seat stands, in a few words: "7 points"; empty in games without
    GADGET_MEMBER(QString, lord); ///< the name of whom they serve; empty for nobody
    GADGET_MEMBER(drawbridge::SeatPress, press);
    GADGET_MEMBER(int, wins);       ///< matches of a series
    GADGET_MEMBER(int, winsWanted); ///< how many decide it; 0: the match stands alone
    GADGET_MEMBER(
        QString, portrait); ///< of a bot, as the image provider has it: "beast/boar-of-1"; empty for a person

    bool operator==(const SeatRow&) const = default;
};

/// Who sits at the table.
class SeatModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    explicit SeatModel(QObject* parent = nullptr);
    const SeatRow& at(int row) const { return rowAs<SeatRow>(row); }
};

/// A row of a LogModel.
struct LogRow {
    Q_GADGET
    QML_VALUE_TYPE(logRow)

    GADGET_MEMBER(int, eventIndex); ///< in the match; one after the last for the ending
    GADGET_MEMBER(QString, text);
    GADGET_MEMBER(int, seat, -1);   ///< who did it, or -1
    GADGET_MEMBER(QString, shield); ///< of who did it; may be empty
    GADGET_MEMBER(bool, isNew);     ///< since the viewer's last turn
    GADGET_MEMBER(QString, clause); ///< a rule to read with it; may be empty
    GADGET_MEMBER(int, sign);       ///< the Sign of the deed
    GADGET_MEMBER(bool, opensTurn); ///< it is the first line of another turn than that of the line before
    GADGET_MEMBER(QStringList, headings,
                  {}); ///< what stands above it: "Round 4", "Since your turn"; mostly nothing
    GADGET_MEMBER(QStringList, faces,
                  {});             ///< pictures of the pieces it is about, as the image provider has them
    GADGET_MEMBER(bool, concerns); ///< the viewer's own doing, or something done to what lies before them

    bool operator==(const LogRow&) const = default;
};

/// What has happened, as the viewer may hear of it.
class LogModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    explicit LogModel(QObject* parent = nullptr);
    const LogRow& at(int row) const { return rowAs<LogRow>(row); }

    /// Who hears a line hears what stands above it, too.
    QVariant data(const QModelIndex& index, int role) const override;
};

/// A row of a EffectModel.
struct EffectRow {
    Q_GADGET
    QML_VALUE_TYPE(effectRow)

    GADGET_MEMBER(int, number);   ///< stays the same while the effect moves up
    GADGET_MEMBER(QString, face); ///< of its card, a picture of the image provider
    GADGET_MEMBER(int, seat, -1); ///< who carries it out
    GADGET_MEMBER(QString, shield);
    GADGET_MEMBER(bool, acting);   ///< it is being carried out
    GADGET_MEMBER(QString, owner); ///< the name of that seat
    GADGET_MEMBER(QString, name);  ///< "Anna's Watchtower"
    GADGET_MEMBER(QString, text);  ///< what the effect does; may be empty
    GADGET_MEMBER(QString, why);   ///< what has set it off; may be empty
    GADGET_MEMBER(QString, spokenName);

    bool operator==(const EffectRow&) const = default;
};

/// The effects that wait for each other: the one being carried out, then the others in their order.
class EffectModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    explicit EffectModel(QObject* parent = nullptr);
    const EffectRow& at(int row) const { return rowAs<EffectRow>(row); }
};

/// A row of a ChoiceModel.
struct ChoiceRow {
    Q_GADGET
    QML_VALUE_TYPE(choiceRow)

    GADGET_MEMBER(int, index); ///< the row, for TableController::choose()
    GADGET_MEMBER(QString, text);
    GADGET_MEMBER(QString, key);  ///< a letter with one meaning in all of the game, or a number; may be empty
    GADGET_MEMBER(QString, mark); ///< the name of a picture to go with the words; may be empty
    GADGET_MEMBER(QString, face); ///< the card it is about, a picture of the image provider; may be empty
    GADGET_MEMBER(QString, help); ///< what it is good for; may be empty
    GADGET_MEMBER(bool, atPlace); ///< it hangs beside the piece that it is about

    bool operator==(const ChoiceRow&) const = default;
};

/// The buttons that are offered now: moves that are no gesture, or the meanings of the last drop.
class ChoiceModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    explicit ChoiceModel(QObject* parent = nullptr);
    const ChoiceRow& at(int row) const { return rowAs<ChoiceRow>(row); }
};

/// A row of a AttackModel.
struct AttackRow {
    Q_GADGET
    QML_VALUE_TYPE(attackRow)

    GADGET_MEMBER(int, step); ///< counted from 0
    GADGET_MEMBER(QString, face);
    GADGET_MEMBER(int, pile, -1);    ///< where the defender lies, or lay
    GADGET_MEMBER(QString, outcome); ///< "falls", "equal" (both fall) or "holds"
    GADGET_MEMBER(int, left);        ///< the strength that is left
    GADGET_MEMBER(bool, emptied);    ///< it was the last of its pile
    GADGET_MEMBER(QString, sum);     ///< "9 − 4 = 5"
    GADGET_MEMBER(QString, spokenName);

    bool operator==(const AttackRow&) const = default;
};

/// The defenders that the present attack, or the last one, has met: how its strength ran down.
class AttackModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    explicit AttackModel(QObject* parent = nullptr);
    const AttackRow& at(int row) const { return rowAs<AttackRow>(row); }
};

} // namespace drawbridge
