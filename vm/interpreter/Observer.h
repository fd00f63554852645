#pragma once

// What the virtual machine tells whoever looks on. All functions are empty: override what you need.
// Called on the worker thread that executes, in the order of execution; the state may be read, not
// changed. Instruction, field, array and method events come only when wantsInstructions() is true:
// they make the loop several times slower.

#include <cstdint>
#include <string_view>

#include "vm/interpreter/Stop.h"
#include "vm/state/HeapObserver.h"
#include "vm/state/LiveState.h"
#include "vm/types/Class.h"

namespace clew::vm::interpreter {

struct Instruction;

// What an access by Unsafe or a VarHandle that is not plain does: a volatile read acquires, a
// volatile write releases, a compareAndSet that succeeds does both. An opaque access does neither.
struct AccessOrder {
    bool writes = false;
    bool acquires = false;
    bool releases = false;
};

class Observer : public state::HeapObserver {
  public:
    virtual bool wantsInstructions() const { return false; }

    // `pc` belongs to method's code (Code.h). An instruction that has to wait (for its turn at a
    // scheduling point, for a choice, for a class to be initialized) is about to be executed again
    // when it goes on; it has been executed once: an exception, a call or the end of its thread may
    // be what came of it.
    virtual void executeInstruction(const state::LiveState&, const types::Method&,
                                    const Instruction* /*pc*/) {}
    virtual void instructionExecuted(const state::LiveState&, const types::Method&,
                                     const Instruction* /*pc*/) {}
    virtual void methodEntered(const state::LiveState&, const types::Method&) {}
    virtual void methodExited(const state::LiveState&, const types::Method&) {}
    // `object` holds the field (the class's statics object for a static field). Once, right before
    // the access happens. So are accesses by reflection, by Unsafe and VarHandles, where they are
    // plain ones, and by System.arraycopy.
    virtual void fieldAccess(const state::LiveState&, const types::Field&, values::Ref /*object*/,
                             bool /*write*/) {}
    virtual void arrayAccess(const state::LiveState&, values::Ref /*array*/,
                             std::uint32_t /*index*/, bool /*write*/) {}
    // An access by Unsafe or a VarHandle that is not plain, to the bytes at `offset` of the
    // payload.
    virtual void synchronizingAccess(const state::LiveState&, values::Ref /*object*/,
                                     std::uint64_t /*offset*/, AccessOrder) {}

    virtual void objectLocked(const state::LiveState&, values::Ref) {}
    virtual void objectUnlocked(const state::LiveState&, values::Ref) {}
    virtual void objectWait(const state::LiveState&, values::Ref) {}
    virtual void objectNotify(const state::LiveState&, values::Ref, bool /*all*/) {}

    // Threads by index.
    virtual void threadStarted(const state::LiveState&, std::size_t) {}
    virtual void threadBlocked(const state::LiveState&, std::size_t, values::Ref /*on*/) {}
    virtual void threadWaiting(const state::LiveState&, std::size_t) {}
    virtual void threadNotified(const state::LiveState&, std::size_t) {}
    virtual void threadInterrupted(const state::LiveState&, std::size_t) {}
    virtual void threadTerminated(const state::LiveState&, std::size_t) {}
    // The current thread has found out, by join, isAlive or getState, that another one has ended.
    virtual void threadEndSeen(const state::LiveState&, values::Ref /*threadObject*/) {}

    virtual void classLoaded(const types::Class&) {}
    virtual void exceptionThrown(const state::LiveState&, values::Ref) {}
    virtual void exceptionHandled(const state::LiveState&, values::Ref) {}
};

} // namespace clew::vm::interpreter
