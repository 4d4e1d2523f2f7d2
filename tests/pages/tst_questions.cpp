// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>

#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is asked before tiles are laid: where it lies, and what is chosen in it beforehand.
class TestQuestions : public HandTest {
    Q_OBJECT

    /// One bids so much in the auction of a deal, and names the element then.
    void openAtTheElement();
    /// The question has an answer to press.
    void waitForAsking() const;
    [[nodiscard]] QQuickItem* panel() const {
        return game_->item(u"playArea"_s)->property("question").value<QQuickItem*>();
    }
    [[nodiscard]] int chosen() const { return panel()->property("at").toInt(); }
    [[nodiscard]] bool namesElements() const {
        return !match().selection()->choices()->at(0, u"suit"_s).toString().isEmpty();
    }

private slots:
    void noElementIsChosenBeforehand();
    void enterChoosesTheFirstElementBeforeItNamesOne();
    void aHintChoosesTheElementThatItNames();
    void aQuestionKeepsItsSideAndCoversNoTileThatWasDrawn();
    void theHandIsSeenWellWhileAQuestionIsAsked();
    void aQuestionWaitsForTheDeal();
    void aQuestionDoesNotGrowWhenWhatLiesAboveItGoes();
    void aChosenNumberStaysInAnotherLanguage();
    void aNumberStandsOnItsButtonInTheDigitsOfTheLanguage();
    void aNumberIsNamedByAWideSliderOrByStepsAlone_data();
    void aNumberIsNamedByAWideSliderOrByStepsAlone();
    void theHighestBidAndWhoseItIsAreSaidWhereOneBids();
    void cleanup() {
        settings_->setTextScale(1);
        game_.reset();
    }
};

void TestQuestions::waitForAsking() const {
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    QTRY_VERIFY(panel()->property("asking").toBool() && panel()->isVisible());
}

void TestQuestions::openAtTheElement() {
    openTable({u"matching_elements"_s, 4, 12, {}, Players::usual(4)}, {800, 600});
    for (int step = 0; step < 3; ++step) {  // the highest bid deals, and names the element of the round
        waitForAsking();
        if (namesElements()) break;
        QVERIFY(
            match().play(step == 0 ? u"bid 15"_s : QString::fromStdString(match().match()->legal().front())));
    }
    QVERIFY(namesElements());
    settle();
}

void TestQuestions::noElementIsChosenBeforehand() {
    openAtTheElement();
    QCOMPARE(chosen(), -1);
    QVERIFY(game_->items({u"wantedRing"_s}).isEmpty());
    for (const QQuickItem* answer : game_->items({u"answer"_s}))
        QVERIFY(answer->property("text").toString().front().isUpper());
}

void TestQuestions::enterChoosesTheFirstElementBeforeItNamesOne() {
    openAtTheElement();
    const std::size_t plies = match().match()->actions().size();
    QTest::keyClick(&window(), Qt::Key_Return);
    QCOMPARE(chosen(), 0);
    QCOMPARE(match().match()->actions().size(), plies);
    const QString first = match().selection()->choices()->at(0, u"action"_s).toString();
    QTest::keyClick(&window(), Qt::Key_Return);
    QTRY_VERIFY(match().match()->actions().size() > plies);
    QCOMPARE(QString::fromStdString(match().match()->actions()[plies]), first);
}

void TestQuestions::aHintChoosesTheElementThatItNames() {
    openAtTheElement();
    match().advice()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(!match().advice()->action().isEmpty(), 20000);
    QTRY_VERIFY(chosen() >= 0);
    QCOMPARE(match().selection()->choices()->at(chosen(), u"action"_s).toString(),
             match().advice()->action());
}

void TestQuestions::aQuestionKeepsItsSideAndCoversNoTileThatWasDrawn() {
    for (const int seats : {3, 4}) {
        openTable({u"matching_elements"_s, seats, seats == 3 ? 7ULL : 12ULL, {}, Players::usual(seats)},
                  {800, 600});
        QList<double> sides;
        int drawn = 0;
        for (int step = 0; step < 6; ++step) {
            QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
            if (match().table()->texts()->question().isEmpty()) break;
            waitForAsking();
            settle();
            sides.append(place(*panel()).left());
            const QString folder = qEnvironmentVariable("BONEYARD_PICTURES");
            if (!folder.isEmpty())
                window().grabWindow().save(u"%1/question_%2_%3.png"_s.arg(folder).arg(seats).arg(step));
            for (const QQuickItem* item : game_->items({u"plate"_s, u"shownTiles"_s, u"rackTile"_s})) {
                drawn += item->objectName() == u"shownTiles"_s ? 1 : 0;
                QVERIFY2(!place(*item).adjusted(-6, 0, 6, 0).intersects(place(*panel())),
                         qPrintable(item->objectName()));
            }
            for (const QQuickItem* answer : game_->items({u"answer"_s}))
                QVERIFY(place(*panel()).contains(place(*answer)));
            const std::vector<std::string> legal = match().match()->legal();
            const QString most = QString::fromStdString(legal.front()).section(u' ', 1).section(u'.', -1);
            QVERIFY(match().play(step == 0 ? u"bid "_s + most
                                           : QString::fromStdString(legal.front()).section(u'.', 0, 0)));
        }
        QVERIFY(sides.size() > 1 && drawn >= seats);
        for (const double side : sides)  // plates may be a little wider with what they say
            QVERIFY2(std::abs(side - sides.front()) < 6,
                     qPrintable(u"from %1 to %2"_s.arg(sides.front()).arg(side)));
        game_.reset();
    }
}

void TestQuestions::theHandIsSeenWellWhileAQuestionIsAsked() {
    openAtTheElement();
    const QList<QQuickItem*> tiles = game_->items({u"rackTile"_s});
    QVERIFY(tiles.size() > 5);
    for (const QQuickItem* tile : tiles) QVERIFY(!tile->property("choosing").toBool());  // then some are dim
}

void TestQuestions::aQuestionWaitsForTheDeal() {
    openTable({u"matching_elements"_s, 3, 5, {}, Players::usual(3)}, {800, 600});
    waitForAsking();
    QQuickItem* show = game_->item(u"dealShow"_s);
    QVERIFY(show->setProperty("dealt", 0.5));
    QVERIFY(!panel()->isVisible());
    QVERIFY(show->setProperty("dealt", 1));
    QVERIFY(panel()->isVisible() && panel()->hasActiveFocus());
}

void TestQuestions::aQuestionDoesNotGrowWhenWhatLiesAboveItGoes() {
    openTable({u"matching_elements"_s, 4, 12, {}, Players::usual(4)}, {800, 610});
    waitForAsking();
    QQuickItem* area = game_->item(u"playArea"_s);
    const double head = area->property("head").toDouble();
    int shrank = 0;
    for (const int offer : {40, 90, 140}) {
        area->setProperty("head", head);
        window().resize(800, offer % 20 == 0 ? 610 : 612);  // all is measured anew
        QTest::qWait(900);
        const double free = panel()->height();
        window().resize(800, 611);
        area->setProperty("head", head + offer);
        QTest::qWait(900);
        const double under = panel()->height();
        area->setProperty("head", head);
        QTest::qWait(300);
        QCOMPARE(panel()->height(), under);
        shrank += under < free ? 1 : 0;
    }
    QVERIFY(shrank > 0);
}

void TestQuestions::aNumberStandsOnItsButtonInTheDigitsOfTheLanguage() {
    openTable({u"matching_elements"_s, 4, 12, {}, Players::usual(4)}, {800, 600});
    waitForAsking();
    for (const auto& [language, zero] :
         {std::pair(u"ar"_s, u'\u0660'), std::pair(u"fa"_s, u'\u06f0'), std::pair(u"de"_s, u'0')}) {
        settings_->setLanguage(language);
        QTest::qWait(50);
        QString number = QString::number(panel()->property("number").toInt());
        for (QChar& digit : number) digit = QChar(static_cast<char16_t>(zero + digit.digitValue()));
        QStringList texts;
        const std::function<void(const QQuickItem&)> collect = [&](const QQuickItem& item) {
            if (item.isVisible()) texts.append(item.property("text").toString());
            for (const QQuickItem* child : item.childItems()) collect(*child);
        };
        collect(*panel());
        const auto said = texts.filter(number);
        settings_->setLanguage(u"en"_s);
        QVERIFY2(texts.filter(u"%"_s).isEmpty(), qPrintable(texts.filter(u"%"_s).join(u'|')));
        QVERIFY2(said.size() > 1, qPrintable(texts.join(u'|')));
    }
}

void TestQuestions::aChosenNumberStaysInAnotherLanguage() {
    openTable({u"matching_elements"_s, 4, 12, {}, Players::usual(4)}, {800, 600});
    waitForAsking();
    const int least = panel()->property("number").toInt();
    QTest::keyClick(&window(), Qt::Key_Up);
    QTest::keyClick(&window(), Qt::Key_Up);
    QCOMPARE(panel()->property("number").toInt(), least + 2);
    settings_->setLanguage(u"de"_s);
    QTest::qWait(50);
    const int then = panel()->property("number").toInt();
    settings_->setLanguage(u"en"_s);
    QCOMPARE(then, least + 2);
}

void TestQuestions::aNumberIsNamedByAWideSliderOrByStepsAlone_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::newRow("between the plates of six") << 6 << QSize(800, 600) << 1.0;
    QTest::newRow("in large letters") << 6 << QSize(800, 600) << 2.0;
    QTest::newRow("where there is room") << 3 << QSize(1280, 800) << 1.0;
}

void TestQuestions::aNumberIsNamedByAWideSliderOrByStepsAlone() {
    QFETCH(int, seats);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    settings_->setTextScale(scale);
    kit::GivenOptions options;
    if (seats == 6) options.emplace_back("teams", std::string("3x2"));
    openTable({u"matching_elements"_s, seats, 12, options, Players::usual(seats)}, size);
    waitForAsking();
    settle();
    const QQuickItem* slider = game_->item(u"number"_s);
    if (slider != nullptr) QVERIFY2(slider->width() > 80, qPrintable(QString::number(slider->width())));
    const QList<QQuickItem*> parts = game_->items({u"less"_s, u"number"_s, u"more"_s, u"named"_s});
    QCOMPARE(parts.size(), slider == nullptr ? 3 : 4);
    for (const QQuickItem* part : parts) {
        QVERIFY2(place(*panel()).contains(place(*part)), qPrintable(part->objectName()));
        for (const QQuickItem* other : parts)
            QVERIFY2(part == other || !place(*part).intersects(place(*other)),
                     qPrintable(part->objectName()));
    }
    const int least = panel()->property("number").toInt();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"more"_s));
    QCOMPARE(panel()->property("number").toInt(), least + 1);
    QCOMPARE(game_->item(u"named"_s)->property("text").toString(), QString::number(least + 1));
}

void TestQuestions::theHighestBidAndWhoseItIsAreSaidWhereOneBids() {
    openTable({u"matching_elements"_s, 6, 12, {{"teams", "3x2"}}, Players::usual(6)}, {800, 600});
    waitForAsking();
    QVERIFY(match().play(u"bid 1"_s));
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    waitForAsking();
    settle();
    const QString said = match().table()->texts()->questionText();
    QVERIFY2(said.startsWith(u"The highest bid is "_s), qPrintable(said));
    const QList<QQuickItem*> texts = allSeen(panel(), {u"AppText"_s});
    QVERIFY(std::any_of(texts.begin(), texts.end(), [&](const QQuickItem* text) {
        return text->property("text").toString() == said && place(*panel()).contains(place(*text));
    }));
    QCOMPARE(QAccessible::queryAccessibleInterface(panel())->text(QAccessible::Description), said);
}

BONEYARD_TEST(TestQuestions)

#include "tst_questions.moc"
