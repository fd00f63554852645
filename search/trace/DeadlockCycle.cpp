#include "search/trace/DeadlockCycle.h"

#include <algorithm>

#include "vm/interpreter/Locks.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/StackTrace.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::search {

using namespace vm;
using state::LiveState;
using state::ThreadData;
using state::ThreadStatus;
using values::Ref;

namespace {

// The lock of the JDK's that the thread is parked for, with a field for its owner; 0: none. Who
// waits for a condition is parked for that.
Ref lockParkedFor(const LiveState& state, const ThreadData& data) {
    const types::Field* field =
        objects::findFieldNamed(*state.object(data.object)->klass, "parkBlocker");
    const Ref blocker = field ? state.object(data.object)->at<Ref>(field->offset) : 0;
    if (blocker == 0) return 0;
    const types::Class& klass = *state.object(blocker)->klass;
    return klass.fromJdk && objects::findFieldNamed(klass, "exclusiveOwnerThread") ? blocker : 0;
}

// The thread that has what this one needs to go on; kNoThread where it need not wait, or may stop
// waiting by itself.
std::size_t blockerOf(const LiveState& state, const ThreadData& data) {
    Ref lock = 0;
    if (data.status == ThreadStatus::Parked && !data.timed) {
        lock = lockParkedFor(state, data);
    } else if (data.status == ThreadStatus::Runnable && data.pendingMonitor != 0 && !data.joins) {
        const state::Object& needed = *state.object(data.pendingMonitor);
        if (!interpreter::isLock(needed))
            return needed.owner == 0 ? objects::kNoThread : std::size_t(needed.owner - 1);
        lock = data.pendingMonitor;
    }
    if (lock == 0) return objects::kNoThread;
    const types::Field& ownerField =
        *objects::findFieldNamed(*state.object(lock)->klass, "exclusiveOwnerThread");
    const Ref owner = state.object(lock)->at<Ref>(ownerField.offset);
    return owner == 0 ? objects::kNoThread : objects::threadIndexOf(state, owner);
}

// An interrupt by another thread would end the wait.
bool isInterruptible(const state::Thread& thread) {
    return std::ranges::any_of(objects::framesOf(thread), [](const objects::TraceFrame& frame) {
        const std::string_view name = frame.method->name.view();
        return frame.method->holder->fromJdk &&
               (name == "lockInterruptibly" || name == "acquireInterruptibly" ||
                name == "acquireSharedInterruptibly");
    });
}

} // namespace

bool closesDeadlockCycle(const LiveState& state, std::size_t thread) {
    bool allDaemons = true;
    std::size_t at = thread;
    for (std::size_t length = 0; length < state.threads.size(); ++length) {
        allDaemons &= state.threads[at].data.daemon;
        const std::size_t blocker = blockerOf(state, state.threads[at].data);
        if (blocker == objects::kNoThread || blocker == at) return false;
        at = blocker;
        if (at == thread) break;
    }
    if (at != thread || allDaemons) return false;
    do {
        if (isInterruptible(state.threads[at])) return false;
        at = blockerOf(state, state.threads[at].data);
    } while (at != thread);
    return true;
}

} // namespace clew::search
