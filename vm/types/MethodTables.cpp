// Overriding (JVMS 5.4.5) and selection (JVMS 5.4.6): vtables, made when a class is linked, and
// interface tables, made when the first interface method is invoked on a receiver of the class.

#include <algorithm>
#include <bit>

#include "vm/types/Linker.h"

namespace clew::vm::types {
namespace {

bool isDispatched(const Method& method) {
    return !method.isStatic() && !method.isPrivate() && !method.isInitializer &&
           !method.isClassInitializer;
}

// Without the transitive case of package-private methods.
bool overridesDirectly(const Method& method, const Method& inherited) {
    if (inherited.accessFlags & (classfile::access::Public | classfile::access::Protected))
        return true;
    return method.holder->samePackage(*inherited.holder);
}

// JVMS 5.4.5, last case: B.m overrides A.m where B stands between A and C and C.m overrides B.m.
// B.m overrides A.m exactly if it has taken A.m's place in B's vtable.
bool overridesThroughAnother(const Method& inherited,
                             const std::vector<const Method*>& overridden) {
    return std::any_of(overridden.begin(), overridden.end(), [&](const Method* between) {
        return between->holder->vtable[inherited.vtableIndex] == between;
    });
}

} // namespace

void Linker::buildVtable(Class& made) {
    if (made.isInterface()) {
        for (Method& method : made.methods)
            if (isDispatched(method)) method.interfaceId = nextInterfaceId_++;
        return;
    }
    if (made.super) made.vtable = made.super->vtable;
    std::vector<const Method*> overridden;
    for (Method& method : made.methods) {
        if (!isDispatched(method)) continue;
        overridden.clear();
        for (const Class* ancestor = made.super; ancestor; ancestor = ancestor->super) {
            const Method* inherited = ancestor->findDeclaredMethod(method.name, method.descriptor);
            if (!inherited || inherited->vtableIndex < 0) continue;
            if (!overridesDirectly(method, *inherited) &&
                !overridesThroughAnother(*inherited, overridden))
                continue;
            if (inherited->isFinal())
                throw LinkageError("java/lang/IncompatibleClassChangeError",
                                   "class " + made.externalName() + " overrides final method " +
                                       ancestor->externalName() + "." + method.name.str() +
                                       method.descriptor.str());
            if (overridden.empty()) method.vtableIndex = inherited->vtableIndex;
            overridden.push_back(inherited);
            made.vtable[inherited->vtableIndex] = &method;
        }
        if (overridden.empty()) {
            method.vtableIndex = static_cast<std::int32_t>(made.vtable.size());
            made.vtable.push_back(&method);
        }
    }
}

Class::Selection Class::selectInterfaceMethod(Symbol methodName, Symbol descriptor) const {
    for (const Class* at = this; at; at = at->super) {
        const Method* found = at->findDeclaredMethod(methodName, descriptor);
        if (!found || !isDispatched(*found)) continue;
        if (found->isAbstract() || !found->isPublic()) return {.unusable = found};
        return {.method = found};
    }
    auto defaults = maximallySpecificDefaults(methodName, descriptor);
    if (defaults.size() == 1) return {.method = defaults[0]};
    return {.conflicts = std::move(defaults)};
}

// Everything that goes into the table is immutable once the class is linked, so several threads may
// build it at the same time, to the same result; the first one's is kept.
const Class::InterfaceTable& Class::buildInterfaceTable() const {
    std::size_t count = 0;
    for (const Class* interface : allInterfaces)
        for (const Method& method : interface->methods) count += method.interfaceId >= 0;
    const std::size_t homes = std::bit_ceil(std::max<std::size_t>(2 * count, 2));

    auto made = std::make_unique<InterfaceTable>();
    made->shift = static_cast<std::uint8_t>(32 - std::countr_zero(homes));
    made->entries.resize(homes + count + 1);
    std::size_t last = homes - 1;
    for (const Class* interface : allInterfaces)
        for (const Method& method : interface->methods) {
            if (method.interfaceId < 0) continue;
            std::size_t at =
                static_cast<std::uint32_t>(method.interfaceId) * 0x9E3779B1u >> made->shift;
            while (made->entries[at].id != -1) ++at;
            made->entries[at] = {method.interfaceId,
                                 selectInterfaceMethod(method.name, method.descriptor).method};
            last = std::max(last, at);
        }
    made->entries.resize(last + 2);
    made->entries.shrink_to_fit();

    const InterfaceTable* expected = nullptr;
    if (interfaceTable_.compare_exchange_strong(expected, made.get(), std::memory_order_acq_rel))
        return *made.release();
    return *expected;
}

const Method* Class::select(const Method& resolved) const {
    if (resolved.vtableIndex >= 0) {
        const Method* selected = vtable[resolved.vtableIndex];
        return selected->isAbstract() ? nullptr : selected;
    }
    if (resolved.interfaceId >= 0) return findInterfaceImplementation(resolved);
    return &resolved;
}

LinkageError Class::selectionFailure(const Method& resolved, ThrowingMethods throwing) const {
    const Class& holder = *resolved.holder;
    const Method* selected = nullptr;
    if (resolved.vtableIndex >= 0) {
        selected = vtable[resolved.vtableIndex];
    } else {
        if (!isAssignableTo(holder))
            return {"java/lang/IncompatibleClassChangeError",
                    "Class " + externalName() + " does not implement the requested interface " +
                        holder.externalName()};
        const Selection selection = selectInterfaceMethod(resolved.name, resolved.descriptor);
        selected = selection.unusable;
        if (selected && !selected->isPublic())
            return {"java/lang/IllegalAccessError", "'" + selected->externalName() + "'"};
        const bool hasThrowing = throwing == ThrowingMethods::Found &&
                                 std::ranges::any_of(allInterfaces, [](const Class* each) {
                                     return each->declaresDefaultMethods;
                                 });
        if (hasThrowing && !selection.conflicts.empty()) {
            std::string message = "Conflicting default methods:";
            for (const Method* each : selection.conflicts)
                message += " " + each->holder->name.str() + "." + each->name.str();
            return {"java/lang/IncompatibleClassChangeError", message};
        }
        if (hasThrowing && !selected)
            return {"java/lang/AbstractMethodError",
                    "Method " + name.str() + "." + resolved.name.str() + resolved.descriptor.str() +
                        " is abstract"};
    }
    std::string message = "Receiver class " + externalName() +
                          " does not define or inherit an implementation of the resolved method '" +
                          (resolved.isAbstract() ? "abstract " : "") +
                          externalMethod("", resolved.name.view(), resolved.descriptor.view()) +
                          "' of " +
                          (holder.isInterface()  ? "interface "
                           : holder.isAbstract() ? "abstract class "
                                                 : "class ") +
                          holder.externalName() + ".";
    if (selected && selected != &resolved)
        message += std::string(" Selected method is '") +
                   (selected->isAbstract() ? "abstract " : "") + selected->externalName() + "'.";
    return {"java/lang/AbstractMethodError", message};
}

} // namespace clew::vm::types
