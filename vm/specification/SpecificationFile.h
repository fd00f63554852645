#pragma once

// What annotations and .spec files say: "perthread Name ::= text", and blocks of them.

#include <string>
#include <string_view>
#include <vector>

#include "vm/specification/Specification.h"

namespace clew::vm::specification {

// "Name ::= text", with modifiers before the name, of which there is one: perthread. Throws
// SpecificationError.
Source parseDeclaration(std::string_view declaration, Source::Side side,
                        Source::Formalism formalism, std::string_view place);

// "name ::= start()", "name ::= #this.size() > 0", "name ::= java.io.IOException". Throws
// SpecificationError.
Proposition parseProposition(std::string_view declaration, Proposition::Kind kind,
                             std::string_view place);

struct ObservedMethod {
    std::string method; // "next()" for each of the name, "next(int)" for that one
    std::size_t line = 0;
    std::vector<std::string> specifications; // by name; empty: all of the block
};

// class java.util.Iterator {
//     call regexp HasNext ::= (hasNext()+ ; next())*;
//     return pltl perthread Name ::= G (next() -> ok);
//     valueProposition ok ::= #result != null;          also callProposition, exceptionProposition
//     observe next(), hasNext();                         for all of the block, or
//     observe next() for HasNext, Name;
//     exception java.lang.IllegalStateException;         which LIME's monitor would throw
// }
struct ClassSpecifications {
    std::string className; // "java.util.Iterator", "Outer$Inner"
    std::size_t line = 0;
    std::vector<Source> sources; // their place is FILE:LINE
    std::vector<ObservedMethod> observed;
    std::string exception; // empty: none is named
};

// Throws SpecificationError; whether the specifications are right is known when they are compiled.
std::vector<ClassSpecifications> parseSpecifications(std::string_view text, std::string_view file);

} // namespace clew::vm::specification
