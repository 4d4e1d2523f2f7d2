// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <qt_windows.h>

#include <QDir>
#include <QFile>
#include <QTest>
#include <array>
#include <memory>

#include "suite.h"

using namespace Qt::StringLiterals;

/// What only Windows asks of a program.
class TestWindows : public QObject {
    Q_OBJECT

private slots:
    void theProgramTellsItsVersion();
    void theProgramCanDoWithLongPathsAllLettersAndAnyScreen();
    void wordsAreReadInTheConsoleItWasCalledFrom_data();
    void wordsAreReadInTheConsoleItWasCalledFrom();
};

namespace {

QString program() { return QDir::toNativeSeparators(QStringLiteral(BONEYARD_PROGRAM)); }

LPCWSTR wide(const QString& text) { return reinterpret_cast<LPCWSTR>(text.utf16()); }

QByteArray resource(LPCWSTR name, LPCWSTR kind) {
    const HMODULE module = LoadLibraryExW(wide(program()), nullptr, LOAD_LIBRARY_AS_DATAFILE);
    if (module == nullptr) return {};
    const HRSRC found = FindResourceW(module, name, kind);
    const HGLOBAL loaded = found != nullptr ? LoadResource(module, found) : nullptr;
    const QByteArray bytes = loaded != nullptr ? QByteArray(static_cast<const char*>(LockResource(loaded)),
                                                            SizeofResource(module, found))
                                               : QByteArray();
    FreeLibrary(module);
    return bytes;
}

/// A console of the test's own, for as long as this lives.
class Console {
    Q_DISABLE_COPY_MOVE(Console)

public:
    Console() {
        for (std::size_t i = 0; i < kStreams.size(); ++i) before_[i] = GetStdHandle(kStreams[i]);
        mine_ = AllocConsole() != 0;
        for (const DWORD stream : kStreams) SetStdHandle(stream, nullptr);  // a window's program gets none
    }
    ~Console() {
        if (mine_) FreeConsole();
        for (std::size_t i = 0; i < kStreams.size(); ++i) SetStdHandle(kStreams[i], before_[i]);
    }

    /// All that stands in its first lines.
    static QString words() {
        const HANDLE screen =
            CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr,
                        OPEN_EXISTING, 0, nullptr);
        std::array<wchar_t, 80 * 25> letters{};
        DWORD count = 0;
        ReadConsoleOutputCharacterW(screen, letters.data(), letters.size(), {0, 0}, &count);
        CloseHandle(screen);
        return QString::fromWCharArray(letters.data(), static_cast<int>(count));
    }

private:
    static constexpr std::array<DWORD, 2> kStreams{STD_OUTPUT_HANDLE, STD_ERROR_HANDLE};
    std::array<HANDLE, 2> before_{};
    bool mine_ = false;
};

/// Runs the program as a shell does, and gives its status.
DWORD runInConsole(const QString& arguments) {
    STARTUPINFOW start{};
    start.cb = sizeof start;
    PROCESS_INFORMATION process{};
    QString line = u'"' + program() + u"\" "_s + arguments;
    if (CreateProcessW(nullptr, reinterpret_cast<LPWSTR>(line.data()), nullptr, nullptr, FALSE, 0, nullptr,
                       nullptr, &start, &process) == 0)
        return 99;
    WaitForSingleObject(process.hProcess, 60'000);
    DWORD status = 98;
    GetExitCodeProcess(process.hProcess, &status);
    CloseHandle(process.hThread);
    CloseHandle(process.hProcess);
    return status;
}

}  // namespace

void TestWindows::theProgramTellsItsVersion() {
    const QByteArray version = resource(MAKEINTRESOURCEW(1), RT_VERSION);
    const QString words(reinterpret_cast<const QChar*>(version.constData()), version.size() / 2);
    for (const QString& word :
         {u"ProductName"_s, u"Boneyard contributors"_s, u"boneyard.exe"_s, QStringLiteral(BONEYARD_VERSION)})
        QVERIFY2(words.contains(word), qPrintable(word));
}

void TestWindows::theProgramCanDoWithLongPathsAllLettersAndAnyScreen() {
    const QByteArray manifest = resource(MAKEINTRESOURCEW(1), RT_MANIFEST);
    for (const char* word :
         {">true</longPathAware>", ">UTF-8</activeCodePage>", ">PerMonitorV2, ", "asInvoker"})
        QVERIFY2(manifest.contains(word), word);
}

void TestWindows::wordsAreReadInTheConsoleItWasCalledFrom_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<uint>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("an answer") << u"--version"_s << 0U << QStringLiteral("boneyard " BONEYARD_VERSION);
    QTest::newRow("a problem") << u"Ёж.boneyard"_s << 2U << u"boneyard: There is no file \"Ёж.boneyard\"."_s;
}

void TestWindows::wordsAreReadInTheConsoleItWasCalledFrom() {
    QFETCH(QString, arguments);
    QFETCH(uint, status);
    QFETCH(QString, words);
    const Console console;
    QCOMPARE(runInConsole(arguments), status);
    QVERIFY2(Console::words().contains(words), qPrintable(Console::words()));
}

BONEYARD_TEST(TestWindows)
#include "tst_windows.moc"
