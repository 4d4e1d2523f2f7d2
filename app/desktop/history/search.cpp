// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "history/search.h"

#include <QDate>
#include <QLocale>
#include <QStringList>
#include <QTime>
#include <algorithm>
#include <optional>
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
    //: How a match ended; %1 is a player
    return History::tr("%1 won").arg(who);
}

QString teamWon(const QString& who) {
    //: How a match ended; %1 are the players of a team
    return History::tr("%1 won", "a team").arg(who);
}

QString yourTeamWon(const QString& who) {
    //: How a match ended; %1 is a list: You, and the partners
    return History::tr("%1 won", "your team").arg(who);
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

QString rounds(int count) {
    //: How long a match was
    return History::tr("%n round(s)", "", count);
}

QString moves(int count) {
    //: How long a match was
    return History::tr("%n move(s)", "", count);
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

/// All days up to today, each with its words; made once a day and way to write it. A language's name does not
/// tell that: the system's own locale may write its dates as its owner likes.
const QList<std::pair<QDate, QStringList>>& days(QDate today) {
    static QList<std::pair<QDate, QStringList>> all;
    static QString language;
    if (all.isEmpty() || all.last() != std::pair(today, wordsOf(today)) || language != QLocale().name()) {
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
    const auto won = {historywords::someoneWon({}), historywords::teamWon({}), historywords::yourTeamWon({})};
    if (std::any_of(won.begin(), won.end(),
                    [&](const QString& words) { return has(words.trimmed(), wanted); }))
        term.signs += sign::kWon;
    if (has(historywords::shared({}).trimmed(), wanted)) term.signs += sign::kShared;
    term.hints = has(historywords::withHints(), wanted);
    term.undos = has(historywords::withUndo(), wanted);
}

/// In the digits in which numbers are stored: a row may show those of the language, and one may write others.
QString plainDigits(QString words) {
    for (QChar& letter : words) {
        if (letter.isDigit()) letter = QChar(u'0' + letter.digitValue());
    }
    return words;
}

/// A number and something with it: "91 moves", "6:35".
struct Counted {
    QString words;  ///< in plain digits
    int number = -1;
};

std::optional<Counted> countedIn(const QString& wanted) {
    Counted counted{plainDigits(wanted)};
    const auto isDigit = [](QChar letter) { return letter.isDigit(); };
    const auto first = std::find_if(counted.words.cbegin(), counted.words.cend(), isDigit);
    const auto last = std::find_if_not(first, counted.words.cend(), isDigit);
    if (first == last || last - first == counted.words.size()) return std::nullopt;
    bool fine = false;
    counted.number = QStringView(first, last).toInt(&fine);
    return fine ? std::optional(counted) : std::nullopt;
}

void addLength(const Counted& wanted, MatchTerm& term) {
    const auto says = [&](const QString& words) { return has(plainDigits(words), wanted.words); };
    if (wanted.number > 1 && says(historywords::rounds(wanted.number))) term.rounds.append(wanted.number);
    if (says(historywords::moves(wanted.number))) term.plies.append(wanted.number);
}

QString wordsOf(QTime time) {
    return plainDigits(QLocale().toString(time, QLocale::ShortFormat).simplified().toCaseFolded());
}

/// All minutes of a day as the history shows them, made once a language and way to write them.
const QStringList& minutes() {
    constexpr int kMinutes = 24 * 60;
    constexpr int kSeconds = 60;
    static QStringList all;
    static QString language;
    if (all.isEmpty() || all.last() != wordsOf(QTime(23, 59)) || language != QLocale().name()) {
        all.clear();
        language = QLocale().name();
        for (int minute = 0; minute < kMinutes; ++minute)
            all.append(wordsOf(QTime(0, 0).addSecs(minute * kSeconds)));
    }
    return all;
}

void addClock(const Counted& wanted, MatchTerm& term) {
    constexpr int kHour = 60;
    for (int minute = 0; minute < minutes().size(); ++minute) {
        if (!minutes()[minute].contains(wanted.words)) continue;
        term.clock.append(QTime(minute / kHour, minute % kHour).toString(u"HH:mm"_s));
    }
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
    if (const auto counted = countedIn(wanted)) {
        addLength(*counted, term);
        addClock(*counted, term);
    }
    return term;
}

/// It is part of something that a row shows, other than a name that somebody wrote.
bool isShown(const MatchTerm& term) {
    return term.day || term.hints || term.undos || !term.signs.isEmpty() || !term.games.isEmpty() ||
           !term.levels.isEmpty() || !term.times.isEmpty() || !term.rounds.isEmpty() ||
           !term.plies.isEmpty() || !term.clock.isEmpty();
}

/// In any of our scripts.
bool isComma(QChar letter) {
    return letter == u',' || letter == QChar(0x060C) || letter == QChar(0x3001) || letter == QChar(0xFF0C);
}

/// So many words from there on; a comma behind them stands between two things, as a row has it.
QString joined(const QStringList& words, qsizetype from, qsizetype count) {
    QString run = words.sliced(from, count).join(u' ');
    while (run.size() > 1 && isComma(run.back())) run.chop(1);
    return run;
}

/// The words from there on that are part of one thing, as many as can be; or else the first alone.
std::pair<MatchTerm, qsizetype> nextTerm(const QStringList& words, qsizetype from, QDate today) {
    constexpr qsizetype kMost = 4;  // "Friday, 27 November 2026"
    for (qsizetype count = std::min(kMost, words.size() - from); count > 1; --count) {
        const MatchTerm term = termOf(joined(words, from, count), today);
        if (isShown(term)) return {term, count};
    }
    return {termOf(joined(words, from, 1), today), 1};
}

}  // namespace

QList<MatchTerm> searchTerms(const QString& text, QDate today) {
    const QString whole = text.simplified().toCaseFolded();
    if (whole.isEmpty()) return {};
    const MatchTerm one = termOf(whole, today);
    if (!whole.contains(u' ') || isShown(one) || !one.number.isEmpty()) return {one};
    QList<MatchTerm> terms;
    const QStringList words = whole.split(u' ');
    for (qsizetype from = 0; from < words.size();) {
        const auto [term, count] = nextTerm(words, from, today);
        terms.append(term);
        from += count;
    }
    return terms;
}

}  // namespace boneyard::ui
