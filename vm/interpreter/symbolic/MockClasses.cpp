#include "vm/interpreter/symbolic/MockClasses.h"

#include <fmt/format.h>

#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/linking/Linkage.h"
#include "vm/interpreter/symbolic/MockExceptions.h"
#include "vm/objects/Strings.h"

namespace clew::vm::interpreter {

using types::Class;
using types::Method;

namespace {

constexpr std::string_view kDebug = "gov/nasa/jpf/symbc/Debug";
constexpr std::string_view kEffects = "gov/nasa/jpf/symbc/MockEffects";
constexpr std::pair<char, std::string_view> kMakers[] = {
    {'Z', "makeSymbolicBoolean"}, {'B', "makeSymbolicByte"},    {'C', "makeSymbolicChar"},
    {'S', "makeSymbolicShort"},   {'I', "makeSymbolicInteger"}, {'J', "makeSymbolicLong"},
    {'F', "makeSymbolicFloat"},   {'D', "makeSymbolicReal"}};

// Of all machines.
std::mutex annotationsMutex;
std::unordered_map<const Class*, std::vector<AnnotationOfMock>> annotationsOfMocks;

// Thrown exceptions that the class file declares, with commas between.
std::string exceptionsOf(const Method& method) {
    std::string names;
    if (method.info)
        for (const std::string_view name : method.info->exceptions)
            names += (names.empty() ? "" : ",") + std::string(name);
    return names;
}

void returnInput(MethodAssembler& code, const std::string& name, const std::string& result) {
    if (result == "V") {
        code.result("V");
        return;
    }
    code.pushString(objects::toModifiedUtf8(objects::utf16(name)));
    if (isPrimitive(result)) {
        for (const auto& [letter, maker] : kMakers)
            if (result[0] == letter)
                code.invokeStatic(kDebug, maker, std::string("(Ljava/lang/String;)") + letter);
    } else {
        code.pushClass(result);
        code.invokeStatic(kDebug, "makeSymbolicRef",
                          "(Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;");
        code.checkCast(classConstantOf(result));
    }
    code.result(result);
}

// Each element of an array of a primitive type becomes an input: "in.read(byte[]).1[0]" for the
// first one of the first parameter.
void changeArrays(MethodAssembler& code, const std::string& name, const Method& method) {
    unsigned slot = 1, parameter = 0;
    for (const std::string& type : ParsedDescriptor(method.descriptor.view()).parameters) {
        ++parameter;
        if (type[0] == '[' && isPrimitive(type.substr(1))) {
            const std::string array = fmt::format("{}.{}", name, parameter);
            code.pushString(objects::toModifiedUtf8(objects::utf16(array)));
            code.load(type, slot);
            code.invokeStatic(kEffects, "change", fmt::format("(Ljava/lang/String;{})V", type));
        }
        slot += slotsOf(type);
    }
}

const Class& assemble(Vm& vm, std::uint32_t input, const MockOfClass& mock) {
    const objects::MockTypes& types = mock.types;
    std::vector<std::string> interfaces;
    interfaces.reserve(types.interfaces.size());
    for (const Class* type : types.interfaces) interfaces.push_back(type->name.str());
    const std::string super = types.super->name.str();
    const unsigned kind =
        (mock.isInterface ? access::Interface | access::Abstract : unsigned(access::Super)) |
        (mock.isPublic ? unsigned(access::Public) : 0u);
    ClassAssembler assembler(freshName(*vm.callSites, *types.host, "Mock"),
                             static_cast<std::uint16_t>(access::Synthetic | kind), super,
                             interfaces);
    for (const AnnotationOfMock& annotation : mock.annotations)
        assembler.annotate("L" + annotation.type->name.str() + ";", annotation.elements);
    if (mock.isInterface) return installMock(vm, assembler, *types.host);
    const Method& above = *objects::superConstructor(*types.super, *types.host);
    MethodAssembler& constructor =
        assembler.method(access::Public, "<init>", above.descriptor.view());
    constructor.load("L", 0);
    constructor.loadAll(ParsedDescriptor(above.descriptor.view()).parameters, 1);
    constructor.invokeSpecial(super, "<init>", above.descriptor.view());
    constructor.result("V");
    const std::string of = state::inputs::at(input).name;
    const std::vector<const Method*> methods = objects::methodsToImplement(types);
    for (const Method* method : methods) {
        MethodAssembler& code = assembler.method(
            method->accessFlags & access::Protected ? access::Protected : access::Public,
            method->name.view(), method->descriptor.view());
        const std::string name = objects::mockInputName(of, *method, methods);
        code.pushString(objects::toModifiedUtf8(objects::utf16(name)));
        code.pushString(exceptionsOf(*method));
        code.invokeStatic(assembler.name(), kMayThrow, kMayThrowDescriptor);
        if (objects::mocksHaveEffects(vm)) changeArrays(code, name, *method);
        returnInput(code, name, ParsedDescriptor(method->descriptor.view()).result);
    }
    assembler.method(access::Private | access::Static | access::Native, kMayThrow,
                     kMayThrowDescriptor);
    return installMock(vm, assembler, *types.host, {{kMayThrow, &mayThrow}});
}

} // namespace

const Class& mockClass(Vm& vm, std::uint32_t input, const objects::MockTypes& types) {
    return mockClass(vm, input, MockOfClass{.types = types, .annotations = {}});
}

const Class& mockClass(Vm& vm, std::uint32_t input, const MockOfClass& mock) {
    std::string key = fmt::format("mock {} {}", input, static_cast<const void*>(mock.types.super));
    for (const Class* type : mock.types.interfaces)
        key += fmt::format(" {}", static_cast<const void*>(type));
    if (mock.isInterface) key += " interface";
    if (!mock.isPublic) key += " not public";
    for (const AnnotationOfMock& annotation : mock.annotations) {
        key += fmt::format(" @{}", static_cast<const void*>(annotation.type));
        for (const auto& [name, value] : annotation.elements)
            key += fmt::format(" {}={}", name, keyOf(value));
    }
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Class*& known = tables.mocks[key];
    if (!known) {
        known = &assemble(vm, input, mock);
        const std::lock_guard annotationsLock(annotationsMutex);
        annotationsOfMocks[known] = mock.annotations;
    }
    return *known;
}

MockOfClass descriptionOf(const Class& mock) {
    MockOfClass description{
        .types = {mock.super, {mock.interfaces.begin(), mock.interfaces.end()}, mock.host},
        .isInterface = mock.isInterface(),
        .annotations = {},
        .isPublic = (mock.accessFlags & access::Public) != 0};
    const std::lock_guard lock(annotationsMutex);
    if (const auto known = annotationsOfMocks.find(&mock); known != annotationsOfMocks.end())
        description.annotations = known->second;
    return description;
}

const Method* mockConstructor(const Vm& vm, const Class& mock) {
    if (mock.super == vm.linker->known.object) return nullptr;
    if (!mock.super->fromJdk && !vm.inputsByConstructors) return nullptr;
    return methodNamed(mock, "<init>");
}

void becomeMock(LiveState& state, std::uint32_t input, Ref object, const Class& mock) {
    // The mock adds no fields.
    state.writable(object)->klass = &mock;
    state::Chain<state::Binding> bindings;
    for (state::Binding binding : state.symbolic.bindings.list()) {
        if (binding.kind == state::Binding::Kind::New && binding.input == input)
            binding.made = &mock;
        bindings = bindings.then(binding);
    }
    state.symbolic.bindings = std::move(bindings);
}

} // namespace clew::vm::interpreter
