// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QVariantMap>

#include "rules/rulepage.h"

namespace boneyard::ui {

/// The rules of every game, in the player's language where they are written in it, else in English.
class RuleBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit RuleBook(QObject* parent = nullptr) : QObject(parent) {}

    /// The languages that the book is written in.
    static QStringList languages();

    /// The games it tells of: {value, label}, their ids and names, as a list to choose from has them.
    Q_INVOKABLE static QVariantList shelf();

    /// A game's page; `language` empty: the one that is spoken now.
    static const RulePage& page(const QString& gameId, const QString& language = {});

    /// Whether a game's page has a section of that anchor, in any language.
    static bool hasSection(const QString& gameId, const QString& anchor);

    /// The names of all pictures that are drawn of a game.
    static QStringList pictures(const QString& gameId);

    /// A picture as QML draws it (see RulePicture); empty when there is none of that name.
    Q_INVOKABLE static QVariantMap picture(const QString& gameId, const QString& name);

    /// Why a picture cannot be drawn; empty: it can.
    static QString pictureFault(const QString& gameId, const QString& name);

    /// The section that explains something at the table: a "phase", what points are scored for ("why"), how a
    /// round ended ("end") or an "option". The page's top where there is none.
    Q_INVOKABLE static QString anchorFor(const QString& gameId, const QString& kind, const QString& name);

    /// Sections that have the words, or most of what they say, of every game, those of `firstGame` first, of
    /// each game the likeliest first: {gameId, gameName, anchor, title, snippet}. The snippet is plain text.
    Q_INVOKABLE static QVariantList find(const QString& typed, const QString& firstGame);
};

}  // namespace boneyard::ui
