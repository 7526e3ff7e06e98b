// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What a game is to the rest of the house beside its words: assets/<game>/game.json.
namespace drawbridge {

struct GameSheet {
    using Colour = QString; ///< "#2f5a48"

    /// As it stands on the shelf of the hall, which is made for boxes of at most kTallest.
    struct Box {
        static constexpr int kTallest = 244;

        QSize cover; ///< as assets/hall/covers.py draws it
        Colour side;
        bool titleInMiddle = false; ///< not at the foot
        /// Two pictures meet in it, cut along a line at these parts of its height, at the left edge and at
        /// the right one.
        std::optional<std::pair<double, double>> cut;
    };

    /// What its matches lie on in the hall and in New game.
    struct Cloth {
        Colour byDay;
        Colour byNight;
        Colour mat; ///< upon it
    };

    /// Pieces side by side on the small table of New game, in parts of the height of its cloth.
    struct Row {
        QStringList faces; ///< "castle-keep/back"
        double width = 0;  ///< of a piece
        double apart = 0;  ///< from the middle of one to that of the next
        double y = 0;      ///< of their middle, towards whoever sits there
    };
    using Rows = std::vector<Row>;

    /// A part of the picture of a way to play, which has a field of 120 by 64.
    struct PicturePart {
        QString face;        ///< "castle-keep/back", "seat/0"
        QString mark;        ///< instead, the name of a mark
        QStringList squares; ///< instead, a castle by its squares, line by line; of an empty one nothing
        double x = 0;        ///< of its upper left corner
        double y = 0;
        double width = 0; ///< of a piece, or of a square
        double tall = 1;  ///< how high it is for its width
        double lean = 0;  ///< by so many degrees to the right
        bool isFaint = false;
    };

    std::string_view game; ///< its id
    bool hasTiles = false; ///< as broad as high; else cards
    Box box;
    Cloth cloth;
    /// Options that are at hand when it is chosen, by their names in the ledger: those chosen by pictures of
    /// what differs, and those that are switched. All house rules stand behind a door.
    std::vector<std::string> pictures;
    std::vector<std::string> switches;
    /// Those pictures, by "option.variant=king".
    std::map<QString, std::vector<PicturePart>> variants;
    /// What lies before each seat of the small table: the last of these before all further ones, too.
    std::vector<Rows> seats;
    Rows middle; ///< and between them
};

/// Of one of allGames(). What is wrong with a file ends the program: it comes with it.
const GameSheet& sheetOf(std::string_view game);

/// Reads such a file; `mistake` is where it is wrong ("box.side"), and empty if it is not.
GameSheet readSheet(std::string_view game, const QByteArray& json, QString& mistake);

} // namespace drawbridge
