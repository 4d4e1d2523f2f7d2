// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "registry.h"
#include "rules/rulebook.h"
#include "rules/rulequery.h"
#include "settings/settings.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// A page of the rule book has one kind of digits, those of all other texts in the window; only tiles are
/// named as they are printed.
class TestRuleDigits : public QObject {
    Q_OBJECT

private slots:
    void aPageHasTheDigitsOfTheLanguageAndItsTilesNoughtToNine();
    void whereACountryWritesNoughtToNineThePageDoes();
    void filesAreWrittenWithNoughtToNine();
    void aNumberIsFoundInWhicheverDigitsItIsTyped();
};

namespace {

/// All that is written on a page, stretch by stretch.
RuleText spansOf(const RulePage& page) {
    RuleText all;
    for (const RuleBlock& block : page.blocks) {
        all += block.text;
        for (const QList<RuleText>& row : block.rows) {
            for (const RuleText& cell : row) all += cell;
        }
    }
    return all;
}

/// The digit that a text has and should not, if any.
QString otherDigit(const QString& text, QChar zero) {
    const auto other = std::find_if(text.begin(), text.end(), [zero](QChar letter) {
        return letter.isDigit() && letter.unicode() - letter.digitValue() != zero.unicode();
    });
    return other == text.end() ? QString() : QString(*other);
}

/// What is wrong on the pages of all games; empty: nothing. `digits` counts those that were looked at.
QString faultOfPages(QChar zero, int& digits) {
    for (const GameEntry& game : games()) {
        const QString id = text(game.info.id);
        for (const RuleSpan& span : spansOf(RuleBook::page(id))) {
            const QString other = otherDigit(span.text, span.exact ? QChar(u'0') : zero);
            if (!other.isEmpty()) return u"%1: %2 in \"%3\""_s.arg(id, other, span.text);
            // A tile's name is marked as such, or it would not have the digits that the tile has.
            static const QRegularExpression tile(u"\\p{Nd}-\\p{Nd}"_s);
            if (zero != u'0' && !span.exact && span.text.contains(tile))
                return u"%1: a tile's name is not exact in \"%2\""_s.arg(id, span.text);
            digits += static_cast<int>(std::count_if(span.text.begin(), span.text.end(),
                                                     [](QChar letter) { return letter.isDigit(); }));
        }
    }
    return {};
}

}  // namespace

void TestRuleDigits::aPageHasTheDigitsOfTheLanguageAndItsTilesNoughtToNine() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s), {});
    const auto back = qScopeGuard([&settings] { settings.setLanguage(u"en"_s); });
    int others = 0;
    for (const QString& language : RuleBook::languages()) {
        settings.setLanguage(language);
        const QChar zero = QLocale().zeroDigit().front();
        others += zero == u'0' ? 0 : 1;
        int digits = 0;
        const QString fault = faultOfPages(zero, digits);
        QVERIFY2(fault.isEmpty(), qPrintable(language + u' ' + fault));
        QVERIFY2(digits > 300, qPrintable(language));
    }
    QVERIFY(others >= 2);  // Arabic and Persian
}

void TestRuleDigits::whereACountryWritesNoughtToNineThePageDoes() {
    const auto back = qScopeGuard([was = QLocale()] { QLocale::setDefault(was); });
    for (const QString& country :
         {u"ar_EG"_s, u"ar_MA"_s, u"ar_EG"_s}) {  // and what one had is not kept for the other
        QLocale::setDefault(QLocale(country));
        int digits = 0;
        const QString fault = faultOfPages(country == "ar_MA"_L1 ? QChar(u'0') : QChar(0x0660), digits);
        QVERIFY2(fault.isEmpty(), qPrintable(country + u' ' + fault));
        QVERIFY(digits > 300);
    }
}

void TestRuleDigits::filesAreWrittenWithNoughtToNine() {
    for (const QString& language : RuleBook::languages()) {
        for (const GameEntry& game : games()) {
            const QString folder = u":/assets/rules/"_s + language;
            for (const RuleSpan& span : spansOf(RulePage::read(folder, text(game.info.id))))
                QVERIFY2(otherDigit(span.text, u'0').isEmpty(), qPrintable(language + u": "_s + span.text));
        }
    }
}

void TestRuleDigits::aNumberIsFoundInWhicheverDigitsItIsTyped() {
    QVERIFY(RuleQuery(u"50"_s).all(u"\u0665\u0660"_s));
    QVERIFY(RuleQuery(u"\u0665\u0660"_s).all(u"50"_s));
    QVERIFY(RuleQuery(u"\u06F5\u06F0"_s).all(u"\u0665\u0660"_s));
    QVERIFY(!RuleQuery(u"\u0665\u0661"_s).any(u"50"_s));
}

BONEYARD_TEST(TestRuleDigits)
#include "tst_rule_digits.moc"
