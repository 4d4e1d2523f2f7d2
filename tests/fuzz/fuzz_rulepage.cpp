// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Pages of the rule book.
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>

#include "input.h"
#include "rules/rulepage.h"

using namespace Qt::StringLiterals;
using boneyard::ui::RuleBlock;
using boneyard::ui::RulePage;

namespace {

QString folder() {
    static int count = 1;
    static char name[] = "fuzz_rulepage";
    static char* names[] = {name, nullptr};
    static const auto* program = new QGuiApplication(count, names);  // as long as Qt's own globals
    static_cast<void>(program);
    static const QTemporaryDir made(QDir::tempPath() + "/fuzz_rulepage-XXXXXX"_L1);
    return made.path();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const boneyard::fuzz::Input input(data, size);
    QFile file(folder() + "/page.md"_L1);
    if (!file.open(QIODevice::WriteOnly)) return 0;
    file.write(input.rest().data(), static_cast<qint64>(input.rest().size()));
    file.close();
    const RulePage page = RulePage::read(folder(), u"page"_s);
    for (const RuleBlock& block : page.blocks) {
        boneyard::fuzz::require(block.level >= 0 && block.level <= 6, "a heading has a level");
        static_cast<void>(block.plain());
    }
    static_cast<void>(page.title());
    return 0;
}
