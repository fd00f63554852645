#include "search/generate/MockValues.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

#include "search/generate/GenericTypes.h"
#include "search/generate/TypeKnowledge.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/symbolic/AnnotationInputs.h"
#include "vm/interpreter/symbolic/MockClasses.h"
#include "vm/interpreter/symbolic/MockExceptions.h"
#include "vm/objects/MockTypes.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

using namespace vm;
using namespace vm::interpreter;
using types::Class;
using types::Method;

namespace {

constexpr std::string_view kObject = "java/lang/Object";

bool isGeneric(const Class& klass) {
    return klass.file && klass.file->signature.starts_with('<');
}

// The method's descriptor as the source of a class below `types` has it: with the type arguments
// that one of them gives the type above that declares the method. Nothing: only a compiler knows.
std::optional<std::string> descriptorInSource(const Method& method,
                                              const std::vector<const Class*>& types) {
    std::string descriptor = method.descriptor.str();
    const Class& holder = *method.holder;
    const auto isGiven = [&](const Class* type) {
        return type != &holder && type->isAssignableTo(holder) && !isGeneric(*type);
    };
    const auto giver = std::ranges::find_if(types, isGiven);
    if (!isGeneric(holder) || giver == types.end() || !method.info ||
        !hasTypeVariable(method.info->signature))
        return descriptor;
    if (method.info->signature.starts_with('<')) return std::nullopt;
    std::vector<std::string> arguments;
    for (const std::string& above : superTypes((*giver)->file->signature))
        if (erased(above) == "L" + holder.name.str() + ";") arguments = typeArguments(above);
    const std::vector<std::string> formals = typeParameters(holder.file->signature);
    if (arguments.size() != formals.size()) return std::nullopt;
    const auto given = [&](const std::string& type) -> std::optional<std::string> {
        if (!type.starts_with('T'))
            return hasTypeVariable(type) ? std::nullopt : std::optional(erased(type));
        const auto formal = std::ranges::find(formals, type.substr(1, type.size() - 2));
        if (formal == formals.end()) return std::nullopt;
        return erased(arguments[static_cast<std::size_t>(formal - formals.begin())]);
    };
    const MethodSignature signature = parseMethodSignature(method.info->signature);
    descriptor = "(";
    for (const std::string& parameter : signature.parameters) {
        const auto type = given(parameter);
        if (!type) return std::nullopt;
        descriptor += *type;
    }
    const auto result = given(signature.result);
    if (!result) return std::nullopt;
    return descriptor + ")" + *result;
}

// Whether the value is certainly of the type, which is a narrower one than it was made for.
bool isOf(Vm& vm, const JavaValue& value, const std::string& descriptor) {
    const Class& type = vm.linker->fromDescriptor(descriptor);
    const auto isBelow = [&](std::string_view name) {
        return vm.linker->load(name).isAssignableTo(type);
    };
    switch (value.kind) {
        case JavaValue::Kind::Null:
            return true;
        case JavaValue::Kind::String:
            return isBelow("java/lang/String");
        case JavaValue::Kind::Boxed:
            return isBelow(boxClassOf(value.basic));
        case JavaValue::Kind::Changing:
            return isOf(vm, value.elements.front(), descriptor);
        case JavaValue::Kind::Mock:
            return !value.isMockItself() && std::ranges::any_of(typesOfMock(value), isBelow);
        default:
            return vm.linker->fromDescriptor(value.type).isAssignableTo(type);
    }
}

std::string parametersIn(const std::string& descriptor) {
    return descriptor.substr(0, descriptor.find(')') + 1);
}

std::string resultOf(const std::string& descriptor) {
    return descriptor.substr(descriptor.find(')') + 1);
}

JavaValue thrownValue(Vm& vm, const Class& exception) {
    JavaValue thrown{JavaValue::Kind::Thrown};
    thrown.type = "L" + exception.name.str() + ";";
    if (!constructorOfThrown(exception)->signature->parameters.empty())
        thrown.elements.push_back(JavaValue::string(objects::utf16(kThrownMessage)));
    thrown.bits = !exception.isSubclassOf(vm.linker->load("java/lang/RuntimeException")) &&
                  !exception.isSubclassOf(vm.linker->load("java/lang/Error"));
    return thrown;
}

// What inputs say of exceptions that a method of a mock throws (interpreter/symbolic
// /MockExceptions.h), at any of its calls.
class ThrownInputs {
  public:
    ThrownInputs(Vm& vm, const state::InputValues& given) : vm_(vm), given_(given) {
        for (const std::uint32_t number : given.inputs) {
            const std::string& name = state::inputs::at(number).name;
            if (const std::size_t from = name.find(kFrom); from != std::string::npos)
                inputs_.push_back({name.substr(0, from), name.substr(from + kFrom.size()), number});
        }
    }
    bool areAsked(const std::string& call) const {
        return std::ranges::any_of(inputs_, [&](const Asked& asked) { return asked.call == call; });
    }
    std::optional<JavaValue> thrownBy(const std::string& call) const {
        for (const Asked& asked : inputs_) {
            if (asked.call != call || !given_.valueOf(state::inputs::at(asked.input).variable))
                continue;
            std::string name = asked.exception;
            std::ranges::replace(name, '.', '/');
            return thrownValue(vm_, vm_.linker->load(name));
        }
        return std::nullopt;
    }

  private:
    static constexpr std::string_view kFrom = " from ";
    struct Asked {
        std::string exception, call;
        std::uint32_t input;
    };
    Vm& vm_;
    const state::InputValues& given_;
    std::vector<Asked> inputs_;
};

// What inputs say of arrays that the calls of a method of a mock have changed
// (interpreter/symbolic/MockClasses.h), whose inputs come before that of its result. `call`: its
// input without the number of the call.
class ChangedArrays {
  public:
    ChangedArrays(const state::InputValues& given, const std::string& call,
                  const std::string& descriptor)
        : parameters_(ParsedDescriptor(descriptor).parameters) {
        unsigned calls = 1;
        for (const std::uint32_t number : given.inputs) {
            const state::Input& input = state::inputs::at(number);
            const std::string name = input.name.substr(0, input.name.find('#'));
            if (name == call) ++calls;
            if (!name.starts_with(call + ".")) continue;
            std::size_t parameter = 0, index = 0;
            char behind = 0;
            if (std::sscanf(name.c_str() + call.size(), ".%zu[%zu]%c", &parameter, &index,
                            &behind) != 2 ||
                parameter == 0 || parameter > parameters_.size())
                continue;
            const bool isKnown = arrays_.contains({calls, parameter});
            if (index == 0 && isKnown) ++calls; // of a method that returns nothing
            JavaValue& array = arrays_[{calls, parameter}];
            array.kind = JavaValue::Kind::Array;
            array.type = parameters_[parameter - 1];
            array.elements.push_back(
                JavaValue::primitive(input.type, given.valueOf(input.variable)));
        }
    }
    bool areIn(unsigned call) const {
        const auto first = arrays_.lower_bound({call, 0});
        return first != arrays_.end() && first->first.first == call;
    }
    // As the call has it that returns this.
    JavaValue with(unsigned call, JavaValue returned) const {
        if (!areIn(call)) return returned;
        JavaValue changing{JavaValue::Kind::Changing};
        changing.elements.push_back(std::move(returned));
        for (std::size_t parameter = 1; parameter <= parameters_.size(); ++parameter) {
            const auto array = arrays_.find({call, parameter});
            changing.elements.push_back(array == arrays_.end() ? JavaValue::null() : array->second);
        }
        return changing;
    }

  private:
    std::vector<std::string> parameters_;
    std::map<std::pair<unsigned, std::size_t>, JavaValue> arrays_; // by call and parameter
};

JavaValue valueOfElement(const AnnotationValue& value) {
    switch (value.tag) {
        case 's':
            return JavaValue::string(objects::utf16(objects::fromModifiedUtf8(value.text)));
        case 'c':
            return JavaValue::classLiteral(value.text);
        case 'e':
            return JavaValue::enumConstant(value.type, value.text);
        case '[': {
            std::vector<JavaValue> elements;
            elements.reserve(value.elements.size());
            for (const AnnotationValue& element : value.elements)
                elements.push_back(valueOfElement(element));
            return JavaValue::array(value.type, std::move(elements));
        }
        case '@': {
            JavaValue annotation{JavaValue::Kind::Annotation};
            annotation.type = value.type;
            for (std::size_t i = 0; i < value.elements.size(); ++i) {
                JavaValue element;
                element.name = value.names[i];
                element.elements.push_back(valueOfElement(value.elements[i]));
                annotation.elements.push_back(std::move(element));
            }
            return annotation;
        }
        default:
            return JavaValue::primitive(values::basicType(value.tag), value.bits);
    }
}

JavaValue annotationValue(const Class& type, const AnnotationElements& elements) {
    JavaValue made{JavaValue::Kind::Annotation};
    made.type = "L" + type.name.str() + ";";
    for (const auto& [name, given] : elements) {
        JavaValue element;
        element.name = name;
        element.elements.push_back(valueOfElement(given));
        made.elements.push_back(std::move(element));
    }
    return made;
}

void addAnnotations(const Class& mock, JavaValue& value) {
    for (const AnnotationOfMock& annotation : descriptionOf(mock).annotations)
        value.annotations.push_back(annotationValue(*annotation.type, annotation.elements));
}

// Some object in it is not known how to make.
bool isUnknown(const JavaValue& value) {
    return (value.kind == JavaValue::Kind::Object && !value.isMade()) ||
           std::ranges::any_of(value.elements, isUnknown);
}

// Without annotations.
std::optional<JavaValue> mockOf(
    Vm& vm, const state::InputValues& given, const std::string& input,
    const objects::MockTypes& types,
    const std::function<JavaValue(const std::string&, const std::string&)>& valueOf) {
    const Method* constructor = objects::superConstructor(*types.super, *types.host);
    // An object of an inner class needs one around it.
    if (!constructor || !TypeKnowledge::isStatic(*types.super)) return std::nullopt;
    const ThrownInputs thrown(vm, given);
    std::vector<const Class*> all{types.super};
    all.insert(all.end(), types.interfaces.begin(), types.interfaces.end());

    std::set<std::string> asked;
    for (const std::uint32_t number : given.inputs) asked.insert(state::inputs::at(number).name);
    JavaValue value{JavaValue::Kind::Mock};
    value.type = "L" + types.super->name.str() + ";";
    for (const Class* type : types.interfaces)
        value.name += (value.name.empty() ? "" : ",") + type->name.str();
    if (!constructor->signature->parameters.empty()) {
        JavaValue called{JavaValue::Kind::Null};
        called.name = kConstructorAbove;
        called.type = constructor->descriptor.str();
        value.elements.push_back(std::move(called));
    }
    const std::vector<const Method*> methods = objects::methodsToImplement(types);
    for (const Method* method : methods) {
        const std::optional<std::string> source = descriptorInSource(*method, all);
        if (!source) return std::nullopt;
        const std::string& descriptor = *source;
        const auto same = std::ranges::find_if(value.elements, [&](const JavaValue& other) {
            return other.name == method->name.view() &&
                   parametersIn(other.type) == parametersIn(descriptor);
        });
        if (same != value.elements.end()) {
            // One method implements both, with the narrower result; calls have one name.
            const std::string result = resultOf(descriptor), other = resultOf(*same);
            if (result == other) continue;
            if (isPrimitive(result) || isPrimitive(other)) return std::nullopt;
            if (vm.linker->fromDescriptor(result).isAssignableTo(vm.linker->fromDescriptor(other)))
                same->type = descriptor;
            for (const JavaValue& returned : same->elements)
                if (!isOf(vm, returned, resultOf(*same))) return std::nullopt;
            continue;
        }
        JavaValue returns{JavaValue::Kind::Null};
        returns.name = method->name.str();
        returns.type = descriptor;
        returns.bits = method->accessFlags & (access::Public | access::Protected);
        if (method->info && !method->info->exceptions.empty()) returns.bits |= kDeclaresExceptions;
        const std::string result = resultOf(returns);
        const std::string base = objects::mockInputName(input, *method, methods);
        const ChangedArrays changed(given, base, method->descriptor.str());
        for (unsigned call = 1;; ++call) {
            const std::string name = nameOfCall(base, call);
            if (std::optional<JavaValue> exception = thrown.thrownBy(name)) {
                returns.elements.push_back(*std::move(exception));
                continue;
            }
            if (result == "V" && (thrown.areAsked(name) || changed.areIn(call))) {
                returns.elements.push_back(changed.with(call, JavaValue::null()));
                continue;
            }
            if (result == "V" || !asked.contains(name)) break;
            returns.elements.push_back(changed.with(call, valueOf(name, result)));
            if (isUnknown(returns.elements.back())) return std::nullopt;
            if (result != resultOf(method->descriptor.str()) &&
                !isOf(vm, returns.elements.back(), result))
                return std::nullopt;
        }
        const auto isNothing = [](const JavaValue& returned) { return returned.isNull(); };
        if (result == "V" && std::ranges::all_of(returns.elements, isNothing))
            returns.elements.clear();
        value.elements.push_back(std::move(returns));
    }
    return value;
}

JavaValue nothingToSay(const std::string&, const std::string&) {
    return JavaValue::null();
}

} // namespace

std::optional<JavaValue> mockValue(
    Vm& vm, const state::InputValues& given, const std::string& input, const Class& mock,
    const std::function<JavaValue(const std::string&, const std::string&)>& valueOf) {
    std::optional<JavaValue> value =
        mockOf(vm, given, input,
               {mock.super, {mock.interfaces.begin(), mock.interfaces.end()}, mock.host}, valueOf);
    if (value) addAnnotations(mock, *value);
    return value;
}

std::optional<JavaValue> plainMock(Vm& vm, const objects::MockTypes& types) {
    return mockOf(vm, {}, {}, types, nothingToSay);
}

std::vector<JavaValue> overridable(Vm& vm, const objects::MockTypes& types) {
    using namespace std::string_view_literals;
    constexpr std::string_view kOfObject[] = {"equals"sv, "hashCode"sv, "toString"sv};
    std::vector<const Class*> all{types.super};
    all.insert(all.end(), types.interfaces.begin(), types.interfaces.end());
    std::vector<const Method*> methods(types.super->vtable.begin(), types.super->vtable.end());
    std::vector<const Class*> interfaces = types.interfaces;
    for (const Class* type : types.interfaces)
        for (const Class* above : type->allInterfaces)
            if (std::ranges::find(interfaces, above) == interfaces.end())
                interfaces.push_back(above);
    for (const Class* type : interfaces)
        for (const Method& method : type->methods) methods.push_back(&method);
    const auto count = [&](const Method* method) {
        return std::ranges::count_if(methods, [&](const Method* other) {
            return other->name == method->name &&
                   parametersIn(other->descriptor.str()) == parametersIn(method->descriptor.str());
        });
    };
    std::vector<JavaValue> values;
    for (const Method* method : methods) {
        const unsigned flags = method->accessFlags;
        const bool isOfObject = method->holder == vm.linker->known.object;
        const std::string descriptor = method->descriptor.str();
        if (method->isStatic() || method->isAbstract() || method->name.view().starts_with('<') ||
            (flags & (access::Final | access::Synthetic)) ||
            !(flags & (access::Public | access::Protected)) || descriptor.ends_with(")V") ||
            (isOfObject &&
             std::ranges::find(kOfObject, method->name.view()) == std::end(kOfObject)) ||
            count(method) != 1 || descriptorInSource(*method, all) != descriptor)
            continue;
        JavaValue value;
        value.name = method->name.str();
        value.type = descriptor;
        value.bits = kOverrides | (flags & (access::Public | access::Protected));
        values.push_back(std::move(value));
    }
    return values;
}

std::optional<JavaValue> mockLiteral(Vm& vm, const Class& mock) {
    std::optional<JavaValue> value;
    if (mock.isInterface()) {
        value.emplace(JavaValue{JavaValue::Kind::Mock});
        value->bits = kInterface;
        value->type = "L" + std::string(kObject) + ";";
        for (const Class* type : mock.interfaces)
            value->name += (value->name.empty() ? "" : ",") + type->name.str();
        addAnnotations(mock, *value);
    } else {
        value = mockValue(vm, {}, {}, mock, nothingToSay);
        if (value && !(mock.accessFlags & access::Public)) value->bits |= kNotPublic;
    }
    return value;
}

std::vector<JavaValue> thrownBy(Vm& vm, const objects::MockTypes& types, const JavaValue& method,
                                const std::vector<const Class*>& caught) {
    std::vector<const Class*> declared, thrown;
    for (const Method* each : objects::methodsToImplement(types))
        if (each->name.view() == method.name && each->info &&
            parametersIn(each->descriptor.str()) == parametersIn(method.type))
            for (const std::string_view name : each->info->exceptions)
                declared.push_back(&vm.linker->load(name));
    const Class& runtime = vm.linker->load("java/lang/RuntimeException");
    const Class& error = vm.linker->load("java/lang/Error");
    const auto add = [&](const Class& exception) {
        if (constructorOfThrown(exception) && std::ranges::find(thrown, &exception) == thrown.end())
            thrown.push_back(&exception);
    };
    for (const Class* handler : caught) {
        const std::size_t before = thrown.size();
        for (const Class* type : declared) {
            if (handler->isSubclassOf(*type)) add(*handler);
            if (type->isSubclassOf(*handler)) add(*type);
        }
        if (handler->isSubclassOf(runtime) || handler->isSubclassOf(error)) add(*handler);
        if (thrown.size() == before && runtime.isSubclassOf(*handler)) add(runtime);
    }
    std::vector<JavaValue> values;
    values.reserve(thrown.size());
    for (const Class* exception : thrown) values.push_back(thrownValue(vm, *exception));
    return values;
}

std::vector<JavaValue> annotatedClasses(Vm& vm, const Class& annotation) {
    const auto elements = leastElements(vm, annotation);
    if (!elements) return {};
    const JavaValue value = annotationValue(annotation, *elements);
    const bool ofType = mayStandOn(annotation, "TYPE");
    const bool ofMethod = mayStandOn(annotation, "METHOD");
    const bool ofField = mayStandOn(annotation, "FIELD");
    const auto made = [&](bool onType, bool onMethod, bool onField) {
        JavaValue member{JavaValue::Kind::Member}, klass{JavaValue::Kind::Mock};
        klass.type = "L" + std::string(kObject) + ";";
        if (onType) klass.annotations = {value};
        member.name = "value";
        member.type = klass.type;
        if (onField) member.annotations = {value};
        klass.elements.push_back(member);
        member.name = "getValue";
        member.type = "()" + klass.type;
        member.annotations.clear();
        if (onMethod) member.annotations = {value};
        klass.elements.push_back(std::move(member));
        return klass;
    };
    std::vector<JavaValue> classes;
    if (ofType) {
        classes.push_back(made(true, false, false));
        JavaValue interface = classes.front();
        interface.bits = kInterface;
        interface.elements.clear();
        classes.push_back(std::move(interface));
    }
    if (ofMethod || ofField) classes.push_back(made(false, ofMethod, ofField));
    return classes;
}

bool isConstant(const JavaValue& method) {
    return std::ranges::all_of(
        method.elements, [&](const JavaValue& value) { return value == method.elements.front(); });
}

JavaValue defaultOf(std::string_view descriptor) {
    const BasicType type = values::basicType(descriptor[0]);
    return type == BasicType::Reference ? JavaValue::null() : JavaValue::primitive(type, 0);
}

std::string resultOf(const JavaValue& method) {
    return resultOf(method.type);
}

std::vector<std::string> typesOfMock(const JavaValue& mock) {
    std::vector<std::string> types{mock.type.substr(1, mock.type.size() - 2)};
    for (std::size_t start = 0; start < mock.name.size();) {
        const std::size_t end = std::min(mock.name.find(',', start), mock.name.size());
        types.push_back(mock.name.substr(start, end - start));
        start = end + 1;
    }
    return types;
}

} // namespace clew::search::generate
