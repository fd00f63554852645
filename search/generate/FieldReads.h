#pragma once

// What fields hold is an argument as well: the head of a list, for a method that takes its nodes.

#include <optional>
#include <vector>

#include "search/generate/Driver.h"
#include "search/generate/TypeKnowledge.h"

namespace clew::search::generate {

// Of a static field without a receiver.
Step readingOf(const vm::types::Field& field, std::optional<Argument> receiver = {});
// Of the fields of objects of a class of the program that a test may read, those that hold objects
// of the type.
std::vector<const vm::types::Field*> readableFields(const Class& holder, const Class& wanted,
                                                    const TypeKnowledge& types);

} // namespace clew::search::generate
