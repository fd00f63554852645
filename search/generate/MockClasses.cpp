#include "search/generate/MockClasses.h"

#include <fmt/format.h>

#include <algorithm>

#include "search/generate/MockValues.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/linking/Linkage.h"
#include "vm/interpreter/symbolic/MockExceptions.h"
#include "vm/objects/MockTypes.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

using namespace vm;
using namespace vm::interpreter;
using types::Class;
using types::Method;

namespace {

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

AnnotationElements elementsOf(const JavaValue& annotation) {
    AnnotationElements elements;
    for (const JavaValue& element : annotation.elements)
        elements.emplace_back(element.name, elementOfValue(element.elements.front()));
    return elements;
}

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

std::string mockField(std::size_t method, std::size_t call) {
    return fmt::format("value{}_{}", method, call);
}

std::string changedField(std::size_t method, std::size_t call, std::size_t parameter) {
    return fmt::format("changed{}_{}_{}", method, call, parameter);
}

const Class& mockObjectClass(Vm& vm, const JavaValue& mock) {
    std::string key = fmt::format("mock object {} {} {}", mock.type, mock.name, mock.bits);
    for (const JavaValue& method : mock.elements) {
        key += fmt::format(" {}{}", method.elements.size(),
                           method.elements.size() > 1 && isConstant(method) ? "c" : "");
        for (std::size_t call = 0; call < method.elements.size(); ++call) {
            if (method.elements[call].kind == JavaValue::Kind::Thrown)
                key += fmt::format(" {}:{}", call, method.elements[call].type);
            forEachChanged(
                method.elements[call], [&](std::size_t parameter, const JavaValue& array) {
                    key += fmt::format(" {}:{}:{}", call, parameter, array.elements.size());
                });
        }
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
        (isInterface(mock) ? access::Interface | access::Abstract : unsigned(access::Super)) |
        (mock.bits & kNotPublic ? 0u : unsigned(access::Public));
    ClassAssembler assembler(freshName(*vm.callSites, *host, "MockObject"),
                             static_cast<std::uint16_t>(access::Synthetic | kind), super, above);
    for (const JavaValue& annotation : mock.annotations)
        assembler.annotate(annotation.type, elementsOf(annotation));
    if (isInterface(mock)) return *(tables.mocks[key] = &installMock(vm, assembler, *host));
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
        if (method.name == kConstructorAbove) continue;
        if (method.kind == JavaValue::Kind::Member) {
            addMember(assembler, method);
            continue;
        }
        const std::string result = resultOf(method);
        const std::string calls = fmt::format("calls{}", i);
        const std::vector<std::string> parametersOfMethod =
            ParsedDescriptor(method.type).parameters;
        for (std::size_t call = 0; call < method.elements.size(); ++call) {
            if (result != "V") assembler.field(access::Public, mockField(i, call), result);
            forEachChanged(method.elements[call], [&](std::size_t p, const JavaValue& array) {
                assembler.field(access::Public, changedField(i, call, p), array.type);
            });
        }
        MethodAssembler& code =
            assembler.method(static_cast<std::uint16_t>(method.bits), method.name, method.type);
        const auto give = [&](std::size_t call) {
            const JavaValue& given = method.elements[call];
            if (given.kind == JavaValue::Kind::Thrown)
                return throwNew(code, *constructorOfThrown(vm.linker->fromDescriptor(given.type)));
            forEachChanged(given, [&](std::size_t p, const JavaValue& array) {
                code.load("L", 0);
                code.getField(assembler.name(), changedField(i, call, p), array.type);
                code.pushInt(0);
                unsigned slot = 1;
                for (std::size_t before = 1; before < p; ++before)
                    slot += slotsOf(parametersOfMethod[before - 1]);
                code.load(array.type, slot);
                code.pushInt(0);
                code.pushInt(static_cast<std::int32_t>(array.elements.size()));
                code.invokeStatic("java/lang/System", "arraycopy",
                                  "(Ljava/lang/Object;ILjava/lang/Object;II)V");
            });
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

} // namespace clew::search::generate
