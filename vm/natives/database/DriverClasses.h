#pragma once

// The classes below java.sql that come with clew: no part of the program, as those of the JDK.

#include "vm/types/Class.h"

namespace clew::vm::natives::database {

inline bool isOfDriver(const types::Class& klass) {
    return klass.name.view().starts_with("org/clew/jdbc/");
}

} // namespace clew::vm::natives::database
