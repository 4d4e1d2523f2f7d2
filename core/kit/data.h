// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace boneyard::kit {

/// A tree of plain values, as JSON knows them: what a state or a view looks like from outside. The core
/// fills it; the protocol writes it down and the window reads it. It owns no format of its own.
class Data {
public:
    using List = std::vector<Data>;
    using Object = std::vector<std::pair<std::string, Data>>;  ///< in the order the keys were set

    Data() = default;                                               // null
    Data(bool value) : content_(value) {}                           // NOLINT(google-explicit-constructor)
    Data(int value) : content_(std::int64_t{value}) {}              // NOLINT(google-explicit-constructor)
    Data(std::int64_t value) : content_(value) {}                   // NOLINT(google-explicit-constructor)
    Data(const char* value) : content_(std::string(value)) {}       // NOLINT(google-explicit-constructor)
    Data(std::string value) : content_(std::move(value)) {}         // NOLINT(google-explicit-constructor)
    Data(std::string_view value) : content_(std::string(value)) {}  // NOLINT(google-explicit-constructor)
    Data(List value) : content_(std::move(value)) {}                // NOLINT(google-explicit-constructor)
    Data(Object value) : content_(std::move(value)) {}              // NOLINT(google-explicit-constructor)

    static Data list() { return Data(List{}); }
    static Data object() { return Data(Object{}); }

    /// A list of what `items` holds.
    template <class Range>
    static Data list_of(const Range& items) {
        List list;
        for (const auto& item : items) list.emplace_back(item);
        return Data(std::move(list));
    }

    /// Adds a key to an object (a null becomes an object). The key must not be there yet.
    Data& set(std::string_view key, Data value);

    /// Adds an item to a list (a null becomes a list).
    Data& add(Data value);

    /// The value under `key`, or null when there is none.
    [[nodiscard]] const Data& operator[](std::string_view key) const;

    [[nodiscard]] bool is_null() const { return content_.index() == 0; }

    /// Calls `visitor` with std::monostate, bool, std::int64_t, std::string, List or Object.
    template <class Visitor>
    decltype(auto) visit(Visitor&& visitor) const {
        return std::visit(std::forward<Visitor>(visitor), content_);
    }

    bool operator==(const Data&) const = default;

private:
    std::variant<std::monostate, bool, std::int64_t, std::string, List, Object> content_;
};

}  // namespace boneyard::kit
