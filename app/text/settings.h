// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>

namespace drawbridge {

/// QSettings of the program. Checks the file before reading and after writing: QSettings treats an unreadable
/// file as empty, and overwrites it.
class Settings : public QSettings {
  public:
    Settings();
    ~Settings() override;

    /// Sets the check, which may be called on any thread; see SettingsWatch.
    static void setLook(void (*look)());
};

} // namespace drawbridge
