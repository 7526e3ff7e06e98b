// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptfile.h"
#include "library/person.h"

#include <QObject>
#include <QStringList>
#include <optional>
#include <vector>

namespace drawbridge {

/// The profiles of this computer's players, in a readable file: "people.json" beside the matches. Every
/// change is written at once and atomically. Functions that return a QString give an error message that says
/// what to do; empty: success.
class People : public QObject {
    Q_OBJECT

  public:
    explicit People(QObject* parent = nullptr);

    /// Most recent player first.
    const std::vector<Person>& all() const { return people_; }
    std::optional<Person> find(const QString& id) const;
    /// Looks up a name, ignoring case and surrounding blanks.
    std::optional<Person> called(const QString& name) const;
    /// The people to suggest for a seat, likeliest first: all who are not seated.
    std::vector<Person> suggestions(const QStringList& seated) const;

    /// Adds a person; the name must be unique. `id`, if given, receives the new Person::id.
    [[nodiscard]] QString add(const QString& name, int shield, QString* id = nullptr);
    [[nodiscard]] QString rename(const QString& id, const QString& name);
    [[nodiscard]] QString setShield(const QString& id, int shield);
    /// Removes a person. With `tracesToo`, the library replaces them by an anonymous person in every stored
    /// match (Library::forgetPerson()), so that they appear in no statistics; otherwise their matches stay as
    /// they are.
    [[nodiscard]] QString remove(const QString& id, bool tracesToo);
    /// Records that these people have sat down, the likeliest to play next first.
    void sat(const QStringList& ids);

    /// Removed people whose traces are not all gone yet: passed to the library at every start until they are.
    const QStringList& leaving() const { return leaving_; }
    void settle(const QString& id);

    /// Why the file could not be read: it stays as it is, or, if damaged, is copied aside.
    QString problem() const { return problem_; }

    /// The full name of the system account's user; empty if unknown.
    static QString proposedName();
    /// Why somebody cannot have this name; empty if they can. `self`: id of the person it is for.
    QString objection(const QString& name, const QString& self = {}) const;
    /// The least used shield.
    int freshShield() const;

  signals:
    void changed();
    /// A person has been removed with their traces.
    void left(const QString& id);

  private:
    [[nodiscard]] bool load();
    static QString writtenByNewer();
    template <class Change>
    QString change(Change apply);
    Person* at(const QString& id);

    std::vector<Person> people_;
    QStringList leaving_;
    KeptFile file_;
    QString problem_;
    bool isNewer_ = false; ///< a newer version wrote the file: it is not changed
};

} // namespace drawbridge
