// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

namespace drawbridge {

class Library;
struct KeptMatch;
struct OpenedFile;

/// Operations on selected matches of the chest, without confirmation but with undo.
class ChestActions {
  public:
    /// The library must outlive this.
    explicit ChestActions(Library* library)
        : library_(library) {}

    /// The matches done, and an error message for each problem.
    struct Outcome {
        QStringList ids;
        QStringList there;    ///< of import(): matches that were stored already
        QStringList problems; ///< without duplicates
    };

    Outcome remove(const QStringList& ids);
    bool canUndo() const { return !removed_.empty(); }
    /// Restores the matches of the last remove() that is not undone yet.
    Outcome undo();
    Outcome restore(const QStringList& ids);
    /// Copies each record to a file in that directory; never overwrites one.
    Outcome exportAll(const QStringList& ids, const QString& folder) const;
    /// Imports copies of files, skipping matches that are stored already. `open` reads a file.
    Outcome import(const QStringList& files, const std::function<OpenedFile(const QString&)>& open);

    /// The default file name of an exported match: "Christmas.drawbridge".
    static QString fileNameFor(const KeptMatch& match);

  private:
    Library* library_;
    std::vector<QStringList> removed_; ///< undo stack, one entry per remove()
};

} // namespace drawbridge
