// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <string>

// Preferences in a settings file, which may have been edited by hand.
namespace drawbridge {

namespace {

constexpr int kLongest = 5000; // ms; upper limit for values of a hand-edited file
constexpr int kFarthest = 200; // pixels; likewise

// By Theme and by Announced.
constexpr std::array kThemes{"system", "light", "dark", "contrast"};
constexpr std::array kAnnounced{"nothing", "mine", "all"};

/// The choice with the stored name, or else `otherwise`.
template <class Choice, std::size_t count>
Choice chosen(const std::array<const char*, count>& names, const QVariant& stored, Choice otherwise) {
    const auto name =
        std::ranges::find(names, stored.toString(), [](auto one) { return QLatin1String(one); });
    return name == names.end() ? otherwise : static_cast<Choice>(name - names.begin());
}

/// The name if it is among the choices, else empty.
QString oneOf(const QStringList& choices, const QString& name) {
    return choices.contains(name) ? name : QString();
}

int number(const QSettings& settings, const char* key, int otherwise, int least, int most) {
    bool ok = false;
    const int value = settings.value(QLatin1String(key)).toInt(&ok);
    return ok ? std::clamp(value, least, most) : otherwise;
}

int milliseconds(const QSettings& settings, const char* key, int otherwise, int least = 0) {
    return number(settings, key, otherwise, least, kLongest);
}

/// A settings file as Qt parses it: without quotes, numeric escapes resolved. (Others do not matter.)
std::string unescaped(std::string_view settings) {
    const auto digits = [&settings](std::size_t from, bool (*isDigit)(char)) {
        std::size_t end = from;
        while (end < settings.size() && isDigit(settings[end])) ++end;
        return end - from;
    };
    std::string text;
    for (std::size_t at = 0; at < settings.size(); ++at) {
        if (settings[at] == '"') continue;
        if (settings[at] != '\\' || at + 1 == settings.size()) {
            text += settings[at];
            continue;
        }
        const bool isHex = settings[++at] == 'x';
        const std::size_t from = isHex ? at + 1 : at;
        const std::size_t count = digits(
            from, isHex ? [](char sign) { return std::isxdigit(static_cast<unsigned char>(sign)) != 0; }
                        : [](char sign) { return sign >= '0' && sign <= '7'; });
        if (count == 0) {
            text += settings[at];
            continue;
        }
        const std::string number(settings.substr(from, count));
        text += static_cast<char>(std::strtoul(number.c_str(), nullptr, isHex ? 16 : 8));
        at = from + count - 1;
    }
    return text;
}

} // namespace

bool hasKnownKinds(std::string_view settings) {
    static constexpr std::string_view kOther = "@Variant(";
    static constexpr std::string_view kSize{"\0\0\0\x16", 4}; // QMetaType::QSizeF in a QDataStream
    const std::string text = unescaped(settings);
    if (text.find("@DateTime(") != std::string::npos) return false;
    for (std::size_t at = text.find(kOther); at != std::string::npos; at = text.find(kOther, at + 1))
        if (text.compare(at + kOther.size(), kSize.size(), kSize) != 0) return false;
    return true;
}

Preferences Preferences::read(const QSettings& settings, const QStringList& grounds,
                              const QStringList& backs) {
    Preferences result;
    result.theme = chosen(kThemes, settings.value(QStringLiteral("look/theme")), result.theme);
    const int textSize = settings.value(QStringLiteral("look/textSize")).toInt();
    if (std::find(kTextSizes.begin(), kTextSizes.end(), textSize) != kTextSizes.end())
        result.textSize = textSize;
    result.ground = oneOf(grounds, settings.value(QStringLiteral("look/ground")).toString());
    result.backs = oneOf(backs, settings.value(QStringLiteral("look/backs")).toString());
    result.motion = milliseconds(settings, "look/motion", result.motion, kAsSystem);
    result.rest = milliseconds(settings, "look/rest", result.rest);
    result.dragDistance = number(settings, "hand/dragDistance", result.dragDistance, kAsSystem, kFarthest);
    result.hold = milliseconds(settings, "hand/hold", result.hold, kAsSystem);
    result.pace = milliseconds(settings, "bots/pace", result.pace);
    result.memory = number(settings, "bots/memory", result.memory, 1, kMostMemory);
    result.curtain = settings.value(QStringLiteral("play/curtain"), result.curtain).toBool();
    result.waste = settings.value(QStringLiteral("play/waste"), result.waste).toBool();
    result.showAll = settings.value(QStringLiteral("bots/showAll"), result.showAll).toBool();
    result.sound = settings.value(QStringLiteral("sound/on"), result.sound).toBool();
    if (const int volume = settings.value(QStringLiteral("sound/volume")).toInt();
        volume > 0 && volume <= 100)
        result.volume = volume;
    result.announced =
        chosen(kAnnounced, settings.value(QStringLiteral("speech/announced")), result.announced);
    result.language = settings.value(QStringLiteral("look/language")).toString();
    return result;
}

void Preferences::write(QSettings& settings) const {
    settings.setValue(QStringLiteral("look/theme"), kThemes[static_cast<std::size_t>(theme)]);
    settings.setValue(QStringLiteral("look/textSize"), textSize);
    settings.setValue(QStringLiteral("look/ground"), ground);
    settings.setValue(QStringLiteral("look/backs"), backs);
    settings.setValue(QStringLiteral("look/motion"), motion);
    settings.setValue(QStringLiteral("look/rest"), rest);
    settings.setValue(QStringLiteral("hand/dragDistance"), dragDistance);
    settings.setValue(QStringLiteral("hand/hold"), hold);
    settings.setValue(QStringLiteral("bots/pace"), pace);
    settings.setValue(QStringLiteral("bots/memory"), memory);
    settings.setValue(QStringLiteral("play/curtain"), curtain);
    settings.setValue(QStringLiteral("play/waste"), waste);
    settings.setValue(QStringLiteral("bots/showAll"), showAll);
    settings.setValue(QStringLiteral("sound/on"), sound);
    settings.setValue(QStringLiteral("sound/volume"), volume);
    settings.setValue(QStringLiteral("speech/announced"), kAnnounced[static_cast<std::size_t>(announced)]);
    settings.setValue(QStringLiteral("look/language"), language);
}

} // namespace drawbridge
