#pragma once

// Inputs that are made by constructors, whose arguments are inputs: records always, by the
// canonical one; objects of other classes where Vm::inputsByConstructors says so. The object is
// allocated when the input is first used, as if it had been constructed before the program got it:
//   - an argument is never an object that was made from the one under construction;
//   - where the constructor sees something that is not as it was then, that is reported.

#include <string>
#include <vector>

#include "vm/Vm.h"
#include "vm/types/Class.h"

namespace clew::vm::objects {

// Of the class's own kind: not a string, a box, an array or an enum.
bool isConstructed(const Vm& vm, const types::Class& klass);
// Those by which inputs of such a class are made.
std::vector<const types::Method*> inputConstructorsOf(const types::Class& klass);

// Reports what is left out, or assumed, where an input is made by it.
void noteConstructor(Vm& vm, state::LiveState& state, const types::Method& constructor);

struct InputParameter {
    std::string name; // each has another one
    values::BasicType type;
    const types::Class* declared; // null: of a primitive type
    bool mayBeNull = true;
};
std::vector<InputParameter> inputParametersOf(Vm& vm, const types::Method& constructor);

// The names of the parameters as the class file has them, or a0, a1 …
std::vector<std::string> parameterNamesOf(const types::Method& method);
// Those of inputParametersOf().
std::vector<std::string> inputParameterNames(const types::Method& constructor);

// The number of the reference input that an argument of an input's constructor is.
std::uint32_t inputArgument(const std::string& object, const InputParameter& parameter);

// Whether to make `object` takes the object that has the argument `input`.
bool isMadeFrom(Vm& vm, const state::LiveState& state, const state::Binding& object,
                std::uint32_t input);

// Whether the input, and the inputs that it refers to, are as they were when the program got them,
// as far as that can be told.
bool isAsMade(Vm& vm, const state::LiveState& state, Ref object);

// "Account.balance": fields of inputs that the path depends on, and that no program can set: they
// are private or final, and the objects were not made by constructors. A class that says itself
// what its objects look like (initSymbolic, repOk) is left out. Sorted.
std::vector<std::string> hiddenFieldsUsed(const state::LiveState& state);

} // namespace clew::vm::objects
