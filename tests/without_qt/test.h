// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <any>
#include <chrono>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "text.h"

// As much of QtTest as the tests of the rules use, under its names, so that they run where there is no Qt:
// built for Windows on Linux, and without the window. What moc does for them, slots.cmake does here.

namespace boneyard::without_qt {

struct Function {
    std::string name;
    std::function<void()> run;
};

/// A row of a test's table: its values in the order of the columns.
struct Row {
    std::string name;
    std::vector<std::any> values;

    template <typename T>
    Row& operator<<(const T& value) {
        if constexpr (std::is_convertible_v<const T&, const char*>) {
            values.emplace_back(QString(value));
        } else {
            values.emplace_back(value);
        }
        return *this;
    }
};

/// What is being run: the table of the running test, the row it is at, and what failed.
struct Run {
    std::vector<std::string> columns;
    std::vector<Row> rows;
    const Row* row = nullptr;
    std::string test;
    bool failed = false;
    int failures = 0;

    void fail(const std::string& why, const char* file, int line) {
        failed = true;
        std::printf("FAIL!  : %s(%s) %s\n   Loc: [%s(%d)]\n", test.c_str(),
                    row == nullptr ? "" : row->name.c_str(), why.c_str(), file, line);
    }

    [[nodiscard]] const std::any& value(const std::string& column) const {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (columns[i] == column) return row->values.at(i);
        }
        throw std::logic_error("the test's table has no column \"" + column + '"');
    }
};

inline Run& running() {
    static Run run;
    return run;
}

template <typename T>
std::string shown(const T& value) {
    if constexpr (std::is_same_v<T, QString>) {
        return value.toStdString();
    } else if constexpr (requires(std::ostringstream out) { out << value; }) {
        std::ostringstream out;
        out << std::boolalpha << value;
        return out.str();
    } else {
        return "(of a kind that cannot be shown)";
    }
}

template <typename A, typename B>
bool compare(const A& actual, const B& expected, const char* what, const char* with, const char* file,
             int line) {
    if (actual == expected) return true;
    running().fail("Compared values are not the same\n   Actual   (" + std::string(what) +
                       "): " + shown(actual) + "\n   Expected (" + with + "): " + shown(expected),
                   file, line);
    return false;
}

}  // namespace boneyard::without_qt

class QObject {
public:
    QObject() = default;
    QObject(const QObject&) = delete;
    QObject& operator=(const QObject&) = delete;
    virtual ~QObject() = default;
    /// The private slots, in the order they are declared.
    virtual std::vector<boneyard::without_qt::Function> test_functions() = 0;
};

class QElapsedTimer {
public:
    void start() { start_ = std::chrono::steady_clock::now(); }
    [[nodiscard]] qint64 nsecsElapsed() const {
        return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now() - start_)
            .count();
    }
    [[nodiscard]] qint64 elapsed() const { return nsecsElapsed() / 1'000'000; }

private:
    std::chrono::steady_clock::time_point start_;
};

namespace QTest {

template <typename T>
void addColumn(const char* name) {
    boneyard::without_qt::running().columns.emplace_back(name);
}

inline boneyard::without_qt::Row& newRow(const char* name) {
    return boneyard::without_qt::running().rows.emplace_back(boneyard::without_qt::Row{name, {}});
}

/// As newRow(), its name written as printf() does.
inline boneyard::without_qt::Row& addRow(const char* form, ...) {
    char name[256];
    std::va_list values;
    va_start(values, form);
    std::vsnprintf(name, sizeof name, form, values);
    va_end(values);
    return newRow(name);
}

inline void qSleep(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

/// Runs each function of the test, once for each row where it has a table.
/// @return how many failed
int qExec(QObject* test, int argc, char** argv);

}  // namespace QTest

inline int qRound(double value) { return int(std::lround(value)); }

/// 0 when it is not set, or is no number; `given` says which.
inline int qEnvironmentVariableIntValue(const char* name, bool* given) {
    const char* value = std::getenv(name);
    char* end = nullptr;
    const long number = value == nullptr ? 0 : std::strtol(value, &end, 10);
    *given = end != nullptr && end != value && *end == '\0';
    return *given ? int(number) : 0;
}

#define slots
#define Q_OBJECT                                                           \
public:                                                                    \
    std::vector<boneyard::without_qt::Function> test_functions() override; \
                                                                           \
private:
#define Q_DECLARE_METATYPE(Type)
#define qPrintable(text) (text).c_str()
#define qInfo(...) (std::printf(__VA_ARGS__), std::printf("\n"))

#define qFatal(...) (std::printf(__VA_ARGS__), std::printf("\n"), std::abort())

#define QCOMPARE(actual, expected)                                                                    \
    do {                                                                                              \
        if (!boneyard::without_qt::compare(actual, expected, #actual, #expected, __FILE__, __LINE__)) \
            return;                                                                                   \
    } while (false)
#define QVERIFY(statement) QVERIFY2(statement, "")
#define QVERIFY2(statement, why)                                                                     \
    do {                                                                                             \
        if (!static_cast<bool>(statement)) {                                                         \
            boneyard::without_qt::running().fail(std::string("'" #statement "' is false. ") + (why), \
                                                 __FILE__, __LINE__);                                \
            return;                                                                                  \
        }                                                                                            \
    } while (false)
#define QFAIL(why)                                                     \
    do {                                                               \
        boneyard::without_qt::running().fail(why, __FILE__, __LINE__); \
        return;                                                        \
    } while (false)
#define QFETCH(Type, name) const Type name = std::any_cast<Type>(boneyard::without_qt::running().value(#name))
