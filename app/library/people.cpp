// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/people.h"

#include "core/json.h"
#include "library/filelock.h"
#include "library/matchfolder.h"
#include "match/match.h"
#include "text/gametext.h"
#include "text/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>
#include <array>

#ifdef Q_OS_UNIX
#    include <pwd.h>
#    include <unistd.h>
#endif

// The file:
//
//   {
//     "format": "drawbridge-people",
//     "version": 1,
//     "people": [
//       {"id": "p-3f9a…", "name": "Anna", "shield": 3}     who sat down last comes first
//     ],
//     "leaving": ["p-77c1…"]                               whose traces are still being removed
//   }
namespace drawbridge {

namespace {

constexpr const char* kFormat = "drawbridge-people";
constexpr std::uint64_t kPeopleVersion = 1;
constexpr int kPatience = 2000; // ms to wait for another program that is writing

QString peopleFile() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("people.json"));
}

std::string textOf(const std::vector<Person>& people, const QStringList& leaving) {
    std::string text = "{\n  \"format\": " + jsonText(kFormat) +
                       ",\n  \"version\": " + std::to_string(kPeopleVersion) + ",\n  \"people\": [";
    for (std::size_t i = 0; i < people.size(); ++i)
        text += std::string(i == 0 ? "\n" : ",\n") + "    {\"id\": " + jsonText(people[i].id.toStdString()) +
                ", \"name\": " + jsonText(people[i].name.toStdString()) +
                ", \"shield\": " + std::to_string(people[i].shield) + "}";
    text += people.empty() ? "]" : "\n  ]";
    if (!leaving.isEmpty()) {
        text += ",\n  \"leaving\": [";
        for (qsizetype i = 0; i < leaving.size(); ++i)
            text += (i == 0 ? "" : ", ") + jsonText(leaving[i].toStdString());
        text += "]";
    }
    return text + "\n}\n";
}

std::optional<Person> personFrom(const Value& value) {
    const Value* id = value.find("id");
    const Value* name = value.find("name");
    const Value* shield = value.find("shield");
    if (id == nullptr || name == nullptr || !id->isText() || !name->isText() || id->text.empty()) return {};
    Person person{QString::fromStdString(id->text), toQLine(name->text), 0};
    if (shield != nullptr && shield->isNumber() && shield->number < kShields)
        person.shield = static_cast<int>(shield->number);
    return person;
}

} // namespace

People::People(QObject* parent)
    : QObject(parent)
    , file_(peopleFile()) {
    (void)load();
}

/// False: the file cannot be read; the people loaded before are kept.
bool People::load() {
    const FileText read = file_.read();
    if (!read.problem.isEmpty()) {
        problem_ = read.problem;
        return false;
    }
    problem_.clear();
    people_.clear();
    leaving_.clear();
    isNewer_ = false;
    if (!file_.isThere()) return true;
    const Json json = readJson(read.text);
    const Value* format = json.root.find("format");
    const Value* version = json.root.find("version");
    const Value* people = json.root.find("people");
    isNewer_ = version != nullptr && version->isNumber() && version->number > kPeopleVersion;
    if (json.error || format == nullptr || format->text != kFormat || people == nullptr ||
        !people->isList()) {
        if (isNewer_) return true;
        const QString aside = file_.putAside();
        problem_ = tr("The list of people cannot be read, so it begins anew. What was there is left in %1.")
                       .arg(QDir::toNativeSeparators(aside));
        if (people == nullptr) return !aside.isEmpty();
    }
    for (const Value& value : people->items) // salvages what a damaged list holds
        if (auto person = personFrom(value); person && !find(person->id))
            people_.push_back(std::move(*person));
    if (const Value* leaving = json.root.find("leaving"))
        for (const Value& id : leaving->items) leaving_ << QString::fromStdString(id.text);
    return true;
}

QString People::writtenByNewer() {
    return tr("The list of people was written by a newer Drawbridge: change it in that program.");
}

/// Applies a change to the current content of the file: another program may have written it meanwhile.
template <class Change>
QString People::change(Change apply) {
    const QDir folder = QFileInfo(file_.name()).dir();
    if (!makeOwnFolder(folder.path())) return unwritableFolder(folder);
    FileLock lock(file_.name());
    if (!lock.tryLock(kPatience))
        return lock.isHeldByOthers()
                   ? People::tr("Another program is changing the list of people: try again in a moment.")
                   : unwritableFolder(folder);
    if (!load()) return problem_;
    if (isNewer_) return writtenByNewer();
    std::vector<Person> before = people_;
    QStringList leavingBefore = leaving_;
    if (const QString objection = apply(); !objection.isEmpty()) return objection;
    if (const QString problem = file_.write(textOf(people_, leaving_)); !problem.isEmpty()) {
        people_ = std::move(before);
        leaving_ = std::move(leavingBefore);
        return problem;
    }
    emit changed();
    return {};
}

Person* People::at(const QString& id) {
    const auto found = std::ranges::find(people_, id, &Person::id);
    return found == people_.end() ? nullptr : &*found;
}

std::optional<Person> People::find(const QString& id) const {
    const auto found = std::ranges::find(people_, id, &Person::id);
    if (found == people_.end()) return {};
    return *found;
}

std::optional<Person> People::called(const QString& name) const {
    const QString wanted = name.simplified().toCaseFolded();
    const auto found = std::ranges::find_if(
        people_, [&](const Person& person) { return person.name.toCaseFolded() == wanted; });
    if (found == people_.end()) return {};
    return *found;
}

std::vector<Person> People::suggestions(const QStringList& seated) const {
    std::vector<Person> free;
    std::ranges::copy_if(people_, std::back_inserter(free),
                         [&](const Person& person) { return !seated.contains(person.id); });
    return free;
}

QString People::objection(const QString& name, const QString& self) const {
    const QString wanted = name.simplified();
    if (wanted.isEmpty()) return tr("Give a name.");
    if (static_cast<std::size_t>(wanted.toUtf8().size()) > kLongestName) return tr("Give a shorter name.");
    const auto other = called(wanted);
    //: %1 is a name
    if (other && other->id != self)
        return tr("%1: somebody has this name already. Choose another one.").arg(wanted);
    return {};
}

QString People::add(const QString& name, int shield, QString* id) {
    return change([&]() -> QString {
        if (const QString why = objection(name); !why.isEmpty()) return why;
        const QString fresh = QStringLiteral("p-") + QUuid::createUuid().toString(QUuid::Id128);
        people_.insert(people_.begin(), {fresh, name.simplified(), std::clamp(shield, 0, kShields - 1)});
        if (id != nullptr) *id = fresh;
        return {};
    });
}

QString People::rename(const QString& id, const QString& name) {
    return change([&]() -> QString {
        if (const QString why = objection(name, id); !why.isEmpty()) return why;
        if (Person* person = at(id)) person->name = name.simplified();
        return {};
    });
}

QString People::setShield(const QString& id, int shield) {
    return change([&]() -> QString {
        if (Person* person = at(id)) person->shield = std::clamp(shield, 0, kShields - 1);
        return {};
    });
}

QString People::remove(const QString& id, bool tracesToo) {
    const QString problem = change([&]() -> QString {
        std::erase_if(people_, [&](const Person& person) { return person.id == id; });
        if (tracesToo && !leaving_.contains(id)) leaving_ << id;
        return {};
    });
    if (problem.isEmpty() && tracesToo) emit left(id);
    return problem;
}

void People::sat(const QStringList& ids) {
    change([&]() -> QString {
        std::ranges::stable_sort(people_, {}, [&](const Person& person) {
            const qsizetype place = ids.indexOf(person.id);
            return place < 0 ? ids.size() : place;
        });
        return {};
    });
}

void People::settle(const QString& id) {
    if (!leaving_.contains(id)) return;
    change([&]() -> QString {
        leaving_.removeAll(id);
        return {};
    });
}

QString People::proposedName() {
    QString login;
    QString name;
#ifdef Q_OS_UNIX
    if (const passwd* account = getpwuid(getuid()); account != nullptr && account->pw_gecos != nullptr) {
        login = QString::fromLocal8Bit(account->pw_name);
        name = QString::fromLocal8Bit(account->pw_gecos).section(',', 0, 0).simplified();
        // In the GECOS field "&" means the account name.
        name.replace('&', login.left(1).toUpper() + login.mid(1));
    }
#endif
    // A bare account name is no person's name; where no full name is known, as on Windows, the account
    // usually has the user's name.
    const auto isMere = [&] { return name.compare(login, Qt::CaseInsensitive) == 0; };
    if (isMere()) name = qEnvironmentVariable("USERNAME").simplified();
    if (isMere()) return {};
    const QString line = toQLine(name.toStdString());
    return static_cast<std::size_t>(line.toUtf8().size()) > kLongestName ? QString() : line;
}

int People::freshShield() const {
    std::array<int, kShields> taken{};
    for (const Person& person : people_) ++taken[static_cast<std::size_t>(person.shield)];
    return static_cast<int>(std::ranges::min_element(taken) - taken.begin());
}

} // namespace drawbridge
