// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "suite.h"

namespace boneyard::test {

using namespace Qt::StringLiterals;

/// Settings in a folder of their own.
class SettingsTest : public QObject {
    Q_OBJECT

protected:
    [[nodiscard]] QString file() const { return folder_->filePath(u"settings.ini"_s); }

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
};

}  // namespace boneyard::test
