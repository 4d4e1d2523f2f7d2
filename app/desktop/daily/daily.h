// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QDate>
#include <QPointF>
#include <QSet>
#include <QVariantList>
#include <functional>
#include <stop_token>

#include "common/background.h"
#include "common/rowmodel.h"
#include "common/today.h"
#include "store/dayresult.h"

namespace boneyard {
struct GameEntry;
}

namespace boneyard::ui {

class Archive;
class Match;

/// The deal of the day: a row for each game, how its deal of today stands, and what became of those before.
/// While it is watching it follows what is played. Par is worked out in the background, and never before the
/// result is there.
class Daily : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    Q_MOC_INCLUDE("store/archive.h")
    Q_MOC_INCLUDE("match/match.h")
    Q_PROPERTY(boneyard::ui::Archive* archive READ archive WRITE setArchive NOTIFY archiveChanged FINAL)
    /// Where the deals are played.
    Q_PROPERTY(boneyard::ui::Match* table READ table WRITE setTable NOTIFY tableChanged FINAL)
    /// The sign of the player at this machine; empty: that of the seat.
    Q_PROPERTY(QString medallion READ medallion WRITE setMedallion NOTIFY medallionChanged FINAL)
    Q_PROPERTY(bool watching READ watching WRITE setWatching NOTIFY watchingChanged FINAL)
    /// The date whose deals are shown, as it is written in the player's language; and what all this is
    /// called.
    Q_PROPERTY(QString date READ date NOTIFY shown FINAL)
    Q_PROPERTY(QString title READ title NOTIFY shown FINAL)
    /// "5 days in a row"; empty: there is none yet.
    Q_PROPERTY(QString streak READ streak NOTIFY shown FINAL)
    /// How strong the bots are.
    Q_PROPERTY(QString level READ level NOTIFY shown FINAL)
    /// Of today, in four lines that give nothing away; empty: nothing was finished yet.
    Q_PROPERTY(QString result READ result NOTIFY shown FINAL)
    /// How that went which is played at the table, in a sentence or two; empty: it is no deal of the day, or
    /// is not over.
    Q_PROPERTY(QString tableResult READ tableResult NOTIFY shown FINAL)
    /// The last days before: {date, words}.
    Q_PROPERTY(QVariantList days READ days NOTIFY shown FINAL)
    /// The games of which two days at least are known: {value, label}; the one whose lines are shown; and
    /// those, with a point for each day (store/daytally.h): the results, and par where that is known.
    Q_PROPERTY(QVariantList plotGames READ plotGames NOTIFY shown FINAL)
    Q_PROPERTY(QString plotGame READ plotGame WRITE setPlotGame NOTIFY shown FINAL)
    Q_PROPERTY(QList<QPointF> ownLine READ ownLine NOTIFY shown FINAL)
    Q_PROPERTY(QList<QPointF> parLine READ parLine NOTIFY shown FINAL)
    /// How these results compare with par, in a sentence.
    Q_PROPERTY(QString plotSaid READ plotSaid NOTIFY shown FINAL)

public:
    enum State {
        Open,   ///< it was not begun
        Begun,  ///< it can be gone on with
        Left,   ///< it was begun, and its match was removed
        Done,
    };
    Q_ENUM(State)

    explicit Daily(QObject* parent = nullptr);
    ~Daily() override;
    Q_DISABLE_COPY_MOVE(Daily)

    [[nodiscard]] Archive* archive() const { return archive_; }
    void setArchive(Archive* archive);
    [[nodiscard]] Match* table() const { return table_; }
    void setTable(Match* table);
    [[nodiscard]] QString medallion() const { return medallion_; }
    void setMedallion(const QString& medallion);
    [[nodiscard]] bool watching() const { return watching_; }
    void setWatching(bool watching);
    [[nodiscard]] QString date() const;
    [[nodiscard]] static QString title();
    [[nodiscard]] QString streak() const { return streakWords(1); }
    [[nodiscard]] static QString level();
    [[nodiscard]] QString result() const;
    [[nodiscard]] QString tableResult() const;
    [[nodiscard]] QVariantList days() const;
    [[nodiscard]] QVariantList plotGames() const;
    [[nodiscard]] QString plotGame() const;
    void setPlotGame(const QString& gameId);
    [[nodiscard]] QList<QPointF> ownLine() const;
    [[nodiscard]] QList<QPointF> parLine() const;
    [[nodiscard]] QString plotSaid() const;

    /// Looks again: the date may be another one, or another window may have played.
    Q_INVOKABLE void refresh();

    /// Today's deal of a game: it is begun, or gone on with, or played once more for practice.
    Q_INVOKABLE void play(const QString& gameId);

    /// Puts the result on the clipboard.
    Q_INVOKABLE void copy() const;

    /// What tells the date; else the system's clock does.
    void setToday(std::function<QDate()> today);

signals:
    void archiveChanged();
    void tableChanged();
    void medallionChanged();
    void watchingChanged();
    void shown();
    /// A match has begun.
    void started();

private:
    void show(const QList<DayResult>& results);
    void showRows();
    /// Empty where it is shorter than that.
    [[nodiscard]] QString streakWords(int least) const;
    [[nodiscard]] const DayResult* find(const QString& date, const QString& gameId) const;
    [[nodiscard]] Row rowOf(const GameEntry& game) const;
    void workOutPar();
    [[nodiscard]] QList<DayResult> finished(const QString& gameId) const;

    Archive* archive_ = nullptr;
    Match* table_ = nullptr;
    QString medallion_;
    QString plotGame_;
    bool watching_ = false;
    Today today_{this};
    QDate date_;
    QList<DayResult> results_;
    bool known_ = false;       // what there was before: until then nothing can be begun
    QSet<QString> workedOut_;  // "2026-11-26 game", also where it could not be kept
    bool working_ = false;
    std::stop_source stop_;
    Background background_;
};

}  // namespace boneyard::ui
