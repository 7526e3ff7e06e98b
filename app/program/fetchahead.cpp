// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/fetchahead.h"

#include "faces/fonts.h"
#include "match/gameinfo.h"
#include "text/gametext.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QThreadPool>

namespace drawbridge {

void fetchAhead() {
    // Before there are no fonts any more, should the program end at once.
    qAddPostRoutine([] { QThreadPool::globalInstance()->waitForDone(); });
    QThreadPool::globalInstance()->start(loadFonts);
    QThreadPool::globalInstance()->start([] {
        for (const GameInfo* game : allGames()) textFor(game->id()).tagline();
    });
    QThreadPool::globalInstance()->start([] {
        QBuffer nothing;
        nothing.open(QIODevice::ReadOnly);
        QImageReader::imageFormat(&nothing); // asks every plugin
    });
}

} // namespace drawbridge
