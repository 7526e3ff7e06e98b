// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/pagefiles.h"

#include "hands/pagewords.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace drawbridge {

namespace {

const QString kFolder = QStringLiteral(":/hands/page");
const QString kPage = kFolder + QStringLiteral("/index.html");

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

/// The page with the names of all modules that it will ask for, so that it comes at once and not as one thing
/// after the other turns out to be needed: that takes long where each answer does.
QByteArray withPreloads(QByteArray html, const QStringList& scripts) {
    QByteArray links = R"(<link rel="preload" href="words.json" as="fetch" crossorigin>)"
                       "\n";
    for (const QString& script : scripts)
        if (const QByteArray name = script.toUtf8(); !html.contains("<script src=\"" + name + '"'))
            links += R"(<link rel="modulepreload" href=")" + name + "\">\n";
    return html.insert(html.indexOf("<script type"), links);
}

} // namespace

PublicFiles pageFiles() {
    PublicFiles files;
    QByteArray html;
    QStringList scripts;
    QDirIterator each(kFolder, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString name = each.next();
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QByteArray bytes = file.readAll();
        files[name.mid(kFolder.size())] = publicFile(typeOf(name), bytes);
        if (name == kPage)
            html = bytes;
        else if (name.endsWith(QLatin1String(".js")))
            scripts << name.mid(kFolder.size() + 1);
    }
    files[QStringLiteral("/")] = publicFile(typeOf(kPage), withPreloads(html, scripts));
    files[QStringLiteral("/words.json")] = publicFile("application/json", pageWords());
    return files;
}

} // namespace drawbridge
