// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "common/words.h"
#include "registry.h"
#include "rules/rulebook.h"
#include "rules/rulemodel.h"
#include "rules/rulequery.h"
#include "rules/ruletext.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// Looking for words in the rule book, and the model that shows what was found.
class TestRuleSearch : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void wordsAreFoundWhateverTheirCaseAndAccents();
    void whatWasLookedForIsMarkedInTheText();
    void aSentenceIsFilledWithTextsThatKeepTheirMarks();
    void allWordsMustStandInOneSection();
    void theOpenGameIsSearchedFirst();
    void theModelIsSoundWhileGamesAndWordsChange();
    void whatIsFoundIsMarkedAndWalkedThrough();
    void everySectionHasItsRow();
};

void TestRuleSearch::wordsAreFoundWhateverTheirCaseAndAccents() {
    QVERIFY(RuleQuery(u"BRUCKE"_s).all(u"Eine Brücke"_s));
    QVERIFY(RuleQuery(u"schliesst"_s).all(u"Sie schließt"_s));
    QVERIFY(RuleQuery(u"المباراة"_s).all(u"المُباراه"_s));
    QVERIFY(!RuleQuery(u"hexagon bridge"_s).all(u"a hexagon"_s));
    QVERIFY(RuleQuery(u"hexagon bridge"_s).any(u"a hexagon"_s));
    QVERIFY(RuleQuery(u"  "_s).empty());
    const auto places = RuleQuery(u"üc"_s).places(u"Brücke, Brücken"_s);
    QCOMPARE(places.size(), 2);
    QCOMPARE(places[0].at, 2);
    QCOMPARE(places[1].at, 10);
    QCOMPARE(places[1].length, 2);
}

void TestRuleSearch::whatWasLookedForIsMarkedInTheText() {
    const RuleText line{
        {u"a < b"_s, true}, {u" and "_s}, {u"0-3-5"_s, false, true}, {u"there"_s, false, false, u"x"_s}};
    const QString html = richText(line, RuleQuery(u"b"_s), {u"#1"_s, u"#2"_s, u"#3"_s});
    QVERIFY(html.startsWith("<b>a &lt; <span style=\"color:#2;background-color:#3\">b</span></b> and "_L1));
    QVERIFY(html.endsWith("<a href=\"#x\" style=\"color:#1\">there</a>"_L1));
    QCOMPARE(plainText(line), u"a < b and 0-3-5there"_s);
}

void TestRuleSearch::aSentenceIsFilledWithTextsThatKeepTheirMarks() {
    const RuleText value{{u"On"_s, true}};
    const RuleText meaning{{u"all of "_s}, {u"1-2"_s, false, true}};
    QCOMPARE(filledText(u"%1 (usual): %2"_s, {value, meaning}),
             (RuleText{{u"On"_s, true}, {u" (usual): "_s}, {u"all of "_s}, {u"1-2"_s, false, true}}));
    QCOMPARE(filledText(u"%2, 5 % %1"_s, {value, meaning}).last(), value.last());
}

void TestRuleSearch::allWordsMustStandInOneSection() {
    const QVariantList found = RuleBook::find(u"joker swap"_s, u"tiles_and_deal"_s);
    QVERIFY(!found.isEmpty());
    QCOMPARE(found.first().toMap()[u"gameId"_s].toString(), u"tiles_and_deal"_s);
    for (const QVariant& hit : found) QVERIFY(!hit.toMap()[u"title"_s].toString().isEmpty());
    QVERIFY(RuleBook::find(u"joker hexagon"_s, {}).isEmpty());
    QVERIFY(RuleBook::find(u"   "_s, {}).isEmpty());
}

void TestRuleSearch::theOpenGameIsSearchedFirst() {
    for (const GameEntry& game : games()) {
        const QString id = text(game.info.id);
        const QVariantList found = RuleBook::find(u"round"_s, id);
        QCOMPARE(found.first().toMap()[u"gameId"_s].toString(), id);
    }
}

void TestRuleSearch::theModelIsSoundWhileGamesAndWordsChange() {
    RuleModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.count(), 0);
    QCOMPARE(model.nextFound(-1, 1), -1);
    for (const GameEntry& game : games()) {
        model.setGameId(text(game.info.id));
        QVERIFY(model.count() > 30);
        QVERIFY(!model.title().isEmpty());
        model.setQuery(text(game.info.id).left(3));
    }
    model.setGameId(u"no-such-game"_s);
    QCOMPARE(model.count(), 0);
}

void TestRuleSearch::whatIsFoundIsMarkedAndWalkedThrough() {
    RuleModel model;
    model.setGameId(u"triominoes"_s);
    model.setFoundGround(QColor(u"#123456"_s));
    model.setQuery(u"hexagon"_s);
    QList<int> rows;
    for (int row = 0; row < model.count(); ++row) {
        const bool found = model.at(row, u"found"_s).toBool();
        QCOMPARE(model.at(row, u"html"_s).toString().contains("#123456"_L1), found);
        if (found) rows.append(row);
    }
    QVERIFY(rows.size() > 3);
    QCOMPARE(model.nextFound(-1, 1), rows.first());
    QCOMPARE(model.nextFound(rows[0], 1), rows[1]);
    QCOMPARE(model.nextFound(rows[0], -1), rows.last());
    QCOMPARE(model.nextFound(rows.last(), 1), rows.first());
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setQuery({});
    QVERIFY(changed.count() >= rows.size());
    QCOMPARE(model.nextFound(0, 1), -1);
}

void TestRuleSearch::everySectionHasItsRow() {
    RuleModel model;
    for (const GameEntry& game : games()) {
        model.setGameId(text(game.info.id));
        for (const QVariant& section : model.sections()) {
            const int row = model.rowOf(section.toMap()[u"anchor"_s].toString());
            QVERIFY(row > 0);
            QCOMPARE(model.at(row, u"plain"_s), section.toMap()[u"title"_s]);
        }
        QCOMPARE(model.rowOf(u"nonsense"_s), -1);
    }
}

BONEYARD_TEST(TestRuleSearch)
#include "tst_rulesearch.moc"
