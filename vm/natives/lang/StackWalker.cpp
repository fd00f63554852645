// java.lang.StackWalker's natives. A walk's position is kept in its Java object:
// AbstractStackWalker.anchor is 1 plus the number of frames that have been given out.

#include "vm/natives/Peers.h"
#include "vm/objects/StackTrace.h"

namespace clew::vm::natives {

namespace {

constexpr std::string_view kWalker = "java/lang/StackWalker",
                           kAbstractWalker = "java/lang/StackStreamFactory$AbstractStackWalker";
constexpr std::int64_t kGetCallerClass = 4, kShowHiddenFrames = 0x20;

bool isWalkers(const Method& method) {
    return method.holder->name.view() == kWalker || method.holder->name.view() == kAbstractWalker;
}

bool isReflective(const Method& method) {
    if (method.holder->name.view() == "java/lang/reflect/Method")
        return method.name.view() == "invoke";
    for (const Class* klass = method.holder; klass && method.holder->fromJdk;
         klass = klass->super) {
        if (klass->name.view() == "jdk/internal/reflect/MethodAccessorImpl") return true;
    }
    return false;
}

// What the walk sees: the frames below the walker's own.
std::vector<TraceFrame> visibleFrames(NativeContext& ctx, std::int64_t mode, bool walking) {
    const std::vector<TraceFrame> all = framesOf(ctx.state.thread());
    std::size_t at = 0;
    if (walking) {
        while (at < all.size() &&
               !(all[at].method->name.view() == "doStackWalk" && isWalkers(*all[at].method)))
            ++at;
    }
    while (at < all.size() && isWalkers(*all[at].method)) ++at;
    std::vector<TraceFrame> visible;
    for (; at < all.size(); ++at) {
        const Method& method = *all[at].method;
        if (!(mode & kShowHiddenFrames) &&
            (method.isHidden || (method.holder->isHiddenClass && method.holder->fromJdk))) {
            continue;
        }
        if (mode & kGetCallerClass && isReflective(method)) continue;
        visible.push_back(all[at]);
    }
    return visible;
}

// Flags of a MemberName beside the method's own.
constexpr std::int32_t kIsMethod = 0x10000, kIsConstructor = 0x20000, kCallerSensitive = 0x100000;

std::int32_t memberFlags(const Method& method) {
    return method.accessFlags | (method.isInitializer ? kIsConstructor : kIsMethod) |
           (method.isCallerSensitive ? kCallerSensitive : 0);
}

void fillFrame(NativeContext& ctx, Ref frames, std::uint32_t index, const TraceFrame& frame) {
    LiveState& state = ctx.state;
    const Method& method = *frame.method;
    const Ref mirror = method.holder->mirror;
    if (state.object(frames)->klass == ctx.vm.linker->known.classArray) {
        setElement(state, frames, index, mirror);
        return;
    }
    const Ref info = elementAt(state, frames, index);
    if (info == 0) return;
    const auto bytecodeIndex = static_cast<std::int32_t>(frame.bytecodeIndex);
    const Ref name = ctx.vm.internModifiedUtf8(method.name.view());
    const Ref descriptor = ctx.vm.internModifiedUtf8(method.descriptor.view());
    const Class& klass = *state.object(info)->klass;
    if (findFieldNamed(klass, "memberName")) { // until JDK 21
        const Ref member = getField<Ref>(state, info, "memberName");
        setField<Ref>(state, member, "clazz", mirror);
        setField<Ref>(state, member, "name", name);
        setField<Ref>(state, member, "type", descriptor);
        setField<std::int32_t>(state, member, "flags", memberFlags(method));
        setField<std::int32_t>(state, info, "bci", bytecodeIndex);
        return;
    }
    constexpr std::int32_t kMemberFlags = 0x00FFFFFF;
    setField<std::int32_t>(
        state, info, "flags",
        (getField<std::int32_t>(state, info, "flags") & ~kMemberFlags) | memberFlags(method));
    if (!findFieldNamed(klass, "bci")) {
        setField<Ref>(state, info, "classOrMemberName", mirror);
        return;
    }
    const Ref resolved = ctx.newObject(ctx.vm.linker->load("java/lang/invoke/ResolvedMethodName"));
    setField<Ref>(state, resolved, "vmholder", mirror);
    setField<Ref>(state, info, "classOrMemberName", resolved);
    setField<Ref>(state, info, "name", name);
    setField<Ref>(state, info, "type", descriptor);
    setField<std::int32_t>(state, info, "bci", bytecodeIndex);
}

// Fills frames[start ...] from `position` on; the end index.
std::int32_t fillBatch(NativeContext& ctx, const std::vector<TraceFrame>& visible,
                       std::size_t& position, std::int32_t batch, std::int32_t start, Ref frames) {
    std::int32_t index = start;
    for (; batch > 0 && position < visible.size(); --batch, ++position, ++index) {
        fillFrame(ctx, frames, static_cast<std::uint32_t>(index), visible[position]);
    }
    return index;
}

// Until JDK 18 the batch is a number of frames, and Java is told it and the end of what was filled.
// Since then the batch is the size of the buffer, and Java is told the number of frames.
bool tellsNumbers(NativeContext& ctx) {
    return ctx.vm.jdkFeature >= 19;
}

NativeOutcome begin(NativeContext& ctx, std::int64_t mode, std::int32_t skip, std::int32_t batch,
                    std::int32_t start, Ref frames) {
    if (frames == 0) return ctx.throwNullPointer();
    const std::vector<TraceFrame> visible = visibleFrames(ctx, mode, false);
    auto position = static_cast<std::size_t>(std::max(skip, 0));
    const std::int32_t room = tellsNumbers(ctx) ? batch - start : batch;
    const std::int32_t end = fillBatch(ctx, visible, position, room, start, frames);
    if (end == start && mode & kGetCallerClass) {
        return ctx.throwNew("java/lang/IllegalCallerException", "no caller frame");
    }
    const Method* walk = ctx.method.holder->methodNamed("doStackWalk", "(JIIII)Ljava/lang/Object;");
    const Slot arguments[] = {ctx.refAt(0),
                              values::fromLong(static_cast<std::int64_t>(position) + 1),
                              0,
                              values::fromInt(skip),
                              values::fromInt(tellsNumbers(ctx) ? end - start : batch),
                              values::fromInt(start),
                              values::fromInt(end)};
    return ctx.call(*walk, arguments);
}

NativeOutcome fetch(NativeContext& ctx, std::int64_t mode, std::int64_t anchor, std::int32_t batch,
                    std::int32_t start, Ref frames) {
    if (frames == 0) return ctx.throwNullPointer();
    const std::vector<TraceFrame> visible = visibleFrames(ctx, mode, true);
    auto position = static_cast<std::size_t>(anchor - 1);
    const std::int32_t room = tellsNumbers(ctx) ? batch - start : batch;
    const std::int32_t end = fillBatch(ctx, visible, position, room, start, frames);
    setField<std::int64_t>(ctx.state, ctx.refAt(0), "anchor",
                           static_cast<std::int64_t>(position) + 1);
    return ctx.returnInt(tellsNumbers(ctx) ? end - start : end);
}

// (long mode, int skip, int batch, int start, T[] frames)
NativeOutcome callStackWalk17(NativeContext& ctx) {
    return begin(ctx, ctx.longAt(1), ctx.intAt(3), ctx.intAt(4), ctx.intAt(5), ctx.refAt(6));
}
// (int mode, int skip, ContinuationScope, Continuation, int batch, int start, T[] frames)
NativeOutcome callStackWalk25(NativeContext& ctx) {
    return begin(ctx, ctx.intAt(1), ctx.intAt(2), ctx.intAt(5), ctx.intAt(6), ctx.refAt(7));
}
// (long mode, int skip, ContinuationScope, Continuation, int batch, int start, T[] frames)
NativeOutcome callStackWalk21(NativeContext& ctx) {
    return begin(ctx, ctx.longAt(1), ctx.intAt(3), ctx.intAt(6), ctx.intAt(7), ctx.refAt(8));
}
// (long mode, long anchor, int batch, int start, T[] frames)
NativeOutcome fetchStackFrames17(NativeContext& ctx) {
    return fetch(ctx, ctx.longAt(1), ctx.longAt(3), ctx.intAt(5), ctx.intAt(6), ctx.refAt(7));
}
// (int mode, long anchor, int last, int batch, int start, T[] frames)
NativeOutcome fetchStackFrames25(NativeContext& ctx) {
    return fetch(ctx, ctx.intAt(1), ctx.longAt(2), ctx.intAt(5), ctx.intAt(6), ctx.refAt(7));
}

// Of a String, or of a MethodType that the String has been replaced by.
std::string descriptorOf(NativeContext& ctx, Ref type) {
    if (ctx.state.object(type)->klass == ctx.vm.linker->known.string) return ctx.stringOf(type);
    const auto append = [&](std::string& to, Ref mirror) {
        const Class& klass = ctx.classOf(mirror);
        if (klass.isArray()) {
            to += klass.name.view();
        } else if (klass.isPrimitive()) {
            constexpr char letters[] = "ZBCSIJFDLV";
            to += letters[static_cast<int>(klass.primitive)];
        } else {
            to += "L" + klass.name.str() + ";";
        }
    };
    std::string text = "(";
    const Ref parameters = getField<Ref>(ctx.state, type, "ptypes");
    for (std::uint32_t i = 0; i < ctx.state.object(parameters)->length; ++i) {
        append(text, elementAt(ctx.state, parameters, i));
    }
    text += ")";
    append(text, getField<Ref>(ctx.state, type, "rtype"));
    return text;
}

// StackTraceElement.initStackTraceElement(StackTraceElement, StackFrameInfo)
NativeOutcome initStackTraceElement(NativeContext& ctx) {
    LiveState& state = ctx.state;
    const Ref info = ctx.refAt(1);
    Ref mirror, name, type;
    if (findFieldNamed(*state.object(info)->klass, "memberName")) {
        const Ref member = getField<Ref>(state, info, "memberName");
        mirror = getField<Ref>(state, member, "clazz");
        name = getField<Ref>(state, member, "name");
        type = getField<Ref>(state, member, "type");
    } else {
        mirror = getField<Ref>(state, getField<Ref>(state, info, "classOrMemberName"), "vmholder");
        name = getField<Ref>(state, info, "name");
        type = getField<Ref>(state, info, "type");
    }
    const Method* method =
        ctx.classOf(mirror).methodNamed(ctx.stringOf(name), descriptorOf(ctx, type));
    if (!method) return ctx.throwNew("java/lang/InternalError", "a frame without a method");
    fillStackTraceElement(
        ctx.vm, state, ctx.refAt(0),
        {method, static_cast<unsigned>(getField<std::int32_t>(state, info, "bci"))});
    return ctx.returnVoid();
}

constexpr NativePeer kPeers[] = {
    {"java/lang/StackStreamFactory", "checkStackWalkModes", "()Z", returnTrue},
    {kAbstractWalker, "callStackWalk", "(JIII[Ljava/lang/Object;)Ljava/lang/Object;",
     callStackWalk17, Before25},
    {kAbstractWalker, "callStackWalk",
     "(JILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/"
     "Object;)Ljava/lang/Object;",
     callStackWalk21, Between},
    {kAbstractWalker, "callStackWalk",
     "(IILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/"
     "Object;)Ljava/lang/Object;",
     callStackWalk25, After17},
    {kAbstractWalker, "fetchStackFrames", "(JJII[Ljava/lang/Object;)I", fetchStackFrames17,
     Before25},
    {kAbstractWalker, "fetchStackFrames", "(IJIII[Ljava/lang/Object;)I", fetchStackFrames25,
     After17},
    {kAbstractWalker, "setContinuation", "(J[Ljava/lang/Object;Ljdk/internal/vm/Continuation;)V",
     nothing, After17},
    {kAbstractWalker, "setContinuation", "(Ljdk/internal/vm/Continuation;)V", nothing, After17},
    {"java/lang/StackFrameInfo", "expandStackFrameInfo", "()V", nothing, After17},
    {"java/lang/StackTraceElement", "initStackTraceElement",
     "(Ljava/lang/StackTraceElement;Ljava/lang/StackFrameInfo;)V", initStackTraceElement},
};

} // namespace

NativeTable stackWalkerPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
