// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QDate>
#include <QObject>
#include <QVariantList>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "common/background.h"
#include "common/dispatcher.h"
#include "common/today.h"
#include "puzzles/mistakes.h"
#include "puzzles/puzzlebook.h"
#include "puzzles/puzzledesk.h"

namespace boneyard::ui {

class Archive;

/// What is asked at the desk, one after the other: the puzzles of a game, near to the player's rating, or
/// one's own mistakes, until one knows better. What comes of it is kept.
class Puzzles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_DISABLE_COPY_MOVE(Puzzles)
    Q_MOC_INCLUDE("store/archive.h")
    Q_PROPERTY(boneyard::ui::Archive* archive READ archive WRITE setArchive NOTIFY archiveChanged FINAL)
    Q_PROPERTY(boneyard::ui::PuzzleDesk* desk READ desk CONSTANT FINAL)
    /// Where tasks come from: a game's id, or "mistakes"; empty: it is not chosen yet. And all there are:
    /// {value, label}.
    Q_PROPERTY(QString source READ source NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList sources READ sources NOTIFY changed FINAL)
    /// Which task it is: "Puzzle 12 of 200", or which match it comes from.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// What it is played by, where those are not the usual rules.
    Q_PROPERTY(QString rules READ rules NOTIFY changed FINAL)
    /// The player's sign; empty: that of the first seat.
    Q_PROPERTY(QString medallion MEMBER medallion_ NOTIFY medallionChanged FINAL)
    /// How one stands: the rating and how sure it is, or how many mistakes wait.
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)
    /// What the last try did to that; empty: nothing.
    Q_PROPERTY(QString gained READ gained NOTIFY changed FINAL)
    /// Why there is no task; empty: there is one, or it is being looked for. And where all were tried before.
    Q_PROPERTY(QString nothing READ nothing NOTIFY changed FINAL)
    Q_PROPERTY(bool again READ again NOTIFY changed FINAL)
    /// One's last match has not been looked back at.
    Q_PROPERTY(bool canLookBack READ canLookBack NOTIFY changed FINAL)

public:
    explicit Puzzles(QObject* parent = nullptr);
    ~Puzzles() override;

    [[nodiscard]] Archive* archive() const { return archive_; }
    void setArchive(Archive* archive);
    [[nodiscard]] PuzzleDesk* desk() { return &desk_; }
    [[nodiscard]] QString source() const { return source_; }
    [[nodiscard]] QVariantList sources() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString rules() const;
    [[nodiscard]] QString standing() const;
    [[nodiscard]] QString gained() const;
    [[nodiscard]] QString nothing() const;
    [[nodiscard]] bool again() const { return again_; }
    [[nodiscard]] bool canLookBack() const { return lastMatch_ != 0; }

    /// The next task from there; from where one was last when it is empty. With a number, from 1 on, that
    /// puzzle of the game.
    Q_INVOKABLE void open(const QString& source, int number = 0);

    /// The next task.
    Q_INVOKABLE void next();

    /// Looks for a task again, where there was none.
    Q_INVOKABLE void refresh();

    /// Tells lookBackWanted() with the last match.
    Q_INVOKABLE void lookBack();

    /// Where the puzzles lie, a file a game; and what tells the date. For tests.
    void setFolder(const QString& folder) { folder_ = folder; }
    void setToday(std::function<QDate()> today) { today_.setClock(std::move(today)); }

signals:
    void archiveChanged();
    void medallionChanged();
    void changed();
    void lookBackWanted(const QVariant& plan);

private:
    [[nodiscard]] bool ofMistakes() const;
    void askPuzzle(const PuzzleProgress& progress, int number);
    void findMistakes();
    void askMistake();
    void findLastMatch(const QList<AnalysedMatch>& matches);
    void onTried(bool right);
    void tell(int row);

    Archive* archive_ = nullptr;
    PuzzleDesk desk_;
    QString folder_;
    Today today_{this};
    QString source_;
    QString medallion_;
    int asking_ = 0;      // which question the answers are waited for
    bool known_ = false;  // what there is
    bool again_ = false;
    int row_ = -1;  // of the task, among its kind; -1: there is none

    std::vector<BookPuzzle> book_;
    PuzzleProgress progress_;
    double before_ = 0;   // the rating before the last try
    bool moved_ = false;  // it has moved

    std::vector<Mistake> mistakes_;
    std::shared_ptr<Spreads> spreads_ = std::make_shared<Spreads>();
    int lastMatch_ = 0;  // of one's own that are over, where it was not looked back at

    Dispatcher answers_;
    Background background_;
    std::stop_source stop_;
};

}  // namespace boneyard::ui
