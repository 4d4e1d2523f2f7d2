// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "../core/swapped_match.h"
#include "bots/level.h"
#include "common/words.h"
#include "files/challenges.h"
#include "files/matchfiles.h"
#include "pagetest.h"
#include "registry.h"
#include "spoken.h"
#include "warnings.h"

using namespace boneyard;
using namespace boneyard::test;

/// Several people at one machine: whatever the program says or writes is the same when tiles are swapped that
/// the one who looks cannot see.
class TestPrivacy : public PageTest {
    Q_OBJECT

    using Kit = std::unique_ptr<kit::Match>;

    /// A match of people, after so many random actions in its first round.
    static Kit played(const std::string& game, std::uint64_t deal, std::uint32_t most);
    static MatchPlan planOf(const kit::Match& match);
    [[nodiscard]] static bool drawsOn(const kit::Match& match);
    /// All that comes out: with the machine handed over to nobody, or to the one who is to move.
    QStringList whatComesOut(const kit::Match& match, bool looks);
    /// What a coach says of a move of the only person: words, or "fine"; empty: nothing was said.
    QString coachOn(const kit::Match& match, const QString& action);
    /// And what comes of the next action, where it shows no tile that the other match does not.
    void playOn(QStringList& all);

private slots:
    void init();
    void nothingChangesWithTilesThatNobodyWhoLooksCanSee_data();
    void nothingChangesWithTilesThatNobodyWhoLooksCanSee();
    void aSwapThatCanBeSeenIsNoticedHere();
    void theCoachSaysTheSameWhateverIsHidden_data() {
        nothingChangesWithTilesThatNobodyWhoLooksCanSee_data();
    }
    void theCoachSaysTheSameWhateverIsHidden();
    void aChallengeIsSentOnlyWhenTheMatchIsOver();
    void noHistoryTellsOfAMatchThatGoesOn_data();
    void noHistoryTellsOfAMatchThatGoesOn();
};

void TestPrivacy::init() {
    QAccessible::setActive(true);  // as if somebody listened
    LaunchPlan launch;
    launch.size = {1280, 800};
    openWindow(launch);
    // Always the same thoughts: two hints differ only where their reasons do.
    match().setThinker([](const kit::Match& match, kit::Seat seat, int, std::uint64_t) {
        const auto strength = bots::strength_of(bots::levels().front(), match.info());
        return find_game(match.info().id)->bot(match, seat, strength, 42, nullptr);
    });
}

TestPrivacy::Kit TestPrivacy::played(const std::string& game, std::uint64_t deal, std::uint32_t most) {
    const int seats = std::max(2, find_game(game)->info.min_seats);
    const auto dealt = new_match(game, seats, deal, {}).value();
    const auto held = dealt->holdings();
    Words deck;
    for (const auto& hand : held.hands) deck.insert(deck.end(), hand.tiles.begin(), hand.tiles.end());
    for (const kit::Mark& mark : dealt->scene(0, 1).marks) {  // what lies open from the start
        for (const kit::Face& face : mark.tiles) deck.push_back(face.tile);
    }
    deck.insert(deck.end(), held.stock.begin(), held.stock.end());
    kit::Rng rng(deal);
    auto made = new_match(game, seats, deal, {}, deck);
    if (!made) return nullptr;
    Kit match = std::move(made).value();
    for (std::uint32_t left = rng.below(most); left > 0; --left) {
        const auto legal = match->legal();
        if (legal.empty() || match->status().to_move == kit::kNobody) break;
        (void)match->play(test::played(any_of(legal, rng), rng));
    }
    if (match->status().to_move == kit::kNobody || match->status().match_over()) return nullptr;
    return match;
}

MatchPlan TestPrivacy::planOf(const kit::Match& match) {
    const kit::Setup& setup = match.setup();
    MatchPlan plan{text(match.info().id), setup.seats, setup.deal, setup.options.all(),
                   Players::usual(setup.seats)};
    for (auto& player : plan.players) player.human = true;
    plan.deck = setup.deck;
    for (const std::string& action : match.actions()) plan.played.push_back({action, By::Person});
    plan.keep = false;
    return plan;
}

QStringList TestPrivacy::whatComesOut(const kit::Match& match, bool looks) {
    Match& session = this->match();
    const Written written;
    QStringList all;
    const QObject ears;
    connect(&session, &Match::told, &ears, [&](const QString& text) { all.append(u"told "_s + text); });
    connect(&session, &Match::said, &ears, [&](const QString& text) { all.append(u"said "_s + text); });
    connect(&session, &Match::shown, &ears, [&](const QString& action) { all.append(u"shown "_s + action); });
    connect(session.advice(), &Advice::hinted, &ears,
            [&](const QString& tile, const QString& action, const QString& text) {
                all.append(u"hinted %1 %2 %3"_s.arg(tile, action, text));
            });
    session.startPlan(planOf(match));
    emit session.journal()->takenUp();
    if (looks) {
        session.ready();
        QSignalSpy hinted(session.advice(), &Advice::hinted);
        session.advice()->hint();
        [[maybe_unused]] const bool came = QTest::qWaitFor([&] { return !hinted.isEmpty(); });
        const QString first = session.table()->hand()->at(0, u"tile"_s).toString();
        if (!first.isEmpty()) session.advice()->refuse(first);
    }
    const QUrl file = QUrl::fromLocalFile(folder_.filePath(u"secret.boneyard"_s));
    all.append(MatchFiles().saveMatch(&session, file));
    const QUrl sent = QUrl::fromLocalFile(folder_.filePath(u"sent.boneyard"_s));
    all << Challenges().text(&session) << Challenges().save(&session, sent);
    for (const QUrl& saved : {file, sent}) {
        if (QFile::exists(saved.toLocalFile())) all.append(u"a file of deal "_s + session.game()->deal());
    }
    QTest::qWait(40);
    all += allSpoken(window());
    if (looks) playOn(all);
    all += written.take();
    return all;
}

void TestPrivacy::playOn(QStringList& all) {
    Match& session = match();
    const QStringList before = all;
    const int seat = session.turn()->seat();
    const QString action = QString::fromStdString(session.match()->legal().back()).section(u".."_s, 0, 0);
    if (!session.play(action)) return;
    const auto& events = session.played()->history().back().events;
    const bool drew = std::any_of(events.begin(), events.end(),
                                  [](const kit::Event& event) { return event.type == kit::EventType::Draw; });
    // What the next one sees was hidden before; and who has drawn sees what came.
    if (session.turn()->phase() == Turn::RoundOver || session.turn()->phase() == Turn::MatchOver ||
        (drew && session.turn()->viewer() == seat)) {
        all = before;
        return;
    }
    // What a tile brings is told when it lies there.
    const QQuickItem* table = game_->item(u"table"_s);
    (void)QTest::qWaitFor([&] { return table == nullptr || !table->property("arriving").toBool(); });
    QTest::qWait(40);
    all += allSpoken(window());
}

/// Whoever looks has begun to draw and can only draw on: the next tile comes by itself, for them to see.
bool TestPrivacy::drawsOn(const kit::Match& match) {
    const auto legal = match.legal();
    return !match.actions().empty() && match.actions().back() == "draw" && legal.size() == 1 &&
           legal.front() == "draw";
}

void TestPrivacy::nothingChangesWithTilesThatNobodyWhoLooksCanSee_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& entry : games()) QTest::newRow(entry.info.id.data()) << text(entry.info.id);
}

void TestPrivacy::nothingChangesWithTilesThatNobodyWhoLooksCanSee() {
    QFETCH(QString, game);
    const int wanted = qEnvironmentVariableIsSet("BONEYARD_QUICK") ? 3 : 12;
    int covered = 0;
    int looked = 0;
    for (std::uint64_t deal = 1; deal < 200 && (covered < wanted || looked < wanted); ++deal) {
        const Kit match = played(game.toStdString(), deal, 30);
        if (!match) continue;
        for (const bool looks : {false, true}) {
            if (looks && drawsOn(*match)) continue;
            int& seen = looks ? looked : covered;
            kit::Rng rng(deal);
            const kit::Seat seat = looks ? match->status().to_move : kit::kNobody;
            const Kit other = seen < wanted ? swap_hidden(*match, seat, rng) : nullptr;
            if (!other) continue;
            ++seen;
            (void)whatComesOut(*match, looks);  // so that the window has shown as much before each
            const QStringList there = whatComesOut(*other, looks);
            const QStringList here = whatComesOut(*match, looks);
            QVERIFY(here.size() > 20);
            for (qsizetype i = 0; i < std::min(here.size(), there.size()); ++i)
                QVERIFY2(here[i] == there[i],
                         qPrintable(u"deal %1: %2 | %3"_s.arg(deal).arg(here[i], there[i])));
            QCOMPARE(here.size(), there.size());
        }
    }
    QVERIFY(covered >= wanted && looked >= wanted);
}

void TestPrivacy::aSwapThatCanBeSeenIsNoticedHere() {
    for (const GameEntry& entry : games()) {
        bool noticed = false;
        for (std::uint64_t deal = 1; deal < 60 && !noticed; ++deal) {
            const Kit match = played(std::string(entry.info.id), deal, 20);
            if (!match) continue;
            kit::Rng rng(deal);
            const Kit other = swap_hidden(*match, kit::kNobody, rng);  // also in the hand of who looks
            noticed = other && whatComesOut(*match, true) != whatComesOut(*other, true);
        }
        QVERIFY2(noticed, entry.info.id.data());
    }
}

QString TestPrivacy::coachOn(const kit::Match& match, const QString& action) {
    MatchPlan plan = planOf(match);
    const int seat = match.status().to_move;
    for (int i = 0; i < plan.seats; ++i) plan.players[i].human = i == seat;
    plan.coached = true;
    Match& session = this->match();
    session.turn()->setPlyLimit(0);  // the others do not move
    if (!session.startPlan(plan)) return {};
    emit session.journal()->takenUp();
    QString words;
    bool done = false;
    const QObject ears;
    connect(session.coach(), &Coach::warned, &ears, [&](const QString& said) { words = said, done = true; });
    connect(session.coach(), &Coach::approved, &ears, [&] { words = u"fine"_s, done = true; });
    if (!QTest::qWaitFor([&] { return session.turn()->mayAct(); })) return {};
    if (!session.play(action)) return {};
    if (!QTest::qWaitFor([&] { return done; }, 60'000)) return {};
    return words;
}

void TestPrivacy::theCoachSaysTheSameWhateverIsHidden() {
    QFETCH(QString, game);
    int tried = 0;
    int warned = 0;
    for (std::uint64_t deal = 1; deal < 100 && (tried < 4 || warned == 0); ++deal) {
        const Kit match = played(game.toStdString(), deal, 20);
        if (!match || match->legal().size() < 2) continue;
        kit::Rng rng(deal);
        const Kit other = swap_hidden(*match, match->status().to_move, rng);
        if (!other) continue;
        ++tried;
        const QString action = text(match->legal().back()).section(u".."_s, 0, 0);
        const QString here = coachOn(*match, action);
        QCOMPARE(coachOn(*other, action), here);
        if (here != u"fine"_s) ++warned;
        QVERIFY(!here.isEmpty());
    }
    QVERIFY(tried >= 4 && warned > 0);
}

void TestPrivacy::aChallengeIsSentOnlyWhenTheMatchIsOver() {
    const Kit match = played("matador", 3, 10);
    QVERIFY(match != nullptr);
    MatchPlan plan = planOf(*match);
    for (int seat = 1; seat < plan.seats; ++seat) plan.players[seat].human = false;
    this->match().turn()->setPlyLimit(0);
    QVERIFY(this->match().startPlan(plan));
    QVERIFY(!Challenges().possible(&this->match()));
    const QUrl file = QUrl::fromLocalFile(folder_.filePath(u"early.boneyard"_s));
    QCOMPARE(Challenges().text(&this->match()) + Challenges().save(&this->match(), file), QString());
    QVERIFY(!QFile::exists(file.toLocalFile()));
}

void TestPrivacy::noHistoryTellsOfAMatchThatGoesOn_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& game : games()) QTest::newRow(game.info.id.data()) << text(game.info.id);
}

void TestPrivacy::noHistoryTellsOfAMatchThatGoesOn() {
    QFETCH(QString, game);
    Kit match;
    for (std::uint64_t deal = 3; match == nullptr; ++deal) match = played(game.toStdString(), deal, 10);
    MatchPlan plan = planOf(*match);
    plan.keep = true;
    QVERIFY(this->match().startPlan(plan));
    QTRY_VERIFY(this->match().journal()->stored() > 0);
    LaunchPlan launch;
    launch.page = u"history"_s;
    openWindow(launch);
    QQuickItem* page = game_->item(u"historyPage"_s);
    QVERIFY(page != nullptr);
    QTest::qWait(200);  // what there is to list is read aside
    QCOMPARE(page->property("history").value<QObject*>()->property("total").toInt(), 0);
    const QString name = say(find_game(game.toStdString())->info.name);
    eachSpoken(QAccessible::queryAccessibleInterface(page),
               [&name](QAccessibleInterface& thing, const QQuickItem&) {
                   for (const auto text : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
                       QVERIFY2(!thing.text(text).contains(name), qPrintable(thing.text(text)));
               });
}

BONEYARD_TEST(TestPrivacy)
#include "tst_privacy.moc"
