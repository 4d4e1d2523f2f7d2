// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QImageReader>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "common/medallions.h"
#include "files/matchfile.h"
#include "kit/seat.h"
#include "registry.h"
#include "setup/matchsetup.h"
#include "store/planjson.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The medallions by which players are known: who has which, and whether they are told from one another.
class TestFaces : public QObject {
    Q_OBJECT

private slots:
    void everySeatHasAMedallionOfItsOwnUntilSomebodyChooses();
    void noMedallionComesTwiceWhateverIsChosen();
    void whoHasWhatAnotherChoosesGetsTheOthersInExchange();
    void theOwnMedallionGoesWithThePersonToAnotherSeat();
    void storeAndFileKeepWhatWasChosen();
    void matchesFromBeforeThereWereMedallionsAreReadAsEver();
    void everyMedallionHasANameAndAPictureInBothInks();
    void medallionsAreToldFromOneAnotherWithoutColourAtTwentyFourPixels();
};

namespace {

constexpr int kSize = 24;
constexpr int kSign = 18;  // of the medallion: Medallion.qml

QImage drawn(const QString& sign, const QString& ink, int size) {
    QImageReader reader(u":/assets/images/medallion-%1-%2.svg"_s.arg(sign, ink));
    reader.setScaledSize({size, size});
    return reader.read().convertToFormat(QImage::Format_ARGB32);
}

/// The sign as it lies on a medallion of that size, in black and white.
QList<bool> blackAndWhite(const QString& sign) {
    QImage medallion(kSize, kSize, QImage::Format_ARGB32);
    medallion.fill(Qt::white);
    QPainter(&medallion).drawImage((kSize - kSign) / 2, (kSize - kSign) / 2, drawn(sign, u"dark"_s, kSign));
    QList<bool> black;
    for (int y = 0; y < kSize; ++y) {
        for (int x = 0; x < kSize; ++x) black.append(qGray(medallion.pixel(x, y)) < 160);
    }
    return black;
}

/// How many pixels of two differ where they lie best on one another: a shift by one is no difference.
int difference(const QList<bool>& one, const QList<bool>& other) {
    int least = kSize * kSize;
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            int differ = 0;
            for (int y = 1; y < kSize - 1; ++y) {
                for (int x = 1; x < kSize - 1; ++x)
                    differ += int{one[y * kSize + x] != other[(y + dy) * kSize + x + dx]};
            }
            least = std::min(least, differ);
        }
    }
    return least;
}

}  // namespace

void TestFaces::everySeatHasAMedallionOfItsOwnUntilSomebodyChooses() {
    QVERIFY(medallions().size() >= 12);
    const QStringList six = Players::usual(6).medallions();
    QCOMPARE(six, medallions().first(6));
    QCOMPARE(Players::usual(2).medallions(), six.first(2));
    Players players = Players::usual(4);
    players[0].medallion = u"duck"_s;
    QCOMPARE(players.medallions(), (QStringList{u"duck"_s, six[1], six[2], six[3]}));
    players[0].medallion = u"phoenix"_s;  // of a later version
    QCOMPARE(players.medallions(), six.first(4));
}

void TestFaces::noMedallionComesTwiceWhateverIsChosen() {
    for (int seats = 2; seats <= kit::kMaxSeats; ++seats) {
        for (const QString& first : medallions()) {
            for (const QString& other : medallions()) {
                Players players = Players::usual(seats);
                players[0].medallion = first;
                players[seats - 1].medallion = other;
                const QStringList signs = players.medallions();
                QCOMPARE(QSet<QString>(signs.begin(), signs.end()).size(), seats);
                QCOMPARE(signs[0], first);
                QVERIFY(!signs.contains(QString()));
                if (first != other) QCOMPARE(signs[seats - 1], other);
            }
        }
    }
}

void TestFaces::whoHasWhatAnotherChoosesGetsTheOthersInExchange() {
    MatchSetup setup;
    setup.setGameId(u"triominoes"_s);
    setup.setSeats(4);
    const QStringList before = setup.plan().players.medallions();
    setup.setMedallion(2, before[3]);
    QCOMPARE(setup.plan().players.medallions(), (QStringList{before[0], before[1], before[3], before[2]}));
    QCOMPARE(setup.holderOf(before[3]), 2);
    setup.setMedallion(2, u"acorn"_s);
    QCOMPARE(setup.holderOf(u"acorn"_s), 2);
    QCOMPARE(setup.holderOf(u"turtle"_s), -1);
    setup.setMedallion(0, u"acorn"_s);  // that of the person, too
    QCOMPARE(setup.holderOf(u"acorn"_s), 0);
    QCOMPARE(setup.holderOf(before[0]), 2);
    QCOMPARE(setup.players()->at(2, u"medallion"_s).toString(), before[0]);
    setup.setMedallion(1, u"phoenix"_s);
    QCOMPARE(setup.plan().players.medallions()[1], before[1]);
}

void TestFaces::theOwnMedallionGoesWithThePersonToAnotherSeat() {
    MatchSetup setup;
    setup.setGameId(u"triominoes"_s);
    setup.setSeats(3);
    setup.setOwnMedallion(u"hare"_s);  // as the settings remember it
    QCOMPARE(setup.holderOf(u"hare"_s), 0);
    QSignalSpy own(&setup, &MatchSetup::ownMedallionChanged);
    setup.setMedallion(1, u"pine"_s);
    QCOMPARE(own.count(), 0);  // a bot's is nobody's own
    setup.setMedallion(0, u"duck"_s);
    QCOMPARE(own.count(), 1);
    QCOMPARE(setup.ownMedallion(), u"duck"_s);
    setup.setHuman(0, false);
    setup.setHuman(2, true);
    QCOMPARE(setup.holderOf(u"duck"_s), 2);
    QCOMPARE(setup.plan().players.medallions()[0], medallions()[0]);
}

void TestFaces::storeAndFileKeepWhatWasChosen() {
    Players players = Players::usual(3);
    players[0].medallion = u"turtle"_s;
    players[2].medallion = u"duck"_s;
    const auto stored = readPlayers(playersJson(players));
    QVERIFY(stored && *stored == players);
    const auto match = new_match("matador", 3, 5, {});
    QVERIFY(bool(match));
    const auto reading = MatchFile::parse(MatchFile::written((*match)->record(), players), u"a"_s);
    QVERIFY2(reading.plan.has_value(), qPrintable(reading.problem));
    QCOMPARE(reading.plan->players.medallions(), players.medallions());
}

void TestFaces::matchesFromBeforeThereWereMedallionsAreReadAsEver() {
    const auto old = readPlayers(
        u"[{\"human\":true,\"level\":3,\"name\":\"\"},{\"human\":false,\"level\":2,\"name\":\"\"}]"_s);
    QVERIFY(old.has_value());
    QCOMPARE(old->medallions(), medallions().first(2));
    QVERIFY(!playersJson(Players::usual(2)).contains(u"medallion"_s));  // nor is more written than before
}

void TestFaces::everyMedallionHasANameAndAPictureInBothInks() {
    QSet<QString> names;
    for (const QString& sign : medallions()) {
        QVERIFY2(!medallionName(sign).isEmpty(), qPrintable(sign));
        names.insert(medallionName(sign));
        for (const QString& ink : {u"dark"_s, u"light"_s})
            QVERIFY2(!drawn(sign, ink, kSign).isNull(), qPrintable(sign));
    }
    QCOMPARE(names.size(), medallions().size());
}

void TestFaces::medallionsAreToldFromOneAnotherWithoutColourAtTwentyFourPixels() {
    constexpr int kEnough = 60;  // of the 250 or so that a sign may blacken
    int least = kSize * kSize;
    QString like;
    const QStringList& all = medallions();
    for (qsizetype i = 0; i < all.size(); ++i) {
        for (qsizetype k = i + 1; k < all.size(); ++k) {
            const int differ = difference(blackAndWhite(all[i]), blackAndWhite(all[k]));
            if (differ >= least) continue;
            least = differ;
            like = all[i] + u" and "_s + all[k];
        }
    }
    QVERIFY2(least >= kEnough, qPrintable(u"%1 differ in %2 pixels"_s.arg(like).arg(least)));
    qInfo("%s are the most alike: they differ in %d pixels", qPrintable(like), least);
}

BONEYARD_TEST(TestFaces)
#include "tst_faces.moc"
