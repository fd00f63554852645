#include "vm/interpreter/symbolic/InputMethod.h"

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::interpreter {

namespace {

bool isUnderWay(const LiveState& state, const Method& method) {
    const state::Thread& thread = state.threads[state.current];
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller)
        if (frame->method == &method) return true;
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        if (frame->method == &method) return true;
    return false;
}

} // namespace

InputMethod::InputMethod(const Method& method, const Method& maker) : maker_(maker) {
    body_.holder = method.holder;
    body_.name = method.name;
    body_.descriptor = method.descriptor;
    body_.accessFlags = method.accessFlags;
    body_.indexInHolder = method.indexInHolder;
    body_.argumentSlots = method.argumentSlots;
    body_.maxLocals = method.maxLocals;
    body_.maxStack = method.maxStack;
    body_.result = method.result;
    body_.isInitializer = method.isInitializer;
    body_.isCallerSensitive = method.isCallerSensitive;
    body_.vtableIndex = method.vtableIndex;
    body_.interfaceId = method.interfaceId;
    body_.info = method.info;
    body_.signature = method.signature;
    body_.leavesOutData = method.leavesOutData;
    body_.leavesOutPc = method.leavesOutPc;
    body_.leavesOutCallees = method.leavesOutCallees;
    auto& taken = const_cast<Method&>(method);
    taken.peer = &InputMethod::call;
    taken.knowsExpressions = true;
}

NativeOutcome InputMethod::call(NativeContext& ctx) {
    InputMethod& self = *ctx.vm.inputMethod;
    const bool isLeft = self.leavesCalls_ || isUnderWay(ctx.state, self.maker_);
    self.called_ = true;
    return ctx.call(isLeft ? self.body_ : self.maker_, {ctx.arguments, ctx.method.argumentSlots});
}

} // namespace clew::vm::interpreter
