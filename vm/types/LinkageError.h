#pragma once

#include <stdexcept>
#include <string>

namespace clew::vm::types {

// A linking error that the program sees as a Java exception of the class `exceptionClass` (internal name).
class LinkageError : public std::runtime_error {
  public:
    LinkageError(std::string exceptionClass, const std::string& message)
        : std::runtime_error(message), exceptionClass(std::move(exceptionClass)) {}
    std::string exceptionClass;
};

}  // namespace clew::vm::types
