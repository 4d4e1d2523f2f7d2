// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kit/game.h"

namespace boneyard::kit {

/// A match in progress, whichever game it is: the handle that the protocol and the window hold. It speaks
/// the protocol's words, checks what it is given, and remembers the actions, so that undo, records and
/// replay exist once for all games.
class Match {
public:
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;
    virtual ~Match() = default;

    [[nodiscard]] const GameInfo& info() const { return *info_; }
    [[nodiscard]] const Setup& setup() const { return setup_; }

    /// What has been played so far, oldest first; its size is the match's ply.
    [[nodiscard]] const std::vector<std::string>& actions() const { return actions_; }

    /// Every legal action's text, sorted by byte order; empty once the match is over.
    [[nodiscard]] virtual std::vector<std::string> legal() const = 0;

    /// Plays one action and tells what happened. Fault: IllegalAction; nothing has changed then.
    Result<Events> play(std::string_view action);

    /// Takes the last action back. Fault: NothingToUndo.
    Result<bool> undo();

    /// Goes back to where `ply` actions had been played; nothing changes when there are no more than that.
    void rewind(std::size_t ply);

    [[nodiscard]] virtual Status status() const = 0;

    /// Who holds what: everything, or what `seat` may know. Precondition: the seat is in the match.
    [[nodiscard]] virtual Holdings holdings() const = 0;
    [[nodiscard]] virtual Holdings holdings(Seat seat) const = 0;

    /// Adds what the game alone tells of itself to an object: everything, or what `seat` may know.
    virtual void describe(Data& data) const = 0;
    virtual void describe(Seat seat, Data& data) const = 0;

    [[nodiscard]] Record record() const;

    /// The table as `seat` may see it; spots and choices only while it is that seat's turn.
    [[nodiscard]] virtual Scene scene(Seat seat, double aspect) const = 0;

    /// Why `seat` cannot lay `tile` on the spots named `group` (empty: anywhere).
    [[nodiscard]] virtual Phrase why_not(Seat seat, std::string_view tile, std::string_view group) const = 0;

    /// What speaks for a legal action of `seat`. Empty when the action is none of its.
    [[nodiscard]] virtual Phrase why(Seat seat, std::string_view action) const = 0;

    /// What speaks for a legal action of `seat` rather than for another one, in sentences that name the
    /// figures of both; none when nothing does that can be counted.
    [[nodiscard]] virtual std::vector<Phrase> why_rather(Seat seat, std::string_view action,
                                                         std::string_view other) const = 0;

    /// The same without what the words of both actions tell, or why() of the first.
    [[nodiscard]] virtual std::vector<Phrase> why_besides(Seat seat, std::string_view action,
                                                          std::string_view other) const = 0;

protected:
    Match(const GameInfo& info, Setup setup) : info_(&info), setup_(std::move(setup)) {}

    [[nodiscard]] virtual bool try_apply(std::string_view action, Events& events) = 0;
    virtual void replay(const std::vector<std::string>& actions) = 0;

    /// What many games say in the same words, where this one says nothing.
    void add_usual(Scene& scene) const;

private:
    const GameInfo* info_;  // lives as long as the program, in the registry
    Setup setup_;
    std::vector<std::string> actions_;
};

/// The one implementation of Match: everything it does is done by the game's own value type.
template <Game G>
class MatchOf final : public Match {
public:
    /// Fault: BadDeck. Precondition: the game has no objection to the options and seats.
    static Result<std::unique_ptr<Match>> create(const GameInfo& info, Setup setup) {
        Result<G> game = G::create(setup);
        if (!game) return game.error();
        return std::unique_ptr<Match>(new MatchOf(info, std::move(setup), std::move(game).value()));
    }

    [[nodiscard]] const G& game() const { return game_; }

    [[nodiscard]] std::vector<std::string> legal() const override {
        std::vector<typename G::Action> actions;
        game_.legal(actions);
        std::vector<std::string> texts;
        texts.reserve(actions.size());
        for (const auto& action : actions) texts.push_back(G::text(action));
        std::sort(texts.begin(), texts.end());
        return texts;
    }

    [[nodiscard]] Status status() const override { return game_.status(); }

    [[nodiscard]] Holdings holdings() const override { return game_.holdings(); }
    [[nodiscard]] Holdings holdings(Seat seat) const override { return G::holdings(game_.view(seat)); }
    void describe(Data& data) const override { game_.describe(data); }
    void describe(Seat seat, Data& data) const override { G::describe(game_.view(seat), data); }

    [[nodiscard]] Scene scene(Seat seat, double aspect) const override {
        Scene scene = G::scene(game_.view(seat), aspect);
        add_usual(scene);
        return scene;
    }

    [[nodiscard]] Phrase why_not(Seat seat, std::string_view tile, std::string_view group) const override {
        return G::why_not(game_.view(seat), tile, group);
    }

    [[nodiscard]] Phrase why(Seat seat, std::string_view action) const override {
        const auto parsed = G::parse(action);
        if (!parsed || game_.to_move() != seat || !allows(game_, *parsed)) return {};
        return G::why(game_.view(seat), *parsed);
    }

    [[nodiscard]] std::vector<Phrase> why_rather(Seat seat, std::string_view action,
                                                 std::string_view other) const override {
        const auto both = two_of(seat, action, other);
        if (!both) return {};
        const auto view = game_.view(seat);
        return rather(G::facts(view, both->first), G::facts(view, both->second));
    }

    [[nodiscard]] std::vector<Phrase> why_besides(Seat seat, std::string_view action,
                                                  std::string_view other) const override {
        const auto both = two_of(seat, action, other);
        if (!both) return {};
        const auto view = game_.view(seat);
        return rather_besides(G::facts(view, both->first), G::facts(view, both->second),
                              G::why(view, both->first));
    }

protected:
    [[nodiscard]] bool try_apply(std::string_view action, Events& events) override {
        const auto parsed = G::parse(action);
        if (!parsed || !allows(game_, *parsed)) return false;
        game_.apply(*parsed, &events);
        return true;
    }

    void replay(const std::vector<std::string>& actions) override {
        game_ = G::create(setup()).value();
        for (const std::string& action : actions) game_.apply(*G::parse(action), nullptr);
    }

private:
    MatchOf(const GameInfo& info, Setup setup, G game)
        : Match(info, std::move(setup)), game_(std::move(game)) {}

    /// Nothing unless both are legal actions of the seat.
    [[nodiscard]] std::optional<std::pair<typename G::Action, typename G::Action>> two_of(
        Seat seat, std::string_view action, std::string_view other) const {
        const auto one = G::parse(action);
        const auto two = G::parse(other);
        if (!one || !two || game_.to_move() != seat || !allows(game_, *one) || !allows(game_, *two))
            return std::nullopt;
        return std::pair(*one, *two);
    }

    G game_;
};

}  // namespace boneyard::kit
