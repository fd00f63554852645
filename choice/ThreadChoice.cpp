#include <fmt/format.h>

#include "choice/Choice.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"

namespace clew::choice {

using namespace vm;

ThreadChoice::Threads ThreadChoice::enabled(const LiveState& state) {
    Threads threads;
    // Depth-first search then goes on with the same thread as long as it can, which makes traces
    // easy to read.
    if (interpreter::isEnabled(state, state.current))
        threads.push_back(static_cast<std::uint16_t>(state.current));
    for (std::size_t i = 0; i < state.threads.size(); ++i)
        if (i != state.current && interpreter::isEnabled(state, i))
            threads.push_back(static_cast<std::uint16_t>(i));
    // Waits may end for no reason until the last thread that could go on has begun to wait.
    const bool isStandstill = threads.empty();
    for (std::size_t i = 0; i < state.threads.size() && isStandstill; ++i)
        if (interpreter::mayBeginToWait(state, i)) threads.push_back(static_cast<std::uint16_t>(i));
    const std::size_t others = threads.size();
    if (others == 0) return threads; // a deadlock all the same
    for (std::size_t i = 0; i < state.threads.size(); ++i)
        if (interpreter::mayWakeSpuriously(state, i))
            threads.push_back(static_cast<std::uint16_t>(i));
    if (isStandstill && threads.size() == others) threads.clear();
    return threads;
}

void ThreadChoice::apply(std::uint32_t alternative, LiveState& state,
                         Interpreter& interpreter) const {
    const std::size_t thread = threads_[alternative];
    interpreter::endWait(state, thread);
    state.prepareToRun(thread);
    state.current = thread;
    interpreter.resume();
}

std::string ThreadChoice::describe(std::uint32_t alternative, LiveState& state) const {
    const std::size_t thread = threads_[alternative];
    std::string text = fmt::format("thread {}", threadName(state, thread));
    if (interpreter::mayWakeSpuriously(state, thread))
        text += ", which wakes up for no reason";
    else if (state.threads[thread].data.status != state::ThreadStatus::Runnable)
        text += ", whose time limit has passed";
    return text;
}

std::string threadName(const LiveState& state, std::size_t thread) {
    const values::Ref object = state.threads[thread].data.object;
    const std::string name = object ? nameOfThreadObject(state, object) : std::string();
    return name.empty() ? fmt::format("thread {}", thread) : name;
}

std::string nameOfThreadObject(const LiveState& state, values::Ref object) {
    const types::Field* field = objects::findFieldNamed(*state.object(object)->klass, "name");
    const values::Ref name = field ? state.object(object)->at<values::Ref>(field->offset) : 0;
    // Reads only.
    return name ? objects::stringUtf8(const_cast<LiveState&>(state), name) : std::string();
}

} // namespace clew::choice
