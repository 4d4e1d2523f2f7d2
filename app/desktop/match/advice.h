// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <memory>

#include "bots/analyzer.h"
#include "match/botworker.h"
#include "match/selection.h"
#include "match/turn.h"

namespace boneyard::ui {

/// What speaks for a move, and what against one.
class Advice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    /// The action that was hinted at, while it can be followed; else empty.
    Q_PROPERTY(QString action READ action NOTIFY actionChanged FINAL)
    /// What the last hint said, in a sentence or two, until the table changes or it is put away; else empty.
    Q_PROPERTY(QString words READ words NOTIFY wordsChanged FINAL)
    /// How what was hinted at compares with the next best, to be said where there is room for more; or empty.
    Q_PROPERTY(QString more READ more NOTIFY moreChanged FINAL)
    /// A hint was asked for, and is still to come.
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged FINAL)
    /// While it is true a hint that is asked for waits: a tile is still on its way.
    Q_PROPERTY(bool held READ held WRITE setHeld NOTIFY heldChanged FINAL)

public:
    Advice(MatchState& state, Turn& turn, Selection& selection, MatchJournal& journal,
           QObject* parent = nullptr);

    /// Thinks of what the viewer could do; tells hinted(), later.
    Q_INVOKABLE void hint();

    [[nodiscard]] QString action() const { return action_; }
    [[nodiscard]] QString words() const { return words_; }
    [[nodiscard]] QString more() const { return more_; }
    [[nodiscard]] bool thinking() const { return thinking_; }
    [[nodiscard]] bool held() const { return held_; }
    void setHeld(bool held);
    /// A hint said so in this turn: a tile that has been drawn on its word may be one of several.
    Q_INVOKABLE [[nodiscard]] bool advised(const QString& action) const;
    /// The player has chosen something else: what was said can still be read.
    Q_INVOKABLE void forget();
    /// The same by taking up a tile by hand: what was said of other ones goes as well.
    Q_INVOKABLE void forgetFor(const QString& tile);
    /// That is put away as well.
    Q_INVOKABLE void putAway();

    /// Says why a tile cannot be laid; or, for one that was dropped, why not there, where there is a place to
    /// lay tiles near: that place is told by refusedAt(). Or that the chosen tiles cannot be laid together.
    Q_INVOKABLE void refuse(const QString& tile);
    Q_INVOKABLE void refuseAt(const QString& tile, double x, double y);
    /// The same for a place that was pressed while that tile is chosen: false, and nothing is said, where no
    /// place to lay tiles is near, or it may lie there.
    Q_INVOKABLE bool refuseNear(const QString& tile, double x, double y);
    Q_INVOKABLE void refuseChosen();

    [[nodiscard]] bool atRest() const { return !worker_.thinking(); }
    void setThinker(Thinker thinker) { thinker_ = std::move(thinker); }
    /// The hints of the game, which may do so much; 0: what is usual in it.
    void setUsualThinker(int playouts = 0);

signals:
    void hinted(const QString& tile, const QString& action, const QString& text);
    void told(const QString& text);
    void said(const QString& text);
    /// Of that mark of the table, by its row, speaks what was just said.
    void refusedAt(int mark);
    void actionChanged();
    void wordsChanged();
    void moreChanged();
    void thinkingChanged();
    void heldChanged();

private:
    [[nodiscard]] Ticket now() const { return {state_.number, state_.played->ply()}; }
    void onDecided(const Ticket& ticket, const QString& action);
    /// The turn has passed to another, or one before it is played again.
    [[nodiscard]] bool turnPassed() const;
    void setAction(const QString& action);
    void setWords(const QString& words, const QString& more = {});
    [[nodiscard]] QString comparison(const std::string& best) const;
    void setThinking(bool thinking);
    /// What takes tiles, and the row of its mark; -1: it has none there.
    struct Place {
        std::string group;
        int mark = -1;
    };
    /// The place to lay tiles that is meant by a point of the table, where one is so near; else none.
    [[nodiscard]] Place placeAt(double x, double y, double near) const;
    /// Whether there was something to be said.
    bool explain(const QString& tile, const std::string& group);

    MatchState& state_;
    Turn& turn_;
    Selection& selection_;
    MatchJournal& journal_;
    Thinker thinker_;
    BotWorker worker_;
    Ticket asked_;
    QString action_;
    QString advised_;  ///< the action of this turn's last hint
    QString words_;
    QString more_;
    std::shared_ptr<bots::Rival> rival_;  ///< of the hint that was thought of last; null: there is none
    QStringList of_;                      ///< the tiles that they speak of
    bool thinking_ = false;
    bool held_ = false;
    bool wanted_ = false;  ///< a hint, when it is held no more
};

}  // namespace boneyard::ui
