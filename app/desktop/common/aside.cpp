// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/aside.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

QString nameAside(const QString& file) {
    QString name = file + ".broken"_L1;
    for (int i = 2; QFileInfo::exists(name); ++i) name = file + ".broken-"_L1 + QString::number(i);
    return name;
}

}  // namespace boneyard::ui
