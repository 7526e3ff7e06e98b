// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wholefile.h"

#include <QSaveFile>

namespace drawbridge {

QString writeWhole(const QString& file, const std::string& content) {
    const auto size = static_cast<qint64>(content.size());
    QSaveFile target(file);
    // Flushed by hand: in Qt 6.4 commit() does not notice when its own flush meets a full disk, and puts an
    // empty file in place of the old one.
    if (target.open(QIODevice::WriteOnly) && target.write(content.data(), size) == size && target.flush() &&
        target.commit())
        return {};
    return target.errorString();
}

} // namespace drawbridge
