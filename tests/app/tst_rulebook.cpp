// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <functional>
#include <set>

#include "common/words.h"
#include "kit/rng.h"
#include "protocol/words.h"
#include "registry.h"
#include "rulenumbers.h"
#include "rules/rulebook.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::ui;
using boneyard::test::numbersOf;
using namespace Qt::StringLiterals;
using Kind = RuleBlock::Kind;

/// What is written in the rule book. In which languages that is, tst_translated asks.
class TestRuleBook : public QObject {
    Q_OBJECT

    static void eachPage();

private slots:
    void init();
    void everyGameIsWritten();
    void afterAShortVersionTheRestIsEnglish();
    void aSectionThatIsMissingIsEnglishAtItsPlace();
    void everyOptionAndEveryValueIsExplained_data() { eachPage(); }
    void everyOptionAndEveryValueIsExplained();
    void theUsualNumbersStandInTheText_data() { eachPage(); }
    void theUsualNumbersStandInTheText();
    void everyLinkLeadsToASection_data() { eachPage(); }
    void everyLinkLeadsToASection();
    void everyPictureIsDrawnAndShown_data() { eachPage(); }
    void everyPictureIsDrawnAndShown();
    void everyReasonAndEndingHasItsSection();
    void everyPhaseHasItsSection();
    void whateverIsExplainedHasItsSection();
    void aPageThatIsMissingIsShownInEnglish();
    void aBlankBeforeATileStays();
    void whatIsWrittenWronglyIsTold();
};

namespace {

QStringList gameIds() {
    QStringList ids;
    for (const GameEntry& game : games()) ids.append(text(game.info.id));
    return ids;
}

RulePage readFrom(const QString& markdown) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"game.md"_s));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(markdown.toUtf8());
    file.close();
    return RulePage::read(folder.path(), u"game"_s);
}

/// The anchors of all headings, from the first to the last.
QStringList headingsOf(const QList<RuleBlock>& blocks) {
    QStringList anchors;
    for (const RuleBlock& block : blocks)
        if (block.kind == Kind::Heading) anchors.append(block.anchor);
    return anchors;
}

QList<RuleBlock> sectionOf(const QList<RuleBlock>& blocks, const QString& anchor) {
    QList<RuleBlock> section;
    std::copy_if(blocks.begin(), blocks.end(), std::back_inserter(section),
                 [&](const RuleBlock& block) { return block.anchor == anchor; });
    return section;
}

/// An option's own sentence, its named values and its range are said in the player's language on any page.
bool saysWhatAnOptionSays(const RuleBlock& block) {
    static const QRegularExpression range(u"^(From|Yes or no)"_s);
    return block.anchor.startsWith("option-"_L1) &&
           (block.kind == Kind::Heading || !block.value.isEmpty() || block.plain().contains(range));
}

QStringList plainOf(const QList<RuleBlock>& blocks) {
    QStringList all;
    for (const RuleBlock& block : blocks) all.append(block.plain());
    return all;
}

/// The sections that the things on a game's table name, in a match played at random.
void addRules(const GameEntry& game, std::uint64_t deal, std::set<std::string>& rules) {
    const int seats = std::min(game.info.max_seats, game.info.min_seats + static_cast<int>(deal % 3));
    const auto match = new_match(game.info.id, seats, deal, {});
    kit::Rng rng(deal);
    for (int ply = 0; ply < 1500 && !(*match)->status().match_over(); ++ply) {
        const kit::Scene scene = (*match)->scene(static_cast<kit::Seat>(ply % seats), 1.6);
        const auto add = [&](std::string_view rule) {
            if (!rule.empty()) rules.emplace(rule);
        };
        for (const kit::Piece& piece : scene.pieces) add(piece.meaning.rule);
        for (const kit::HandTile& tile : scene.hand) add(tile.meaning.rule);
        for (const kit::Mark& mark : scene.marks) add(mark.meaning.rule);
        for (const kit::SeatNote& note : scene.seats) {
            add(note.rule);
            add(note.won_meaning.rule);
        }
        for (const kit::Choice& choice : scene.choices) add(choice.about.rule);
        add(scene.question.rule);
        for (const std::string_view rule :
             {scene.hand_meaning.rule, scene.stock_meaning.rule, scene.suit_rule})
            add(rule);
        const auto legal = (*match)->legal();
        std::string action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        action.erase(std::min(action.find(".."), action.size()));  // of a range of numbers the least
        if (!(*match)->play(action)) return;
    }
}

/// The phases that matches of a game come through, played at random.
std::set<std::string> phasesOf(const GameEntry& game) {
    std::set<std::string> phases;
    for (std::uint64_t deal = 1; deal <= 4; ++deal) {
        // Some numbers make a match long, which is then not played to its end; at their least all are short.
        kit::GivenOptions options;
        for (const kit::OptionSpec& spec : game.info.options) {
            const bool open = spec.is_int() && spec.choices.empty();
            if (deal > 2 && open) options.emplace_back(spec.id, spec.min);
            if (deal > 2 && spec.is_int() && !open) options.emplace_back(spec.id, spec.choices.front().value);
        }
        const auto match = new_match(game.info.id, game.info.min_seats, deal, options);
        if (!match) return {};
        kit::Rng rng(deal);
        for (int ply = 0; ply < 4000; ++ply) {
            phases.insert(std::string(boneyard::protocol::word((*match)->status().phase)));
            const auto legal = (*match)->legal();
            if (legal.empty()) break;
            std::string action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            if (const auto range = action.find(".."); range != std::string::npos) action.resize(range);
            if (!(*match)->play(action)) break;
        }
    }
    return phases;
}

}  // namespace

void TestRuleBook::init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

void TestRuleBook::eachPage() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const QString& game : gameIds()) {
        for (const QString& language : RuleBook::languages())
            QTest::addRow("%s-%s", qPrintable(game), qPrintable(language)) << game << language;
    }
}

void TestRuleBook::everyGameIsWritten() {
    for (const QString& game : gameIds()) {
        const RulePage page = RulePage::read(u":/assets/rules/en"_s, game);
        QCOMPARE(page.faults, QStringList());
        QVERIFY2(page.blocks.size() > 30, qPrintable(game));
        QCOMPARE(page.blocks.first().level, 1);
        QCOMPARE(page.blocks[1].anchor, u"in-short"_s);
        QStringList anchors;
        for (const RuleBlock& block : page.blocks)
            if (block.kind == Kind::Heading) anchors.append(block.anchor);
        QStringList unread = RulePage::anchors(u":/assets/rules/en"_s, game);
        anchors.sort();
        unread.sort();
        QCOMPARE(unread, anchors);
    }
}

void TestRuleBook::afterAShortVersionTheRestIsEnglish() {
    const QList<RuleBlock>& english = RuleBook::page(u"matador"_s, u"en"_s).blocks;
    const QList<RuleBlock>& brief = RuleBook::page(u"matador"_s, u"../short"_s).blocks;
    QCOMPARE(brief[2].plain(), u"Lay the ends together."_s);
    QCOMPARE(brief.last().text, english.last().text);
    QVERIFY(brief.last().foreign && !english.last().foreign && !brief[2].foreign);
    QVERIFY(!brief[3].plain().isEmpty() && !brief[3].foreign);  // the line that says so
}

/// The page has a short version, the turn and the hints: what lies between them is missing.
void TestRuleBook::aSectionThatIsMissingIsEnglishAtItsPlace() {
    const QList<RuleBlock>& english = RuleBook::page(u"russian"_s, u"en"_s).blocks;
    const QList<RuleBlock>& partly = RuleBook::page(u"russian"_s, u"../short"_s).blocks;
    QCOMPARE(headingsOf(partly), headingsOf(english));
    const QStringList own{u"top"_s, u"in-short"_s, u"turn"_s, u"tips"_s};
    for (const QString& anchor : headingsOf(english)) {
        const QList<RuleBlock> section = sectionOf(partly, anchor);
        const bool translated = own.contains(anchor);
        QCOMPARE(plainOf(section) == plainOf(sectionOf(english, anchor)), !translated);
        for (const RuleBlock& block : section)
            QVERIFY2(block.foreign != translated || saysWhatAnOptionSays(block), qPrintable(block.plain()));
    }
    QCOMPARE(plainOf(sectionOf(partly, u"turn"_s)), (QStringList{u"My turn"_s, u"Lay one."_s}));
    QCOMPARE(plainOf(sectionOf(partly, u"tips"_s)), (QStringList{u"My advice"_s, u"Keep one."_s}));
    QCOMPARE(sectionOf(partly, u"in-short"_s).size(),
             3);  // its heading, its sentence and the line that says so
}

void TestRuleBook::everyOptionAndEveryValueIsExplained() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    QStringList explained;
    QMap<QString, QStringList> values;
    QMap<QString, int> blocks;
    for (const RuleBlock& block : RuleBook::page(game, language).blocks) {
        if (!block.anchor.startsWith("option-"_L1)) continue;
        if (block.kind == Kind::Heading) {
            explained.append(block.anchor.mid(7));
            QVERIFY2(!block.text.isEmpty(), qPrintable(block.anchor));
        }
        if (!block.value.isEmpty()) values[explained.last()].append(block.value);
        if (block.kind != Kind::Heading) ++blocks[explained.last()];
    }
    QStringList wanted;
    for (const kit::OptionSpec& spec : find_game(game.toStdString())->info.options) {
        const QString id = text(spec.id);
        wanted.append(id);
        QStringList choices;
        for (const kit::OptionChoice& choice : spec.choices) choices.append(text(kit::to_text(choice.value)));
        QCOMPARE(values[id], choices);
        QVERIFY2(blocks[id] >= 2, qPrintable(id));
    }
    QCOMPARE(explained, wanted);
}

void TestRuleBook::theUsualNumbersStandInTheText() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    QStringList numbers;
    const auto bySection = numbersOf(RuleBook::page(game, language));
    for (const QString& anchor : bySection.keys()) {
        if (!anchor.startsWith("option-"_L1)) numbers.append(bySection[anchor]);
    }
    for (const kit::OptionSpec& spec : find_game(game.toStdString())->info.options) {
        const int* usual = std::get_if<int>(&spec.fallback);
        if (usual == nullptr || *usual < 10) continue;  // small ones may be written out
        QVERIFY2(numbers.contains(QString::number(*usual)), spec.id.data());
    }
}

void TestRuleBook::everyLinkLeadsToASection() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    const QList<RuleBlock>& blocks = RuleBook::page(game, language).blocks;
    for (const RuleBlock& block : blocks) {
        for (const RuleSpan& span : block.text) {
            if (span.link.isEmpty()) continue;
            QVERIFY2(std::any_of(blocks.begin(), blocks.end(),
                                 [&](const RuleBlock& other) { return other.anchor == span.link; }),
                     qPrintable(span.link));
        }
        // Whatever Markdown did not take for a mark would be read as it stands.
        static const QRegularExpression mark(u"[*`{]|\\]\\("_s);
        QVERIFY2(!block.plain().contains(mark), qPrintable(block.plain()));
    }
    std::set<QString> anchors;
    for (const RuleBlock& block : blocks) {
        if (block.kind == Kind::Heading)
            QVERIFY2(anchors.insert(block.anchor).second, qPrintable(block.anchor));
    }
}

void TestRuleBook::everyPictureIsDrawnAndShown() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    QStringList shown;
    for (const RuleBlock& block : RuleBook::page(game, language).blocks) {
        if (block.kind != Kind::Picture) continue;
        const QString fault = RuleBook::pictureFault(game, block.picture);
        QVERIFY2(fault.isEmpty(), qPrintable(block.picture + u": "_s + fault));
        const QVariantMap drawn = RuleBook::picture(game, block.picture);
        QVERIFY(!drawn[u"pieces"_s].toList().isEmpty() || !drawn[u"rows"_s].toList().isEmpty());
        QVERIFY(!block.text.isEmpty());
        shown.append(block.picture);
    }
    for (const QString& name : RuleBook::pictures(game)) QVERIFY2(shown.contains(name), qPrintable(name));
    QVERIFY(!RuleBook::pictureFault(game, u"nothing-of-the-kind"_s).isEmpty());
}

void TestRuleBook::everyReasonAndEndingHasItsSection() {
    for (const GameEntry& game : games()) {
        const QString id = text(game.info.id);
        for (const kit::Reason& reason : game.info.reasons) {
            QVERIFY2(RuleBook::anchorFor(id, u"why"_s, text(reason.code)) != "top"_L1, reason.code.data());
        }
        for (const kit::Reason& ending : game.info.endings) {
            QVERIFY2(RuleBook::anchorFor(id, u"end"_s, text(ending.code)) != "top"_L1, ending.code.data());
        }
        QCOMPARE(RuleBook::anchorFor(id, u"phase"_s, u"nonsense"_s), u"top"_s);
        QCOMPARE(RuleBook::anchorFor(id, u"option"_s, text(game.info.options.front().id)),
                 "option-"_L1 + text(game.info.options.front().id));
    }
}

void TestRuleBook::everyPhaseHasItsSection() {
    for (const GameEntry& game : games()) {
        const auto phases = phasesOf(game);
        QVERIFY2(phases.count("match_over") == 1 || phases.size() > 1, game.info.id.data());
        for (const std::string& phase : phases) {
            const QString anchor =
                RuleBook::anchorFor(text(game.info.id), u"phase"_s, QString::fromStdString(phase));
            QVERIFY2(anchor != "top"_L1, phase.c_str());
        }
    }
}

void TestRuleBook::whateverIsExplainedHasItsSection() {
    for (const GameEntry& game : games()) {
        std::set<std::string> rules{"round-end"};  // of what stands on a plate
        for (std::uint64_t deal = 1; deal <= 4; ++deal) addRules(game, deal, rules);
        QVERIFY2(rules.size() >= 4, game.info.id.data());
        for (const QString& language : RuleBook::languages()) {
            const QList<RuleBlock>& blocks = RuleBook::page(text(game.info.id), language).blocks;
            for (const std::string& rule : rules) {
                QVERIFY2(std::any_of(blocks.begin(), blocks.end(),
                                     [&](const RuleBlock& block) { return block.anchor == text(rule); }),
                         qPrintable(text(game.info.id) + u' ' + language + u' ' + text(rule)));
            }
        }
    }
}

void TestRuleBook::aPageThatIsMissingIsShownInEnglish() {
    QCOMPARE(RuleBook::page(u"matador"_s, u"xx"_s).blocks, RuleBook::page(u"matador"_s, u"en"_s).blocks);
    QVERIFY(RuleBook::page(u"no-such-game"_s).blocks.isEmpty());
}

void TestRuleBook::aBlankBeforeATileStays() {
    const QList<RuleBlock> blocks =
        readFrom(u"# T\n## A `1` b {#a}\n- :6 make 7. Matadors: `0-0`, `1-6`."_s).blocks;
    QCOMPARE(blocks[1].plain(), u"A %1 b"_s.arg(isolated(u"1"_s)));
    QCOMPARE(blocks[2].plain(), u"make 7. Matadors: %1, %2."_s.arg(isolated(u"0-0"_s), isolated(u"1-6"_s)));
}

void TestRuleBook::whatIsWrittenWronglyIsTold() {
    QVERIFY(
        readFrom(u"# T\n\n## A {#a phase=play why=out}\nOne\nline.\n\n- item\n  goes on"_s).faults.isEmpty());
    const RulePage page = readFrom(u"# T\n## A {#a phase=play}\nOne\nline.\n- item\n  goes on"_s);
    QCOMPARE(page.blocks.size(), 4);
    QCOMPARE(page.blocks[1].answers, QStringList{u"phase=play"_s});
    QCOMPARE(page.blocks[2].plain(), u"One line."_s);
    QCOMPARE(page.blocks[3].plain(), u"item goes on"_s);
    QCOMPARE(readFrom(u"## A heading without an anchor"_s).faults.size(), 1);
    QCOMPARE(readFrom(u"#### {#deep}"_s).faults.size(), 1);
    QCOMPARE(readFrom(u"![a caption](name)"_s).faults.size(), 1);
    QCOMPARE(readFrom(u"![a picture, and no words](name)\n---"_s).faults.size(), 1);  // as a heading
    QCOMPARE(readFrom(u"{include no_such_file}"_s).faults.size(), 1);
}

BONEYARD_TEST(TestRuleBook)
#include "tst_rulebook.moc"
