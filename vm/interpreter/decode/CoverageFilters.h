#pragma once

// What of a method's code its author did not write, and which therefore does not count. The rules
// are those that JaCoCo documents (https://www.jacoco.org/jacoco/trunk/doc/changes.html,
// "filtering"):
//
// - whole methods: synthetic ones other than bodies of lambdas; values and valueOf of enums;
// private constructors without
//   parameters and code; empty constructors of enums; toString, hashCode, equals and accessors of
//   records as javac makes them;
// - the handler that releases the monitor of a synchronized block;
// - the copies of a finally block, which count as one;
// - the code that closes the resources of a try-with-resources statement, as javac 11 and later
// make it;
// - the switch over hash codes before a switch on strings, as javac makes it;
// - of `assert`: the test whether assertions are disabled, and its initialization.
//
// JaCoCo counts the last one and the accessors of records before versions 0.8.14 and 0.8.9. Not
// here: patterns of ECJ, of javac before 11 (try-with-resources), of Kotlin and others; exhaustive
// switches over enums and sealed types, record patterns (0.8.13); annotations named Generated.

#include <cstdint>
#include <vector>

#include "vm/types/Class.h"

namespace clew::vm::interpreter {

struct CoverageFilter {
    std::vector<bool> ignored; // by number of the instruction
    // What is covered of one instruction is covered of the other too; the second does not count by
    // itself.
    struct Copies {
        std::uint32_t counted, copy;
    };
    std::vector<Copies> copies;
};

// `starts`: the bytecode index of each instruction.
CoverageFilter filterOf(const types::Method& method, const std::vector<std::uint32_t>& starts);
// What is ignored, by number of the instruction in codeOf(method).
std::vector<bool> ignoredIn(const types::Method& method);

} // namespace clew::vm::interpreter
