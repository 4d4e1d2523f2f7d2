// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/fonts.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

void useBundledFont() {
    const QDir folder(u":/assets/fonts"_s);
    QStringList families;
    for (const QString& file : folder.entryList({u"*.ttf"_s, u"*.otf"_s}, QDir::Files, QDir::Name)) {
        const int id = QFontDatabase::addApplicationFont(folder.filePath(file));
        for (const QString& family : QFontDatabase::applicationFontFamilies(id)) {
            if (!families.contains(family)) families.append(family);
        }
    }
    if (families.isEmpty()) return;
    QFont font = QGuiApplication::font();
    families.append(font.family());  // Qt 6.4 does not fall back to it by itself
    font.setFamilies(families);
    QGuiApplication::setFont(font);
}

}  // namespace boneyard::ui
