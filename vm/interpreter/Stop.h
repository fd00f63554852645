#pragma once

// Why the interpreter came back. It never decides anything itself: where a program could go more
// than one way, the interpreter returns what the alternatives are, with every frame in a state that
// can be frozen, and goes on when it has been told which one to take (Interpreter::resume).

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "vm/Approximations.h"
#include "vm/values/Expression.h"
#include "vm/values/Value.h"

namespace clew::vm::interpreter {

// A point where a running thread asks for a choice of data.
struct ChoiceRequest {
    enum class Kind : std::uint8_t {
        IntRange, // low .. low + count - 1
        List,     // labels[k]
        Boolean,  // false, true (or true, false: falseFirst)
        Random,   // java.util.Random under cg.enumerate_random, Verify.random: 0 .. count - 1
        Notified, // which of the waiting threads Object.notify wakes: threads[k]
        Clock,    // no time has passed; much has
    };
    Kind kind = Kind::IntRange;
    std::uint32_t count = 0;
    std::int64_t low = 0;
    bool falseFirst = true;
    std::vector<std::string> labels;
    std::vector<std::uint16_t> threads;
    std::string id; // as the program named it; may be empty
};

// A point where what comes next depends on an input. One of the conditions holds on every path; the
// bits of the state go the way of the one that holds under its assignment. Taking an alternative
// adds its condition to the path; the instruction is then executed again and finds it there.
struct SymbolicRequest {
    enum class Kind : std::uint8_t {
        Branch,    // taken, not taken
        Switch,    // by target
        Exception, // the instruction completes (or: throws), by Java's implicit checks
        Index,     // an array index, or another value, is the present one; or not
        Reference, // an input reference is used: `input`; no conditions
    };
    Kind kind = Kind::Branch;
    std::vector<values::Expression> conditions;
    std::uint32_t input = 0;
    bool mayBeNull = true;
};

// What a specification says does not hold: of StopKind::Violated.
struct Breach {
    enum class Blame : std::uint8_t { None, Caller, Implementation };
    std::string specification; // "Lock.StrictAlternation"
    Blame blame = Blame::None;
    std::string message;            // of several lines
    const void* monitor = nullptr;  // which one it is, for who has noted its steps
    values::Ref object = 0;         // 0: none
    std::uint32_t threadNumber = 0; // of a monitor that belongs to one thread; 0: to all
    bool isAtEnd = false;           // something is still open at the end of the program
};

enum class StopKind : std::uint8_t {
    Schedule, // the current thread is before a visible operation (or blocked, or yielding): pick a
              // thread
    Choice,   // `choice`
    Symbolic, // `symbolic`
    ThreadEnded,  // the current thread has ended; others may go on
    Uncaught,     // an exception left the current thread's last frame: `exception`
    Violated,     // `breach`
    Exit,         // System.exit or halt: `exitStatus`
    Ignored,      // Verify.ignoreIf(true): the path is of no interest
    Terminated,   // Verify.terminateSearch
    Boundary,     // the path has run long without a choice: let the state be matched, then go on
    Interrupted,  // the explorer asked for it (time limit, Ctrl-C)
    Unsupported,  // the VM cannot go on correctly: `reason`; the verdict cannot be better than
                  // unknown
    CallReturned, // the outermost frame of a nested run has returned (VM-internal)
};

struct Stop {
    StopKind kind = StopKind::Schedule;
    ChoiceRequest choice;
    SymbolicRequest symbolic;
    values::Ref exception = 0;
    std::shared_ptr<const Breach> breach;
    std::int32_t exitStatus = 0;
    std::optional<Approximated> reason; // of Unsupported
};

} // namespace clew::vm::interpreter
