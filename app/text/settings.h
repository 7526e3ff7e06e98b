// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>

namespace drawbridge {

/// The program's own settings. Their file is looked at before they are read, and when they have been written:
/// QSettings takes what it cannot read for none, and writes over it.
class Settings : public QSettings {
  public:
    Settings();
    ~Settings() override;

    /// Looks at the file from now on, on whatever thread; see SettingsWatch.
    static void setLook(void (*look)());
};

} // namespace drawbridge
