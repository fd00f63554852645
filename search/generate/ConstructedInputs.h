#pragma once

// Inputs that are objects made by constructors (JavaValue::Kind::Object with a name): a test makes
// them in steps of their own.

#include <vector>

#include "search/generate/Driver.h"
#include "search/generate/TypeKnowledge.h"

namespace clew::search::generate {

// The steps with what constructs their inputs before them. An input that no test can construct
// stays as it is.
std::vector<Step> withConstructions(std::vector<Step> steps, const TypeKnowledge& types);

} // namespace clew::search::generate
