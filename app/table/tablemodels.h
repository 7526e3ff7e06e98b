// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "listmodel.h"

// What lies on the table, for QML delegates (every role a required property) and for widgets. The controller
// fills them from what its viewer may see; they hold nothing else.
namespace drawbridge {

/// All pieces on the table, by pile and place; a row is one piece as long as the viewer can follow it.
class PieceModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    enum Role {
        HandleRole = Qt::UserRole + 1,
        PileRole,
        PlaceRole,
        FaceRole, ///< "castle-keep/RcT", "castle-keep/back": a picture of the image provider
        BackRole, ///< that of its other side
        FaceUpRole,
        KnownRole, ///< face down, but this viewer knows it
        OwnerRole, ///< the seat its pile belongs to, or -1
        MovableRole,
        PickedRole,
        TargetRole,     ///< the picked piece may be dropped on it
        ThreatenedRole, ///< would fall by the move previewed
        JoiningRole,    ///< would go along with the picked piece
        LastMovedRole,
        RankRole,     ///< its index within its pile, from 0: a row closes its gaps
        ActingRole,   ///< its effect is being carried out
        SilencedRole, ///< it does nothing for the time being
        VainRole,     ///< a target on which nothing would be done
        OfferedRole,  ///< one of several that may be taken from a stack: this viewer sees them
        AskedRole,    ///< one of those that the present decision asks for
        WorthRole,    ///< what it is worth now, where that is not what is printed on it
        MarksRole,    ///< the names of marks it bears: "infected", and of shields: "seat/2"
        SidewaysRole, ///< it lies crosswise
        ForwardRole,  ///< it has stepped forward, to where the sides meet
        TagRole,      ///< where it belongs, in a word; may be empty
        SpokenNameRole,
        HeardNameRole,  ///< the same where it is known in which pile it lies
        StateWordsRole, ///< what can be done with it, or would be done to it, in words: "can be moved"
    };
    Q_ENUM(Role)

    explicit PieceModel(QObject* parent = nullptr);
};

/// The piles, in an order fit for reading out.
class PileModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    enum Role {
        PileRole = Qt::UserRole + 1,
        NameRole,
        KindRole, ///< "stack", "hand" or "grid"
        OwnerRole,
        CountRole,
        PlacesRole,
        TargetsRole, ///< the places that are legal targets now; [-1]: the whole pile
        RoleRole,    ///< its name in notation: "A", "discard", "hand 1", "castle 2a"
        MovableRole, ///< its top may be picked
        SpokenNameRole,
        LabelRole,     ///< its name as it is written beside it
        MarksRole,     ///< the names of the marks that its place bears: "spent"
        HeardNameRole, ///< as a group of what lies in it: with the number of pieces, where its top does not
                       ///< tell it
        UseRole,       ///< a Use
        TopMarkRole,   ///< the name of the mark of what its top is taken for, where that is not its usual use
        AimsRole,      ///< of each target what putting the picked piece there is: an Aim
    };
    Q_ENUM(Role)
    /// What becomes of what comes to it, as the game says (PileUse in core/view.h).
    enum Use { Other, Held, Played, Standing, Fallen };
    Q_ENUM(Use)
    /// What putting something down is, as the game says (Aim in core/gesture.h).
    enum Aim { Place, Gift, Attack, Destroy, Look, TurnUp, TurnDown };
    Q_ENUM(Aim)

    explicit PileModel(QObject* parent = nullptr);
};

/// Who sits at the table.
class SeatModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    enum Role {
        SeatRole = Qt::UserRole + 1,
        NameRole,
        IsBotRole,
        IsPersonRole,
        IsTurnRole,
        IsDeciderRole,
        IsViewerRole,
        IsOutRole,
        ThinkingRole,
        HandCountRole,
        CastleCountRole,
        ShieldRole, ///< "seat/0": a picture of the image provider
        WinnerRole,
        StepsRole,      ///< of its turn, for an overview: {words, now, done} each
        MarksRole,      ///< what stands beside it: {mark, text, words} each
        CardRole,       ///< what it can do: {picture, name, help, clause}; nothing in most games
        StandingRole,   ///< how the seat stands, in a few words: "7 points"; empty in games without
        LordRole,       ///< the name of whom they serve; empty for nobody
        PressRole,      ///< what pressing the seat does now: {words, mark}; mostly nothing
        WinsRole,       ///< matches of a series
        WinsWantedRole, ///< how many decide it; 0: the match stands alone
        PortraitRole,   ///< of a bot, as the image provider has it: "beast/boar-of-1"; empty for a person
    };
    Q_ENUM(Role)

    explicit SeatModel(QObject* parent = nullptr);
};

/// What has happened, as the viewer may hear of it.
class LogModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    enum Role {
        EventIndexRole = Qt::UserRole + 1, ///< in the match; one after the last for the ending
        TextRole,
        SeatRole,      ///< who did it, or -1
        ShieldRole,    ///< of who did it; may be empty
        IsNewRole,     ///< since the viewer's last turn
        ClauseRole,    ///< a rule to read with it; may be empty
        SignRole,      ///< the Sign of the deed
        OpensTurnRole, ///< it is the first line of another turn than that of the line before
        HeadingsRole,  ///< what stands above it: "Round 4", "Since your turn"; mostly nothing
        FacesRole,     ///< pictures of the pieces it is about, as the image provider has them
        ConcernsRole   ///< the viewer's own doing, or something done to what lies before them
    };
    Q_ENUM(Role)

    explicit LogModel(QObject* parent = nullptr);

    /// Who hears a line hears what stands above it, too.
    QVariant data(const QModelIndex& index, int role) const override;
};

/// The effects that wait for each other: the one being carried out, then the others in their order.
class EffectModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    enum Role {
        NumberRole = Qt::UserRole + 1, ///< stays the same while the effect moves up
        FaceRole,                      ///< of its card, a picture of the image provider
        SeatRole,                      ///< who carries it out
        ShieldRole,
        ActingRole, ///< it is being carried out
        OwnerRole,  ///< the name of that seat
        NameRole,   ///< "Anna's Watchtower"
        TextRole,   ///< what the effect does; may be empty
        WhyRole,    ///< what has set it off; may be empty
        SpokenNameRole,
    };
    Q_ENUM(Role)

    explicit EffectModel(QObject* parent = nullptr);
};

/// The buttons that are offered now: moves that are no gesture, or the meanings of the last drop.
class ChoiceModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    enum Role {
        IndexRole = Qt::UserRole + 1, ///< the row, for TableController::choose()
        TextRole,
        KeyRole,     ///< a letter with one meaning in all of the game, or a number; may be empty
        MarkRole,    ///< the name of a picture to go with the words; may be empty
        FaceRole,    ///< the card it is about, a picture of the image provider; may be empty
        HelpRole,    ///< what it is good for; may be empty
        AtPlaceRole, ///< it hangs beside the piece that it is about
    };
    Q_ENUM(Role)

    explicit ChoiceModel(QObject* parent = nullptr);
};

/// The defenders that the present attack, or the last one, has met: how its strength ran down.
class AttackModel : public ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a TableController")

  public:
    enum Role {
        StepRole = Qt::UserRole + 1, ///< counted from 0
        FaceRole,
        PileRole,    ///< where the defender lies, or lay
        OutcomeRole, ///< "falls", "equal" (both fall) or "holds"
        LeftRole,    ///< the strength that is left
        EmptiedRole, ///< it was the last of its pile
        SumRole,     ///< "9 − 4 = 5"
        SpokenNameRole,
    };
    Q_ENUM(Role)

    explicit AttackModel(QObject* parent = nullptr);
};

} // namespace drawbridge
