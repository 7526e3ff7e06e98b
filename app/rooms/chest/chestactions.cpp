// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chest/chestactions.h"

#include "library/library.h"
#include "library/recordfile.h"
#include "rooms/chest/matchwords.h"
#include "text/usualfolder.h"

#include <QDir>
#include <QFileInfo>

namespace drawbridge {

namespace {

/// Applies an operation to each match and collects the results.
template <class Deed>
ChestActions::Outcome each(const QStringList& ids, Deed deed) {
    ChestActions::Outcome outcome;
    for (const QString& id : ids) {
        const auto done = deed(id);
        if (done)
            outcome.ids << id;
        else if (const QString problem = done.problem().text(); !outcome.problems.contains(problem))
            outcome.problems << problem;
    }
    return outcome;
}

/// "Christmas.drawbridge", or "Christmas (2).drawbridge" if there is one already.
QString freeFile(const QDir& folder, const QString& name) {
    const QFileInfo wanted(name);
    QString file = folder.filePath(name);
    for (int number = 2; QFileInfo::exists(file); ++number)
        file = folder.filePath(QStringLiteral("%1 (%2).%3")
                                   .arg(wanted.completeBaseName(), QString::number(number), wanted.suffix()));
    return file;
}

} // namespace

ChestActions::Outcome ChestActions::remove(const QStringList& ids) {
    Outcome outcome = each(ids, [this](const QString& id) { return library_->remove(id); });
    if (!outcome.ids.isEmpty()) removed_.push_back(outcome.ids);
    return outcome;
}

ChestActions::Outcome ChestActions::undo() {
    if (removed_.empty()) return {};
    const QStringList ids = removed_.back();
    removed_.pop_back();
    return restore(ids);
}

ChestActions::Outcome ChestActions::restore(const QStringList& ids) {
    const Outcome outcome = each(ids, [this](const QString& id) { return library_->restore(id); });
    // Matches restored by other means are removed from the undo stack.
    for (QStringList& some : removed_)
        some.removeIf([&](const QString& id) { return outcome.ids.contains(id); });
    std::erase_if(removed_, [](const QStringList& some) { return some.isEmpty(); });
    return outcome;
}

ChestActions::Outcome ChestActions::exportAll(const QStringList& ids, const QString& folder) const {
    return each(ids, [this, &folder](const QString& id) {
        const QString name = fileNameFor(library_->find(id).value_or(KeptMatch()));
        return Library::exportTo(id, freeFile(QDir(folder), name));
    });
}

ChestActions::Outcome ChestActions::import(const QStringList& files,
                                           const std::function<OpenedFile(const QString&)>& open) {
    Outcome kept;
    const Outcome outcome = each(files, [&](const QString& file) {
        auto imported = library_->importFrom(file, open(file));
        if (imported && !imported->isThere)
            kept.ids << imported->id;
        else if (imported && !kept.ids.contains(imported->id) && !kept.there.contains(imported->id))
            kept.there << imported->id;
        return imported;
    });
    kept.problems = outcome.problems;
    return kept;
}

QString ChestActions::fileNameFor(const KeptMatch& match) {
    QString name = fileName(match.title.isEmpty() ? titleOf(match) : match.title);
    if (match.title.isEmpty() && match.last.isValid()) name += ' ' + match.last.date().toString(Qt::ISODate);
    return name.trimmed() + '.' + kRecordEnding;
}

} // namespace drawbridge
