// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/settings.h"

#include <atomic>

namespace drawbridge {

namespace {

std::atomic<void (*)()> looking = nullptr;

/// Calls the look, and returns the parent for settings: none.
QObject* looked() {
    if (void (*look)() = looking) look();
    return nullptr;
}

} // namespace

Settings::Settings()
    : QSettings(looked()) {}

Settings::~Settings() {
    sync();
    looked();
}

void Settings::setLook(void (*look)()) { looking = look; }

} // namespace drawbridge
