// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptfile.h"
#include "library/person.h"

#include <QObject>
#include <QStringList>
#include <optional>
#include <vector>

namespace drawbridge {

/// The people who play at this computer, kept in a readable file: "people.json" beside the matches. Every
/// change is written at once, whole or not at all. What cannot be done is told in a sentence that says what
/// to do; an empty one means that it has been done.
class People : public QObject {
    Q_OBJECT

  public:
    explicit People(QObject* parent = nullptr);

    /// Whoever sat at a table last comes first.
    const std::vector<Person>& all() const { return people_; }
    std::optional<Person> find(const QString& id) const;
    /// The one of that name, case and blanks around it aside.
    std::optional<Person> called(const QString& name) const;
    /// Those whom a seat may be offered to, the likeliest first: all who sit nowhere yet.
    std::vector<Person> suggestions(const QStringList& seated) const;

    /// A new one; their name must be nobody else's. `id`, if given, is told who they are.
    [[nodiscard]] QString add(const QString& name, int shield, QString* id = nullptr);
    [[nodiscard]] QString rename(const QString& id, const QString& name);
    [[nodiscard]] QString setShield(const QString& id, int shield);
    /// Takes somebody off the list. With their traces, the library puts somebody unnamed in their place in
    /// every match kept (Library::forgetPerson()), so that no statistics know them any more; without, those
    /// stay.
    [[nodiscard]] QString remove(const QString& id, bool tracesToo);
    /// These have sat down, the likeliest to sit down next first.
    void sat(const QStringList& ids);

    /// Those removed whose traces are not all gone yet: told to the library at every start, until they are.
    const QStringList& leaving() const { return leaving_; }
    void settle(const QString& id);

    /// What is wrong with the file, if it cannot be read: it stays as it is, or, if it is damaged, is kept
    /// beside the new one.
    QString problem() const { return problem_; }

    /// What whoever has this account of the system calls themselves; empty where nobody has said.
    static QString proposedName();
    /// Why somebody cannot be called so; empty if they can. `self`: whose name it is to be.
    QString objection(const QString& name, const QString& self = {}) const;
    /// The shield that fewest have.
    int freshShield() const;

  signals:
    void changed();
    /// Somebody wants their traces to be gone.
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
    bool isNewer_ = false; ///< a later program wrote the file: it is left alone
};

} // namespace drawbridge
