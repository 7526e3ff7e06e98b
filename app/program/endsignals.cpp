// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/endsignals.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#ifdef Q_OS_UNIX
#    include <csignal>
#    include <sys/socket.h>
#    include <unistd.h>
#endif

namespace drawbridge {

#ifdef Q_OS_UNIX
namespace {

int ends[2]; ///< socket pair from the signal handler, which may do next to nothing, to the event loop

void tell(int) {
    const char byte = 0;
    (void)!write(ends[0], &byte, 1);
}

} // namespace

void endOnSignals() {
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return;
    auto* told = new QSocketNotifier(ends[1], QSocketNotifier::Read, QCoreApplication::instance());
    QObject::connect(told, &QSocketNotifier::activated, told, [] { QCoreApplication::exit(0); });
    struct sigaction action{};
    action.sa_handler = tell;
    action.sa_flags = SA_RESTART;
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaction(signal, &action, nullptr);
}
#else
void endOnSignals() {}
#endif

} // namespace drawbridge
