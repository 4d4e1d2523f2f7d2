// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QQuickWindow>
#include <QTest>
#include <map>

#include "controls/ground.h"
#include "suite.h"

using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The table as one picture.
class TestGround : public QObject {
    Q_OBJECT

    static GroundLook look(Material material) { return {material, QColor("#3D7561"), QColor("#2A5848")}; }
    static Ground* groundIn(QQuickWindow& window);

private slots:
    void theSamePictureComesEachTime_data();
    void theSamePictureComesEachTime();
    void itRepeatsNowhere_data() { theSamePictureComesEachTime_data(); }
    void itRepeatsNowhere();
    void noBandsAreSeenInIt_data() { theSamePictureComesEachTime_data(); }
    void noBandsAreSeenInIt();
    void itIsLitInTheMiddle_data() { theSamePictureComesEachTime_data(); }
    void itIsLitInTheMiddle();
    void itIsThereWithTheFirstFrame();
    void whileTheWindowIsResizedTheOldOneIsStretched();
    void pagesOfOneSizeShareOnePicture();
    void whatIsNotInSightPaintsNothing();
};

void TestGround::theSamePictureComesEachTime_data() {
    QTest::addColumn<Material>("material");
    QTest::newRow("felt") << Material::Felt;
    QTest::newRow("wood") << Material::Wood;
    QTest::newRow("slate") << Material::Slate;
}

void TestGround::theSamePictureComesEachTime() {
    QFETCH(Material, material);
    const QImage once = paintGround(look(material), {300, 200}, 1);
    QCOMPARE(once.size(), QSize(300, 200));
    QCOMPARE(paintGround(look(material), {300, 200}, 1), once);
    QVERIFY(paintGround(look(material), {300, 200}, 2) != once);
}

/// No part of a line comes again in another place.
void TestGround::itRepeatsNowhere() {
    QFETCH(Material, material);
    constexpr int kPart = 24;
    const QImage picture = paintGround(look(material), {2560, 1440}, 1);
    std::map<std::vector<int>, QPoint> seen;
    for (int y = 0; y < picture.height(); y += 9) {
        for (int x = 0; x + kPart < picture.width(); x += kPart) {
            std::vector<int> steps;  // without the light, which is another in each place
            for (int i = 1; i < kPart; ++i)
                steps.push_back(qGreen(picture.pixel(x + i, y)) - qGreen(picture.pixel(x + i - 1, y)));
            const auto [found, fresh] = seen.emplace(steps, QPoint(x, y));
            QVERIFY2(
                fresh,
                qPrintable(
                    u"at %1,%2 as at %3,%4"_s.arg(x).arg(y).arg(found->second.x()).arg(found->second.y())));
        }
    }
}

/// A band is a run of pixels of one colour.
void TestGround::noBandsAreSeenInIt() {
    QFETCH(Material, material);
    const QImage picture = paintGround(look(material), {1280, 800}, 1);
    int changes = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 1; x < picture.width(); ++x)
            changes += picture.pixel(x, y) != picture.pixel(x - 1, y) ? 1 : 0;
    }
    const double run = double(picture.width()) * picture.height() / changes;
    QVERIFY2(run < 2, qPrintable(QString::number(run)));
}

void TestGround::itIsLitInTheMiddle() {
    QFETCH(Material, material);
    const QImage picture = paintGround(look(material), {1280, 800}, 1);
    const auto light = [&](const QPoint& around) {
        int sum = 0;
        for (int y = -30; y < 30; ++y) {
            for (int x = -30; x < 30; ++x) sum += qGreen(picture.pixel(around + QPoint(x, y)));
        }
        return sum / 3600;
    };
    const int middle = light({640, 350});
    for (const QPoint& corner : {QPoint(30, 30), QPoint(1249, 30), QPoint(30, 769), QPoint(1249, 769)})
        QVERIFY(light(corner) + 12 < middle);
}

Ground* TestGround::groundIn(QQuickWindow& window) {
    auto* ground = new Ground(window.contentItem());
    ground->setLight(QColor("#3D7561"));
    ground->setDark(QColor("#2A5848"));
    ground->setSize(window.size());
    static_cast<QQmlParserStatus*>(ground)->componentComplete();
    return ground;
}

void TestGround::itIsThereWithTheFirstFrame() {
    QQuickWindow window;
    window.setColor(Qt::magenta);
    window.resize(400, 300);
    groundIn(window);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(window.grabWindow().convertToFormat(QImage::Format_RGB32),
             paintGround(look(Material::Felt), {400, 300}, 1));
}

void TestGround::whileTheWindowIsResizedTheOldOneIsStretched() {
    QQuickWindow window;
    window.setColor(Qt::magenta);
    window.resize(400, 300);
    Ground* ground = groundIn(window);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY(ground->shown()->picture.isFinished());
    QCoreApplication::processEvents();
    ground->setSize({390, 280});
    QCOMPARE(ground->shown()->wish.pixels, QSize(400, 300));
    const QImage meanwhile = window.grabWindow();
    QVERIFY(meanwhile.pixelColor(389, 279) != QColor(Qt::magenta));
    QCOMPARE(meanwhile.pixelColor(395, 290), QColor(Qt::magenta));
    ground->setSize({200, 100});  // the last size counts
    QTRY_COMPARE(ground->shown()->wish.pixels, QSize(200, 100));
}

void TestGround::pagesOfOneSizeShareOnePicture() {
    QQuickWindow window;
    window.resize(400, 300);
    const Ground* one = groundIn(window);
    const Ground* other = groundIn(window);
    window.show();
    QTRY_VERIFY(one->shown() && one->shown()->picture.isFinished());
    QCOMPARE(one->shown(), other->shown());
}

void TestGround::whatIsNotInSightPaintsNothing() {
    QQuickWindow window;
    window.resize(400, 300);
    Ground* ground = groundIn(window);
    window.show();
    QTRY_VERIFY(ground->shown() && ground->shown()->picture.isFinished());
    QCoreApplication::processEvents();
    ground->setVisible(false);
    ground->setSize({100, 100});
    QTest::qWait(50);
    QCOMPARE(ground->shown()->wish.pixels, QSize(400, 300));
    ground->setVisible(true);
    QTRY_COMPARE(ground->shown()->wish.pixels, QSize(100, 100));
}

BONEYARD_TEST(TestGround)

#include "tst_ground.moc"
