// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/usualfolder.h"

#include "text/settings.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace drawbridge {

QString usualFolder(const QString& key) {
    const QString last = key.isEmpty() ? QString() : Settings().value(key).toString();
    for (const QString& folder : {last, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)})
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) return folder;
    return QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
}

QStringList knownFiles(const QString& key) {
    QStringList files = Settings().value(key).toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files;
}

void rememberFile(const QString& key, const QString& file, int most) {
    Settings settings;
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = settings.value(key).toStringList();
    files.removeAll(path);
    files.prepend(path);
    settings.setValue(key, files.mid(0, most));
}

QString fileName(const QString& words) {
    static const QRegularExpression unfit(
        QStringLiteral("[\\x00-\\x1f\\\\/:*?\"<>|]+")); // not allowed in some file system
    constexpr int longest = 80;
    QString name = QString(words).replace(unfit, QStringLiteral(" ")).simplified().left(longest);
    while (name.startsWith(QLatin1Char('.'))) name.remove(0, 1); // the file would be hidden
    return name.trimmed();
}

} // namespace drawbridge
