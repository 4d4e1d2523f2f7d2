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
    if (found == scene_.pieces.end()) return {};
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

QVariantMap Meanings::ofHeading(int row) const {
    if (row < 0 || row >= static_cast<int>(scene_.headings.size())) return {};
    const kit::Heading& heading = scene_.headings[static_cast<std::size_t>(row)];
    return answer(state_.players().name(heading.owner), heading.meaning);
}

QVariantMap Meanings::ofHand() const {
    const QStringList note{say(scene_.hand_note), say(scene_.hand_aim)};
    return answer(note[1].isEmpty() ? note[0] : inARow(note), scene_.hand_meaning);
}

QVariantMap Meanings::ofStock(const QString& name) const { return answer(name, scene_.stock_meaning); }

QVariantMap Meanings::ofSuit() const {
    return answer(say(scene_.suit_spoken), {{scene_.suit_meaning}, scene_.suit_rule});
}

QVariantMap Meanings::ofSpot(const QString& action) const {
    const auto spot = std::find_if(scene_.spots.begin(), scene_.spots.end(),
                                   [&](const kit::Spot& each) { return text(each.action) == action; });
    if (spot == scene_.spots.end()) return {};
    const auto mark = std::find_if(scene_.marks.begin(), scene_.marks.end(),
                                   [&](const kit::Mark& each) { return each.group == spot->group; });
    return answer(say(spot->spoken),
                  mark != scene_.marks.end() ? mark->meaning : kit::Meaning{{}, "in-short"});
}

QVariantMap Meanings::ofChoice(const QString& action, int kind, const QString& name) const {
    const auto choice =
        std::find_if(scene_.choices.begin(), scene_.choices.end(), [&](const kit::Choice& each) {
            return text(each.action) == action && static_cast<int>(each.kind) == kind;
        });
    if (choice == scene_.choices.end()) return {};
    kit::Meaning meaning = choice->about;
    if (!choice->why_not.empty()) meaning.words.insert(meaning.words.begin(), choice->why_not);
    return answer(name, meaning);
}

QVariantMap Meanings::ofNumber(const QString& meaning) const {
    QVariantMap number = answer(say(scene_.question.title, &state_.players()), {{}, scene_.question.rule});
    number.insert(QStringLiteral("words"), meaning);
    return number;
}

QVariantMap Meanings::ofHeap(int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    if (at >= scene_.seats.size() || scene_.seats[at].won == 0) return {};
    return answer(say(scene_.seats[at].won_spoken), scene_.seats[at].won_meaning);
}

QVariantMap Meanings::ofOpenTile(const QString& spoken, const QString& holder, const QString& label) const {
    //: Of a tile in a hand that lies open; %1 is the player
    const QString words = tr("In %1's hand.").arg(holder);
    QVariantMap tile = answer(spoken, {{}, "round-end"});
    tile.insert(QStringLiteral("words"), label.isEmpty() ? words : words + u' ' + label + u'.');
    return tile;
}

QString Meanings::ruleOfSeat(int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    return at < scene_.seats.size() ? text(scene_.seats[at].rule) : QString();
}

}  // namespace boneyard::ui

#include "moc_meanings.cpp"
