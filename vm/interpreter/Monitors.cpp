// Monitors, and the question whether a thread may execute a visible operation without asking the explorer.

#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"
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
    ++locked->recursion;
    if (vm_.observer && locked->recursion == 1) vm_.observer->objectLocked(state_, ref);
    return Step::Ready;
}

bool Interpreter::exitMonitor(Ref ref) {
    if (state_.object(ref)->owner != state_.current + 1) return false;
    Object* locked = state_.writable(ref);
    if (--locked->recursion == 0) {
        if (vm_.observer) vm_.observer->objectUnlocked(state_, ref);
        locked->owner = 0;
    }
    return true;
}

bool Interpreter::isVisible(const types::Field& field, Ref object, bool isWrite) {
    if (!mayBeVisible(field)) return false;
    const bool isStatus = isInterruptStatus(field);
    if (!vm_.options.partialOrderReduction || (!isStatus && field.isVolatile())) return true;
    if (static_cast<FieldSharing>(field.sharing.load(std::memory_order_relaxed)) !=
        FieldSharing::ProtectedBySelf)
        return true;
    const Ref lock = field.isStatic() ? field.holder->mirror : object;
    if (isStatus ? !isWrite : state_.object(lock)->owner == state_.current + 1) return false;
    if (nested_ > 0 || !hasSeveralThreads(state_)) return false;
    field.sharing.store(static_cast<std::uint8_t>(FieldSharing::Unprotected), std::memory_order_relaxed);
    vm_.sharingChanges.fetch_add(1);
    return true;
}

bool Interpreter::mayAccess(const types::Field& field, Ref object, bool isWrite) {
    return (resumed_ == Resumed::No && !isVisible(field, object, isWrite)) || mayProceed(object);
}

bool Interpreter::mayAccessArray(Ref array) { return mayProceed(array); }

} // namespace clew::vm::interpreter
