// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "common/words.h"
#include "registry.h"
#include "rules/rulebook.h"
#include "rules/rulemodel.h"
#include "rules/rulequery.h"
#include "rules/ruletext.h"
#include "settings/settings.h"
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
    void aQuestionOpensTheSectionThatAnswersIt_data();
    void aQuestionOpensTheSectionThatAnswersIt();
    void theModelIsSoundWhileGamesAndWordsChange();
    void whatIsFoundIsMarkedAndWalkedThrough();
    void everySectionHasItsRow();
    void whatWasFoundStandsInTheSnippetInEveryLanguage();
};

namespace {

/// What stands under each heading of a page, by its anchor.
QMap<QString, QString> bodiesOf(const RulePage& page) {
    QMap<QString, QString> bodies;
    QString anchor;
    for (const RuleBlock& block : page.blocks) {
        if (block.kind == RuleBlock::Kind::Heading)
            anchor = block.anchor;
        else
            bodies[anchor] += block.plain() + u' ';
    }
    return bodies;
}

/// Some of the words of a text, or pieces of them where no spaces are written.
QStringList someOf(const QString& body) {
    constexpr qsizetype kPiece = 6;
    QStringList some;
    const QStringList words = RuleQuery::wordsIn(body);
    for (qsizetype i = 20; i < words.size(); i += 60) some.append(words[i].right(kPiece));
    return some;
}

}  // namespace

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

void TestRuleSearch::aQuestionOpensTheSectionThatAnswersIt_data() {
    struct Question {
        const char* game = nullptr;
        const char* words = nullptr;
        const char* anchor = nullptr;
    };
    // What a new player would type.
    constexpr Question kQuestions[] = {
        {"triominoes", "how many tiles do I draw", "drawing"},
        {"triominoes", "what is a bridge", "bridges"},
        {"triominoes", "who begins?", "opening"},
        {"triominoes", "how many tiles does each player get", "opening"},
        {"triominoes", "What is a hexagon worth?", "hexagons"},
        {"triominoes", "when can I pass", "passing"},
        {"triominoes", "what does drawing cost", "drawing"},
        {"triominoes", "how do I win the match", "match-end"},
        {"triominoes", "what happens when nobody can play", "blocked"},
        {"triominoes", "what is a triple", "tiles"},
        {"triominoes", "can I flip a tile over", "tiles"},
        {"triominoes", "how many points for a bridge", "bridges"},
        {"tiles_and_deal", "when can I knock", "knocking"},
        {"tiles_and_deal", "what is a joker worth", "values"},
        {"tiles_and_deal", "what is an undercut", "undercut"},
        {"tiles_and_deal", "what is a run", "runs"},
        {"tiles_and_deal", "what is deadwood", "values"},
        {"tiles_and_deal", "who begins", "deal"},
        {"tiles_and_deal", "may I take the discarded tile", "turn"},
        {"tiles_and_deal", "how many tiles do we get", "deal"},
        {"tiles_and_deal", "how do I swap a joker", "laying"},
        {"tiles_and_deal", "when does the round end", "round-end"},
        {"tiles_and_deal", "how do you win", "match-end"},
        {"tiles_and_deal", "what is a super win", "super-win"},
        {"tiles_and_deal", "how much does an ace count", "values"},
        {"matching_elements", "who begins", "first-deal"},
        {"matching_elements", "what is a bank", "round-end"},
        {"matching_elements", "how many points does a double score", "points"},
        {"matching_elements", "when do I drop out", "elimination"},
        {"matching_elements", "how do I bet", "bets"},
        {"matching_elements", "what is the final", "final"},
        {"matching_elements", "how many tiles do I get", "deal"},
        {"matching_elements", "can we play in teams", "teams"},
        {"matching_elements", "who names the element", "element"},
        {"matching_elements", "who wins the match", "match-end"},
        {"matching_elements", "what happens if I do not reach my bet", "round-end"},
        {"matador", "what is a matador", "matadors"},
        {"matador", "what is a gate", "matadors"},
        {"matador", "who begins", "opening"},
        {"matador", "how many tiles do I draw", "drawing"},
        {"matador", "what is a blank end", "blank"},
        {"matador", "how many tiles do we get", "opening"},
        {"matador", "what is a spinner", "option-spinner"},
        {"matador", "how do I win the match", "match-end"},
        {"matador", "when is the round blocked", "blocked"},
        {"matador", "what if nothing fits", "drawing"},
        {"matador", "do I have to play", "turn"},
        {"russian", "what is a matador", "matadors"},
        {"russian", "who starts", "opening"},
        {"russian", "when must I draw", "drawing"},
        {"russian", "when can I pass", "drawing"},
        {"russian", "how many tiles does everybody get", "opening"},
        {"russian", "how do I win", "match-end"},
        {"russian", "what is a blank", "blank"},
        {"russian", "when is the round blocked", "blocked"},
        {"russian", "can a matador lie across", "matadors"},
        {"russian", "what must the numbers make", "turn"},
        {"russian", "what are tiles worth", "tiles"},
    };
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("anchor");
    for (const Question& question : kQuestions) {
        QTest::addRow("%s: %s", question.game, question.words)
            << QString::fromLatin1(question.game) << QString::fromLatin1(question.words)
            << QString::fromLatin1(question.anchor);
    }
}

/// Where the rules of that game are open. What no other game has is found from the others as well.
void TestRuleSearch::aQuestionOpensTheSectionThatAnswersIt() {
    QFETCH(const QString, game);
    QFETCH(const QString, words);
    QFETCH(const QString, anchor);
    const QVariantList found = RuleBook::find(words, game);
    QStringList anchors;
    for (const QVariant& hit : found) {
        if (hit.toMap()[u"gameId"_s] == game) anchors.append(hit.toMap()[u"anchor"_s].toString());
    }
    QVERIFY2(!anchors.isEmpty() && found.first().toMap()[u"gameId"_s] == game, qPrintable(words));
    QVERIFY2(anchors.first() == anchor, qPrintable(anchors.join(u' ')));
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

void TestRuleSearch::whatWasFoundStandsInTheSnippetInEveryLanguage() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s), {});
    const auto back = qScopeGuard([&settings] { settings.setLanguage(u"en"_s); });
    for (const QString& language : RuleBook::languages()) {
        settings.setLanguage(language);
        QMap<QString, QMap<QString, QString>> bodies;
        QStringList asked;
        for (const GameEntry& game : games()) {
            bodies[text(game.info.id)] = bodiesOf(RuleBook::page(text(game.info.id)));
            for (const QString& body : bodies[text(game.info.id)]) asked += someOf(body);
        }
        int found = 0;
        for (qsizetype i = 0; i < asked.size(); i += 1 + asked.size() / 16) {
            const RuleQuery query(asked[i]);
            for (const QVariant& hit : RuleBook::find(asked[i], {})) {
                const QVariantMap map = hit.toMap();
                const QString body = bodies[map[u"gameId"_s].toString()][map[u"anchor"_s].toString()];
                const auto places = query.places(body);
                if (places.isEmpty()) continue;  // it stands in the title
                const QString snippet = map[u"snippet"_s].toString();
                const QString word = body.mid(places.first().at, places.first().length);
                QVERIFY2(snippet.contains(word), qPrintable(language + u": "_s + word + u": "_s + snippet));
                QVERIFY(snippet.size() <= 112 + word.size());
                ++found;
            }
        }
        QVERIFY2(found > 10, qPrintable(language));
    }
}

BONEYARD_TEST(TestRuleSearch)
#include "tst_rulesearch.moc"
