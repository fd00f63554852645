#pragma once

// Parts of the class library whose first use takes millions of instructions, for tables of names,
// formats and time zones. What tests of a class begin with has used those that the class names.

#include <functional>
#include <vector>

#include "search/generate/Driver.h"
#include "search/generate/TypeKnowledge.h"

namespace clew::search::generate {

// Calls without any effect but that.
std::vector<Step> firstUses(const TypeKnowledge& types, const std::vector<const Class*>& classes);
// Of the parts that have one of the classes: internal names.
std::vector<Step> firstUses(const TypeKnowledge& types,
                            const std::vector<std::string>& initialized);

} // namespace clew::search::generate
