#pragma once

// Which types a new object for an input can have. The world is closed: the classes of the class
// path, and of the JDK only those whose objects are values: strings, boxes, arrays. What an object
// of any other class of the JDK may hold in its private fields is not known, so none is made; the
// verdict says so.

#include <optional>
#include <string>
#include <vector>

#include "vm/Vm.h"
#include "vm/types/Class.h"

namespace clew::vm::objects {

struct InputTypes {
    std::vector<const types::Class*>
        classes; // that are not abstract; sorted by name. An enum stands for its constants, and
                 // Method and Field for members (MemberInputs.h)
    std::optional<Approximated> leftOut; // what else there could be; nothing: there is nothing
};
InputTypes inputTypesOf(Vm& vm, const types::Class& declared);
// Those of the class path that extend or implement it are loaded, as far as they can be.
void loadBelow(Vm& vm, const types::Class& declared);

// An input of type T[] is made as a T[], not as an array of a class below T. These report where
// that makes a difference: where an object is stored that such an array could refuse, and where the
// array is asked whether it is one, or what its class is: also by who copies it.
void noteStoreIntoInput(Vm& vm, const state::LiveState& state, values::Ref array,
                        const types::Class& stored);
void noteCastOfInput(Vm& vm, const state::LiveState& state, values::Ref array,
                     const types::Class& to);
void noteClassOfInput(Vm& vm, const state::LiveState& state, values::Ref object);

bool isEnum(const types::Class& klass);
struct EnumConstant {
    const types::Field* field;
    values::Ref object;
};
// In the order of their declaration; none where the class has not been initialized.
std::vector<EnumConstant> enumConstants(const state::LiveState& state, const types::Class& klass);
std::string constantName(const types::Class& klass, std::uint32_t ordinal); // "RED"

// Strings and boxes. Programs that compare them by == are reported; they are no aliases of each
// other.
bool isValueLike(const types::Class& klass);

} // namespace clew::vm::objects
