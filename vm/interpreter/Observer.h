#pragma once

// What the virtual machine tells whoever looks on. All functions are empty: override what you need.
// Called on the worker thread that executes, in the order of execution; the state may be read, not
// changed. What an observer can bring about is an exception (`injected`).
//
// | event                               | told                      | needs        |
// |-------------------------------------|---------------------------|--------------|
// | executeInstruction                  | before each try           | instructions |
// | injected                            | before each try           | injects      |
// | instructionExecuted                 | once, when it is done     | instructions |
// | fieldAccess, arrayAccess            | once, right before it     | instructions |
// | methodEntered, methodExited         | once each                 | methods      |
// | synchronizingAccess                 | once, right before it     |              |
// | objectLocked, objectUnlocked        | once, when it is done     |              |
// | objectWait, objectNotify            | once, when it is done     |              |
// | threadStarted, threadTerminated     | once, when it is done     |              |
// | threadBlocked                       | when it finds it held     |              |
// | threadWaiting, threadNotified       | once, when it is done     |              |
// | threadInterrupted, threadEndSeen    | once, when it is done     |              |
// | exceptionThrown, exceptionHandled   | once                      |              |
// | specificationStepped                | once, when it is done     |              |
// | callObserved                        | once, when it is done     | Options      |
// | classLoaded                         | once in the life of a Vm  |              |
// | objectCreated, objectReleased       | see HeapObserver.h        |              |
// | gcBegin, gcEnd                      | see HeapObserver.h        |              |
//
// Who does not want an event that needs it is not told, whoever else looks on. Instructions make
// the loop several times slower; calls of methods that are told leave its fast path. What the
// virtual machine calls for its own sake (the message of an exception that it makes, a constant
// that it links) tells neither.

#include <cstdint>
#include <optional>
#include <string>
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
    // What needs to be wanted. The answers do not change while a program runs.
    virtual bool wantsInstructions() const { return false; }
    virtual bool wantsMethods() const { return false; }
    virtual bool injects() const { return wantsInstructions(); } // `injected` is asked
    // Of other methods neither instructions need to be told nor their accesses: how many
    // instructions there were is, now and then.
    virtual bool wantsInstructionsOf(const types::Method&) const { return true; }
    virtual void instructionsPassed(const state::LiveState&, std::uint64_t /*count*/) {}

    // `pc` belongs to method's code (Code.h). An instruction that has to wait (for its turn at a
    // scheduling point, for a choice, for a class to be initialized) is about to be executed again
    // when it goes on; it has been executed once: an exception, a call or the end of its thread may
    // be what came of it.
    virtual void executeInstruction(const state::LiveState&, const types::Method&,
                                    const Instruction* /*pc*/) {}
    virtual void instructionExecuted(const state::LiveState&, const types::Method&,
                                     const Instruction* /*pc*/) {}
    // Asked right after executeInstruction, and the one way in which an observer changes what a
    // program does: the exception that is thrown in place of the instruction. The answer must
    // follow from the state.
    struct Injected {
        std::string className; // "java/lang/OutOfMemoryError"
        std::string message;   // empty: none
    };
    virtual std::optional<Injected> injected(const state::LiveState&, const types::Method&,
                                             const Instruction* /*pc*/) {
        return std::nullopt;
    }
    // Every call of a method that has bytecode, its class's initializer too: entered when its frame
    // is on top, with the arguments in its locals; exited, by return or by an exception, while it
    // still is. A call that waits for a monitor or for a class, or that the stack has no room for,
    // has not entered yet.
    // Native methods, and others that a peer takes over, are one step: both are told, one after the
    // other, when it has been done, and the top frame is the caller's. One that calls a method
    // (Method.invoke, MethodHandle.invokeExact) has left when that one is entered, as in a tail
    // call. One that ends the path (Runtime.halt) is not left.
    // Methods that stack traces leave out (Method::isHidden) are not told.
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

    // An observed call has been a step of the monitor: "unlock() is called"; what held then.
    // `object`: 0: of a class.
    virtual void specificationStepped(const state::LiveState&, const void* /*monitor*/,
                                      values::Ref /*object*/, std::string_view /*step*/,
                                      std::uint64_t /*valuation*/) {}
    // A call that is asked for (vm::Options::observedCalls) has entered its method, or has left it:
    // with the bits of all that it is. A scheduling point comes right before.
    virtual void callObserved(const state::LiveState&, std::uint64_t /*bits*/) {}
    virtual void classLoaded(const types::Class&) {}
    virtual void exceptionThrown(const state::LiveState&, values::Ref) {}
    virtual void exceptionHandled(const state::LiveState&, values::Ref) {}
};

// Who looks on at the state; null: nobody. Those that run states set nothing else there.
inline Observer* observerOf(const state::LiveState& state) {
    return static_cast<Observer*>(state.observer);
}

} // namespace clew::vm::interpreter
