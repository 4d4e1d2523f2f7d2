// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "suite.h"

#include <functional>
#include <iostream>
#include <map>
#include <string>
#ifdef QT_GUI_LIB
#include <QGuiApplication>
#endif

namespace {

using Suites = std::map<std::string, boneyard::test::Suite::Run, std::less<>>;

Suites& suites() {
    static Suites all;
    return all;
}

}  // namespace

boneyard::test::Suite::Suite(std::string_view file, Run run) {
    file.remove_prefix(file.find_last_of("/\\") + 1);
    suites()[std::string(file.substr(0, file.find('.')))] = run;
}

int main(int argc, char** argv) {
    const auto found = argc > 1 ? suites().find(std::string_view(argv[1])) : suites().end();
    if (found == suites().end()) {
        std::cerr << "Say which test to run, one of:";
        for (const auto& [name, run] : suites()) std::cerr << ' ' << name;
        std::cerr << '\n';
        return 2;
    }
    argv[1] = argv[0];  // QtTest reads what follows
#ifdef QT_GUI_LIB
    const QGuiApplication application(argc, argv);
#endif
    return found->second(argc - 1, argv + 1) == 0 ? 0 : 1;  // 77 failures would mean "skipped"
}
