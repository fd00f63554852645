#pragma once

// Methods that a class inherits from one of the JDK, and that change its objects: what a class that
// extends ArrayList<String> is filled by.

#include <optional>
#include <string>
#include <vector>

#include "search/generate/TypeKnowledge.h"

namespace clew::search::generate {

// Not of Object, Enum, Record, Thread and Throwable, whose objects need none of it.
std::vector<const Method*> changingMethods(const TypeKnowledge& types, const Class& type);

// The types of its parameters as they are for objects of the class: add(E) takes a String there.
// What is not known stays as it is declared.
std::vector<std::string> parameterTypesIn(const Class& type, const Method& method,
                                          const std::vector<std::string>& declared);

// The type arguments that objects of the class with these ones have as objects of a type above it.
// Nothing: they have none.
std::optional<std::vector<std::string>> typeArgumentsAs(const Class& type,
                                                        std::vector<std::string> arguments,
                                                        const Class& above,
                                                        const TypeKnowledge& types);

} // namespace clew::search::generate
