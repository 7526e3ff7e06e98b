// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace drawbridge {

class Library;
struct KeptMatch;

/// What is done with matches in the chest, several at once, without a question; and undone.
class ChestActions {
  public:
    /// The library outlives this.
    explicit ChestActions(Library* library)
        : library_(library) {}

    /// What has been done with how many; a sentence each on what could not be.
    struct Outcome {
        QStringList ids;
        QStringList there;    ///< of import(): those that were in the chest already
        QStringList problems; ///< no two alike
    };

    Outcome remove(const QStringList& ids);
    bool canUndo() const { return !removed_.empty(); }
    /// Brings back what was deleted by the last remove() that is not undone.
    Outcome undo();
    Outcome restore(const QStringList& ids);
    /// Copies the record of each to a file of its own in that folder; none that is there is written over.
    Outcome exportAll(const QStringList& ids, const QString& folder) const;
    /// Keeps copies of such files, but none twice.
    Outcome import(const QStringList& files);

    /// What the file of an exported match may be called: "Christmas.drawbridge".
    static QString fileNameFor(const KeptMatch& match);

  private:
    Library* library_;
    std::vector<QStringList> removed_; ///< by one act each
};

} // namespace drawbridge
