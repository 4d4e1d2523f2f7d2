// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QElapsedTimer>
#include <QFile>
#include <QQuickItem>
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is said over the table, and that it lies over nothing that it is about.
class TestMessages : public PageTest {
    Q_OBJECT

    /// What no message may cover, by names.
    [[nodiscard]] QList<QPair<QString, QRectF>> kept() const;
    /// What the message lies over; empty: nothing.
    [[nodiscard]] QString coveredBy(const QQuickItem& message) const;
    void collect(QQuickItem* item, QList<QPair<QString, QRectF>>& found) const;
    /// All items below this one that are seen and whose name or type it is.
    void named(QQuickItem* item, const QStringList& names, QList<QRectF>& found) const;

private slots:
    void
    aQuestionKeepsItsPlaceWhenTheOfferAboveGoes();  // first: the offer is answered by the first tile laid
    void aDealOfTheDayThatCountsOffersNoLesson();
    void theHeadSaysThatItIsADealOfTheDayOrThatACoachLooksOn();
    void whyAMatchBeginsWithPointsIsSaidWhenTheTableComes();
    void aHintLiesOverNothingThatCanBeReadOrPressed_data();
    void aHintLiesOverNothingThatCanBeReadOrPressed();
    void aHintIsComparedWithTheNextBestWhereThereIsRoom_data();
    void aHintIsComparedWithTheNextBestWhereThereIsRoom();
    void whatATileBringsIsSaidOverNoNumber_data();
    void whatATileBringsIsSaidOverNoNumber();
    void theAnswerOfEnterHasTheAccentAllAround();
    void theWordsOfAHintGoWithAnUndo();
    void theWordsOfAHintStayUntilTheTableChangesOrEscape();
    void theWordsOfAHintFindTheirPlaceAnewInAWindowOfAnotherSize();
    void whileAHintIsThoughtOfThereIsASignAtOnce();
    void thatSettingsCannotBeSavedIsSaidOnEachPage();  // last: these settings are kept nowhere
    void cleanup() {
        settings_->setTextScale(1);
        settings_->setLanguage(u"en"_s);
        game_.reset();
    }
};

void TestMessages::collect(QQuickItem* item, QList<QPair<QString, QRectF>>& found) const {
    if (!item->isVisible() || item->opacity() < 0.1) return;
    const QString type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    const bool shown = type != u"SpotItem" || item->property("shown").toBool();
    const QStringList names{u"PieceItem"_s,      u"SpotItem"_s, u"MarkItem"_s,     u"SeatPlate"_s,
                            u"GameButton"_s,     u"PileMark"_s, u"GainMark"_s,     u"StandingPill"_s,
                            u"SettlingButton"_s, u"RackTile"_s, u"AnswerButton"_s, u"OverviewMap"_s,
                            u"FitButton"_s};
    if (names.contains(type) && shown && item->width() > 0) {
        QRectF place(0, 0, item->width(), item->height());
        // the square around a triangle is larger than the triangle
        if ((type == u"PieceItem" || type == u"SpotItem") &&
            item->property("face").toString() == u"triangle") {
            const QRectF body(-0.43, -0.25, 0.86, 0.73);  // of its square, when it stands upright
            const bool up = item->property("angle").toInt() % 120 == 0;
            const QSizeF size = place.size();
            place = QRectF(size.width() * (0.5 + body.left()), size.height() * (0.5 - (up ? 0.48 : 0.25)),
                           size.width() * body.width(), size.height() * body.height());
        }
        found.append({type, item->mapRectToScene(place)});
    }
    for (QQuickItem* child : item->childItems()) collect(child, found);
}

QList<QPair<QString, QRectF>> TestMessages::kept() const {
    QList<QPair<QString, QRectF>> found;
    collect(game_->item(u"tablePage"_s), found);
    return found;
}

QString TestMessages::coveredBy(const QQuickItem& message) const {
    if (message.opacity() < 0.1)  // then the line above says it, or as many of its sentences as it can
        return game_->item(u"aside"_s) == nullptr ? u"nothing, and is not said"_s : QString();
    const QRectF place = message.mapRectToScene({0, 0, message.width(), message.height()});
    if (!QRectF(QPointF(), window().size()).contains(place)) return u"out of sight"_s;
    for (const auto& [name, one] : kept()) {
        const QRectF both = one & place;
        if (both.width() > 1 && both.height() > 1) return name;
    }
    return {};
}

void TestMessages::aHintLiesOverNothingThatCanBeReadOrPressed_data() {
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

void TestMessages::aHintLiesOverNothingThatCanBeReadOrPressed() {
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

void TestMessages::aHintIsComparedWithTheNextBestWhereThereIsRoom_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("roomy");
    QTest::newRow("a large table") << u"matador"_s << QSize(1600, 1000) << true;
    QTest::newRow("another line") << u"russian"_s << QSize(1600, 1000) << true;
    QTest::newRow("the smallest window") << u"matador"_s << QSize(480, 320) << false;
}

void TestMessages::aHintIsComparedWithTheNextBestWhereThereIsRoom() {
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

void TestMessages::named(QQuickItem* item, const QStringList& names, QList<QRectF>& found) const {
    if (!item->isVisible() || item->opacity() < 0.1) return;
    const QString type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    if (names.contains(type) || names.contains(item->objectName())) {
        const double high = item->height() * (item->objectName() == u"digits" ? 0.2 : 0);  // above its digits
        found.append(item->mapRectToScene({0, high, item->width(), item->height() - 2 * high}));
    }
    for (QQuickItem* child : item->childItems()) named(child, names, found);
}

void TestMessages::whatATileBringsIsSaidOverNoNumber_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("deal");
    QTest::addColumn<QSize>("size");
    QTest::newRow("triangles") << u"triominoes"_s << 4 << 15 << QSize(640, 480);
    QTest::newRow("elements") << u"matching_elements"_s << 3 << 22 << QSize(800, 600);
    QTest::newRow("pips") << u"russian"_s << 3 << 7 << QSize(640, 480);
}

void TestMessages::whatATileBringsIsSaidOverNoNumber() {
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

void TestMessages::theWordsOfAHintGoWithAnUndo() {
    openTable({u"matador"_s, 2, 5, {}, Players::usual(2)}, {1280, 800});
    const auto hintAndWait = [&] {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
        QSignalSpy hinted(match().advice(), &Advice::hinted);
        match().advice()->hint();
        QTRY_VERIFY_WITH_TIMEOUT(!hinted.isEmpty(), 20000);
    };
    hintAndWait();
    QVERIFY(match().play(match().advice()->action()));
    hintAndWait();
    const QQuickItem* message = game_->item(u"message"_s);
    QVERIFY(message != nullptr && !message->property("words").toString().isEmpty());
    QElapsedTimer since;
    since.start();
    QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(match().match()->actions().size(), std::size_t{0});
    QTRY_VERIFY(game_->item(u"message"_s) == nullptr || game_->item(u"message"_s)->opacity() < 0.1);
    QVERIFY2(since.elapsed() < 3000, "they went by themselves");
}

void TestMessages::theWordsOfAHintStayUntilTheTableChangesOrEscape() {
    openTable({u"matador"_s, 2, 5, {}, Players::usual(2)}, {1280, 800});
    const auto told = [&] {
        const QQuickItem* message = game_->item(u"message"_s);
        return message == nullptr ? QString() : message->property("words").toString();
    };
    const auto leaving = [&] {
        const auto* timer = game_->item(u"message"_s)->findChild<QObject*>(u"away"_s);
        return timer == nullptr || timer->property("running").toBool();
    };
    const auto hint = [&] {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
        QTest::keyClick(&window(), Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(match().advice()->words() != QString(), 20000);
        QTRY_COMPARE(told(), match().advice()->words());
        QVERIFY(!leaving());
    };
    hint();
    const QString words = told();
    QTest::keyClick(&window(), Qt::Key_Right);  // another tile: Enter is that one's, and one can still read
    QCOMPARE(match().advice()->action(), QString());
    QCOMPARE(told(), words);
    QVERIFY(!leaving());
    emit match().said(u"Something else."_s);
    QCOMPARE(told(), u"Something else."_s);
    QVERIFY(leaving());
    QTRY_COMPARE_WITH_TIMEOUT(told(), words, 5000);
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_COMPARE(told(), QString());
    hint();
    QVERIFY(match().play(match().advice()->action()));
    QTRY_COMPARE(told(), QString());
}

void TestMessages::theWordsOfAHintFindTheirPlaceAnewInAWindowOfAnotherSize() {
    openTable({u"matador"_s, 2, 5, {}, Players::usual(2)}, {1280, 800});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    const auto hint = [&] {
        QTest::keyClick(&window(), Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(match().advice()->words() != QString(), 20000);
        QTRY_COMPARE(game_->item(u"message"_s)->property("words").toString(), match().advice()->words());
    };
    hint();
    const QQuickItem& message = *game_->item(u"message"_s);
    // In the middle, or, where a short one fits there, beside one's own plate: how much a hint says depends
    // on how much could be tried, on a busy machine less.
    const auto atHome = [&] {
        const QRectF own = message.property("clear").toRectF();
        return std::abs(place(message).center().x() - window().width() / 2.0) < 1 ||
               std::abs(place(message).left() - own.right() - 10) < 1;
    };
    QTRY_VERIFY(atHome());
    window().resize(640, 480);
    QTRY_VERIFY_WITH_TIMEOUT(window().width() == 640 && atHome(), 10'000);
    QTRY_COMPARE_WITH_TIMEOUT(coveredBy(message), QString(), 10'000);
    window().resize(1600, 1000);
    QTRY_VERIFY_WITH_TIMEOUT(window().width() == 1600 && atHome(), 10'000);
    QTRY_COMPARE_WITH_TIMEOUT(coveredBy(message), QString(), 10'000);
    QCOMPARE(message.property("words").toString(), match().advice()->words());
}

void TestMessages::whileAHintIsThoughtOfThereIsASignAtOnce() {
    openTable({u"matador"_s, 2, 5, {}, Players::usual(2)}, {1280, 800});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    std::atomic_bool thinks = true;
    match().setThinker([&thinks](const kit::Match& now, kit::Seat, int, std::uint64_t) -> bots::Bot {
        return [&thinks, wanted = now.legal().front()](const std::stop_token& stop) {
            while (thinks && !stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return std::optional<std::string>(wanted);
        };
    });
    QVERIFY(game_->item(u"hintComes"_s) == nullptr);
    QTest::keyClick(&window(), Qt::Key_H);
    QVERIFY(game_->item(u"hintComes"_s) != nullptr);
    QTRY_VERIFY(game_->item(u"message"_s) != nullptr);  // and in words, where it takes long
    QVERIFY(game_->item(u"message"_s)->property("words").toString().contains(u"Looking"_s));
    thinks = false;
    QTRY_VERIFY(game_->item(u"hintComes"_s) == nullptr);
    QTRY_COMPARE(game_->item(u"message"_s)->property("words").toString(), match().advice()->words());
}

void TestMessages::theAnswerOfEnterHasTheAccentAllAround() {
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

void TestMessages::aDealOfTheDayThatCountsOffersNoLesson() {
    MatchPlan plan{u"russian"_s, 3, 12, {}, Players::usual(3)};
    plan.casual = false;
    plan.day = u"2026-11-26"_s;
    openTable(plan, {1280, 800});
    settle();
    QVERIFY(game_->item(u"lessonOffer"_s) == nullptr);
    plan.day.clear();  // nor is the offer used up by that
    plan.keep = false;
    QVERIFY(match().startPlan(plan));
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) != nullptr);
}

void TestMessages::theHeadSaysThatItIsADealOfTheDayOrThatACoachLooksOn() {
    MatchPlan plan{u"matador"_s, 2, 12, {}, Players::usual(2)};
    plan.keep = false;
    openTable(plan, {640, 400});
    const auto kind = [&] {
        settle();
        const QQuickItem* words = game_->item(u"matchKind"_s);
        return words != nullptr && words->isVisible() ? words->property("text").toString() : QString();
    };
    QCOMPARE(kind(), QString());
    plan.day = u"2026-11-26"_s;
    plan.casual = false;
    QVERIFY(match().startPlan(plan));
    QCOMPARE(kind(), u"Deal of the day"_s);
    QVERIFY(!game_->item(u"matchKind"_s)->property("truncated").toBool());
    plan.day.clear();
    plan.casual = plan.coached = true;
    QVERIFY(match().startPlan(plan));
    QCOMPARE(kind(), u"With a coach"_s);
}

void TestMessages::aQuestionKeepsItsPlaceWhenTheOfferAboveGoes() {
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

void TestMessages::whyAMatchBeginsWithPointsIsSaidWhenTheTableComes() {
    openTable({u"matching_elements"_s, 3, 502, {{"colours", 2}}, Players::usual(3)}, {1024, 700});
    QTRY_VERIFY(game_->item(u"message"_s) != nullptr);
    QCOMPARE(game_->item(u"message"_s)->property("words").toString(),
             u"You drew the best double, ember 0-0: +24 for you, and you deal first. 0-0 beats every other "
             "double, and scores 24."_s);
    QTRY_VERIFY(coveredBy(*game_->item(u"message"_s)).isEmpty());
}

void TestMessages::thatSettingsCannotBeSavedIsSaidOnEachPage() {
    QFile file(folder_.filePath(u"no folder"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    game_.reset();
    engine_ = std::make_shared<QQmlEngine>();  // another would go on with the settings that it has seen
    settings_.reset();
    settings_ = std::make_unique<Settings>(file.fileName() + "/settings.ini"_L1, Settings::Overrides{});
    openWindow({});
    QVERIFY(game_->item(u"message"_s) == nullptr);
    settings_->setTheme(u"dark"_s);
    QTRY_VERIFY(game_->item(u"message"_s) != nullptr);
    const QString said = game_->item(u"message"_s)->property("words").toString();
    QVERIFY2(said.contains(u"settings.ini"_s), qPrintable(said));
    QVERIFY(settings_->notice().isEmpty());
}

BONEYARD_TEST(TestMessages)

#include "tst_messages.moc"
