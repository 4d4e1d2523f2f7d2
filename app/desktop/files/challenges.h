// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariantMap>
#include <optional>

#include "common/matchplan.h"

namespace boneyard::ui {

class ShownMatch;

/// Asking a friend to do better with the same tiles: as a text, or as a file.
class Challenges : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_MOC_INCLUDE("match/shownmatch.h")

public:
    using QObject::QObject;

    /// A match of one person that is over.
    Q_INVOKABLE [[nodiscard]] bool possible(boneyard::ui::ShownMatch* match) const;

    /// What can be sent: a sentence or two that give nothing away but the result, and the deal as a word that
    /// Boneyard reads.
    Q_INVOKABLE [[nodiscard]] QString text(boneyard::ui::ShownMatch* match) const;
    Q_INVOKABLE void copy(boneyard::ui::ShownMatch* match) const;
    /// What other programs have copied.
    Q_INVOKABLE [[nodiscard]] QString pasted() const;

    /// Tells in one sentence that it is written, or why it is not.
    Q_INVOKABLE QString save(boneyard::ui::ShownMatch* match, const QUrl& file) const;

    /// Whether there is one in that file, given by its path or its URL; or in that text.
    Q_INVOKABLE [[nodiscard]] bool isIn(const QString& file) const;
    Q_INVOKABLE [[nodiscard]] bool isText(const QString& text) const;

    /// What it asks for: {plan, game, seats, level, deal, who, ahead, rules}; `problem` alone where it can't
    /// be read. From a file, or a text.
    Q_INVOKABLE [[nodiscard]] QVariantMap read(const QString& fileOrText) const;

    /// The same as a plan; nothing where there is none.
    static std::optional<MatchPlan> planIn(const QString& text);
    /// What a match that is over came to for its only person.
    static std::optional<Challenge> of(const ShownMatch& match);
};

}  // namespace boneyard::ui
