// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/chronicle/chroniclefacts.h"
#include "text/tablerow.h"

#include <QString>
#include <QStringList>
#include <array>
#include <vector>

// The chronicle in words and numbers. All plots are made from these, so that spoken text, tables and pictures
// agree.
namespace drawbridge {

/// A bar of a plot: filled part won, hatched part shared, open part lost.
struct PlotBar {
    QString label;
    double won = 0;
    double shared = 0;
    double lost = 0;
    double equal = 0; ///< expected share won with equal strength; 0: not shown
};

/// A section of a page: a note, an optional plot, and a table that contains its numbers.
struct ChronicleSection {
    QString note{}; ///< may be empty
    std::vector<PlotBar> plot{};
    Figures figures{};
};

using ChronicleSections = std::vector<ChronicleSection>;

/// Sections under a title, or `nothing` if there are none.
struct ChronicleChapter {
    QString title;
    ChronicleSections sections;
    QString nothing;
};

using ChronicleChapters = std::vector<ChronicleChapter>;

// Sections without data are left out, so that a page may be empty.

/// A person's results by month, and by game and opponent's level.
ChronicleSections timesOf(const PersonChronicle& person);
/// All numbers of a person.
ChronicleSections numbersOf(const Chronicle& chronicle, const PersonChronicle& person);
/// All people of this computer, with the first player's share and the factions.
ChronicleSections everybody(const Chronicle& chronicle);
/// The series a person has played, their opponents and scores.
ChronicleSections seriesOf(const Chronicle& chronicle, const QString& person);
/// Matches among bots only.
ChronicleSections botsAlone(const Chronicle& chronicle);

/// One of the three totals of a person, with its caption.
struct Total {
    QString number;
    QString words;
};
std::array<Total, 3> totalsOf(const PersonChronicle& person);

Figures lastMatches(const PersonChronicle& person);
Figures byGame(const PersonChronicle& person);
Figures againstTheHouse(const PersonChronicle& person);

/// Whether a cell holds a number, or that there is none: "–".
bool isNumber(const QString& cell);
QString nameOfGame(const QString& game);
/// "won", "shared", "lost".
QString outcomeWord(Outcome outcome);
/// A memorable result in a game: "fastest win: 24 moves"; empty if there is none.
QString memorableOf(const GameRecord& record);
/// Which fields of the arms are earned, and how to earn the next one.
QString armsWords(const PersonChronicle& person);
/// Accessible description of the arms.
QString armsSpoken(const PersonChronicle& person, const QString& name, int shield);
/// The suggested next match, in the game played last: against the weakest bot not beaten yet.
struct NextStep {
    QString game;  ///< empty: nothing has been played
    QString level; ///< empty: all have been beaten
    QString words; ///< the suggestion; may be empty
};
NextStep nextStep(const PersonChronicle& person);
/// "9 h 40"; below an hour "40 min".
QString timeWords(qint64 seconds);
/// A shortened list of names: "Rowena", "Rowena and 2 others".
QString againstWords(const QStringList& names);

} // namespace drawbridge
