#pragma once

// A Java thread of a state.

#include <array>
#include <cstdint>

#include "vm/state/Frame.h"

namespace clew::vm::state {

enum class ThreadStatus : std::uint8_t {
    Runnable, // enabled, unless pendingMonitor is held by another thread
    Waiting,  // in Object.wait, on waitingOn
    Parked,   // in LockSupport.park
    Sleeping, // in Thread.sleep
    Terminated,
};

// How a thread left Object.wait, park or sleep: read by the native method when it is executed
// again.
enum class WakeUp : std::uint8_t {
    None,
    Notified,
    TimedOut,
    Interrupted,
    InterruptSeen, // in Condition.await: has taken its interrupt status away (Conditions.cpp)
    Unparked,
    Spurious
};

// Whether a thread has come to wait for the monitor that it needs (ThreadData::pendingMonitor), or
// is only about to ask for it. Noted where the program asks for the states of threads
// (objects/ThreadObjects.h), and where it makes a difference to others (Scheduling.h:
// mayBeginToWait).
enum class FoundHeld : std::uint8_t {
    No,
    Maybe, // it was given back since
    Yes,
    Unnoticed // it does not know yet that it may go on: others can find it waiting still
};

using HeldLocks = std::array<Ref, 4>;

// The part of a thread that is plain data: copied whole by freezing and thawing, and hashed field
// by field.
//
// Threads have places in a state, which are used again: that of a thread that has ended belongs to
// nobody (isFree), and the next one that starts gets it. Fingerprints go by the order in which
// threads have started, not by their places: so it does not matter which of those that have ended
// made room.
struct ThreadData {
    Ref object = 0; // its java.lang.Thread
    std::uint32_t number =
        0; // of all threads that have started on this path, from 1 on; 0: nobody's place. Only the
           // order of the numbers is part of the fingerprint
    std::uint32_t monitors =
        0; // that it has entered, each once; not part of the fingerprint, which has their owners
    ThreadStatus status = ThreadStatus::Runnable;
    WakeUp wakeUp = WakeUp::None;
    // A Waiting, Parked thread may time out (Sleeping threads always may); or could, where it is
    // Unnoticed that it may go on.
    bool timed = false;
    bool maySpuriously = false; // a Waiting, Parked thread may go on for no reason; not part of the
                                // fingerprint, as it follows from what the thread has called
    bool interrupted = false;
    bool parkPermit = false;
    bool daemon = false;
    // Reference handler …: never scheduled; and a finalizer whose object is no garbage yet
    // (interpreter/Finalizers.h).
    bool housekeeping = false;
    bool atOperation = false; // stopped right before a visible operation
    // pendingMonitor is a Thread, whose end it awaits as well (natives/concurrent/Joins.cpp).
    bool joins = false;
    FoundHeld foundHeld = FoundHeld::No;
    bool dispatching = false; // its uncaught exception is being handled
    bool suspended = false;   // by Thread.suspend: whatever its status is, it does not go on
    std::uint32_t atomicDepth =
        0; // > 0: no scheduling points (Verify.beginAtomic, class initializers of the JDK; and
           // value propositions, which count as interpreter::monitors::kEvaluation)
    // Frame::depth of the call under way that is one step (interpreter/OneStepCalls.h), once it has
    // begun; 0: none. Where threads are switched it is over.
    std::uint32_t oneStep = 0;
    std::uint16_t pendingRecursion = 0; // to restore when the monitor of a wait is got back
    Ref pendingMonitor = 0;             // the monitor that it needs to go on; 0: none
    Ref waitingOn = 0;
    // Locks that it has taken and not given back, in this order; those beyond the first four are
    // not remembered. Some may be stale: for who asks whether it holds them. No part of the meaning
    // of the state.
    HeldLocks held{};
    std::uint32_t guarded =
        0; // at most so many objects have it as their guard; not part of the fingerprint
    Ref pendingException =
        0; // by Thread.stop: to be thrown when it next runs, or once it has what it waits for
    std::uint32_t identityHashes =
        0; // that its calls have handed out; not part of the fingerprint (objects/Identity.h)
    // When a timed wait ends at the earliest: on Scalars::clock, 0 where nobody has read that; how
    // long that is from now on is part of the fingerprint. Where time is real
    // (Options::singlePath): in nanoseconds since 1970.
    std::int64_t wakeTime = 0;

    bool isFree() const { return number == 0; }
    friend bool operator==(const ThreadData&, const ThreadData&) = default;
};

} // namespace clew::vm::state
