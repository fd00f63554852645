#pragma once

// What the bytecode of constructors says about the objects that they make.

#include <optional>
#include <set>
#include <string_view>

#include "vm/Vm.h"
#include "vm/types/Class.h"

namespace clew::vm::objects {

// What a final instance field is in every object of its class: each constructor that does not call
// another one of the class assigns the same constant to it.
struct FinalConstant {
    values::Slot bits = 0;
    std::optional<std::string_view> text; // of a String, in modified UTF-8
};
// Nothing: it is not the same in all objects, or not for this simple reason.
std::optional<FinalConstant> finalConstantOf(const types::Field& field);

// The static fields of the program that a constructor, or what it calls, may use.
struct StaticsUse {
    bool changing =
        false; // some are not final, or are written; or there is more code than was read
    std::set<const types::Field*> objects; // final, of a reference
};
StaticsUse staticsUsedBy(Vm& vm, const types::Method& constructor);
// Whether what the constructor makes can depend on when it is run, as far as the fields say that
// are used: objects in final ones may change, too.
bool mayChange(const StaticsUse& use, const state::LiveState& state);

} // namespace clew::vm::objects
