#pragma once

// Objects and arrays that are inputs. Their fields and elements are inputs too, named after the
// path to them: "o.next".

#include <string>
#include <vector>

#include "vm/Vm.h"

namespace clew::vm::objects {

// A new input of a primitive type, on the operand stack: with its expression, or where
// Vm::inputValues says so a value.
struct InputSlots {
    values::Slot first, second;
};
InputSlots makeInputValue(Vm& vm, state::LiveState& state, const std::string& name,
                          values::BasicType type);

// A new input reference, which may turn out to be null. A slot: not resolved, or where
// Vm::inputValues says so the object.
values::Slot makeInputReference(Vm& vm, state::LiveState& state, std::string name,
                                const types::Class& declared, bool mayBeNull = true);

// An object of exactly this class (an array of symbolic length, a string …) with the input's name.
Ref makeInputObject(Vm& vm, state::LiveState& state, const std::string& name,
                    const types::Class& klass, bool isUtf16 = false);

// What the constructor of an input object is called with: the object, and inputs. A long or double
// takes two slots.
std::vector<values::Slot> inputArguments(Vm& vm, state::LiveState& state, Ref object,
                                         const std::string& name, const types::Method& constructor);

// What holds of every such object, or of the arguments of its constructor: a length is not
// negative, and what the user assumes. To be asked for, and added to the path, before it is made.
values::Expression inputObjectCondition(Vm& vm, const std::string& name, const types::Class& klass,
                                        bool isUtf16 = false,
                                        const types::Method* constructor = nullptr);

// What the user assumes of an input of a primitive type (Vm::inputRanges), which is noted. `name`:
// without what freshInputName has added.
values::Expression inputInRange(Vm& vm, std::string_view name, values::Expression variable,
                                values::BasicType type);

// The text of an input that is a String.
std::u16string inputText(const state::InputValues& values, const std::string& name, bool isUtf16);

// Gives the instance fields of the object new inputs.
void fillWithInputs(Vm& vm, state::LiveState& state, Ref object, const std::string& name);

// The variable of an input of this name.
values::Expression inputVariable(const std::string& name, values::BasicType type);
// The number of a reference input.
std::uint32_t inputReference(std::string name, const types::Class& declared, bool mayBeNull = true);
// Of an object of an inner class: the object around it, which is there.
inline bool isAround(const types::Field& field) {
    return field.accessFlags & classfile::access::Synthetic &&
           field.name.view().starts_with("this$");
}
// What a field of an input object of the class `made` is called: "x"; or "pkg.Above.x" where a
// class below its own has another field x.
std::string inputFieldName(const types::Class& made, const types::Field& field);
// The variable or the number of the field.
std::uint32_t inputField(Vm& vm, const std::string& object, const types::Class& made,
                         const types::Field& field);

// The name itself, or the name with a number where this path has an input of that name already.
// Empty: a number.
std::string freshInputName(state::LiveState& state, std::string_view name);

} // namespace clew::vm::objects
