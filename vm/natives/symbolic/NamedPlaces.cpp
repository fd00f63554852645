#include "vm/natives/symbolic/NamedPlaces.h"

#include "vm/interpreter/decode/Code.h"

namespace clew::vm::natives {

Caller callerOfVerify(const LiveState& state) {
    const state::Thread& thread = state.threads[state.current];
    const auto isOwn = [](const Method& method) {
        return method.holder->name.view() == "gov/nasa/jpf/vm/Verify";
    };
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller)
        if (!isOwn(*frame->method)) return {frame->method, frame->pc, frame->locals};
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        if (!isOwn(*frame->method)) return {frame->method, frame->pc, frame->slots};
    return {};
}

const classfile::LocalVariable* localNamed(const Caller& caller, std::string_view name) {
    if (!caller.method || !caller.method->info || !caller.method->info->code) return nullptr;
    const int at = interpreter::codeOf(*caller.method).bytecodeIndexOf(caller.pc);
    for (const auto& local : caller.method->info->code->localVariables)
        if (local.name == name && at >= local.startPc && at < local.startPc + local.length)
            return &local;
    return nullptr;
}

} // namespace clew::vm::natives
