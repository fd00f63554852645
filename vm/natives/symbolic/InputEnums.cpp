#include "vm/natives/symbolic/InputEnums.h"

#include <deque>
#include <set>

#include "vm/objects/InputConstructors.h"
#include "vm/objects/InputTypes.h"
#include "vm/objects/Shared.h"
#include "vm/types/LinkageError.h"

namespace clew::vm::natives {

using namespace objects;
using values::BasicType;

namespace {
// Where a library of libraries is on the class path everything leads to everything. What is further
// away than these comes to be initialized by the program, or is named
// (Approximation::UninitializedEnum).
constexpr std::size_t kTypesMost = 2000;

// It cannot be linked, or its initializer has failed: no program has any.
bool hasNoConstants(NativeContext& ctx, const Class& klass) {
    if (ctx.state.object(klass.statics)->flags & state::Object::InitializationFailed) return true;
    try {
        if (!klass.isVerified.load(std::memory_order_acquire)) ctx.vm.frameMaps->verify(klass);
    } catch (const types::LinkageError&) {
        return true;
    } catch (const types::NeedsLoading&) { // where it is initialized
    }
    return false;
}
} // namespace

bool inputEnumsInitialized(NativeContext& ctx, const Class& declared) {
    std::set<const Class*> seen;
    std::deque<const Class*> pending{&declared}; // the nearest ones first
    while (!pending.empty() && seen.size() < kTypesMost) {
        if (ctx.vm.interrupted) { // it is done again where the run goes on
            ctx.stop(interpreter::StopKind::Interrupted);
            return false;
        }
        const Class* klass = pending.front();
        pending.pop_front();
        while (klass->isArray() && klass->elementType == BasicType::Reference)
            klass = klass->element;
        if (klass->isArray() || !seen.insert(klass).second) continue;
        if (isEnum(*klass)) {
            if (hasNoConstants(ctx, *klass)) continue;
            if (!ctx.initialized(*klass)) {
                Shared::of(ctx.vm).noteEnumOfInput(*klass);
                return false;
            }
            continue;
        }
        if (klass->accessFlags & classfile::access::Annotation)
            for (const types::Method& element : klass->methods)
                if (element.isAbstract())
                    pending.push_back(&ctx.vm.linker->fromDescriptor(
                        element.signature->resultDescriptor.view(), *klass));
        if (klass->fromJdk && !klass->isInterface() && !klass->isAbstract()) continue;
        for (const Class* made : inputTypesOf(ctx.vm, *klass).classes) {
            if (made != klass) pending.push_back(made);
            if (made->fromJdk || isEnum(*made)) continue;
            for (const Class* at = made; at && !at->fromJdk; at = at->super)
                for (const types::Field& field : at->fields)
                    if (!field.isStatic() && field.type == BasicType::Reference)
                        pending.push_back(
                            &ctx.vm.linker->fromDescriptor(field.descriptor.view(), *at));
            if (!isConstructed(ctx.vm, *made)) continue;
            for (const types::Method* constructor : inputConstructorsOf(*made))
                for (const InputParameter& parameter : inputParametersOf(ctx.vm, *constructor))
                    if (parameter.declared) pending.push_back(parameter.declared);
        }
    }
    return true;
}

} // namespace clew::vm::natives
