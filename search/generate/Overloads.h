#pragma once

// Which of several methods of one name a call means (The Java Language Specification, 15.12.2).

#include "search/generate/TestCase.h"
#include "search/generate/TypeKnowledge.h"

namespace clew::search::generate {

// Takes Executable::isOverloaded from the calls of a test whose arguments, as they are written, say
// by their types alone which method is meant: no cast has to say it. It stays where nobody knows.
void resolveOverloads(TestCase& test, const TypeKnowledge& types);

} // namespace clew::search::generate
