// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "history/movemodel.h"
#include "match/shownmatch.h"

namespace boneyard::ui {

/// A match that was played, looked at again: step by step, round by round, or played by itself.
class Replay : public boneyard::ui::ShownMatch {  // in full: else Qt's tools do not find it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boneyard::ui::MoveModel* moves READ moves CONSTANT FINAL)
    /// Why there is nothing to see, in one sentence.
    Q_PROPERTY(QString problem READ problem NOTIFY opened FINAL)
    /// How many actions there are, and how many of them have been played where one is.
    Q_PROPERTY(int count READ count NOTIFY opened FINAL)
    Q_PROPERTY(int ply READ ply WRITE setPly NOTIFY plyChanged FINAL)
    Q_PROPERTY(int rounds READ rounds NOTIFY opened FINAL)
    /// The match has come to its end, so there is a result.
    Q_PROPERTY(bool ended READ over NOTIFY opened FINAL)
    /// The move that is told of, from 1: the last one; or, where one looks at the choice that was made there,
    /// the one that comes next. 0 before the first.
    Q_PROPERTY(int told READ told NOTIFY captionChanged FINAL)
    /// The move that is told of is still to come: the table is as its player saw it.
    Q_PROPERTY(bool ahead READ ahead NOTIFY captionChanged FINAL)
    /// That move, in words.
    Q_PROPERTY(QString caption READ caption NOTIFY captionChanged FINAL)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged FINAL)
    Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY paceChanged FINAL)
    /// Whose hand is seen: a seat, or -1 for every hand.
    Q_PROPERTY(int eyes READ eyes WRITE setEyes NOTIFY eyesChanged FINAL)
    /// From whose place one looks.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY seatChanged FINAL)
    /// The match is over: it can be judged, and played on from anywhere before its end.
    Q_PROPERTY(bool over READ over NOTIFY opened FINAL)
    /// Those that there are, as {value, label}. Of a match that is not over a person sees what is theirs.
    Q_PROPERTY(QVariantList allEyes READ allEyes NOTIFY allEyesChanged FINAL)

public:
    static constexpr int kEveryHand = -1;

    explicit Replay(QObject* parent = nullptr);

    [[nodiscard]] MoveModel* moves() { return &moves_; }
    [[nodiscard]] QString problem() const { return problem_; }
    [[nodiscard]] int count() const { return static_cast<int>(actions_.size()); }
    [[nodiscard]] int ply() const { return active() ? static_cast<int>(state_.played->ply()) : 0; }
    void setPly(int ply);
    /// That are played: bidding for the first deal, which is stepped over as they are, is none.
    [[nodiscard]] int rounds() const { return whole_ ? whole_->match().status().round : 0; }
    [[nodiscard]] int told() const { return ply() + (ahead_ ? 1 : 0); }
    [[nodiscard]] bool ahead() const { return ahead_; }
    [[nodiscard]] QString caption() const;
    [[nodiscard]] bool playing() const { return waiting_.isActive(); }
    void setPlaying(bool playing);
    [[nodiscard]] QString pace() const { return pace_; }
    void setPace(const QString& pace);
    [[nodiscard]] int eyes() const { return eyes_; }
    void setEyes(int eyes);
    [[nodiscard]] QVariantList allEyes() const;
    [[nodiscard]] int seat() const { return seat_; }
    void setSeat(int seat);

    /// Opens what was planned as played. False, with `problem` said, when that is no match.
    bool show(const MatchPlan& plan);

    /// Opens a file with a match, given by its path or its URL.
    Q_INVOKABLE bool openFile(const QString& file);

    /// Opens one that History has read.
    Q_INVOKABLE bool showPlan(const QVariant& plan);

    /// Opens a match as far as it has been played at a table.
    Q_INVOKABLE bool showMatch(boneyard::ui::ShownMatch* match);

    /// The whole match, wherever in it one is.
    [[nodiscard]] kit::Record record() const override;
    [[nodiscard]] bool over() const override { return over_; }
    [[nodiscard]] const PlayedMatch* whole() const override { return whole_.get(); }

    /// On or back so many actions, or rounds. Whoever steps by hand stops the playing.
    Q_INVOKABLE void step(int actions);
    Q_INVOKABLE void stepRound(int rounds);
    Q_INVOKABLE void goTo(int ply);

    /// To a move: to what came of it, or to the choice that was to be made before it.
    Q_INVOKABLE void goToMove(int move, bool before);

    /// Where the tiles of two actions of the seat, which is to move now, would lie (Table::ghosts).
    Q_INVOKABLE [[nodiscard]] QVariantList ghosts(const QString& played, const QString& better) const;

    /// Where two actions of whoever is to move now are done, each of them that lays no tile: {better, place,
    /// px, py}. The place is "stock", "pile", which lies at px, py, or "seat" for all that the seat only
    /// says.
    Q_INVOKABLE [[nodiscard]] QVariantList unlaid(const QString& played, const QString& better);

    /// A casual match of its own that goes on from here: whoever looks, on their seat, against bots.
    Q_INVOKABLE [[nodiscard]] QVariant planFromHere() const;

    /// Whose seat that is, in one line; empty where it was their own.
    Q_INVOKABLE [[nodiscard]] QString whosePlace() const;

signals:
    void opened();
    void plyChanged();
    void captionChanged();
    void playingChanged();
    void paceChanged();
    void eyesChanged();
    void seatChanged();
    void allEyesChanged();

private:
    void close(const QString& problem);
    void look(int ply, bool ahead = false);
    void playOn();
    void tellMoves();
    void tellSeat();
    void draw();
    [[nodiscard]] bool mayBeSeen(int eyes) const;

    MoveModel moves_;
    QString problem_;
    QString pace_ = QStringLiteral("normal");
    std::vector<PlayedText> actions_;     // all of them,
    std::unique_ptr<PlayedMatch> whole_;  // and what came of them, whatever is looked at
    std::vector<int> rounds_;             // the ply with which each of them begins
    bool over_ = false;                   // the whole of it ends with a winner
    int eyes_ = kEveryHand;
    int seat_ = 0;        // from whose place one looks
    bool ahead_ = false;  // what is told of is still to come
    QTimer waiting_;      // before the next action is shown
};

}  // namespace boneyard::ui
