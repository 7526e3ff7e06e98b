// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QMap>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariant>

#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace drawbridge {

/// Watches the settings file while the program runs. When it becomes unreadable, settings go to a temporary
/// file and the original stays as it is; as soon as it is readable again, changes are merged into it. A
/// damaged file is copied aside and rewritten with its last valid content. Both are reported.
class SettingsWatch {
  public:
    static SettingsWatch& watch();

    /// Starts watching that file. The settings have been checked before (see settle()).
    void begin(const QString& file);
    /// Sets the callback for messages, earlier ones included; called on the listener's thread.
    void tellBy(QObject* listener, std::function<void(const QString&)> tell);

  private:
    /// State of the file when last seen, to detect changes.
    struct Stamp {
        bool isReadable = false;
        qint64 size = -1;
        QDateTime last;
        bool operator==(const Stamp&) const = default;
    };

    void look();
    Stamp stamp() const;
    void take();
    bool writeAnew(class KeptFile& kept, const std::string& text);
    void leave();
    void comeBack();
    QString spareFile() const;
    void say(const QString& sentence);

    std::mutex guard_;
    QString file_; ///< empty: nothing to watch
    Stamp stamp_;
    std::string whole_;                    ///< last valid content
    std::unique_ptr<QTemporaryDir> spare_; ///< temporary location of the settings; null: their own file
    QMap<QString, QVariant> before_;       ///< values when that began, to merge changes
    QPointer<QObject> listener_;
    std::function<void(const QString&)> tell_;
    QStringList untold_;
};

} // namespace drawbridge
