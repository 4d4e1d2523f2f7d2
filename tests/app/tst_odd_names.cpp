// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QMetaProperty>
#include <QTest>
#include <algorithm>

#include "archives.h"
#include "common/words.h"
#include "files/matchfile.h"
#include "history/history.h"
#include "history/replay.h"
#include "match/matchend.h"
#include "match/narrator.h"
#include "played_matches.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;

/// Players and files whose names look like places of a text that are to be filled in.
class TestOddNames : public QObject {
    Q_OBJECT

    /// Random moves; people with that name on all seats but the last.
    static MatchPlan oddPlan(const QString& game, int seats, std::uint64_t deal);

private slots:
    void noTextOfAMatchFillsInWhatANameHolds_data();
    void noTextOfAMatchFillsInWhatANameHolds();
    void theHistoryNamesPlayersAsTheyAreWritten();
    void aDamagedFileIsNamedAsItIsWritten();
};

namespace {

const QString kOdd = u"Bo 100%1 %L2%3"_s;

/// All texts in it, however deep.
void addTexts(const QVariant& value, QStringList& texts) {
    if (value.typeId() == QMetaType::QString) texts.append(value.toString());
    if (value.typeId() == QMetaType::QStringList) texts += value.toStringList();
    if (value.typeId() == QMetaType::QVariantList) {
        for (const QVariant& one : value.toList()) addTexts(one, texts);
    }
    if (value.typeId() == QMetaType::QVariantMap) {
        for (const QVariant& one : value.toMap()) addTexts(one, texts);
    }
    if (auto* object = value.value<RowModel*>()) {
        for (int row = 0; row < object->count(); ++row) {
            for (const QByteArray& role : object->roleNames())
                addTexts(object->at(row, QString::fromUtf8(role)), texts);
        }
    }
}

QStringList textsOf(const QObject& object) {
    QStringList texts;
    const QMetaObject& type = *object.metaObject();
    for (int i = 0; i < type.propertyCount(); ++i) addTexts(type.property(i).read(&object), texts);
    return texts;
}

/// The first text that has the name otherwise than as it is written.
QString wrongIn(const QStringList& texts) {
    const auto wrong = std::find_if(texts.begin(), texts.end(), [](QString text) {
        text.remove(kOdd);
        return text.contains(u"Bo 100"_s) || text.contains(u"%1"_s) || text.contains(u"%L"_s);
    });
    return wrong == texts.end() ? QString() : *wrong;
}

qsizetype namedIn(const QStringList& texts) {
    return std::count_if(texts.begin(), texts.end(), [](const QString& text) { return text.contains(kOdd); });
}

}  // namespace

MatchPlan TestOddNames::oddPlan(const QString& game, int seats, std::uint64_t deal) {
    kit::GivenOptions options;
    if (game == "matching_elements"_L1) options = {{"colours", 2}};
    if (seats == 6) options.emplace_back("teams", std::string("3x2"));
    MatchPlan plan = playedMatch(game.toStdString(), seats, deal, 9000, options);
    for (int seat = 0; seat < seats; ++seat) {
        plan.players[seat].name = kOdd;
        plan.players[seat].human = seat + 1 < seats;
    }
    return plan;
}

void TestOddNames::noTextOfAMatchFillsInWhatANameHolds_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& game : games()) QTest::newRow(game.info.id.data()) << text(game.info.id);
}

/// Several matches, as not each of them ends in all ways; who is "you" in one and loses is told another
/// title.
void TestOddNames::noTextOfAMatchFillsInWhatANameHolds() {
    QFETCH(QString, game);
    const bool teams = game == "matching_elements"_L1;
    const int few = std::min(3, find_game(game.toStdString())->info.max_seats);
    for (std::uint64_t deal = 1; deal <= 4; ++deal) {
        MatchPlan plan = oddPlan(game, deal % 2 == 0 && teams ? 6 : few, deal);
        for (int seat = 1; deal > 2 && seat < plan.seats; ++seat) plan.players[seat].human = false;
        Replay replay;
        QVERIFY(replay.show(plan));
        MatchEnd end;
        end.setMatch(&replay);
        QStringList texts = textsOf(end);
        const auto& history = replay.whole()->history();
        for (std::size_t ply = 0; ply <= history.size(); ++ply) {
            const bool ends =
                ply > 0 && std::any_of(history[ply - 1].events.begin(), history[ply - 1].events.end(),
                                       [](const kit::Event& event) {
                                           return event.type == kit::EventType::RoundOver ||
                                                  event.type == kit::EventType::Eliminated;
                                       });
            if (!ends && ply % 25 != 1) continue;
            replay.setPly(static_cast<int>(ply));
            texts += textsOf(replay) + textsOf(*replay.table()) + textsOf(*replay.table()->texts()) +
                     textsOf(*replay.scoreSheet());
            texts += Narrator(*replay.played(), replay.players()).outTitle();
        }
        QVERIFY(namedIn(texts) > 20);
        const QString wrong = wrongIn(texts);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
}

void TestOddNames::theHistoryNamesPlayersAsTheyAreWritten() {
    QTemporaryDir folder;
    Desk desk(folder.filePath(u"boneyard.sqlite"_s));
    const int id = desk.import(oddPlan(u"matador"_s, 3, 1));
    QVERIFY(id > 0);
    History history(desk.archive);
    QTRY_COMPARE(history.count(), 1);
    QStringList texts;
    addTexts(QVariant::fromValue<RowModel*>(&history), texts);
    QVERIFY(namedIn(texts) > 0);
    const QString wrong = wrongIn(texts);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void TestOddNames::aDamagedFileIsNamedAsItIsWritten() {
    const MatchPlan plan = oddPlan(u"matador"_s, 2, 1);
    kit::Record record = recordOf(plan);
    record.actions[3] = "place 9-9 left";
    const QString problem = MatchFile::parse(MatchFile::written(record, plan.players), kOdd).problem;
    QCOMPARE(wrongIn({problem}), QString());
    QVERIFY2(problem.contains(u"action 4, \"place 9-9 left\""_s), qPrintable(problem));
}

BONEYARD_TEST(TestOddNames)
#include "tst_odd_names.moc"
