// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "history/search.h"

#include <QDate>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "bots/level.h"
#include "common/wholenumber.h"
#include "common/words.h"
#include "history/history.h"
#include "registry.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace historywords {

QString youWon() {
    //: How a match ended
    return History::tr("You won");
}

QString someoneWon(const QString& who) {
    //: How a match ended; %1 is a player, or the players of a team
    return History::tr("%1 won").arg(who);
}

QString shared(const QString& who) {
    //: How a match ended; %1 are several players, or teams
    return History::tr("Shared by %1").arg(who);
}

QString dealOfDay() {
    //: Of a match in the history: it was the deal of the day, and counted as that
    return History::tr("Deal of the day");
}

QString withHints() {
    //: Of a match in which hints were asked for
    return History::tr("with hints");
}

QString withUndo() {
    //: Of a match in which moves were taken back
    return History::tr("with undo");
}

}  // namespace historywords

namespace {

constexpr int kSpans = 300;  // of days, in one search: each is a condition
constexpr int kFirstYear = 2020;

bool has(const QString& words, const QString& wanted) { return words.toCaseFolded().contains(wanted); }

/// A day as the history shows it, and as people write it.
QStringList wordsOf(QDate day) {
    const QLocale locale;
    return {locale.toString(day, QLocale::ShortFormat).toCaseFolded(),
            locale.toString(day, QLocale::LongFormat).toCaseFolded(), day.toString(Qt::ISODate)};
}

/// All days up to today, each with its words; made once a day and language.
const QList<std::pair<QDate, QStringList>>& days(QDate today) {
    static QList<std::pair<QDate, QStringList>> all;
    static QString language;
    if (all.isEmpty() || all.last().first != today || language != QLocale().name()) {
        all.clear();
        language = QLocale().name();
        for (QDate day(kFirstYear, 1, 1); day <= today; day = day.addDays(1)) all.append({day, wordsOf(day)});
    }
    return all;
}

/// A number alone is a deal's, or somebody's points, but for a year.
bool looksLikeDate(const QString& wanted) {
    constexpr int kShortest = 3;
    constexpr int kYear = 4;
    const auto isDigit = [](QChar letter) { return letter.isDigit(); };
    const bool number = std::all_of(wanted.begin(), wanted.end(), isDigit);
    return number ? wanted.size() == kYear && wholeNumber(wanted).startsWith(u"20"_s)
                  : wanted.size() >= kShortest;
}

void addTimes(const QString& wanted, QDate today, MatchTerm& term) {
    if (!looksLikeDate(wanted)) return;
    QDate last;
    for (const auto& [day, words] : days(today)) {
        const bool meant = std::any_of(words.begin(), words.end(),
                                       [&](const QString& each) { return each.contains(wanted); });
        if (!meant) continue;
        const qint64 until = day.addDays(1).startOfDay().toMSecsSinceEpoch();
        if (last.isValid() && last.addDays(1) == day) {
            term.times.last().second = until;
        } else {
            if (term.times.size() == kSpans) term.times.removeFirst();
            term.times.append({day.startOfDay().toMSecsSinceEpoch(), until});
        }
        last = day;
    }
}

/// Players that have no name of their own.
void addPlayers(const QString& wanted, MatchTerm& term) {
    Players bots(kit::kMaxSeats);
    for (int seat = 0; seat < kit::kMaxSeats; ++seat) {
        if (has(bots.name(seat), wanted)) term.signs += sign::bot(seat);
        if (has(Players::seatName(seat), wanted)) term.signs += sign::person(seat);
    }
    if (has(Players::usual(2).name(0), wanted)) term.signs += sign::kYou;
}

void addResults(const QString& wanted, MatchTerm& term) {
    if (has(historywords::youWon(), wanted)) term.signs += sign::kYouWon;
    if (has(historywords::someoneWon({}).trimmed(), wanted)) term.signs += sign::kWon;
    if (has(historywords::shared({}).trimmed(), wanted)) term.signs += sign::kShared;
    term.hints = has(historywords::withHints(), wanted);
    term.undos = has(historywords::withUndo(), wanted);
}

MatchTerm termOf(const QString& wanted, QDate today) {
    MatchTerm term;
    term.name = wanted;
    term.number = wholeNumber(wanted);
    for (const GameEntry& game : games()) {
        if (has(say(game.info.name), wanted)) term.games.append(text(game.info.id));
    }
    for (const bots::Level& level : bots::levels()) {
        if (has(say(level.name), wanted)) term.levels.append(level.number);
    }
    term.day = has(historywords::dealOfDay(), wanted);
    addPlayers(wanted, term);
    addResults(wanted, term);
    addTimes(wanted, today, term);
    return term;
}

/// It is part of something that a row shows, other than a name that somebody wrote.
bool isShown(const MatchTerm& term) {
    return term.day || term.hints || term.undos || !term.signs.isEmpty() || !term.games.isEmpty() ||
           !term.levels.isEmpty() || !term.times.isEmpty();
}

}  // namespace

QList<MatchTerm> searchTerms(const QString& text, QDate today) {
    const QString whole = text.simplified().toCaseFolded();
    if (whole.isEmpty()) return {};
    const MatchTerm one = termOf(whole, today);
    if (!whole.contains(u' ') || isShown(one) || !one.number.isEmpty()) return {one};
    QList<MatchTerm> terms;
    for (const QString& word : whole.split(u' ')) terms.append(termOf(word, today));
    return terms;
}

}  // namespace boneyard::ui
