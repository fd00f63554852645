// Questions about the objects that there are: gov.nasa.jpf.vm.Verify.getObject,
// gov.nasa.jpf.symbc.Debug.matchAbstractState.

#include <fmt/format.h>

#include <set>

#include "vm/interpreter/Scheduling.h"
#include "vm/natives/Peers.h"
#include "vm/natives/symbolic/Counters.h"

namespace clew::vm::natives {

using interpreter::StopKind;

namespace {

// ---- choosing among the objects of a type, as JPF's TypedObjectChoice does

const std::string* settingOf(NativeContext& ctx, const std::string& key) {
    const auto found = ctx.vm.options.configuration.find(key);
    return found == ctx.vm.options.configuration.end() ? nullptr : &found->second;
}

std::vector<Ref> objectsOf(NativeContext& ctx, const Class* type) {
    std::vector<Ref> found;
    if (!type) return found; // no class of this name, and so no object
    for (const Ref ref : ctx.state.reachableObjects()) {
        const Object& object = *ctx.object(ref);
        if (!object.isStatics() && object.klass->isAssignableTo(*type)) found.push_back(ref);
    }
    return found;
}

// What only another thread refers to is there at some points of its way that it shares with none.
bool areOthersRunning(const LiveState& state) {
    return interpreter::hasSeveralThreads(state);
}

NativeOutcome getObject(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return ctx.throwNullPointer();
    const std::string key = ctx.stringOf(ctx.refAt(0));
    const std::string* type = settingOf(ctx, key + ".type");
    if (!type)
        return ctx.throwNew("java/lang/IllegalArgumentException",
                            fmt::format("Verify: the configuration has no {}.type", key));
    if (!ctx.scheduled(0)) return ctx.blocked();
    if (areOthersRunning(ctx.state)) ctx.vm.approximated(Approximation::ObjectsSeenLate);
    std::vector<Ref> found = objectsOf(ctx, ctx.vm.linker->find(types::internalName(*type)));
    const std::string* includesNull = settingOf(ctx, key + ".include_null");
    if (!includesNull || *includesNull == "true") found.push_back(0);
    if (found.empty()) return ctx.returnRef(0);
    ChoiceRequest request;
    request.kind = ChoiceRequest::Kind::List;
    request.id = key;
    request.count = static_cast<std::uint32_t>(found.size());
    for (std::size_t i = 0; i < found.size(); ++i)
        request.labels.push_back(found[i] == 0 ? "null" : fmt::format("{} {}", *type, i));
    std::uint32_t alternative = 0;
    if (!ctx.chosen(request, alternative)) return ctx.blocked();
    const Ref chosen = found[alternative];
    // Another thread may have had it to itself so far.
    if (chosen != 0 && areOthersRunning(ctx.state)) ctx.state.share(chosen, true);
    return ctx.returnRef(chosen);
}

// ---- the shape of an object, as Symbolic PathFinder takes it: brackets in the order of a
// depth-first walk along the fields that the objects' own classes declare. What it meets again it
// passes over. An input that was not used so far has a sign of its own.

struct Step {
    Ref object;
    bool isInput;
};

void addShape(NativeContext& ctx, Step start, std::set<Ref>& met, std::string& shape) {
    std::vector<std::optional<Step>> pending{start}; // nothing: an object ends
    while (!pending.empty()) {
        const std::optional<Step> next = pending.back();
        pending.pop_back();
        if (!next) {
            shape += '}';
            continue;
        }
        if (next->isInput || next->object == 0) {
            shape += next->isInput ? "{?}" : "{-1}";
            continue;
        }
        if (!met.insert(next->object).second) continue;
        shape += "{0";
        pending.emplace_back();
        const Object& object = *ctx.object(next->object);
        if (object.isArray()) continue;
        std::vector<Step> targets;
        for (const Field& field : object.klass->fields) {
            if (field.isStatic() || field.type != BasicType::Reference) continue;
            const bool isInput =
                object.isSymbolic() && object.shadowAtOffset(field.offset).what() != 0;
            targets.push_back({object.at<Ref>(field.offset), isInput});
        }
        for (std::size_t i = targets.size(); i-- > 0;) pending.emplace_back(targets[i]);
    }
}

NativeOutcome matchAbstractState(NativeContext& ctx) {
    if (!ctx.settledReference(0)) return ctx.blocked();
    if (!ctx.scheduled(0)) return ctx.blocked();
    std::string shape = "the shape ";
    std::set<Ref> met;
    addShape(ctx, {ctx.refAt(0), false}, met, shape);
    if (isNew(ctx, shape)) return ctx.returnBoolean(false);
    ctx.vm.approximated(Approximation::AbstractStateMatched);
    return ctx.returnBoolean(true);
}

constexpr NativePeer kPeers[] = {
    {"gov/nasa/jpf/vm/Verify", "getObject", "(Ljava/lang/String;)Ljava/lang/Object;", getObject},
    {"gov/nasa/jpf/symbc/Debug", "matchAbstractState", "(Ljava/lang/Object;)Z", matchAbstractState,
     true},
};

} // namespace

NativeTable liveObjectPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
