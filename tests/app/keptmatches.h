// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/library.h"
#include "library/matchfolder.h"
#include "match/gamestate.h"
#include "match/record.h"
#include "text/wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <string>

// Matches in a library, for the tests of it.
namespace drawbridge::test {

/// Lets the program's data lie in a folder, as if it were somebody's home.
inline void liveIn(const QString& home) {
    qputenv("XDG_CONFIG_HOME", (home + QStringLiteral("/config")).toUtf8());
    qputenv("XDG_DATA_HOME", (home + QStringLiteral("/data")).toUtf8());
    QCoreApplication::setOrganizationDomain(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("Drawbridge"));
}

/// A move of whoever decides, chosen by lot.
inline void playOn(Match& match, Rng& rng) {
    if (match.playChance()) return;
    MoveList list;
    match.state().legalMoves(list);
    match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
}

/// A match of Anna (whose profile that is) against a bot, played by lot to its end, or to so many events.
inline Match matchOf(std::string_view game, Seed seed, const std::string& person = "p-anna",
                     std::size_t events = ~std::size_t{0}) {
    Match match(*findGame(game), {2, {}}, {{"Anna", false, "", -1, person}, {"Rowena", true, "knight"}},
                seed);
    match.setNotes({"", "2026-11-23T06:32:51Z", 120 + seed, {}});
    Rng rng(seed);
    while (!match.isOver() && match.history().size() < events) playOn(match, rng);
    return match;
}

/// A match of the series "s", which is played to so many wins.
inline Match inSeries(Seed seed, int first, const std::string& person = "",
                      std::size_t events = ~std::size_t{0}) {
    Match match = matchOf("castle-keep", seed, person, events);
    MatchNotes notes = match.notes();
    notes.series = {"s", first, false};
    match.setNotes(std::move(notes));
    return match;
}

/// Lays a record among the matches kept, without the library.
inline void lay(const QString& id, const std::string& record, int ago = 100) {
    QVERIFY(makeMatchFolder());
    QVERIFY(writeFile(fileOfMatch(id), record));
    QFile file(fileOfMatch(id));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-ago), QFileDevice::FileModificationTime));
}

/// Waits until the index says what the files say.
inline bool refreshed(Library& library) {
    bool isReady = false;
    QObject here; // whose thread this is: the library tells from one of its own
    QObject::connect(&library, &Library::ready, &here, [&isReady] { isReady = true; });
    library.refresh();
    return QTest::qWaitFor([&isReady] { return isReady; }, 120'000);
}

inline QStringList idsOf(const std::vector<KeptMatch>& matches) {
    QStringList ids;
    for (const KeptMatch& match : matches) ids << match.id;
    return ids;
}

} // namespace drawbridge::test
