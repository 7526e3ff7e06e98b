// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/chronicle/chroniclefacts.h"
#include "text/tablerow.h"

#include <QString>
#include <QStringList>
#include <array>
#include <vector>

// The chronicle in words and numbers. Whatever it shows as a picture is made from these, so that what is
// spoken, what stands in a table and what is painted are one and the same.
namespace drawbridge {

/// A bar from top to bottom: what was won is filled, what was shared is hatched, what was lost stays open.
struct PlotBar {
    QString label;
    double won = 0;
    double shared = 0;
    double lost = 0;
    double equal = 0; ///< the share that would be won if all were equally strong; 0: of no interest
};

/// A part of a page: words, perhaps a plot, and a table; the numbers of the plot stand in the table.
struct ChronicleSection {
    QString note{}; ///< may be empty
    std::vector<PlotBar> plot{};
    Figures figures{};
};

using ChronicleSections = std::vector<ChronicleSection>;

/// Sections under a title; where there are none, it says so.
struct ChronicleChapter {
    QString title;
    ChronicleSections sections;
    QString nothing;
};

using ChronicleChapters = std::vector<ChronicleChapter>;

// A part is left out where there is nothing to tell; a page may so be empty.

/// How somebody fares month by month, and by game against each strength.
ChronicleSections timesOf(const PersonChronicle& person);
/// All numbers of somebody.
ChronicleSections numbersOf(const Chronicle& chronicle, const PersonChronicle& person);
/// All people of this computer, the first player's share and the factions of what they played.
ChronicleSections everybody(const Chronicle& chronicle);
/// The series that somebody has played, with whom and how they stand.
ChronicleSections seriesOf(const Chronicle& chronicle, const QString& person);
/// What bots have played among themselves.
ChronicleSections botsAlone(const Chronicle& chronicle);

/// Three numbers of somebody and what each counts.
struct Total {
    QString number;
    QString words;
};
std::array<Total, 3> totalsOf(const PersonChronicle& person);

Figures lastMatches(const PersonChronicle& person);
Figures byGame(const PersonChronicle& person);
Figures againstTheHouse(const PersonChronicle& person);

QString nameOfGame(const QString& game);
/// "won", "shared", "lost".
QString outcomeWord(Outcome outcome);
/// What somebody remembers of a game: "fastest win: 24 moves"; empty while there is nothing.
QString memorableOf(const GameRecord& record);
/// Which fields of the arms are earned, and how the next one is.
QString armsWords(const PersonChronicle& person);
/// What the arms show, for those who do not see them.
QString armsSpoken(const PersonChronicle& person, const QString& name, int shield);
/// What to do next, in the game played last: the weakest bot that has not been beaten there.
struct NextStep {
    QString game;  ///< empty: nothing has been played
    QString level; ///< empty: all have been beaten
    QString words; ///< whom to try next; may be empty
};
NextStep nextStep(const PersonChronicle& person);
/// "9 h 40", in a large face; below an hour "40 min".
QString timeWords(qint64 seconds);
/// What stands in a list of names: "Rowena", "Rowena and 2 others".
QString againstWords(const QStringList& names);

} // namespace drawbridge
