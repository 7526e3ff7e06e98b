// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/recordfile.h"

#include <QDateTime>
#include <QString>
#include <optional>

namespace drawbridge {

/// A file in which the program keeps something, and which it writes anew from what it has read there. What
/// lies there and has not been read, or makes no sense, is never written over: what can be copied is kept
/// aside first, under a name of its own; what cannot (no right to read it, a folder, a link that leads
/// nowhere, a disk that fails) stays as it is, and nothing is written. All that is kept so is its owner's
/// alone to read.
class KeptFile {
  public:
    explicit KeptFile(const QString& file = {});

    const QString& name() const { return file_; }
    /// Whether anything lies there, of whatever kind.
    bool isThere() const;

    /// What lies there: no text and no problem, if nothing does.
    FileText read();
    /// What was read is of no use, and somebody may want to look at it. Returns where a copy of it lies;
    /// empty: it cannot be copied.
    QString putAside();
    /// Returns what is in the way, in a sentence that says what to do; empty: it is written.
    [[nodiscard]] QString write(const std::string& text);
    /// It is needed no more.
    void remove();

  private:
    /// Tells what was read or written there last from what has come there since.
    struct Stamp {
        qint64 size = -1;
        QDateTime last;
        bool operator==(const Stamp&) const = default;
    };
    Stamp stamp() const;

    QString file_;
    std::optional<Stamp> known_; ///< none: nobody knows what lies there
};

} // namespace drawbridge
