// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptfile.h"
#include "library/person.h"
#include "text/problem.h"

#include <QObject>
#include <QStringList>
#include <optional>
#include <vector>

namespace drawbridge {

/// The players of this computer, in "people.json" beside the matches; every change is written at once.
class People : public QObject {
    Q_OBJECT

  public:
    explicit People(QObject* parent = nullptr);

    /// Most recent player first.
    const std::vector<Person>& all() const { return people_; }
    std::optional<Person> find(const QString& id) const;
    /// Looks up a name, ignoring case and surrounding blanks.
    std::optional<Person> called(const QString& name) const;

    /// A new one; their name must be nobody else's. Gives who they are.
    Result<QString> add(const QString& name, int shield);
    Result<> rename(const QString& id, const QString& name);
    Result<> setShield(const QString& id, int shield);
    /// Removes a person. With `tracesToo` the library anonymizes them in every stored match, so that they
    /// appear in no statistics; otherwise their matches stay as they are.
    Result<> remove(const QString& id, bool tracesToo);
    /// Records that these people have sat down, the likeliest to play next first.
    void sat(const QStringList& ids);

    /// Removed people whose traces are not all gone yet: passed to the library at every start until they are.
    const QStringList& leaving() const { return leaving_; }
    void settle(const QString& id);

    /// Why the file could not be read: it stays as it is, or, if damaged, is copied aside.
    const std::optional<Problem>& problem() const { return problem_; }

    /// The full name of the system account's user; empty if unknown.
    static QString proposedName();
    /// Whether somebody can be called so. `self`: whose name it is to be.
    Result<> checkName(const QString& name, const QString& self = {}) const;
    /// The least used shield.
    int freshShield() const;

  signals:
    void changed();
    /// A person has been removed with their traces.
    void left(const QString& id);

  private:
    [[nodiscard]] bool load();
    template <class Change>
    Result<> change(Change apply);
    Person* at(const QString& id);

    std::vector<Person> people_;
    QStringList leaving_;
    KeptFile file_;
    std::optional<Problem> problem_;
    bool isNewer_ = false; ///< a newer version wrote the file: it is not changed
};

} // namespace drawbridge
