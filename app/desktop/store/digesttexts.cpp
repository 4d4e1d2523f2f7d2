// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/digesttexts.h"

#include <QStringList>
#include <algorithm>
#include <cstdlib>

#include "kit/seat.h"
#include "store/rowreader.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

QString numbersText(const QList<int>& numbers) {
    QStringList all;
    for (const int number : numbers) all.append(QString::number(number));
    return all.join(u',');
}

QList<int> numbersIn(const QString& text) {
    QList<int> numbers;
    for (const QStringView part : QStringView(text).split(u',')) numbers.append(part.toInt());
    return numbers;
}

QString earnedText(const QList<Earned>& earned) {
    QStringList all;
    if (earned.isEmpty()) return u""_s;  // not null, which the table of sums would not take
    for (const Earned& one : earned) {
        all.append(one.why + u' ' + QString::number(one.times) + u' ' + QString::number(one.points));
    }
    return all.join(u';');
}

QList<Earned> earnedIn(const QString& text) {
    QList<Earned> earned;
    for (const QStringView part : QStringView(text).split(u';', Qt::SkipEmptyParts)) {
        const QList<QStringView> words = part.split(u' ');
        if (words.size() == 3) earned.append({words[0].toString(), words[1].toInt(), words[2].toInt()});
    }
    return earned;
}

bool canBe(const QList<Earned>& earned) {
    return std::all_of(earned.begin(), earned.end(), [](const Earned& one) {
        return one.times >= 0 && one.times <= kMostCounted &&
               std::abs(qint64{one.points}) <= 10 * kMostCounted;
    });
}

bool canBe(const QList<int>& levels, const QList<int>& sides, qsizetype person) {
    const qsizetype seats = levels.size();
    constexpr int kMostLevels = 100;  // a later version may have more than this one
    return seats >= 2 && seats <= kit::kMaxSeats && sides.size() == seats && person >= 0 && person < seats &&
           levels[person] == MatchDigest::kPerson &&
           std::all_of(levels.begin(), levels.end(),
                       [](int level) { return level >= MatchDigest::kPerson && level <= kMostLevels; }) &&
           std::all_of(sides.begin(), sides.end(), [&](int side) { return side >= 0 && side < seats; });
}

QString faultsText(const QList<Fault>& faults) {
    QStringList all;
    for (const Fault& one : faults) {
        all.append(u"%1 %2 %3 %4 %5"_s.arg(one.kind)
                       .arg(one.inaccuracies)
                       .arg(one.mistakes)
                       .arg(one.blunders)
                       .arg(one.cost));
    }
    return all.join(u';');
}

QList<Fault> faultsIn(const QString& text) {
    QList<Fault> faults;
    for (const QStringView part : QStringView(text).split(u';', Qt::SkipEmptyParts)) {
        const QList<QStringView> words = part.split(u' ');
        if (words.size() != 5) continue;  // the analysis is of an older version, which told no grades
        faults.append(
            {words[0].toString(), words[1].toInt(), words[2].toInt(), words[3].toInt(), words[4].toDouble()});
    }
    return faults;
}

}  // namespace boneyard::ui
