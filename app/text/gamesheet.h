// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A game's data for the user interface, apart from texts: assets/<game>/game.json.
namespace drawbridge {

struct GameSheet {
    using Colour = QString; ///< "#2f5a48"

    /// The box on the shelf of the hall.
    struct Box {

        QSize cover; ///< as drawn by assets/hall/covers.py
        Colour side;
        bool titleInMiddle = false; ///< the title is not at the foot
        /// Two pictures on the cover, divided by a line at these fractions of its height, left and right.
        std::optional<std::pair<double, double>> cut;
    };

    /// The background of its matches in the hall and in New game.
    struct Cloth {
        Colour byDay;
        Colour byNight;
        Colour mat; ///< on the cloth
    };

    /// Pieces side by side on the small table of New game, in units of the height of its cloth.
    struct Row {
        QStringList faces; ///< "castle-keep/back"
        double width = 0;  ///< of a piece
        double apart = 0;  ///< pitch
        double y = 0;      ///< of their centres, towards the seat
    };
    using Rows = std::vector<Row>;

    /// A part of the picture of a variant, in a field of 120 by 64.
    struct PicturePart {
        QString face;        ///< "castle-keep/back", "seat/0"
        QString mark;        ///< alternatively, the name of a mark
        QStringList squares; ///< alternatively, a castle by its squares, line by line; "" for an empty one
        double x = 0;        ///< of its upper left corner
        double y = 0;
        double width = 0; ///< of a piece, or of a square
        double tall = 1;  ///< height relative to its width
        double lean = 0;  ///< degrees to the right
        bool isFaint = false;
    };

    std::string_view game; ///< its id
    bool hasTiles = false; ///< square pieces; else cards
    Box box;
    Cloth cloth;
    /// Options offered directly in New game, by their names in the ledger: those chosen by pictures of the
    /// variants, and switches. House rules are on a page of their own.
    std::vector<std::string> pictures;
    std::vector<std::string> switches;
    /// Those pictures, by "option.variant=king".
    std::map<QString, std::vector<PicturePart>> variants;
    /// What lies in front of each seat of the small table; the last of these is also for all further seats.
    std::vector<Rows> seats;
    Rows middle; ///< between the seats
};

/// Of one of allGames(). A mistake in a file ends the program, as it is bundled.
const GameSheet& sheetOf(std::string_view game);

/// Parses such a file. The values of a problem are the file and the path of the first mistake ("box.side").
Result<GameSheet> readSheet(std::string_view game, const QByteArray& json);

} // namespace drawbridge
