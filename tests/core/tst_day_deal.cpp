// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <chrono>
#include <initializer_list>
#include <string>

#include "kit/day_deal.h"

using boneyard::kit::deal_of_day;

namespace {

std::string two_digits(unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); }

std::string text_of(std::chrono::sys_days day) {
    const std::chrono::year_month_day date(day);
    return std::to_string(static_cast<int>(date.year())) + '-' +
           two_digits(static_cast<unsigned>(date.month())) + '-' +
           two_digits(static_cast<unsigned>(date.day()));
}

}  // namespace

// The figures are those of another implementation, in Python.

TEST_CASE("a_date_has_the_same_deal_on_every_machine") {
    CHECK(deal_of_day("2026-11-22", "triominoes") == 586249563U);
    CHECK(deal_of_day("2027-02-28", "matador") == 564284174U);
    CHECK(deal_of_day("2027-11-21", "tiles_and_deal") == 642480629U);
}

TEST_CASE("a_year_of_deals_is_the_same_on_every_machine") {
    using std::chrono::days;
    constexpr std::chrono::sys_days kFirst(std::chrono::year(2026) / 11 / 22);
    std::uint64_t all = 0;
    for (std::chrono::sys_days day = kFirst; day < kFirst + days(365); day += days(1)) {
        for (const char* game : {"triominoes", "matador", "russian", "tiles_and_deal", "matching_elements"})
            all = all * 31 + deal_of_day(text_of(day), game);
    }
    CHECK(all == 14395025334918977179U);
}
