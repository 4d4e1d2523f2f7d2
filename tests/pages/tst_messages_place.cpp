// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QQuickItem>
#include <QSignalSpy>
#include <QTest>
#include <utility>

#include "messagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is said or asked over the table lies over nothing that it is about.
class TestMessagesPlace : public MessageTest {
    Q_OBJECT

    /// All items below this one that are seen and whose name or type it is.
    void named(QQuickItem* item, const QStringList& names, QList<QRectF>& found) const;

private slots:
    void
    aQuestionKeepsItsPlaceWhenTheOfferAboveGoes();  // first: the offer is answered by the first tile laid
    void whyAMatchBeginsWithPointsIsSaidWhenTheTableComes();
    void aHintLiesOverNothingThatCanBeReadOrPressed_data();
    void aHintLiesOverNothingThatCanBeReadOrPressed();
    void aHintIsComparedWithTheNextBestWhereThereIsRoom_data();
    void aHintIsComparedWithTheNextBestWhereThereIsRoom();
    void whatATileBringsIsSaidOverNoNumber_data();
    void whatATileBringsIsSaidOverNoNumber();
    void theAnswerOfEnterHasTheAccentAllAround();
};

void TestMessagesPlace::aHintLiesOverNothingThatCanBeReadOrPressed_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("deal");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::addColumn<double>("text");
    QTest::newRow("triangles") << u"triominoes"_s << 4 << 15 << QSize(640, 480) << u"en"_s << 1.0;
    QTest::newRow("six around little")
        << u"matching_elements"_s << 6 << 5 << QSize(480, 320) << u"en"_s << 1.0;
    QTest::newRow("six around much") << u"matching_elements"_s << 6 << 5 << QSize(1280, 800) << u"en"_s
                                     << 1.0;
    QTest::newRow("little rummy") << u"tiles_and_deal"_s << 2 << 11 << QSize(480, 320) << u"en"_s << 1.0;
    QTest::newRow("elements") << u"matching_elements"_s << 4 << 13 << QSize(800, 600) << u"en"_s << 1.0;
    QTest::newRow("large words") << u"matador"_s << 3 << 31 << QSize(640, 480) << u"de"_s << 1.5;
    QTest::newRow("a rack of rummy") << u"tiles_and_deal"_s << 2 << 5 << QSize(800, 600) << u"en"_s << 1.0;
}

void TestMessagesPlace::aHintLiesOverNothingThatCanBeReadOrPressed() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(int, deal);
    QFETCH(QSize, size);
    QFETCH(QString, language);
    QFETCH(double, text);
    settings_->setLanguage(language);
    settings_->setTextScale(text);
    kit::GivenOptions options;
    if (seats == 6) options.emplace_back("teams", std::string("2x3"));
    openTable({game, seats, static_cast<std::uint64_t>(deal), options, Players::usual(seats)}, size);
    QStringList faults;
    for (int turn = 0; turn < 9; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20000);
        if (!match().turn()->mayAct()) break;
        QSignalSpy hinted(match().advice(), &Advice::hinted);
        match().advice()->hint();
        QTRY_VERIFY_WITH_TIMEOUT(!hinted.isEmpty(), 20000);
        const QQuickItem* message = game_->item(u"message"_s);
        QVERIFY(message != nullptr);
        QString fault;
        (void)QTest::qWaitFor([&] { return (fault = coveredBy(*message)).isEmpty(); }, 2000);
        if (!fault.isEmpty()) {
            if (qEnvironmentVariableIsSet("BONEYARD_PICTURES"))
                window().grabWindow().save(qEnvironmentVariable("BONEYARD_PICTURES") +
                                           u"/%1_%2.png"_s.arg(game).arg(turn));
            faults.append(
                u"turn %1: \"%2\" over %3"_s.arg(turn).arg(message->property("words").toString(), fault));
        }
        if (!match().play(hinted.front().at(1).toString())) break;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestMessagesPlace::aHintIsComparedWithTheNextBestWhereThereIsRoom_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("roomy");
    QTest::newRow("a large table") << u"matador"_s << QSize(1600, 1000) << true;
    QTest::newRow("another line") << u"russian"_s << QSize(1600, 1000) << true;
    QTest::newRow("the smallest window") << u"matador"_s << QSize(480, 320) << false;
}

void TestMessagesPlace::aHintIsComparedWithTheNextBestWhereThereIsRoom() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    QFETCH(bool, roomy);
    openTable({game, 2, 5, {}, Players::usual(2)}, size);
    int compared = 0;
    int seen = 0;
    for (int turn = 0; turn < 6; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20000);
        if (!match().turn()->mayAct()) break;
        const Advice& advice = *match().advice();
        QTest::keyClick(&window(), Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(!advice.words().isEmpty(), 20000);
        const QQuickItem& message = *game_->item(u"message"_s);
        QTRY_COMPARE(message.property("words").toString(), advice.words());
        QTRY_COMPARE_WITH_TIMEOUT(coveredBy(message), QString(), 2000);
        if (!advice.more().isEmpty()) {
            const QString whole = advice.words() + u' ' + advice.more();
            // where it lies, and how much of it, is found when the table rests
            [[maybe_unused]] const bool all =
                QTest::qWaitFor([&] { return message.property("said").toString() == whole; }, 1000);
            const QString said = message.property("said").toString();
            QVERIFY2(said == whole || said == advice.words(), qPrintable(said));
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(game_->item(u"message"_s));
            QVERIFY(spoken != nullptr);
            QCOMPARE(spoken->text(QAccessible::Name), whole);
            ++compared;
            seen += said == whole ? 1 : 0;
        }
        if (!match().play(advice.action())) break;
    }
    QVERIFY(compared > 0);
    QVERIFY2(!roomy || seen * 2 > compared, qPrintable(u"%1 of %2"_s.arg(seen).arg(compared)));
}

void TestMessagesPlace::named(QQuickItem* item, const QStringList& names, QList<QRectF>& found) const {
    if (!item->isVisible() || item->opacity() < 0.1) return;
    const QString type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    if (names.contains(type) || names.contains(item->objectName())) {
        const double high = item->height() * (item->objectName() == u"digits" ? 0.2 : 0);  // above its digits
        found.append(item->mapRectToScene({0, high, item->width(), item->height() - 2 * high}));
    }
    for (QQuickItem* child : item->childItems()) named(child, names, found);
}

void TestMessagesPlace::whatATileBringsIsSaidOverNoNumber_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("deal");
    QTest::addColumn<QSize>("size");
    QTest::newRow("triangles") << u"triominoes"_s << 4 << 15 << QSize(640, 480);
    QTest::newRow("elements") << u"matching_elements"_s << 3 << 22 << QSize(800, 600);
    QTest::newRow("pips") << u"russian"_s << 3 << 7 << QSize(640, 480);
}

void TestMessagesPlace::whatATileBringsIsSaidOverNoNumber() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(int, deal);
    QFETCH(QSize, size);
    openTable({game, seats, static_cast<std::uint64_t>(deal), {}, Players::usual(seats)}, size);
    int told = 0;
    int untold = 0;
    QStringList faults;
    for (int turn = 0; turn < 9; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20000);
        if (!match().turn()->mayAct()) break;
        auto* const selection = match().selection();
        for (int row = 0; row < match().table()->hand()->count(); ++row) {
            if (!match().table()->hand()->at(row, u"playable"_s).toBool()) continue;
            selection->choose(row, true);
            for (int spot = 0; spot < selection->spots()->count(); ++spot) {
                selection->setSpot(spot);
                QTest::qWait(40);
                QList<QRectF> marks;
                QList<QRectF> numbers;
                named(game_->item(u"table"_s), {u"GainMark"_s}, marks);
                named(game_->item(u"table"_s), {u"digits"_s, u"pip"_s}, numbers);
                const bool brings = selection->spots()->at(spot, u"gain"_s).toInt() > 0;
                told += brings && !marks.isEmpty() ? 1 : 0;
                untold += brings && marks.isEmpty() ? 1 : 0;
                for (const QRectF& mark : std::as_const(marks)) {
                    for (const QRectF& number : std::as_const(numbers)) {
                        const QRectF both = mark & number;
                        if (both.width() > 1 && both.height() > 1)
                            faults.append(
                                u"turn %1: a number of %2"_s.arg(turn).arg(selection->action(spot)));
                    }
                }
            }
        }
        QSignalSpy hinted(match().advice(), &Advice::hinted);
        match().advice()->hint();
        QTRY_VERIFY_WITH_TIMEOUT(!hinted.isEmpty(), 20000);
        if (!match().play(hinted.front().at(1).toString())) break;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    QVERIFY2(untold * 5 <= told, qPrintable(u"%1 told, %2 not"_s.arg(told).arg(untold)));
}

void TestMessagesPlace::theAnswerOfEnterHasTheAccentAllAround() {
    settings_->setTheme(u"light"_s);
    openTable({u"matching_elements"_s, 4, 12, {}, Players::usual(4)}, {800, 600});
    const auto* choices = match().selection()->choices();
    for (int step = 0; step < 3; ++step) {  // the highest bid deals, and names the element of the round
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
        if (!choices->at(0, u"suit"_s).toString().isEmpty()) break;
        QVERIFY(
            match().play(step == 0 ? u"bid 15"_s : QString::fromStdString(match().match()->legal().front())));
    }
    QVERIFY(!choices->at(0, u"suit"_s).toString().isEmpty());
    settle();
    const auto* panel = game_->item(u"playArea"_s)->property("question").value<QQuickItem*>();
    QTest::keyClick(&window(), Qt::Key_Left);  // the last of them, at the lower edge
    QList<QRectF> rings;
    named(game_->item(u"playArea"_s), {u"wantedRing"_s}, rings);
    QCOMPARE(rings.size(), 1);
    const QRectF ring = rings.front();
    QVERIFY(panel->mapRectToScene({0, 0, panel->width(), panel->height()}).contains(ring));
    const QImage picture = window().grabWindow();
    const QColor accent = picture.pixelColor(QPointF(ring.left() + 1, ring.center().y()).toPoint());
    QCOMPARE(accent, QColor(0xB2, 0x62, 0x0D));  // of the light theme
    for (const QPointF& at :
         {QPointF(ring.center().x(), ring.top() + 1), QPointF(ring.center().x(), ring.bottom() - 1.5),
          QPointF(ring.right() - 1.5, ring.center().y())})
        QCOMPARE(picture.pixelColor(at.toPoint()), accent);
}

void TestMessagesPlace::aQuestionKeepsItsPlaceWhenTheOfferAboveGoes() {
    openTable({u"matching_elements"_s, 4, 12, {}, Players::usual(4)}, {800, 600});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    const auto* panel = game_->item(u"playArea"_s)->property("question").value<QQuickItem*>();
    const auto place = [&] { return panel->mapRectToScene({0, 0, panel->width(), panel->height()}); };
    window().resize(800, 670);  // it is placed anew, in the middle, and has room for all of it with the offer
    settle();
    const QRectF before = place();
    QVERIFY(game_->item(u"lessonOffer"_s) != nullptr);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"offerNo"_s));
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) == nullptr);
    settle();
    QCOMPARE(place(), before);
}

void TestMessagesPlace::whyAMatchBeginsWithPointsIsSaidWhenTheTableComes() {
    openTable({u"matching_elements"_s, 3, 502, {{"colours", 2}}, Players::usual(3)}, {1024, 700});
    QTRY_VERIFY(game_->item(u"message"_s) != nullptr);
    QCOMPARE(game_->item(u"message"_s)->property("words").toString(),
             u"You drew the best double, ember 0-0: +24 for you, and you deal first. 0-0 beats every other "
             "double, and scores 24."_s);
    QTRY_VERIFY(coveredBy(*game_->item(u"message"_s)).isEmpty());
}

BONEYARD_TEST(TestMessagesPlace)
#include "tst_messages_place.moc"
