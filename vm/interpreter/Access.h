#pragma once

// What a thread has touched that other threads can touch as well: for who wants to know which
// steps of two threads depend on each other (search/reduction).

#include <cstdint>
#include <vector>

#include "vm/values/Value.h"

namespace clew::vm::interpreter {

struct Access {
    enum class Kind : std::uint8_t {
        Read,
        Write,
        Acquire, // of a lock
        Release, // of a lock: what acquires it later comes later, but does not compete with this
        Await,   // that a lock is free, which is not taken: nothing changes by it
        Fence,   // may depend on whatever other threads do
        Next,    // no access: what follows would have been another step if any thread could go on
    };
    // Places that are no offset of a field and no index of an element.
    static constexpr std::uint32_t kWhole =
                                       ~std::uint32_t(0), // all of the object, but for its monitor
        kMonitor = kWhole - 1,                            // of the object
        kThreads = kWhole - 2,                            // of no object: which have started
        kClock = kWhole - 3,                              // of no object
        kProgramEnd = kWhole - 4,                         // of no object
        kSpuriousWakeUp = kWhole - 5,                     // of a Thread object
        kLife = kWhole - 6;                               // likewise: whether it is alive

    values::Ref object = 0; // 0: none
    std::uint32_t place = kWhole;
    Kind kind = Kind::Write;
    // Before it, where the place says whether a lock is held, or a thread alive, which is to those
    // that await its end what a lock is that is held.
    bool isLockFree = true;

    bool changes() const { return kind != Kind::Read && kind != Kind::Await; }
};

// In the order in which they were made.
using Accesses = std::vector<Access>;

} // namespace clew::vm::interpreter
