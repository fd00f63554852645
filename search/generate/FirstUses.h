#pragma once

// Parts of the class library whose first use takes millions of instructions, for tables of names,
// formats and time zones. What tests of a class begin with has used those that the class names.

#include <functional>
#include <string>
#include <vector>

#include "search/generate/Driver.h"
#include "search/generate/TypeKnowledge.h"

namespace clew::search::generate {

// What has been done in the state that paths begin in, as far as that can be.
struct SlowStart {
    std::vector<std::string> classes; // internal names of those that are initialized
    std::vector<Step> uses;           // calls without inputs
    bool empty() const { return classes.empty() && uses.empty(); }
};

// Calls without any effect but that.
std::vector<Step> firstUses(const TypeKnowledge& types, const std::vector<const Class*>& classes);
// Of the parts that have one of the classes: internal names.
std::vector<Step> firstUses(const TypeKnowledge& types,
                            const std::vector<std::string>& initialized);

// What then looks through the class path when it is first used: its jars are opened, and what logs
// is found. Such a call runs code of the class path, and may fail.
std::vector<Step> firstSearches(const TypeKnowledge& types,
                                const std::vector<std::string>& initialized);

} // namespace clew::search::generate
