// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a match of bots keeps the pace that one has chosen: `pace GAME SEATS LEVEL PACE SECONDS` lets bots
// of a level play for so many seconds by a pace in milliseconds, and tells how long it took from move to
// move, and how many of those pauses thinking made longer than the pace asks.
#include "match/gameinfo.h"
#include "table/localtable.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace drawbridge;

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const GameInfo* game = argc == 6 ? findGame(argv[1]) : nullptr;
    if (game == nullptr) {
        std::fprintf(stderr, "usage: bench_pace GAME SEATS LEVEL PACE SECONDS\n");
        return 2;
    }
    const int seats = std::atoi(argv[2]);
    const int pace = std::atoi(argv[4]);
    const int seconds = std::atoi(argv[5]);

    std::vector<double> pauses;
    QElapsedTimer all;
    all.start();
    for (Seed seed = 1; all.elapsed() < 1000 * seconds; ++seed) {
        std::vector<Player> players;
        for (int seat = 0; seat < seats; ++seat)
            players.push_back({"Bot " + std::to_string(seat + 1), true, argv[3]});
        LocalTable local(Match(*game, Setup{seats, {}, nullptr}, std::move(players), seed, UndoRule::Fair));
        local.session().setPace(pace);
        QElapsedTimer since;
        QObject::connect(&local, &GameTable::moveMade, &app, [&] {
            if (since.isValid()) pauses.push_back(1e-6 * static_cast<double>(since.nsecsElapsed()));
            since.start();
        });
        QObject::connect(&local, &GameTable::gameOver, &app, &QCoreApplication::quit);
        QTimer::singleShot(1000 * seconds - static_cast<int>(all.elapsed()), &app, &QCoreApplication::quit);
        QCoreApplication::exec();
    }
    if (pauses.empty()) return 1;
    std::ranges::sort(pauses);
    const auto part = [&](double share) {
        return pauses[static_cast<std::size_t>(share * static_cast<double>(pauses.size() - 1))];
    };
    const auto longer = std::ranges::count_if(pauses, [&](double pause) { return pause > pace + 50; });
    std::printf("%zu moves in %d s; from one to the next, in ms: median %.0f, 90 of 100 %.0f, 99 of 100 "
                "%.0f, longest %.0f; "
                "over %d ms: %.1f %%\n",
                pauses.size(), seconds, part(0.5), part(0.9), part(0.99), pauses.back(), pace + 50,
                100.0 * static_cast<double>(longer) / static_cast<double>(pauses.size()));
    return 0;
}
