// gov.nasa.jpf.vm.Verify: what a program asks of the model checker. Alternatives are numbered as
// the Java class says; what has no peer here runs as written there.

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/decode/FrameMap.h"
#include "vm/natives/symbolic/NamedPlaces.h"

namespace clew::vm::natives {

using interpreter::StopKind;
using values::Expression;
using Kind = ChoiceRequest::Kind;

namespace {

// ---- choices

NativeOutcome chooseInt(NativeContext& ctx, Kind kind, std::int64_t low, std::int64_t high) {
    ChoiceRequest request;
    request.kind = kind;
    request.low = low;
    request.count = static_cast<std::uint32_t>(high - low + 1);
    std::uint32_t alternative = 0;
    if (!ctx.chosen(request, alternative)) return ctx.blocked();
    return ctx.returnInt(static_cast<std::int32_t>(low + alternative));
}

NativeOutcome choose(NativeContext& ctx) {
    const std::int32_t count = ctx.intAt(0);
    if (count <= 0)
        return ctx.throwNew("java/lang/IllegalArgumentException", "bound must be positive");
    return chooseInt(ctx, Kind::IntRange, 0, std::int64_t(count) - 1);
}

NativeOutcome getInt(NativeContext& ctx) {
    const std::int64_t low = std::min(ctx.intAt(0), ctx.intAt(1)),
                       high = std::max(ctx.intAt(0), ctx.intAt(1));
    constexpr std::int64_t kMaximum = 2147483647;
    if (high - low >= kMaximum) {
        return ctx.throwNew(
            "java/lang/IllegalArgumentException",
            fmt::format("Verify.getInt({}, {}) has more than 2147483647 alternatives", low, high));
    }
    return chooseInt(ctx, Kind::IntRange, low, high);
}

NativeOutcome random(NativeContext& ctx) {
    const std::int32_t maximum = ctx.intAt(0);
    if (maximum < 0) return chooseInt(ctx, Kind::IntRange, maximum, 0);
    if (maximum == 2147483647) {
        return ctx.throwNew("java/lang/IllegalArgumentException",
                            "Verify.getInt(0, 2147483647) has more than 2147483647 alternatives");
    }
    return chooseInt(ctx, Kind::Random, 0, maximum);
}

NativeOutcome chooseBoolean(NativeContext& ctx, bool falseFirst) {
    ChoiceRequest request;
    request.kind = Kind::Boolean;
    request.count = 2;
    request.falseFirst = falseFirst;
    request.labels = falseFirst ? std::vector<std::string>{"false", "true"}
                                : std::vector<std::string>{"true", "false"};
    std::uint32_t alternative = 0;
    if (!ctx.chosen(request, alternative)) return ctx.blocked();
    return ctx.returnBoolean((alternative == 1) == falseFirst);
}
NativeOutcome getBoolean(NativeContext& ctx) {
    return chooseBoolean(ctx, true);
}
NativeOutcome getBooleanInOrder(NativeContext& ctx) {
    return chooseBoolean(ctx, ctx.booleanAt(0));
}

template <class T>
Slot slotOf(T value) {
    if constexpr (std::is_same_v<T, std::int32_t>) return values::fromInt(value);
    if constexpr (std::is_same_v<T, std::int64_t>) return values::fromLong(value);
    if constexpr (std::is_same_v<T, float>) return values::fromFloat(value);
    if constexpr (std::is_same_v<T, double>) return values::fromDouble(value);
}

template <class T>
NativeOutcome fromList(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return ctx.throwNullPointer();
    const Object* list = ctx.state.object(ctx.refAt(0));
    if (list->length == 0) {
        return ctx.throwNew("java/lang/IllegalArgumentException",
                            "Verify: a choice from an empty list");
    }
    ChoiceRequest request;
    request.kind = Kind::List;
    request.count = list->length;
    for (std::uint32_t i = 0; i < list->length; ++i)
        request.labels.push_back(fmt::format("{}", list->elements<T>()[i]));
    std::uint32_t alternative = 0;
    if (!ctx.chosen(request, alternative)) return ctx.blocked();
    return ctx.returnSlot(slotOf(ctx.state.object(ctx.refAt(0))->elements<T>()[alternative]));
}

// ---- the search

NativeOutcome ignoreIf(NativeContext& ctx) {
    if (!ctx.booleanAt(0)) return ctx.returnVoid();
    if (!ctx.scheduled(0))
        return ctx.blocked(); // what other threads do before the path ends is of interest
    return ctx.stop(StopKind::Ignored);
}
NativeOutcome terminateSearch(NativeContext& ctx) {
    return ctx.stop(StopKind::Terminated);
}
NativeOutcome breakTransition(NativeContext& ctx) {
    return ctx.stop(StopKind::Boundary);
}
NativeOutcome storeTrace(NativeContext& ctx) {
    const auto text = [&](unsigned at) {
        return ctx.refAt(at) == 0 ? std::string() : ctx.stringOf(ctx.refAt(at));
    };
    if (ctx.vm.storeTrace) ctx.vm.storeTrace(text(0), text(1));
    return ctx.returnVoid();
}
// What the program would learn is nothing that the machine knows.
NativeOutcome unsupported(NativeContext& ctx) {
    ctx.vm.approximated(Approximation::MissingInApi,
                        "answer to Verify." + ctx.stringOf(ctx.refAt(0)));
    return ctx.returnVoid();
}

// Others may go first: what follows has no places to switch threads.
NativeOutcome beginAtomic(NativeContext& ctx) {
    if (!ctx.scheduled(0)) return ctx.blocked();
    state::Thread& thread = ctx.state.thread();
    thread.changed = true;
    ++thread.data.atomicDepth;
    return ctx.returnVoid();
}
NativeOutcome endAtomic(NativeContext& ctx) {
    state::Thread& thread = ctx.state.thread();
    thread.changed = true;
    if (thread.data.atomicDepth > 0) --thread.data.atomicDepth;
    return ctx.returnVoid();
}

// ---- the configuration

NativeOutcome configured(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return ctx.returnRef(0);
    const auto found = ctx.vm.options.configuration.find(ctx.stringOf(ctx.refAt(0)));
    return ctx.returnRef(
        found == ctx.vm.options.configuration.end() ? 0 : ctx.newString(found->second));
}

// The program sets a key on its path. Where that was read before, it comes too late.
NativeOutcome setting(NativeContext& ctx) {
    const Options& options = ctx.vm.options;
    const std::string key = ctx.stringOf(ctx.refAt(0)), value = ctx.stringOf(ctx.refAt(1));
    const auto present = options.configuration.find(key);
    if (options.isReadBefore && options.isReadBefore(key) &&
        (present == options.configuration.end() || present->second != value))
        ctx.vm.approximated(
            Approximation::RefusedKey,
            fmt::format("Verify.setProperties: {0}={1} comes too late, when the search is under "
                        "way; +{0}={1} sets it",
                        key, value));
    return ctx.returnVoid();
}

constexpr std::string_view kVerify = "gov/nasa/jpf/vm/Verify";

// ---- what KEY.values names

double numberIn(BasicType type, Slot value) {
    switch (type) {
        case BasicType::Long:
            return static_cast<double>(values::toLong(value));
        case BasicType::Float:
            return values::toFloat(value);
        case BasicType::Double:
            return values::toDouble(value);
        default:
            return values::toInt(value);
    }
}

// What a local variable or a field holds. An input there is taken at its present value, which the
// verdict says.
struct Number {
    double value;
    Expression expression; // 0: none
};

std::optional<Number> localNamed(NativeContext& ctx, const Caller& caller, std::string_view name) {
    const auto* local = natives::localNamed(caller, name);
    if (!local || local->descriptor.size() != 1) return std::nullopt;
    if (!ctx.vm.frameMaps->at(*caller.method, caller.pc).isLive(local->index))
        ctx.vm.approximated(
            Approximation::MissingInApi,
            fmt::format("value of {}, which is not used any more, to choose", name));
    const BasicType type = values::basicType(local->descriptor[0]);
    const Slot* slot = caller.locals + local->index;
    Expression expression = 0;
    if (ctx.state.carriesExpressions)
        expression = values::slotsOf(type) == 2 ? static_cast<Expression>(slot[1])
                                                : state::expressionIn(slot[0]);
    return Number{numberIn(type, *slot), expression};
}

struct Place {
    const types::Field* field;
    Ref holder;
};

std::optional<Place> fieldNamed(const Class* klass, Ref receiver, std::string_view name) {
    for (; klass; klass = klass->super) {
        const types::Field* field = klass->fieldNamed(name);
        if (!field || field->type == BasicType::Reference) continue;
        const Ref holder = field->isStatic() ? field->holder->statics : receiver;
        if (holder != 0) return Place{field, holder};
    }
    return std::nullopt;
}

Number numberAt(const NativeContext& ctx, const Place& place) {
    const state::Object& holder = *ctx.state.object(place.holder);
    const std::size_t offset = place.field->offset;
    Number number{numberIn(place.field->type,
                           objects::readSlot(holder.payload() + offset, place.field->type)),
                  0};
    if (holder.isSymbolic())
        if (const state::Shadow shadow = holder.shadowAtOffset(offset))
            number.expression = shadow.what();
    return number;
}

NativeOutcome variable(NativeContext& ctx) {
    const std::string name = ctx.stringOf(ctx.refAt(1));
    const Caller caller = callerOfVerify(ctx.state);
    std::optional<Number> number = localNamed(ctx, caller, name);
    std::optional<Place> place;
    if (!number && caller.method)
        place = fieldNamed(caller.method->holder,
                           caller.method->isStatic() ? 0 : values::toRef(caller.locals[0]), name);
    if (const std::size_t dot = name.rfind('.'); !number && !place && dot != std::string::npos)
        if (const Class* klass = ctx.vm.linker->find(types::internalName(name.substr(0, dot)))) {
            if (!ctx.initialized(*klass)) return ctx.blocked();
            place = fieldNamed(klass, 0, std::string_view(name).substr(dot + 1));
        }
    if (place) {
        if (!ctx.mayAccess(*place->field, place->holder, false)) return ctx.blocked();
        number = numberAt(ctx, *place);
    }
    if (!number)
        return ctx.throwNew(
            "java/lang/IllegalArgumentException",
            fmt::format("Verify: {}.values names {}, which is no number, local variable or field",
                        ctx.stringOf(ctx.refAt(0)), name));
    if (number->expression) ctx.makeConcrete(number->expression);
    return ctx.returnDouble(number->value);
}

constexpr NativePeer kPeers[] = {
    {kVerify, "choose", "(I)I", choose},
    {kVerify, "getBoolean", "()Z", getBoolean},
    {kVerify, "getBoolean", "(Z)Z", getBooleanInOrder},
    {kVerify, "randomBool", "()Z", getBoolean},
    {kVerify, "getInt", "(II)I", getInt},
    {kVerify, "random", "(I)I", random},
    {kVerify, "getIntFromList", "([I)I", fromList<std::int32_t>},
    {kVerify, "getLongFromList", "([J)J", fromList<std::int64_t>},
    {kVerify, "getFloatFromList", "([F)F", fromList<float>},
    {kVerify, "getDoubleFromList", "([D)D", fromList<double>},
    {kVerify, "ignoreIf", "(Z)V", ignoreIf},
    {kVerify, "terminateSearch", "()V", terminateSearch},
    {kVerify, "breakTransition", "(Ljava/lang/String;)V", breakTransition},
    {kVerify, "breakTransition", "()V", breakTransition},
    {kVerify, "variable", "(Ljava/lang/String;Ljava/lang/String;)D", variable},
    {kVerify, "unsupported", "(Ljava/lang/String;)V", unsupported},
    {kVerify, "beginAtomic", "()V", beginAtomic},
    {kVerify, "endAtomic", "()V", endAtomic},
    {kVerify, "isRunningInJPF", "()Z", returnTrue},
    {kVerify, "vmIsMatchingStates", "()Z", returnTrue},
    {kVerify, "isTraceReplay", "()Z", returnFalse},
    {kVerify, "storeTrace", "(Ljava/lang/String;Ljava/lang/String;)V", storeTrace},
    {kVerify, "setting", "(Ljava/lang/String;Ljava/lang/String;)V", setting},
    {kVerify, "configured", "(Ljava/lang/String;)Ljava/lang/String;", configured},
};

} // namespace

NativeTable verifyPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
