// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "pagetest.h"
#include "seen.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Whatever can be asked in the window what it is answers with a name and a sentence, in every game.
class TestWordsForAll : public PageTest {
    Q_OBJECT

    int asked_ = 0;

    void act() const;
    [[nodiscard]] bool goOn();
    [[nodiscard]] QString silent();

private slots:
    void whateverCanBeAskedAnswersInASentence_data();
    void whateverCanBeAskedAnswersInASentence();
};

namespace {

/// What is said of it, or where it says nothing of itself, of what it is a part of.
QVariantMap answerOf(QQuickItem& item) {
    for (QQuickItem* asked = &item; asked != nullptr; asked = asked->parentItem()) {
        QVariant answer;
        if (asked->metaObject()->indexOfMethod("explain()") >= 0 &&
            QMetaObject::invokeMethod(asked, "explain", Q_RETURN_ARG(QVariant, answer)) &&
            !answer.toMap().value(u"name"_s).toString().isEmpty())
            return answer.toMap();
    }
    return {};
}

/// What is wrong with what it answers; nothing where it says what it is.
QString fault(QQuickItem& item) {
    const QVariantMap said = answerOf(item);
    const QString name = said.value(u"name"_s).toString();
    const QString words = said.value(u"words"_s).toString();
    const bool button = item.property("symbol").isValid();          // its name says what it does
    if (button && item.property("autoRepeat").toBool()) return {};  // it is held to repeat
    if (name.isEmpty() || !(button || words.size() > 8 || name.endsWith(u'.')))
        return u"\"%1\": \"%2\""_s.arg(name, words);
    return {};
}

}  // namespace

/// Lays tiles rather than not, and names the least that is asked for.
void TestWordsForAll::act() const {
    const std::vector<std::string> legal = match().match()->legal();
    const auto lays = std::find_if(legal.begin(), legal.end(), [](const std::string& action) {
        return action.starts_with("meld") || action.starts_with("add") || action.starts_with("place");
    });
    const QString action = QString::fromStdString(lays != legal.end() ? *lays : legal.front());
    match().play(action.section(u".."_s, 0, 0));
}

/// To the next turn of the person, or to the end of a round; false at that of the match.
bool TestWordsForAll::goOn() {
    if (match().match()->status().match_over()) return false;
    if (match().turn()->phase() == Turn::RoundOver) {
        match().next();
    } else if (match().turn()->mayAct()) {
        act();
    }
    return QTest::qWaitFor(
        [&] {
            const auto phase = match().turn()->phase();
            return match().turn()->mayAct() || phase == Turn::RoundOver ||
                   match().match()->status().match_over();
        },
        20'000);
}

/// The first thing in sight that says too little.
QString TestWordsForAll::silent() {
    QString found;
    const auto look = [&](const auto& self, QQuickItem* item) -> void {
        if (!found.isEmpty() || !item->isVisible() || item->opacity() == 0) return;
        if (item->metaObject()->indexOfMethod("explain()") >= 0 && item->width() > 0) {
            ++asked_;
            if (const QString said = fault(*item); !said.isEmpty())
                found = u"%1 %2 says %3"_s.arg(typeOf(*item), item->objectName(), said);
        }
        for (QQuickItem* child : item->childItems()) self(self, child);
    };
    look(look, window().contentItem());
    return found;
}

void TestWordsForAll::whateverCanBeAskedAnswersInASentence_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<kit::GivenOptions>("options");
    QTest::newRow("matador") << u"matador"_s << 3 << kit::GivenOptions{};
    QTest::newRow("russian") << u"russian"_s << 2 << kit::GivenOptions{};
    QTest::newRow("triominoes") << u"triominoes"_s << 4 << kit::GivenOptions{};
    QTest::newRow("tiles_and_deal") << u"tiles_and_deal"_s << 2 << kit::GivenOptions{};
    QTest::newRow("elements") << u"matching_elements"_s << 3 << kit::GivenOptions{{"colours", 2}};
    QTest::newRow("elements in teams")
        << u"matching_elements"_s << 6 << kit::GivenOptions{{"teams", std::string("2x3")}};
}

void TestWordsForAll::whateverCanBeAskedAnswersInASentence() {
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    QFETCH(const kit::GivenOptions, options);
    openTable({game, seats, 5, options, Players::usual(seats)}, {1280, 800});
    asked_ = 0;
    QTRY_VERIFY(match().turn()->mayAct());
    for (int turn = 0; turn < (isQuick() ? 16 : 44); ++turn) {
        // A tile is chosen in every other turn: then its places are there, else the signs.
        match().selection()->clear();
        if (turn % 2 == 1 && match().turn()->mayAct()) {
            for (int row = 0; row < match().table()->hand()->count(); ++row) {
                if (!match().table()->hand()->at(row, u"playable"_s).toBool()) continue;
                match().selection()->choose(row, true);
                break;
            }
        }
        window().resize(turn % 4 < 2 ? QSize(1280, 800) : QSize(480, 320));
        QTest::qWait(40);
        const QString said = silent();
        QVERIFY2(said.isEmpty(), qPrintable(u"turn %1: %2"_s.arg(turn).arg(said)));
        if (!goOn()) break;
    }
    QVERIFY(asked_ > 300);
}

BONEYARD_TEST(TestWordsForAll)
#include "tst_words_for_all.moc"
