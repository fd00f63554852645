#include "search/Lambda.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/CallSites.h"
#include "vm/interpreter/ClassAssembler.h"
#include "vm/interpreter/Linkage.h"

namespace clew::search {

using namespace vm;
using namespace vm::interpreter;
using types::Class;
using types::Method;

namespace {

constexpr std::string_view kParameters[] = {"x", "y", "z"};

bool isObjectMethod(const Method& method) {
    const Class* object = method.holder->super;  // of an interface it is Object
    return object && object->findDeclaredMethod(method.name, method.descriptor);
}

std::string headOf(std::size_t parameters) {
    if (parameters == 1) return "x -> ";
    std::string text = "(";
    for (std::size_t i = 0; i < parameters; ++i) text += (i == 0 ? "" : ", ") + std::string(kParameters[i]);
    return text + ") -> ";
}

}  // namespace

const Method* functionOf(const Class& type) {
    if (!type.isInterface()) return nullptr;
    const Method* function = nullptr;
    std::vector<const Class*> all{&type};
    all.insert(all.end(), type.allInterfaces.begin(), type.allInterfaces.end());
    for (const Class* at : all)
        for (const Method& method : at->methods) {
            if (!method.isAbstract() || isObjectMethod(method)) continue;
            const Method* chosen = type.findInterfaceMethod(method.name, method.descriptor);
            if (!chosen || !chosen->isAbstract()) continue;  // a default method implements it
            if (function && (function->name != method.name || function->descriptor != method.descriptor))
                return nullptr;
            if (!function) function = &method;
        }
    return function;
}

std::vector<JavaValue> lambdasFor(const Class& type) {
    std::vector<JavaValue> lambdas;
    const Method* function = functionOf(type);
    if (!function) return lambdas;
    const ParsedDescriptor descriptor(function->descriptor.view());
    const std::size_t parameters = descriptor.parameters.size();
    if (parameters > std::size(kParameters)) return lambdas;
    const std::string head = headOf(parameters);
    const auto add = [&](std::string text) -> JavaValue& {
        JavaValue& lambda = lambdas.emplace_back(JavaValue{JavaValue::Kind::Lambda});
        lambda.type = "L" + type.name.str() + ";";
        lambda.name = head + std::move(text);
        return lambda;
    };
    const auto returning = [&](JavaValue value, std::string_view text) {
        add(std::string(text)).elements = {std::move(value)};
    };
    if (descriptor.result == "V") {
        add("{ }");
        return lambdas;
    }
    const auto parameter = [&](std::size_t number) {
        if (number >= parameters || descriptor.parameters[number] != descriptor.result) return;
        JavaValue& lambda = add(std::string(kParameters[number]));
        lambda.basic = isPrimitive(descriptor.result) ? values::basicType(descriptor.result[0])
                                                      : values::BasicType::Reference;
        lambda.bits = number;
    };
    if (parameters > 0) parameter(parameters - 1);
    if (parameters > 1) parameter(0);
    if (descriptor.result == "Z") {
        returning(JavaValue::ofBoolean(true), "true");
        returning(JavaValue::ofBoolean(false), "false");
    } else if (isPrimitive(descriptor.result)) {
        const values::BasicType basic = values::basicType(descriptor.result[0]);
        returning(JavaValue::primitive(basic, 0), "0");
        if (basic == values::BasicType::Int) returning(JavaValue::ofInt(1), "1");
    } else {
        if (descriptor.result == "Ljava/lang/Object;")
            returning(JavaValue::boxed(values::BasicType::Int, values::fromInt(1)), "1");
        if (descriptor.result == "Ljava/lang/String;") returning(JavaValue::string(u"a"), "\"a\"");
        returning(JavaValue::null(), "null");
    }
    return lambdas;
}

const Class& lambdaClass(Vm& vm, const JavaValue& lambda) {
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Method*& known = tables.adapters[fmt::format("lambda {} {}", lambda.type, lambda.name)];
    if (known) return *known->holder;
    const Class& type = vm.linker->fromDescriptor(lambda.type);
    const Method& function = *functionOf(type);
    const ParsedDescriptor descriptor(function.descriptor.view());
    ClassAssembler assembler(freshName(*vm.callSites, type, "Lambda"),
                             access::Final | access::Super | access::Synthetic, "java/lang/Object",
                             {type.name.str()});
    MethodAssembler& constructor = assembler.method(access::Public, "<init>", "()V");
    constructor.load("L", 0);
    constructor.invokeSpecial("java/lang/Object", "<init>", "()V");
    constructor.result("V");
    MethodAssembler& code = assembler.method(access::Public, function.name.str(), function.descriptor.str());
    std::vector<unsigned> locals;
    unsigned next = 1;
    for (const std::string& parameter : descriptor.parameters) {
        locals.push_back(next);
        next += slotsOf(parameter);
    }
    if (!lambda.elements.empty()) {
        const JavaValue& result = lambda.elements.front();
        switch (result.kind) {
            case JavaValue::Kind::Primitive:
            case JavaValue::Kind::Boxed:
                if (descriptor.result == "J")
                    code.pushLong(values::toLong(result.bits));
                else if (descriptor.result == "F")
                    code.pushFloat(static_cast<std::uint32_t>(result.bits));
                else if (descriptor.result == "D")
                    code.pushDouble(result.bits);
                else
                    code.pushInt(values::toInt(result.bits));
                if (result.kind == JavaValue::Kind::Boxed) code.box('I');
                break;
            case JavaValue::Kind::String:
                code.pushString("a");
                break;
            default:
                code.emit(op::aconst_null);
        }
    } else if (lambda.basic != values::BasicType::Void) {
        code.load(descriptor.result, locals.at(lambda.bits));
    }
    code.result(descriptor.result);
    const Class& made = install(vm, assembler, type, false);
    known = methodNamed(made, function.name.view());
    return made;
}

}  // namespace clew::search
