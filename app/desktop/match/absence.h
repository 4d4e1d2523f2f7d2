// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QList>
#include <QObject>
#include <QString>
#include <cstddef>
#include <optional>

#include "match/turn.h"

namespace boneyard::ui {

/// What others did while whoever looks was at something else: a window that lies under another is not known
/// to be, and the match went on. Only what is still to be seen at the table: the end of a round has its
/// sheet.
class Absence : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    Q_PROPERTY(bool away READ away WRITE setAway NOTIFY awayChanged FINAL)
    /// In a sentence or a few; empty: nothing that is not known.
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
    /// The tiles that were laid meanwhile, by their order.
    Q_PROPERTY(QList<int> pieces READ pieces NOTIFY changed FINAL)

public:
    Absence(const MatchState& state, const Table& table, const Turn& turn, QObject* parent = nullptr);

    [[nodiscard]] bool away() const { return away_; }
    void setAway(bool away);
    [[nodiscard]] QString words() const { return words_; }
    [[nodiscard]] QList<int> pieces() const { return pieces_; }

    /// It is known, or of no use any more.
    Q_INVOKABLE void forget();

    /// Another match begins, or actions were taken back: nobody left it.
    void begin();

signals:
    void awayChanged();
    void changed();

private:
    void comeBack();
    [[nodiscard]] bool othersActed() const;

    const MatchState& state_;
    const Turn& turn_;
    bool away_ = false;
    std::optional<std::size_t> left_;  // how much had been played when they left
    QList<int> pieces_;
    QString words_;
};

}  // namespace boneyard::ui
