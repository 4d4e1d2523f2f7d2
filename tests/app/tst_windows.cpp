// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <qt_windows.h>

#include <QDir>
#include <QTest>

#include "suite.h"

using namespace Qt::StringLiterals;

/// What only Windows asks of a program.
class TestWindows : public QObject {
    Q_OBJECT

private slots:
    void theProgramTellsItsVersion();
    void theProgramCanDoWithLongPathsAllLettersAndAnyScreen();
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

BONEYARD_TEST(TestWindows)
#include "tst_windows.moc"
