// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "settings/settingspec.h"

#include <QStringList>
#include <algorithm>
#include <array>

#include "settings/settings.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr double kSmallest = 0.8;
constexpr double kLargest = 1.6;
constexpr int kLongestSign = 20;

bool isSwitch(const QVariant& value) {
    const QString written = value.toString();
    return written == "true"_L1 || written == "false"_L1;
}

bool isScale(const QVariant& value) {
    bool number = false;
    const double scale = value.toDouble(&number);
    return number && scale >= kSmallest && scale <= kLargest;
}

bool isVolume(const QVariant& value) {
    bool number = false;
    const double volume = value.toDouble(&number);
    return number && volume >= 0 && volume <= 1;
}

}  // namespace

const SettingSpec& specOf(Setting setting) {
    static const std::array<SettingSpec, 18> all = {{
        {u"language"_s, QString(),
         [](const QVariant& value) {
             return value.toString().isEmpty() || Languages::codes().contains(value.toString());
         }},
        {u"theme"_s, u"system"_s,
         [](const QVariant& value) { return Settings::themes().contains(value.toString()); }},
        {u"tableLook"_s, u"green"_s,
         [](const QVariant& value) { return Settings::tableLooks().contains(value.toString()); }},
        {u"tileLook"_s, u"ivory"_s,
         [](const QVariant& value) { return Settings::tileLooks().contains(value.toString()); }},
        {u"tileFace"_s, u"usual"_s,
         [](const QVariant& value) {
             return QStringList{u"usual"_s, u"pips"_s, u"digits"_s}.contains(value.toString());
         }},
        {u"pace"_s, u"normal"_s,
         [](const QVariant& value) { return Settings::paces().contains(value.toString()); }},
        {u"textScale"_s, 1.0, isScale},
        {u"tileScale"_s, 1.0, isScale},
        {u"reducedMotion"_s, false, isSwitch},
        {u"showPrompt"_s, true, isSwitch},
        {u"showEnds"_s, true, isSwitch},
        {u"showPlaces"_s, false, isSwitch},
        {u"coach"_s, false, isSwitch},
        {u"sounds"_s, true, isSwitch},
        {u"volume"_s, 0.6, isVolume},
        {u"momentVolume"_s, QVariant(), isVolume},
        {u"medallion"_s, QString(),  // one that a later version has is none here: the seat's is taken
         [](const QVariant& value) {
             const QString sign = value.toString();
             return sign.size() <= kLongestSign &&
                    std::all_of(sign.begin(), sign.end(), [](QChar c) { return c >= u'a' && c <= u'z'; });
         }},
        {u"renderer"_s, u"automatic"_s,
         [](const QVariant& value) { return Settings::renderers().contains(value.toString()); }},
    }};
    return all[static_cast<std::size_t>(setting)];
}

}  // namespace boneyard::ui
