// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/sessiontable.h"

namespace drawbridge {

SessionTable::SessionTable(Session& session, QObject* parent)
    : GameTable(parent)
    , session_(session) {
    connect(&session, &Session::moveMade, this, &GameTable::moveMade);
    connect(&session, &Session::changed, this, &SessionTable::follow);
    connect(&session, &Session::thinkingChanged, this, &GameTable::thinkingChanged);
    connect(&session, &Session::pausedChanged, this, &GameTable::pausedChanged);
    connect(&session, &Session::canSkipChanged, this, &GameTable::canSkipChanged);
    connect(&session, &Session::holdingChanged, this, &GameTable::holdingChanged);
    connect(&session, &Session::heldInVain, this, &GameTable::heldInVain);
    connect(&session, &Session::gameOver, this, &GameTable::gameOver);
}

bool SessionTable::canPassTurn() const {
    return actor() == session_.match().decider() && session_.windows().canPassTurn();
}

void SessionTable::passTurn() {
    if (canPassTurn()) session_.passTurn();
}

} // namespace drawbridge
