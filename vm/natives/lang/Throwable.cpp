// java.lang.Throwable, StackTraceElement, NullPointerException.

#include "vm/interpreter/decode/NullPointerMessages.h"
#include "vm/natives/Peers.h"
#include "vm/objects/Loaders.h"
#include "vm/objects/StackTrace.h"

namespace clew::vm::natives {

namespace {

NativeOutcome fillInStackTrace(NativeContext& ctx) {
    fillBacktrace(ctx.vm, ctx.state, ctx.refAt(0), &ctx.method);
    return ctx.returnRef(ctx.refAt(0));
}

NativeOutcome initializeElements(NativeContext& ctx, Ref elements, Ref backtrace) {
    if (elements == 0 || backtrace == 0) return ctx.throwNullPointer();
    const std::uint32_t count =
        std::min(ctx.state.object(elements)->length, ctx.state.object(backtrace)->length);
    for (std::uint32_t i = 0; i < count; ++i) {
        const TraceFrame frame = frameOfBacktrace(ctx.state, backtrace, i);
        fillStackTraceElement(ctx.vm, ctx.state, elementAt(ctx.state, elements, i), frame);
    }
    return ctx.returnVoid();
}

NativeOutcome initStackTraceElementsOfThrowable(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    const Ref backtrace = getField<Ref>(ctx.state, ctx.refAt(1), "backtrace");
    if (backtrace == 0)
        return ctx.returnVoid(); // the class overrides fillInStackTrace, so there are no elements
    return initializeElements(ctx, ctx.refAt(0), backtrace);
}

NativeOutcome initStackTraceElementsOfBacktrace(NativeContext& ctx) {
    return initializeElements(ctx, ctx.refAt(0), ctx.refAt(1));
}

// Taken over: which parts of an element are shown. Modules of the JDK's image are never upgraded,
// and of loaders those are shown that are the program's own.
NativeOutcome computeFormat(NativeContext& ctx) {
    const Ref element = ctx.refAt(0);
    const Ref mirror = getField<Ref>(ctx.state, element, "declaringClassObject");
    std::int8_t format = 1;
    if (mirror != 0 && ctx.classOf(mirror).module)
        format = 3;
    else if (mirror != 0 && ownUnnamedModule(ctx, loaderOf(ctx, ctx.classOf(mirror))) != 0)
        format = 0;
    setField<std::int8_t>(ctx.state, element, "format", format);
    setField<Ref>(ctx.state, element, "declaringClassObject", 0);
    return ctx.returnVoid();
}

NativeOutcome getExtendedNPEMessage(NativeContext& ctx) {
    const std::vector<TraceFrame> frames = backtraceOf(ctx.state, ctx.refAt(0));
    if (frames.empty() || frames[0].bytecodeIndex >= kNativeFrame) {
        return ctx.returnRef(0);
    }
    const std::string message = fromModifiedUtf8(interpreter::nullPointerMessage(
        *frames[0].method, static_cast<int>(frames[0].bytecodeIndex)));
    return ctx.returnRef(message.empty() ? 0 : ctx.newString(message));
}

constexpr NativePeer kPeers[] = {
    {"java/lang/Throwable", "fillInStackTrace", "(I)Ljava/lang/Throwable;", fillInStackTrace},
    {"java/lang/StackTraceElement", "initStackTraceElements",
     "([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V", initStackTraceElementsOfThrowable,
     Before25},
    {"java/lang/StackTraceElement", "initStackTraceElements",
     "([Ljava/lang/StackTraceElement;Ljava/lang/Object;I)V", initStackTraceElementsOfBacktrace,
     After17},
    {"java/lang/StackTraceElement", "computeFormat", "()V", computeFormat},
    {"java/lang/NullPointerException", "getExtendedNPEMessage", "()Ljava/lang/String;",
     getExtendedNPEMessage},
};

} // namespace

NativeTable throwablePeers() {
    return kPeers;
}

} // namespace clew::vm::natives
