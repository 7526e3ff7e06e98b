// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/keptfile.h"

#include "library/matchfolder.h"
#include "text/wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace drawbridge {

namespace {

QString unread(const QString& file) {
    //: %1 is a file
    return QCoreApplication::translate("KeptFile",
                                       "%1 cannot be read, so it is not written over either: see to it that "
                                       "you may read it, or move it away.")
        .arg(QDir::toNativeSeparators(file));
}

bool holds(const QString& file, const QByteArray& content) {
    QFile there(file);
    return QFileInfo(file).isFile() && there.open(QIODevice::ReadOnly) && there.readAll() == content;
}

} // namespace

KeptFile::KeptFile(const QString& file)
    : file_(file) {}

bool KeptFile::isThere() const {
    const QFileInfo file(file_);
    return file.exists() || file.isSymLink(); // a dangling link, perhaps only for now
}

KeptFile::Stamp KeptFile::stamp() const {
    const QFileInfo file(file_);
    return file.exists() ? Stamp{file.size(), file.lastModified()} : Stamp{};
}

FileText KeptFile::read() {
    known_.reset();
    const Stamp before = stamp();
    if (!isThere()) {
        known_ = before;
        return {};
    }
    if (!QFileInfo(file_).isFile()) return {{}, unread(file_)};
    FileText read = readFile(file_);
    if (read.problem.isEmpty()) known_ = before;
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
    if (aside == free && !writeOwn(aside, content.toStdString()).isEmpty()) return {};
    known_ = before;
    return aside;
}

QString KeptFile::write(const std::string& text) {
    if (known_ != stamp() || (!QFileInfo::exists(file_) && isThere()))
        if (isThere() && putAside().isEmpty()) return unread(file_);
    QString problem = writeOwn(file_, text);
    if (problem.isEmpty()) known_ = stamp();
    return problem;
}

void KeptFile::remove() {
    if (QFileInfo(file_).isDir()) return;
    QFile::remove(file_);
    known_ = stamp();
}

} // namespace drawbridge
