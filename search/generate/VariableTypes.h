#pragma once

// Type arguments for the variables of a test: of its objects and results, whose classes alone would
// be raw types.

#include "search/generate/TestCase.h"
#include "search/generate/TypeKnowledge.h"

namespace clew::search::generate {

// Sets Step::type where it follows from what the test does with the object: from the parameters
// that it is given to, and from what is given to its own methods. Where one of them could refuse
// the type, there is none, and the raw type stays, which none of them refuses.
void addTypeArguments(TestCase& test, const TypeKnowledge& types);

} // namespace clew::search::generate
