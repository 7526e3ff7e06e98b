// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"
#include "layout/gadget.h"
#include "layout/heap.h"
#include "layout/tableplace.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <optional>

// Where everything lies on a table of a given size, once for all that show it: rectangles from the size, the
// piles and the seats. Lengths are in pixels of the table, from its upper left corner.
namespace drawbridge {

/// What lies at a place of a pile, as far as its layout goes by it.
struct PieceLie {
    bool there = false;
    bool up = false;
    QString face;
    QString worth;     ///< what it is worth now, as it is written; may be empty
    bool gone = false; ///< it has gone in this turn and keeps its place

    bool operator==(const PieceLie&) const = default;
};
/// How the pieces of a pile lie, by their places; where nothing lies there is a gap.
using PileLie = QList<PieceLie>;

/// A pile as a layout goes by it.
struct RoomPile {
    PileInfo info;
    double breadth = 0; ///< of its name in one line, in heights of a line of text
    PileLie lie;
    int down = 0; ///< so many of its pieces lie face down

    /// Where something lies, from below.
    QList<int> places() const;
};

/// What is laid out, and in what room.
struct Room {
    double width = 0;
    double height = 0;
    double unit = 16;       ///< the height of a line of text
    double smallest = 24;   ///< how broad a piece is to be at the least
    double finger = 24;     ///< how large what is pressed is at the least
    bool named = false;     ///< each pile bears its name, though its cards be smaller for it
    bool arranging = false; ///< a position is being set up
    QList<RoomPile> piles;
    QList<int> seats; ///< in turn order
    QList<int> out;   ///< seats that are out of the game
    int bottom = 0;   ///< the seat whose own area is at the bottom
    int front = -1;   ///< the seat whose hand lies before the viewer: it may be that of a puppet

    /// The others, clockwise from the left.
    QList<int> others() const;
};

/// The kinds of areas, for C++ and QML alike. (QML reads an enumeration as an int: none is smaller.)
class Areas : public QObject {
    Q_OBJECT
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

  public:
    /// Which side a name or a row keeps to.
    enum class Side { None, Left, Centre, Right };
    Q_ENUM(Side)

    /// How a pile lies.
    enum class Form {
        None,   ///< it is not on the table
        Stack,  ///< one on the other
        Grid,   ///< on nine squares
        Row,    ///< side by side, growing to the right
        Rack,   ///< on shelves, held
        Open,   ///< in rows, for all to see
        Held,   ///< backs that overlap
        Tray,   ///< spread out to be chosen from
        Fan,    ///< a stack fanned to the left
        Cards,  ///< side by side, closer where room is short
        Army,   ///< a stack of an army, fanned from its middle
        Lifted, ///< each at a spot of its own
        Realm,  ///< castles: stacks fanned downwards
    };
    Q_ENUM(Form)

    /// What a pile lies on, where that is not given by its form.
    enum class Ground { None, Spot, Tray, Line };
    Q_ENUM(Ground)

    Areas() = delete;
};
using Side = Areas::Side;

/// An area of the table; QML asks for its edges. (What derives from it names it in full, or what tells QML of
/// types does not find it.)
struct LaidArea {
    Q_GADGET
    Q_PROPERTY(double x READ x)
    Q_PROPERTY(double y READ y)
    Q_PROPERTY(double width READ width)
    Q_PROPERTY(double height READ height)

  public:
    QRectF rect;

    double x() const { return rect.x(); }
    double y() const { return rect.y(); }
    double width() const { return rect.width(); }
    double height() const { return rect.height(); }
    bool operator==(const LaidArea&) const = default;
};

/// Where the name and the number of a pile are written.
struct TagArea : drawbridge::LaidArea {
    Q_GADGET
    Q_PROPERTY(bool there READ isThere)

  public:
    GADGET_MEMBER(drawbridge::Areas::Side, align, Side::None); ///< None: it is written nowhere
    GADGET_MEMBER(bool, upright);                              ///< the number stands below the name
    GADGET_MEMBER(bool, hung);                                 ///< the number hangs on the pile's corner
    GADGET_MEMBER(bool, flat);                                 ///< the number is a word behind the name
    GADGET_MEMBER(bool, bare);                                 ///< the number is not told

    bool isThere() const { return align != Side::None; }
    bool operator==(const TagArea&) const = default;
};

/// Where a pile lies, and how.
struct PileArea : drawbridge::LaidArea {
    Q_GADGET
    Q_PROPERTY(bool there READ isThere)
    Q_PROPERTY(bool drawn READ isDrawn)

  public:
    using Form = Areas::Form;
    using Ground = Areas::Ground;

    GADGET_MEMBER(drawbridge::Areas::Form, form, Form::None);
    GADGET_MEMBER(double, tile); ///< how broad its pieces are
    GADGET_MEMBER(drawbridge::Areas::Ground, ground, Ground::None);
    GADGET_MEMBER(QString, slot);  ///< the picture of its empty place, as faces are named
    GADGET_MEMBER(QString, group); ///< which piles the keyboard goes through together, and when: "0 hand"
    GADGET_MEMBER(bool, own);      ///< it is that of the seat at the bottom
    GADGET_MEMBER(bool,
                  fleeting);    ///< something lies here for a moment only: nothing is shown while it is empty
    GADGET_MEMBER(bool, high);  ///< the words at the foot of its uppermost piece stay to be seen
    GADGET_MEMBER(bool, tight); ///< there is no room beside its number
    GADGET_MEMBER(bool, row);   ///< each of its cards can be meant by itself
    GADGET_MEMBER(bool, aims);  ///< a card that has been laid here is aimed at what it removes
    GADGET_MEMBER(int, before,
                  -1); ///< the pile that what is behind this one lies in: a Gate is before its Castle
    GADGET_MEMBER(int, shares, -1); ///< the pile that it shares its room with
    GADGET_MEMBER(double,
                  forward); ///< how far down its pieces step that attack, or how an attack comes to it

    // How it lies within the rectangle.
    GADGET_MEMBER(double, pad);   ///< from its edge to its pieces
    GADGET_MEMBER(double, pitch); ///< from one piece of a row to the next, or from one row to the next
    GADGET_MEMBER(int, lines);    ///< rows of pieces
    int across = 0;               ///< pieces in a row before they overlap
    bool crosswise = false;       ///< its pieces lie on their side
    bool column = false;          ///< they lie one below the other
    GADGET_MEMBER(bool, closely); ///< they overlap, though there be room
    Side align = Side::None;
    double about = 0;            ///< what pieces in the centre lie about
    GADGET_MEMBER(QRectF, hand); ///< all the room that is shared; empty: it is not
    QList<QRectF> spots;         ///< for each of its pieces
    bool below = false;          ///< it belongs to the lower half of the table
    double large = 0;            ///< how broad a piece is that is turned up here
    double top = 0;              ///< of a realm: how much of it stays free above its castles
    double plaque = 0;           ///< ... and how high the plaque of a castle is
    int abreast = 0;             ///< pieces in a row at the most; 0: all
    double down = 0;             ///< from one such row to the next
    double caption = 0;          ///< how high what is written below a piece is

    // Its name.
    GADGET_MEMBER(double, label);      ///< how high the room for it below the pile is
    GADGET_MEMBER(double, labelWidth); ///< ... how broad
    GADGET_MEMBER(bool, labelBeside);
    GADGET_MEMBER(drawbridge::TagArea, tag);

    bool isThere() const { return form != Form::None; }
    /// Whether it is to be seen all over, not only where something lies.
    bool isDrawn() const;
    bool operator==(const PileArea&) const = default;
};

/// Where the banner of a seat stands, or the marks of what it can do.
struct BannerArea : drawbridge::LaidArea {
    Q_GADGET
    Q_PROPERTY(bool there READ isThere)

  public:
    GADGET_MEMBER(bool, across); ///< its parts lie side by side
    GADGET_MEMBER(bool, over);   ///< its parts lie over each other

    bool isThere() const { return !rect.isEmpty(); }
    bool operator==(const BannerArea&) const = default;
};

/// The ground of a seat, with a wall in some games.
struct CourtArea : drawbridge::LaidArea {
    Q_GADGET
    Q_PROPERTY(bool there READ isThere)

  public:
    GADGET_MEMBER(bool, own);
    GADGET_MEMBER(double, wall);  ///< how thick its wall is; 0: it has none
    GADGET_MEMBER(double, tower); ///< how broad a tower beside the Gate is
    GADGET_MEMBER(double,
                  gapFrom); ///< the gap in the wall that the Gate stands in, from the court's left edge
    GADGET_MEMBER(double, gapTo);
    GADGET_MEMBER(int, gate, -1); ///< the pile that stands in it
    GADGET_MEMBER(bool, painted); ///< it has a cloth of its own
    GADGET_MEMBER(QRectF,
                  overview); ///< of the steps of a turn, from the court's corner; empty: there is none
    GADGET_MEMBER(bool, overviewInTurn); ///< only who is on turn has it

    bool isThere() const { return !rect.isEmpty(); }
    bool operator==(const CourtArea&) const = default;
};

/// Where everything lies. What a game doesn't have, or has no room for, is an empty rectangle.
struct TableLayout {
    double unit = 0;
    double rim = 0;
    double width = 0;
    double height = 0;
    QRectF rail;
    QRectF cloth;
    double tile = 0;    ///< how broad the largest pieces are, as a rule one's own
    bool tight = false; ///< not even the smallest pieces have room beside words of this size

    QMap<int, PileArea> piles;
    QMap<int, QRectF> seats; ///< where the names of the seats stand
    QMap<int, BannerArea> banners;
    QMap<int, CourtArea> courts;
    int played = -1; ///< the seat whose hand lies before the viewer, where it is not the viewer's own

    QRectF shared;    ///< what all share
    QRectF middle;    ///< what is in the middle of the table
    QRectF note;      ///< where news may be written
    QRectF queue;     ///< where effects wait for each other
    QRectF strength;  ///< of an attack
    QRectF clock;     ///< of rounds
    QRectF handNote;  ///< whose hand it is that is played
    QRectF ownBattle; ///< what a battle amounts to where oneself attacks
    QRectF theirBattle;
    PileArea tray; ///< where pieces of a stack lie that one may choose from

    // How an attack goes: from a pile along stretches of the table, past one pile to another.
    int attackFrom = -1;
    QMap<int, int> attackPast; ///< what stands before a pile, by that pile
    QList<QRectF> trail;
    double trailPlace = 1; ///< how much of it one card takes

    // Where the cards of a player who is out lie open.
    int outPile = -1;
    int outAside = 0; ///< so many cards at the bottom of that pile are not among them
    PileArea goneTo;

    PileArea pile(int number) const { return piles.value(number); }
};

/// Where a piece lies: `x`, `y` and `size` are those of an upright one, which is turned about its middle.
struct PieceSpot {
    Q_GADGET
    Q_PROPERTY(bool there READ isThere)

  public:
    GADGET_MEMBER(double, x);
    GADGET_MEMBER(double, y);
    GADGET_MEMBER(double, size);
    GADGET_MEMBER(int, turn); ///< quarter turns clockwise
    GADGET_MEMBER(double, z);
    GADGET_MEMBER(bool, shown);
    GADGET_MEMBER(bool, buried); ///< under others of its stack
    GADGET_MEMBER(bool, apart);  ///< it can be pointed at all the same
    GADGET_MEMBER(bool, open);   ///< one can always go to it
    GADGET_MEMBER(bool, told);   ///< what it is worth stands beside it
    GADGET_MEMBER(bool,
                  covered); ///< face down to the viewer, too, who sees what is known of it in a small picture
    GADGET_MEMBER(bool, familiar);  ///< the viewer knows it anyway, which is not marked
    GADGET_MEMBER(bool, faded);     ///< out of the game
    GADGET_MEMBER(bool, under);     ///< on its way there it slides below what lies there
    GADGET_MEMBER(double, forward); ///< how far down it steps when it attacks
    GADGET_MEMBER(QSizeF, caption); ///< of what may be written below it; empty: nothing may

    bool isThere() const { return size > 0; }
    bool operator==(const PieceSpot&) const = default;
};

/// Which piece is asked about.
struct PieceAt {
    int pile = 0;
    int place = 0;
    int count = 0; ///< pieces in its pile
    int rank = 0;  ///< its index within its pile, for a row has no gaps
    bool up = false;
    PileLie lie;    ///< of all its pile: it may be a moment behind
    int others = 0; ///< pieces in the pile that this one shares its room with
};

/// Where a piece would come to lie, and how.
struct Landing {
    Q_GADGET
    Q_PROPERTY(bool there READ isThere)

  public:
    GADGET_MEMBER(QRectF, rect); ///< empty: nowhere
    GADGET_MEMBER(bool, faceUp);

    bool isThere() const { return !rect.isEmpty(); }
};

/// What stands above a castle.
struct CastlePlaque {
    Q_GADGET

    GADGET_MEMBER(int, place);  ///< of the piece whose worth it shows
    GADGET_MEMBER(int, number); ///< of the castle, from 1
    GADGET_MEMBER(QRectF, plaque);
    GADGET_MEMBER(QRectF, ground); ///< where the castle stood that has gone; empty: it stands

    bool operator==(const CastlePlaque&) const = default;
};

/// How one game lies on the table. It holds nothing: one serves all tables.
class TableArrangement {
  public:
    TableArrangement() = default;
    TableArrangement(const TableArrangement&) = delete;
    TableArrangement& operator=(const TableArrangement&) = delete;
    virtual ~TableArrangement() = default;

    /// How high an upright piece is for its width: 1 for tiles.
    virtual double aspect() const { return 1; }
    /// The upper left corner of a piece in which its number stands, in widths of the piece: marks do not
    /// cover it.
    virtual QSizeF figure() const { return {}; }

    virtual TableLayout arrange(const Room& room) const = 0;
    virtual PieceSpot spot(const TableLayout& layout, const PieceAt& piece) const = 0;
    /// Where a piece lies that may be taken though it is part of a stack, `index` from the top; hardly any
    /// game has such.
    virtual std::optional<PieceSpot> traySpot(const TableLayout& layout, int index, int count) const;
    /// What the table is laid out by beside its size: while it stays the same, so does the layout. `piles`
    /// with the lies that they have now.
    virtual QString shapeOf(const QList<RoomPile>& piles) const;
    /// Adds to the lie that a pile has now what keeps its place in this turn though it has gone since
    /// `before`.
    virtual void keepGrounds(const PileInfo& pile, const PileLie& before, PileLie& now) const;
    /// The rectangle to drop on: a place of a grid, a side of a row, or with place -1 a whole pile; nothing
    /// for a place of a row, which is where its piece lies.
    virtual std::optional<QRectF> dropRect(const TableLayout& layout, TablePlace at, int count,
                                           const PileLie& lie) const = 0;
    /// The places beyond those of its pieces where a row takes new ones in.
    virtual QList<int> sides(const TableLayout& layout, int pile) const;
    /// Where and how a piece will lie that is put down at a side of a row.
    virtual Landing landing(const TableLayout& layout, TablePlace at, int count) const;
    /// What lies under a point. Of a row the place is a side, or -1.
    virtual TablePlace spotAt(const TableLayout& layout, QPointF point) const = 0;
    /// The place that stands for all that a piece belongs to, as a castle for its cards; -1: it is on its
    /// own.
    virtual int wholeOf(const TableLayout& layout, TablePlace at) const;
    /// The place that is meant by a point of a pile beside its pieces; -1: the pile itself.
    virtual int nearest(const TableLayout& layout, int pile, const PileLie& lie, QPointF point) const;
    /// Where plaques stand on a realm.
    virtual QList<CastlePlaque> plaques(const TableLayout& layout, int pile, const PileLie& lie) const;
    /// Quarter turns clockwise of a piece and of the picture of an empty place.
    virtual int slotTurn(TablePlace at) const;
    /// How the pieces of a pile lie that is drawn by itself.
    virtual Heap heap(const RoomPile& pile) const;
};

/// Lays a table out in its room. Where it is tight, words are made smaller, down to `least` for a line, and
/// then pieces smaller than a finger hits: rather than not at all.
TableLayout fitted(const TableArrangement& arrangement, Room room, double least);

/// Where a piece of a pile lies that is spread out in rows over an area to be looked through: an army as it
/// lies, of other piles the last come first.
PieceSpot spreadOut(const TableArrangement& arrangement, const TableLayout& layout, int pile, int place,
                    int count, const QRectF& area);
/// Such a piece lies at least so high.
inline constexpr double kSpreadOut = 3000;

/// How the game with this id lies on the table; null: there is no such game.
const TableArrangement* arrangementOf(const QString& game);

/// The nine squares of a castle (KEEP), as tiles lie on them.
Heap keepCastle();

const TableArrangement& keepArrangement();
const TableArrangement& caleiraArrangement();
const TableArrangement& rampageArrangement();
const TableArrangement& warsArrangement();
const TableArrangement& castlesArrangement();

} // namespace drawbridge
