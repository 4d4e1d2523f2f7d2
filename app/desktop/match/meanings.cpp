// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/meanings.h"

#include <algorithm>

#include "common/words.h"

namespace boneyard::ui {

namespace {

/// As a heading.
QString capital(QString words) {
    if (words.endsWith(QLatin1Char('.'))) words.chop(1);
    return words.left(1).toUpper() + words.mid(1);
}

}  // namespace

QVariantMap Meanings::answer(const QString& name, const kit::Meaning& meaning) const {
    return {{QStringLiteral("name"), capital(name)},
            {QStringLiteral("words"), say(meaning.words, state_.players())},
            {QStringLiteral("rule"), text(meaning.rule)}};
}

QVariantMap Meanings::ofPiece(int order) const {
    const auto found = std::find_if(scene_.pieces.begin(), scene_.pieces.end(),
                                    [&](const kit::Piece& piece) { return piece.order == order; });
    if (found == scene_.pieces.end() || found->meaning.words.empty()) return {};
    return answer(say(found->face.spoken), found->meaning);
}

QVariantMap Meanings::ofMark(int row) const {
    if (row < 0 || row >= static_cast<int>(scene_.marks.size())) return {};
    const kit::Mark& mark = scene_.marks[static_cast<std::size_t>(row)];
    return answer(say(mark.spoken), mark.meaning);
}

QVariantMap Meanings::ofTile(const QString& tile) const {
    const auto found = std::find_if(scene_.hand.begin(), scene_.hand.end(),
                                    [&](const kit::HandTile& held) { return text(held.face.tile) == tile; });
    if (found == scene_.hand.end()) return {};
    return answer(say(found->face.spoken), found->meaning);
}

QVariantMap Meanings::ofHand() const {
    const QStringList note{say(scene_.hand_note), say(scene_.hand_aim)};
    return answer(note[1].isEmpty() ? note[0] : note.join(QStringLiteral(" · ")), scene_.hand_meaning);
}

QVariantMap Meanings::ofStock(const QString& name) const { return answer(name, scene_.stock_meaning); }

QVariantMap Meanings::ofSuit() const {
    return answer(say(scene_.suit_spoken), {{scene_.suit_meaning}, scene_.suit_rule});
}

QString Meanings::ruleOfSeat(int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    return at < scene_.seats.size() ? text(scene_.seats[at].rule) : QString();
}

}  // namespace boneyard::ui
