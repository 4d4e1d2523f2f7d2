// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <set>

#include "../core/random_matches.h"
#include "common/words.h"
#include "match/table.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// Whoever asks what a thing at the table is gets a sentence, in any game, by any rules and in every phase.
class TestSilence : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void nothingThatLiesAtATableIsSilent_data();
    void nothingThatLiesAtATableIsSilent();
};

namespace {

bool isSentence(const QString& words) { return words.size() > 8 && words.contains(u'.'); }

/// What is wrong with an explanation; nothing where it has a name, a sentence and a place in the rule book.
QString fault(const QString& what, const QVariantMap& said, bool nameMayDo = false) {
    const QString name = said.value(u"name"_s).toString();
    const QString words = said.value(u"words"_s).toString();
    if (name.isEmpty()) return what + u" has no name"_s;
    if (said.value(u"rule"_s).toString().isEmpty())
        return what + u" (%1) has no place in the rule book"_s.arg(name);
    if (isSentence(words) || (nameMayDo && name.size() > 8)) return {};
    return what + u" (%1) says \"%2\""_s.arg(name, words);
}

/// Any seats and options that go together. Numbers are mostly the least, by which matches are short.
Start anyStart(const GameEntry& game, kit::Rng& rng) {
    const kit::GameInfo& info = game.info;
    Start start;
    start.game = info.id;
    do {
        start.seats =
            info.min_seats + static_cast<int>(rng.below(std::uint32_t(info.max_seats - info.min_seats + 1)));
        start.deal = rng.next() & kit::kMaxDeal;
        start.options.clear();
        for (const kit::OptionSpec& spec : info.options) {
            if (spec.is_bool()) start.options.emplace_back(spec.id, rng.below(2) == 0);
            if (!spec.choices.empty()) start.options.emplace_back(spec.id, any_of(spec.choices, rng).value);
            if (spec.is_int() && spec.choices.empty() && rng.below(3) != 0)
                start.options.emplace_back(spec.id, spec.min);
        }
    } while (!start.match());
    return start;
}

/// What must have been seen of a game, beside the ends of its rounds.
std::set<kit::Phase> phasesOf(const QString& game) {
    using kit::Phase;
    if (game == u"tiles_and_deal"_s) return {Phase::Upcard, Phase::Draw, Phase::Meld, Phase::RoundOver};
    if (game == u"matching_elements"_s) {
        return {Phase::Play, Phase::Auction, Phase::Naming, Phase::Bets, Phase::Final, Phase::RoundOver};
    }
    return {Phase::Play, Phase::MatchOver};
}

/// Everything that an eye at the table can ask of, and what is wrong with the first that is silent.
class Asked {
public:
    explicit Asked(Table& table) : table_(table), meanings_(*table.meanings()) {}

    QString silent() {
        things();
        hand();
        seats();
        for (const kit::Spot& spot : table_.scene().spots)
            ask(u"a place for a tile"_s, meanings_.ofSpot(text(spot.action)), true);
        for (const kit::Choice& choice : table_.scene().choices)
            ask(u"a button"_s,
                meanings_.ofChoice(text(choice.action), static_cast<int>(choice.kind), say(choice.label)));
        return fault_;
    }
    [[nodiscard]] int count() const { return count_; }

private:
    void ask(const QString& what, const QVariantMap& said, bool nameMayDo = false) {
        ++count_;
        if (fault_.isEmpty()) fault_ = fault(what, said, nameMayDo);
    }
    void things() {
        for (int row = 0; row < table_.pieces()->count(); ++row)
            ask(u"a tile on the table"_s, meanings_.ofPiece(table_.pieces()->at(row, u"order"_s).toInt()));
        for (int row = 0; row < table_.marks()->count(); ++row) ask(u"a sign"_s, meanings_.ofMark(row));
        ask(u"the stock"_s, meanings_.ofStock(u"Boneyard"_s));
        if (!table_.texts()->suit().isEmpty()) ask(u"the element"_s, meanings_.ofSuit());
    }
    void hand() {
        for (int row = 0; row < table_.hand()->count(); ++row)
            ask(u"a tile in the hand"_s, meanings_.ofTile(table_.hand()->at(row, u"tile"_s).toString()));
        if (!table_.texts()->handNote().isEmpty()) ask(u"the worth of the hand"_s, meanings_.ofHand());
    }
    void seats() {
        for (int row = 0; row < table_.seats()->count(); ++row) {
            const auto of = [&](const QString& role) { return table_.seats()->at(row, role); };
            const int seat = of(u"seat"_s).toInt();
            ask(u"a plate"_s, {{u"name"_s, of(u"name"_s)},
                               {u"words"_s, of(u"meaning"_s)},
                               {u"rule"_s, meanings_.ruleOfSeat(seat)}});
            if (of(u"won"_s).toInt() > 0) ask(u"a heap of tiles won"_s, meanings_.ofHeap(seat));
            for (const QVariant& group : of(u"hand"_s).toList())
                openHand(group.toMap(), of(u"name"_s).toString());
            for (const QVariant& tile : of(u"shown"_s).toList()) {
                if (tile.toMap().value(u"spoken"_s).toString().isEmpty())
                    fault_ = u"a tile shown has no name"_s;
            }
        }
    }
    void openHand(const QVariantMap& group, const QString& holder) {
        const QString label = group.value(u"label"_s).toString();
        for (const QVariant& tile : group.value(u"tiles"_s).toList())
            ask(u"a tile of an open hand"_s,
                meanings_.ofOpenTile(tile.toMap().value(u"spoken"_s).toString(), holder, label));
    }

    Table& table_;
    const Meanings& meanings_;
    QString fault_;
    int count_ = 0;
};

}  // namespace

void TestSilence::nothingThatLiesAtATableIsSilent_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& game : games())
        QTest::newRow(std::string(game.info.id).c_str()) << text(game.info.id);
}

void TestSilence::nothingThatLiesAtATableIsSilent() {
    QFETCH(const QString, game);
    constexpr int kEnough = 10'000;  // where rounds are short it takes more matches
    kit::Rng rng(7, kit::Stream::Bot);
    std::set<kit::Phase> phases;
    int asked = 0;
    for (int number = 0; number < 12 || (asked <= kEnough && number < 100); ++number) {
        const Start start = anyStart(*find_game(game.toStdString()), rng);
        MatchState state;
        state.plan = {game, start.seats, start.deal, start.options, Players::usual(start.seats)};
        state.played = std::make_unique<PlayedMatch>(start.match().value());
        Table table(state);
        for (int ply = 0; ply < 250; ++ply) {
            const kit::Status status = state.match().status();
            phases.insert(status.phase);
            table.setAspect(ply % 7 == 0 ? 0.6 : 1.6);
            // By turns who is to move, another, and nobody, who sees the table only.
            const auto other = static_cast<kit::Seat>(ply % start.seats);
            const kit::Seat seat = ply % 5 == 0 ? kit::kNobody : ply % 2 == 0 ? other : status.to_move;
            table.show({seat, seat == status.to_move ? Viewpoint::Part::Acts : Viewpoint::Part::Waits,
                        number % 3 == 0});
            Asked eyes(table);
            const QString silent = eyes.silent();
            const QString where =
                u"deal %1, after %2 actions, seen from %3: "_s.arg(start.deal).arg(ply).arg(seat);
            QVERIFY2(silent.isEmpty(), qPrintable(where + silent));
            asked += eyes.count();
            if (status.match_over()) break;
            state.played->play(random_action(state.match().legal(), rng, number % 3 == 0, start.likes),
                               By::Bot);
        }
    }
    QVERIFY(asked > kEnough);
    const std::set<kit::Phase> wanted = phasesOf(game);
    QVERIFY(std::includes(phases.begin(), phases.end(), wanted.begin(), wanted.end()));
}

BONEYARD_TEST(TestSilence)
#include "tst_silence.moc"
