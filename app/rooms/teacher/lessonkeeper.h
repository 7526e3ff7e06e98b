// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptfile.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>

namespace drawbridge {

class FileLock;

/// Crash recovery: stores a teacher's unsaved work in a file where the next start finds it. Each running
/// program has a file of its own.
class LessonKeeper : public QObject {
    Q_OBJECT

  public:
    explicit LessonKeeper(QObject* parent = nullptr);
    ~LessonKeeper() override; ///< a regular exit removes the file

    /// The file left by a crashed program; empty: none, or already handled. Until it is handled, work is
    /// stored in another file.
    QString left() const;
    /// The recovered work is opened: its file is used from now on.
    void adopt();
    /// Keeps the file for another time.
    void leaveAlone();
    void throwAway();
    /// Stores the result of `text` after a short delay, coalescing changes.
    void keep(std::function<std::string()> text);
    /// Nothing is unsaved any more.
    void drop();

  signals:
    /// Storing failed. Emitted once, until it succeeds again.
    void failed(const QString& sentence);

  private:
    void takePlace(bool fresh);
    void write();

    KeptFile file_;        ///< without a name: no file available
    bool isLeft_ = false;  ///< by a crashed program
    bool isOurs_ = false;  ///< written by this program
    bool failing_ = false; ///< reported
    std::unique_ptr<FileLock> lock_;
    std::function<std::string()> text_;
    QTimer soon_;
};

} // namespace drawbridge
