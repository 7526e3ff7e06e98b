// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/pagefiles.h"

#include "hands/pagewords.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace drawbridge {

namespace {

const QString kFolder = QStringLiteral(":/hands/page");

QByteArray typeOf(const QString& file) {
    static const QHash<QString, QByteArray> types{
        {QStringLiteral("html"), "text/html; charset=utf-8"},
        {QStringLiteral("css"), "text/css; charset=utf-8"},
        {QStringLiteral("js"), "text/javascript; charset=utf-8"},
        {QStringLiteral("svg"), "image/svg+xml"},
        {QStringLiteral("woff2"), "font/woff2"},
    };
    return types.value(QFileInfo(file).suffix(), "application/octet-stream");
}

/// Compressed for the way, unless it is already.
PublicFile publicFile(const QByteArray& type, const QByteArray& bytes) {
    constexpr qsizetype kLength = 4; // of the number that Qt puts before what it compresses
    if (type == "font/woff2") return {type, bytes, false};
    return {type, qCompress(bytes, 9).mid(kLength), true};
}

} // namespace

PublicFiles pageFiles() {
    PublicFiles files;
    QDirIterator each(kFolder, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString name = each.next();
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly)) continue;
        files[name.mid(kFolder.size())] = publicFile(typeOf(name), file.readAll());
    }
    files[QStringLiteral("/")] = files.value(QStringLiteral("/index.html"));
    files[QStringLiteral("/words.json")] = publicFile("application/json", pageWords());
    return files;
}

} // namespace drawbridge
