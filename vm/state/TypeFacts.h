#pragma once

// What a path knows of the types of its inputs. "The input is an instance of the type" is a
// condition on inputs as any other, a variable of its own: so it is decided, kept, matched and
// reported as they are. What the variables have to do with each other, the types know
// (objects/MockTypes.h).

#include <vector>

#include "vm/state/Symbolic.h"

namespace clew::vm::state {

struct AskedType {
    const types::Class* type;
    Expression condition; // the input is an instance of it
};

// Thread-safe.
namespace typefacts {
// That the reference with this number is an instance of the type.
Expression isInstance(std::uint32_t input, const types::Class& type);
// What any path has asked about the input, in the order in which it was first asked.
std::vector<AskedType> askedOf(std::uint32_t input);
// Whether anything was ever asked, of any input.
bool isAnyAsked();
} // namespace typefacts

} // namespace clew::vm::state
