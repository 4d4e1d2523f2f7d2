// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The protocol's words: the keys of a state that are the game's own.

#include "matador/rules.h"

namespace boneyard::matador {

namespace {

kit::Data describe_end(const End& end) {
    kit::Data data = kit::Data::object();
    if (end.kind == End::Kind::Value) {
        data.set("kind", "value").set("v", end.a);
    } else if (end.kind == End::Kind::Gate) {
        data.set("kind", "gate");
    } else {
        data.set("kind", "either").set("v", kit::Data::list().add(end.a).add(end.b));
    }
    return data;
}

}  // namespace

void describe_table(const Table& table, kit::Data& data) {
    describe_line(table, data, [&](Arm arm) { return describe_end(table.end(arm)); });
}

}  // namespace boneyard::matador
