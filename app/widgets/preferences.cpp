// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences.h"

#include "faces/backname.h"
#include "faces/groundpainter.h"
#include "text/settings.h"
#include "widgets/desktopsettings.h"

#include <algorithm>

namespace drawbridge {

Preferences Preferences::load() { return read(Settings(), groundChoices(), backPatterns()); }

void Preferences::store() const {
    Settings settings;
    write(settings);
}

int Preferences::glide() const {
    constexpr int kUsualGlide = 180; // ms
    if (motion != kAsSystem) return motion;
    return wantsLessMotion() ? 0 : kUsualGlide;
}

int nextTextSize(int percent, int step) {
    const auto here = std::find(kTextSizes.begin(), kTextSizes.end(), percent) - kTextSizes.begin();
    const auto last = static_cast<std::ptrdiff_t>(kTextSizes.size()) - 1;
    return kTextSizes[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(here + step, 0, last))];
}

} // namespace drawbridge
