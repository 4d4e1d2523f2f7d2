// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTemporaryDir>

#include "archives.h"
#include "statistics/statisticsmodel.h"
#include "suite.h"

namespace boneyard::test {

/// A store of finished matches, and the statistics of it.
class StatisticsTest : public QObject {
    Q_OBJECT

protected:
    [[nodiscard]] QString file() const { return folder_->filePath(u"data/boneyard.sqlite"_s); }

    /// A finished match of the person on seat 0, in the store.
    int finished(Archive& archive, std::uint64_t deal, const QString& game = u"matador"_s,
                 bool hint = false) {
        Writer writer(archive, planFor(2, {0}, deal, {{"target", 0}}, game));
        if (hint) writer.journal().countHint();
        writer.playToTheEnd();
        return writer.id;
    }
    QList<CountedMatch> counted(Archive& archive) {
        std::optional<QList<CountedMatch>> answer;
        archive.counted(this, [&](const QList<CountedMatch>& matches) { answer = matches; });
        [&] { QVERIFY(comesTrue([&] { return answer.has_value(); })); }();
        return answer.value_or(QList<CountedMatch>());
    }
    /// Waits until the model has looked at everything.
    static void settle(StatisticsModel& model, Desk& desk) {
        model.setArchive(&desk.archive);
        QVERIFY(comesTrue([&] { return model.pending() == 0; }));
        (void)desk.list();  // answers come in the order of the questions: the model has had its own
        QVERIFY(model.ready());
    }
    DaySums sums(Archive& archive) {
        std::optional<DaySums> answer;
        archive.sums(this, [&](const DaySums& sums) { answer = sums; });
        [&] { QVERIFY(comesTrue([&] { return answer.has_value(); })); }();
        return answer.value_or(DaySums());
    }

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
};

}  // namespace boneyard::test
