// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/answers.h"

#include "table/gametable.h"
#include "table/tablecontroller.h"

#include <QLocale>
#include <QSet>
#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

QString listed(const QStringList& names) { return QLocale().createSeparatedList(names); }

//: What lies somewhere, spoken: %1 is a place such as "your hand", %2 a list of pieces
QString lies(const QString& where, const QString& what) { return Answers::tr("%1: %2.").arg(where, what); }

/// The card page of a face.
std::optional<CardPage> pageOf(const SeenMatch& match, Face face) {
    const QString picture = toQString(picturePath(match.game(), match.setup(), face, 0));
    for (CardPage& page : cardPages(match.game(), match.setup()))
        if (page.pictures.contains(picture)) return std::move(page);
    return std::nullopt;
}

} // namespace

const GameTable& Answers::game() const { return *table_->gameTable(); }

QString Answers::to(Question question, TablePlace at) {
    if (!table_->hasTable()) return {};
    switch (question) {
    case Question::Task: return table_->decision()->prompt();
    case Question::Options: return options();
    case Question::Standing: return standing();
    case Question::Hand: return hand();
    case Question::Place: return place(at);
    case Question::Card: return card(at);
    case Question::Next: return news(1);
    case Question::Previous: return news(-1);
    }
    return {};
}

QString Answers::nameOf(const Piece& piece) const {
    return game().text().faceNameIn(game().seen().setup(), piece.face);
}

/// Targets of the picked piece; without one what can be picked, pile by pile, and the buttons.
QString Answers::options() const {
    if (!table_->decision()->isMine()) return table_->decision()->prompt();
    const SeenMatch match = game().seen();
    const GameText& text = game().text();
    const QStringList names = game().names();
    const Seat viewer = game().viewer();
    const bool isQuestion = table_->decision()->isAsking(); // then only the buttons can be used
    const std::vector<PileInfo> piles = match.piles();
    const auto pileOf = [&](int id) -> const PileInfo& {
        return *std::ranges::find(piles, static_cast<PileId>(id), &PileInfo::id);
    };
    QStringList said;
    QStringList goals;
    const QList<TablePlace> targets = isQuestion ? QList<TablePlace>() : table_->targets();
    const auto nameAt = [&](qsizetype at) {
        return text.spotName(pileOf(targets[at].pile), targets[at].place, names, viewer);
    };
    for (qsizetype from = 0, to = 0; from < targets.size(); from = to + 1) {
        to = from;
        while (pileOf(targets[from].pile).kind == PileKind::Row && to + 1 < targets.size() &&
               targets[to + 1].pile == targets[from].pile && targets[to + 1].place == targets[to].place + 1)
            ++to;
        goals << nameAt(from);
        if (to == from + 1) goals << nameAt(to);
        //: Several places side by side: %1 is the first one, such as "card 1 of your castle", %2 the last one
        if (to > from + 1) goals.back() = tr("%1 to %2").arg(nameAt(from), nameAt(to));
    }
    //: What can be done with the piece that is picked up: %1 is a list of places
    if (!goals.isEmpty()) said << tr("It can go to: %1.").arg(listed(goals));
    QSet<Handle> movable;
    const PieceModel& pieces = *table_->pieces();
    for (int row = 0; row < pieces.rowCount() && goals.isEmpty() && !isQuestion; ++row)
        if (pieces.at(row).movable) movable << static_cast<Handle>(pieces.at(row).handle);
    const View view = match.view();
    QStringList takes;
    for (const PileInfo& pile : piles) {
        const QString where = text.pileNameFor(pile, names, viewer);
        QStringList own;
        bool isHidden = false;
        for (const Piece& piece : view.pieces)
            if (piece.pile == pile.id && movable.contains(piece.handle))
                piece.face == kHidden ? void(isHidden = true) : void(own << nameOf(piece));
        if (isHidden) takes << where;
        if (!own.isEmpty())
            //: What can be chosen: %1 is a list of pieces, %2 where they lie, such as "your hand"
            takes << tr("%1 (%2)").arg(listed(own), where);
    }
    //: What a press does something with: %1 is a list of pieces, by where they lie
    if (!takes.isEmpty()) said << tr("You can choose: %1.").arg(takes.join(QStringLiteral("; ")));
    QStringList buttons;
    const ChoiceModel& choices = *table_->decision()->choices();
    for (int row = 0; row < choices.rowCount(); ++row) {
        const ChoiceRow& choice = choices.at(row);
        //: A button, spoken: %1 is what stands on it, %2 the key that presses it
        const QString withKey = tr("%1 (key %2)").arg(choice.text, choice.key);
        buttons << (choice.key.isEmpty() ? choice.text : withKey);
    }
    //: %1 is a list of buttons
    if (!buttons.isEmpty()) said << tr("Buttons: %1.").arg(listed(buttons));
    return said.join(QLatin1Char(' '));
}

QString Answers::standing() const {
    const SeenMatch match = game().seen();
    const GameText& text = game().text();
    const View view = match.known().view;
    QStringList said;
    if (table_->match()->isOver())
        said << table_->match()->ending();
    else if (const auto clock = text.clock(view))
        said << clock->text + QLatin1Char('.');
    else
        //: How far a match has come: %1 is a number
        said << tr("Turn %1.").arg(QLocale().toString(text.turns(view) + 1));
    const SeatModel& seats = *table_->seats();
    for (int row = 0; row < seats.rowCount(); ++row) {
        const SeatRow& seat = seats.at(row);
        QStringList facts;
        //: Beside a name: that is who asks
        if (row == table_->match()->viewer() && seats.rowCount() > 1) facts << tr("you");
        //: Beside a name: it is that player's turn
        if (seat.isTurn) facts << tr("on turn");
        //: Beside a name: that player plays no longer
        if (seat.isOut) facts << tr("out of the game");
        if (!seat.standing.isEmpty()) facts << seat.standing;
        if (seat.castleCount > 0 && text.standing(view, static_cast<Seat>(row), game().names()).isEmpty())
            //: Beside a name: %1 is "5 tiles"
            facts << tr("%1 built").arg(text.counted(seat.castleCount));
        //: Beside a name: %1 is "5 tiles"
        facts << tr("%1 in hand").arg(text.counted(seat.handCount));
        said << lies(seat.name, facts.join(QStringLiteral(", ")));
    }
    said << table_->match()->series();
    said.removeAll(QString());
    return said.join(QLatin1Char(' '));
}

QString Answers::hand() const {
    const SeenMatch match = game().seen();
    const View view = match.known().view;
    const Seat whose = game().text().playsFor(view);
    if (!isSeat(whose)) return tr("No hand is open now.");
    QStringList held;
    for (const PileInfo& pile : match.piles())
        if (pile.owner == whose && pile.kind == PileKind::Hand)
            for (const Piece& piece : view.pieces)
                if (piece.pile == pile.id) held << nameOf(piece);
    if (held.isEmpty()) return tr("Your hand is empty.");
    //: %1 is a list of pieces
    return tr("Your hand: %1.").arg(listed(held));
}

/// What lies in a pile, place by place; of pieces lying face down only their number.
QString Answers::whatLiesIn(const PileInfo& pile) const {
    const GameText& text = game().text();
    const View view = game().seen().known().view;
    std::vector<Piece> pieces;
    std::ranges::copy_if(view.pieces, std::back_inserter(pieces),
                         [&](const Piece& piece) { return piece.pile == pile.id; });
    if (pile.kind == PileKind::Stack) std::ranges::reverse(pieces); // read from the top
    if (pile.kind == PileKind::Grid)
        std::ranges::sort(pieces, {},
                          [&](const Piece& piece) { return text.readingRank(pile, piece.place); });
    QStringList said;
    int hidden = 0;
    for (const Piece& piece : pieces) {
        if (piece.face == kHidden && !hasPlaces(pile.kind)) {
            ++hidden;
            continue;
        }
        const QString note = text.pieceNote(view, piece);
        const QString name = note.isEmpty() ? nameOf(piece) : nameOf(piece) + QStringLiteral(", ") + note;
        const QString where = pile.kind == PileKind::Grid ? text.placeName(pile, piece.place) : QString();
        //: A piece in a castle, spoken: %1 is "north-west corner", %2 "red curvy tower"
        said << (where.isEmpty() ? name : tr("%1 %2").arg(where, name));
    }
    //: In a list of what lies in a pile: %1 is "12 tiles"
    if (hidden > 0) said << tr("%1 face down").arg(text.counted(hidden));
    if (const auto empty = pile.places - static_cast<int>(pieces.size());
        pile.kind == PileKind::Grid && empty > 0)
        said << tr("%n empty place(s)", nullptr, empty);
    return said.isEmpty() ? tr("empty") : said.join(QStringLiteral("; "));
}

QString Answers::place(TablePlace at) const {
    const SeenMatch match = game().seen();
    const std::vector<PileInfo> piles = match.piles();
    const Seat viewer = game().viewer();
    auto pile = std::ranges::find_if(piles, [&](const PileInfo& each) { return each.id == at.pile; });
    if (pile == piles.end())
        pile = std::ranges::find_if(
            piles, [&](const PileInfo& each) { return each.owner == viewer && each.kind != PileKind::Hand; });
    if (pile == piles.end()) return {};
    return lies(game().text().pileNameFor(*pile, game().names(), viewer), whatLiesIn(*pile));
}

QString Answers::card(TablePlace at) const {
    const SeenMatch match = game().seen();
    const GameText& text = game().text();
    const PieceModel& pieces = *table_->pieces();
    const View view = match.view();
    const Piece* found = nullptr;
    for (const Piece& piece : view.pieces)
        if (piece.pile == at.pile && (at.place < 0 || piece.place == at.place)) found = &piece;
    if (found == nullptr) return table_->spokenPile(at.pile, at.place);
    QStringList said;
    for (int row = 0; row < pieces.rowCount(); ++row)
        if (static_cast<Handle>(pieces.at(row).handle) == found->handle)
            said << pieces.at(row).spokenName + QLatin1Char('.');
    if (found->face != kHidden)
        if (const auto page = pageOf(match, found->face)) {
            said << page->meaning;
            if (!page->clauses.isEmpty())
                //: %1 is the number of a rule, %2 what it says
                said << tr("Rule %1: %2")
                            .arg(text.clauseNumber(page->clauses.front()),
                                 text.clauseText(page->clauses.front()));
        }
    return said.join(QLatin1Char(' '));
}

QStringList Answers::newsLines() const {
    QStringList lines;
    const LogModel& log = *table_->match()->log();
    for (int row = 0; row < log.rowCount(); ++row) {
        const LogRow& line = log.at(row);
        if (line.isNew && line.eventIndex >= table_->match()->newsFrom()) lines << line.text;
    }
    return lines;
}

QString Answers::news(int step) {
    const QStringList lines = newsLines();
    if (std::exchange(news_, lines) != lines) line_ = -1;
    if (lines.isEmpty()) return tr("Nothing has happened since your turn.");
    if (line_ < 0 && step < 0) line_ = lines.size();
    line_ = std::clamp<qsizetype>(line_ + step, -1, lines.size());
    if (line_ < 0) return tr("That was the first since your turn.");
    if (line_ == lines.size()) return tr("That was the last since your turn.");
    //: A line of what has happened since one's turn: %1 of %2, %3 is the line
    return tr("%1 of %2: %3")
        .arg(QLocale().toString(line_ + 1), QLocale().toString(lines.size()), lines[line_]);
}

} // namespace drawbridge
