// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/matchgame.h"

#include "common/words.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

QString MatchGame::name() const { return state_.played ? say(state_.match().info().name) : QString(); }

QString MatchGame::deal() const {
    return state_.played ? QString::number(state_.match().setup().deal) : QString();
}

QVariantList MatchGame::keys() const {
    QVariantList all;
    if (!state_.played) return all;
    for (const kit::ChoiceKey& key : state_.match().info().keys) {
        all.append(QVariantMap{{u"key"_s, QString(QLatin1Char(key.key))},
                               {u"kind"_s, static_cast<int>(key.kind)},
                               {u"what"_s, say(key.what)}});
    }
    return all;
}

GatheringWords MatchGame::gathering() const {
    GatheringWords words;
    if (!state_.played || state_.match().info().gathering.none.empty()) return words;
    const kit::Gathering& game = state_.match().info().gathering;
    words.kind = static_cast<int>(game.kind);
    words.place = say(game.place);
    words.which = say(game.which);
    words.none = say(game.none);
    words.arrange = say(game.arrange);
    words.arrangeNoMore = say(game.arrange_no_more);
    if (!game.arrange.empty()) words.arrangeKey = QLatin1Char(game.arrange_key);
    words.arrangeOrNot = say(game.arrange_or_not);
    words.arrangeNone = say(game.arrange_none);
    return words;
}

}  // namespace boneyard::ui

#include "moc_matchgame.cpp"
