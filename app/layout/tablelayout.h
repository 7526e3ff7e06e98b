// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"
#include "layout/gadget.h"
#include "layout/heap.h"
#include "layout/tableplace.h"

#include <QList>
#include <QMap>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <optional>

// Geometry of a table of a given size, for everything that shows one: rectangles computed from the size, the
// piles and the seats. In pixels, from the table's upper left corner.
namespace drawbridge {

/// What a layout needs to know of a piece at a place.
struct PieceState {
    bool there = false;
    bool up = false;
    int kind = 0;      ///< of the piece as the viewer knows it: the game's Face
    QString worth;     ///< current value, as text; may be empty
    bool gone = false; ///< it left in this turn, and its place is kept

    bool operator==(const PieceState&) const = default;
};
/// The pieces of a pile, by place; an empty place is a gap.
using PileContents = QList<PieceState>;

/// What a layout needs to know of a pile.
struct LayoutPile {
    PileInfo info;
    double breadth = 0; ///< width of its name in one line, in heights of a line of text
    PileContents contents;
    int down = 0; ///< number of face-down pieces

    /// The taken places, from the bottom.
    QList<int> places() const;
};

/// The input of a layout: size and contents.
struct LayoutInput {
    double width = 0;
    double height = 0;
    double unit = 16;       ///< height of a line of text
    double smallest = 24;   ///< minimum width of a piece
    double finger = 24;     ///< minimum size of what is pressed
    bool named = false;     ///< every pile has a name, even if cards get smaller
    bool arranging = false; ///< position editor
    QList<LayoutPile> piles;
    QList<int> seats; ///< in turn order
    QList<int> out;   ///< seats that are out of the game
    int bottom = 0;   ///< the seat whose own area is at the bottom
    int front = -1;   ///< the seat whose hand is at the front: may be that of a puppet

    /// The others, clockwise from the left.
    QList<int> others() const;
};

/// Enumerations for C++ and QML. (QML reads them as int, so they have no smaller underlying type.)
class Areas : public QObject {
    Q_OBJECT
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

  public:
    /// Alignment of a name or a row.
    enum class Side { None, Left, Centre, Right };
    Q_ENUM(Side)

    /// How the pieces of a pile are arranged.
    enum class Form {
        None,   ///< not on the table
        Stack,  ///< on top of each other
        Grid,   ///< on nine squares
        Row,    ///< side by side, growing to the right
        Rack,   ///< held, on shelves
        Open,   ///< in rows, open to all
        Held,   ///< overlapping backs
        Tray,   ///< spread out to be chosen from
        Fan,    ///< a stack fanned to the left
        Cards,  ///< side by side, overlapping if there is little room
        Army,   ///< stack of an army, fanned from its middle
        Lifted, ///< each at its own spot
        Realm,  ///< castles: stacks fanned downwards
    };
    Q_ENUM(Form)

    /// What is drawn under a pile, if its form does not imply it.
    enum class Ground { None, Spot, Tray, Line };
    Q_ENUM(Ground)

    Areas() = delete;
};
using Side = Areas::Side;

/// An area of the table; QML reads its edges. (Derived classes must name it with its namespace, or the
/// generated QML type information lacks the base.)
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

/// The place of a pile's name and number.
struct TagArea : drawbridge::LaidArea {
    Q_GADGET
    Q_PROPERTY(bool there READ isThere)

  public:
    GADGET_MEMBER(drawbridge::Areas::Side, align, Side::None); ///< None: not shown
    GADGET_MEMBER(bool, upright);                              ///< the number is below the name
    GADGET_MEMBER(bool, hung);                                 ///< the number is on the pile's corner
    GADGET_MEMBER(bool, flat);                                 ///< the number is a word after the name
    GADGET_MEMBER(bool, bare);                                 ///< no number

    bool isThere() const { return align != Side::None; }
    bool operator==(const TagArea&) const = default;
};

/// The area of a pile, and its arrangement.
struct PileArea : drawbridge::LaidArea {
    Q_GADGET
    Q_PROPERTY(bool there READ isThere)
    Q_PROPERTY(bool drawn READ isDrawn)

  public:
    using Form = Areas::Form;
    using Ground = Areas::Ground;

    GADGET_MEMBER(drawbridge::Areas::Form, form, Form::None);
    GADGET_MEMBER(double, tile); ///< width of its pieces
    GADGET_MEMBER(drawbridge::Areas::Ground, ground, Ground::None);
    GADGET_MEMBER(QString, slot);   ///< picture of an empty place, as a face name
    GADGET_MEMBER(QString, group);  ///< tab group and order for the keyboard: "0 hand"
    GADGET_MEMBER(bool, own);       ///< belongs to the seat at the bottom
    GADGET_MEMBER(bool, fleeting);  ///< not drawn while empty
    GADGET_MEMBER(bool, high);      ///< the text at the foot of the top piece stays visible
    GADGET_MEMBER(bool, tight);     ///< no room beside its number
    GADGET_MEMBER(bool, row);       ///< each card can be picked by itself
    GADGET_MEMBER(bool, aims);      ///< a card laid here is aimed at what it removes
    GADGET_MEMBER(int, before, -1); ///< the pile it protects
    GADGET_MEMBER(int, shares, -1); ///< the pile that it shares its room with
    GADGET_MEMBER(double, forward); ///< how far down its pieces step to attack, or an attack comes

    // Arrangement within the rectangle.
    GADGET_MEMBER(double, pad);   ///< from the edge to the pieces
    GADGET_MEMBER(double, pitch); ///< from piece to piece in a row, or from row to row
    GADGET_MEMBER(int, lines);    ///< rows of pieces
    int across = 0;               ///< pieces in a row without overlap
    bool crosswise = false;       ///< its pieces are turned sideways
    bool column = false;          ///< they lie in a column
    GADGET_MEMBER(bool, closely); ///< they always overlap
    Side align = Side::None;
    double about = 0;            ///< centre line of centred pieces
    GADGET_MEMBER(QRectF, hand); ///< the whole shared room; empty: not shared
    QList<QRectF> spots{};       ///< of each piece
    bool below = false;          ///< in the lower half of the table
    double large = 0;            ///< width of a piece turned up here
    double top = 0;              ///< of a realm: space above its castles
    double plaque = 0;           ///< height of a castle's plaque
    int abreast = 0;             ///< maximum number of pieces in a row; 0: any
    double down = 0;             ///< pitch of such rows
    double caption = 0;          ///< height of the text below a piece

    // Its name.
    GADGET_MEMBER(double, label);      ///< height of the room for it below the pile
    GADGET_MEMBER(double, labelWidth); ///< ... and width
    GADGET_MEMBER(bool, labelBeside);
    GADGET_MEMBER(drawbridge::TagArea, tag);

    bool isThere() const { return form != Form::None; }
    /// Whether it is drawn even where nothing lies.
    bool isDrawn() const;
    bool operator==(const PileArea&) const = default;
};

/// The area of a seat's banner, or of the marks of its abilities.
struct BannerArea : drawbridge::LaidArea {
    Q_GADGET
    Q_PROPERTY(bool there READ isThere)

  public:
    GADGET_MEMBER(bool, across); ///< parts side by side
    GADGET_MEMBER(bool, over);   ///< parts below each other

    bool isThere() const { return !rect.isEmpty(); }
    bool operator==(const BannerArea&) const = default;
};

/// The ground of a seat, in some games with a wall.
struct CourtArea : drawbridge::LaidArea {
    Q_GADGET
    Q_PROPERTY(bool there READ isThere)

  public:
    GADGET_MEMBER(bool, own);
    GADGET_MEMBER(double, wall);    ///< thickness of its wall; 0: none
    GADGET_MEMBER(double, tower);   ///< width of a tower beside the Gate
    GADGET_MEMBER(double, gapFrom); ///< ends of the gap for the Gate, from the court's left edge
    GADGET_MEMBER(double, gapTo);
    GADGET_MEMBER(int, gate, -1);        ///< the pile that stands in it
    GADGET_MEMBER(bool, painted);        ///< has a cloth of its own
    GADGET_MEMBER(QRectF, overview);     ///< of the turn, from the court's corner; empty: none
    GADGET_MEMBER(bool, overviewInTurn); ///< shown only in the seat's turn

    bool isThere() const { return !rect.isEmpty(); }
    bool operator==(const CourtArea&) const = default;
};

/// The result of a layout. What a game lacks, or has no room for, is an empty rectangle.
struct TableLayout {
    double unit = 0;
    double rim = 0;
    double width = 0;
    double height = 0;
    QRectF rail;
    QRectF cloth;
    double tile = 0;    ///< width of the largest pieces, usually one's own
    bool tight = false; ///< not even the smallest pieces fit with text of this size

    QMap<int, PileArea> piles;
    QMap<int, QRectF> seats; ///< names of the seats
    QMap<int, BannerArea> banners;
    QMap<int, CourtArea> courts;
    int played = -1; ///< the seat whose hand is at the front, if not the viewer's own

    QRectF shared;    ///< all shared piles
    QRectF middle;    ///< the middle of the table
    QRectF note;      ///< the news note
    QRectF queue;     ///< the queue of effects
    QRectF strength;  ///< of an attack
    QRectF clock;     ///< of rounds
    QRectF handNote;  ///< whose hand is being played
    QRectF ownBattle; ///< the result of a battle in which the viewer attacks
    QRectF theirBattle;
    PileArea tray; ///< for pieces of a stack to choose from

    // The attack trail: from a pile along stretches of the table, past one pile to another.
    int attackFrom = -1;
    QMap<int, int> attackPast; ///< by pile: the one that protects it
    QList<QRectF> trail;
    double trailPlace = 1; ///< length taken by one card

    // Where the cards of an eliminated player lie open.
    int outPile = -1;
    int outAside = 0; ///< number of cards at the bottom of that pile that are not theirs
    PileArea goneTo;

    /// Form::None: not on the table.
    const PileArea& pile(int id) const;
    /// Sets the area of a pile, if there is such a pile.
    void put(int id, const PileArea& area) {
        if (id >= 0) piles[id] = area;
    }
    void put(const LayoutPile* pile, const PileArea& area) {
        if (pile) piles[pile->info.id] = area;
    }
};

/// The position of a piece: `x`, `y` and `size` of the upright piece, which is then turned about its centre.
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
    GADGET_MEMBER(bool, buried);    ///< covered by others of its stack
    GADGET_MEMBER(bool, apart);     ///< can be pointed at even so
    GADGET_MEMBER(bool, open);      ///< always reachable with the keyboard
    GADGET_MEMBER(bool, told);      ///< its current value is shown beside it
    GADGET_MEMBER(bool, covered);   ///< what the viewer knows of it is a small picture
    GADGET_MEMBER(bool, familiar);  ///< the viewer always knows it: not marked
    GADGET_MEMBER(bool, faded);     ///< out of the game
    GADGET_MEMBER(bool, under);     ///< slides in below what lies there
    GADGET_MEMBER(double, forward); ///< how far down it steps when attacking
    GADGET_MEMBER(QSizeF, caption); ///< room for text below it; empty: none

    bool isThere() const { return size > 0; }
    bool operator==(const PieceSpot&) const = default;
};

/// The piece that a layout is asked about.
struct PieceAt {
    int pile = 0;
    int place = 0;
    int count = 0; ///< pieces in its pile
    int rank = 0;  ///< index within its pile, without gaps
    bool up = false;
    PileContents contents; ///< of its whole pile: may be outdated for a moment
    int others = 0;        ///< pieces in the pile that this one shares its room with
};

/// Where a dropped piece would lie.
struct Landing {
    Q_GADGET
    Q_PROPERTY(bool there READ isThere)

  public:
    GADGET_MEMBER(QRectF, rect); ///< empty: nowhere
    GADGET_MEMBER(bool, faceUp);

    bool isThere() const { return !rect.isEmpty(); }
};

/// The plaque above a castle.
struct CastlePlaque {
    Q_GADGET

    GADGET_MEMBER(int, place);  ///< of the piece whose value it shows
    GADGET_MEMBER(int, number); ///< of the castle, from 1
    GADGET_MEMBER(QRectF, plaque);
    GADGET_MEMBER(QRectF, ground); ///< ground of a castle that is gone; empty: it stands

    bool operator==(const CastlePlaque&) const = default;
};

/// The table layout of one game. Stateless: one instance serves all tables.
class TableArrangement {
  public:
    virtual ~TableArrangement() = default;

    /// Height of an upright piece relative to its width: 1 for tiles.
    virtual double aspect() const { return 1; }
    /// Size of the number in the upper left corner of a piece, in widths of the piece: marks must not cover
    /// it.
    virtual QSizeF figure() const { return {}; }

    virtual TableLayout arrange(const LayoutInput& room) const = 0;
    virtual PieceSpot spot(const TableLayout& layout, const PieceAt& piece) const = 0;
    /// The spot of a piece that may be taken out of a stack, `index` from the top; few games have this.
    virtual std::optional<PieceSpot> traySpot(const TableLayout& layout, int index, int count) const;
    /// What the layout depends on besides the size, as a string to compare. `piles` with their current
    /// pieces.
    virtual QString shapeOf(const QList<LayoutPile>& piles) const;
    /// Adds to `now` the places that are kept in this turn for pieces removed since `before`.
    virtual void keepGrounds(const PileInfo& pile, const PileContents& before, PileContents& now) const;
    /// The drop rectangle: a place of a grid, a side of a row, or with place -1 a whole pile; nothing for a
    /// place of a row, where it is the piece's own rectangle. By itself only whole piles.
    virtual std::optional<QRectF> dropRect(const TableLayout& layout, TablePlace at, int count,
                                           const PileContents& contents) const;
    /// The places at which a row takes in new pieces, beyond those of its pieces.
    virtual QList<int> sides(const TableLayout& layout, int pile) const;
    /// Where a piece dropped at a side of a row will lie.
    virtual Landing landing(const TableLayout& layout, TablePlace at, int count) const;
    /// Hit test: what lies under a point. For a row the place is a side, or -1.
    virtual TablePlace spotAt(const TableLayout& layout, QPointF point) const = 0;
    /// The place that represents the whole that a piece belongs to, as a castle for its cards; -1: none.
    virtual int wholeOf(const TableLayout& layout, TablePlace at) const;
    /// The place meant by a point of a pile beside its pieces; -1: the pile itself.
    virtual int nearest(const TableLayout& layout, int pile, const PileContents& contents,
                        QPointF point) const;
    /// The plaques of a realm.
    virtual QList<CastlePlaque> plaques(const TableLayout& layout, int pile,
                                        const PileContents& contents) const;
    /// Quarter turns clockwise of a piece, and of the picture of an empty place.
    virtual int slotTurn(TablePlace at) const;
    /// Face name for the picture of an empty place of a grid; empty: none.
    virtual QString slotFace(TablePlace at) const;
    /// The arrangement of a pile drawn outside the table.
    virtual Heap heap(const LayoutPile& pile) const;
};

/// Makes a layout. If it does not fit, text is made smaller, down to `least` for a line, and then pieces,
/// even below the touch size.
TableLayout fitted(const TableArrangement& arrangement, LayoutInput room, double least);

/// A spot turned sideways or moved forward; not for a fanned-out pile.
PieceSpot stanceOf(PieceSpot home, bool sideways, bool forward);

/// The spot of a piece of a pile fanned out in rows over an area: an army in its order, other piles with the
/// last piece first.
PieceSpot spreadOut(const TableArrangement& arrangement, const TableLayout& layout, int pile, int place,
                    int count, const QRectF& area);
/// Minimum z of such a piece.
inline constexpr double kSpreadOut = 3000;

/// The arrangement of the game with this id; nullptr: no such game.
const TableArrangement* arrangementOf(const QString& game);

/// The nine squares of a castle (KEEP), as places for tiles.
Heap keepCastle();

} // namespace drawbridge
