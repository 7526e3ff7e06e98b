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

/// Keeps an eye on the file of settings while the program runs. When it can no longer be read, settings go on
/// in a file that lasts as long as the program, and what lies there stays as it is; as soon as it can be read
/// again, what was chosen meanwhile is written there. What has been damaged is kept aside, and the file
/// written anew as it was last. Either is told in a sentence.
class SettingsWatch {
  public:
    static SettingsWatch& watch();

    /// From now on, of that file, as it lies there. Settings have been looked at (see settle()).
    void begin(const QString& file);
    /// How sentences are told, those too that have come before; on the thread of `listener`, while it lives.
    void tellBy(QObject* listener, std::function<void(const QString&)> tell);

  private:
    /// Tells what was seen there last from what has come there since.
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
    QString file_; ///< empty: there is none to look at
    Stamp stamp_;
    std::string whole_;                    ///< what it held when it was sound
    std::unique_ptr<QTemporaryDir> spare_; ///< where settings go on meanwhile; null: in their file
    QMap<QString, QVariant> before_;       ///< what was set when that began
    QPointer<QObject> listener_;
    std::function<void(const QString&)> tell_;
    QStringList untold_;
};

} // namespace drawbridge
