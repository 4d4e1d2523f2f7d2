// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <string>
#include <vector>

#include "match/choicemodel.h"
#include "match/spotmodel.h"
#include "match/table.h"

namespace boneyard::ui {

/// Which tiles of the hand are chosen, where a single one may go, and what else can be done now.
class Selection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    /// The tile, where just one is chosen; else empty.
    Q_PROPERTY(QString tile READ tile WRITE setTile NOTIFY tileChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// Several can be chosen at once.
    Q_PROPERTY(bool gathers READ gathers NOTIFY changed FINAL)
    /// Where it would go, a row of the spots; -1: nowhere yet.
    Q_PROPERTY(int spot READ spot WRITE setSpot NOTIFY spotChanged FINAL)
    /// The pointer has turned the tile in the place on which it is, so that it lies as this row of the spots;
    /// it may not lie below the pointer then. -1: it has not.
    Q_PROPERTY(int turnedUnder READ turnedUnder NOTIFY turnedUnderChanged FINAL)
    Q_PROPERTY(boneyard::ui::SpotModel* spots READ spots CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::ChoiceModel* choices READ choices CONSTANT FINAL)

public:
    explicit Selection(Table& table, QObject* parent = nullptr);

    [[nodiscard]] QString tile() const { return tile_; }
    /// Chooses that tile and no other; none when it is empty.
    void setTile(const QString& tile);
    [[nodiscard]] int count() const { return hand_.chosenCount(); }
    [[nodiscard]] bool gathers() const { return table_.scene().gathers; }
    [[nodiscard]] int spot() const { return spots_.current(); }
    void setSpot(int row);
    [[nodiscard]] int turnedUnder() const { return turned_; }
    [[nodiscard]] SpotModel* spots() { return &spots_; }
    [[nodiscard]] ChoiceModel* choices() { return &choices_; }

    /// Chooses that tile of the hand and no other, or takes the choice back; in a game in which tiles are
    /// laid together it joins those that are chosen already.
    Q_INVOKABLE void tap(int row);
    Q_INVOKABLE void choose(int row, bool alone);
    void chooseAll(std::vector<std::string> tiles);
    Q_INVOKABLE void clear() { setTile({}); }
    /// A hint takes that tile up: whoever taps it then means to go on with it, not to put it back.
    Q_INVOKABLE void offer(const QString& tile);

    /// Makes the spot current that is nearest to a place, if one is that near; tells which.
    Q_INVOKABLE int aim(double x, double y, double maxDistance);
    /// The spot, a row, by which the chosen tile joins tiles that lie at a place; -1: it joins none there.
    Q_INVOKABLE [[nodiscard]] int joining(double x, double y) const { return spots_.joining(x, y); }
    /// The pointer has come to that place, a row of the spots; -1: to none. While it is on one, that is the
    /// current one; after that it is again what was before.
    Q_INVOKABLE void pointAt(int row);
    /// Turns the tile where the pointer is, in that very place; else to the next way at the same end.
    Q_INVOKABLE void turn(int step);
    /// Shows the next way to lie in the place of that row; nothing is current by that but what was there.
    Q_INVOKABLE void turnPlace(int row);
    Q_INVOKABLE void cycle(int step);
    Q_INVOKABLE void walk(int step);
    Q_INVOKABLE [[nodiscard]] QString action(int spot) const { return spots_.action(spot); }

    /// What is on the table.
    [[nodiscard]] const kit::Scene& scene() const { return table_.scene(); }

    /// The table shows something else.
    void follow();

signals:
    void changed();
    void tileChanged();
    void countChanged();
    void spotChanged();
    void turnedUnderChanged();

private:
    void showChosen();
    void showSpots(const QString& tile);
    void tellTurned();

    Table& table_;
    HandModel& hand_;
    QString tile_;
    QString offered_;  // by a hint, and not tapped since
    SpotModel spots_;
    ChoiceModel choices_;
    int pointed_ = -1;  // where the pointer is
    int before_ = -1;   // what was current when it came there
    int turned_ = -1;   // what it has turned there
};

}  // namespace boneyard::ui
