// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>
#include <string_view>

namespace boneyard::test {

/// One test class of a program that holds several; they share a program because Qt's headers cost more than
/// the tests do. Each is run by itself, by the name of its file: `tests_matador tst_matador_ends`.
class Suite {
public:
    using Run = int (*)(int argc, char** argv);

    /// Makes the class known to main(). `file` is where it stands.
    Suite(std::string_view file, Run run);
};

}  // namespace boneyard::test

/// Takes the place of QTEST_MAIN.
#define BONEYARD_TEST(Class)                                                                  \
    static const boneyard::test::Suite suite_of_##Class(__FILE__, [](int argc, char** argv) { \
        Class test;                                                                           \
        return QTest::qExec(&test, argc, argv);                                               \
    });
