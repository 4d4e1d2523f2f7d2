// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/markmodel.h"

#include <algorithm>

#include "common/words.h"

namespace boneyard::ui {

MarkModel::MarkModel(QObject* parent)
    : RowModel(
          {"px", "py", "angle", "group", "kind", "accepts", "spoken", "open", "action", "tiles", "meaning"},
          parent) {}

void MarkModel::show(const kit::Scene& scene, const Players& players) {
    QList<Row> rows;
    for (const kit::Mark& mark : scene.marks) {
        const bool open = std::any_of(scene.spots.begin(), scene.spots.end(),
                                      [&](const kit::Spot& spot) { return spot.group == mark.group; });
        QVariantList tiles;
        for (const kit::Face& face : mark.tiles) tiles.append(faceMap(face));
        rows.append(Row{mark.pose.x, mark.pose.y, mark.pose.angle, text(mark.group),
                        static_cast<int>(mark.kind), QVariant::fromValue(list(mark.accepts)),
                        say(mark.spoken), open, text(mark.action), QVariant(tiles),
                        say(mark.meaning.words, players)});
    }
    setRows(rows);
}

}  // namespace boneyard::ui

#include "moc_markmodel.cpp"
