// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "rules/rulepicture.h"

#include <QJsonArray>
#include <algorithm>
#include <memory>

#include "common/words.h"
#include "protocol/describe.h"
#include "registry.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

using Tiles = std::vector<std::string>;
using MatchOr = kit::Result<std::unique_ptr<kit::Match>>;

constexpr double kAspect = 1.6;
constexpr double kReach = 1.2;  // no tile reaches further from its middle

Tiles textsOf(const QJsonValue& list) {
    Tiles texts;
    for (const QJsonValue value : list.toArray()) texts.push_back(value.toString().toStdString());
    return texts;
}

kit::GivenOptions optionsOf(const QJsonObject& object) {
    kit::GivenOptions options;
    for (auto it = object.begin(); it != object.end(); ++it) {
        kit::OptionValue value = it->toString().toStdString();
        if (it->isBool()) value = it->toBool();
        if (it->isDouble()) value = it->toInt();
        options.emplace_back(it.key().toStdString(), value);
    }
    return options;
}

/// Every text that stands in a list: before anything is played these are the game's tiles, wherever they lie.
void collect(const kit::Data& data, Tiles& tiles) {
    data.visit([&](const auto& content) {
        using Content = std::decay_t<decltype(content)>;
        if constexpr (std::is_same_v<Content, kit::Data::List>) {
            for (const kit::Data& item : content) {
                item.visit([&](const auto& inner) {
                    if constexpr (std::is_same_v<std::decay_t<decltype(inner)>, std::string>)
                        tiles.push_back(inner);
                });
                collect(item, tiles);
            }
        }
    });
}

/// The game's set of tiles, sorted.
Tiles setOf(const kit::Match& fresh) {
    Tiles tiles;
    const kit::Data state = protocol::describe(fresh);
    state.visit([&](const auto& content) {
        if constexpr (std::is_same_v<std::decay_t<decltype(content)>, kit::Data::Object>) {
            for (const auto& [key, value] : content) collect(value, tiles);
        }
    });
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

bool has(const Tiles& texts, const std::string& one) {
    return std::find(texts.begin(), texts.end(), one) != texts.end();
}

/// Moves a tile out of `from`; false when it is not there.
bool take(Tiles& from, const std::string& tile) {
    const auto found = std::find(from.begin(), from.end(), tile);
    if (found == from.end()) return false;
    from.erase(found);
    return true;
}

/// A deck that deals what the picture wants: each hand as given, filled up with what nobody wants.
Tiles deckOf(const kit::Match& fresh, const QJsonObject& how) {
    Tiles rest = setOf(fresh);
    std::vector<Tiles> hands;
    for (const QJsonValue hand : how["hands"_L1].toArray()) hands.push_back(textsOf(hand));
    hands.resize(static_cast<std::size_t>(fresh.setup().seats));
    const Tiles stock = textsOf(how["stock"_L1]);
    for (const Tiles& hand : hands) {
        for (const std::string& tile : hand) take(rest, tile);
    }
    for (const std::string& tile : stock) take(rest, tile);
    Tiles deck;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        Tiles& hand = hands[seat];
        const auto size = static_cast<std::size_t>(fresh.status().hand_counts[seat]);
        while (hand.size() < size && !rest.empty()) {
            hand.push_back(rest.front());
            rest.erase(rest.begin());
        }
        deck.insert(deck.end(), hand.begin(), hand.end());
    }
    deck.insert(deck.end(), stock.begin(), stock.end());
    deck.insert(deck.end(), rest.begin(), rest.end());
    return deck;
}

MatchOr reach(const QString& gameId, const QJsonObject& how) {
    kit::Record record;
    record.game = gameId.toStdString();
    record.seats = how["seats"_L1].toInt(2);
    record.deal = static_cast<std::uint64_t>(how["deal"_L1].toInteger(1));
    record.options = optionsOf(how["options"_L1].toObject());
    record.actions = textsOf(how["actions"_L1]);
    if (how.contains("hands"_L1)) {
        const MatchOr fresh = new_match(record.game, record.seats, record.deal, record.options);
        if (!fresh) return fresh.error();
        record.deck = deckOf(**fresh, how);
    }
    return load_match(record);
}

QVariantMap placed(const kit::Face& face, const kit::Pose& pose) {
    QVariantMap map = faceMap(face);
    map.insert(u"x"_s, pose.x);
    map.insert(u"y"_s, pose.y);
    map.insert(u"angle"_s, pose.angle);
    return map;
}

/// A box around everything that is shown.
class Bounds {
public:
    void add(const kit::Pose& pose, double reach = kReach) {
        if (empty_) left_ = right_ = pose.x, top_ = bottom_ = pose.y;
        empty_ = false;
        left_ = std::min(left_, pose.x - reach);
        right_ = std::max(right_, pose.x + reach);
        top_ = std::min(top_, pose.y - reach);
        bottom_ = std::max(bottom_, pose.y + reach);
    }

    [[nodiscard]] QVariantMap map() const {
        return {{u"left"_s, left_}, {u"top"_s, top_}, {u"right"_s, right_}, {u"bottom"_s, bottom_}};
    }

private:
    bool empty_ = true;
    double left_ = 0;
    double top_ = 0;
    double right_ = 0;
    double bottom_ = 0;
};

/// The line around a tile: it has made a ring or a bridge, or it was the last.
QString ringOf(const kit::Scene& scene, const kit::Piece& piece) {
    for (const kit::Highlight& highlight : scene.highlights) {
        if (highlight.feat != kit::Feat::Ring && highlight.feat != kit::Feat::Bridge) continue;
        if (std::count(highlight.pieces.begin(), highlight.pieces.end(), piece.order) > 0)
            return u"highlight"_s;
    }
    return piece.order == scene.last && scene.pieces.size() > 1 ? u"last"_s : QString();
}

void drawTable(const kit::Scene& scene, const QJsonObject& how, QVariantMap& drawn) {
    Bounds bounds;
    QVariantList pieces;
    for (const kit::Piece& piece : scene.pieces) {
        QVariantMap map = placed(piece.face, piece.pose);
        map.insert(u"ring"_s, ringOf(scene, piece));
        pieces.append(map);
        bounds.add(piece.pose);
    }
    QVariantList spots;
    const std::string tile = how["tile"_L1].toString().toStdString();
    const Tiles places = textsOf(how["places"_L1]);
    Tiles taken;
    for (const kit::Spot& spot : scene.spots) {
        if (spot.tile != tile) continue;
        if (!places.empty() && !has(places, spot.group) && !has(places, spot.action)) continue;
        const auto held = std::find_if(scene.hand.begin(), scene.hand.end(),
                                       [&](const kit::HandTile& own) { return own.face.tile == tile; });
        if (held == scene.hand.end()) continue;
        spots.append(placed(held->face, spot.pose));
        bounds.add(spot.pose);
        taken.push_back(spot.group);
    }
    QVariantList marks;
    for (const kit::Mark& mark : scene.marks) {
        if (mark.kind == kit::MarkKind::Place || mark.kind == kit::MarkKind::Pile ||
            !how["ends"_L1].toBool(true))
            continue;
        if (has(taken, mark.group)) continue;
        marks.append(QVariantMap{{u"px"_s, mark.pose.x},
                                 {u"py"_s, mark.pose.y},
                                 {u"angle"_s, mark.pose.angle},
                                 {u"kind"_s, static_cast<int>(mark.kind)},
                                 {u"accepts"_s, QVariant::fromValue(list(mark.accepts))}});
        bounds.add(mark.pose, 0.5);
    }
    drawn.insert(u"pieces"_s, pieces);
    drawn.insert(u"spots"_s, spots);
    drawn.insert(u"marks"_s, marks);
    drawn.insert(u"bounds"_s, bounds.map());
}

/// The tiles of the hand in the order wanted; the fault when it lacks one.
QString drawRows(const kit::Scene& scene, const QJsonArray& wanted, QVariantMap& drawn) {
    QVariantList rows;
    for (const QJsonValue row : wanted) {
        QVariantList tiles;
        for (const std::string& tile : textsOf(row)) {
            const auto held = std::find_if(scene.hand.begin(), scene.hand.end(),
                                           [&](const kit::HandTile& own) { return own.face.tile == tile; });
            if (held == scene.hand.end()) return u"the first hand has no "_s + QString::fromStdString(tile);
            tiles.append(faceMap(held->face));
        }
        rows.append(QVariant(tiles));
    }
    drawn.insert(u"rows"_s, rows);
    return {};
}

}  // namespace

RulePicture RulePicture::draw(const QString& gameId, const QJsonObject& how) {
    RulePicture picture;
    const MatchOr match = reach(gameId, how);
    if (!match) {
        picture.fault = QString::fromStdString(match.error().message);
        return picture;
    }
    const QJsonArray rows = how["rows"_L1].toArray();
    const kit::Seat mover = (*match)->status().to_move;
    const kit::Scene scene = (*match)->scene(rows.isEmpty() ? std::max<kit::Seat>(mover, 0) : 0, kAspect);
    picture.drawn.insert(u"face"_s, text((*match)->info().face));
    if (rows.isEmpty()) {
        drawTable(scene, how, picture.drawn);
        if (scene.pieces.empty()) picture.fault = u"nothing lies on the table"_s;
        if (how.contains("tile"_L1) && picture.drawn[u"spots"_s].toList().isEmpty())
            picture.fault = u"the tile has no place"_s;
    } else {
        picture.fault = drawRows(scene, rows, picture.drawn);
    }
    return picture;
}

}  // namespace boneyard::ui
