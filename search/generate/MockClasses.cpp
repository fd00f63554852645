#include "search/generate/MockClasses.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "search/generate/GenericTypes.h"
#include "search/generate/LineBreaks.h"
#include "search/generate/TypeKnowledge.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/linking/Linkage.h"
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
constexpr std::string_view kConstructor = "<init>"; // among methods: of the superclass

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
        case JavaValue::Kind::Mock:
            return !value.isMockItself() && std::ranges::any_of(typesOfMock(value), isBelow);
        default:
            return vm.linker->fromDescriptor(value.type).isAssignableTo(type);
    }
}

std::string parametersIn(const std::string& descriptor) {
    return descriptor.substr(0, descriptor.find(')') + 1);
}

// Each type is the same or a reference, of which the bridge casts what is narrower.
bool isBridged(const JavaValue& narrow, const Method& method) {
    const ParsedDescriptor own(method.descriptor.view()), other(narrow.type);
    const auto fits = [](const std::string& wide, const std::string& type) {
        return wide == type || (!isPrimitive(wide) && !isPrimitive(type));
    };
    return std::ranges::equal(own.parameters, other.parameters, fits) &&
           fits(own.result, other.result);
}

// Of a method that the compiler adds: it calls the one with narrower types.
void addBridge(ClassAssembler& assembler, const Method& method, const JavaValue& target) {
    const ParsedDescriptor own(method.descriptor.view()), narrow(target.type);
    MethodAssembler& code =
        assembler.method(static_cast<std::uint16_t>(target.bits) | access::Bridge,
                         method.name.str(), method.descriptor.str());
    code.load("L", 0);
    unsigned local = 1;
    for (std::size_t i = 0; i < own.parameters.size(); ++i) {
        code.load(own.parameters[i], local);
        local += slotsOf(own.parameters[i]);
        if (own.parameters[i] != narrow.parameters[i])
            code.checkCast(classConstantOf(narrow.parameters[i]));
    }
    code.invokeVirtual(assembler.name(), target.name, target.type);
    code.result(own.result);
}

std::string resultOf(const std::string& descriptor) {
    return descriptor.substr(descriptor.find(')') + 1);
}

std::string resultOf(const JavaValue& method) {
    return resultOf(method.type);
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

AnnotationValue elementOfValue(const JavaValue& value) {
    switch (value.kind) {
        case JavaValue::Kind::String:
            return {.tag = 's', .text = objects::toModifiedUtf8(value.text)};
        case JavaValue::Kind::ClassLiteral:
            return {.tag = 'c', .text = value.type};
        case JavaValue::Kind::EnumConstant:
            return {.tag = 'e', .text = value.name, .type = value.type};
        case JavaValue::Kind::Array: {
            AnnotationValue array{.tag = '[', .type = value.type};
            for (const JavaValue& element : value.elements)
                array.elements.push_back(elementOfValue(element));
            return array;
        }
        case JavaValue::Kind::Annotation: {
            AnnotationValue annotation{.tag = '@', .type = value.type};
            for (const JavaValue& element : value.elements) {
                annotation.names.push_back(element.name);
                annotation.elements.push_back(elementOfValue(element.elements.front()));
            }
            return annotation;
        }
        default:
            return {.tag = "ZBCSIJFD"[static_cast<std::size_t>(value.basic)], .bits = value.bits};
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

AnnotationElements elementsOf(const JavaValue& annotation) {
    AnnotationElements elements;
    for (const JavaValue& element : annotation.elements)
        elements.emplace_back(element.name, elementOfValue(element.elements.front()));
    return elements;
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
        called.name = kConstructor;
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
        for (unsigned call = 1;; ++call) {
            const std::string name = nameOfCall(base, call);
            if (std::optional<JavaValue> exception = thrown.thrownBy(name)) {
                returns.elements.push_back(*std::move(exception));
                continue;
            }
            if (result == "V" && thrown.areAsked(name)) {
                returns.elements.push_back(JavaValue::null());
                continue;
            }
            if (result == "V" || !asked.contains(name)) break;
            returns.elements.push_back(valueOf(name, result));
            if (isUnknown(returns.elements.back())) return std::nullopt;
            if (result != resultOf(method->descriptor.str()) &&
                !isOf(vm, returns.elements.back(), result))
                return std::nullopt;
        }
        const auto isThrown = [](const JavaValue& returned) {
            return returned.kind == JavaValue::Kind::Thrown;
        };
        if (result == "V" && std::ranges::none_of(returns.elements, isThrown))
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
        value->bits = 1;
        value->type = "L" + std::string(kObject) + ";";
        for (const Class* type : mock.interfaces)
            value->name += (value->name.empty() ? "" : ",") + type->name.str();
        addAnnotations(mock, *value);
    } else {
        value = mockValue(vm, {}, {}, mock, nothingToSay);
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
        interface.bits = 1;
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

std::vector<std::string> typesOfMock(const JavaValue& mock) {
    std::vector<std::string> types{mock.type.substr(1, mock.type.size() - 2)};
    for (std::size_t start = 0; start < mock.name.size();) {
        const std::size_t end = std::min(mock.name.find(',', start), mock.name.size());
        types.push_back(mock.name.substr(start, end - start));
        start = end + 1;
    }
    return types;
}

std::string mockField(std::size_t method, std::size_t call) {
    return fmt::format("value{}_{}", method, call);
}

namespace {

void addMember(ClassAssembler& assembler, const JavaValue& member) {
    if (member.type.starts_with('(')) {
        MethodAssembler& code = assembler.method(access::Public, member.name, member.type);
        if (resultOf(member) != "V") code.pushZero(resultOf(member));
        code.result(resultOf(member));
    } else {
        assembler.field(access::Public, member.name, member.type);
    }
    for (const JavaValue& annotation : member.annotations)
        assembler.annotateMember(member.name, member.type, annotation.type, elementsOf(annotation));
}

std::string keyOfAnnotations(const std::vector<JavaValue>& annotations) {
    std::string key;
    for (const JavaValue& annotation : annotations) {
        key += " @" + annotation.type;
        for (const auto& [name, value] : elementsOf(annotation))
            key += " " + name + "=" + keyOf(value);
    }
    return key;
}

} // namespace

const Class& mockObjectClass(Vm& vm, const JavaValue& mock) {
    std::string key =
        fmt::format("mock object {} {}{}", mock.type, mock.name, mock.bits ? " interface" : "");
    for (const JavaValue& method : mock.elements) {
        key += fmt::format(" {}{}", method.elements.size(),
                           method.elements.size() > 1 && isConstant(method) ? "c" : "");
        for (std::size_t call = 0; call < method.elements.size(); ++call)
            if (method.elements[call].kind == JavaValue::Kind::Thrown)
                key += fmt::format(" {}:{}", call, method.elements[call].type);
        if (method.bits & kOverrides) key += fmt::format(" {} {}", method.name, method.type);
        if (method.kind == JavaValue::Kind::Member)
            key += fmt::format(" {} {}{};", method.name, method.type,
                               keyOfAnnotations(method.annotations));
    }
    key += keyOfAnnotations(mock.annotations);
    objects::TypeConstraints constraints;
    for (const std::string& type : typesOfMock(mock))
        constraints.is.push_back(&vm.linker->load(type));
    const auto types = objects::mockTypesFor(vm, constraints);
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Method*& known = tables.adapters[key];
    if (known) return *known->holder;
    if (const auto same = tables.mocks.find(key); same != tables.mocks.end()) return *same->second;

    std::vector<std::string> above = typesOfMock(mock);
    const std::string super = above.front();
    above.erase(above.begin());
    const Class* host = types ? types->host : constraints.is.back();
    const auto seeType = [&](const JavaValue& annotation) {
        const Class& type = vm.linker->fromDescriptor(annotation.type);
        if (host->fromJdk && !type.fromJdk) host = &type;
    };
    std::ranges::for_each(mock.annotations, seeType);
    for (const JavaValue& member : mock.elements)
        if (member.kind == JavaValue::Kind::Member)
            std::ranges::for_each(member.annotations, seeType);
    const unsigned kind =
        mock.bits ? access::Interface | access::Abstract : unsigned(access::Super);
    ClassAssembler assembler(freshName(*vm.callSites, *host, "MockObject"),
                             static_cast<std::uint16_t>(access::Public | access::Synthetic | kind),
                             super, above);
    for (const JavaValue& annotation : mock.annotations)
        assembler.annotate(annotation.type, elementsOf(annotation));
    if (mock.bits) return *(tables.mocks[key] = &installMock(vm, assembler, *host));
    MethodAssembler& constructor = assembler.method(access::Public, "<init>", "()V");
    const Method* constructorAbove =
        types ? objects::superConstructor(*types->super, *types->host) : nullptr;
    const std::string parameters =
        constructorAbove ? constructorAbove->descriptor.str() : std::string("()V");
    constructor.load("L", 0);
    for (const std::string& type : ParsedDescriptor(parameters).parameters)
        constructor.pushZero(type);
    constructor.invokeSpecial(super, "<init>", parameters);
    constructor.result("V");
    if (parameters != "()V") {
        MethodAssembler& passing = assembler.method(access::Public, "<init>", parameters);
        passing.load("L", 0);
        unsigned slot = 1;
        for (const std::string& type : ParsedDescriptor(parameters).parameters) {
            passing.load(type, slot);
            slot += values::slotsOf(values::basicType(type[0]));
        }
        passing.invokeSpecial(super, "<init>", parameters);
        passing.result("V");
    }
    for (std::size_t i = 0; i < mock.elements.size(); ++i) {
        const JavaValue& method = mock.elements[i];
        if (method.name == kConstructor) continue;
        if (method.kind == JavaValue::Kind::Member) {
            addMember(assembler, method);
            continue;
        }
        const std::string result = resultOf(method);
        const std::string calls = fmt::format("calls{}", i);
        for (std::size_t call = 0; call < method.elements.size(); ++call)
            if (result != "V") assembler.field(access::Public, mockField(i, call), result);
        MethodAssembler& code =
            assembler.method(static_cast<std::uint16_t>(method.bits), method.name, method.type);
        const auto give = [&](std::size_t call) {
            const JavaValue& given = method.elements[call];
            if (given.kind == JavaValue::Kind::Thrown)
                return throwNew(code, *constructorOfThrown(vm.linker->fromDescriptor(given.type)));
            if (result == "V") return code.result("V");
            code.load("L", 0);
            code.getField(assembler.name(), mockField(i, call), result);
            code.result(result);
        };
        const auto giveDefault = [&] {
            if (result != "V") code.pushZero(result);
            code.result(result);
        };
        if (method.elements.empty()) {
            giveDefault();
        } else if (isConstant(method)) {
            give(0);
        } else {
            assembler.field(access::Public, calls, "I");
            code.load("L", 0);
            code.emit(op::dup);
            code.getField(assembler.name(), calls, "I");
            code.emit(op::dup_x1);
            code.pushInt(1);
            code.emit(op::iadd);
            code.putField(assembler.name(), calls, "I");
            std::map<std::int32_t, MethodAssembler::Label> cases;
            for (std::size_t call = 0; call < method.elements.size(); ++call)
                cases[static_cast<std::int32_t>(call)] = code.newLabel();
            const auto otherwise = code.newLabel();
            code.lookupSwitch(cases, otherwise);
            for (const auto& [call, label] : cases) {
                code.bind(label);
                give(static_cast<std::size_t>(call));
            }
            code.bind(otherwise);
            giveDefault();
        }
    }
    if (types)
        for (const Method* method : objects::methodsToImplement(*types)) {
            const auto implements = [&](const JavaValue& own, bool isExact) {
                return own.name == method->name.view() &&
                       (isExact ? own.type == method->descriptor.view() : isBridged(own, *method));
            };
            const auto find = [&](bool isExact) {
                return std::ranges::find_if(
                    mock.elements, [&](const JavaValue& own) { return implements(own, isExact); });
            };
            if (find(true) != mock.elements.end()) continue;
            if (const auto target = find(false); target != mock.elements.end())
                addBridge(assembler, *method, *target);
        }
    known = methodNamed(installMock(vm, assembler, *host), "<init>");
    return *known->holder;
}

std::string mockClassName(const JavaValue& mock, TypeText& types) {
    std::string name;
    unsigned count = 0;
    for (const std::string& type : typesOfMock(mock)) {
        if (type == kObject) continue;
        const std::string text = types.ofClass(type);
        name += (count++ ? "And" : "") + text.substr(text.rfind('.') + 1);
    }
    if (count > 1) return name;
    if (count == 1) return "Mock" + name;
    const auto nameOf = [&](const JavaValue& annotation) {
        const std::string text = types.ofDescriptor(annotation.type);
        return text.substr(text.rfind('.') + 1);
    };
    if (!mock.annotations.empty()) // "CheckedObject"
        return nameOf(mock.annotations.front()) + (mock.bits ? "Interface" : "Object");
    for (const JavaValue& member : mock.elements)
        if (!member.annotations.empty()) return nameOf(member.annotations.front()) + "Members";
    return mock.bits ? "MockInterface" : "MockObject";
}

namespace {

// Of the superclass's constructor: with their types, as it may be overloaded.
std::string argumentsOf(const JavaValue& constructor, TypeText& types) {
    std::string text;
    std::size_t at = 0;
    for (const std::string& type : ParsedDescriptor(constructor.type).parameters) {
        const bool isGiven = at < constructor.elements.size();
        const JavaValue value = isGiven ? constructor.elements[at++] : defaultOf(type);
        const bool isSmall = std::string_view("BSC").find(type[0]) != std::string_view::npos;
        const bool isText = type == "Ljava/lang/String;" && !value.isNull();
        const bool isCast = isSmall ? !isGiven : !isPrimitive(type) && !isText;
        text += fmt::format("{}{}{}", text.empty() ? "" : ", ",
                            isCast ? fmt::format("({}) ", types.ofDescriptor(type)) : "",
                            isSmall && !isGiven ? "0" : literal(value, types));
    }
    return text;
}

// A descriptor.
std::string typeOfMade(const JavaValue& object) {
    return object.name.starts_with('(') ? object.type : resultOf(object.name);
}

} // namespace

std::string mockClassText(const JavaValue& mock, const std::string& name, TypeText& types) {
    const TypeText::OwnMocks own(types); // what it answers with is made where nothing may be thrown
    std::string head, interfaces, body;
    const auto annotations = [&](const JavaValue& of, std::string_view indent) {
        std::string text;
        for (const JavaValue& annotation : of.annotations) {
            std::string lines = wrapped(literal(annotation, types), kLineWidth - indent.size());
            for (std::size_t i = lines.find('\n'); i != std::string::npos;
                 i = lines.find('\n', i + 1))
                lines.insert(i + 1, indent);
            text += fmt::format("{}{}\n", indent, lines);
        }
        return text;
    };
    head = annotations(mock, "    ");
    const auto has = [&](std::string_view method) {
        return std::ranges::find(mock.elements, method, &JavaValue::name) != mock.elements.end();
    };
    if (has("equals") && !has("hashCode")) head += "    @SuppressWarnings(\"overrides\")\n";
    head += fmt::format("    private {} {}", mock.bits ? "interface" : "static class", name);
    for (const std::string& type : typesOfMock(mock)) {
        if (type == kObject) continue;
        if ("L" + type + ";" == mock.type)
            head += " extends " + types.ofClass(type);
        else
            interfaces += (!interfaces.empty() ? ", "
                           : mock.bits         ? " extends "
                                               : " implements ") +
                          types.ofClass(type);
    }
    std::string counters, objects; // fields: those that are returned are made once
    std::size_t made = 0;
    const auto text = [&](const JavaValue& value, const std::string& result) {
        const bool isObject = value.isMade() || value.kind == JavaValue::Kind::Array ||
                              (value.kind == JavaValue::Kind::Mock && !value.isMockItself());
        if (!isObject) return literal(value, types);
        const std::string type = types.ofDescriptor(value.isMade() ? typeOfMade(value) : result);
        std::string field = fmt::format("result{}", ++made);
        objects +=
            fmt::format("        private final {} {} = {};\n", type, field, literal(value, types));
        return field;
    };
    for (const JavaValue& method : mock.elements) {
        if (method.name == kConstructor) {
            body += fmt::format("        {}() {{\n            super({});\n        }}\n", name,
                                argumentsOf(method, types));
            continue;
        }
        if (method.kind == JavaValue::Kind::Member) {
            const bool isMethod = method.type.starts_with('(');
            const std::string type = isMethod ? resultOf(method) : method.type;
            body +=
                fmt::format("{}{}        public {} {}{}\n", body.empty() ? "" : "\n",
                            annotations(method, "        "), types.ofDescriptor(type), method.name,
                            isMethod ? fmt::format("() {{\n            return {};\n        }}",
                                                   literal(defaultOf(type), types))
                                     : ";");
            continue;
        }
        const std::string result = resultOf(method);
        std::string parameters;
        char parameter = 'a';
        for (const std::string& type : ParsedDescriptor(method.type).parameters)
            parameters += fmt::format("{}{} {}", parameters.empty() ? "" : ", ",
                                      types.ofDescriptor(type), parameter++);
        const std::string_view visible = method.bits & access::Public      ? "public "
                                         : method.bits & access::Protected ? "protected "
                                                                           : "";
        std::string throwing;
        for (const JavaValue& value : method.elements)
            if (value.kind == JavaValue::Kind::Thrown && value.bits) {
                const std::string type = types.ofDescriptor(value.type);
                if ((throwing + ",").find(" " + type + ",") == std::string::npos)
                    throwing += (throwing.empty() ? " throws " : ", ") + type;
            }
        body +=
            fmt::format("{}        @Override\n        {}{} {}({}){} {{", body.empty() ? "" : "\n",
                        visible, types.ofDescriptor(result), method.name, parameters, throwing);
        const auto given = [&](const JavaValue& value) -> std::string {
            if (value.kind == JavaValue::Kind::Thrown)
                return fmt::format(
                    "throw new {}({});", types.ofDescriptor(value.type),
                    value.elements.empty() ? "" : literal(value.elements.front(), types));
            return result == "V" ? "return;" : fmt::format("return {};", text(value, result));
        };
        const JavaValue otherwise = result == "V" ? JavaValue::null() : defaultOf(result);
        if (method.elements.empty() && result == "V") {
            body += "}\n";
        } else if (method.elements.empty() || isConstant(method)) {
            body +=
                fmt::format("\n            {}\n        }}\n",
                            given(method.elements.empty() ? otherwise : method.elements.front()));
        } else {
            const std::string calls = method.name + "Calls";
            if (counters.find(" " + calls + ";") == std::string::npos)
                counters += fmt::format("        private int {};\n", calls);
            body += fmt::format("\n            switch ({}++) {{\n", calls);
            std::size_t cases = method.elements.size(); // those at the end that do as the rest
            while (cases > 0 && method.elements[cases - 1] == otherwise) --cases;
            for (std::size_t call = 0; call < cases; ++call)
                body += fmt::format("                case {}:\n                    {}\n", call,
                                    given(method.elements[call]));
            body += fmt::format(
                "                default:\n                    {}\n"
                "            }}\n        }}\n",
                given(otherwise));
        }
    }
    counters = objects + counters;
    if (!counters.empty()) counters += "\n";
    if (body.empty()) return fmt::format("{}{} {{}}\n", head, interfaces);
    return fmt::format("{}{} {{\n{}{}    }}\n", head, interfaces, counters, body);
}

} // namespace clew::search::generate
