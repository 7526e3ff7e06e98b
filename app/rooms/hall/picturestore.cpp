// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/hall/picturestore.h"

#include "text/wholefile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QThreadPool>
#include <QtEndian>

#include <memory>

namespace drawbridge {

namespace {

constexpr qint64 kHeader = 3 * sizeof(qint32);
constexpr qint64 kDay = 24 * 60 * 60; // seconds

/// The image refers to the memory-mapped file: copying a megapixel image would dominate the time.
QImage read(const QString& file) {
    auto in = std::make_unique<QFile>(file);
    if (!in->open(QIODevice::ReadOnly) || in->size() <= kHeader) return {};
    const uchar* all = in->map(0, in->size());
    if (all == nullptr) return {};
    const auto width = qFromBigEndian<qint32>(all); // as written by write()
    const auto height = qFromBigEndian<qint32>(all + sizeof(qint32));
    const auto format = qFromBigEndian<qint32>(all + 2 * sizeof(qint32));
    const bool isPlain = format == QImage::Format_RGB32 || format == QImage::Format_ARGB32_Premultiplied;
    if (!isPlain || width < 1 || height < 1 || in->size() != kHeader + qint64(4) * width * height) return {};
    // Marks it as recently used (with a resolution of a day).
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (in->fileTime(QFileDevice::FileModificationTime).secsTo(now) > kDay)
        in->setFileTime(now, QFileDevice::FileModificationTime);
    const auto close = [](void* mapped) { delete static_cast<QFile*>(mapped); };
    return {all + kHeader, width, height, 4 * width, QImage::Format(format), close, in.release()};
}

bool write(const QString& file, const QImage& image) {
    if (!makeOwnFolder(QFileInfo(file).path())) return false;
    QByteArray content;
    QDataStream stream(&content, QIODevice::WriteOnly);
    stream << qint32(image.width()) << qint32(image.height()) << qint32(image.format());
    stream.writeRawData(reinterpret_cast<const char*>(image.constBits()), int(image.sizeInBytes()));
    return bool(writeOwn(file, content.toStdString()));
}

/// Removes the least recently used files.
void makeRoom(const QString& folder, qint64 mostBytes) {
    qint64 bytes = 0;
    const auto files = QDir(folder).entryInfoList({QStringLiteral("*.picture")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        bytes += file.size();
        if (bytes > mostBytes) QFile::remove(file.filePath());
    }
}

} // namespace

PictureStore::PictureStore(QString folder, qint64 mostBytes)
    : folder_(std::move(folder))
    , mostBytes_(mostBytes)
    , written_(std::make_shared<std::atomic<qint64>>(0)) {}

QImage PictureStore::picture(const QString& name, const std::function<QImage()>& paint) const {
    if (folder_.isEmpty()) return paint();
    const QString file = fileOf(name);
    if (const QImage kept = read(file); !kept.isNull()) return kept;
    QImage image = paint();
    if (image.isNull() || image.depth() != 32) return image;
    QThreadPool::globalInstance()->start([image, file, folder = folder_, most = mostBytes_, all = written_] {
        if (!write(file, image) || (*all += image.sizeInBytes()) < most / 8) return;
        *all = 0; // listing the directory takes longer than writing
        makeRoom(folder, most);
    });
    return image;
}

/// Keyed by the build, too: the art may have changed, even within a version.
QString PictureStore::fileOf(const QString& name) const {
    static const QString build = QString::number(
        QFileInfo(QCoreApplication::applicationFilePath()).lastModified().toMSecsSinceEpoch());
    const QByteArray key = QCryptographicHash::hash((name + build).toUtf8(), QCryptographicHash::Sha1);
    return folder_ + QLatin1Char('/') + QString::fromLatin1(key.toHex()) + QStringLiteral(".picture");
}

} // namespace drawbridge
