// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>

namespace drawbridge {

class FileLock;

/// Keeps what a teacher has not saved yet where a program that comes to a sudden end leaves it, and the next
/// one finds it. Each running program has a place of its own.
class LessonKeeper : public QObject {
    Q_OBJECT

  public:
    explicit LessonKeeper(QObject* parent = nullptr);
    ~LessonKeeper() override; ///< an end that was meant leaves nothing that was kept here

    /// The file that was left by a program that did not come to its end; empty: none was. It stays until
    /// something else is kept, or it is dropped.
    QString left() const;
    /// What was left stays for another time: what is kept from now on goes somewhere else.
    void leaveAlone();
    /// Keeps what `text` gives in a moment, when several changes may have come together.
    void keep(std::function<std::string()> text);
    /// There is nothing more to be kept.
    void drop();

  private:
    void takePlace(bool fresh);
    void write();

    QString file_; ///< empty: there is no place
    std::unique_ptr<FileLock> lock_;
    std::function<std::string()> text_;
    QTimer soon_;
};

} // namespace drawbridge
