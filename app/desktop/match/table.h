// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSet>
#include <QTimer>

#include "kit/match.h"
#include "match/handmodel.h"
#include "match/markmodel.h"
#include "match/matchstate.h"
#include "match/meanings.h"
#include "match/piecemodel.h"
#include "match/seatmodel.h"

namespace boneyard::ui {

/// Who looks at a table, and what he may do there.
struct Eyes {
    enum class Part {
        Acts,     ///< it is his turn
        Waits,    ///< it is another's, or nobody's
        Watches,  ///< he takes no part at all
    };

    int seat = kit::kNobody;  ///< nobody's: the hands are covered, the table can still be seen
    Part part = Part::Waits;
    bool seesAll = false;   ///< every hand lies open to him
    bool thinking = false;  ///< he sees that whoever is to move thinks
};

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
    /// Where the tiles lie that are left to draw, a point in tile units; undefined: at the edge, on no place
    /// of the table.
    Q_PROPERTY(QVariant stockPlace READ stockPlace NOTIFY changed FINAL)
    /// Whose the tiles are that lie together: {x, y, name}, the left end and the middle of the line, in tile
    /// units.
    Q_PROPERTY(QVariantList headings READ headings NOTIFY changed FINAL)
    /// Width by height of the felt: lines of play bend to use it.
    Q_PROPERTY(double aspect READ aspect WRITE setAspect NOTIFY aspectChanged FINAL)
    /// A box around all that lies there, in tile units; and where the last tile lies.
    Q_PROPERTY(QRectF bounds READ bounds NOTIFY changed FINAL)
    Q_PROPERTY(QPointF lastPlace READ lastPlace NOTIFY changed FINAL)
    /// What is worth a line now; what the hand is worth, and is to come to.
    Q_PROPERTY(QString note READ note NOTIFY noteChanged FINAL)
    /// What is to be done now, or by whom.
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed FINAL)
    /// What this round is, where it is none like the others.
    Q_PROPERTY(QString stage READ stage NOTIFY changed FINAL)
    Q_PROPERTY(QString handNote READ handNote NOTIFY changed FINAL)
    Q_PROPERTY(QString handAim READ handAim NOTIFY changed FINAL)
    /// What is asked before tiles are laid, and what it is about; empty: nothing.
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    Q_PROPERTY(QString questionText READ questionText NOTIFY changed FINAL)
    /// The suit that counts in this round.
    Q_PROPERTY(QString suit READ suit NOTIFY changed FINAL)
    Q_PROPERTY(QString suitSpoken READ suitSpoken NOTIFY changed FINAL)
    Q_PROPERTY(QString suitMeaning READ suitMeaning NOTIFY changed FINAL)
    Q_PROPERTY(boneyard::ui::SeatModel* seats READ seats CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::PieceModel* pieces READ pieces CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::MarkModel* marks READ marks CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::HandModel* hand READ hand CONSTANT FINAL)
    /// What all that is.
    Q_PROPERTY(boneyard::ui::Meanings* meanings READ meanings CONSTANT FINAL)

public:
    explicit Table(const MatchState& state, QObject* parent = nullptr);

    [[nodiscard]] QString face() const;
    [[nodiscard]] int viewer() const { return eyes_.seat; }
    [[nodiscard]] int side() const { return side_; }
    [[nodiscard]] int stockCount() const { return stockCount_; }
    [[nodiscard]] QVariant stockPlace() const;
    [[nodiscard]] QVariantList headings() const;
    [[nodiscard]] double aspect() const { return aspect_; }
    void setAspect(double aspect);
    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] QPointF lastPlace() const;
    [[nodiscard]] QString note() const { return note_; }
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString stage() const;
    [[nodiscard]] QString handNote() const;
    [[nodiscard]] QString handAim() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] QString suit() const;
    [[nodiscard]] QString suitSpoken() const;
    [[nodiscard]] QString suitMeaning() const;
    [[nodiscard]] SeatModel* seats() { return &seats_; }
    [[nodiscard]] PieceModel* pieces() { return &pieces_; }
    [[nodiscard]] MarkModel* marks() { return &marks_; }
    [[nodiscard]] HandModel* hand() { return &hand_; }
    [[nodiscard]] Meanings* meanings() { return &meanings_; }

    /// Points of one kind that a seat got at several strokes, in words.
    Q_INVOKABLE [[nodiscard]] QString earned(const QString& kind, int points, int times) const;

    /// Draws the match as it stands, for these eyes; nothing when there is none.
    void show(const Eyes& eyes);

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
    void noteChanged();
    void aspectChanged();
    void reshaped();

    void laid(int order, int seat, bool fromHand);
    void drew(int seat);
    /// Points at one stroke, in words as well: "13 + 40 bridge"; `kind`: why, where all are for the same.
    void scored(int seat, int points, const QString& words, double x, double y, bool onTable,
                const QString& kind);
    /// Something worth a highlight: the tiles that are part of it, by their order.
    void highlighted(const QList<int>& pieces);
    void told(const QString& text);
    void roundEnded();

private:
    void draw();
    void clear();
    [[nodiscard]] Narrator::Drawn drawnBy(const kit::Events& events) const;
    void tellGains(const kit::Events& events, const std::vector<kit::Piece>& added);
    [[nodiscard]] QSet<int> orders() const;

    const MatchState& state_;
    kit::Scene scene_;
    Eyes eyes_;
    int side_ = 0;
    int round_ = 0;
    int stockCount_ = 0;
    double aspect_ = 1.6;
    QString note_;
    QSet<int> seen_;    // the pieces, by order, that have lain on the table in this round
    QTimer layingOut_;  // the felt is changing its shape

    SeatModel seats_;
    PieceModel pieces_;
    MarkModel marks_;
    HandModel hand_;
    Meanings meanings_{state_, scene_};
};

}  // namespace boneyard::ui
