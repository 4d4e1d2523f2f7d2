// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include "common/words.h"
#include "settings/settings.h"
#include "settingstest.h"

using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The player's settings.
class TestSettings : public SettingsTest {
    Q_OBJECT

private slots:
    void whatIsSetIsThereTheNextTime();
    void withoutAFileEverythingHasItsDefault();
    void badValuesAreNotTaken();
    void whetherALessonWasOfferedOrPlayedIsRemembered();
    void theLineThatSaysWhatIsToBeDoneIsOfferedToGoOnce();
    void theSizeOfATableIsRememberedByGame();
    void overridesHoldForThisRunOnly();
    void aChosenValueEndsAnOverride();
    void everyLanguageIsOfferedByItsOwnName();
    void aLanguageIsSpokenAsSoonAsItIsChosen();
    void aNumberKeepsItsSignWhereOneReadsFromTheRight();
    void englishPluralsAreRightInEveryLocale();
};

void TestSettings::whatIsSetIsThereTheNextTime() {
    {
        Settings settings(file(), {});
        settings.setLanguage(u"en"_s);
        settings.setTheme(u"contrast"_s);
        settings.setTableLook(u"walnut"_s);
        settings.setTileLook(u"ebony"_s);
        settings.setTileFace(u"digits"_s);
        settings.setPace(u"instant"_s);
        settings.setTextScale(1.25);
        settings.setTileScale(0.9);
        settings.setReducedMotion(true);
        settings.setShowEnds(false);
        settings.setShowPlaces(true);
        settings.setCoach(true);
        settings.setSounds(false);
        settings.setVolume(0.3);
        settings.setMomentVolume(0.1);
        settings.setRenderer(u"software"_s);
    }
    const Settings again(file(), {});
    QCOMPARE(again.language(), u"en"_s);
    QCOMPARE(again.theme(), u"contrast"_s);
    QCOMPARE(again.effectiveTheme(), u"contrast"_s);
    QCOMPARE(again.tableLook(), u"walnut"_s);
    QCOMPARE(again.tileLook(), u"ebony"_s);
    QCOMPARE(again.tileFace(), u"digits"_s);
    QCOMPARE(again.pace(), u"instant"_s);
    QCOMPARE(again.textScale(), 1.25);
    QCOMPARE(again.tileScale(), 0.9);
    QVERIFY(again.reducedMotion());
    QVERIFY(!again.showEnds());
    QVERIFY(again.showPlaces());
    QVERIFY(again.coach());
    QVERIFY(!again.sounds());
    QCOMPARE(again.volume(), 0.3);
    QCOMPARE(again.momentVolume(), 0.1);
    QCOMPARE(again.renderer(), u"software"_s);
    QVERIFY(again.notice().isEmpty());
}

void TestSettings::withoutAFileEverythingHasItsDefault() {
    const Settings settings(file(), {});
    QCOMPARE(settings.language(), QString());
    QCOMPARE(settings.theme(), u"system"_s);
    QVERIFY((QStringList{u"light"_s, u"dark"_s}.contains(settings.effectiveTheme())));
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
    QVERIFY(!QFile::exists(file()));
}

void TestSettings::whetherALessonWasOfferedOrPlayedIsRemembered() {
    {
        Settings settings(file(), {});
        QVERIFY(settings.lessons().isEmpty());
        QSignalSpy changed(&settings, &Settings::lessonsChanged);
        settings.answerLesson(u"matador"_s);
        settings.answerLesson(u"matador"_s);
        settings.finishLesson(u"triominoes"_s);
        settings.answerLesson({});
        settings.keepLessonPlace(u"matador"_s, u"1 2 110"_s);
        settings.keepLessonPlace({}, u"1 2 110"_s);
        QCOMPARE(changed.count(), 2);
    }
    const Settings again(file(), {});
    QCOMPARE(again.lessons(), (QVariantMap{{u"matador"_s, u"answered"_s}, {u"triominoes"_s, u"done"_s}}));
    QCOMPARE(again.lessonPlace(u"matador"_s), u"1 2 110"_s);
    QCOMPARE(again.lessonPlace(u"triominoes"_s), QString());
}

void TestSettings::badValuesAreNotTaken() {
    Settings settings(file(), {});
    QSignalSpy changed(&settings, &Settings::themeChanged);
    settings.setTheme(u"pink"_s);
    settings.setTextScale(2.0);
    settings.setPace(u"ludicrous"_s);
    QCOMPARE(settings.theme(), u"system"_s);
    QCOMPARE(settings.textScale(), 1.0);
    QCOMPARE(settings.pace(), u"normal"_s);
    QCOMPARE(changed.count(), 0);
}

void TestSettings::overridesHoldForThisRunOnly() {
    {
        Settings settings(file(), {u"en"_s, u"dark"_s, u"fast"_s, u"software"_s});
        QCOMPARE(settings.language(), u"en"_s);
        QCOMPARE(settings.theme(), u"dark"_s);
        QCOMPARE(settings.pace(), u"fast"_s);
        QCOMPARE(settings.renderer(), u"software"_s);
        settings.setTileFace(u"digits"_s);
    }
    const Settings again(file(), {});
    QCOMPARE(again.language(), QString());
    QCOMPARE(again.theme(), u"system"_s);
    QCOMPARE(again.pace(), u"normal"_s);
    QCOMPARE(again.renderer(), u"automatic"_s);
    QCOMPARE(again.tileFace(), u"digits"_s);
}

void TestSettings::aChosenValueEndsAnOverride() {
    Settings settings(file(), {{}, u"dark"_s, {}, {}});
    settings.setTheme(u"light"_s);
    QCOMPARE(settings.theme(), u"light"_s);
    const Settings again(file(), {});
    QCOMPARE(again.theme(), u"light"_s);
}

void TestSettings::everyLanguageIsOfferedByItsOwnName() {
    const QVariantList languages = Settings::languages();
    QCOMPARE(languages.first().toMap()[u"code"_s].toString(), QString());
    QStringList codes;
    for (const QVariant& language : languages) {
        QVERIFY(!language.toMap()[u"name"_s].toString().isEmpty());
        codes.append(language.toMap()[u"code"_s].toString());
    }
    QVERIFY(codes.contains(u"en"_s));
    QCOMPARE(codes.removeDuplicates(), 0);
}

void TestSettings::aLanguageIsSpokenAsSoonAsItIsChosen() {
    QVERIFY(Languages::codes().size() >= 3);
    Settings settings(file(), {});
    for (const QString& code : Languages::codes()) {
        if (code == "en"_L1) continue;
        settings.setLanguage(u"en"_s);
        const QString english = QCoreApplication::translate("bots", "Skilled");
        QSignalSpy changed(&settings, &Settings::languageChanged);
        settings.setLanguage(code);
        QCOMPARE(changed.count(), 1);
        QVERIFY2(QCoreApplication::translate("bots", "Skilled") != english, qPrintable(code));
        QCOMPARE(QLocale().language(), QLocale(code).language());
        QCOMPARE(Settings::rightToLeft(), QLocale(code).textDirection() == Qt::RightToLeft);
    }
}

void TestSettings::aNumberKeepsItsSignWhereOneReadsFromTheRight() {
    Settings settings(file(), {});
    const auto back = qScopeGuard([&settings] { settings.setLanguage(u"en"_s); });
    const auto standing = [] { return say({"matching_elements", "%1 of %2", {-6, 20}}); };
    settings.setLanguage(u"en"_s);
    QCOMPARE(standing(), u"\u22126 of 20"_s);
    settings.setLanguage(u"he"_s);
    QVERIFY2(standing().startsWith(QChar(0x2066)), qPrintable(standing()));  // LEFT-TO-RIGHT ISOLATE
    settings.setLanguage(u"ar"_s);
    QVERIFY2(standing().contains(QChar(0x666)), qPrintable(standing()));  // ARABIC-INDIC DIGIT SIX
}

void TestSettings::englishPluralsAreRightInEveryLocale() {
    QVERIFY(QFile::exists(u":/i18n/boneyard_en.qm"_s));
    Settings settings(file(), {});
    for (const QString& code : {u"en"_s, QString()}) {  // the tests' own locale is C
        settings.setLanguage(code);
        const auto drew = [](int tiles) {
            return QCoreApplication::translate("Narrator", "drew %n tile(s)", nullptr, tiles);
        };
        QVERIFY2(drew(1).endsWith(u" tile"_s), qPrintable(drew(1)));
        QCOMPARE(drew(3), u"drew 3 tiles"_s);
    }
}

void TestSettings::theLineThatSaysWhatIsToBeDoneIsOfferedToGoOnce() {
    {
        Settings settings(file(), {});
        for (int match = 0; match < 3; ++match) {
            QVERIFY(!settings.offersToHidePrompt());
            settings.countMatch();
        }
        QVERIFY(settings.offersToHidePrompt());
        settings.setShowPrompt(false);  // the player found the way
        QVERIFY(!settings.offersToHidePrompt());
        settings.setShowPrompt(true);
    }
    Settings settings(file(), {});
    QVERIFY(settings.offersToHidePrompt());
    QSignalSpy changed(&settings, &Settings::showPromptChanged);
    settings.keepPrompt(false);
    QVERIFY(changed.count() > 0);
    QVERIFY(!settings.showPrompt() && !settings.offersToHidePrompt());
    settings.setShowPrompt(true);
    settings.countMatch();
    QVERIFY(!settings.offersToHidePrompt());
}

void TestSettings::theSizeOfATableIsRememberedByGame() {
    {
        Settings settings(file(), {});
        QCOMPARE(settings.seatsOf(u"matador"_s), 0);
        settings.keepSeats(u"matador"_s, 4);
        settings.keepSeats(u"russian"_s, 2);
    }
    Settings settings(file(), {});
    QCOMPARE(settings.seatsOf(u"matador"_s), 4);
    QCOMPARE(settings.seatsOf(u"russian"_s), 2);
    settings.keepSeats(u"russian"_s, -7);
    QCOMPARE(settings.seatsOf(u"russian"_s), 0);
}

BONEYARD_TEST(TestSettings)
#include "tst_settings.moc"
