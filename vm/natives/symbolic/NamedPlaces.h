#pragma once

// Local variables and fields that a program names when it calls gov.nasa.jpf.vm.Verify.

#include <string_view>

#include "vm/natives/Peers.h"
#include "vm/state/Frame.h"

namespace clew::vm::natives {

// The activation that has called Verify.
struct Caller {
    const Method* method = nullptr;
    const interpreter::Instruction* pc = nullptr;
    const Slot* locals = nullptr;
};
Caller callerOfVerify(const LiveState& state);

// The local variable that has the name where the caller is. Null: none.
const classfile::LocalVariable* localNamed(const Caller& caller, std::string_view name);

} // namespace clew::vm::natives
