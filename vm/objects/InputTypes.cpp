#include "vm/objects/InputTypes.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <string_view>

#include "vm/Vm.h"
#include "vm/objects/Boxes.h"
#include "vm/objects/ClassInputs.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/MemberInputs.h"
#include "vm/objects/Shared.h"

namespace clew::vm::objects {

using state::Object;
using types::Class;
using values::BasicType;

namespace {

bool isInput(const state::LiveState& state, values::Ref ref) {
    bool found = false;
    state.symbolic.bindings.visit([&](const state::Binding& binding) {
        found |= binding.kind == state::Binding::Kind::New && binding.ref == ref;
        return !found;
    });
    return found;
}

void noteExactArray(Vm& vm, const Class& element) {
    vm.approximated(Approximation::ExactInputArray, element.externalName());
}

// What stands for classes of the machine in this virtual machine, connections to databases among
// them, and what extends it by the name that programs know (org.sqlite.SQLiteDataSource): no
// program has objects of it elsewhere. A class of the program's own that extends it is one of its
// inputs.
bool isOurs(const Class& klass) {
    const auto isIn = [](const Class& type, std::string_view package) {
        return type.name.view().starts_with(package);
    };
    if (isIn(klass, "org/clew/jdbc/")) return true;
    const bool isKnownName = isIn(klass, "org/sqlite/") || isIn(klass, "org/postgresql/");
    return isKnownName && klass.super && isIn(*klass.super, "org/clew/jdbc/");
}

bool isConstantBody(const Class& klass) {
    return klass.super && isEnum(*klass.super);
}

bool mayBeOfInput(const Class& klass) {
    if (klass.isArray() || klass.isInterface() || klass.isHiddenClass || isConstantBody(klass))
        return false;
    if (klass.isAbstract() && !isEnum(klass)) return false;
    return !(klass.fromJdk || isOurs(klass)) || isValueLike(klass);
}

// Those that are loaded. There can be thousands, and as many questions.
std::vector<const Class*> inputTypesBelow(Vm& vm, const Class& declared) {
    const std::lock_guard lock(vm.linker->mutex());
    Shared::FoundInputTypes& found = Shared::of(vm).inputTypes;
    for (; found.classes < vm.linker->classes().size(); ++found.classes) {
        const Class* klass = vm.linker->classes()[found.classes];
        if (!mayBeOfInput(*klass)) continue;
        for (const Class* at = klass; at; at = at->super) found.below[at].push_back(klass);
        for (const Class* above : klass->allInterfaces) found.below[above].push_back(klass);
    }
    const auto below = found.below.find(&declared);
    return below == found.below.end() ? std::vector<const Class*>() : below->second;
}

} // namespace

bool isEnum(const Class& klass) {
    return klass.super && klass.super->name.view() == "java/lang/Enum";
}

bool isValueLike(const Class& klass) {
    return klass.name.view() == "java/lang/String" || isBox(klass);
}

void loadBelow(Vm& vm, const Class& declared) {
    Shared& shared = Shared::of(vm);
    {
        const std::lock_guard lock(vm.linker->mutex());
        if (shared.inputTypes.isLoaded.contains(&declared)) return;
    }
    std::set<std::string> seen{declared.name.str()};
    std::vector<std::string> pending{declared.name.str()};
    while (!pending.empty()) {
        const std::string above = std::move(pending.back());
        pending.pop_back();
        for (const std::string& name : shared.directlyBelow(above)) {
            if (!seen.insert(name).second) continue;
            pending.push_back(name);
            try {
                vm.linker->find(name);
            } catch (const types::LinkageError&) { // no class that anything could be of
            }
        }
    }
    const std::lock_guard lock(vm.linker->mutex());
    shared.inputTypes.isLoaded.insert(&declared);
}

InputTypes inputTypesOf(Vm& vm, const Class& declared) {
    if (declared.isArray() || isValueLike(declared) || isEnum(declared) ||
        isClassClass(vm, declared))
        return {{&declared}, std::nullopt};
    const bool isObject = &declared == vm.linker->known.object;
    if (isObject) return {{&declared}, Approximated{Approximation::PlainObjectInput, {}}};
    InputTypes types;
    if (declared.fromJdk) types.leftOut = {Approximation::JdkClassInput, declared.externalName()};
    if (!(declared.accessFlags & classfile::access::Final)) loadBelow(vm, declared);
    types.classes = inputTypesBelow(vm, declared);
    std::erase_if(types.classes, [&](const Class* klass) {
        const bool isLeftOut =
            !klass->fromJdk && !isEnum(*klass) && !Shared::of(vm).isComplete(*klass);
        if (isLeftOut && !types.leftOut)
            types.leftOut = {Approximation::IncompleteClass, klass->externalName()};
        return isLeftOut;
    });
    for (const Class* reflected : reflectedTypesBelow(vm, declared))
        types.classes.push_back(reflected);
    std::ranges::sort(types.classes, {}, [](const Class* klass) {
        return klass->name.view();
    }); // not in the order of loading
    if (types.classes.empty() && !types.leftOut)
        types.leftOut = {Approximation::NullOnlyInput, declared.externalName()};
    // The class that programs know by this name is not there, others below it may be.
    if (isOurs(declared) && !types.leftOut)
        types.leftOut = {Approximation::MockLeftOut, declared.externalName()};
    return types;
}

void noteStoreIntoInput(Vm& vm, const state::LiveState& state, values::Ref array,
                        const Class& stored) {
    const Class& element = *state.object(array)->klass->element;
    if (element.isArray() || element.accessFlags & classfile::access::Final ||
        !isInput(state, array))
        return;
    const InputTypes below = inputTypesOf(vm, element);
    const bool mayFail =
        below.leftOut || std::ranges::any_of(below.classes, [&](const Class* klass) {
            return klass != &element && !stored.isAssignableTo(*klass);
        });
    if (mayFail) noteExactArray(vm, element);
}

void noteCastOfInput(Vm& vm, const state::LiveState& state, values::Ref array, const Class& to) {
    const Class& made = *state.object(array)->klass;
    if (made.isArray() && to.isArray() && to.isAssignableTo(made) && isInput(state, array))
        noteExactArray(vm, *made.element);
}

void noteClassOfInput(Vm& vm, const state::LiveState& state, values::Ref object) {
    const Class& made = *state.object(object)->klass;
    if (!made.isArray() || made.elementType != values::BasicType::Reference ||
        made.element->isArray())
        return;
    if (made.element->accessFlags & classfile::access::Final || !isInput(state, object)) return;
    const InputTypes below = inputTypesOf(vm, *made.element);
    if (below.leftOut || std::ranges::any_of(below.classes, [&](const Class* klass) {
            return klass != made.element;
        }))
        noteExactArray(vm, *made.element);
}

std::vector<EnumConstant> enumConstants(const state::LiveState& state, const Class& klass) {
    const Object* statics = state.object(klass.statics);
    if (!(statics->flags & Object::Initialized)) return {};
    std::vector<EnumConstant> constants;
    for (const types::Field& field : klass.fields)
        if (field.accessFlags & classfile::access::Enum)
            constants.push_back({&field, statics->at<values::Ref>(field.offset)});
    return constants;
}

std::string constantName(const Class& klass, std::uint32_t ordinal) {
    for (const types::Field& field : klass.fields)
        if (field.accessFlags & classfile::access::Enum && ordinal-- == 0) return field.name.str();
    return "?";
}

} // namespace clew::vm::objects
