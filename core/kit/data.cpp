// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/data.h"

namespace boneyard::kit {

Data& Data::set(std::string_view key, Data value) {
    if (is_null()) content_ = Object{};
    std::get<Object>(content_).emplace_back(std::string(key), std::move(value));
    return *this;
}

Data& Data::add(Data value) {
    if (is_null()) content_ = List{};
    std::get<List>(content_).push_back(std::move(value));
    return *this;
}

const Data& Data::operator[](std::string_view key) const {
    static const Data null;
    const auto* object = std::get_if<Object>(&content_);
    if (object == nullptr) return null;
    for (const auto& [name, value] : *object) {
        if (name == key) return value;
    }
    return null;
}

}  // namespace boneyard::kit
