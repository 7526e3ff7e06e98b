// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/localtable.h"
#include "table/tablecontroller.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>

namespace drawbridge::test {

/// Lets events come until `done` holds, and looks after each; false if that takes too long. (QTest::qWaitFor
/// sleeps between looks, which makes a whole game of bots last minutes.)
template <class Done>
bool waitUntil(Done done, int milliseconds = 60000) {
    const QDeadlineTimer deadline(milliseconds);
    QTimer wake;
    wake.start(100); // so that a look is taken even if nothing happens
    while (!done()) {
        if (deadline.hasExpired()) return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    return true;
}

/// Lets chance and bots act until a person has to decide or the game is over.
inline bool settled(const LocalTable& local) {
    return waitUntil([&] { return local.match().isOver() || local.isAsked(local.match().decider()); });
}

/// The table at this screen that a controller shows; there must be one.
inline LocalTable& localOf(const TableController& controller) {
    return *qobject_cast<LocalTable*>(controller.gameTable());
}

} // namespace drawbridge::test
