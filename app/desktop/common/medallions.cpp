// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/medallions.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr auto kContext = "Medallions";

struct Medallion {
    QLatin1String sign;
    const char* name = nullptr;
};

//: What the picture shows that a player is known by: an animal or a plant
constexpr std::array kAll = {Medallion{"owl"_L1, QT_TRANSLATE_NOOP("Medallions", "Owl")},
                             Medallion{"fox"_L1, QT_TRANSLATE_NOOP("Medallions", "Fox")},
                             Medallion{"snail"_L1, QT_TRANSLATE_NOOP("Medallions", "Snail")},
                             Medallion{"tulip"_L1, QT_TRANSLATE_NOOP("Medallions", "Tulip")},
                             Medallion{"fish"_L1, QT_TRANSLATE_NOOP("Medallions", "Fish")},
                             Medallion{"mushroom"_L1, QT_TRANSLATE_NOOP("Medallions", "Mushroom")},
                             Medallion{"hare"_L1, QT_TRANSLATE_NOOP("Medallions", "Hare")},
                             Medallion{"pine"_L1, QT_TRANSLATE_NOOP("Medallions", "Fir tree")},
                             Medallion{"duck"_L1, QT_TRANSLATE_NOOP("Medallions", "Duck")},
                             Medallion{"butterfly"_L1, QT_TRANSLATE_NOOP("Medallions", "Butterfly")},
                             Medallion{"turtle"_L1, QT_TRANSLATE_NOOP("Medallions", "Turtle")},
                             Medallion{"acorn"_L1, QT_TRANSLATE_NOOP("Medallions", "Acorn")}};

}  // namespace

const QStringList& medallions() {
    static const QStringList signs = [] {
        QStringList list;
        for (const Medallion& one : kAll) list.append(one.sign);
        return list;
    }();
    return signs;
}

QString medallionName(const QString& sign) {
    const auto found =
        std::find_if(kAll.begin(), kAll.end(), [&](const auto& one) { return one.sign == sign; });
    return found != kAll.end() ? QCoreApplication::translate(kContext, found->name) : QString();
}

}  // namespace boneyard::ui
