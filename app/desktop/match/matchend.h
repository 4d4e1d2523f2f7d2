// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QVariantList>

#include "match/matchfacts.h"
#include "match/shownmatch.h"

namespace boneyard::ui {

/// The end of a match as its page tells it: how it went, who stands where, how the totals went, and what was
/// so in it. All of it is of the whole match, wherever in it one looks.
class MatchEnd : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boneyard::ui::ShownMatch* match READ match WRITE setMatch NOTIFY changed FINAL)
    /// How it went for whoever plays here: "Bruno won; your place: 2 of 4".
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// The only person at this machine has won, alone, with partners, or with others.
    Q_PROPERTY(bool won READ won NOTIFY changed FINAL)
    /// Who stands where, best first: {place, names, side, team, medallion, you, points,
    /// decides, out, winner, spoken}; the medallion is of one who plays alone.
    Q_PROPERTY(QVariantList places READ places NOTIFY changed FINAL)
    /// The totals by round, a line for each side: {points, label, side, team, you, winner}.
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed FINAL)
    /// The totals did not decide, but a final of its own, which no line shows.
    Q_PROPERTY(bool byFinal READ byFinal NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed FINAL)
    /// What was so: {what, words, ply}.
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed FINAL)
    /// Title and places, for screen readers.
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed FINAL)
    /// How the player did against somebody who asked to do better with the same tiles; empty: nobody did.
    Q_PROPERTY(QString challenge READ challenge NOTIFY changed FINAL)
    /// 1: better than that, 0: as well, -1: less well.
    Q_PROPERTY(int challengeWon READ challengeWon NOTIFY changed FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] ShownMatch* match() const { return match_; }
    void setMatch(ShownMatch* match);

    [[nodiscard]] QString title() const;
    [[nodiscard]] bool won() const;
    [[nodiscard]] QVariantList places() const;
    [[nodiscard]] QVariantList lines() const;
    [[nodiscard]] bool byFinal() const;
    [[nodiscard]] int rounds() const { return course_.rounds(); }
    [[nodiscard]] QVariantList facts() const;
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] QString challenge() const;
    [[nodiscard]] int challengeWon() const;

    /// The deal as a friend can play it, in a line of text: which game, for how many, and its number.
    Q_INVOKABLE [[nodiscard]] QString deal() const;
    /// Puts that where other programs can paste it from.
    Q_INVOKABLE void copyDeal() const;

signals:
    void changed();

private:
    void look();
    [[nodiscard]] int aheadHere() const;
    [[nodiscard]] bool over() const;
    [[nodiscard]] bool yours(const Place& place) const;
    [[nodiscard]] QString names(const QList<int>& seats) const;
    [[nodiscard]] QString spoken(const Place& place) const;
    [[nodiscard]] QString who(int seat) const;
    [[nodiscard]] QString what(const MatchFact& fact) const;
    [[nodiscard]] QString tile(const MatchFact& fact) const;
    [[nodiscard]] QString words(const MatchFact& fact) const;

    QPointer<ShownMatch> match_;
    QList<Place> places_;
    Course course_;
    QList<MatchFact> facts_;
};

}  // namespace boneyard::ui
