// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QSet>
#include <QTimer>
#include <string_view>
#include <vector>

#include "kit/match.h"
#include "match/handmodel.h"
#include "match/markmodel.h"
#include "match/matchstate.h"
#include "match/meanings.h"
#include "match/moment.h"
#include "match/orientation.h"
#include "match/piecemodel.h"
#include "match/seatmodel.h"
#include "match/sidemodel.h"
#include "match/tableground.h"
#include "match/tabletexts.h"
#include "match/viewpoint.h"

namespace boneyard::ui {

/// The table as it is drawn: what lies on it, the seats around it, the hand of whoever looks. It tells what
/// happens there as well, so that it can be seen and heard.
class Table : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    Q_PROPERTY(QString face READ face NOTIFY changed FINAL)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed FINAL)
    /// From whose side it is seen: whoever looks, or is to take the machine next.
    Q_PROPERTY(int side READ side NOTIFY changed FINAL)
    Q_PROPERTY(int stockCount READ stockCount NOTIFY changed FINAL)
    /// Width by height of the felt: lines of play bend to use it.
    Q_PROPERTY(double aspect READ aspect WRITE setAspect NOTIFY aspectChanged FINAL)
    /// A little picture of it, as pictureOf() has it.
    Q_PROPERTY(QVariantMap picture READ picture NOTIFY changed FINAL)
    /// Where all that lies.
    Q_PROPERTY(boneyard::ui::TableGround* ground READ ground CONSTANT FINAL)
    /// What stands there in words.
    Q_PROPERTY(boneyard::ui::TableTexts* texts READ texts CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::SeatModel* seats READ seats CONSTANT FINAL)
    /// The same by sides, as the sheet of a round that is over has them.
    Q_PROPERTY(boneyard::ui::SideModel* sides READ sides CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::PieceModel* pieces READ pieces CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::MarkModel* marks READ marks CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::HandModel* hand READ hand CONSTANT FINAL)
    /// What all that is.
    Q_PROPERTY(boneyard::ui::Meanings* meanings READ meanings CONSTANT FINAL)

public:
    explicit Table(const MatchState& state, QObject* parent = nullptr);

    [[nodiscard]] QString face() const;
    [[nodiscard]] int viewer() const { return viewpoint_.seat; }
    [[nodiscard]] int side() const { return side_; }
    [[nodiscard]] int stockCount() const { return stockCount_; }
    [[nodiscard]] double aspect() const { return orientation_.aspect; }
    void setAspect(double aspect);
    [[nodiscard]] QVariantMap picture() const;
    [[nodiscard]] TableGround* ground() { return &ground_; }
    [[nodiscard]] TableTexts* texts() { return &texts_; }
    [[nodiscard]] SeatModel* seats() { return &seats_; }
    [[nodiscard]] SideModel* sides() { return &sides_; }
    [[nodiscard]] PieceModel* pieces() { return &pieces_; }
    [[nodiscard]] MarkModel* marks() { return &marks_; }
    [[nodiscard]] HandModel* hand() { return &hand_; }
    [[nodiscard]] Meanings* meanings() { return &meanings_; }

    /// It may be asked to lie the other way round, as it can be read only so (`needed`) or with less trouble:
    /// once in a round for each, while that goes on; and now it is: a table that cannot bend is turned by a
    /// quarter.
    Q_INVOKABLE [[nodiscard]] bool mayTurn(bool needed) const;
    Q_INVOKABLE void turn(bool needed);

    /// Points of one kind that a seat got at several strokes, in words.
    Q_INVOKABLE [[nodiscard]] QString earned(const QString& kind, int points, int times) const;

    /// Where two actions of whoever is watched would lay their tiles, each as {better, tile, values, suit,
    /// px, py, angle}: `better` beside `played`, where they would lie over each other. Nothing of what lays
    /// no tile.
    [[nodiscard]] QVariantList ghosts(std::string_view played, std::string_view better) const;

    /// Draws the match as it stands, from there; nothing when there is none.
    void show(const Viewpoint& viewpoint);

    /// What is drawn next was there before: it is played again.
    void awaitAgain() { again_ = true; }

    /// Whatever lies there now was not just laid: nothing of it flies in.
    void settle() { seen_ = orders(); }

    /// Tells what came of an action that is drawn already. `before`: who looked before it.
    void tell(const PlayedAction& action, int before);

    [[nodiscard]] const kit::Scene& scene() const { return scene_; }

    /// Whether one sees that whoever is to move thinks.
    void showThinking(bool thinking);

    /// Each seat's own line tells at the end of a round what it gained.
    [[nodiscard]] bool tellsSums() const;

    /// That seat is out of the match.
    [[nodiscard]] bool isOut(int seat) const;

    /// The felt has changed its shape, and all is to be drawn anew in a moment.
    [[nodiscard]] bool reshaping() const { return layingOut_.isActive(); }

signals:
    void changed();
    void aspectChanged();
    void reshaped();

    void laid(int order, int seat, bool fromHand);
    void drew(int seat);
    /// Points at one stroke, in words as well: "13 + 40 bridge"; `kind`: why, where all are for the same;
    /// `byTile`: they come of a tile, which is told to be laid after this, even if not where it lies.
    void scored(int seat, int points, const QString& words, double x, double y, bool onTable,
                const QString& kind, bool byTile);
    /// Something worth a moment: the tiles that are part of it, by their order, as they light up in turn
    /// (with none it is seen at the seat), and what is called out, mostly nothing.
    void happened(boneyard::ui::Moment::Kind kind, const QList<int>& pieces, int seat, const QString& words);
    /// A round begins: what lies on the table goes away now; and then, with the tiles in the hands, it is
    /// dealt.
    void clearing();
    void dealt();
    void told(const QString& text);
    void roundEnded();

private:
    void draw();
    void clear();
    [[nodiscard]] Narrator::Drawn drawnBy(const kit::Events& events) const;
    void tellMoments(const PlayedAction& action, const std::vector<kit::Piece>& added,
                     QStringList& sentences);
    [[nodiscard]] bool paysLater() const;
    void tellGains(const kit::Events& events, const std::vector<kit::Piece>& added);
    [[nodiscard]] QSet<int> orders() const;
    [[nodiscard]] int news() const;

    const MatchState& state_;
    kit::Scene scene_;
    std::vector<kit::Spot> watched_;  // of whoever is watched, who lays no tile by pressing there
    Viewpoint viewpoint_;
    int side_ = 0;
    int round_ = 0;
    std::size_t ply_ = 0;  // where fewer have been played now, some were taken back
    bool again_ = false;
    int stockCount_ = 0;
    Orientation orientation_;
    QSet<int> seen_;    // the pieces, by order, that have lain on the table in this round
    QTimer layingOut_;  // the felt is changing its shape

    TableGround ground_{state_, scene_};
    TableTexts texts_{state_, scene_};
    SeatModel seats_;
    SideModel sides_;
    PieceModel pieces_;
    MarkModel marks_;
    HandModel hand_;
    Meanings meanings_{state_, scene_};
};

}  // namespace boneyard::ui
