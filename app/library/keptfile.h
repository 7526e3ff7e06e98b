// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QDateTime>
#include <QString>
#include <optional>
#include <string>

namespace drawbridge {

/// A data file that the program rewrites from what it has read there. Content that was not read, or cannot be
/// parsed, is never overwritten: it is first copied under another name; if it cannot be copied (no
/// permission, a directory, a dangling link, a failing disk), it stays and nothing is written. The file is
/// readable by its owner only.
class KeptFile {
  public:
    explicit KeptFile(const QString& file = {})
        : file_(file) {}

    const QString& name() const { return file_; }
    /// Whether anything exists at that path, of whatever type.
    bool isThere() const;

    /// What lies there: no text, if nothing does.
    Result<std::string> read();
    /// Copies unusable content for a later look. Returns the path of the copy; empty: it cannot be copied.
    QString putAside();
    Result<> write(const std::string& text);
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
