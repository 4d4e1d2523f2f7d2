// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace boneyard::kit {

/// A list of at most `N` small values inside the object itself: it never allocates. Copies and comparisons
/// touch only what it holds, so a large `N` makes no copy dear.
template <class T, std::size_t N>
class FixedList {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    using value_type = T;
    using iterator = T*;
    using const_iterator = const T*;

    // The items stay raw until they are pushed: to clear them would cost more than most lists hold.
    FixedList() {}  // NOLINT(cppcoreguidelines-pro-type-member-init,modernize-use-equals-default)
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
    FixedList(const FixedList& other) : count_(other.count_) {
        std::copy_n(other.items_.data(), count_, items_.data());
    }
    FixedList& operator=(const FixedList& other) {
        if (this == &other) return *this;
        count_ = other.count_;
        std::copy_n(other.items_.data(), count_, items_.data());
        return *this;
    }
    ~FixedList() = default;

    [[nodiscard]] static constexpr std::size_t capacity() { return N; }
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }

    T* begin() { return items_.data(); }
    T* end() { return items_.data() + count_; }
    [[nodiscard]] const T* begin() const { return items_.data(); }
    [[nodiscard]] const T* end() const { return items_.data() + count_; }

    T& operator[](std::size_t i) { return items_[i]; }
    const T& operator[](std::size_t i) const { return items_[i]; }

    /// Precondition: not empty().
    [[nodiscard]] const T& front() const { return items_[0]; }
    [[nodiscard]] const T& back() const { return items_[count_ - 1]; }

    /// Precondition: there is room for one more.
    void push_back(const T& item) { items_[count_++] = item; }

    /// Precondition: not empty().
    void pop_back() { --count_; }

    void clear() { count_ = 0; }

    /// Takes the items from `first` up to `last` out; what follows moves up.
    void erase(T* first, T* last) {
        T* const kept = std::move(last, end(), first);  // NOLINT(readability-suspicious-call-argument)
        count_ = static_cast<Count>(kept - begin());
    }

    friend bool operator==(const FixedList& a, const FixedList& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    using Count = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;
    static_assert(N < 65536);

    Count count_ = 0;
    union {
        std::array<T, N> items_;
    };
};

/// Takes out of the list whatever `drop(item)` says; the rest keeps its order.
template <class T, std::size_t N, class Drop>
void erase_if(FixedList<T, N>& list, const Drop& drop) {
    list.erase(std::remove_if(list.begin(), list.end(), drop), list.end());
}

}  // namespace boneyard::kit
