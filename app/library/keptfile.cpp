// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/keptfile.h"

#include "library/matchfolder.h"
#include "library/recordfile.h"
#include "text/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace drawbridge {

namespace {

Problem unread(const QString& file) {
    return Problem("file-not-read-nor-written", {QDir::toNativeSeparators(file)});
}

bool holds(const QString& file, const QByteArray& content) {
    QFile there(file);
    return QFileInfo(file).isFile() && there.open(QIODevice::ReadOnly) && there.readAll() == content;
}

} // namespace

bool KeptFile::isThere() const {
    const QFileInfo file(file_);
    return file.exists() || file.isSymLink(); // a dangling link, perhaps only for now
}

KeptFile::Stamp KeptFile::stamp() const {
    const QFileInfo file(file_);
    return file.exists() ? Stamp{file.size(), file.lastModified()} : Stamp{};
}

Result<std::string> KeptFile::read() {
    known_.reset();
    const Stamp before = stamp();
    if (!isThere()) {
        known_ = before;
        return {};
    }
    if (!QFileInfo(file_).isFile()) return unread(file_);
    auto read = readFile(file_);
    if (read) known_ = before;
    return read;
}

QString KeptFile::putAside() {
    QFile source(file_);
    if (!QFileInfo(file_).isFile() || !source.open(QIODevice::ReadOnly)) return {};
    const Stamp before = stamp();
    const QByteArray content = source.readAll();
    if (source.error() != QFileDevice::NoError) return {};
    const QString wanted = file_ + QStringLiteral(".damaged");
    const QString free = freeName(wanted);
    QString aside = wanted; // an identical copy may be there already
    for (int number = 2; aside != free && !holds(aside, content); ++number)
        aside = QStringLiteral("%1-%2").arg(wanted, QString::number(number));
    if (aside == free && !writeOwn(aside, content.toStdString())) return {};
    known_ = before;
    return aside;
}

Result<> KeptFile::write(const std::string& text) {
    if (known_ != stamp() || (!QFileInfo::exists(file_) && isThere()))
        if (isThere() && putAside().isEmpty()) return unread(file_);
    auto written = writeOwn(file_, text);
    if (written) known_ = stamp();
    return written;
}

void KeptFile::remove() {
    if (QFileInfo(file_).isDir()) return;
    QFile::remove(file_);
    known_ = stamp();
}

} // namespace drawbridge
