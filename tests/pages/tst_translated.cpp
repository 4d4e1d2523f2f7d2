// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QLocale>
#include <QRegularExpression>
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

namespace {

constexpr int kCounted = 13;  // up to here things may be counted in words
constexpr int kHighestTile = 13;

}  // namespace

/// A release says everything in every language. Until then what is not translated is said in English.
class TestTranslated : public QObject {
    Q_OBJECT

    static void eachLanguage();
    static void eachPage();

private slots:
    void everyTextIsTranslated_data() { eachLanguage(); }
    void everyTextIsTranslated();
    void aSentenceHasOneKindOfDigits_data() { eachLanguage(); }
    void aSentenceHasOneKindOfDigits();
    void whatIsCountedIsInTheLanguagesDigits_data() { eachLanguage(); }
    void whatIsCountedIsInTheLanguagesDigits();
    void everyGameIsWrittenInEveryLanguage_data() { eachPage(); }
    void everyGameIsWrittenInEveryLanguage();
    void everyLanguageHasTheSameBlocks_data() { eachPage(); }
    void everyLanguageHasTheSameBlocks();
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
        for (const QString& language : RuleBook::languages()) {
            if (language == "en"_L1) continue;
            QTest::addRow("%s-%s", game.info.id.data(), qPrintable(language))
                << text(game.info.id) << language;
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

/// A number that is counted is written in the language's digits; so is one beside it that is always the same.
void TestTranslated::aSentenceHasOneKindOfDigits() {
    QFETCH(QString, code);
    if (QLocale(code).zeroDigit() == u"0"_s) return;
    static const QRegularExpression place(u"%(L?[1-9n])"_s);
    for (const test::Message& message : test::messagesOf(code)) {
        for (QString said : message.said) {
            if (message.context == "lesson"_L1) continue;  // there a number may be that of a tile
            const bool counts = said.contains(QRegularExpression(u"%(L[1-9n]|n)"_s)) ||
                                message.source.contains(QRegularExpression(u"%(L[1-9n]|n)"_s));
            said.remove(place);
            QVERIFY2(!counts || !said.contains(QRegularExpression(u"[0-9]"_s)), qPrintable(said));
        }
    }
}

namespace {

QString withoutPlaces(QString text) {
    static const QRegularExpression place(u"%(L?[1-9]|L?n)"_s);
    return text.remove(place);
}

/// The numbers of a text that are written with 0 to 9.
QStringList printedNumbers(const QString& text) {
    static const QRegularExpression number(u"[0-9]+"_s);
    QStringList all;
    for (const QRegularExpressionMatch& one : number.globalMatch(withoutPlaces(text)))
        all.append(one.captured());
    return all;
}

/// Those of an English text that are no tile's: points, bets and what is left over.
QStringList countedNumbers(const QString& english) {
    static const QString before =
        u"counts?|bets?(?: of)?|knock(?:ed)? with|difference of|twice|more than|makes?"_s;
    static const QString after = u"points|deadwood|pips|left over|was left"_s;
    static const QRegularExpression counted(u"\\b(?:%1) ([0-9]+)|\\b([0-9]+) (?:%2)"_s.arg(before, after),
                                            QRegularExpression::CaseInsensitiveOption);
    QStringList all;
    for (const QRegularExpressionMatch& one : counted.globalMatch(withoutPlaces(english)))
        all.append(one.captured(one.lastCapturedIndex()));
    return all;
}

}  // namespace

/// A tile and an end are named as they are printed, with 0 to 9, and what is counted beside them is not.
void TestTranslated::whatIsCountedIsInTheLanguagesDigits() {
    QFETCH(QString, code);
    if (QLocale(code).zeroDigit() == u"0"_s) return;
    qsizetype found = 0;
    for (const test::Message& message : test::messagesOf(code)) {
        const QStringList english = printedNumbers(message.source);
        const QStringList counted = countedNumbers(message.source);
        found += counted.size();
        for (const QString& said : message.said) {
            const QStringList printed = printedNumbers(said);
            for (const QString& number : counted)
                QVERIFY2(printed.count(number) <= english.count(number) - counted.count(number),
                         qPrintable(said));
            for (const QString& number : printed) QVERIFY2(number.toInt() <= kHighestTile, qPrintable(said));
        }
    }
    QVERIFY(found > 20);
}

void TestTranslated::everyGameIsWrittenInEveryLanguage() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    QVERIFY(RuleBook::languages().contains(language));
    const RulePage own = RulePage::read(u":/assets/rules/"_s + language, game);
    QCOMPARE(own.faults, QStringList());
    QCOMPARE(own.blocks.size(), RulePage::read(u":/assets/rules/en"_s, game).blocks.size());
}

namespace {

/// What a section answers, but for the words of questions: each language asks in its own.
QStringList codesOf(const RuleBlock& block) {
    QStringList codes = block.answers;
    codes.removeIf([](const QString& answer) { return answer.startsWith("ask="_L1); });
    return codes;
}

}  // namespace

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
        QVERIFY2(codesOf(english[i]) == codesOf(other[i]), where.constData());
        QVERIFY2(english[i].picture == other[i].picture, where.constData());
        QVERIFY2(english[i].value == other[i].value, where.constData());
        QVERIFY2(english[i].rows.size() == other[i].rows.size(), where.constData());
    }
    QCOMPARE(other.size(), english.size());
}

void TestTranslated::everyLanguageHasTheSameNumbers() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    const auto english = numbersOf(RuleBook::page(game, u"en"_s));
    const auto other = numbersOf(RuleBook::page(game, language));
    // "Two tiles" may be written with a digit.
    const bool counts = QStringList{u"ja"_s, u"ko"_s, u"zh_CN"_s, u"zh_TW"_s}.contains(language);
    for (const QString& anchor : other.keys() + english.keys()) {
        QStringList more = other[anchor];
        for (const QString& number : english[anchor]) {
            QVERIFY2(more.removeOne(number), (anchor + u" lacks "_s + number).toUtf8().constData());
        }
        for (const QString& number : std::as_const(more)) {
            QVERIFY2(counts && number.toInt() <= kCounted,
                     (anchor + u" has in excess "_s + number).toUtf8().constData());
        }
    }
}

BONEYARD_TEST(TestTranslated)

#include "tst_translated.moc"
