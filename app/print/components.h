// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"
#include "print/sheetoptions.h"

#include <QSizeF>
#include <QString>
#include <QStringList>
#include <vector>

// What there is to print for a game.
namespace drawbridge {

/// A kind of piece and how many copies to print.
struct SheetPiece {
    QString id{};      ///< unique within its game: "knight", "RcT"
    QString name{};    ///< "Knight", in the reader's language
    QString face{};    ///< face name for makeSheetPainter()
    QString back{};    ///< face name of the back; empty: no back
    int count = 0;     ///< initially as many as belong to the game; 0: leave out
    QSizeF size{};     ///< millimetres; the game's own size
    bool card = false; ///< the size can be chosen (SheetOptions::card)
    int holds = 0;     ///< for a box: how many pieces it has to hold
    QSizeF held{};     ///< size of the held pieces; empty: that of cards, which can be chosen
    QString part{};    ///< sub-pack, for packs that are sorted before play; else empty
    QString words{};   ///< other text printed on it
    QString filler{};  ///< back printed only where a blank one would come between printed sides
};

/// Pieces that are offered as one choice.
struct PieceSet {
    QString id{};    ///< "cards"
    QString game{};  ///< "castles"
    QString title{}; ///< "Cards"
    std::vector<SheetPiece> pieces{};
    bool onTable = false;   ///< lies on the table in play though it has no backs: mats
    bool wholePage = false; ///< whole pages without pieces: the rules
    QString page{};         ///< rich text of the page
    QString face{};         ///< or the face that fills the page
    int copies = 1;         ///< of a whole page

    int count() const; ///< total number of pieces, or copies of a whole page
};

/// All sets of a game, in the order in which they are usually printed. Of `setup` the options and the custom
/// deck are used: they decide what is printed.
std::vector<PieceSet> pieceSets(const GameInfo& game, const Setup& setup);
/// The options for printing a game completely: every card of its pack.
Setup wholeSetup(const GameInfo& game);

/// The same with the options of `played`, and its number of seats if those need more cards.
Setup wholeSetup(const GameInfo& game, const Setup& played);
/// Face name (for makeSheetPainter()) of the common back of a game's cards or tiles, where they form one
/// pack.
QString backOf(const GameInfo& game);
/// How many cards or tiles the game is played with.
int boxed(const GameInfo& game, const Setup& setup);
/// "2 to 4 players · 18 cards": number of players, and of cards or tiles.
QString playersAndPieces(const GameInfo& game, int count);

/// The piece with size and face adapted to the options: the card size can be chosen, and a box is sized for
/// its contents.
SheetPiece madeToMeasure(SheetPiece piece, const SheetOptions& options);

/// Takes out of `sets` what was not asked for. `sets` named by their ids, or "all". Fails if there is no such
/// set.
Result<> chooseSets(std::vector<PieceSet>& sets, const QStringList& names);
/// Keeps only these pieces: "knight", "Wall x2", by id or name, with an optional number of copies; without
/// one, as many as belong to the game. Fails if there is no such piece.
Result<> choosePieces(std::vector<PieceSet>& sets, const QStringList& wanted);
/// Multiplies all counts by 1 to kMostCopies.
void multiply(std::vector<PieceSet>& sets, int copies);
inline constexpr int kMostCopies = 20;
/// Side length of a Castle Keep tile, in millimetres.
inline constexpr double kTile = 45;

} // namespace drawbridge
