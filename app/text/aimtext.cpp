// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/aimtext.h"

#include "text/gametext.h"
#include "text/wordbook.h"

namespace drawbridge {

QString aimText(const GameText& text, std::string_view aim) {
    if (aim.empty()) return {};
    const QString ofGame = text.word({"aims", aim});
    return ofGame.isEmpty() ? WordBook::forGame({}).text({"aims", aim}) : ofGame;
}

} // namespace drawbridge
