#include "vm/interpreter/Scheduling.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

#include "vm/interpreter/Finalizers.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/decode/Code.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::interpreter {

using state::LiveState;
using state::ThreadData;
using state::ThreadStatus;
using state::WakeUp;
using values::Ref;

namespace {

// The thread could enter the monitor now.
bool isFree(const LiveState& state, Ref monitor, std::size_t thread) {
    if (monitor == 0) return true;
    if (isLock(*state.object(monitor))) return isLockFree(*state.object(monitor));
    const std::uint16_t owner = state.object(monitor)->owner;
    return owner == 0 || owner == thread + 1;
}

types::Symbol semaphore() {
    static const types::Symbol name =
        types::Symbol::of("java/util/concurrent/Semaphore$NonfairSync");
    return name;
}

// It waits for the lock, and has not given it back before.
bool isInTryLock(const LiveState& state, const ThreadData& data) {
    return data.waitingOn != 0 && data.pendingRecursion == 0 &&
           isLock(*state.object(data.waitingOn));
}

} // namespace

bool isReentrantLock(const state::Object& object) {
    static const types::Symbol name =
        types::Symbol::of("java/util/concurrent/locks/ReentrantLock$NonfairSync");
    return object.klass->fromJdk && object.klass->name == name;
}

bool isLock(const state::Object& object) {
    static const types::Symbol names[] = {
        types::Symbol::of("java/util/concurrent/ThreadPoolExecutor$Worker"),
        types::Symbol::of("java/util/concurrent/CountDownLatch$Sync"), semaphore()};
    return isReentrantLock(object) ||
           (object.klass->fromJdk &&
            std::ranges::find(names, object.klass->name) != std::end(names));
}

bool isLockFree(const state::Object& lock) {
    const auto held = lock.at<std::int32_t>(lockField(lock).offset);
    return lock.klass->name == semaphore() ? held > 0 : held == 0;
}

Ref ownerOfLock(const state::Object& lock) {
    return lock.at<Ref>(lock.klass->fieldNamed("exclusiveOwnerThread")->offset);
}

const types::Field& lockField(const state::Object& lock) {
    const types::Class* klass = lock.klass;
    while (klass->name.view() != "java/util/concurrent/locks/AbstractQueuedSynchronizer")
        klass = klass->super;
    return *klass->fieldNamed("state");
}

bool isEnabled(const LiveState& state, std::size_t thread) {
    const ThreadData& data = state.threads[thread].data;
    if (data.housekeeping || data.suspended) return false;
    switch (data.status) {
        case ThreadStatus::Runnable:
            return isFree(state, data.pendingMonitor, thread) &&
                   !(data.joins && objects::isAlive(state, data.pendingMonitor));
        case ThreadStatus::Waiting:
            return data.timed && isFree(state, data.waitingOn, thread);
        case ThreadStatus::Parked:
            return data.timed;
        case ThreadStatus::Sleeping:
            return true;
        case ThreadStatus::Terminated:
            return false;
    }
    return false;
}

bool wakesSpuriously(const LiveState& state, std::size_t thread) {
    const ThreadData& data = state.threads[thread].data;
    return !data.suspended && !isEnabled(state, thread) && isFree(state, data.waitingOn, thread);
}

bool mayBeginToWait(const LiveState& state, std::size_t thread) {
    const ThreadData& data = state.threads[thread].data;
    return data.status == ThreadStatus::Runnable && data.atOperation && !data.suspended &&
           !data.housekeeping && data.wakeUp == WakeUp::None && data.pendingMonitor != 0 &&
           data.foundHeld != state::FoundHeld::Yes &&
           (data.joins || isLock(*state.object(data.pendingMonitor))) && !isEnabled(state, thread);
}

bool isOtherEnabled(const LiveState& state) {
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
        if (i == state.current) continue;
        if (isEnabled(state, i) || mayWakeSpuriously(state, i) || awaitsGarbage(state, i))
            return true;
    }
    return false;
}

bool hasSeveralThreads(const LiveState& state) {
    if (state.scalars.threadsStarted > state.threadsOfOldest) return true;
    std::size_t count = 0;
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
        const ThreadData& data = state.threads[i].data;
        if (data.status == ThreadStatus::Terminated) continue;
        if (data.housekeeping && (state.isBoot(data.object) || !awaitsGarbage(state, i))) continue;
        if (++count > 1) return true;
    }
    return false;
}

bool isProgramOver(const LiveState& state) {
    for (const state::Thread& thread : state.threads) {
        const ThreadData& data = thread.data;
        if (!data.daemon && !data.housekeeping && data.status != ThreadStatus::Terminated)
            return false;
    }
    return true;
}

void endWait(LiveState& state, std::size_t thread) {
    state::Thread& waking = state.threads[thread];
    ThreadData& data = waking.data;
    bool isUnparked = false;
    switch (data.status) {
        case ThreadStatus::Waiting:
            data.pendingMonitor = data.waitingOn;
            data.waitingOn = 0;
            break;
        case ThreadStatus::Parked:
            isUnparked = isInTryLock(state, data) && isLockFree(*state.object(data.waitingOn));
            data.waitingOn = 0;
            break;
        case ThreadStatus::Sleeping:
            break;
        case ThreadStatus::Runnable:
        case ThreadStatus::Terminated:
            return;
    }
    waking.changed = true;
    data.status = ThreadStatus::Runnable;
    const bool timesOut = data.timed || !data.maySpuriously; // who sleeps has no other way
    data.wakeUp = isUnparked ? WakeUp::Unparked : timesOut ? WakeUp::TimedOut : WakeUp::Spurious;
    data.timed = false;
    data.maySpuriously = false;
    const std::int64_t wakeTime = std::exchange(data.wakeTime, 0);
    if (!isUnparked) state.scalars.clock = std::max(state.scalars.clock, wakeTime);
}

std::int64_t realTime() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
}

void sleepUntil(std::int64_t time, const std::atomic<bool>& interrupted) {
    constexpr std::int64_t kSlice = 20'000'000; // nanoseconds
    for (std::int64_t left = time - realTime(); left > 0 && !interrupted; left = time - realTime())
        std::this_thread::sleep_for(std::chrono::nanoseconds(std::min(left, kSlice)));
}

std::string describePosition(const LiveState& state) {
    const auto hasNoLines = [](const auto* frame) {
        return frame->method->isHidden || !frame->method->info;
    };
    const auto describe = [](const auto* frame) {
        const types::Method& method = *frame->method;
        const Code* code = method.code.load();
        const int line = code ? method.info->code->lineAt(
                                    static_cast<std::uint16_t>(code->bytecodeIndexOf(frame->pc)))
                              : -1;
        return method.holder->externalName() + "." + method.name.str() +
               (line > 0 ? ":" + std::to_string(line) : "");
    };
    const state::Thread& thread = state.threads[state.current];
    const state::Frame* frame = thread.top;
    while (frame && hasNoLines(frame)) frame = frame->caller;
    if (frame) return describe(frame);
    const state::FrozenFrame* below = thread.frozenBelow;
    while (below && hasNoLines(below)) below = below->caller;
    return below ? describe(below) : "the start";
}

} // namespace clew::vm::interpreter
