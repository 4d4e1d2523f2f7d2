// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QSize>

#include "setup/matchsetup.h"

namespace boneyard::ui {

/// What the command line asked for.
struct LaunchPlan {
    QString page = QStringLiteral("home");
    QStringList files;  ///< matches to be looked at, one after the other
    bool hasGame = false;
    MatchPlan match;
    bool autoplay = false;  ///< bots play all seats
    bool goOn = false;      ///< with the match that was played last
    bool tell = false;      ///< write every action to standard output when it is shown
    bool exitAfterMatch = false;
    int plies = -1;  ///< bots stop after so many actions; -1: never
    QSize size{1280, 800};
    bool sized = false;  ///< the size was asked for; else the window is as it was left
    QString language;    ///< these four only for this run; empty: as in the settings
    QString theme;
    QString pace;
    QString renderer;
    bool mute = false;   ///< likewise
    QString section;     ///< of the rule book
    int puzzle = 0;      ///< the number of a game's puzzle, from 1 on; 0: any
    QString screenshot;  ///< a file; empty: no picture is taken
};

/// The same as Main.qml sees it.
class LaunchOptions : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("main() hands it to Main.qml.")
    /// The name of the page to show first, as --page takes it.
    Q_PROPERTY(QString page READ page CONSTANT FINAL)
    /// A match is to be started: call Match.launch().
    Q_PROPERTY(bool startMatch READ startMatch CONSTANT FINAL)
    Q_PROPERTY(QString gameId READ gameId CONSTANT FINAL)
    /// The anchor of the rule book's section to be shown; empty: its beginning.
    Q_PROPERTY(QString section READ section CONSTANT FINAL)
    /// The number of the puzzle to be shown, from 1 on; 0: any.
    Q_PROPERTY(int puzzle READ puzzle CONSTANT FINAL)
    /// The matches to be looked at, and where in them.
    Q_PROPERTY(QStringList files READ files CONSTANT FINAL)
    Q_PROPERTY(int plies READ plies CONSTANT FINAL)
    /// Of the window.
    Q_PROPERTY(int width READ width CONSTANT FINAL)
    Q_PROPERTY(int height READ height CONSTANT FINAL)
    /// A picture will be taken: nothing should move for ever.
    Q_PROPERTY(bool still READ still CONSTANT FINAL)

public:
    explicit LaunchOptions(LaunchPlan plan, QObject* parent = nullptr);

    [[nodiscard]] const LaunchPlan& plan() const { return plan_; }
    [[nodiscard]] QString page() const { return plan_.page; }
    [[nodiscard]] bool startMatch() const { return plan_.page == QLatin1String("table"); }
    [[nodiscard]] QString gameId() const { return plan_.hasGame ? plan_.match.gameId : QString(); }
    [[nodiscard]] QString section() const { return plan_.section; }
    [[nodiscard]] int puzzle() const { return plan_.puzzle; }
    [[nodiscard]] QStringList files() const { return plan_.files; }
    [[nodiscard]] int plies() const { return plan_.plies; }
    [[nodiscard]] int width() const { return plan_.size.width(); }
    [[nodiscard]] int height() const { return plan_.size.height(); }
    [[nodiscard]] bool still() const { return !plan_.screenshot.isEmpty(); }

    /// Fills the form of the new-match page with what the command line said; nothing when it named no game.
    Q_INVOKABLE void prepare(boneyard::ui::MatchSetup* setup) const;

signals:
    /// The match that was asked for has been started in that Match, which the setup does not know.
    void launched(QObject* match);
    /// A match is to be looked at: macOS tells a program that already runs of a double click.
    void fileWanted(const QString& file);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    LaunchPlan plan_;
};

}  // namespace boneyard::ui
