// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/absence.h"

#include <algorithm>
#include <utility>

namespace boneyard::ui {

Absence::Absence(const MatchState& state, const Table& table, const Turn& turn, QObject* parent)
    : QObject(parent), state_(state), turn_(turn) {
    connect(&table, &Table::laid, this, [this](int order, int seat) {
        if (away_ && left_ && seat != turn_.viewer()) pieces_.append(order);
    });
    connect(&table, &Table::dealt, this, [this] { pieces_.clear(); });
    connect(&turn, &Turn::phaseChanged, this, [this] {
        if (turn_.phase() != Turn::YourTurn && turn_.phase() != Turn::BotTurn) forget();
    });
}

void Absence::setAway(bool away) {
    if (away == std::exchange(away_, away)) return;
    if (!away) {
        comeBack();
    } else if (state_.played && words_.isEmpty()) {  // else what was told is not read yet
        left_ = state_.played->ply();
        pieces_.clear();
    }
    emit awayChanged();
}

bool Absence::othersActed() const {
    const auto& history = state_.played->history();
    return std::any_of(history.begin() + static_cast<std::ptrdiff_t>(*left_), history.end(),
                       [this](const PlayedAction& action) {
                           return action.seat != kit::kNobody && action.seat != turn_.viewer();
                       });
}

void Absence::comeBack() {
    constexpr qsizetype kMost = 4;  // what came before stands at the plates
    const bool plays = turn_.phase() == Turn::YourTurn || turn_.phase() == Turn::BotTurn;
    if (!left_ || !state_.played || !plays || turn_.autoplay() || turn_.viewer() == kit::kNobody) return;
    if (*left_ > state_.played->ply() || !othersActed()) return;
    const QStringList all = state_.narrator().after(*left_, false);
    const QString told = all.mid(std::max<qsizetype>(0, all.size() - kMost)).join(u' ');
    if (told.isEmpty()) return;
    //: %1 is what others did while the player had another program's window before them, in sentences: "Bruno
    //: laid 4-6. Cleo passed."
    words_ = tr("While you were away: %1").arg(told);
    emit changed();
}

/// Whoever acts is there: what comes after that is news, if they are not.
void Absence::forget() {
    const bool told = !words_.isEmpty();
    words_.clear();
    pieces_.clear();
    left_ = away_ && state_.played ? std::optional(state_.played->ply()) : std::nullopt;
    if (told) emit changed();
}

void Absence::begin() {
    forget();
    left_.reset();
}

}  // namespace boneyard::ui

#include "moc_absence.cpp"
