// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/archivejournal.h"

#include <utility>

#include "store/archive.h"
#include "store/matchstore.h"

namespace boneyard::ui {

void ArchiveJournal::begin(const MatchPlan& plan, const Standing& standing,
                           std::function<void(int id)> opened) {
    end();
    match_ = std::make_unique<QObject>();
    QObject::connect(&archive_, &Archive::numbered, match_.get(),
                     [number = number_, opened](int journal, int id) {
                         if (journal == number) opened(id);
                     });
    archive_.ask<int>(
        match_.get(),
        [number = number_, plan, standing](MatchStore& store) { return store.begin(number, plan, standing); },
        std::move(opened));
}

void ArchiveJournal::keep(const PlayedText& action, const Standing& standing, Done done) {
    archive_.ask<bool>(
        match_.get(),
        [number = number_, action, standing](MatchStore& store) {
            store.keep(number, action, standing);
            return true;
        },
        [done = std::move(done)](bool) { done(); });
}

void ArchiveJournal::rewind(std::size_t ply, const Standing& standing, Done done) {
    archive_.ask<bool>(
        match_.get(),
        [number = number_, ply, standing](MatchStore& store) {
            store.rewind(number, ply, standing);
            return true;
        },
        [done = std::move(done)](bool) { done(); });
}

void ArchiveJournal::countHint() {
    archive_.post([number = number_](MatchStore& store) { store.countHint(number); });
}

void ArchiveJournal::keepRacks(const Racks& racks) {
    archive_.post([number = number_, racks](MatchStore& store) { store.keepRacks(number, racks); });
}

void ArchiveJournal::end() {
    if (match_ == nullptr) return;
    match_.reset();
    archive_.post([number = number_](MatchStore& store) { store.end(number); });
}

}  // namespace boneyard::ui
