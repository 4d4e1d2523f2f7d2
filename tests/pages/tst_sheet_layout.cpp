// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDate>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "pagetest.h"
#include "pseudolanguage.h"
#include "registry.h"
#include "seen.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// The sheets that lie over a table, in the smallest windows.
class TestSheetLayout : public PageTest {
    Q_OBJECT

    /// Bots play a round; it is the last one or not.
    void playRound(const GameEntry& game, bool last);
    void playRound(MatchPlan plan, bool last);
    /// What is wrong with a sheet in a language.
    [[nodiscard]] QStringList faultsOf(const QString& sheet, const QString& language);

private slots:
    void nothingOfASheetIsCutOff_data();
    void nothingOfASheetIsCutOff();
    void aRoundOfFourIsSeenWholeWithoutScrolling();
    void theHandsOfPartnersStandOneBelowTheOther();
    void eachLineOfTheKeysIsReadByKeysAlone_data();
    void eachLineOfTheKeysIsReadByKeysAlone();
    void cleanup() {
        settings_->setLanguage(u"en"_s);
        game_.reset();
    }
};

namespace {

/// Buttons of a sheet that are cut off: what scrolls can be scrolled to, all else is whole.
void cutButtons(const QQuickItem* item, const QRectF& sight, bool scrolls, QStringList& faults) {
    if (!item->isVisible()) return;
    const QRectF place = placeOf(*item);
    const bool scroller = item->inherits("QQuickFlickable");
    if (item->inherits("QQuickAbstractButton") && item->width() > 0) {
        const bool across = place.left() >= sight.left() - 1 && place.right() <= sight.right() + 1;
        const bool down = place.top() >= sight.top() - 1 && place.bottom() <= sight.bottom() + 1;
        if (!across || (!scrolls && !down))
            faults.append(u"a button is cut off: "_s + item->property("text").toString());
    }
    const QRectF inside = item->clip() || scroller ? sight & place : sight;
    for (const QQuickItem* child : item->childItems()) cutButtons(child, inside, scrolls || scroller, faults);
}

}  // namespace

void TestSheetLayout::playRound(const GameEntry& game, bool last) {
    const int seats = std::min(game.info.max_seats, 4);
    MatchPlan plan{text(game.info.id), seats, 3, {}, Players::usual(seats)};
    const auto& options = game.info.options;
    if (last &&
        std::any_of(options.begin(), options.end(), [](const auto& option) { return option.id == "target"; }))
        plan.options = {{"target", 0}};
    playRound(std::move(plan), last);
}

void TestSheetLayout::playRound(MatchPlan plan, bool last) {
    for (auto& player : plan.players) {
        player.human = false;
        player.level = 0;
    }
    openTable(std::move(plan), {480, 320});
    if (QTest::currentTestFailed()) return;
    connect(&match(), &Match::shown, this, [this, last] {
        if (!last && match().turn()->status().round_over()) match().turn()->setPlyLimit(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->phase() >= (last ? Turn::MatchOver : Turn::RoundOver), 60'000);
}

QStringList TestSheetLayout::faultsOf(const QString& sheet, const QString& language) {
    speak(*settings_, window(), language);
    QStringList found;
    showTwoFrames(window());  // the one that was there before is gone
    (void)QTest::qWaitFor(
        [&] {
            auto* card = game_->item(u"sheetCard"_s);
            if (card == nullptr) {
                found = QStringList{u"it is not there"_s};
                return false;
            }
            found = textFaults(window(), card);
            if (!QRectF(QPointF(), window().size()).contains(placeOf(*card)))
                found.append(u"the sheet is out of sight"_s);
            cutButtons(card, placeOf(*card), false, found);
            return found.isEmpty();
        },
        400);
    QStringList named;
    for (const QString& fault : std::as_const(found))
        named.append(u"%1 %2 at %3: %4"_s.arg(sheet, language).arg(window().width()).arg(fault));
    return named;
}

void TestSheetLayout::nothingOfASheetIsCutOff_data() {
    QTest::addColumn<int>("game");
    QTest::addColumn<bool>("last");
    QTest::addColumn<QStringList>("sheets");
    for (std::size_t game = 0; game < games().size(); ++game) {
        const std::string id(games()[game].info.id);
        // a person who waits for the tests sees one of the games, each day another one
        const auto today = static_cast<std::size_t>(QDate::currentDate().dayOfYear()) % games().size();
        if (isQuick() && game != today) continue;
        if (!isQuick() || game % 2 == 0)
            QTest::addRow("%s, after a round", id.c_str())
                << static_cast<int>(game) << false
                << QStringList{u"result"_s, u"scores"_s, u"menu"_s, u"keys"_s};
        if (!isQuick() || game % 2 == 1)
            QTest::addRow("%s, after a match", id.c_str())
                << static_cast<int>(game) << true << QStringList{u"result"_s, u"scores"_s};
    }
}

void TestSheetLayout::nothingOfASheetIsCutOff() {
    QFETCH(int, game);
    QFETCH(bool, last);
    QFETCH(QStringList, sheets);
    playRound(games()[static_cast<std::size_t>(game)], last);
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"sheetCard"_s) != nullptr, 10'000);  // it comes by itself
    QStringList faults;
    const QStringList pseudo{QString::fromLatin1(kPseudo), QString::fromLatin1(kPseudoFromRight)};
    QList<QSize> sizes{{480, 320}};
    if (!isQuick()) sizes.append({640, 400});
    for (const QSize& size : std::as_const(sizes)) {
        window().resize(size);
        for (const QString& sheet : std::as_const(sheets)) {
            QVERIFY(
                QMetaObject::invokeMethod(game_->item(u"playArea"_s), "sheetWanted", Q_ARG(QString, sheet)));
            for (const QString& language : pseudo + languagesWith(game)) faults += faultsOf(sheet, language);
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestSheetLayout::aRoundOfFourIsSeenWholeWithoutScrolling() {
    playRound({u"triominoes"_s, 4, 7, {}, Players::usual(4)}, false);
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"sheetCard"_s) != nullptr, 10'000);  // it comes by itself
    window().resize(800, 600);
    for (const char* language : {"en", "de", "ar"}) {
        QCOMPARE(faultsOf(u"result"_s, QString::fromLatin1(language)), QStringList{});
        const auto inSight = [this] {
            const QQuickItem* target = game_->item(u"roundTarget"_s);  // the last line
            const QQuickItem* next = game_->item(u"nextButton"_s);
            return target != nullptr && next != nullptr && place(*target).bottom() <= place(*next).top();
        };
        QTRY_VERIFY2(inSight(), language);
    }
}

/// What is below is as far down as what is above is high, in whatever order it came.
void TestSheetLayout::theHandsOfPartnersStandOneBelowTheOther() {
    MatchPlan plan{u"matching_elements"_s, 6, 5, {{"teams", "2x3"}}, Players::usual(6)};
    playRound(std::move(plan), false);
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"sheetCard"_s) != nullptr, 10'000);
    QStringList faults;
    for (const QSize& size : {QSize(1280, 800), QSize(480, 320), QSize(640, 400), QSize(1280, 800)}) {
        window().resize(size);
        QVERIFY(QMetaObject::invokeMethod(game_->item(u"playArea"_s), "sheetWanted",
                                          Q_ARG(QString, u"result"_s)));
        faults += faultsOf(u"result"_s, u"en"_s);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestSheetLayout::eachLineOfTheKeysIsReadByKeysAlone_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    const auto row = [](const char* game, const QSize& size, const QString& language) {
        QTest::addRow("%s %d %s", game, size.width(), qPrintable(language))
            << QString::fromLatin1(game) << size << language;
    };
    row("tiles_and_deal", {480, 320}, QString::fromLatin1(kPseudo));
    if (isQuick()) return;
    row("tiles_and_deal", {480, 320}, u"ar"_s);
    row("triominoes", {480, 320}, u"en"_s);
    row("matching_elements", {640, 400}, u"de"_s);
    row("matador", {640, 400}, u"en"_s);
}

/// Tab goes through what can be pressed there and no further, and wherever it stands the arrows, the pages
/// and the ends bring each line whole into sight.
void TestSheetLayout::eachLineOfTheKeysIsReadByKeysAlone() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    QFETCH(QString, language);
    const int seats = game == u"matching_elements"_s ? 3 : 2;
    openTable({game, seats, 5, {}, Players::usual(seats)}, size);
    if (QTest::currentTestFailed()) return;
    speak(*settings_, window(), language);
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
    QTest::keyClick(&window(), Qt::Key_Question, Qt::ShiftModifier);
    if (!QTest::qWaitFor([&] { return game_->item(u"keysSheet"_s) != nullptr; }, 600)) {
        QTest::keyClick(&window(), Qt::Key_Question, Qt::ShiftModifier);
        QTRY_VERIFY(game_->item(u"keysSheet"_s) != nullptr);
    }
    settle();
    auto* card = game_->item(u"sheetCard"_s);
    auto* sheet = game_->item(u"keysSheet"_s);
    const QList<QQuickItem*> lines = allSeen(card, {u"KeyLine"_s});
    QVERIFY(lines.size() >= 14);
    QQuickItem* column = lines.first();
    while (!column->inherits("QQuickFlickable")) column = column->parentItem();
    QVERIFY(column->property("contentHeight").toDouble() > column->height() + 1);  // else nothing is tried
    QSet<const QQuickItem*> read;
    const auto look = [&] {
        for (const QQuickItem* line : lines) {
            const QRectF place = placeOf(*line);
            if (placeOf(*column).adjusted(0, -1, 0, 1).contains(place) && placeOf(*card).contains(place))
                read.insert(line);
        }
    };
    const auto at = [column] { return column->property("contentY").toDouble(); };
    int stops = 0;
    for (int tab = 0; tab < 4; ++tab) {
        QTest::keyClick(&window(), tab == 3 ? Qt::Key_Backtab : Qt::Key_Tab);
        const QQuickItem* focused = window().activeFocusItem();
        QVERIFY(focused != nullptr && (focused == sheet || sheet->isAncestorOf(focused)));
        stops += focused->objectName() == u"close"_s ? 1 : 0;
        QTest::keyClick(&window(), Qt::Key_Home);
        QTRY_COMPARE(at(), 0.0);
        read.clear();
        look();
        QVERIFY(read.contains(lines.first()) && read.size() < lines.size());
        for (int step = 0; step < 40 && read.size() < lines.size(); ++step) {
            QTest::keyClick(&window(), tab % 2 == 0 ? Qt::Key_Down : Qt::Key_PageDown);
            look();
        }
        QCOMPARE(read.size(), lines.size());
    }
    QVERIFY(stops > 0);
    QTest::keyClick(&window(), Qt::Key_End);
    const double end = at();
    QVERIFY(end > 0);
    QTest::keyClick(&window(), Qt::Key_Up);
    QVERIFY(at() < end);
    QTest::keyClick(&window(), Qt::Key_PageUp);
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"keysSheet"_s) == nullptr);
}

BONEYARD_TEST(TestSheetLayout)

#include "tst_sheet_layout.moc"
