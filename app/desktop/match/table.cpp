// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/table.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "common/picture.h"
#include "common/words.h"
#include "match/find.h"
#include "match/seats.h"

namespace boneyard::ui {

namespace {

constexpr int kLayOutWait = 80;           // ms that the felt must keep its shape before it is laid out anew
constexpr double kSmallestChange = 0.01;  // of the felt's shape

}  // namespace

Table::Table(const MatchState& state, QObject* parent) : QObject(parent), state_(state) {
    layingOut_.setSingleShot(true);
    layingOut_.setInterval(kLayOutWait);
    connect(&layingOut_, &QTimer::timeout, this, &Table::reshaped);
}

QString Table::face() const { return state_.played ? text(state_.match().info().face) : QString(); }

void Table::setAspect(double aspect) {
    if (!std::isfinite(aspect) || aspect <= 0 || std::abs(aspect - orientation_.aspect) < kSmallestChange)
        return;
    orientation_.aspect = aspect;
    emit aspectChanged();
    if (state_.played) layingOut_.start();
}

bool Table::mayTurn(bool needed) const {
    return state_.played && !state_.match().status().round_over() && orientation_.may_turn(needed);
}

void Table::turn(bool needed) {
    if (mayTurn(needed) && orientation_.turn(state_.match(), static_cast<kit::Seat>(viewpoint_.seat), needed))
        emit reshaped();
}

QVariantMap Table::picture() const {
    return pictureOf(state_.played ? pictured(scene_, state_.match().status()) : kit::Scene());
}

QVariantList Table::ghosts(std::string_view played, std::string_view better) const {
    constexpr double kApart = 1.2;  // units: nearer than that they would hide each other
    constexpr double kHalfTurn = 180;
    const auto spotOf = [this](std::string_view action) -> const kit::Spot* {
        for (const kit::Spot& spot : watched_) {
            if (spot.action == action) return &spot;
        }
        return nullptr;
    };
    const auto ghost = [this](const kit::Spot& spot, const kit::Pose& pose, bool isBetter) {
        QVariantMap map;
        for (const kit::HandTile& held : scene_.hand) {
            if (held.face.tile == spot.tile) map = faceMap(held.face);
        }
        map.insert(QStringLiteral("better"), isBetter);
        map.insert(QStringLiteral("px"), pose.x);
        map.insert(QStringLiteral("py"), pose.y);
        map.insert(QStringLiteral("angle"), pose.angle);
        return map;
    };
    QVariantList all;
    const kit::Spot* one = spotOf(played);
    const kit::Spot* other = played == better ? nullptr : spotOf(better);
    if (one != nullptr) {
        kit::Pose pose = one->pose;
        if (other != nullptr && std::hypot(pose.x - other->pose.x, pose.y - other->pose.y) < kApart) {
            const double turn = other->pose.angle * std::numbers::pi / kHalfTurn;  // beside its long side
            pose.x = other->pose.x + kApart * std::cos(turn);
            pose.y = other->pose.y + kApart * std::sin(turn);
        }
        all.append(ghost(*one, pose, false));
    }
    if (other != nullptr) all.append(ghost(*other, other->pose, true));
    return all;
}

void Table::show(const Viewpoint& viewpoint) {
    viewpoint_ = viewpoint;
    QList<SeatModel::Seat> seats;
    if (state_.played) {
        draw();
        seats = seatsOf(state_, viewpoint_, scene_, orientation_.aspect);
    } else {
        clear();
    }
    seats_.show(seats);
    sides_.show(seats);
    pieces_.show(scene_, state_.players(), seats, news());
    marks_.show(scene_, state_.players());
    emit ground_.changed();
    texts_.show(viewpoint_.seat, viewpoint_.part == Viewpoint::Part::Acts);
    emit changed();
}

void Table::draw() {
    const kit::Match& match = state_.match();
    const kit::Status status = match.status();
    // With the hands covered, or before the first person is ready, the table is still there to be seen, as
    // somebody sees it who has no hand.
    if (viewpoint_.seat != kit::kNobody) {
        side_ = viewpoint_.seat;
    } else if (state_.players().isHuman(status.to_move)) {
        side_ = status.to_move;
    }
    const bool begins = round_ != status.round || scene_.pieces.size() < 2;
    kit::Scene scene = orientation_.scene(match, static_cast<kit::Seat>(viewpoint_.seat), begins);
    if (viewpoint_.seat == kit::kNobody) scene.note = {};
    watched_.clear();
    if (viewpoint_.part == Viewpoint::Part::Watches) watched_ = scene.spots;
    if (viewpoint_.part != Viewpoint::Part::Acts) {  // nobody plays for the bot that one looks at
        scene.spots.clear();
        scene.choices.clear();
        scene.gathers = false;
        for (kit::Mark& mark : scene.marks) mark.action.clear();
    }
    if (viewpoint_.part == Viewpoint::Part::Watches) scene.note = {};
    if (round_ != 0 && round_ != status.round && !scene_.pieces.empty()) emit clearing();
    scene_ = std::move(scene);
    stockCount_ = status.stock_count;
    if (const int before = std::exchange(round_, status.round); before != 0 && before != status.round)
        hand_.turnTo(status.round, before);
    const std::size_t ply = state_.played->ply();
    const bool takenBack = ply < std::exchange(ply_, ply);
    const bool wasThere = std::exchange(again_, false) || takenBack;
    hand_.show(static_cast<kit::Seat>(viewpoint_.seat), scene_.hand, wasThere);
}

/// So many of the last tiles are marked with who laid them: those that are news to one who plays against
/// several, where the place of a tile does not tell it.
int Table::news() const {
    constexpr int kFew = 2;  // seats, of which it is plain
    const bool plays = viewpoint_.part != Viewpoint::Part::Watches && !viewpoint_.seesAll;
    if (!state_.played || !plays || state_.players().humans() == 0) return 0;
    if (state_.match().status().seats <= kFew || !scene_.headings.empty()) return 0;
    return state_.played->laidSince(static_cast<kit::Seat>(side_));
}

void Table::showThinking(bool thinking) {
    viewpoint_.thinking = thinking;
    seats_.setThinking(thinking);
}

void Table::clear() {
    layingOut_.stop();
    scene_ = {};
    watched_.clear();
    side_ = 0;
    round_ = 0;
    ply_ = 0;
    stockCount_ = 0;
    seen_.clear();
    hand_.forget();
}

bool Table::tellsSums() const {
    return std::any_of(scene_.seats.begin(), scene_.seats.end(),
                       [](const kit::SeatNote& note) { return !note.sum.empty(); });
}

bool Table::isOut(int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    return seat != kit::kNobody && at < scene_.seats.size() &&
           scene_.seats[at].standing == kit::Standing::Out;
}

QSet<int> Table::orders() const {
    QSet<int> all;
    for (const kit::Piece& piece : scene_.pieces) all.insert(piece.order);
    return all;
}

void Table::tell(const PlayedAction& action, int before) {
    if (action.seat == kit::kNobody) settle();  // a new deal: what lies there was not laid
    std::vector<kit::Piece> added;
    for (const kit::Piece& piece : scene_.pieces) {
        if (seen_.contains(piece.order)) continue;
        added.push_back(piece);
        added.back().owner = action.seat;
    }
    seen_.unite(orders());
    QStringList sentences = state_.narrator().sentences(action.events, drawnBy(action.events));
    for (const kit::Event& event : action.events) {
        if (event.type == kit::EventType::Draw) emit drew(event.seat);
    }
    tellGains(action.events, added);
    for (const kit::Piece& piece : added) {
        emit laid(piece.order, piece.owner, piece.owner == before && state_.players().isHuman(before));
    }
    tellMoments(action, added, sentences);
    if (viewpoint_.part == Viewpoint::Part::Acts) sentences.append(texts_.prompt());
    sentences.removeAll(QString());
    if (!sentences.isEmpty()) emit told(sentences.join(QLatin1Char(' ')));
    if (!state_.played) return;
    if (state_.match().status().round_over()) emit roundEnded();
}

/// What is worth a moment is shown, and said where nothing else tells of it.
void Table::tellMoments(const PlayedAction& action, const std::vector<kit::Piece>& added,
                        QStringList& sentences) {
    const bool over = find(action, kit::EventType::RoundOver) != nullptr;
    if (!added.empty()) {
        for (const kit::Highlight& highlight : scene_.highlights) sentences.append(say(highlight.spoken));
    }
    for (const WorthAMoment& moment : momentsOf(action, added, scene_, state_.match())) {
        if (moment.kind == Moment::Missed || (moment.kind == Moment::LastTile && !over))
            sentences.append(state_.narrator().moment(moment.kind, moment.seat));
        emit happened(moment.kind, moment.pieces, moment.seat, moment.words);
        // Whoever hears of it may have ended the match.
        if (!state_.played) return;
    }
    if (find(action, kit::EventType::Deal) != nullptr) emit dealt();
}

/// A tile drawn is named to its drawer, who alone has it in sight.
Narrator::Drawn Table::drawnBy(const kit::Events& events) const {
    const auto draws = std::count_if(events.begin(), events.end(), [this](const kit::Event& event) {
        return event.type == kit::EventType::Draw && event.seat == viewpoint_.seat;
    });
    if (draws == 0 || draws != hand_.drawn().size()) return {};
    return {viewpoint_.seat, hand_.drawn()};
}

QString Table::earned(const QString& kind, int points, int times) const {
    return state_.played ? state_.narrator().earned(kind.toStdString(), points, times) : QString();
}

/// Tiles have brought points that count only when the round is over.
bool Table::paysLater() const {
    if (!state_.played) return false;
    const auto& history = state_.played->history();
    return std::any_of(history.begin(), history.end(), [](const PlayedAction& action) {
        return find(action, kit::EventType::Points) != nullptr;
    });
}

/// Points pop up where they were earned: at the tile just laid, or at the seat; so does what all of a round
/// has brought.
void Table::tellGains(const kit::Events& events, const std::vector<kit::Piece>& added) {
    for (const kit::EventType type : {kit::EventType::Points, kit::EventType::Score}) {
        for (const Narrator::Gains& gains : Narrator::gainsIn(events, type)) {
            const kit::Seat seat = gains.front()->seat;
            const bool round = type == kit::EventType::Score && paysLater();
            const bool onTable = !round && !added.empty() && added.back().owner == seat;
            const kit::Pose place = onTable ? added.back().pose : kit::Pose{};
            int sum = 0;
            for (const kit::Event* gain : gains) sum += gain->points;
            const QString kind = gains.size() == 1 ? text(gains.front()->why) : QString();
            emit scored(seat, sum, state_.narrator().earned(gains), place.x, place.y, onTable, kind,
                        !added.empty());
        }
    }
}

}  // namespace boneyard::ui

#include "moc_table.cpp"
