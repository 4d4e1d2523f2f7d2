// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What somebody else has sent: the text of a challenge, as it lies on the clipboard, and of a file
// NAME.boneyard what the window alone reads, players and challenge. It is read as it was written, or refused
// with a reason.
//
// The first byte says how the rest comes: as the text, packed as a text packs it, or as a file.
#include <QGuiApplication>
#include <QString>

#include "common/matchplan.h"
#include "files/challenges.h"
#include "files/matchfile.h"
#include "input.h"
#include "protocol/record.h"
#include "store/rowreader.h"

using namespace Qt::StringLiterals;
using boneyard::fuzz::Input;
using boneyard::fuzz::require;
using boneyard::ui::Challenges;
using boneyard::ui::MatchFile;
using boneyard::ui::MatchPlan;

namespace {

constexpr int kMostPoints = boneyard::ui::kMostPoints;

void begin() {
    static int count = 1;
    static char name[] = "fuzz_challenge";
    static char* names[] = {name, nullptr};
    static const auto* program = new QGuiApplication(count, names);  // as long as Qt's own globals
    static_cast<void>(program);
}

QByteArray packed(const QByteArray& bytes) {
    return "boneyard:" +
           qCompress(bytes).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

std::string record_of(const MatchPlan& plan) {
    return boneyard::protocol::record_text(boneyard::ui::recordOf(plan));
}

void require_sense(const MatchPlan& plan) {
    require(plan.players.size() == plan.seats, "each seat has a player");
    if (plan.challenge) {
        require(plan.players.onlyPerson() >= 0, "somebody can answer a challenge");
        require(plan.challenge->points.size() == plan.seats, "each seat has its points");
        require(std::abs(plan.challenge->ahead) <= kMostPoints, "a result can be told");
    }
    const QByteArray written = MatchFile::written(boneyard::ui::recordOf(plan), plan.players);
    const MatchFile::Reading again = MatchFile::parse(written, u"again"_s);
    require(again.plan && record_of(*again.plan) == record_of(plan), "a match is read as it was written");
    for (int seat = 0; seat < plan.seats; ++seat)
        require(again.plan->players[seat].name == plan.players[seat].name, "and so are its players");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    begin();
    Input input(data, size);
    const int way = input.byte() % 3;
    const QByteArray rest(input.rest().data(), static_cast<qsizetype>(input.rest().size()));
    if (way == 2) {
        const MatchFile::Reading reading = MatchFile::parse(rest, u"a file"_s);
        require(reading.plan.has_value() == reading.problem.isEmpty(), "a refusal says why");
        if (reading.plan) require_sense(*reading.plan);
        return 0;
    }
    const std::optional<MatchPlan> plan =
        Challenges::planIn(QString::fromUtf8(way == 1 ? "Do better: " + packed(rest) : rest));
    if (!plan) return 0;
    require(plan->challenge.has_value(), "there is a challenge in it");
    require_sense(*plan);
    return 0;
}
