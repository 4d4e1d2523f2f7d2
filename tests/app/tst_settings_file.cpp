// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include "settings/settings.h"
#include "settingstest.h"

using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The file of the player's settings: what it says, and that it may be of no use.
class TestSettingsFile : public SettingsTest {
    Q_OBJECT

    void write(const QByteArray& content) const;

private slots:
    void badValuesInTheFileCountAsNotSet_data();
    void badValuesInTheFileCountAsNotSet();
    void momentsAreAsLoudAsTilesUntilOneOfThemIsSet();
    void aLessonThatWasPlayedStaysPlayed();
    void aFileThatCannotBeReadIsSetAsideAndToldOnce();
    void noFileThatWasSetAsideIsOverwritten();
    void aFolderThatCannotBeWrittenDoesNoHarm();
    void whatCannotBeSavedIsToldOnce();
    void aFileIsNamedFromLeftToRightInAnySentence();
};

void TestSettingsFile::write(const QByteArray& content) const {
    QFile out(file());
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(content);
}

void TestSettingsFile::badValuesInTheFileCountAsNotSet_data() {
    QTest::addColumn<QByteArray>("line");
    for (const char* line : {"theme=pink", "tableLook=glass", "tileLook=", "language=xx", "tileFace=7",
                             "pace=", "textScale=big", "textScale=nan", "textScale=99", "tileScale=-1",
                             "reducedMotion=maybe", "showEnds=@Invalid()", "showPlaces=2", "sounds=loud",
                             "volume=11", "volume=-1", "volume=full", "momentVolume=2", "renderer=vulkan"}) {
        QTest::newRow(line) << QByteArray(line);
    }
}

void TestSettingsFile::badValuesInTheFileCountAsNotSet() {
    QFETCH(QByteArray, line);
    write("[General]\n" + line + "\n");
    const Settings settings(file(), {});
    QCOMPARE(settings.theme(), u"system"_s);
    QCOMPARE(settings.language(), QString());
    QCOMPARE(settings.tableLook(), u"green"_s);
    QCOMPARE(settings.tileLook(), u"ivory"_s);
    QCOMPARE(settings.tileFace(), u"usual"_s);
    QCOMPARE(settings.pace(), u"normal"_s);
    QCOMPARE(settings.textScale(), 1.0);
    QCOMPARE(settings.tileScale(), 1.0);
    QVERIFY(!settings.reducedMotion());
    QVERIFY(settings.showEnds());
    QVERIFY(!settings.showPlaces());
    QVERIFY(settings.sounds());
    QCOMPARE(settings.volume(), 0.6);
    QCOMPARE(settings.momentVolume(), 0.6);
    QCOMPARE(settings.renderer(), u"automatic"_s);
}

void TestSettingsFile::momentsAreAsLoudAsTilesUntilOneOfThemIsSet() {
    write("[General]\nvolume=0.2\n");
    Settings settings(file(), {});
    QCOMPARE(settings.momentVolume(), 0.2);
    settings.setVolume(0.9);
    QCOMPARE(settings.momentVolume(), 0.2);
    settings.setMomentVolume(0.5);
    QCOMPARE(settings.volume(), 0.9);
    QCOMPARE(settings.momentVolume(), 0.5);
}

void TestSettingsFile::aLessonThatWasPlayedStaysPlayed() {
    write("[lessons]\nmatador=done\nrussian=perhaps\n");
    Settings settings(file(), {});
    QCOMPARE(settings.lessons(), (QVariantMap{{u"matador"_s, u"done"_s}}));
    settings.answerLesson(u"matador"_s);
    QCOMPARE(settings.lessons(), (QVariantMap{{u"matador"_s, u"done"_s}}));
}

void TestSettingsFile::aFileThatCannotBeReadIsSetAsideAndToldOnce() {
    QVERIFY(QDir().mkpath(file() + u"/inside"_s));  // a folder where the file should be
    {
        Settings settings(file(), {});
        QVERIFY(settings.notice().contains(QDir::toNativeSeparators(file()) + u".broken"_s));
        QSignalSpy changed(&settings, &Settings::noticeChanged);
        settings.dismissNotice();
        QCOMPARE(changed.count(), 1);
        QVERIFY(settings.notice().isEmpty());
        settings.setTheme(u"dark"_s);
    }
    QVERIFY(QDir(file() + u".broken/inside"_s).exists());
    const Settings again(file(), {});
    QVERIFY(again.notice().isEmpty());
    QCOMPARE(again.theme(), u"dark"_s);
}

void TestSettingsFile::noFileThatWasSetAsideIsOverwritten() {
    for (int i = 0; i < 3; ++i) {
        write("[General\nthis is no settings file \xff\xfe\n");
        const Settings settings(file(), {});
        QVERIFY(!settings.notice().isEmpty());
    }
    QCOMPARE(QDir(folder_->path()).entryList({u"*.broken*"_s}, QDir::Files).size(), 3);
}

void TestSettingsFile::aFolderThatCannotBeWrittenDoesNoHarm() {
    Settings settings(u"/proc/no/such/settings.ini"_s, {});
    settings.setTheme(u"dark"_s);
    QCOMPARE(settings.theme(), u"dark"_s);  // for this run
}

void TestSettingsFile::whatCannotBeSavedIsToldOnce() {
    const QString noFolder = folder_->filePath(u"no folder"_s);
    QVERIFY(QFile(noFolder).open(QIODevice::WriteOnly));
    Settings settings(noFolder + "/settings.ini"_L1, {});
    QVERIFY(settings.notice().isEmpty());
    QSignalSpy changed(&settings, &Settings::noticeChanged);
    settings.setTheme(u"dark"_s);
    QTRY_COMPARE(changed.count(), 1);
    const QString shown = QDir::toNativeSeparators(noFolder + "/settings.ini"_L1);
    QVERIFY2(settings.notice().contains(shown), qPrintable(settings.notice()));
    settings.dismissNotice();
    settings.setTheme(u"light"_s);
    settings.keepSeats(u"matador"_s, 3);
    QTest::qWait(1000);
    QVERIFY(settings.notice().isEmpty());
    Settings fine(file(), {});
    fine.setTheme(u"dark"_s);
    QTest::qWait(1000);
    QVERIFY(fine.notice().isEmpty());
    QVERIFY(QFile::exists(file()));  // at once, and not only when the program ends
}

void TestSettingsFile::aFileIsNamedFromLeftToRightInAnySentence() {
    write("[General\nthis is no settings file \xff\xfe\n");
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const Settings settings(file(), {});
    QGuiApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
    const QString shown = QDir::toNativeSeparators(file()) + u".broken"_s;
    QVERIFY2(settings.notice().contains(QChar(0x2066) + shown + QChar(0x2069)),
             qPrintable(settings.notice()));
}

BONEYARD_TEST(TestSettingsFile)
#include "tst_settings_file.moc"
