// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "setup/playermodel.h"

#include "common/medallions.h"

namespace boneyard::ui {

PlayerModel::PlayerModel(QObject* parent)
    : RowModel({"seat", "name", "given", "human", "level", "levelName", "medallion", "medallionName",
                "manner", "team"},
               parent) {}

void PlayerModel::show(const Players& players, const kit::GameInfo& game, const QList<int>& teams) {
    const QStringList signs = players.medallions();
    QList<Row> rows;
    for (int seat = 0; seat < players.size(); ++seat) {
        const Player& player = players[seat];
        rows.append(Row{seat, players.name(seat), player.name, player.human, player.level,
                        levelName(player.level), signs.value(seat), medallionName(signs.value(seat)),
                        players.character(seat, game), teams.value(seat, -1)});
    }
    setRows(rows);
}

}  // namespace boneyard::ui

#include "moc_playermodel.cpp"
