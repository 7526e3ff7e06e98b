// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tablerows.h"

#include "table/pictures.h"
#include "tablemodels.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace drawbridge {

namespace {

struct TableRows {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::TableRows)
};

static_assert(static_cast<int>(Aim::TurnDown) == static_cast<int>(PileModel::TurnDown));

QString absenceOf(GameTable::Place place) {
    switch (place) {
    //: Below the name of a player for whom nobody has come yet who plays with a phone
    case GameTable::Place::Awaited: return TableRows::tr("waiting for a hand");
    //: Below the name of a player whose phone does not answer
    case GameTable::Place::Away: return TableRows::tr("away");
    default: return {};
    }
}

/// The fixed key of a button; empty: it is numbered.
QString ownKey(const GameText& text, const View& view, const Choice& choice) {
    switch (choice.kind) {
    case Choice::Kind::Make: return text.choiceKey(view, choice.move);
    case Choice::Kind::Confirm: return text.letter("done");
    case Choice::Kind::TakeBack: return text.letter("take-back");
    case Choice::Kind::ToTheEnd: return text.letter("to-the-end");
    case Choice::Kind::PassTurn: return text.letter("not-again");
    case Choice::Kind::RatherNot: break;
    }
    return {};
}

/// The keys of buttons that can be pressed at the same time; those at a place are numbered.
QStringList keysOf(const GameText& text, const View& view, const std::vector<Choice>& choices) {
    QStringList keys;
    for (const Choice& choice : choices) {
        const QString own = choice.atPlace ? QString() : ownKey(text, view, choice);
        keys.append(keys.contains(own) ? QString() : own);
    }
    for (QString& key : keys)
        for (QChar digit = u'1'; key.isEmpty() && digit <= u'9'; digit = QChar(digit.unicode() + 1))
            if (!keys.contains(digit)) key = digit;
    return keys;
}

QList<TurnStepNote> stepsOf(const GameText& text, const View& view, Seat seat) {
    QList<TurnStepNote> steps;
    for (const TurnStep& step : text.turnSteps(view, seat)) steps.append({step.words, step.now, step.done});
    return steps;
}

QList<SeatMarkNote> marksOf(const GameText& text, const View& view, Seat seat) {
    QList<SeatMarkNote> marks;
    for (const SeatMark& mark : text.seatMarks(view, seat)) marks.append({mark.mark, mark.text, mark.words});
    return marks;
}

SeatCardNote cardOf(const GameText& text, const View& view, Seat seat) {
    const std::optional<SeatCard> card = text.seatCard(view, seat);
    if (!card) return {};
    return {card->picture, card->name, card->help, toQString(card->clause.id())};
}

} // namespace

QList<PileRow> pileRows(const GameTable& table, const ViewIndex& viewIndex, const ShownPieces& shown,
                        const Interactions& interactions, const Hand& hand,
                        const std::vector<TablePlace>& lit) {
    const GameText& text = table.text();
    const QStringList names = table.names();
    std::map<int, std::pair<int, bool>> contents; // by pile: number of pieces, and whether its top may move
    for (const Piece& piece : viewIndex.pieces()) {
        auto& [count, topMoves] = contents[piece.pile];
        ++count;
        if (viewIndex.pileOf(piece).kind == PileKind::Stack && viewIndex.isTop(piece))
            topMoves = shown.of(piece).movable;
    }
    const Piece* held = viewIndex.pieceOf(hand.picked);
    QList<PileRow> rows;
    for (const PileInfo& pile : viewIndex.piles()) {
        QList<int> places;
        QList<int> aims;
        for (const TablePlace& target : lit) {
            if (target.pile != pile.id) continue;
            places.append(target.place);
            aims.append(static_cast<int>(held != nullptr ? interactions.aimAt(*held, target) : Aim::Place));
        }
        const auto [count, topMoves] = contents[pile.id];
        const QString name = text.pileNameFor(pile, names, viewIndex.view().viewer);
        const QString spoken = spokenPile(table, viewIndex, shown, hand, {pile.id, -1});
        // The name where the focus is on the pile itself, not on a piece of it. Readers skip a group whose
        // only child has the same name, and one without a name.
        const bool isTarget = places.contains(-1);
        const bool isStack = pile.kind == PileKind::Stack;
        const QString group = count == 0            ? spoken
                              : isTarget && isStack ? QString()
                              : isTarget || isStack ? name
                                                    : countedPile(text, name, count);
        rows.append({.pile = pile.id,
                     .name = name,
                     .kind = QLatin1String(kPileKinds[static_cast<std::size_t>(pile.kind)]),
                     .owner = seatNumber(pile.owner),
                     .count = count,
                     .places = pile.places,
                     .targets = places,
                     .role = QString::fromStdString(pile.name),
                     .movable = topMoves,
                     .spokenName = spoken,
                     .label = text.pileLabel(pile, names),
                     .marks = text.pileMarks(viewIndex.view(), pile.id),
                     .heardName = group,
                     .use = static_cast<int>(pile.use),
                     .topMark = text.topMark(viewIndex.view(), pile.id),
                     .aims = aims});
    }
    return rows;
}

QList<SeatRow> seatRows(const GameTable& table, const ViewIndex& viewIndex, Seat deciding,
                        const std::vector<SeatPress>& presses) {
    const SeenMatch match = table.seen();
    const GameText& text = table.text();
    const View& view = viewIndex.view();
    const QStringList names = table.names();
    const std::vector<Seat> winners = text.winners(match.open().known());
    QList<SeatRow> rows;
    for (Seat seat = 0; seat < names.size(); ++seat) {
        int hand = 0;
        int castle = 0;
        for (const Piece& piece : viewIndex.pieces()) {
            const PileInfo& pile = viewIndex.pileOf(piece);
            if (pile.owner != seat) continue;
            // Counts piles named "hand"; other heaps of a seat (captured tiles) are not counted.
            hand += pile.kind == PileKind::Hand && pile.name.starts_with("hand") ? 1 : 0;
            castle += hasPlaces(pile.kind) ? 1 : 0;
        }
        const Player& player = match.players()[seat];
        const Seat lord = text.lordOf(view, seat);
        const bool decides = deciding == seat;
        rows.append(
            {.seat = seat,
             .name = seatName(names, seat),
             .isBot = player.isBot,
             .isTurn = view.turn == seat && !match.isOver(),
             .isDecider = decides,
             .isOut = text.isOut(view, seat),
             .thinking = (decides && table.isThinking()) || table.placeOf(seat) == GameTable::Place::Thinking,
             .handCount = hand,
             .castleCount = castle,
             .shield = shieldPath(match, view, seat),
             .winner = std::ranges::count(winners, seat) > 0,
             .steps = stepsOf(text, view, seat),
             .marks = marksOf(text, view, seat),
             .card = cardOf(text, view, seat),
             .standing = text.standing(view, seat, names),
             .lord = seatName(names, lord),
             .press = presses[seat],
             .wins = table.wins(seat),
             .winsWanted = table.winsWanted(),
             .portrait = portraitPath(match, seat),
             .inHand = table.placeOf(seat) != GameTable::Place::Here,
             .absence = absenceOf(table.placeOf(seat))});
    }
    return rows;
}

QList<ChoiceRow> choiceRows(const GameTable& table, const View& view, const std::vector<Choice>& choices) {
    const GameText& text = table.text();
    QList<ChoiceRow> rows;
    const QStringList keys = keysOf(text, view, choices);
    for (const Choice& choice : choices) {
        QString mark;
        QString picture;
        QString help;
        bool passes = choice.kind == Choice::Kind::PassTurn;
        if (choice.kind == Choice::Kind::Make) {
            const SeenMatch match = table.seen();
            mark = text.choiceMark(choice.move);
            passes = match.isPass(choice.move);
            help = text.consequence(match.known(), choice.move,
                                    choice.atPlace ? match.outlook({&choice.move, 1}) : std::nullopt);
            if (!choice.atPlace) picture = text.choicePicture(view, choice.move);
        }
        if (!picture.isEmpty()) picture = toQString(table.seen().game().id()) + QLatin1Char('/') + picture;
        rows.append({.index = static_cast<int>(rows.size()),
                     .text = choice.label,
                     .key = keys[rows.size()],
                     .mark = mark,
                     .face = picture,
                     .help = help,
                     .atPlace = choice.atPlace,
                     .passes = passes});
    }
    return rows;
}

} // namespace drawbridge
