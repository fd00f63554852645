#pragma once

// Which of several methods of one name a call means (The Java Language Specification, 15.12.2).

#include "search/generate/TestCase.h"
#include "search/generate/TypeKnowledge.h"

namespace clew::search::generate {

// Executable::isOverloaded of the calls of a test: what they are called on may be of a type that
// has further methods of the name; and where the arguments, as they are written, say by their types
// alone which method is meant, no cast has to say it. It stays where nobody knows.
void resolveOverloads(TestCase& test, const TypeKnowledge& types);

} // namespace clew::search::generate
