// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFileOpenEvent>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "pagetest.h"
#include "program/commandline.h"
#include "registry.h"
#include "settings/languages.h"

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

/// A text in the window, and where its letters are.
struct Seen {
    QQuickItem* item;
    QString text;
    QRectF place;
    bool cut;
    bool out;  ///< of the card or the button that it lies on
};

/// Where the letters of a Text are within it.
QRectF lettersOf(const QQuickItem& text) {
    const double width = text.property("contentWidth").toDouble();
    const double height = text.property("contentHeight").toDouble();
    const auto across = text.property("effectiveHorizontalAlignment").toInt();
    const auto down = text.property("verticalAlignment").toInt();
    double x = 0;
    if (across == Qt::AlignHCenter) x = (text.width() - width) / 2;
    if (across == Qt::AlignRight) x = text.width() - width;
    double y = 0;
    if (down == Qt::AlignVCenter) y = (text.height() - height) / 2;
    if (down == Qt::AlignBottom) y = text.height() - height;
    return {x, y, width, height};
}

/// What things can be seen through and lie on.
struct Frame {
    QRectF sight;
    QRectF ground;
};

/// All texts below an item that can be seen, as far as they are not scrolled or clipped away.
void look(QQuickItem* item, const Frame& around, QList<Seen>& seen) {
    if (!item->isVisible()) return;
    if (item->opacity() == 0) {
        // What has no room hides itself in a small window only.
        if (item->property("truncated").toBool() && around.sight.width() >= 1000)
            seen.append({item, item->property("text").toString(), around.sight, true, false});
        return;
    }
    Frame frame = around;
    const QRectF own = item->mapRectToScene(item->boundingRect());
    if (item->clip()) frame.sight &= own;
    if (item->inherits("QQuickRectangle") ||
        item->inherits("QQuickControl"))  // a bubble lies beside what speaks
        frame.ground = frame.ground.contains(own.center()) ? frame.ground & own : own;
    const QRectF& sight = frame.sight;
    if (item->inherits("QQuickText") && !item->property("text").toString().trimmed().isEmpty()) {
        const QRectF place = item->mapRectToScene(lettersOf(*item));
        const bool down = place.bottom() <= sight.bottom() && place.top() >= sight.top();
        const bool across = place.left() < sight.right() && place.right() > sight.left();
        if (down && across) {
            const bool cut = item->property("truncated").toBool() || place.left() < sight.left() - 1 ||
                             place.right() > sight.right() + 1;
            const bool out = !frame.ground.adjusted(-1, -1, 1, 1).contains(place);
            seen.append({item, item->property("text").toString(), place, cut, out});
        }
    }
    for (QQuickItem* child : item->childItems()) look(child, frame, seen);
}

/// What may not lie under anything: numbers stand on tiles, and those lie on one another as tiles do.
bool isWords(const QString& text) {
    return std::count_if(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); }) > 1;
}

/// Whether there is an item of that name below this one.
bool isShown(const QQuickItem* item, const QString& name) {
    const QList<QQuickItem*> children = item->childItems();
    return item->objectName() == name || std::any_of(children.begin(), children.end(),
                                                     [&](const auto* child) { return isShown(child, name); });
}

/// A person who waits for the tests sees the least and the largest size in four languages: as it was written,
/// the one with the longest words, one that reads from the right and one without spaces.
bool isQuick() { return qEnvironmentVariableIsSet("BONEYARD_QUICK"); }

QStringList languages() {
    return isQuick() ? QStringList{u"en"_s, u"de"_s, u"ar"_s, u"ja"_s} : Languages::codes();
}

void showTwoFrames(QQuickWindow& window) {
    for (int i = 0; i < 2; ++i) {
        QSignalSpy shown(&window, &QQuickWindow::frameSwapped);
        window.update();
        QVERIFY(shown.wait());
    }
}

QStringList faultsOf(QQuickWindow& window) {
    QList<Seen> seen;
    const QRectF all(QPointF(), window.size());
    look(window.contentItem(), {all, all.adjusted(-9999, -9999, 9999, 9999)}, seen);
    static const QRegularExpression empty(u"%L?[1-9n](?![0-9])"_s);
    QStringList faults;
    for (const Seen& one : seen) {
        if (one.text.contains(empty)) faults.append(u"not filled in: "_s + one.text);
        if (one.cut) faults.append(u"cut off: "_s + one.text);
        if (one.out && isWords(one.text)) faults.append(u"beyond its card or button: "_s + one.text);
    }
    for (qsizetype i = 0; i < seen.size(); ++i) {
        for (qsizetype j = i + 1; j < seen.size(); ++j) {
            if (!isWords(seen[i].text) || !isWords(seen[j].text)) continue;
            const QRectF both = seen[i].place & seen[j].place;
            if (both.width() > 2 && both.height() > 3)
                faults.append(u"one over the other: "_s + seen[i].text + u" / "_s + seen[j].text);
        }
    }
    if (seen.isEmpty()) faults.append(u"there is nothing to be seen"_s);
    return faults;
}

}  // namespace

void TestPageLayout::noTextIsCutOffOrLiesOverAnother_data() {
    QTest::addColumn<QString>("arguments");
    QStringList pages;
    for (const char* page : {"home", "history", "statistics", "settings"})
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
            QTest::addRow("%s at %s", qPrintable(page), qPrintable(size)) << page + u" --size "_s + size;
    }
}

void TestPageLayout::noTextIsCutOffOrLiesOverAnother() {
    QFETCH(QString, arguments);
    const CommandLine line = CommandLine::read((u"boneyard --screenshot none "_s + arguments).split(u' '));
    QVERIFY2(line.problem.isEmpty(), qPrintable(line.problem));
    const Game game(line.plan);
    QQuickWindow* window = game.window();
    QVERIFY(window != nullptr && QTest::qWaitForWindowExposed(window));
    const auto* session = window->findChild<Match*>();
    QVERIFY(session != nullptr);
    QTRY_VERIFY(session->atRest());
    QStringList faults;
    for (const QString& code : languages()) {
        settings_->setLanguage(code);
        showTwoFrames(*window);  // what is laid out again is so at the next frame
        QStringList found;       // a long page takes some frames more; what stays is a fault
        (void)QTest::qWaitFor([&] { return (found = faultsOf(*window)).isEmpty(); }, 500);
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
