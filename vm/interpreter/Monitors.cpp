// Monitors, and the question whether a thread may execute a visible operation without asking the
// explorer.

#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/OneStepCalls.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/Sharing.h"
#include "vm/interpreter/WaitQueues.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::interpreter {

bool Interpreter::isToProceed(Ref ref) {
    if (resumed_ != Resumed::No) {
        if (resumed_ == Resumed::Operation) resumed_ = Resumed::No;
        beginOneStep();
        return true;
    }
    const bool isOfAll = ref == 0 && vm_.options.stopsWhereAlone;
    if ((nested_ > 0 && !takesTurnsNow()) || (state_.threads.size() < 2 && !isOfAll) ||
        state_.thread().data.atomicDepth > 0)
        return true;
    if (ref != 0 && !(state_.object(ref)->flags & Object::Shared)) return true;
    if (goesOnInOneStep()) return true;
    if (!vm_.options.stopsWhereAlone && !isOtherEnabled(state_)) {
        note(0, 0, Access::Kind::Next);
        beginOneStep();
        return true;
    }
    state_.thread().data.atOperation = true;
    stop_.kind = StopKind::Schedule;
    return false;
}

// A call that is one step, and has begun, need not ask. One that goes round for long waits for
// somebody; to look something up can take long.
bool Interpreter::goesOnInOneStep() {
    constexpr std::uint32_t kMostAccesses = 1'000, kMostToLookUp = 100'000;
    state::ThreadData& data = state_.thread().data;
    if (data.oneStep == 0) return false;
    const OneStepCall call = oneStepCall(state_);
    if (call.depth == data.oneStep &&
        ++accessesOfCall_ < (call.looksUp ? kMostToLookUp : kMostAccesses))
        return true;
    data.oneStep = 0;
    return false;
}

void Interpreter::beginOneStep() {
    if (nested_ > 0 || !vm_.hasOneStepCalls.load(std::memory_order_relaxed) ||
        !vm_.options.partialOrderReduction || state_.threads.size() < 2)
        return;
    const OneStepCall call = oneStepCall(state_);
    if (call.depth == 0 || call.depth == state_.thread().data.oneStep) return;
    state_.thread().data.oneStep = call.depth;
    accessesOfCall_ = 0;
    if (call.isAssumed && !std::exchange(namesOneStepCalls_, true))
        vm_.approximated(Approximation::OneStepCalls);
    if (call.looksUp && !std::exchange(namesLookUps_, true))
        vm_.approximated(Approximation::LookUpInOneStep);
}

void Interpreter::addAccess(Access access) {
    if (access.place == Access::kLife)
        access.isLockFree = !objects::isAlive(state_, access.object);
    else if (access.object != 0 && access.kind != Access::Kind::Acquire)
        if (const Object& object = *state_.object(access.object);
            isLock(object) && access.place == lockField(object).offset)
            access.isLockFree = isLockFree(object);
    // Who has come to wait by now, the program may find out later.
    if (access.kind == Access::Kind::Release && objects::areThreadStatesAsked(vm_))
        access.kind = Access::Kind::Fence;
    accesses->push_back(access);
}

void Interpreter::block(Ref monitor) {
    state_.thread().data.pendingMonitor = monitor;
    state_.thread().data.atOperation = true;
    if (Observer* observer = observerOf(state_))
        observer->threadBlocked(state_, state_.current, monitor);
    stop_.kind = StopKind::Schedule;
}

Interpreter::Step Interpreter::enterMonitor(Ref ref) {
    const Object* object = state_.object(ref);
    if (object->flags & Object::ValueOf) [[unlikely]] { // others may stand for the same object
        vm_.approximated(Approximation::MonitorOfBox);
        state_.symbolic.widened = true;
    }
    if (object->klass == vm_.linker->known.threadGroup && state_.loaded()) [[unlikely]]
        objects::askedForThreadGroup(vm_);
    const auto self = static_cast<std::uint16_t>(state_.current + 1);
    if (object->owner != self) {
        if (!isToProceed(ref)) {
            state_.thread().data.pendingMonitor = ref;
            if (objects::areThreadStatesAsked(vm_)) note(ref, Access::kMonitor, Access::Kind::Read);
            if (Observer* observer = observerOf(state_); object->owner != 0 && observer)
                observer->threadBlocked(state_, state_.current, ref);
            return Step::Stop;
        }
        if (object->owner != 0) {
            if (!mayWait()) throw Unsupported{{Approximation::MonitorInVmCall, {}}};
            block(ref);
            return Step::Stop;
        }
        state_.thread().data.pendingMonitor = 0;
        note(ref, Access::kMonitor, Access::Kind::Acquire);
    } else if (resumed_ == Resumed::Operation) {
        resumed_ = Resumed::No;
    }
    Object* locked = state_.writable(ref);
    locked->owner = self;
    if (++locked->recursion == 1) {
        ++state_.thread().data.monitors;
        remember(state_.thread().data.held, ref);
        if (Observer* observer = observerOf(state_)) observer->objectLocked(state_, ref);
    }
    return Step::Ready;
}

bool Interpreter::mayExitMonitor(Ref ref) {
    const Object& locked = *state_.object(ref);
    return !areThreadStatesAsked_ || locked.owner != state_.current + 1 || locked.recursion > 1 ||
           isToProceed(ref);
}

bool Interpreter::exitMonitor(Ref ref) {
    if (state_.object(ref)->owner != state_.current + 1) return false;
    Object* locked = state_.writable(ref);
    if (--locked->recursion == 0) {
        if (Observer* observer = observerOf(state_)) observer->objectUnlocked(state_, ref);
        locked->owner = 0;
        if (areThreadStatesAsked_) objects::noteGivenBack(vm_, state_, ref);
        note(ref, Access::kMonitor, Access::Kind::Release);
        --state_.thread().data.monitors;
        forget(state_.thread().data.held, ref);
    }
    return true;
}

// ---- code that counts its monitors. They stand in an array, the outermost first, which is made
// anew for each change: so it says nothing but what is held. That of a synchronized method comes
// first, and is null from when it is given back on.

namespace {

std::vector<Ref> monitorsOf(const LiveState& state, const Frame& frame) {
    if (frame.lockedMonitor == 0) return {};
    const Object& array = *state.object(frame.lockedMonitor);
    return {array.elements<Ref>(), array.elements<Ref>() + array.length};
}

void setMonitors(Vm& vm, LiveState& state, Frame& frame, const std::vector<Ref>& monitors) {
    if (monitors.empty()) {
        frame.lockedMonitor = 0;
        return;
    }
    // The collector may run: what is held is reachable by the array that was there before.
    const std::uint64_t limit = state.suspendHeapLimit(); // the array is ours, not the program's
    const Ref array = state.allocateArray(*vm.linker->known.objectArray,
                                          static_cast<std::uint32_t>(monitors.size()));
    state.restoreHeapLimit(limit);
    std::ranges::copy(monitors, state.object(array)->elements<Ref>());
    frame.lockedMonitor = array;
}

} // namespace

void Interpreter::keepMonitor(Frame& frame, Ref monitor) {
    std::vector<Ref> monitors = monitorsOf(state_, frame);
    // The first entry is used again, unless the object is held already: so HotSpot looks for room.
    const bool isFree = frame.method->isSynchronized() && !monitors.empty() && monitors[0] == 0;
    if (isFree && std::ranges::find(monitors, monitor) == monitors.end())
        monitors[0] = monitor;
    else
        monitors.push_back(monitor);
    setMonitors(vm_, state_, frame, monitors);
}

bool Interpreter::dropMonitor(Frame& frame, Ref monitor) {
    std::vector<Ref> monitors = monitorsOf(state_, frame);
    const auto found = std::ranges::find(monitors.rbegin(), monitors.rend(), monitor);
    if (found == monitors.rend()) return false;
    const auto at = std::prev(found.base());
    if (at == monitors.begin() && frame.method->isSynchronized())
        *at = 0;
    else
        monitors.erase(at);
    setMonitors(vm_, state_, frame, monitors);
    return true;
}

bool Interpreter::leavesMonitors(Frame& frame) {
    std::vector<Ref> monitors = monitorsOf(state_, frame);
    if (!frame.method->isSynchronized()) return monitors.empty();
    if (monitors[0] == 0) return false;
    exitMonitor(monitors[0]);
    monitors[0] = 0;
    setMonitors(vm_, state_, frame, monitors);
    return monitors.size() == 1;
}

Ref Interpreter::unlockThrowing(Frame& frame) {
    const std::vector<Ref> monitors = monitorsOf(state_, frame);
    frame.lockedMonitor = 0;
    const bool isSynchronized = frame.method->isSynchronized();
    const bool isWrong = monitors.size() > (isSynchronized ? 1 : 0) || monitors[0] == 0;
    for (const Ref monitor : monitors)
        if (monitor != 0) exitMonitor(monitor);
    if (!isWrong) return 0;
    const std::uint64_t limit = state_.suspendHeapLimit();
    const Ref made = makeException("java/lang/IllegalMonitorStateException", {}, false);
    state_.restoreHeapLimit(limit);
    // HotSpot leaves all its fields as they are allocated, but for the stack trace.
    objects::setField<Ref>(state_, made, "cause", 0);
    objects::setField<Ref>(state_, made, "suppressedExceptions", 0);
    return made;
}

using state::kOwnMonitor;

bool Interpreter::holds(Ref lock) const {
    const Object& object = *state_.object(lock);
    if (isLock(object)) return ownerOfLock(object) == state_.thread().data.object;
    return object.owner == state_.current + 1;
}

// A Thread that guards stands for what only that thread accesses, never for its monitor, unless
// that is an object's own.
bool Interpreter::holdsGuard(Ref guard, Ref ownMonitor) const {
    if (guard == kOwnMonitor) return holds(ownMonitor);
    return guard == state_.thread().data.object || (!isThread(guard) && holds(guard));
}

bool Interpreter::isThread(Ref object) const {
    return state_.object(object)->klass->isSubclassOf(*vm_.linker->known.thread);
}

// What is taken for what protects an object from here on: a lock; the thread itself where it holds
// none. 0: nothing.
Ref Interpreter::chooseGuard(Ref ownMonitor, Protection protection) const {
    if (protection == Protection::Innermost && holds(ownMonitor)) return kOwnMonitor;
    const state::ThreadData& self = state_.thread().data;
    Ref chosen = holds(ownMonitor) ? kOwnMonitor : vm_.options.threadsAreGuards ? self.object : 0;
    for (const Ref lock : self.held) {
        if (lock == 0 || !state_.object(lock) || !holds(lock)) continue;
        if (lock != ownMonitor && isThread(lock)) continue;
        chosen = lock == ownMonitor ? kOwnMonitor : lock;
        if (protection == Protection::Outermost) break;
    }
    return chosen;
}

// An initializer of one of the JDK's classes is running.
bool Interpreter::isInJdkInitializer() const {
    const Thread& thread = state_.thread();
    if (thread.data.atomicDepth == 0) return false;
    const auto isInitializer = [](const auto* frame) {
        return frame->method->isClassInitializer && frame->method->holder->fromJdk;
    };
    for (const Frame* frame = thread.top; frame; frame = frame->caller)
        if (isInitializer(frame)) return true;
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        if (isInitializer(frame)) return true;
    return false;
}

bool Interpreter::isProtected(std::atomic<std::uint8_t>& known, Ref object, Ref ownMonitor,
                              Protection withoutGuard) {
    const auto protection = static_cast<Protection>(known.load(std::memory_order_relaxed));
    if (protection == Protection::None) return false;
    if (!hasSeveralThreads(state_)) return true;
    const Ref guard = state_.object(object)->guard;
    if (guard != 0 && holdsGuard(guard, ownMonitor)) return true;
    const Ref chosen = chooseGuard(ownMonitor, protection);
    if (guard == 0 && chosen != 0) {
        // What the JDK's class initializers do with what was there before the program must not make
        // states differ.
        if (state_.isBoot(object) && isInJdkInitializer()) return true;
        state_.writable(object)->guard = chosen;
        if (chosen == state_.thread().data.object) ++state_.thread().data.guarded;
        return true;
    }
    // Another choice among the locks helps only where this thread holds one, and the others did.
    const auto isLockGuard = [&](Ref one) {
        return one == kOwnMonitor || (one != 0 && !isThread(one));
    };
    const bool maybeAnother =
        protection == Protection::Innermost && isLockGuard(chosen) && isLockGuard(guard);
    weakenTo(known, maybeAnother ? Protection::Outermost : withoutGuard);
    return false;
}

void Interpreter::weakenTo(std::atomic<std::uint8_t>& known, Protection protection) {
    known.store(static_cast<std::uint8_t>(protection), std::memory_order_relaxed);
    vm_.sharingChanges.fetch_add(1);
}

bool Interpreter::isVisible(const types::Field& field, Ref object, bool isWrite) {
    if (!mayBeVisible(field) || isOfConsole(state_, field, object)) return false;
    if (!vm_.options.partialOrderReduction) return true;
    using enum types::Field::Accesses;
    if (isOfWaitQueue(field)) {
        const types::Class& holder = *state_.object(object)->klass;
        if (holder.fromJdk) {
            note(object, static_cast<std::uint32_t>(field.offset),
                 isWrite ? Access::Kind::Write : Access::Kind::Read);
            return false;
        }
        if (hasSeveralThreads(state_)) takeWaitQueuesAsWritten(vm_);
    }
    if (field.accesses == Setting && isUnchangedSetting(field, object, isWrite)) return false;
    if (field.accesses == OfThread && isLeftToThread(field, object)) return false;
    if (field.accesses == Always) {
        if (isOwnersAlone(field, object, isWrite)) return false;
        noteLook(field, object);
    }
    if (field.isVolatile()) return true;
    const bool counts = isWrite && hasSeveralThreads(state_);
    if (counts && !field.isWritten.load(std::memory_order_relaxed)) field.isWritten = true;
    if (static_cast<Protection>(field.sharing.load(std::memory_order_relaxed)) ==
        Protection::Unwritten) {
        if (counts) weakenTo(field.sharing, Protection::None);
        return counts;
    }
    const bool maybeUnwritten =
        !field.holder->fromJdk && !field.isWritten.load(std::memory_order_relaxed);
    return !isProtected(field.sharing, object, field.isStatic() ? field.holder->mirror : object,
                        maybeUnwritten ? Protection::Unwritten : Protection::None);
}

// Until somebody else asks whether a ReentrantLock is held, what its owner reads and writes there
// is no scheduling point, nor is that it gives it back (natives/concurrent/ReentrantLocks.cpp).
bool Interpreter::isOwnersAlone(const types::Field& field, Ref object, bool isWrite) {
    static const types::Symbol setState = types::Symbol::of("setState");
    const Object& lock = *state_.object(object);
    if (!isReentrantLock(lock) || &field != &lockField(lock) || areThreadStatesAsked_ ||
        static_cast<Protection>(field.sharing.load(std::memory_order_relaxed)) !=
            Protection::Innermost)
        return false;
    if (!isWrite) return ownerOfLock(lock) == state_.thread().data.object;
    if (state_.thread().top->method->name != setState) return false;
    note(object, static_cast<std::uint32_t>(field.offset), Access::Kind::Release);
    return true;
}

// Whether a ReentrantLock is held matters to other threads than its owner: by tryLock(), isLocked()
// and the like. That waits for a condition take the lock again does not count: they wait until they
// have it. Nor does setState(), by which the owner gives it back.
void Interpreter::noteLook(const types::Field& field, Ref object) {
    static const types::Symbol setState = types::Symbol::of("setState");
    const Object& lock = *state_.object(object);
    if (!isReentrantLock(lock) || state_.thread().top->method->name == setState ||
        &field != &lockField(lock) || !hasSeveralThreads(state_) ||
        ownerOfLock(lock) == state_.thread().data.object || isInConditionWait())
        return;
    if (static_cast<Protection>(field.sharing.load(std::memory_order_relaxed)) ==
        Protection::Innermost)
        weakenTo(field.sharing, Protection::Outermost);
}

// The present method was called by one of a Condition's, or by what that has called.
bool Interpreter::isInConditionWait() const {
    static const types::Symbol name =
        types::Symbol::of("java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject");
    std::size_t left = 5; // getState, tryAcquire, acquire, await
    const Thread& thread = state_.thread();
    for (const Frame* frame = thread.top; frame && left > 0; frame = frame->caller, --left)
        if (frame->method->holder->name == name) return true;
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame && left > 0;
         frame = frame->caller, --left)
        if (frame->method->holder->name == name) return true;
    return false;
}

bool Interpreter::isArrayVisible(Ref array) {
    return !vm_.options.partialOrderReduction ||
           !isProtected(state_.object(array)->klass->sharing, array, array, Protection::None);
}

bool Interpreter::isUnchangedSetting(const types::Field& setting, Ref object, bool isWrite) {
    // References that are entries of a thread's map belong to that thread.
    static const types::Symbol entryOfThread =
        types::Symbol::of("java/lang/ThreadLocal$ThreadLocalMap$Entry");
    if (state_.object(object)->klass->name == entryOfThread) return true;
    if (static_cast<Protection>(setting.sharing.load(std::memory_order_relaxed)) ==
        Protection::None)
        return false;
    if (!isWrite || !hasSeveralThreads(state_)) return true;
    weakenTo(setting.sharing, Protection::None);
    return false;
}

bool Interpreter::isLeftToThread(const types::Field& field, Ref threadObject) {
    if (static_cast<Protection>(field.sharing.load(std::memory_order_relaxed)) == Protection::None)
        return false;
    if (threadObject == state_.thread().data.object || !hasSeveralThreads(state_)) return true;
    weakenTo(field.sharing, Protection::None);
    return false;
}

bool Interpreter::mayAccess(const types::Field& field, Ref object, bool isWrite) {
    return (resumed_ == Resumed::No && !isVisible(field, object, isWrite)) ||
           mayProceed(object, static_cast<std::uint32_t>(field.offset),
                      isWrite ? Access::Kind::Write : Access::Kind::Read);
}

bool Interpreter::mayAccessArray(Ref array, std::uint32_t index, bool isWrite) {
    return (resumed_ == Resumed::No && !isArrayVisible(array)) ||
           mayProceed(array, index, isWrite ? Access::Kind::Write : Access::Kind::Read);
}

} // namespace clew::vm::interpreter
