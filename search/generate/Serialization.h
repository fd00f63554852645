#pragma once

// Objects are written to a stream and read again: of what a class does then, private methods are a
// part that nobody else calls (Java Object Serialization Specification, 2.3 and 3.4).

#include <vector>

#include "search/generate/TestCase.h"
#include "search/generate/TypeKnowledge.h"

namespace clew::search::generate {

// One of the classes has such methods.
bool hasOwnSerialization(const std::vector<const Class*>& classes);

// Calls that write the object which a former step has made, to memory.
void appendWriting(const TypeKnowledge& types, std::vector<Step>& steps, std::size_t object);
// Behind them: calls that read it.
void appendReading(const TypeKnowledge& types, std::vector<Step>& steps);
constexpr std::size_t kStepsOfSerialization = 7; // of both

} // namespace clew::search::generate
