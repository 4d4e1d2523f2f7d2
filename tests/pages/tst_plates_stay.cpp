// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QMap>
#include <QTest>

#include "feltseen.h"
#include "pagetest.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Who sits where is known by the place: whatever is laid, the plates stay.
class TestPlatesStay : public PageTest {
    Q_OBJECT

private slots:
    void noPlateChangesItsFormOrItsPlaceWithinARound_data();
    void noPlateChangesItsFormOrItsPlaceWithinARound();
    void whenAnOfferGoesThePlatesKeepTheirForm();
};

void TestPlatesStay::noPlateChangesItsFormOrItsPlaceWithinARound_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    QList<QSize> sizes{{1280, 800}, {640, 400}};
    if (!isQuick()) sizes += {{480, 320}, {800, 600}, {1000, 700}, {2560, 1440}};
    int row = 0;
    for (const auto& [game, seats] :
         {std::pair{"matching_elements", 6}, std::pair{"matching_elements", 4}, std::pair{"triominoes", 6},
          std::pair{"matador", 6}, std::pair{"russian", 4}, std::pair{"tiles_and_deal", 2}}) {
        for (const QSize& size : std::as_const(sizes)) {
            if (isLookedAt(row++, 2))
                QTest::addRow("%s for %d at %d", game, seats, size.width())
                    << QString::fromLatin1(game) << seats << size;
        }
    }
}

void TestPlatesStay::noPlateChangesItsFormOrItsPlaceWithinARound() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(QSize, size);
    settings_->setReducedMotion(true);
    MatchPlan plan{game, seats, 3, {}, Players::usual(seats)};
    if (game == u"matador"_s) plan.options = {{"set", 12}, {"spinner", true}};
    if (game == u"matching_elements"_s && seats == 6) plan.options = {{"teams", std::string("3x2")}};
    for (auto& player : plan.players) {
        player.human = false;
        player.level = 1;
    }
    openTable(plan, size);
    match().turn()->pace()->setPaused(true);
    QTest::qWait(600);  // the felt has its shape
    QMap<QString, QRectF> first;
    QMap<QString, QString> faults;  // the first one of each
    const auto look = [&] {
        if (match().round() > 1 || match().turn()->phase() >= Turn::RoundOver) return;
        for (const QQuickItem* plate : game_->items({u"plate"_s})) {
            const QString name = plate->property("name").toString();
            const QRectF now = placeOf(*plate);
            if (!first.contains(name)) first[name] = now;
            const QRectF then = first[name];
            if (now != now.toRect()) faults[name] = name + u" is drawn with seams"_s;
            QPointF way = now.center() - then.center();
            if (plate->property("wordAbove").toBool()) way.setY(0);  // over the hand, which may need two rows
            const double most = 0.5 * then.height();                 // it may grow with what it tells
            if (now.height() == then.height() && qAbs(way.x()) <= most && qAbs(way.y()) <= most) continue;
            if (faults.contains(name)) continue;
            faults[name] = u"%1 after %2: by %3, %4, and %5 high, not %6"_s.arg(name)
                               .arg(match().match()->actions().size())
                               .arg(way.x())
                               .arg(way.y())
                               .arg(now.height())
                               .arg(then.height());
        }
    };
    look();
    QCOMPARE(first.size(), seats);
    const QObject looking;  // no longer than this test
    connect(&match(), &Match::shown, &looking, look, Qt::QueuedConnection);
    match().turn()->pace()->setPaused(false);
    QTRY_VERIFY_WITH_TIMEOUT(match().round() > 1 || match().turn()->phase() >= Turn::RoundOver, 60'000);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + QStringList(faults.values()).join(u'\n')));
}

/// The table gets its room then, and a late one would have been small with it.
void TestPlatesStay::whenAnOfferGoesThePlatesKeepTheirForm() {
    settings_->setReducedMotion(true);
    openTable({u"matching_elements"_s, 6, 3, {{"teams", std::string("3x2")}}, Players::usual(6)},
              {1280, 800});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) != nullptr);
    QQuickItem* offer = game_->item(u"lessonOffer"_s);
    const auto plate = [this] { return placeOf(*game_->items({u"plate"_s})[2]); };
    const QRectF before = plate();
    settings_->answerLesson(u"matching_elements"_s);
    QVERIFY(QMetaObject::invokeMethod(offer, "giveWay"));
    QTRY_VERIFY(plate().top() < before.top() - 20);
    QCOMPARE(plate().height(), before.height());
}

BONEYARD_TEST(TestPlatesStay)

#include "tst_plates_stay.moc"
