// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// What the window says and asks while moves cannot be written to the disk.
class TestUnsaved : public PageTest {
    Q_OBJECT

    /// Another program keeps the store to itself, or no more.
    void lock(bool on);
    /// A match at the table, and a move of it that is not saved.
    void owe(const QSize& size);
    void press(const QString& name);

private slots:
    void cleanup();
    void aSignIsThereUntilAllIsSaved_data();
    void aSignIsThereUntilAllIsSaved();
    void theSheetSaysWhyAndTriesAgain();
    void theHomePageHasTheSignToo();
    void closingIsAskedAbout();
    void closingIsNotAskedAboutWhenAllIsSaved();
};

void TestUnsaved::lock(bool on) {
    const QString name = u"outsider"_s;
    if (!QSqlDatabase::contains(name)) {
        QSqlDatabase made = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        made.setDatabaseName(folder_.filePath(u"matches.sqlite"_s));
        QVERIFY(made.open());
    }
    QSqlQuery query(QSqlDatabase::database(name));
    QVERIFY(query.exec(on ? u"BEGIN EXCLUSIVE"_s : u"ROLLBACK"_s));
}

void TestUnsaved::cleanup() {
    QSqlDatabase::removeDatabase(u"outsider"_s);
    game_.reset();
    QTRY_COMPARE(archive_->unsaved(), 0);
}

void TestUnsaved::owe(const QSize& size) {
    MatchPlan plan{u"matador"_s, 2, 12, {}, Players::usual(2)};
    openTable(plan, size);
    plan.keep = true;
    QVERIFY(match().startPlan(plan));
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QTRY_VERIFY(match().journal()->stored() > 0 && !match().journal()->writing());
    QVERIFY(game_->item(u"unsavedSign"_s) == nullptr);
    lock(true);
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    QTRY_VERIFY(game_->item(u"unsavedSign"_s) != nullptr);
    settle();
}

void TestUnsaved::press(const QString& name) {
    QTRY_VERIFY2(game_->item(name) != nullptr, qPrintable(name));
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(name));
}

void TestUnsaved::aSignIsThereUntilAllIsSaved_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("smallest") << QSize(480, 320);
    QTest::newRow("usual") << QSize(1280, 800);
}

void TestUnsaved::aSignIsThereUntilAllIsSaved() {
    QFETCH(QSize, size);
    owe(size);
    const QQuickItem* sign = game_->item(u"unsavedSign"_s);
    const QRectF place = sign->mapRectToScene(sign->boundingRect());
    QVERIFY(QRectF(QPointF(), size).contains(place));
    QVERIFY(sign->property("words").toString().contains(QString::number(archive_->unsaved())));
    QTest::qWait(2500);  // longer than any message: it stays
    QVERIFY(game_->item(u"unsavedSign"_s) != nullptr);
    lock(false);
    QTRY_VERIFY(game_->item(u"unsavedSign"_s) == nullptr);
}

void TestUnsaved::theSheetSaysWhyAndTriesAgain() {
    owe({1280, 800});
    press(u"unsavedSign"_s);
    QTRY_VERIFY(game_->item(u"unsavedSheet"_s) != nullptr);
    QVERIFY(game_->item(u"unsavedWhy"_s)->property("text").toString().contains(u"Another program"_s));
    press(u"saveElsewhere"_s);
    QTRY_VERIFY(game_->item(u"saveSheet"_s) != nullptr);
    settle();
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"saveSheet"_s) == nullptr);
    press(u"unsavedSign"_s);
    lock(false);
    press(u"tryAgain"_s);
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"unsavedSheet"_s) == nullptr, 1500);
    QVERIFY(game_->item(u"unsavedSign"_s) == nullptr);
}

void TestUnsaved::theHomePageHasTheSignToo() {
    owe({1280, 800});
    match().turn()->pace()->setPaused(true);
    QQuickItem* table = game_->item(u"tablePage"_s);
    QVERIFY(QMetaObject::invokeMethod(table, "leave"));
    QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
    press(u"unsavedSign"_s);
    QTRY_VERIFY(game_->item(u"unsavedSheet"_s) != nullptr);
    settle();
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"unsavedSheet"_s) == nullptr);
    lock(false);
    QTRY_VERIFY(game_->item(u"unsavedSign"_s) == nullptr);
}

void TestUnsaved::closingIsAskedAbout() {
    owe({640, 400});
    window().close();
    QTRY_VERIFY(game_->item(u"closeSheet"_s) != nullptr);
    QVERIFY(window().isVisible());
    press(u"stay"_s);
    QTRY_VERIFY(game_->item(u"closeSheet"_s) == nullptr);
    QVERIFY(window().isVisible());
    window().close();
    press(u"closeAnyway"_s);
    QTRY_VERIFY(!window().isVisible());
    lock(false);
}

void TestUnsaved::closingIsNotAskedAboutWhenAllIsSaved() {
    owe({640, 400});
    lock(false);
    QTRY_COMPARE(archive_->unsaved(), 0);
    window().close();
    QTRY_VERIFY(!window().isVisible());
}

BONEYARD_TEST(TestUnsaved)
#include "tst_unsaved.moc"
