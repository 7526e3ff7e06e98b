// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/settingswatch.h"

#include "library/keptfile.h"
#include "library/recordfile.h"
#include "text/settings.h"
#include "text/wholefile.h"
#include "widgets/preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <sstream>
#include <utility>

namespace drawbridge {

namespace {

struct SettingsWatchWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::SettingsWatch)
};

/// Whether a text has complete lines, each a group, a key=value pair or a comment, as Qt writes them.
bool isSound(const std::string& text) {
    if (text.empty()) return true;
    if (!text.ends_with('\n') || text.find('\0') != std::string::npos || !hasKnownKinds(text)) return false;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with('\r')) line.pop_back();
        const bool isGroup = line.starts_with('[') && line.ends_with(']');
        const bool isRemark = line.starts_with(';') || line.starts_with('#');
        if (!line.empty() && !isGroup && !isRemark && line.find('=') == std::string::npos) return false;
    }
    return true;
}

QMap<QString, QVariant> valuesIn(const QString& file) {
    const QSettings settings(file, QSettings::IniFormat);
    QMap<QString, QVariant> values;
    for (const QString& key : settings.allKeys()) values.insert(key, settings.value(key));
    return values;
}

/// Sets the directory of the settings; the file has the program's name.
void lieIn(const QString& folder) {
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder);
}

} // namespace

SettingsWatch& SettingsWatch::watch() {
    static SettingsWatch one;
    return one;
}

void SettingsWatch::begin(const QString& file) {
    const std::scoped_lock lock(guard_);
    file_ = file;
    stamp_ = stamp();
    whole_ = KeptFile(file).read().valueOr({});
    spare_.reset();
    untold_.clear();
    lieIn(QFileInfo(QFileInfo(file).path()).path());
    Settings::setLook([] { watch().look(); });
}

void SettingsWatch::tellBy(QObject* listener, std::function<void(const QString&)> tell) {
    const std::scoped_lock lock(guard_);
    listener_ = listener;
    tell_ = std::move(tell);
    for (const QString& sentence : std::exchange(untold_, {})) say(sentence);
}

void SettingsWatch::say(const QString& sentence) {
    if (listener_)
        QMetaObject::invokeMethod(
            listener_, [tell = tell_, sentence] { tell(sentence); }, Qt::QueuedConnection);
    else
        untold_ << sentence;
}

SettingsWatch::Stamp SettingsWatch::stamp() const {
    const QFileInfo file(file_);
    if (!file.exists()) return {!file.isSymLink(), -1, {}};
    return {file.isFile() && file.isReadable(), file.size(), file.lastModified()};
}

void SettingsWatch::look() {
    const std::scoped_lock lock(guard_);
    if (spare_)
        comeBack();
    else if (stamp() != stamp_)
        take();
}

/// Called when the file has changed.
void SettingsWatch::take() {
    stamp_ = stamp();
    KeptFile kept(file_);
    const auto there = kept.read();
    if (!there) return leave();
    const bool isEmptied = kept.isThere() && there->empty() && !whole_.empty();
    if (isSound(*there) && !isEmptied)
        whole_ = *there;
    else if (!writeAnew(kept, whole_))
        leave();
}

/// Rewrites a damaged file. False: it cannot be copied aside, or not be written.
bool SettingsWatch::writeAnew(KeptFile& kept, const std::string& text) {
    const QString aside = kept.putAside();
    if (aside.isEmpty() || !kept.write(text)) return false;
    whole_ = text;
    stamp_ = stamp();
    //: %1 and %2 are files
    say(SettingsWatchWords::tr(
            "%1, where settings are kept, was damaged while Drawbridge was running. It has "
            "been written anew; what was there is left in %2.")
            .arg(QDir::toNativeSeparators(file_), QDir::toNativeSeparators(aside)));
    return true;
}

QString SettingsWatch::spareFile() const {
    const QFileInfo file(file_);
    return spare_->filePath(file.dir().dirName() + QLatin1Char('/') + file.fileName());
}

void SettingsWatch::leave() {
    spare_ = std::make_unique<QTemporaryDir>();
    makeOwnFolder(QFileInfo(spareFile()).path());
    (void)writeOwn(spareFile(), whole_); // if that fails, the defaults apply
    before_ = valuesIn(spareFile());
    lieIn(spare_->path());
    //: %1 is a file
    say(SettingsWatchWords::tr(
            "%1, where settings are kept, can no longer be read: see to it that you may read "
            "it, or move it away. Unless that is done before Drawbridge ends, what you choose lasts only "
            "until then.")
            .arg(QDir::toNativeSeparators(file_)));
}

void SettingsWatch::comeBack() {
    KeptFile kept(file_);
    const auto there = kept.read();
    if (!there) return;
    const QMap<QString, QVariant> now = valuesIn(spareFile());
    if (!kept.isThere() || !isSound(*there) || there->empty()) {
        const std::string text = readFile(spareFile()).valueOr({});
        if (kept.isThere() ? !writeAnew(kept, text) : !kept.write(text)) return;
    } else {
        QSettings settings(file_, QSettings::IniFormat);
        for (auto value = now.begin(); value != now.end(); ++value)
            if (before_.value(value.key()) != *value) settings.setValue(value.key(), *value);
        for (auto value = before_.begin(); value != before_.end(); ++value)
            if (!now.contains(value.key())) settings.remove(value.key());
        settings.sync();
        if (settings.status() != QSettings::NoError) return;
    }
    lieIn(QFileInfo(QFileInfo(file_).path()).path());
    spare_.reset();
    stamp_ = stamp();
    whole_ = kept.read().valueOr({});
}

} // namespace drawbridge
