// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QFont>
#include <QGlyphRun>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>
#include <QTextLayout>
#include <algorithm>

#include "common/words.h"
#include "messages.h"
#include "registry.h"
#include "rules/rulebook.h"
#include "settings/languages.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::ui;
using boneyard::test::Message;
using boneyard::test::messagesOf;
using namespace Qt::StringLiterals;

/// What the translators wrote, as it lies in the folders.
class TestEveryLanguage : public QObject {
    Q_OBJECT

    static void eachLanguage();

private slots:
    void twentyFiveLanguagesAreSpoken();
    void aLocaleFindsTheLanguageThatIsNearest_data();
    void aLocaleFindsTheLanguageThatIsNearest();
    void whatIsFilledInIsKept_data() { eachLanguage(); }
    void whatIsFilledInIsKept();
    void whatALanguageLacksIsCounted_data() { eachLanguage(); }
    void whatALanguageLacksIsCounted();
    void aLanguageWhoseLettersTheSystemLacksIsNotOffered();
    void everyLetterCanBeDrawn_data() { eachLanguage(); }
    void everyLetterCanBeDrawn();
};

namespace {

/// What is filled in, as %1 and %n; with `form`, only what is written so.
QStringList placesIn(const QString& text, const QString& form = u"%L?([0-9n])"_s) {
    const QRegularExpression place(form);
    QStringList all;
    for (auto found = place.globalMatch(text); found.hasNext();) all.append(found.next().captured(1));
    all.removeDuplicates();
    all.sort();
    return all;
}

/// Letters of the text that no font of this system has.
QString withoutGlyph(const QString& text) {
    QString missing;
    for (const uint letter : text.toUcs4()) {
        if (QChar::category(letter) == QChar::Other_Format || QChar::isSpace(letter)) continue;
        const QString one = QString::fromUcs4(reinterpret_cast<const char32_t*>(&letter), 1);
        QTextLayout layout(one, QGuiApplication::font());
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        for (const QGlyphRun& run : layout.glyphRuns()) {
            if (run.glyphIndexes().contains(0U)) missing += one;
        }
    }
    return missing;
}

}  // namespace

void TestEveryLanguage::eachLanguage() {
    QTest::addColumn<QString>("code");
    for (const QString& code : Languages::codes()) {
        if (code != "en"_L1) QTest::newRow(qPrintable(code)) << code;
    }
}

void TestEveryLanguage::twentyFiveLanguagesAreSpoken() {
    QStringList codes = Languages::codes();
    codes.sort();
    const QStringList wanted{u"ar"_s, u"cs"_s, u"de"_s,    u"el"_s,    u"en"_s, u"es"_s, u"fa"_s,
                             u"fr"_s, u"he"_s, u"hi"_s,    u"hu"_s,    u"id"_s, u"it"_s, u"ja"_s,
                             u"ko"_s, u"nl"_s, u"pl"_s,    u"pt_BR"_s, u"ru"_s, u"sv"_s, u"tr"_s,
                             u"uk"_s, u"vi"_s, u"zh_CN"_s, u"zh_TW"_s};
    QCOMPARE(codes, wanted);
    for (const QString& code : codes) QVERIFY2(RuleBook::languages().contains(code), qPrintable(code));
}

void TestEveryLanguage::aLocaleFindsTheLanguageThatIsNearest_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("code");
    QTest::newRow("the very same") << u"pt-BR"_s << u"pt_BR"_s;
    QTest::newRow("the language alone") << u"de-AT"_s << u"de"_s;
    QTest::newRow("spoken elsewhere") << u"pt_PT"_s << u"pt_BR"_s;
    QTest::newRow("with a script") << u"zh-Hans-CN"_s << u"zh_CN"_s;
    QTest::newRow("the same letters") << u"zh-HK"_s << u"zh_TW"_s;
    QTest::newRow("the same letters, by name") << u"zh-Hant-MO"_s << u"zh_TW"_s;
    QTest::newRow("other letters") << u"zh-SG"_s << u"zh_CN"_s;
    QTest::newRow("none") << u"fi"_s << QString();
}

void TestEveryLanguage::aLocaleFindsTheLanguageThatIsNearest() {
    QFETCH(QString, locale);
    QTEST(Languages::closest(Languages::codes(), locale), "code");
}

void TestEveryLanguage::whatIsFilledInIsKept() {
    QFETCH(QString, code);
    for (const Message& message : messagesOf(code)) {
        if (message.said.isEmpty()) continue;  // tst_translated asks for it
        const QString said = message.said.join(u' ');
        QVERIFY2(placesIn(said) == placesIn(message.source), qPrintable(message.source + u" -> "_s + said));
        // A language may have digits of its own where English does not care.
        for (const QString& place : placesIn(message.source, u"%L([0-9n])"_s))
            QVERIFY2(said.contains(u"%L"_s + place), qPrintable(message.source + u" -> "_s + said));
    }
}

void TestEveryLanguage::whatALanguageLacksIsCounted() {
    QFETCH(QString, code);
    const QList<Message> messages = messagesOf(code);
    qsizetype lacking = std::count_if(messages.begin(), messages.end(),
                                      [](const Message& message) { return !message.finished; });
    qsizetype all = messages.size();
    for (const GameEntry& game : games()) {
        const QString page = text(game.info.id);
        const qsizetype blocks = RulePage::read(u":/assets/rules/en"_s, page).blocks.size();
        lacking += blocks - std::min(blocks, RulePage::read(u":/assets/rules/"_s + code, page).blocks.size());
        all += blocks;
    }
    const int share = Languages::share(code);
    QVERIFY2(lacking == 0 ? share == 100 : share < 100, qPrintable(QString::number(share)));
    // What several games include is counted once, so it is not the same to the last text.
    QVERIFY2(std::abs(share - 100.0 * double(all - lacking) / double(all)) < 5,
             qPrintable(QString::number(share)));
}

void TestEveryLanguage::aLanguageWhoseLettersTheSystemLacksIsNotOffered() {
    QVERIFY(Languages::canBeDrawn(u"Svenska, Українська"_s));
    QVERIFY(!Languages::canBeDrawn(QString::fromUcs4(U"\U000FFF80")));  // nobody's letter
    // A system of which no font lends another its letters.
    const QFont before = QGuiApplication::font();
    const auto back = qScopeGuard([&] { QGuiApplication::setFont(before); });
    QFont alone = before;
    alone.setStyleStrategy(QFont::NoFontMerging);
    QGuiApplication::setFont(alone);
    QStringList offered;
    for (const QVariant& language : Languages::offered()) {
        QVERIFY(Languages::canBeDrawn(language.toMap().value(u"name"_s).toString()));
        offered.append(language.toMap().value(u"code"_s).toString());
    }
    QVERIFY(offered.contains(u"sv"_s));
    QVERIFY(!offered.contains(u"ja"_s) || !offered.contains(u"hi"_s));  // no font has them all
}

void TestEveryLanguage::everyLetterCanBeDrawn() {
    QFETCH(QString, code);
    QSet<QChar> letters;
    QString all;
    for (const Message& message : messagesOf(code)) all += message.said.join(QString());
    const QDir folder(u":/assets/rules/"_s + code);
    for (const QString& name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        all += QString::fromUtf8(file.readAll());
    }
    for (const QChar letter : std::as_const(all)) letters.insert(letter);
    QString each;
    for (const QChar letter : std::as_const(letters)) {
        if (!letter.isSurrogate()) each += letter;
    }
    QCOMPARE(withoutGlyph(each), QString());
}

BONEYARD_TEST(TestEveryLanguage)

#include "tst_every_language.moc"
