// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The file of the player's settings: whatever stands in it, each setting has a value that makes sense.
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>

#include "input.h"
#include "settings/settings.h"

using namespace Qt::StringLiterals;
using boneyard::fuzz::require;
using boneyard::ui::Settings;

namespace {

QString folder() {
    static int count = 1;
    static char name[] = "fuzz_settings";
    static char* names[] = {name, nullptr};
    static const auto* program = new QGuiApplication(count, names);  // as long as Qt's own globals
    static_cast<void>(program);
    static const QTemporaryDir made(QDir::tempPath() + "/fuzz_settings-XXXXXX"_L1);
    return made.path();
}

void require_sense(const Settings& settings) {
    require(Settings::themes().contains(settings.theme()), "a theme is one of ours");
    require(Settings::paces().contains(settings.pace()), "a pace is one of ours");
    require(settings.volume() >= 0 && settings.volume() <= 1, "a volume lies between 0 and 1");
    require(settings.momentVolume() >= 0 && settings.momentVolume() <= 1, "so does that of moments");
    require(settings.textScale() >= 0.5 && settings.textScale() <= 3, "text can be read");
    require(settings.tileScale() >= 0.5 && settings.tileScale() <= 3, "tiles can be seen");
    static_cast<void>(settings.lessons());
    static_cast<void>(settings.languages());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const boneyard::fuzz::Input input(data, size);
    const QString name = folder() + "/settings.ini"_L1;
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly)) return 0;
    file.write(input.rest().data(), static_cast<qint64>(input.rest().size()));
    file.close();
    {
        Settings settings(name, {});
        require_sense(settings);
        settings.setPace(u"fast"_s);
        require(settings.pace() == "fast"_L1, "a setting can be changed");
    }
    // One that could not be read lies beside it now: there must not be thousands.
    const QDir left(folder());
    for (const QString& each : left.entryList(QDir::Files)) QFile::remove(left.filePath(each));
    return 0;
}
