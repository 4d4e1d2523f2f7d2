// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <exception>

#include "test.h"

using boneyard::without_qt::Function;
using boneyard::without_qt::Row;
using boneyard::without_qt::Run;
using boneyard::without_qt::running;

namespace {

void run_once(const Function& function, const Row* row) {
    Run& run = running();
    run.row = row;
    run.failed = false;
    try {
        function.run();
    } catch (const std::exception& error) {
        run.fail(std::string("threw: ") + error.what(), function.name.c_str(), 0);
    }
    run.row = nullptr;
    if (run.failed) {
        ++run.failures;
    } else {
        std::printf("PASS   : %s(%s)\n", function.name.c_str(), row == nullptr ? "" : row->name.c_str());
    }
    std::fflush(stdout);
}

const Function* find(const std::vector<Function>& functions, const std::string& name) {
    for (const Function& function : functions) {
        if (function.name == name) return &function;
    }
    return nullptr;
}

void run_test(const Function& function, const Function* table) {
    running().test = function.name;
    if (table == nullptr) return run_once(function, nullptr);
    running().columns.clear();
    running().rows.clear();
    running().failed = false;
    table->run();
    if (running().failed || running().rows.empty()) {
        std::printf("FAIL!  : %s has no rows\n", table->name.c_str());
        ++running().failures;
        return;
    }
    const std::vector<Row> rows = running().rows;
    for (const Row& row : rows) run_once(function, &row);
}

}  // namespace

int QTest::qExec(QObject* test, int /*argc*/, char** /*argv*/) {
    const auto functions = test->test_functions();
    if (const Function* before = find(functions, "initTestCase")) run_test(*before, nullptr);
    for (const Function& function : functions) {
        if (function.name == "initTestCase" || function.name.ends_with("_data")) continue;
        run_test(function, find(functions, function.name + "_data"));
    }
    std::printf("Totals: %d failed\n", running().failures);
    return running().failures;
}
