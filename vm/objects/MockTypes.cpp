#include "vm/objects/MockTypes.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>

#include "vm/classfile/AnnotationWalker.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Shared.h"
#include "vm/state/TypeFacts.h"

namespace clew::vm::objects {

using state::Binding;
using state::LiveState;
using types::Class;
using types::Method;
namespace access = classfile::access;

namespace {

constexpr std::string_view kMark = "$$Mock$", kStart = "$$Mock";

bool isObject(const Class& klass) {
    return !klass.super && !klass.isInterface() && !klass.isPrimitive();
}

void addFacts(const LiveState& state, std::uint32_t input, TypeConstraints& constraints) {
    for (const state::AskedType& asked : state::typefacts::askedOf(input)) {
        const int known = state.literally(asked.condition);
        if (known == 1) constraints.is.push_back(asked.type);
        if (known == 0) constraints.isNot.push_back(asked.type);
    }
}

bool isPublic(const Class& klass) {
    return klass.modifiers() & access::Public;
}

// Not private, and not of another package that keeps it for itself.
bool mayExtend(const Class& type, const Class& host) {
    const std::uint16_t modifiers = type.modifiers();
    if (modifiers & access::Private) return false;
    if (type.fromJdk)
        for (const std::string_view internal : {"sun/", "com/sun/", "jdk/"})
            if (type.name.view().starts_with(internal)) return false;
    if (modifiers & access::Public) return true;
    return !type.fromJdk && type.samePackage(host);
}

bool isOpen(const Class& type) {
    return !type.isArray() && !type.isPrimitive() && type.file &&
           !(type.accessFlags & (access::Final | access::Annotation)) &&
           type.file->permittedSubclasses.empty() && !isEnum(type) && !type.file->isRecord &&
           type.name.view() != "java/lang/Enum" && type.name.view() != "java/lang/Record";
}

// Of two methods with the same name and parameters, a class can implement both.
bool agree(Vm& vm, const Method& a, const Method& b) {
    const std::string_view one = a.signature->resultDescriptor.view(),
                           other = b.signature->resultDescriptor.view();
    if (one == other) return true;
    if (a.result != values::BasicType::Reference || b.result != values::BasicType::Reference)
        return false;
    const Class &first = vm.linker->fromDescriptor(one), &second = vm.linker->fromDescriptor(other);
    if (first.isAssignableTo(second) || second.isAssignableTo(first)) return true;
    // A type below both would do.
    if (first.isInterface() || second.isInterface())
        vm.approximated(Approximation::MockLeftOut, a.holder->externalName());
    return false;
}

std::string parametersOf(const Method& method) {
    const std::string_view descriptor = method.descriptor.view();
    return method.name.str() + std::string(descriptor.substr(0, descriptor.find(')') + 1));
}

std::vector<const Class*> allInterfacesOf(const MockTypes& types) {
    std::vector<const Class*> all;
    const auto add = [&](const Class* type) {
        if (std::ranges::find(all, type) == all.end()) all.push_back(type);
    };
    for (const Class* type : types.super->allInterfaces) add(type);
    for (const Class* type : types.interfaces) {
        add(type);
        for (const Class* above : type->allInterfaces) add(above);
    }
    return all;
}

bool clash(Vm& vm, const MockTypes& types) {
    std::map<std::string, const Method*> seen;
    const auto clashes = [&](const Method& method) {
        if (method.isStatic() || method.isPrivate() || method.isInitializer) return false;
        const auto [at, isNew] = seen.try_emplace(parametersOf(method), &method);
        return !isNew && !agree(vm, *at->second, method);
    };
    for (const Class* type : allInterfacesOf(types))
        for (const Method& method : type->methods) {
            if (clashes(method)) return true;
            if (method.isStatic() || method.isPrivate()) continue;
            for (const Class* above = types.super; above; above = above->super)
                for (const Method& own : above->methods) {
                    if (own.name != method.name || own.isPrivate() ||
                        parametersOf(own) != parametersOf(method))
                        continue;
                    // A static method of the superclass implements none, and none can hide it.
                    if (own.isStatic()) return true;
                    if (!agree(vm, own, method) || (!own.isPublic() && own.isFinal())) return true;
                }
        }
    return false;
}

} // namespace

Mocks mocksOf(const Vm& vm) {
    const auto found = vm.options.configuration.find("symbolic.mocks");
    if (found == vm.options.configuration.end()) return Mocks::None;
    return found->second == "all"       ? Mocks::All
           : found->second == "missing" ? Mocks::Missing
                                        : Mocks::None;
}

bool mocksHaveEffects(const Vm& vm) {
    const auto found = vm.options.configuration.find("mocks.effects");
    return found != vm.options.configuration.end() && found->second == "true";
}

bool TypeConstraints::admits(const Class& klass) const {
    return std::ranges::all_of(is,
                               [&](const Class* type) { return klass.isAssignableTo(*type); }) &&
           std::ranges::none_of(isNot,
                                [&](const Class* type) { return klass.isAssignableTo(*type); });
}

TypeConstraints typeConstraintsOf(const LiveState& state, std::uint32_t input) {
    TypeConstraints constraints{{state::inputs::at(input).declared}, {}};
    addFacts(state, input, constraints);
    return constraints;
}

TypeConstraints typeConstraintsOfObject(const LiveState& state, Ref object) {
    TypeConstraints constraints{{state.object(object)->klass}, {}};
    state.symbolic.bindings.visit([&](const Binding& binding) {
        if (binding.ref == object) addFacts(state, binding.input, constraints);
        return true;
    });
    return constraints;
}

std::uint32_t inputOf(const LiveState& state, Ref object) {
    std::uint32_t input = 0;
    state.symbolic.bindings.visit([&](const Binding& binding) {
        if (binding.kind == Binding::Kind::New && binding.ref == object) input = binding.input;
        return input == 0;
    });
    return input;
}

bool isMock(const Class& klass) {
    return klass.host && klass.name.view().find(kMark) != std::string_view::npos;
}

namespace {

// " with @Checked(id = 5)"; of the elements, those that are numbers and texts.
std::string annotationsOf(const Class& klass) {
    std::string text;
    if (!klass.file || klass.file->annotations.visible.empty()) return text;
    const classfile::Bytes visible = klass.file->annotations.visible;
    const classfile::ConstantPool& constants = klass.file->constants;
    bool hasElements = false;
    classfile::AnnotationWalker(classfile::Cursor(visible, 0, visible.size(), "annotations"))
        .walk(
            [&](std::uint16_t type) {
                text += hasElements ? "), @" : text.empty() ? " with @" : ", @";
                text += types::externalType(constants.utf8(type));
                hasElements = false;
            },
            [&](std::uint16_t name, std::uint16_t constant) {
                std::string value = "...";
                if (constants.kind(constant) == classfile::ConstantKind::Integer)
                    value = std::to_string(constants.integer(constant));
                if (constants.kind(constant) == classfile::ConstantKind::Utf8)
                    value = fmt::format("\"{}\"", constants.utf8(constant));
                text +=
                    fmt::format("{}{} = {}", hasElements ? ", " : "(", constants.utf8(name), value);
                hasElements = true;
            });
    return text + (hasElements ? ")" : "");
}

} // namespace

bool standsWithHost(const Class& klass) {
    return klass.host && klass.name.view().find(kStart) != std::string_view::npos;
}

std::string describeType(const Class& klass) {
    if (!isMock(klass)) return klass.externalName();
    std::string text;
    if (!isObject(*klass.super)) text = klass.super->externalName();
    for (const Class* type : klass.interfaces)
        text += (text.empty() ? "" : ", ") + type->externalName();
    return fmt::format("mock {}of {}{}", klass.isInterface() ? "interface " : "",
                       text.empty() ? "java.lang.Object" : text, annotationsOf(klass));
}

const Method* superConstructor(const Class& super, const Class& host) {
    // Rather one that can be called from everywhere: a test need not be in the host's package.
    const Method *fewest = nullptr, *fewestForAll = nullptr;
    for (const Method& method : super.methods) {
        if (!method.isInitializer || method.isPrivate() || method.accessFlags & access::Synthetic)
            continue;
        const bool isForAll = method.accessFlags & (access::Public | access::Protected);
        if (!isForAll && (super.fromJdk || !super.samePackage(host))) continue;
        const Method*& best = isForAll ? fewestForAll : fewest;
        if (!best || method.argumentSlots < best->argumentSlots) best = &method;
    }
    return fewestForAll ? fewestForAll : fewest;
}

std::optional<MockTypes> mockTypesFor(Vm& vm, const TypeConstraints& constraints) {
    MockTypes types{vm.linker->known.object, {}, nullptr};
    std::vector<const Class*> all;
    for (const Class* type : constraints.is) {
        if (!isMock(*type)) {
            all.push_back(type);
            continue;
        }
        all.push_back(type->super);
        all.insert(all.end(), type->interfaces.begin(), type->interfaces.end());
    }
    for (const Class* type : all) {
        if (!isOpen(*type)) return std::nullopt;
        if (type->isInterface()) continue;
        if (type->isSubclassOf(*types.super))
            types.super = type;
        else if (!types.super->isSubclassOf(*type))
            return std::nullopt;
    }
    for (const Class* type : all) {
        if (!type->isInterface() || types.super->isAssignableTo(*type)) continue;
        const bool isAbove = std::ranges::any_of(all, [&](const Class* other) {
            return other != type && other->isInterface() && other->isAssignableTo(*type);
        });
        if (!isAbove && std::ranges::find(types.interfaces, type) == types.interfaces.end())
            types.interfaces.push_back(type);
    }
    // The same class, whatever was asked first.
    std::ranges::sort(types.interfaces, {}, [](const Class* type) { return type->name.view(); });
    const auto decides = [](const Class* type) { return !type->fromJdk && !isPublic(*type); };
    const auto own = [](const Class* type) { return !type->fromJdk; };
    types.host = !isObject(*types.super) ? types.super : all.front();
    if (const auto first = std::ranges::find_if(all, own); first != all.end()) types.host = *first;
    if (const auto first = std::ranges::find_if(all, decides); first != all.end())
        types.host = *first;
    if (!isObject(*types.super) && !types.super->fromJdk && !std::ranges::any_of(all, decides))
        types.host = types.super;
    for (const Class* type : all)
        if (!mayExtend(*type, *types.host)) return std::nullopt;
    if (!superConstructor(*types.super, *types.host)) return std::nullopt;
    if (!types.super->fromJdk && !Shared::of(vm).isComplete(*types.super)) {
        vm.approximated(Approximation::IncompleteClass, types.super->externalName());
        return std::nullopt;
    }
    for (const Class* refused : constraints.isNot) {
        if (types.super->isAssignableTo(*refused)) return std::nullopt;
        for (const Class* type : types.interfaces)
            if (type->isAssignableTo(*refused)) return std::nullopt;
    }
    if (clash(vm, types)) return std::nullopt;
    for (const Method* method : methodsToImplement(types)) {
        const bool isForAll = method->accessFlags & (access::Public | access::Protected);
        if (!isForAll && !method->holder->samePackage(*types.host)) return std::nullopt;
    }
    return types;
}

std::vector<const Method*> methodsToImplement(const MockTypes& types) {
    std::vector<const Method*> methods;
    std::map<std::string, bool> seen;
    for (const Method* method : types.super->vtable)
        if (method->isAbstract() &&
            seen.try_emplace(method->name.str() + method->descriptor.str()).second)
            methods.push_back(method);
    const std::vector<const Class*> interfaces = allInterfacesOf(types);
    for (const Class* type : interfaces)
        for (const Method& method : type->methods) {
            if (method.isStatic() || method.isPrivate() || method.isClassInitializer) continue;
            if (!seen.try_emplace(method.name.str() + method.descriptor.str()).second) continue;
            const Method* inherited = types.super->findMethod(method.name, method.descriptor);
            if (inherited && !inherited->holder->isInterface() && inherited->isPublic() &&
                !inherited->isAbstract())
                continue;
            // Those that no other interface overrides: one default method is inherited.
            std::vector<const Method*> chosen;
            for (const Class* other : interfaces)
                if (const Method* candidate =
                        other->findDeclaredMethod(method.name, method.descriptor);
                    candidate && !candidate->isStatic() && !candidate->isPrivate() &&
                    std::ranges::none_of(interfaces, [&](const Class* below) {
                        return below != other && below->isAssignableTo(*other) &&
                               below->findDeclaredMethod(method.name, method.descriptor);
                    }))
                    chosen.push_back(candidate);
            if (chosen.size() != 1 || chosen.front()->isAbstract()) methods.push_back(&method);
        }
    return methods;
}

std::string mockInputName(const std::string& input, const Method& method,
                          const std::vector<const Method*>& all) {
    const bool isOverloaded = std::ranges::any_of(all, [&](const Method* other) {
        return other != &method && other->name == method.name &&
               parametersOf(*other) != parametersOf(method);
    });
    std::string name = fmt::format("{}.{}(", input, method.name.view());
    if (isOverloaded)
        for (const types::Symbol& parameter : method.signature->parameterDescriptors) {
            if (!name.ends_with('(')) name += ", ";
            name += types::externalType(parameter.view());
        }
    return name + ")";
}

bool isOfOpenType(const Vm& vm, const LiveState& state, Ref object) {
    const Class& klass = *state.object(object)->klass;
    return mocksOf(vm) != Mocks::None && !isValueLike(klass) &&
           (isMock(klass) || (mocksOf(vm) == Mocks::All && isOpen(klass))) &&
           inputOf(state, object) != 0;
}

bool hasAllTypes(Vm& vm, const LiveState& state, Ref object) {
    const auto leftOut =
        inputTypesOf(vm, *state::inputs::at(inputOf(state, object)).declared).leftOut;
    return !leftOut || leftOut->which == Approximation::NullOnlyInput;
}

void noteClassOfMock(Vm& vm, const LiveState& state, Ref object) {
    if (!isOfOpenType(vm, state, object)) return;
    const Class& klass = *state.object(object)->klass;
    vm.approximated(Approximation::ClassOfMock,
                    (isMock(klass) ? *state::inputs::at(inputOf(state, object)).declared : klass)
                        .externalName());
}

namespace {

// Abstract classes and interfaces as well.
std::vector<const Class*> openBelow(Vm& vm, const Class& sealed) {
    loadBelow(vm, sealed);
    std::vector<const Class*> below;
    {
        const std::lock_guard lock(vm.linker->mutex());
        for (const Class* klass : vm.linker->classes())
            if (!klass->isArray() && !klass->isHiddenClass && isOpen(*klass) &&
                klass->isAssignableTo(sealed))
                below.push_back(klass);
    }
    std::ranges::sort(below, {}, [](const Class* klass) { return klass->name.view(); });
    return below;
}

// Nothing of ours is directly below a sealed type, but below an open type that there is below it.
std::optional<MockTypes> mockBelowSealed(Vm& vm, const TypeConstraints& constraints) {
    const auto sealed = std::ranges::find_if(
        constraints.is, [](const Class* type) { return type->file && type->file->isSealed; });
    if (sealed == constraints.is.end()) return std::nullopt;
    std::optional<MockTypes> found;
    for (const Class* below : openBelow(vm, **sealed)) {
        TypeConstraints narrower{{below}, constraints.isNot};
        for (const Class* type : constraints.is)
            if (!below->isAssignableTo(*type)) narrower.is.push_back(type);
        auto types = mockTypesFor(vm, narrower);
        // One of several is enough for a test, but not for a verdict.
        if (types && found) vm.approximated(Approximation::MockLeftOut, below->externalName());
        if (!found) found = std::move(types);
    }
    return found;
}

} // namespace

PossibleTypes possibleTypes(Vm& vm, const TypeConstraints& constraints) {
    const TypeSearch search(vm);
    PossibleTypes possible;
    // The narrowest type has the fewest below it.
    const Class* narrowest = constraints.is.front();
    for (const Class* type : constraints.is)
        if (type->isAssignableTo(*narrowest) ||
            (narrowest->isInterface() && !type->isInterface() && !isObject(*type)))
            narrowest = type;
    possible.existing = inputTypesOf(vm, *narrowest);
    std::erase_if(possible.existing.classes,
                  [&](const Class* klass) { return !constraints.admits(*klass); });
    const bool isWanted = mocksOf(vm) == Mocks::All ||
                          (mocksOf(vm) == Mocks::Missing && possible.existing.classes.empty());
    if (isWanted) possible.mock = mockTypesFor(vm, constraints);
    if (isWanted && !possible.mock && constraints.is.size() > 1)
        possible.mock = mockBelowSealed(vm, constraints);
    return possible;
}

} // namespace clew::vm::objects
