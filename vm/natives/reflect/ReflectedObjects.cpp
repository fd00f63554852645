#include "vm/natives/reflect/ReflectedObjects.h"

#include "vm/interpreter/ModificationCounts.h"
#include "vm/objects/ReflectedMembers.h"

namespace clew::vm::natives {

namespace {

// 0, and an exception as the outcome, where a class cannot be loaded.
template <class Make>
Ref made(NativeContext& ctx, NativeOutcome& outcome, Make&& make) {
    try {
        return make();
    } catch (const types::LinkageError& error) {
        outcome = ctx.throwNew(error.exceptionClass, error.what());
        return 0;
    }
}

} // namespace

Ref newReflectedField(NativeContext& ctx, const Field& field, NativeOutcome& outcome) {
    interpreter::fieldIsReflected(ctx.vm, field);
    return made(ctx, outcome, [&] { return objects::newReflectedField(ctx, field); });
}

Ref newReflectedMethod(NativeContext& ctx, const Method& method, NativeOutcome& outcome) {
    return made(ctx, outcome, [&] { return objects::newReflectedMethod(ctx, method); });
}

Ref newReflectedConstructor(NativeContext& ctx, const Method& method, NativeOutcome& outcome) {
    return made(ctx, outcome, [&] { return objects::newReflectedConstructor(ctx, method); });
}

const Method& methodOfReflected(NativeContext& ctx, Ref reflected) {
    const Class& holder = ctx.classOf(getField<Ref>(ctx.state, reflected, "clazz"));
    return holder
        .methods[static_cast<std::size_t>(getField<std::int32_t>(ctx.state, reflected, "slot"))];
}

const Field& fieldOfReflected(NativeContext& ctx, Ref reflected) {
    const Class& holder = ctx.classOf(getField<Ref>(ctx.state, reflected, "clazz"));
    return holder
        .fields[static_cast<std::size_t>(getField<std::int32_t>(ctx.state, reflected, "slot"))];
}

} // namespace clew::vm::natives
