// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "../app/rulenumbers.h"
#include "common/words.h"
#include "messages.h"
#include "registry.h"
#include "rules/rulebook.h"
#include "settings/languages.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;
using boneyard::test::numbersOf;

/// A release says everything in every language. Until then what is not translated is said in English.
class TestTranslated : public QObject {
    Q_OBJECT

    static void eachLanguage();
    static void eachPage();

private slots:
    void everyTextIsTranslated_data() { eachLanguage(); }
    void everyTextIsTranslated();
    void everyGameIsWrittenInTheLanguagesThatHaveAll_data() { eachPage(); }
    void everyGameIsWrittenInTheLanguagesThatHaveAll();
    void everyLanguageHasTheSameBlocks_data() { eachPage(); }
    void everyLanguageHasTheSameBlocks();
    void theShortVersionIsWrittenInEveryLanguage();
    void everyLanguageHasTheSameNumbers_data() { eachPage(); }
    void everyLanguageHasTheSameNumbers();
};

void TestTranslated::eachLanguage() {
    QTest::addColumn<QString>("code");
    for (const QString& code : Languages::codes()) {
        if (code != "en"_L1) QTest::newRow(qPrintable(code)) << code;
    }
}

void TestTranslated::eachPage() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const GameEntry& game : games()) {
        for (const char* language : {"ar", "de"}) {
            QTest::addRow("%s-%s", game.info.id.data(), language)
                << text(game.info.id) << QString::fromLatin1(language);
        }
    }
}

void TestTranslated::everyTextIsTranslated() {
    QFETCH(QString, code);
    const QList<test::Message> messages = test::messagesOf(code);
    QVERIFY(messages.size() > 1000);
    for (const test::Message& message : messages)
        QVERIFY2(message.finished && !message.said.isEmpty(), qPrintable(message.source));
}

void TestTranslated::everyGameIsWrittenInTheLanguagesThatHaveAll() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    QVERIFY(RuleBook::languages().contains(language));
    const RulePage own = RulePage::read(u":/assets/rules/"_s + language, game);
    QCOMPARE(own.faults, QStringList());
    QCOMPARE(own.blocks.size(), RulePage::read(u":/assets/rules/en"_s, game).blocks.size());
}

void TestTranslated::everyLanguageHasTheSameBlocks() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    const QList<RuleBlock>& english = RuleBook::page(game, u"en"_s).blocks;
    const QList<RuleBlock>& other = RuleBook::page(game, language).blocks;
    for (qsizetype i = 0; i < std::min(english.size(), other.size()); ++i) {
        const QByteArray where = (other[i].anchor + u": "_s + other[i].plain()).toUtf8();
        QVERIFY2(english[i].kind == other[i].kind, where.constData());
        QVERIFY2(english[i].level == other[i].level, where.constData());
        QVERIFY2(english[i].anchor == other[i].anchor, where.constData());
        QVERIFY2(english[i].answers == other[i].answers, where.constData());
        QVERIFY2(english[i].picture == other[i].picture, where.constData());
        QVERIFY2(english[i].value == other[i].value, where.constData());
        QVERIFY2(english[i].rows.size() == other[i].rows.size(), where.constData());
    }
    QCOMPARE(other.size(), english.size());
}

void TestTranslated::theShortVersionIsWrittenInEveryLanguage() {
    const auto isShort = [](const RuleBlock& block) { return block.anchor == "in-short"_L1; };
    for (const GameEntry& entry : games()) {
        const QString game = text(entry.info.id);
        const RulePage english = RulePage::read(u":/assets/rules/en"_s, game);
        const auto wanted = std::count_if(english.blocks.begin(), english.blocks.end(), isShort);
        for (const QString& language : RuleBook::languages()) {
            const RulePage own = RulePage::read(u":/assets/rules/"_s + language, game);
            const QByteArray where = (language + u' ' + game).toUtf8();
            QVERIFY2(own.faults.isEmpty(), where.constData());
            QVERIFY2(std::count_if(own.blocks.begin(), own.blocks.end(), isShort) == wanted,
                     where.constData());
            for (qsizetype i = 0; i <= wanted; ++i) {
                QVERIFY2(own.blocks[i].kind == english.blocks[i].kind, where.constData());
                QVERIFY2(own.blocks[i].picture == english.blocks[i].picture, where.constData());
            }
            const QStringList numbers = numbersOf(own).value(u"in-short"_s);
            const QStringList needed = numbersOf(english).value(u"in-short"_s);
            for (const QString& number : needed)
                QVERIFY2(numbers.contains(number), (where + ' ' + number.toUtf8()).constData());
        }
    }
}

void TestTranslated::everyLanguageHasTheSameNumbers() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    const auto english = numbersOf(RuleBook::page(game, u"en"_s));
    const auto other = numbersOf(RuleBook::page(game, language));
    for (const QString& anchor : english.keys()) QCOMPARE(other[anchor], english[anchor]);
    QCOMPARE(other.keys(), english.keys());
}

BONEYARD_TEST(TestTranslated)

#include "tst_translated.moc"
