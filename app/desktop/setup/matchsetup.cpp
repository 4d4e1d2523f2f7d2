// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "setup/matchsetup.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "bots/level.h"
#include "common/dealnumber.h"
#include "common/medallions.h"
#include "common/wholenumber.h"
#include "common/words.h"
#include "registry.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kUsualSeats = 3;  // a person against two bots, where the game has so many

/// The number of a deal as somebody wrote it; nothing when it is none.
std::optional<std::uint64_t> readDeal(const QString& written) {
    bool fine = false;
    const qulonglong deal = wholeNumber(written).toULongLong(&fine);
    if (!fine || deal > kit::kMaxDeal) return std::nullopt;
    return deal;
}

}  // namespace

MatchSetup::MatchSetup(QObject* parent) : QObject(parent), seated_(Players::usual(kit::kMaxSeats)) {
    setGameId(text(games().front().info.id));
    onLanguageChange(this, [this] {
        showAll();
        emit gameChanged();
    });
}

QString MatchSetup::gameId() const { return text(game_->info.id); }

void MatchSetup::setGameId(const QString& id) {
    const GameEntry* game = find_game(id.toStdString());
    if (game == nullptr || game == game_) return;
    game_ = game;
    chosen_ = kit::Options::resolve(game->info.options, {}).value();
    seats_ = std::clamp(kUsualSeats, minSeats(), maxSeats());
    chosen_ = fitting();
    showAll();
    emit gameChanged();
}

QString MatchSetup::gameName() const { return say(game_->info.name); }
int MatchSetup::minSeats() const { return game_->info.min_seats; }
int MatchSetup::maxSeats() const { return game_->info.max_seats; }

QStringList MatchSetup::presets() const {
    //: A set of rules: those that the game has by itself
    QStringList names{tr("Standard rules")};
    for (const kit::Preset& preset : game_->info.presets) names.append(say(preset.name));
    return names;
}

void MatchSetup::setSeats(int seats) {
    if (seats == seats_ || seats < minSeats() || seats > maxSeats()) return;
    const bool usual = chosen_ == fitting();
    seats_ = seats;
    if (usual) chosen_ = fitting();
    showAll();
}

void MatchSetup::setDeal(const QString& deal) {
    if (deal.trimmed() == deal_) return;
    deal_ = deal.trimmed();
    emit changed();
}

void MatchSetup::setCasual(bool casual) {
    if (std::exchange(casual_, casual) != casual) emit changed();
}

void MatchSetup::setCoached(bool coached) {
    if (std::exchange(coached_, coached) != coached) emit coachedChanged();
}

std::optional<kit::Options> MatchSetup::resolvedPreset(int index) const {
    const auto& presets = game_->info.presets;
    if (index < 0 || index > static_cast<int>(presets.size())) return std::nullopt;
    const kit::GivenOptions given =
        index == 0 ? kit::GivenOptions{} : presets[static_cast<std::size_t>(index - 1)].options;
    return kit::Options::resolve(game_->info.options, kit::with_target(game_->info, given, seats_)).value();
}

int MatchSetup::presetIndex() const {
    for (int index = 0; index <= static_cast<int>(game_->info.presets.size()); ++index) {
        if (resolvedPreset(index) == chosen_) return index;
    }
    return -1;
}

void MatchSetup::setPresetIndex(int index) {
    auto options = resolvedPreset(index);
    if (!options || *options == chosen_) return;
    chosen_ = std::move(*options);
    // A set of rules for other seats brings them along.
    for (int seats = minSeats(); seats <= maxSeats() && objects(seats_); ++seats) {
        if (!objects(seats)) setSeats(seats);
    }
    showAll();
}

bool MatchSetup::objects(int seats) const {
    return game_->info.objection != nullptr && game_->info.objection(chosen_, seats).has_value();
}

QList<int> MatchSetup::teamOfSeats() const {
    QList<int> teams(seats_, -1);
    const auto match = new_match(game_->info.id, seats_, 0, chosen_.all());  // whatever is dealt
    if (!match) return teams;
    const kit::Status status = match.value()->status();
    int number = 0;
    for (const kit::Seat lowest : status.teams()) {
        const std::vector<kit::Seat> team = status.team_of(lowest);
        if (team.size() > 1) {
            for (const kit::Seat seat : team) teams[seat] = number;
        }
        ++number;
    }
    return teams;
}

QVariantList MatchSetup::teams() const {
    const QList<int> teams = teamOfSeats();
    QMap<int, QStringList> together;
    for (int seat = 0; seat < seats_; ++seat) {
        if (teams[seat] >= 0) together[teams[seat]].append(nameOf(seat));
    }
    QVariantList all;
    for (auto team = together.cbegin(); team != together.cend(); ++team) {
        all.append(
            QVariantMap{{u"team"_s, team.key()}, {u"names"_s, QLocale().createSeparatedList(team.value())}});
    }
    return all;
}

QList<int> MatchSetup::seatsAllowed() const {
    QList<int> allowed;
    for (int seats = minSeats(); seats <= maxSeats(); ++seats) {
        if (!objects(seats)) allowed.append(seats);
    }
    return allowed;
}

QString MatchSetup::remark() const {
    if (game_ == nullptr || game_->info.remark == nullptr) return {};
    return say(game_->info.remark(chosen_, seats_));
}

QString MatchSetup::problem() const {
    if (game_->info.objection != nullptr) {
        if (const auto objection = game_->info.objection(chosen_, seats_)) return say(objection->words);
    }
    if (!deal_.isEmpty() && !readDeal(deal_)) {
        //: %1 is a large number
        return tr("A deal number is a whole number from 0 to %1.").arg(dealNumber(kit::kMaxDeal));
    }
    return {};
}

bool MatchSetup::setOption(int row, const QVariant& value) {
    const kit::OptionSchema& schema = game_->info.options;
    if (row < 0 || row >= static_cast<int>(schema.size())) return false;
    const kit::OptionSpec& spec = schema[static_cast<std::size_t>(row)];
    const auto read = OptionModel::read(spec, value);
    if (!read) return false;
    kit::GivenOptions given = chosen_.all();
    given[static_cast<std::size_t>(row)].second = *read;
    // Points that nobody asked for go with the other rules.
    const bool usual = spec.id != "target" && chosen_ == fitting();
    chosen_ = kit::Options::resolve(schema, given).value();
    if (usual) chosen_ = fitting();
    showAll();
    return true;
}

void MatchSetup::setHuman(int seat, bool human) {
    if (seat < 0 || seat >= seats_) return;
    seated_[seat].human = human;
    showAll();
}

void MatchSetup::setLevel(int seat, int level) {
    if (seat < 0 || seat >= seats_ || bots::find_level(level) == nullptr) return;
    seated_[seat].level = level;
    showAll();
}

void MatchSetup::setName(int seat, const QString& name) {
    if (seat < 0 || seat >= seats_) return;
    constexpr int kLongest = 24;
    seated_[seat].name = name.simplified().left(kLongest);
    showAll();
}

void MatchSetup::setMedallion(int seat, const QString& sign) {
    const QStringList now = here().medallions();
    if (seat < 0 || seat >= seats_ || !medallions().contains(sign) || now[seat] == sign) return;
    if (const int holder = holderOf(sign); holder >= 0) giveSign(holder, now[seat]);
    giveSign(seat, sign);
    showAll();
}

void MatchSetup::giveSign(int seat, const QString& sign) {
    if (seat != here().firstPerson()) {
        seated_[seat].medallion = sign;
        return;
    }
    seated_[seat].medallion.clear();  // it goes with the person, wherever they sit
    own_ = sign;
    emit ownMedallionChanged();
}

int MatchSetup::holderOf(const QString& sign) const {
    return static_cast<int>(here().medallions().indexOf(sign));
}

void MatchSetup::setOwnMedallion(const QString& sign) {
    if (std::exchange(own_, sign) == sign) return;
    emit ownMedallionChanged();
    showAll();
}

Players MatchSetup::here() const {
    Players here = seated_;
    here.resize(seats_);
    const int own = here.firstPerson();
    if (own >= 0 && here[own].medallion.isEmpty()) here[own].medallion = own_;
    return here;
}

void MatchSetup::takeOver(const MatchPlan& plan) {
    setGameId(plan.gameId);
    seats_ = std::clamp(plan.seats, minSeats(), maxSeats());
    casual_ = plan.casual;
    deal_ = plan.deal ? dealNumber(*plan.deal) : QString();
    if (auto options = kit::Options::resolve(game_->info.options, plan.options)) {
        chosen_ = std::move(options).value();
    }
    for (int seat = 0; seat < plan.players.size() && seat < seated_.size(); ++seat) {
        seated_[seat] = plan.players[seat];
    }
    showAll();
}

MatchPlan MatchSetup::plan() const {
    MatchPlan plan;
    plan.gameId = gameId();
    plan.seats = seats_;
    plan.deal = readDeal(deal_);
    plan.options = chosen_.all();
    plan.casual = casual_;
    plan.coached = coached_ && casual_;
    plan.counts = !plan.coached;  // as after a lesson
    plan.players = here();
    return plan;
}

kit::Options MatchSetup::fitting() const {
    kit::GivenOptions rest = chosen_.all();
    if (game_->info.target != nullptr)
        std::erase_if(rest, [](const auto& one) { return one.first == "target"; });
    return kit::Options::resolve(game_->info.options, kit::with_target(game_->info, rest, seats_)).value();
}

void MatchSetup::showAll() {
    kit::GivenOptions usual;
    if (game_->info.target != nullptr) usual.emplace_back("target", game_->info.target(chosen_, seats_));
    options_.show(game_->info.options, chosen_, kit::Options::resolve(game_->info.options, usual).value());
    players_.show(here(), game_->info, teamOfSeats());
    emit changed();
}

}  // namespace boneyard::ui

#include "moc_matchsetup.cpp"
