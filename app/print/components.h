// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"
#include "print/sheetoptions.h"

#include <QSizeF>
#include <QString>
#include <QStringList>
#include <vector>

// What a game has to print.
namespace drawbridge {

/// A kind of piece and how many of it are wanted.
struct SheetPiece {
    QString id;        ///< within its game: "knight", "RcT"
    QString name;      ///< "Knight", in the reader's language
    QString face;      ///< as makeSheetPainter() has it
    QString back;      ///< the same; empty: there is nothing behind it
    int count = 0;     ///< at first as many as belong to the game; 0: it is left out
    QSizeF size;       ///< millimetres, as the game has it
    bool card = false; ///< its size can be chosen (SheetOptions::card)
    int holds = 0;     ///< a box, made to measure for so many pieces
    QSizeF held{};     ///< the size of those; empty: of cards, which can be chosen
    QString part{};    ///< of a pack that is sorted before one plays: with which others it lies; else empty
    QString words{};   ///< what else is printed on it
    QString filler{};  ///< as a back, but only where an empty side would lie between two that are printed
};

/// Pieces that are offered together.
struct PieceSet {
    QString id;    ///< "cards"
    QString game;  ///< "castles"
    QString title; ///< "Cards"
    std::vector<SheetPiece> pieces;
    bool onTable = false;   ///< lies there in play, though it has no backs: mats
    bool wholePage = false; ///< a page by itself, which has no pieces: the rules
    QString page;           ///< its rich text
    QString face;           ///< or the face that fills it
    int copies = 1;         ///< of a whole page

    int count() const; ///< all pieces together, or copies of a whole page
};

/// All sets of a game, in the order in which one would print them. Of `setup` counts that its options choose,
/// and the deck of the player's own: that is what is printed then.
std::vector<PieceSet> pieceSets(const GameInfo& game, const Setup& setup);
/// The options with which a game is printed whole: every card of its pack.
Setup wholeSetup(const GameInfo& game);

/// The same by the options by which a game is played, and with its seats if they need more cards than that.
Setup wholeSetup(const GameInfo& game, const Setup& played);
/// The face on the other side of a game's cards or tiles, as makeSheetPainter() has it, where they are of one
/// pack.
QString backOf(const GameInfo& game);
/// With how many cards or tiles a game is played.
int boxed(const GameInfo& game, const Setup& setup);
/// "2 to 4 players · 18 cards": how many play, and with how many cards or tiles.
QString playersAndPieces(const GameInfo& game, int count);

/// A piece with the size and the face that it has by these options: the size of cards can be chosen, and a
/// box is as large as what it holds.
SheetPiece madeToMeasure(SheetPiece piece, const SheetOptions& options);

/// Takes out of `sets` what was not asked for. `sets` named by their ids, or "all". Returns a sentence if
/// there is no such set; empty if all is well.
QString chooseSets(std::vector<PieceSet>& sets, const QStringList& names);
/// Leaves only these pieces: "knight", "Wall x2", by id or by name, with or without a number of copies;
/// without one, as many as belong to the game. Returns a sentence if there is no such piece.
QString choosePieces(std::vector<PieceSet>& sets, const QStringList& wanted);
/// Takes all that many times: 1 to kMostCopies.
void multiply(std::vector<PieceSet>& sets, int copies);
inline constexpr int kMostCopies = 20;
/// The side of a tile of Castle Keep, in millimetres.
inline constexpr double kTile = 45;

} // namespace drawbridge
