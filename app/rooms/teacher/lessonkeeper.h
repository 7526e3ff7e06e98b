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

/// Keeps what a teacher has not saved yet where a program that comes to a sudden end leaves it, and the next
/// one finds it. Each running program has a place of its own.
class LessonKeeper : public QObject {
    Q_OBJECT

  public:
    explicit LessonKeeper(QObject* parent = nullptr);
    ~LessonKeeper() override; ///< an end that was meant leaves nothing that was kept here

    /// The file that was left by a program that did not come to its end; empty: none was, or it has been said
    /// what is to become of it. Until then what is kept goes somewhere else.
    QString left() const;
    /// It is gone on with: what is kept from now on takes its place.
    void adopt();
    /// It stays for another time.
    void leaveAlone();
    /// It goes.
    void throwAway();
    /// Keeps what `text` gives in a moment, when several changes may have come together.
    void keep(std::function<std::string()> text);
    /// There is nothing more to be kept.
    void drop();

  signals:
    /// What was to be kept is not. Told once, until it could be again.
    void failed(const QString& sentence);

  private:
    void takePlace(bool fresh);
    void write();

    KeptFile file_;        ///< without a name: there is no place
    bool isLeft_ = false;  ///< by a program that did not come to its end
    bool isOurs_ = false;  ///< this one has written it
    bool failing_ = false; ///< and that has been said
    std::unique_ptr<FileLock> lock_;
    std::function<std::string()> text_;
    QTimer soon_;
};

} // namespace drawbridge
