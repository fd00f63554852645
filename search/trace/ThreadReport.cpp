#include "search/trace/ThreadReport.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "choice/Choice.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/natives/database/DriverClasses.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::search {

using vm::natives::database::isOfDriver;

using namespace vm;
using choice::nameOfThreadObject;
using choice::threadName;
using state::LiveState;
using state::ThreadStatus;

namespace {

Ref referenceField(LiveState& state, Ref object, std::string_view name) {
    if (object == 0) return 0;
    const types::Field* field = objects::findFieldNamed(*state.object(object)->klass, name);
    return field && !field->isStatic() ? state.object(object)->at<Ref>(field->offset) : 0;
}

bool isThread(const LiveState& state, Ref object) {
    return std::ranges::any_of(
        state.object(object)->klass->superChain, [](const types::Class* super) {
            return super->fromJdk && super->name.view() == "java/lang/Thread";
        });
}

bool isJoining(const LiveState& state, const state::ThreadData& data) {
    return data.joins && objects::isAlive(state, data.pendingMonitor);
}

bool calls(const std::vector<objects::TraceFrame>& frames, std::string_view klass,
           std::string_view method) {
    for (const objects::TraceFrame& frame : frames) {
        if (!frame.method->holder->fromJdk) return false;
        if (frame.method->holder->name.view() == klass && frame.method->name.view() == method)
            return true;
    }
    return false;
}

// Who holds a java.util.concurrent lock that extends AbstractOwnableSynchronizer.
std::string heldBy(LiveState& state, Ref blocker) {
    const Ref owner = referenceField(state, blocker, "exclusiveOwnerThread");
    return owner ? ", held by " + nameOfThreadObject(state, owner) : std::string();
}

std::string describeWait(ObjectNames& names, LiveState& state, std::size_t index,
                         const std::vector<objects::TraceFrame>& frames) {
    const state::ThreadData& data = state.threads[index].data;
    if (data.suspended) return "Thread.resume";
    switch (data.status) {
        case ThreadStatus::Runnable: {
            if (data.pendingMonitor == 0) return {};
            if (isJoining(state, data))
                return "the end of " + nameOfThreadObject(state, data.pendingMonitor);
            if (interpreter::isLock(*state.object(data.pendingMonitor)))
                return interpreter::isEnabled(state, index)
                           ? std::string()
                           : fmt::format("{}{}", names.of(data.pendingMonitor),
                                         heldBy(state, data.pendingMonitor));
            const std::uint16_t owner = state.object(data.pendingMonitor)->owner;
            if (owner == 0 || owner == index + 1) return {};
            return fmt::format("the monitor of {}, held by {}", names.of(data.pendingMonitor),
                               threadName(state, owner - 1u));
        }
        case ThreadStatus::Waiting: {
            if (isThread(state, data.waitingOn) && calls(frames, "java/lang/Thread", "join"))
                return "the end of " + nameOfThreadObject(state, data.waitingOn);
            if (interpreter::isLock(*state.object(data.waitingOn)))
                return names.of(referenceField(state, data.object, "parkBlocker"));
            return fmt::format("a notification of {}", names.of(data.waitingOn));
        }
        case ThreadStatus::Parked: {
            const Ref blocker = referenceField(state, data.object, "parkBlocker");
            if (blocker == 0) return "LockSupport.unpark";
            return fmt::format("{}{}", names.of(blocker), heldBy(state, blocker));
        }
        case ThreadStatus::Sleeping:
            return "time to pass";
        case ThreadStatus::Terminated:
            return {};
    }
    return {};
}

std::string_view describeStatus(const LiveState& state, std::size_t index) {
    const state::ThreadData& data = state.threads[index].data;
    if (data.suspended) return "suspended";
    switch (data.status) {
        case ThreadStatus::Runnable: {
            if (data.pendingMonitor == 0) return "runnable";
            if (isJoining(state, data)) return "waiting";
            if (interpreter::isLock(*state.object(data.pendingMonitor)))
                return interpreter::isEnabled(state, index) ? "runnable" : "blocked";
            const std::uint16_t owner = state.object(data.pendingMonitor)->owner;
            return owner == 0 || owner == index + 1 ? "runnable" : "blocked";
        }
        case ThreadStatus::Waiting:
            return "waiting";
        case ThreadStatus::Parked:
            return "parked";
        case ThreadStatus::Sleeping:
            return "sleeping";
        case ThreadStatus::Terminated:
            return "ended";
    }
    return "";
}

} // namespace

std::string ObjectNames::of(Ref object) {
    if (object == 0) return "null";
    if (const types::Class* klass = vm_.classOfMirror(object))
        return fmt::format("class {}", klass->externalName());
    const std::string name = state_.object(object)->klass->externalName();
    std::vector<Ref>& met = known_[name];
    auto at = std::ranges::find(met, object);
    if (at == met.end()) at = met.insert(met.end(), object);
    return fmt::format("{}@{}", name, at - met.begin() + 1);
}

std::string positionOf(const std::vector<objects::TraceFrame>& frames) {
    const objects::TraceFrame* chosen = nullptr;
    for (const objects::TraceFrame& frame : frames) {
        if (!chosen) chosen = &frame;
        if (!frame.method->holder->fromJdk && !frame.method->isHidden &&
            !isOfDriver(*frame.method->holder)) {
            chosen = &frame;
            break;
        }
    }
    if (!chosen) return "no code";
    if (chosen->file().empty() || chosen->line() < 0) return chosen->describe();
    return fmt::format("{}:{}", chosen->file(), chosen->line());
}

std::vector<ThreadSnapshot> describeThreads(Vm& vm, LiveState& state,
                                            const std::map<Ref, Acquired>& acquired) {
    std::vector<ThreadSnapshot> all;
    ObjectNames names(vm, state);
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
        const state::Thread& thread = state.threads[i];
        if (thread.data.housekeeping || thread.data.isFree()) continue;
        ThreadSnapshot snapshot;
        snapshot.index = i;
        snapshot.name = threadName(state, i);
        snapshot.status = describeStatus(state, i);
        snapshot.daemon = thread.data.daemon;
        if (thread.data.status != ThreadStatus::Terminated) {
            std::vector<objects::TraceFrame> frames = objects::framesOf(thread);
            std::erase_if(frames,
                          [](const objects::TraceFrame& frame) { return frame.method->isHidden; });
            for (const objects::TraceFrame& frame : frames)
                snapshot.stack.push_back(frame.describe());
            snapshot.waitsFor = describeWait(names, state, i, frames);
            if (!snapshot.waitsFor.empty() && snapshot.status != "runnable")
                snapshot.waitsFor += " (" + positionOf(frames) + ")";
        }
        all.push_back(std::move(snapshot));
    }
    // After all that is waited for, whose names are in messages without this.
    for (ThreadSnapshot& thread : all) {
        std::map<std::uint64_t, Ref> held;
        for (const auto& [object, taken] : acquired)
            if (const state::Object* locked = state.object(object);
                locked && locked->owner == thread.index + 1)
                held.emplace(taken.order, object);
        for (const Ref object : held | std::views::values)
            thread.holds.push_back(fmt::format("the monitor of {}, since {}", names.of(object),
                                               acquired.at(object).position));
    }
    return all;
}

std::string describeDeadlock(const std::vector<ThreadSnapshot>& threads) {
    std::string text;
    for (const ThreadSnapshot& thread : threads) {
        if (thread.status == "ended") continue;
        if (!text.empty()) text += '\n';
        text += fmt::format("{} waits for {}", thread.name,
                            thread.waitsFor.empty() ? "nothing" : thread.waitsFor);
    }
    return text;
}

} // namespace clew::search
