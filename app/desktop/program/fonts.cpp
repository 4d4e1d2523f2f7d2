// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/fonts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

QString folderOfFonts(const QString& program) {
#ifdef Q_OS_MACOS
    return QDir::cleanPath(program + u"/../Resources/fonts"_s);
#else
    return QDir::cleanPath(program + u"/../share/boneyard/fonts"_s);
#endif
}

void prepareFonts() {
    const QDir folder(folderOfFonts(QCoreApplication::applicationDirPath()));
    for (const QString& file : folder.entryList({u"*.ttf"_s, u"*.otf"_s}, QDir::Files, QDir::Name)) {
        QFontDatabase::addApplicationFont(folder.filePath(file));
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    QFont font = QGuiApplication::font();
    font.setFeature("tnum", 1);  // all digits of one width, in families that have both
    QGuiApplication::setFont(font);
#endif
}

}  // namespace boneyard::ui
