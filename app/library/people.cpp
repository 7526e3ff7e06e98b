// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/people.h"

#include "core/json.h"
#include "library/filelock.h"
#include "library/matchfolder.h"
#include "match/match.h"
#include "text/gametext.h"
#include "text/wholefile.h"

#include <QDir>
#include <QFileInfo>
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
    , file_(dataFolder().filePath(QStringLiteral("people.json"))) {
    (void)load();
}

/// False: the file cannot be read; the people loaded before are kept.
bool People::load() {
    const auto read = file_.read();
    if (!read) {
        problem_ = read.problem();
        return false;
    }
    problem_.reset();
    people_.clear();
    leaving_.clear();
    isNewer_ = false;
    if (!file_.isThere()) return true;
    const Json json = readJson(*read);
    const Value* format = json.root.find("format");
    const Value* version = json.root.find("version");
    const Value* people = json.root.find("people");
    isNewer_ = version != nullptr && version->isNumber() && version->number > kPeopleVersion;
    if (json.error || format == nullptr || format->text != kFormat || people == nullptr ||
        !people->isList()) {
        if (isNewer_) return true;
        const QString aside = file_.putAside();
        problem_ = Problem("people-damaged", {QDir::toNativeSeparators(aside)});
        if (people == nullptr) return !aside.isEmpty();
    }
    for (const Value& value : people->items) // salvages what a damaged list holds
        if (auto person = personFrom(value); person && !find(person->id))
            people_.push_back(std::move(*person));
    if (const Value* leaving = json.root.find("leaving"))
        for (const Value& id : leaving->items) leaving_ << QString::fromStdString(id.text);
    return true;
}

/// Applies a change to the current content of the file: another program may have written it meanwhile.
template <class Change>
Result<> People::change(Change apply) {
    const QDir folder = QFileInfo(file_.name()).dir();
    if (!makeOwnFolder(folder.path())) return unwritableFolder(folder);
    FileLock lock(file_.name());
    if (!lock.tryLock(kPatience))
        return lock.isHeldByOthers() ? Problem("people-busy") : unwritableFolder(folder);
    if (!load()) return *problem_;
    if (isNewer_) return Problem("people-of-newer-program");
    std::vector<Person> before = people_;
    QStringList leavingBefore = leaving_;
    if (auto applied = apply(); !applied) return applied;
    if (auto written = file_.write(textOf(people_, leaving_)); !written) {
        people_ = std::move(before);
        leaving_ = std::move(leavingBefore);
        return written;
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

Result<> People::checkName(const QString& name, const QString& self) const {
    const QString wanted = name.simplified();
    if (wanted.isEmpty()) return Problem("name-missing");
    if (static_cast<std::size_t>(wanted.toUtf8().size()) > kLongestName) return Problem("name-too-long");
    const auto other = called(wanted);
    if (other && other->id != self) return Problem("name-taken", {wanted});
    return {};
}

Result<QString> People::add(const QString& name, int shield) {
    const QString fresh = QStringLiteral("p-") + QUuid::createUuid().toString(QUuid::Id128);
    const auto added = change([&]() -> Result<> {
        if (auto free = checkName(name); !free) return free;
        people_.insert(people_.begin(), {fresh, name.simplified(), std::clamp(shield, 0, kShields - 1)});
        return {};
    });
    return added ? Result<QString>(fresh) : added.problem();
}

Result<> People::rename(const QString& id, const QString& name) {
    return change([&]() -> Result<> {
        if (auto free = checkName(name, id); !free) return free;
        if (Person* person = at(id)) person->name = name.simplified();
        return {};
    });
}

Result<> People::setShield(const QString& id, int shield) {
    return change([&]() -> Result<> {
        if (Person* person = at(id)) person->shield = std::clamp(shield, 0, kShields - 1);
        return {};
    });
}

Result<> People::remove(const QString& id, bool tracesToo) {
    auto removed = change([&]() -> Result<> {
        std::erase_if(people_, [&](const Person& person) { return person.id == id; });
        if (tracesToo && !leaving_.contains(id)) leaving_ << id;
        return {};
    });
    if (removed && tracesToo) emit left(id);
    return removed;
}

void People::sat(const QStringList& ids) {
    // What is lost if it cannot be written is only an order.
    (void)change([&]() -> Result<> {
        std::ranges::stable_sort(people_, {}, [&](const Person& person) {
            const qsizetype place = ids.indexOf(person.id);
            return place < 0 ? ids.size() : place;
        });
        return {};
    });
}

void People::settle(const QString& id) {
    if (!leaving_.contains(id)) return;
    (void)change([&]() -> Result<> { // else it is told again at the next start
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
