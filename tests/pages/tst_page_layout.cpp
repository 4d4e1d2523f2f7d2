// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFileOpenEvent>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "pagetest.h"
#include "program/commandline.h"
#include "pseudolanguage.h"
#include "registry.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Every page in every language, from a small window to a large one.
class TestPageLayout : public PageTest {
    Q_OBJECT

private slots:
    void noTextIsCutOffOrLiesOverAnother_data();
    void noTextIsCutOffOrLiesOverAnother();
    void aDoubleClickedMatchIsShownWhileTheGameRuns();
};

namespace {

/// Whether there is an item of that name below this one.
bool isShown(const QQuickItem* item, const QString& name) {
    const QList<QQuickItem*> children = item->childItems();
    return item->objectName() == name || std::any_of(children.begin(), children.end(),
                                                     [&](const auto* child) { return isShown(child, name); });
}

}  // namespace

void TestPageLayout::noTextIsCutOffOrLiesOverAnother_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("number");
    int number = 0;
    QStringList pages;
    for (const char* page : {"home", "day", "history", "puzzles", "statistics", "settings"})
        pages.append(u"--page "_s + QString::fromLatin1(page));
    for (const GameEntry& game : games()) {
        const QString id = text(game.info.id);
        for (const char* page : {"new", "rules", "lesson"})
            pages.append(u"--game "_s + id + u" --page "_s + QString::fromLatin1(page));
        pages.append(u"--game "_s + id + u" --autoplay --deal 3 --plies 9"_s);
    }
    QStringList sizes{u"480x320"_s, u"1600x1000"_s};
    if (!isQuick()) sizes += {u"480x900"_s, u"640x480"_s, u"1000x700"_s};
    // One of so many parts, so that several programs share the pages; all of them when none is named.
    const QStringList part = qEnvironmentVariable("BONEYARD_PART", u"0/1"_s).split(u'/');
    QVERIFY2(part.size() == 2 && part[1].toInt() > 0, "BONEYARD_PART is as 0/5: the first of five");
    for (qsizetype i = part[0].toInt(); i < pages.size(); i += part[1].toInt()) {
        const QString& page = pages[i];
        for (const QString& size : sizes)
            QTest::addRow("%s at %s", qPrintable(page), qPrintable(size))
                << page + u" --size "_s + size << number++;
    }
}

void TestPageLayout::noTextIsCutOffOrLiesOverAnother() {
    QFETCH(QString, arguments);
    QFETCH(int, number);
    const CommandLine line = CommandLine::read((u"boneyard --screenshot none "_s + arguments).split(u' '));
    QVERIFY2(line.problem.isEmpty(), qPrintable(line.problem));
    const Game game(line.plan, engine_);
    QQuickWindow* window = game.window();
    QVERIFY(window != nullptr && QTest::qWaitForWindowExposed(window));
    QEvent away(QEvent::Leave);  // the pointer stands in the corner, over a button that has a tip
    QCoreApplication::sendEvent(window, &away);
    const auto* session = window->findChild<Match*>();
    QVERIFY(session != nullptr);
    QTRY_VERIFY(session->atRest());
    QStringList faults;
    // There what is said of the hand, the lesson's words and the plate share the smallest window to the last
    // letter.
    const bool full = arguments == "--game tiles_and_deal --page lesson --size 480x320"_L1;
    for (const QString& code : lookedAtLanguages(number)) {
        if (full && code.startsWith(QLatin1String(kPseudo))) continue;
        speak(*settings_, *window, code);
        showTwoFrames(*window);  // what is laid out again is so at the next frame
        QStringList found;       // a long page takes some frames more; what stays is a fault
        (void)QTest::qWaitFor([&] { return (found = textFaults(*window)).isEmpty(); }, 3000);
        for (const QString& fault : std::as_const(found)) faults.append(code + u": "_s + fault);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestPageLayout::aDoubleClickedMatchIsShownWhileTheGameRuns() {
    const Game game({});
    QQuickWindow* window = game.window();
    QVERIFY(window != nullptr && QTest::qWaitForWindowExposed(window));
    QVERIFY(!isShown(window->contentItem(), u"replayPage"_s));
    QFileOpenEvent opened(folder_.filePath(u"no such.boneyard"_s));
    QCoreApplication::sendEvent(qApp, &opened);
    QTRY_VERIFY(isShown(window->contentItem(), u"replayPage"_s));
}

BONEYARD_TEST(TestPageLayout)

#include "tst_page_layout.moc"
