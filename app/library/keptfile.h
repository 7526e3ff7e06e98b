// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/recordfile.h"

#include <QDateTime>
#include <QString>
#include <optional>

namespace drawbridge {

/// A data file that the program rewrites from what it has read there. Content that was not read, or cannot be
/// parsed, is never overwritten: it is first copied under another name; if it cannot be copied (no
/// permission, a directory, a dangling link, a failing disk), it stays and nothing is written. The file is
/// readable by its owner only.
class KeptFile {
  public:
    explicit KeptFile(const QString& file = {});

    const QString& name() const { return file_; }
    /// Whether anything exists at that path, of whatever type.
    bool isThere() const;

    /// Reads the file; if there is none, both text and problem are empty.
    FileText read();
    /// Copies unusable content for somebody to look at later. Returns the path of the copy; empty: it cannot
    /// be copied.
    QString putAside();
    /// Returns what prevents it, in a sentence that says what to do; empty: written.
    [[nodiscard]] QString write(const std::string& text);
    /// Deletes the file.
    void remove();

  private:
    /// Tells whether the file has changed since it was last read or written here.
    struct Stamp {
        qint64 size = -1;
        QDateTime last;
        bool operator==(const Stamp&) const = default;
    };
    Stamp stamp() const;

    QString file_;
    std::optional<Stamp> known_; ///< none: the content is unknown
};

} // namespace drawbridge
