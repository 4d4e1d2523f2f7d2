// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QtEndian>
#include <algorithm>
#include <cmath>

#include "suite.h"

using namespace Qt::StringLiterals;

/// The sounds of the table, as they are shipped.
class TestSounds : public QObject {
    Q_OBJECT

    /// Of one of them: how loud its loudest place is, and its loudest tenth of a second on the average; 1 is
    /// as loud as can be.
    struct Loudness {
        double peak = 0;
        double heard = 0;
        double seconds = 0;
    };
    [[nodiscard]] static Loudness of(const QString& name);
    [[nodiscard]] static QStringList names() {
        QStringList all = QDir(u":/assets/sounds"_s).entryList({u"*.wav"_s});
        for (QString& name : all) name.chop(4);
        return all;
    }

private slots:
    void noSoundIsLouderThanATileOnFelt_data();
    void noSoundIsLouderThanATileOnFelt();
    void thePlayerKnowsEverySoundAndNoOther();
};

TestSounds::Loudness TestSounds::of(const QString& name) {
    constexpr qsizetype kHead = 44;
    constexpr double kMost = 32768;
    QFile file(u":/assets/sounds/%1.wav"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray bytes = file.readAll();
    const int rate = qFromLittleEndian<qint32>(bytes.constData() + 24);
    QList<double> samples;
    for (qsizetype at = kHead; at + 1 < bytes.size(); at += 2)
        samples.append(qFromLittleEndian<qint16>(bytes.constData() + at) / kMost);
    Loudness loud;
    loud.seconds = static_cast<double>(samples.size()) / rate;
    for (const double sample : samples) loud.peak = std::max(loud.peak, std::abs(sample));
    const qsizetype tenth = rate / 10;
    for (qsizetype first = 0; first + tenth <= samples.size(); first += tenth / 4) {
        double sum = 0;
        for (qsizetype i = first; i < first + tenth; ++i) sum += samples[i] * samples[i];
        loud.heard = std::max(loud.heard, std::sqrt(sum / static_cast<double>(tenth)));
    }
    return loud;
}

void TestSounds::noSoundIsLouderThanATileOnFelt_data() {
    QTest::addColumn<QString>("name");
    for (const QString& name : names()) QTest::newRow(qPrintable(name)) << name;
}

void TestSounds::noSoundIsLouderThanATileOnFelt() {
    QFETCH(QString, name);
    const Loudness felt = of(u"felt"_s);
    const Loudness loud = of(name);
    QVERIFY(loud.peak > 0.1);  // and none is too soft to be heard
    QVERIFY2(loud.peak <= felt.peak, qPrintable(QString::number(loud.peak)));
    QVERIFY2(loud.heard <= felt.heard, qPrintable(QString::number(loud.heard)));
    QVERIFY(loud.seconds < 2);
}

void TestSounds::thePlayerKnowsEverySoundAndNoOther() {
    QFile file(u":/qt/qml/Boneyard/SoundPlayer.qml"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString player = QString::fromUtf8(file.readAll());
    static const QRegularExpression word(u"\"([a-z]+)\""_s);
    QStringList known;
    for (const QString& line : player.split(u'\n')) {
        if (!line.contains(u"list<string>"_s)) continue;
        for (auto found = word.globalMatch(line); found.hasNext();) known.append(found.next().captured(1));
    }
    known.sort();
    QCOMPARE(known, names());
}

BONEYARD_TEST(TestSounds)
#include "tst_sounds.moc"
