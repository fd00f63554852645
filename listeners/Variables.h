#pragma once

// Local variables as bytecode names them, and values as a person reads them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "vm/state/LiveState.h"
#include "vm/types/Class.h"

namespace clew::listeners {

// What an instruction reads from a local variable, or stores to it.
struct LocalAccess {
    unsigned local;
    std::size_t length; // of the instruction
    bool isStore;
};
std::optional<LocalAccess> localAccessAt(vm::classfile::Bytes code, std::size_t at);

// The variable that is meant, by the debug information of the method; null: it is not known.
const vm::classfile::LocalVariable* variableAt(const vm::types::Method& method, std::size_t at,
                                               const LocalAccess& access);

// "-12", "'x'", "true", "1.5", "null"; text in quotes, other objects by their type. `type` is a
// descriptor.
std::string valueText(const vm::state::LiveState& state, std::string_view type,
                      vm::values::Slot value);
} // namespace clew::listeners
