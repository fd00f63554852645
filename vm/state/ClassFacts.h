#pragma once

// What a path knows of inputs that are objects of java.lang.Class: each answer to a question about
// one is a condition on inputs, a variable of its own, as in TypeFacts.h. Which answers fit
// together, the classes know (interpreter/symbolic/ClassQuestions.h).

#include <vector>

#include "vm/state/Symbolic.h"

namespace clew::vm::state {

// Of the class that the input stands for. Those of another class are of a type, or of another input
// of this kind.
enum class ClassQuestion : std::uint8_t {
    Is,         // the other class
    Below,      // the same as the other class, or below it
    Above,      // the same as the other class, or above it; of two inputs, Below is asked
    Interface,  // an interface
    Array,      // a class of arrays
    Primitive,  // a primitive type, or void
    Enum,       // as Class.isEnum has it
    Annotation, // an annotation interface
    Annotated   // it has an annotation of the type, its own or an inherited one
};

struct AskedClass {
    ClassQuestion question;
    std::uint32_t input;
    const types::Class* type; // null: none, or `other`
    std::uint32_t other;      // an input; 0: none
    Expression variable;
    Expression condition; // the answer is yes: the variable is not 0
};

// Thread-safe.
namespace classfacts {
AskedClass ask(ClassQuestion question, std::uint32_t input, const types::Class* type,
               std::uint32_t other = 0);
// What any path has asked about the input, in the order in which it was first asked; questions
// that name it as the other one as well.
std::vector<AskedClass> askedOf(std::uint32_t input);
// All that the class of the input, or its type, may depend on: the conditions about it, and about
// the inputs that any of them names.
std::vector<Expression> conditionsOf(std::uint32_t input);
// An input may be the class of another one, whose type is open. 0: there is none.
void noteClassOf(std::uint32_t classInput, std::uint32_t object);
std::uint32_t objectOf(std::uint32_t classInput);
std::uint32_t classOf(std::uint32_t object);
// Whether anything was ever asked, of any input.
bool isAnyAsked();
} // namespace classfacts

} // namespace clew::vm::state
