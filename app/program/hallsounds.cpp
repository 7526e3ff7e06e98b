// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/hallsounds.h"

#include "program/foyer.h"
#include "rooms/hall/hallview.h"
#include "sound/soundboard.h"

namespace drawbridge {

void hearHall(Foyer& foyer, SoundBoard& board) {
    const auto hear = [&board](auto* who, auto what, Sound sound) {
        QObject::connect(who, what, &board, [&board, sound] { board.play(sound); });
    };
    HallView* hall = &foyer.hall();
    hear(hall, &HallView::boxLifted, Sound::BoxLifted);
    hear(hall, &HallView::gameChosen, Sound::BoxPutDown);
    for (const auto thing :
         {&HallView::chestRequested, &HallView::lessonsRequested, &HallView::cardsRequested,
          &HallView::sheetsRequested, &HallView::teacherRequested, &HallView::personRequested})
        hear(hall, thing, Sound::TrayPressed);
    hear(hall, &HallView::matchChosen, Sound::TrayPressed);
    for (const auto book : {&HallView::bookRequested, &HallView::chronicleRequested})
        hear(hall, book, Sound::PageTurned);
    hear(&foyer, &Foyer::rulesRequested, Sound::PageTurned);
}

} // namespace drawbridge
