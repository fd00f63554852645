#include "vm/objects/InputConstructors.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "vm/objects/ClassInputs.h"
#include "vm/objects/ConstructorCode.h"
#include "vm/objects/InputObjects.h"
#include "vm/objects/InputTypes.h"
#include "vm/objects/Shared.h"

namespace clew::vm::objects {

using state::Binding;
using state::Input;
using state::LiveState;
using state::Object;
using state::Shadow;
using types::Class;
using types::Field;
using types::Method;
using values::BasicType;
namespace access = classfile::access;

namespace {

bool isRecord(const Class& klass) {
    return klass.file && klass.file->isRecord && !klass.fromJdk;
}

const Method* canonicalConstructor(const Class& record) {
    std::string descriptor = "(";
    for (const classfile::RecordComponent& component : record.file->recordComponents)
        descriptor += component.descriptor;
    return record.methodNamed("<init>", descriptor + ")V");
}

const Binding* bindingOf(const std::vector<Binding>& bindings, std::uint32_t input) {
    const auto found = std::ranges::find(bindings, input, &Binding::input);
    return found == bindings.end() ? nullptr : &*found;
}

// The one by which the object was made.
const Binding* makingOf(const std::vector<Binding>& bindings, std::uint32_t input) {
    const Binding* binding = bindingOf(bindings, input);
    if (binding && binding->kind == Binding::Kind::Alias)
        binding = bindingOf(bindings, binding->aliasOf);
    return binding && binding->kind == Binding::Kind::New ? binding : nullptr;
}

template <class Visit>
void forEachArgument(Vm& vm, const Binding& made, Visit&& visit) {
    if (!made.constructor) return;
    const std::string name = state::inputs::at(made.input).name;
    for (const InputParameter& parameter : inputParametersOf(vm, *made.constructor))
        if (parameter.declared) visit(inputArgument(name, parameter));
}

template <class Visit>
void forEachField(const Class& klass, Visit&& visit) {
    for (const Class* at = &klass; at; at = at->super)
        for (const Field& field : at->fields)
            if (!field.isStatic() && field.info) visit(field);
}

bool saysWhatItLooksLike(const Class& klass) {
    const auto has = [&](std::string_view name, std::string_view descriptor) {
        const Method* method =
            klass.findMethod(types::Symbol::of(name), types::Symbol::of(descriptor));
        return method && !method->isStatic() && !method->holder->fromJdk;
    };
    return has("initSymbolic", "()V") || has("repOk", "()Z");
}

// Compares objects with what they were at first.
class Comparison {
  public:
    Comparison(Vm& vm, const LiveState& state)
        : vm_(vm), state_(state), bindings_(state.symbolic.bindings.list()) {}

    bool isAsMade(Ref ref) {
        if (ref == 0 || !seen_.insert(ref).second) return true;
        const Object& object = *state_.object(ref);
        const Class& klass = *object.klass;
        if (isValueLike(klass) || isClassClass(vm_, klass)) return true;
        const auto made = std::ranges::find_if(bindings_, [&](const Binding& binding) {
            return binding.kind == Binding::Kind::New && binding.ref == ref;
        });
        if (made == bindings_.end()) return false; // no input: nothing is known of it
        if (made->constructor) return isConstructedAsMade(klass, *made);
        const std::string& name = state::inputs::at(made->input).name;
        return klass.isArray() ? isArrayAsMade(object) : areFieldsAsMade(object, name);
    }

  private:
    // What constructors have computed is known where nobody can change it.
    bool isConstructedAsMade(const Class& klass, const Binding& made) {
        bool isAsMadeSoFar = true;
        forEachField(klass, [&](const Field& field) { isAsMadeSoFar &= field.isFinal(); });
        forEachArgument(vm_, made, [&](std::uint32_t input) {
            if (const Binding* argument = makingOf(bindings_, input))
                isAsMadeSoFar = isAsMadeSoFar && isAsMade(argument->ref);
        });
        return isAsMadeSoFar;
    }

    bool isArrayAsMade(const Object& array) {
        if (!array.isSymbolic()) return false;
        const BasicType type = array.klass->elementType;
        const std::uint32_t number = array.shadows()[state::kInputShadow].what();
        if (number == 0 || state::inputs::at(number).kind != Input::Kind::Array) return false;
        for (std::uint32_t i = 0; i < array.length; ++i) {
            const std::uint32_t cell = state::inputs::cell(number, i);
            if (array.shadowOfElement(i) == Shadow(type, cell)) continue;
            if (type != BasicType::Reference || array.shadowOfElement(i) ||
                !isReferenceAsMade(array.elements<Ref>()[i], cell))
                return false;
        }
        return true;
    }

    bool areFieldsAsMade(const Object& object, const std::string& name) {
        if (saysWhatItLooksLike(*object.klass)) return false;
        bool isAsMadeSoFar = true;
        forEachField(*object.klass, [&](const Field& field) {
            if (!isAsMadeSoFar || Shared::of(vm_).finalConstantOf(field)) return;
            const std::uint32_t what = inputField(vm_, name, *object.klass, field);
            const Shadow shadow =
                object.isSymbolic() ? object.shadowAtOffset(field.offset) : Shadow();
            if (shadow == Shadow(field.type, what)) return;
            isAsMadeSoFar = field.type == BasicType::Reference && !shadow &&
                            isReferenceAsMade(object.at<Ref>(field.offset), what);
        });
        return isAsMadeSoFar;
    }

    bool isReferenceAsMade(Ref now, std::uint32_t input) {
        const Binding* binding = bindingOf(bindings_, input);
        if (!binding || binding->ref != now) return false;
        return binding->kind == Binding::Kind::Constant || isAsMade(now);
    }

    Vm& vm_;
    const LiveState& state_;
    const std::vector<Binding> bindings_;
    std::set<Ref> seen_;
};

} // namespace

bool isConstructed(const Vm& vm, const Class& klass) {
    if (klass.isArray() || klass.fromJdk || isEnum(klass) || isValueLike(klass)) return false;
    return isRecord(klass) || vm.inputsByConstructors;
}

std::vector<const Method*> inputConstructorsOf(const Class& klass) {
    if (isRecord(klass)) {
        const Method* canonical = canonicalConstructor(klass);
        return canonical ? std::vector{canonical} : std::vector<const Method*>();
    }
    std::vector<const Method*> constructors;
    for (const Method& method : klass.methods)
        if (method.isInitializer && !method.isPrivate() &&
            !(method.accessFlags & access::Synthetic))
            constructors.push_back(&method);
    return constructors;
}

void noteConstructor(Vm& vm, LiveState& state, const Method& constructor) {
    const Class& klass = *constructor.holder;
    if (!isRecord(klass)) vm.approximated(Approximation::AsConstructed, klass.externalName());
    if (!mayChange(Shared::of(vm).staticsUsedBy(constructor), state)) return;
    vm.approximated(Approximation::ConstructorOfStatics, klass.externalName());
    state.symbolic.widened = true; // walked again, the constructors run in another order
}

std::vector<std::string> parameterNamesOf(const Method& method) {
    std::vector<std::string> names;
    unsigned slot = method.isStatic() ? 0 : 1;
    for (std::size_t i = 0; i < method.signature->parameters.size(); ++i) {
        std::string name;
        if (method.info && method.info->code)
            for (const auto& variable : method.info->code->localVariables)
                if (variable.index == slot && variable.startPc == 0)
                    name = std::string(variable.name);
        names.push_back(name.empty() ? fmt::format("a{}", i) : name);
        slot += values::slotsOf(method.signature->parameters[i]);
    }
    return names;
}

std::vector<std::string> inputParameterNames(const Method& constructor) {
    const Class& holder = *constructor.holder;
    if (!isRecord(holder)) return parameterNamesOf(constructor);
    std::vector<std::string> names;
    for (const classfile::RecordComponent& component : holder.file->recordComponents)
        names.emplace_back(component.name);
    return names;
}

std::vector<InputParameter> inputParametersOf(Vm& vm, const Method& constructor) {
    const Class& holder = *constructor.holder;
    const std::vector<std::string> names = inputParameterNames(constructor);
    const types::Signature& signature = *constructor.signature;
    std::vector<InputParameter> parameters;
    for (std::size_t i = 0; i < names.size(); ++i) {
        InputParameter parameter{names[i], signature.parameters[i], nullptr};
        if (parameter.type == BasicType::Reference)
            parameter.declared =
                &vm.linker->fromDescriptor(signature.parameterDescriptors[i].view(), holder);
        parameter.mayBeNull =
            i > 0 || std::ranges::none_of(holder.fields, [&](const Field& field) {
                return isAround(field) && field.descriptor == signature.parameterDescriptors[0];
            });
        parameters.push_back(std::move(parameter));
    }
    return parameters;
}

std::uint32_t inputArgument(const std::string& object, const InputParameter& parameter) {
    return inputReference(object + "." + parameter.name, *parameter.declared, parameter.mayBeNull);
}

bool isMadeFrom(Vm& vm, const LiveState& state, const Binding& object, std::uint32_t input) {
    const std::vector<Binding> bindings = state.symbolic.bindings.list();
    std::set<std::uint32_t> seen;
    std::vector<const Binding*> pending{&object};
    while (!pending.empty()) {
        const Binding* made = pending.back();
        pending.pop_back();
        if (!seen.insert(made->input).second) continue;
        bool isFound = false;
        forEachArgument(vm, *made, [&](std::uint32_t argument) {
            isFound |= argument == input;
            if (const Binding* of = makingOf(bindings, argument)) pending.push_back(of);
        });
        if (isFound) return true;
    }
    return false;
}

bool isAsMade(Vm& vm, const LiveState& state, Ref object) {
    return Comparison(vm, state).isAsMade(object);
}

std::vector<std::string> hiddenFieldsUsed(const LiveState& state) {
    std::set<std::string> used; // names of inputs
    state.symbolic.constraints.visit([&](values::Expression constraint) {
        for (const values::Expression variable : values::expressions::variablesOf(constraint))
            used.insert(values::expressions::variable(variable).name);
        return true;
    });
    const std::vector<Binding> bindings = state.symbolic.bindings.list();
    for (const Binding& binding : bindings) used.insert(state::inputs::at(binding.input).name);
    std::set<std::string> fields;
    for (const Binding& binding : bindings) {
        if (binding.kind != Binding::Kind::New || binding.constructor) continue;
        const Class& klass = *binding.made;
        if (klass.isArray() || klass.fromJdk || saysWhatItLooksLike(klass)) continue;
        const std::string& name = state::inputs::at(binding.input).name;
        forEachField(klass, [&](const Field& field) {
            if (!(field.accessFlags & (access::Private | access::Final))) return;
            // A variable has another name where its own was taken by one of another type.
            const std::string of = fmt::format("{}.{}", name, inputFieldName(klass, field));
            const auto first = used.lower_bound(of);
            if (first != used.end() && (*first == of || first->starts_with(of + " (")))
                fields.insert(
                    fmt::format("{}.{}", field.holder->externalName(), field.name.view()));
        });
    }
    return {fields.begin(), fields.end()};
}

} // namespace clew::vm::objects
