// Inputs that a program asks for: gov.nasa.jpf.symbc.Debug, org.sosy_lab.sv_benchmarks.Verifier,
// fi.hut.ics.lime.tester.LCT.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "vm/interpreter/symbolic/InputConstruction.h"
#include "vm/interpreter/symbolic/InputInitializers.h"
#include "vm/natives/Peers.h"
#include "vm/natives/symbolic/InputEnums.h"
#include "vm/objects/InputConstructors.h"
#include "vm/objects/InputObjects.h"
#include "vm/values/PrefixNotation.h"

namespace clew::vm::natives {

using namespace interpreter;

using interpreter::NativeContext;
using interpreter::NativeOutcome;
using interpreter::NativePeer;
using interpreter::NativeTable;
using values::BasicType;
using values::Expression;

namespace {

// Nobody has asked for inputs before, so that slots carry no expressions: the exploration starts
// again with them.
bool isReady(NativeContext& ctx) {
    if (ctx.state.carriesExpressions || ctx.vm.inputValues) return true;
    ctx.vm.asksForInputs = true;
    ++ctx.vm.sharingChanges;
    return false;
}

NativeOutcome make(NativeContext& ctx, BasicType type, std::string_view name) {
    if (!isReady(ctx)) return ctx.unsupported(Approximation::InputWithoutSearch);
    const std::string fresh = freshInputName(ctx.state, name);
    if (!ctx.vm.inputValues &&
        !ctx.assumed(inputInRange(ctx.vm, name, inputVariable(fresh, type), type)))
        return ctx.blocked();
    // A cycle may close here, since nobody knows the earlier inputs any more that it has asked for.
    if (ctx.vm.options.stopsWhereAlone && !ctx.scheduledOnly(0)) return ctx.blocked();
    const InputSlots made = makeInputValue(ctx.vm, ctx.state, fresh, type);
    ctx.result[1] = made.second;
    return ctx.returnSlot(made.first);
}

template <BasicType type>
NativeOutcome named(NativeContext& ctx) {
    return make(ctx, type, ctx.refAt(0) == 0 ? "" : ctx.stringOf(ctx.refAt(0)));
}

template <BasicType type>
NativeOutcome unnamed(NativeContext& ctx) {
    return make(ctx, type, {});
}

// What is to be called for input objects that are made at once, because values are given. Their
// initializers in the order in which they were on the path; before each constructor, what belongs
// to the objects that its arguments lead to.
class Preparations {
  public:
    explicit Preparations(NativeContext& ctx) : ctx_(ctx) {}

    void add(const state::Binding& made) { made_.emplace(made.ref, made); }

    const std::vector<NativeContext::Preparation>& list() {
        const auto& given = ctx_.vm.inputValues->bindings;
        std::map<std::size_t, Ref> byPosition; // on the path
        for (const auto& [ref, binding] : made_) {
            const auto at = std::ranges::find(given, binding.input, &state::Binding::input);
            byPosition.try_emplace(static_cast<std::size_t>(at - given.begin()), ref);
        }
        for (const auto& [position, ref] : byPosition) prepare(ref);
        return preparations_;
    }

  private:
    void prepare(Ref ref) {
        const auto made = made_.find(ref);
        if (made == made_.end() || !prepared_.insert(ref).second) return;
        const state::Binding& binding = made->second;
        const auto given =
            std::ranges::find(ctx_.vm.inputValues->bindings, binding.input, &state::Binding::input);
        if (binding.constructor && given != ctx_.vm.inputValues->bindings.end()) {
            const std::string name = state::inputs::at(binding.input).name;
            std::vector<values::Slot> arguments =
                inputArguments(ctx_.vm, ctx_.state, ref, name, *binding.constructor);
            std::size_t slot = 1;
            for (const BasicType type : binding.constructor->signature->parameters) {
                if (type == BasicType::Reference) reach(values::toRef(arguments[slot]));
                slot += values::slotsOf(type);
            }
            preparations_.push_back(
                {&inputConstruction(ctx_.vm, *binding.constructor), std::move(arguments)});
        }
        if (const types::Method* initializer = inputInitializerOf(ctx_.vm, *binding.made))
            preparations_.push_back({initializer, {values::Slot(ref)}});
    }

    void reach(Ref ref) {
        if (ref == 0 || !made_.contains(ref) || !reached_.insert(ref).second) return;
        ctx_.object(ref)->forEachReference([&](Ref next) { reach(next); });
        prepare(ref);
    }

    NativeContext& ctx_;
    std::map<Ref, state::Binding> made_;
    std::set<Ref> prepared_, reached_;
    std::vector<NativeContext::Preparation> preparations_;
};

// Returns the value. Where values are given, input objects are made at once, and are prepared here.
// `known`: how many bindings there were before.
NativeOutcome returnInitialized(NativeContext& ctx, std::uint32_t known, values::Slot value) {
    if (!ctx.vm.inputValues) return ctx.returnSlot(value);
    Preparations preparations(ctx);
    const std::vector<state::Binding> bindings = ctx.state.symbolic.bindings.list();
    for (; known < bindings.size(); ++known) preparations.add(bindings[known]);
    return ctx.returnAfter(preparations.list(), value);
}

NativeOutcome returnReference(NativeContext& ctx, const std::string& name,
                              const types::Class& declared, bool mayBeNull) {
    const std::uint32_t known = ctx.state.symbolic.bindings.size();
    return returnInitialized(ctx, known,
                             makeInputReference(ctx.vm, ctx.state, name, declared, mayBeNull));
}

NativeOutcome reference(NativeContext& ctx) {
    if (!isReady(ctx)) return ctx.unsupported(Approximation::InputWithoutSearch);
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    if (!inputEnumsInitialized(ctx, ctx.classOf(ctx.refAt(1)))) return ctx.blocked();
    const std::string name =
        freshInputName(ctx.state, ctx.refAt(0) == 0 ? "" : ctx.stringOf(ctx.refAt(0)));
    return returnReference(ctx, name, ctx.classOf(ctx.refAt(1)), true);
}

// Never null.
NativeOutcome object(NativeContext& ctx, std::string_view givenName, const types::Class& klass) {
    if (!isReady(ctx)) return ctx.unsupported(Approximation::InputWithoutSearch);
    if (!inputEnumsInitialized(ctx, klass)) return ctx.blocked();
    return returnReference(ctx, freshInputName(ctx.state, givenName), klass, false);
}

NativeOutcome namedArray(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    return object(ctx, ctx.refAt(0) == 0 ? "" : ctx.stringOf(ctx.refAt(0)),
                  ctx.classOf(ctx.refAt(1)));
}
NativeOutcome namedString(NativeContext& ctx) {
    return object(ctx, ctx.refAt(0) == 0 ? "" : ctx.stringOf(ctx.refAt(0)),
                  *ctx.vm.linker->known.string);
}
NativeOutcome unnamedString(NativeContext& ctx) {
    return object(ctx, {}, *ctx.vm.linker->known.string);
}

NativeOutcome fill(NativeContext& ctx) {
    if (!isReady(ctx)) return ctx.unsupported(Approximation::InputWithoutSearch);
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    if (!inputEnumsInitialized(ctx, *ctx.object(ctx.refAt(1))->klass)) return ctx.blocked();
    const std::uint32_t known = ctx.state.symbolic.bindings.size();
    fillWithInputs(ctx.vm, ctx.state, ctx.refAt(1),
                   freshInputName(ctx.state, ctx.refAt(0) == 0 ? "" : ctx.stringOf(ctx.refAt(0))));
    return returnInitialized(ctx, known, 0);
}

std::string expressionText(Expression expression, const std::string& concrete) {
    return expression != 0 ? values::expressions::toString(expression) : concrete;
}
NativeOutcome textOfInt(NativeContext& ctx) {
    return ctx.returnRef(
        ctx.newString(expressionText(ctx.expressionAt(0), std::to_string(ctx.intAt(0)))));
}
NativeOutcome textOfChar(NativeContext& ctx) {
    const char16_t c = static_cast<char16_t>(ctx.intAt(0));
    return ctx.returnRef(ctx.expressionAt(0)
                             ? ctx.newString(values::expressions::toString(ctx.expressionAt(0)))
                             : ctx.newStringUtf16({&c, 1}));
}
NativeOutcome textOfBoolean(NativeContext& ctx) {
    return ctx.returnRef(
        ctx.newString(expressionText(ctx.expressionAt(0), ctx.booleanAt(0) ? "true" : "false")));
}
NativeOutcome textOfLong(NativeContext& ctx) {
    return ctx.returnRef(
        ctx.newString(expressionText(ctx.wideExpressionAt(0), std::to_string(ctx.longAt(0)))));
}
NativeOutcome textOfDouble(NativeContext& ctx) {
    return ctx.returnRef(
        ctx.newString(expressionText(ctx.wideExpressionAt(0), fmt::format("{}", ctx.doubleAt(0)))));
}
NativeOutcome isSymbolicInt(NativeContext& ctx) {
    return ctx.returnBoolean(ctx.expressionAt(0) != 0);
}
NativeOutcome isSymbolicLong(NativeContext& ctx) {
    return ctx.returnBoolean(ctx.wideExpressionAt(0) != 0);
}

NativeOutcome pathCondition(NativeContext& ctx) {
    std::string text;
    for (Expression constraint : ctx.state.symbolic.constraints.list())
        text += (text.empty() ? "" : " && ") + values::expressions::toString(constraint);
    return ctx.returnRef(ctx.newString(text));
}

NativeOutcome pathConditionInPrefixNotation(NativeContext& ctx) {
    std::string text;
    const auto constraints = ctx.state.symbolic.constraints.list();
    for (const Expression constraint : constraints)
        text += (text.empty() ? "" : " ") + values::expressions::toPrefixNotation(constraint);
    return ctx.returnRef(ctx.newString(constraints.size() > 1 ? "(&& " + text + ")" : text));
}

constexpr std::string_view kDebug = "gov/nasa/jpf/symbc/Debug";
constexpr std::string_view kVerifier = "org/sosy_lab/sv_benchmarks/Verifier";
constexpr std::string_view kLct = "fi/hut/ics/lime/tester/LCT";

const NativePeer kPeers[] = {
    {kDebug, "makeSymbolicInteger", "(Ljava/lang/String;)I", named<BasicType::Int>},
    {kDebug, "makeSymbolicLong", "(Ljava/lang/String;)J", named<BasicType::Long>},
    {kDebug, "makeSymbolicShort", "(Ljava/lang/String;)S", named<BasicType::Short>},
    {kDebug, "makeSymbolicByte", "(Ljava/lang/String;)B", named<BasicType::Byte>},
    {kDebug, "makeSymbolicChar", "(Ljava/lang/String;)C", named<BasicType::Char>},
    {kDebug, "makeSymbolicBoolean", "(Ljava/lang/String;)Z", named<BasicType::Boolean>},
    {kDebug, "makeSymbolicReal", "(Ljava/lang/String;)D", named<BasicType::Double>},
    {kDebug, "makeSymbolicFloat", "(Ljava/lang/String;)F", named<BasicType::Float>},
    {kDebug, "makeSymbolicString", "(Ljava/lang/String;)Ljava/lang/String;", namedString},
    {kDebug, "makeSymbolicArray", "(Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;",
     namedArray},
    {kDebug, "makeSymbolicRef", "(Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;",
     reference},
    {kDebug, "makeFieldsSymbolic", "(Ljava/lang/String;Ljava/lang/Object;)V", fill},
    {kDebug, "getSymbolicIntegerValue", "(I)Ljava/lang/String;", textOfInt, true},
    {kDebug, "getSymbolicShortValue", "(S)Ljava/lang/String;", textOfInt, true},
    {kDebug, "getSymbolicByteValue", "(B)Ljava/lang/String;", textOfInt, true},
    {kDebug, "getSymbolicCharValue", "(C)Ljava/lang/String;", textOfChar, true},
    {kDebug, "getSymbolicBooleanValue", "(Z)Ljava/lang/String;", textOfBoolean, true},
    {kDebug, "getSymbolicLongValue", "(J)Ljava/lang/String;", textOfLong, true},
    {kDebug, "getSymbolicRealValue", "(D)Ljava/lang/String;", textOfDouble, true},
    {kDebug, "isSymbolicInteger", "(I)Z", isSymbolicInt, true},
    {kDebug, "isSymbolicShort", "(S)Z", isSymbolicInt, true},
    {kDebug, "isSymbolicByte", "(B)Z", isSymbolicInt, true},
    {kDebug, "isSymbolicChar", "(C)Z", isSymbolicInt, true},
    {kDebug, "isSymbolicLong", "(J)Z", isSymbolicLong, true},
    {kDebug, "getSolvedPC", "()Ljava/lang/String;", pathCondition},
    {kDebug, "getPC_prefix_notation", "()Ljava/lang/String;", pathConditionInPrefixNotation},
    {kVerifier, "nondetBoolean", "()Z", unnamed<BasicType::Boolean>},
    {kVerifier, "nondetByte", "()B", unnamed<BasicType::Byte>},
    {kVerifier, "nondetChar", "()C", unnamed<BasicType::Char>},
    {kVerifier, "nondetShort", "()S", unnamed<BasicType::Short>},
    {kVerifier, "nondetInt", "()I", unnamed<BasicType::Int>},
    {kVerifier, "nondetLong", "()J", unnamed<BasicType::Long>},
    {kVerifier, "nondetFloat", "()F", unnamed<BasicType::Float>},
    {kVerifier, "nondetDouble", "()D", unnamed<BasicType::Double>},
    {kVerifier, "nondetString", "()Ljava/lang/String;", unnamedString},
    {kLct, "getInteger", "()I", unnamed<BasicType::Int>},
    {kLct, "getBoolean", "()Z", unnamed<BasicType::Boolean>},
    {kLct, "getByte", "()B", unnamed<BasicType::Byte>},
    {kLct, "getChar", "()C", unnamed<BasicType::Char>},
    {kLct, "getShort", "()S", unnamed<BasicType::Short>},
    {kLct, "getLong", "()J", unnamed<BasicType::Long>},
    {kLct, "getFloat", "()F", unnamed<BasicType::Float>},
    {kLct, "getDouble", "()D", unnamed<BasicType::Double>},
    {kLct, "getString", "()Ljava/lang/String;", unnamedString},
};

} // namespace

NativeTable symbolicInputPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
