// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <memory>
#include <optional>

#include "sessions.h"
#include "store/archive.h"

/// What the tests of the store share.
namespace boneyard::test {

/// Whether it comes true before long. It is looked at after each event, as an answer of the archive is one:
/// QTRY_ would look every 50 ms, and there are thousands of answers.
template <class Condition>
bool comesTrue(Condition condition) {
    const QDeadlineTimer end(20'000);
    QTimer wake;
    wake.start(50);
    while (!condition() && !end.hasExpired()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return condition();
}

/// Another program that has a store open.
class Outsider {
    Q_DISABLE_COPY_MOVE(Outsider)

public:
    explicit Outsider(const QString& file) {
        connection_ = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"outsider"_s);
        connection_.setDatabaseName(file);
        if (!connection_.open()) qFatal("the store cannot be opened");
    }
    ~Outsider() {
        connection_ = {};
        QSqlDatabase::removeDatabase(u"outsider"_s);
    }
    void run(const QStringList& statements) {
        QSqlQuery query(connection_);
        for (const QString& statement : statements) QVERIFY2(query.exec(statement), qPrintable(statement));
    }

private:
    QSqlDatabase connection_;
};

/// Runs statements on a file from outside.
inline void runOn(const QString& file, const QStringList& statements) { Outsider(file).run(statements); }

/// An archive in a folder, and someone who waits for its answers.
class Desk {
    Q_DISABLE_COPY_MOVE(Desk)

public:
    explicit Desk(const QString& file) : archive(file), told(&archive, &Archive::told) {}
    ~Desk() = default;

    Archive archive;
    QSignalSpy told;  ///< the sentences so far

    MatchPage list(const MatchFilter& filter = {}, int offset = 0, int count = 1000) {
        std::optional<MatchPage> answer;
        archive.list(filter, offset, count, &asker_, [&](const MatchPage& page) { answer = page; });
        wait(answer);
        return answer.value_or(MatchPage{});
    }
    std::optional<MatchPlan> load(int id) {
        std::optional<std::optional<MatchPlan>> answer;
        archive.load(id, &asker_, [&](const std::optional<MatchPlan>& plan) { answer = plan; });
        wait(answer);
        return answer.value_or(std::nullopt);
    }
    /// The plan, or the problem.
    std::pair<std::optional<MatchPlan>, QString> claim(int id) {
        std::optional<std::pair<std::optional<MatchPlan>, QString>> answer;
        archive.claim(id, &asker_, [&](const std::optional<MatchPlan>& plan, const QString& problem) {
            answer.emplace(plan, problem);
        });
        wait(answer);
        return answer.value_or(std::pair{std::nullopt, QString()});
    }
    int import(const MatchPlan& plan) {
        std::optional<int> answer;
        archive.import(plan, &asker_, [&](int id) { answer = id; });
        wait(answer);
        return answer.value_or(-1);
    }
    void removeAll() {
        QList<int> ids;
        for (const MatchSummary& match : list().matches) ids.append(match.id);
        std::optional<int> kept;
        archive.remove(ids, &asker_, [&](int left, const QString& /*problem*/) { kept = left; });
        wait(kept);
    }
    QString remove(int id) {
        std::optional<QString> answer;
        archive.remove(id, &asker_, [&](const QString& problem) { answer = problem; });
        wait(answer);
        return answer.value_or(u"no answer"_s);
    }

private:
    template <class Answer>
    static void wait(const Answer& answer) {
        QVERIFY(comesTrue([&] { return answer.has_value(); }));
    }

    QObject asker_;
};

/// A match written by hand into a journal, without a session.
class Writer {
    Q_DISABLE_COPY_MOVE(Writer)

public:
    Writer(Archive& archive, const MatchPlan& plan) : plan_(plan), journal_(archive.journal()) {
        match_ =
            std::move(new_match(plan.gameId.toStdString(), plan.seats, plan.deal.value_or(0), plan.options))
                .value();
        for (const PlayedText& before : plan.played) (void)match_->play(before.action);
        journal_->begin(plan, standingOf(match_->status()), [this](int number) { id = number; });
    }
    ~Writer() = default;

    int id = -1;  ///< in the store, as soon as it is known
    int kept = 0;

    /// Plays the first legal action, and waits until it is kept.
    void play(int times = 1) {
        for (int i = 0; i < times && !match_->status().match_over(); ++i) play(match_->legal().front());
    }
    void play(const std::string& action) {
        QVERIFY(match_->play(action));
        plan_.played.push_back({action, By::Bot});
        const int before = kept;
        journal_->keep(plan_.played.back(), standingOf(match_->status()), [this] { ++kept; });
        QVERIFY(comesTrue([&] { return kept == before + 1; }));
    }
    void playToTheEnd() {
        while (!match_->status().match_over()) play(100);
    }
    void rewind(std::size_t ply) {
        while (match_->actions().size() > ply) (void)match_->undo();
        plan_.played.resize(ply);
        const int before = kept;
        journal_->rewind(ply, standingOf(match_->status()), [this] { ++kept; });
        QVERIFY(comesTrue([&] { return kept == before + 1; }));
    }
    /// Takes the end back, as far as the last choice of that seat that leads to another one, and plays that.
    /// Returns how many actions stay.
    std::size_t endOtherwise(kit::Seat seat = 0) {
        const std::vector<std::string> before = match_->actions();
        for (std::size_t ply = before.size(); ply-- > 0;) {
            (void)match_->undo();
            const auto legal = match_->legal();
            if (match_->status().to_move != seat || legal.size() < 2) continue;
            rewind(ply);
            play(legal.front() == before[ply] ? legal.back() : legal.front());
            playToTheEnd();
            return ply;
        }
        return 0;
    }
    [[nodiscard]] const MatchPlan& plan() const { return plan_; }
    [[nodiscard]] Journal& journal() { return *journal_; }
    [[nodiscard]] const kit::Match& match() const { return *match_; }

private:
    MatchPlan plan_;
    std::unique_ptr<kit::Match> match_;
    std::unique_ptr<Journal> journal_;
};

}  // namespace boneyard::test
