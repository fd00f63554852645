// Monitors, and the question whether a thread may execute a visible operation without asking the explorer.

#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/Sharing.h"

namespace clew::vm::interpreter {

bool Interpreter::mayProceed(Ref ref) {
    if (resumed_ != Resumed::No) {
        if (resumed_ == Resumed::Operation) resumed_ = Resumed::No;
        return true;
    }
    if (nested_ > 0 || state_.threads.size() < 2 || state_.thread().data.atomicDepth > 0) return true;
    if (ref != 0 && !(state_.object(ref)->flags & Object::Shared)) return true;
    if (!isOtherEnabled(state_)) return true;
    state_.thread().data.atOperation = true;
    stop_.kind = StopKind::Schedule;
    return false;
}

void Interpreter::block(Ref monitor) {
    state_.thread().data.pendingMonitor = monitor;
    state_.thread().data.atOperation = true;
    if (vm_.observer) vm_.observer->threadBlocked(state_, state_.current, monitor);
    stop_.kind = StopKind::Schedule;
}

Interpreter::Step Interpreter::enterMonitor(Ref ref) {
    const Object* object = state_.object(ref);
    if (object->flags & Object::ValueOf) [[unlikely]] { // others may stand for the same object
        vm_.approximated("the monitor of a box whose value depends on an input");
        state_.symbolic.widened = true;
    }
    const auto self = static_cast<std::uint16_t>(state_.current + 1);
    if (object->owner != self) {
        if (!mayProceed(ref)) {
            state_.thread().data.pendingMonitor = ref;
            return Step::Stop;
        }
        if (object->owner != 0) {
            if (nested_ > 0) throw Unsupported{"a monitor that another thread holds is needed inside a call by the VM"};
            block(ref);
            return Step::Stop;
        }
        state_.thread().data.pendingMonitor = 0;
    } else if (resumed_ == Resumed::Operation) {
        resumed_ = Resumed::No;
    }
    Object* locked = state_.writable(ref);
    locked->owner = self;
    if (++locked->recursion == 1) {
        ++state_.thread().data.monitors;
        remember(state_.thread().data.held, ref);
        if (vm_.observer) vm_.observer->objectLocked(state_, ref);
    }
    return Step::Ready;
}

bool Interpreter::exitMonitor(Ref ref) {
    if (state_.object(ref)->owner != state_.current + 1) return false;
    Object* locked = state_.writable(ref);
    if (--locked->recursion == 0) {
        if (vm_.observer) vm_.observer->objectUnlocked(state_, ref);
        locked->owner = 0;
        --state_.thread().data.monitors;
        forget(state_.thread().data.held, ref);
    }
    return true;
}

using state::kOwnMonitor;

bool Interpreter::holds(Ref lock) const {
    const Object& object = *state_.object(lock);
    if (isLock(object)) return ownerOfLock(object) == state_.thread().data.object;
    return object.owner == state_.current + 1;
}

// The lock that is taken for the one that protects an object from here on; 0: the thread holds none.
Ref Interpreter::chooseGuard(Ref ownMonitor, Protection protection) const {
    if (protection == Protection::Innermost && holds(ownMonitor)) return ownMonitor;
    Ref chosen = 0;
    for (const Ref lock : state_.thread().data.held) {
        if (lock == 0 || !state_.object(lock) || !holds(lock)) continue;
        chosen = lock;
        if (protection == Protection::Outermost) return chosen;
    }
    return chosen != 0 || !holds(ownMonitor) ? chosen : ownMonitor;
}

bool Interpreter::isProtected(std::atomic<std::uint8_t>& known, Ref object, Ref ownMonitor) {
    const auto protection = static_cast<Protection>(known.load(std::memory_order_relaxed));
    if (protection == Protection::None) return false;
    if (!hasSeveralThreads(state_)) return true;
    if (const Ref guard = state_.object(object)->guard) {
        if (holds(guard == kOwnMonitor ? ownMonitor : guard)) return true;
    } else if (const Ref chosen = chooseGuard(ownMonitor, protection)) {
        // What the JDK's class initializers do with what was there before the program must not make states differ.
        if (state_.isBoot(object) && state_.thread().data.atomicDepth > 0) return true;
        state_.writable(object)->guard = chosen == ownMonitor ? kOwnMonitor : chosen;
        return true;
    }
    // Where the thread holds no lock at all, none of those that others hold will do.
    const bool holdsAny = chooseGuard(ownMonitor, Protection::Innermost) != 0;
    const Protection weaker = holdsAny && protection == Protection::Innermost ? Protection::Outermost : Protection::None;
    known.store(static_cast<std::uint8_t>(weaker), std::memory_order_relaxed);
    vm_.sharingChanges.fetch_add(1);
    return false;
}

bool Interpreter::isVisible(const types::Field& field, Ref object, bool isWrite) {
    if (!mayBeVisible(field) || isOfConsole(state_, field, object)) return false;
    if (!vm_.options.partialOrderReduction) return true;
    if (isInterruptStatus(field)) return !isNeverWritten(field, isWrite);
    if (field.isVolatile()) return true;
    return !isProtected(field.sharing, object, field.isStatic() ? field.holder->mirror : object);
}

bool Interpreter::isArrayVisible(Ref array) {
    return !vm_.options.partialOrderReduction || !isProtected(state_.object(array)->klass->sharing, array, array);
}

// The rule for the interrupt status of threads.
bool Interpreter::isNeverWritten(const types::Field& status, bool isWrite) {
    if (status.sharing.load(std::memory_order_relaxed) != 0) return false;
    if (!isWrite || !hasSeveralThreads(state_)) return true;
    status.sharing.store(static_cast<std::uint8_t>(Protection::None), std::memory_order_relaxed);
    vm_.sharingChanges.fetch_add(1);
    return false;
}

bool Interpreter::mayAccess(const types::Field& field, Ref object, bool isWrite) {
    return (resumed_ == Resumed::No && !isVisible(field, object, isWrite)) || mayProceed(object);
}

bool Interpreter::mayAccessArray(Ref array) {
    return (resumed_ == Resumed::No && !isArrayVisible(array)) || mayProceed(array);
}

} // namespace clew::vm::interpreter
