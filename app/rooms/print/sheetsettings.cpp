// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/print/sheetsettings.h"

#include "text/settings.h"

#include <QLocale>
#include <QSettings>

namespace drawbridge {

namespace {

constexpr auto kFolder = "sheets/";

QString key(const char* name) { return QLatin1String(kFolder) + QLatin1String(name); }

QString leftOutKey(const QString& gameId) { return key("leftOut/") + gameId; }

/// Whether Letter is the usual paper size there.
bool usesLetter(QLocale::Territory territory) {
    switch (territory) {
    case QLocale::UnitedStates:
    case QLocale::Canada:
    case QLocale::Mexico:
    case QLocale::Philippines:
    case QLocale::Chile:
    case QLocale::Colombia:
    case QLocale::Venezuela:
    case QLocale::CostaRica:
    case QLocale::Guatemala:
    case QLocale::Panama:
    case QLocale::PuertoRico: return true;
    default: return false;
    }
}

/// Sets the value if the stored one is valid for the enumeration.
template <class Value>
void read(const QSettings& settings, const char* name, Value& value, Value last) {
    bool ok = false;
    const int number = settings.value(key(name)).toInt(&ok);
    if (ok && number >= 0 && number <= static_cast<int>(last)) value = static_cast<Value>(number);
}

} // namespace

SheetOptions proposedOptions() {
    SheetOptions options;
    options.backs = SheetBacks::duplex;
    if (usesLetter(QLocale::system().territory()))
        options.paper = *sizeFrom(paperSizes(), QStringLiteral("letter"));
    return options;
}

SheetSettings SheetSettings::load() {
    const Settings settings;
    SheetSettings result;
    SheetOptions& options = result.options = proposedOptions();
    SheetOptions stored = options;
    stored.paper = settings.value(key("paper"), options.paper).toSizeF();
    stored.card = settings.value(key("card"), options.card).toSizeF();
    stored.bleed = settings.value(key("bleed"), options.bleed).toDouble();
    stored.thickness = settings.value(key("thickness"), options.thickness).toDouble();
    stored.corners = settings.value(key("corners"), options.corners).toBool();
    stored.ruler = settings.value(key("ruler"), options.ruler).toBool();
    read(settings, "layout", stored.layout, SheetLayout::asManyAsFit);
    read(settings, "backs", stored.backs, SheetBacks::duplex);
    read(settings, "marks", stored.marks, SheetMarks::machine);
    read(settings, "inks", stored.inks, Inks::black);
    if (check(stored)) options = stored;
    result.printer = settings.value(key("printer")).toString();
    result.address = settings.value(key("address")).toString();
    return result;
}

void SheetSettings::store() const {
    Settings settings;
    settings.setValue(key("paper"), options.paper);
    settings.setValue(key("card"), options.card);
    settings.setValue(key("bleed"), options.bleed);
    settings.setValue(key("thickness"), options.thickness);
    settings.setValue(key("corners"), options.corners);
    settings.setValue(key("ruler"), options.ruler);
    settings.setValue(key("layout"), static_cast<int>(options.layout));
    settings.setValue(key("backs"), static_cast<int>(options.backs));
    settings.setValue(key("marks"), static_cast<int>(options.marks));
    settings.setValue(key("inks"), static_cast<int>(options.inks));
    settings.setValue(key("printer"), printer);
    settings.setValue(key("address"), address);
}

QStringList setsLeftOut(const QString& gameId) { return Settings().value(leftOutKey(gameId)).toStringList(); }

void keepSetsLeftOut(const QString& gameId, const QStringList& sets) {
    Settings().setValue(leftOutKey(gameId), sets);
}

} // namespace drawbridge
