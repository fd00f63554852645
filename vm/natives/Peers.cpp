#include "vm/natives/Peers.h"

namespace clew::vm::natives {

NativeOutcome nothing(NativeContext& ctx) {
    return ctx.returnVoid();
}
NativeOutcome returnNull(NativeContext& ctx) {
    return ctx.returnRef(0);
}
NativeOutcome returnFalse(NativeContext& ctx) {
    return ctx.returnBoolean(false);
}
NativeOutcome returnTrue(NativeContext& ctx) {
    return ctx.returnBoolean(true);
}
NativeOutcome returnZero(NativeContext& ctx) {
    return ctx.returnInt(0);
}
NativeOutcome returnZeroLong(NativeContext& ctx) {
    return ctx.returnLong(0);
}
NativeOutcome throwUnsupported(NativeContext& ctx) {
    return ctx.throwNew("java/lang/UnsupportedOperationException");
}

Class* loadFor(NativeContext& ctx, std::string_view name, NativeOutcome& outcome,
               const Class* from) {
    try {
        return from ? &ctx.vm.linker->load(name, *from) : &ctx.vm.linker->load(name);
    } catch (const types::LinkageError& error) {
        outcome = ctx.throwNew(error.exceptionClass, error.what());
        return nullptr;
    }
}

NativeOutcome returnBoxed(NativeContext& ctx, BasicType type, Slot value) {
    if (type == BasicType::Reference) return ctx.returnRef(values::toRef(value));
    if (type == BasicType::Void) return ctx.returnRef(0);
    const Box& box = *boxOf(type);
    const Class& klass = ctx.vm.linker->load(box.className);
    if (!ctx.initialized(klass)) return ctx.blocked();
    const Slot arguments[2] = {value, 0};
    return ctx.call(*klass.methodNamed("valueOf", valueOfDescriptor(box)),
                    std::span(arguments, values::slotsOf(type)));
}

} // namespace clew::vm::natives
