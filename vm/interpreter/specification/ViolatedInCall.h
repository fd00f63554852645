#pragma once

#include <memory>

#include "vm/interpreter/Interpreter.h"

namespace clew::vm::interpreter {

// Of Interpreter::call: what it has called breaks a specification.
struct ViolatedInCall : Interpreter::Unsupported {
    std::shared_ptr<const Breach> breach;
};

} // namespace clew::vm::interpreter
