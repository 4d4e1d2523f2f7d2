// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "files/challenges.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSaveFile>
#include <QtEndian>
#include <algorithm>

#include "common/dealnumber.h"
#include "common/numerals.h"
#include "common/rulesname.h"
#include "common/words.h"
#include "files/matchfile.h"
#include "files/matchfiles.h"
#include "match/shownmatch.h"
#include "registry.h"
#include "store/storedmatch.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr auto kPrefix = "boneyard:"_L1;
constexpr quint32 kMostUnpacked = 65536;
constexpr int kMostLetters = 20'000;

constexpr auto kWeb = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

/// What was packed; empty where it is nothing that we packed.
QByteArray unpacked(const QByteArray& word) {
    const QByteArray packed = QByteArray::fromBase64(word, kWeb);
    // It begins with how long it was; what claims to be huge is not unpacked.
    if (packed.size() < 5 || qFromBigEndian<quint32>(packed.constData()) > kMostUnpacked) return {};
    return qUncompress(packed);
}

}  // namespace

std::optional<Challenge> Challenges::of(const ShownMatch& match) {
    const int person = match.players().onlyPerson();
    const PlayedMatch* played = match.whole();
    if (played == nullptr || person == kit::kNobody) return std::nullopt;
    const Standing end = standingOf(played->match().status());
    if (!end.over) return std::nullopt;
    const MatchPlan& plan = match.plan();
    return Challenge{match.players()[person].name,
                     aheadOf(end, sidesOf(plan.gameId, plan.seats, plan.options), person), end.scores};
}

bool Challenges::possible(ShownMatch* match) const {
    return match != nullptr && match->active() && of(*match).has_value();
}

QString Challenges::text(ShownMatch* match) const {
    if (!possible(match)) return {};
    const Challenge challenge = *of(*match);
    const QByteArray packed = qCompress(MatchFile::written(match->plan(), challenge), 9);
    //: Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal's number
    const QString what = tr("Boneyard: %1 for %L2, deal %3.")
                             .arg(match->game()->name())
                             .arg(match->plan().seats)
                             .arg(dealNumber(match->match()->setup().deal));
    //: Sent to a friend; %1 is a number of points with its sign
    const QString result = tr("My result against the best of the others: %1. Can you do better?")
                               .arg(signedNumeral(challenge.ahead));
    //: Sent to a friend, above a long word that Boneyard can read
    const QString how = tr("Copy all of this and paste it in Boneyard.");
    return QStringList{what + u' ' + result, how, kPrefix + QString::fromLatin1(packed.toBase64(kWeb))}.join(
        u'\n');
}

void Challenges::copy(ShownMatch* match) const { QGuiApplication::clipboard()->setText(text(match)); }

QString Challenges::pasted() const { return QGuiApplication::clipboard()->text().left(kMostLetters); }

QString Challenges::save(ShownMatch* match, const QUrl& file) const {
    if (!possible(match)) return {};
    QString path = file.toLocalFile();
    if (!path.endsWith(u".boneyard"_s, Qt::CaseInsensitive)) path += u".boneyard"_s;
    QSaveFile out(path);
    const QByteArray written = MatchFile::written(match->plan(), *of(*match));
    const bool fine = out.open(QIODevice::WriteOnly) && out.write(written) == written.size() && out.commit();
    //: %1 is a file with its folder
    return fine ? tr("Saved as %1").arg(isolated(QDir::toNativeSeparators(path)))
                //: %1 is a file, %2 is why, in the system's words
                : tr("%1 cannot be written: %2.")
                      .arg(isolated(QDir::toNativeSeparators(path)), out.errorString());
}

std::optional<MatchPlan> Challenges::planIn(const QString& text) {
    static const QRegularExpression form(u"boneyard:([A-Za-z0-9_-]+)"_s);
    // Around it may stand whatever people write, and what an older mail has quoted.
    for (auto found = form.globalMatch(text.left(kMostLetters)); found.hasNext();) {
        const QByteArray word = unpacked(found.next().captured(1).toLatin1());
        const MatchFile::Reading reading = MatchFile::parse(word, text.left(20));
        if (reading.plan && reading.plan->challenge) return reading.plan;
    }
    return std::nullopt;
}

bool Challenges::isText(const QString& text) const { return planIn(text).has_value(); }

bool Challenges::isIn(const QString& file) const {
    const MatchFile::Reading reading = MatchFile::read(MatchFiles::local(file));
    return reading.plan && reading.plan->challenge && reading.plan->played.empty();
}

QVariantMap Challenges::read(const QString& fileOrText) const {
    std::optional<MatchPlan> plan = planIn(fileOrText);
    if (!plan) {
        const MatchFile::Reading reading = MatchFile::read(MatchFiles::local(fileOrText));
        if (!reading.plan) return {{u"problem"_s, reading.problem}};
        plan = reading.plan;
    }
    const GameEntry* game = find_game(plan->gameId.toStdString());
    if (!plan->challenge || game == nullptr) return {{u"problem"_s, tr("There is no challenge in it.")}};
    return {{u"plan"_s, QVariant::fromValue(*plan)},
            {u"gameId"_s, plan->gameId},
            {u"game"_s, say(game->info.name)},
            {u"seats"_s, plan->seats},
            {u"level"_s, levelName(levelOfBots(plan->players))},
            {u"deal"_s, dealNumber(plan->deal.value_or(0))},
            {u"who"_s, plan->challenge->name},
            {u"ahead"_s, signedNumeral(plan->challenge->ahead)},
            {u"rules"_s, rulesName(*plan)}};
}

}  // namespace boneyard::ui

#include "moc_challenges.cpp"
