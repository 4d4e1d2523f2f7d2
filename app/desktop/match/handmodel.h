// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "common/matchplan.h"
#include "common/rowmodel.h"
#include "kit/scene.h"

namespace boneyard::ui {

/// The viewer's hand in the order the viewer likes: it stays as it was sorted or dragged, and what is drawn
/// comes to the end, but for jokers. A hand that was held before, when a move is taken back, stands as it
/// stood then. Tiles of which every other one stands on its head keep the way they stand until they are
/// sorted or dealt anew: nobody is to look for a tile again because another has gone. Each seat's order is
/// kept, so that several people find their hands as they left them. While the tiles stand arranged the order
/// before that is kept, and comes back afterwards.
class HandModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    Q_PROPERTY(bool hasSuits READ hasSuits NOTIFY countChanged FINAL)
    /// The tiles stand by what they make together, with gaps between.
    Q_PROPERTY(bool arranged READ arranged WRITE setArranged NOTIFY arrangedChanged FINAL)
    /// They stand by their numbers, from whichever the suit is.
    Q_PROPERTY(bool byValue READ byValue NOTIFY orderChanged FINAL)
    Q_PROPERTY(int gaps READ gaps NOTIFY arrangedChanged FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY orderChanged FINAL)
    Q_PROPERTY(int chosenCount READ chosenCount NOTIFY chosenChanged FINAL)
    /// What the hand is worth without the one tile that is chosen; empty: it is none that can be thrown.
    Q_PROPERTY(QString chosenNote READ chosenNote NOTIFY chosenChanged FINAL)

public:
    explicit HandModel(QObject* parent = nullptr);

    /// Shows the hand of `seat`; nothing with kit::kNobody. Where a move was taken back or played again all
    /// of it was there before: it stands as it stood, and nothing in it counts as drawn.
    void show(kit::Seat seat, const std::vector<kit::HandTile>& hand, bool wasThere = false);

    /// Another round is on the table: a later one has been dealt, and every seat's order is forgotten; in an
    /// earlier one, when a move is taken back, they are as they were then.
    void turnTo(int round, int before);

    /// Forgets every seat's order, in all rounds.
    void forget();

    /// What came to the hand with the last show(), as it is spoken.
    [[nodiscard]] const QStringList& drawn() const { return drawn_; }

    /// What was drawn is marked no more: whoever holds it has gone on.
    void knowDrawn();

    /// How each seat has put its tiles; and as they were put before the match was left, to be told before
    /// they are shown.
    [[nodiscard]] const Racks& racks() const { return racks_; }
    void restore(const Racks& racks) { racks_ = racks; }

    [[nodiscard]] bool hasSuits() const;
    [[nodiscard]] bool holds(const QString& tile) const { return rowOf(tile) >= 0; }
    /// Of two alike it is the one that is left over, rather than that of a meld.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& tile) const;

    [[nodiscard]] bool arranged() const { return racks_.value(seat_).arranged; }
    void setArranged(bool wanted);
    [[nodiscard]] bool byValue() const;
    [[nodiscard]] int gaps() const;
    /// How many of them come before the tile of that row; 0 where there is none.
    Q_INVOKABLE [[nodiscard]] int gapsBefore(int row) const;

    /// So many places stands a tile behind the one of the row `first`, where two that stand alike leave one
    /// free between them: if the tile of the row `from` stood in the row `to`, unless these are -1.
    Q_INVOKABLE [[nodiscard]] int columnOf(int row, int first, int from, int to) const;
    [[nodiscard]] int columns() const { return columnOf(count() - 1, 0, -1, -1); }

    /// The tiles that the player has chosen.
    [[nodiscard]] QStringList chosen() const;
    [[nodiscard]] int chosenCount() const { return static_cast<int>(chosen().size()); }
    [[nodiscard]] QString chosenNote() const;
    [[nodiscard]] bool isChosen(int row) const;
    void choose(int row, bool chosen);
    void chooseOnly(int row);  ///< none with -1

    Q_INVOKABLE void move(int from, int to);
    Q_INVOKABLE void sortByValue();
    Q_INVOKABLE void sortBySuit();

signals:
    void arrangedChanged();
    void orderChanged();
    void nothingToArrange();  ///< that was wanted, but nothing belongs together
    void chosenChanged();
    void racksChanged();

private:
    enum Column { Tile, Values, Suit, Playable, Spoken, Group, Place, Chosen, Gap, Fresh, Upended, Without };

    [[nodiscard]] static Row takeFrom(QList<Row>& rows, const QString& tile);
    static void choosePlaces(const QList<Row>& before, const std::vector<kit::HandTile>& hand,
                             QList<Row>& rows);
    void showAnother(QList<Row> arriving, bool wasThere);
    void showNext(QList<Row> arriving, bool wasThere);
    void put(Row row);
    void standInTurn();
    [[nodiscard]] bool fittingWay(int place, int next) const;
    [[nodiscard]] static bool lower(const Row& a, const Row& b);
    void sortTiles(bool suitFirst);
    template <class Before>
    void sortBy(const Before& before);
    void arrange(bool anew);
    void endArranged();
    void remember();
    void standAs(const QStringList& order);
    void leave();
    void stood(const QStringList& tiles);
    [[nodiscard]] const QStringList* stoodBefore(const QStringList& held) const;
    [[nodiscard]] QStringList tiles() const;

    /// How each seat's tiles stood in a round, whenever some came or went.
    using Stood = QMap<int, QList<QStringList>>;

    kit::Seat seat_ = kit::kNobody;
    Stood earlier_;
    QMap<int, Stood> rounds_;  ///< that have been played, by their number
    QStringList drawn_;
    Racks racks_;
};

}  // namespace boneyard::ui
