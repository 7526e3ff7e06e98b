// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/usualfolder.h"

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace drawbridge {

QString usualFolder(const QString& key) {
    const QString last = key.isEmpty() ? QString() : QSettings().value(key).toString();
    for (const QString& folder : {last, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)})
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) return folder;
    return QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
}

} // namespace drawbridge
