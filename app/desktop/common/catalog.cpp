// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/catalog.h"

#include <algorithm>

#include "bots/level.h"
#include "common/example.h"
#include "common/legible.h"
#include "common/medallions.h"
#include "common/picture.h"
#include "common/words.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

constexpr std::size_t kPreviewPieces = 9;

/// A suit of the game whose tiles have that face; null where there is none.
const kit::Suit* suitOf(const QString& face, const QString& id) {
    for (const GameEntry& game : games()) {
        if (text(game.info.face) != face) continue;
        for (const kit::Suit& suit : game.info.suits) {
            if (text(suit.id) == id) return &suit;
        }
    }
    return nullptr;
}

}  // namespace

GameModel::GameModel(QObject* parent)
    : RowModel({"gameId", "name", "blurb", "face", "minSeats", "maxSeats", "lessons"}, parent) {}

void GameModel::show() {
    QList<Row> rows;
    for (const GameEntry& game : boneyard::games()) {
        const kit::GameInfo& info = game.info;
        rows.append(Row{text(info.id), say(info.name), say(info.blurb), text(info.face), info.min_seats,
                        info.max_seats, static_cast<int>(game.lessons().size())});
    }
    setRows(rows);
}

Catalog::Catalog(QObject* parent) : QObject(parent) {
    games_.show();
    onLanguageChange(this, [this] {
        games_.show();
        emit textsChanged();
    });
}

QVariantList Catalog::levels() {
    QVariantList all;
    for (const bots::Level& level : bots::levels()) {
        if (!level.offered) continue;
        all.append(QVariantMap{{QStringLiteral("number"), level.number},
                               {QStringLiteral("name"), say(level.name)},
                               {QStringLiteral("blurb"), say(level.blurb)}});
    }
    return all;
}

QVariantList Catalog::medallions() {
    QVariantList all;
    for (const QString& sign : ui::medallions()) {
        all.append(
            QVariantMap{{QStringLiteral("sign"), sign}, {QStringLiteral("name"), medallionName(sign)}});
    }
    return all;
}

QColor Catalog::ink(const QString& face, const QString& suit) {
    const kit::Suit* found = suitOf(face, suit);
    return found != nullptr ? QColor(text(found->ink)) : QColor();
}

QColor Catalog::inkOn(const QColor& ground, const QString& face, const QString& suit) {
    return legibleOn(ground, ink(face, suit));
}

QColor Catalog::enamel(const QString& face, const QString& suit) {
    const kit::Suit* found = suitOf(face, suit);
    return found != nullptr ? QColor(text(found->enamel)) : QColor();
}

QVariantMap Catalog::preview(const QString& gameId) {
    if (previews_.contains(gameId)) return previews_.value(gameId);
    const GameEntry* game = find_game(gameId.toStdString());
    const auto example =
        game == nullptr ? std::nullopt : exampleOf(game->info.id, game->info.min_seats, {}, kPreviewPieces);
    QVariantMap preview = pictureOf(example.value_or(Example()).table);
    previews_.insert(gameId, preview);
    return preview;
}

}  // namespace boneyard::ui

#include "moc_catalog.cpp"
