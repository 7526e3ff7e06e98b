// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/fetchahead.h"

#include "match/gameinfo.h"
#include "text/gametext.h"

#include <QBuffer>
#include <QImageReader>
#include <QThreadPool>

namespace drawbridge {

void fetchAhead() {
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
