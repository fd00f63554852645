#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include "vm/types/Symbol.h"

namespace clew::vm::types {

class Class;

// A linking error that the program sees as a Java exception of the class `exceptionClass` (internal
// name).
class LinkageError : public std::runtime_error {
  public:
    LinkageError(std::string javaClass, const std::string& message)
        : std::runtime_error(message), exceptionClass(std::move(javaClass)) {}
    std::string exceptionClass;
};

// A name space other than the built-in one has not been asked for a class yet: only the loader, a
// Java object, can tell which class the name means. Whoever executes Java code asks it
// (interpreter/ClassLoading), and then does again what led here.
struct NeedsLoading {
    const Class* from; // the class that names it; null: one that is being defined, in `nameSpace`
    std::uint32_t nameSpace;
    Symbol name; // internal, of no array
};

} // namespace clew::vm::types
