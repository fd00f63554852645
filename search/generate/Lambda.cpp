#include "search/generate/Lambda.h"

#include <fmt/format.h>

#include <algorithm>

#include "search/generate/Builders.h"
#include "search/generate/GenericTypes.h"
#include "search/generate/JavaText.h"
#include "search/generate/TestNames.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/linking/Linkage.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

using namespace vm;
using namespace vm::interpreter;
using types::Class;
using types::Method;

namespace {

constexpr std::string_view kParameters[] = {"x", "y", "z"};

bool isObjectMethod(const Method& method) {
    const Class* object = method.holder->super; // of an interface it is Object
    return object && object->findDeclaredMethod(method.name, method.descriptor);
}

std::string headOf(std::size_t parameters) {
    if (parameters == 1) return "x -> ";
    std::string text = "(";
    for (std::size_t i = 0; i < parameters; ++i)
        text += (i == 0 ? "" : ", ") + std::string(kParameters[i]);
    return text + ") -> ";
}

} // namespace

bool isForLambdas(const vm::types::Class& type) {
    if (!type.fromJdk) return type.isInterface();
    const std::string_view name = type.name.view();
    return name.starts_with("java/util/function/") || name == "java/lang/Runnable" ||
           name == "java/util/concurrent/Callable";
}

const Method* functionOf(const Class& type) {
    if (!type.isInterface() || type.accessFlags & access::Annotation ||
        !type.file->permittedSubclasses.empty())
        return nullptr;
    const Method* function = nullptr;
    std::vector<const Class*> all{&type};
    all.insert(all.end(), type.allInterfaces.begin(), type.allInterfaces.end());
    for (const Class* at : all)
        for (const Method& method : at->methods) {
            if (!method.isAbstract() || isObjectMethod(method)) continue;
            const Method* chosen = type.findInterfaceMethod(method.name, method.descriptor);
            if (!chosen || !chosen->isAbstract()) continue; // a default method implements it
            if (function &&
                (function->name != method.name || function->descriptor != method.descriptor))
                return nullptr;
            if (!function) function = &method;
        }
    const bool isGeneric = function && function->info->signature.starts_with('<');
    return isGeneric ? nullptr : function;
}

// The type arguments that an interface extends another one with: Texts extends Parser<String>.
// Object where it is one of its own. Empty: it does not extend it, or without any.
std::vector<std::string> argumentsAbove(const Class& type, const Class& above) {
    for (const std::string& super : superTypes(type.file->signature))
        if (erased(super) == "L" + above.name.str() + ";") return typeArguments(super);
    return {};
}

// The types of the function's parameters and of its result, at the end, as far as they are known.
std::vector<std::string> typesOf(const Method& function, const Class& type,
                                 const std::vector<std::string>& arguments) {
    const ParsedDescriptor descriptor(function.descriptor.view());
    std::vector<std::string> result = descriptor.parameters;
    result.push_back(descriptor.result);
    if (!type.file || !function.holder->file) return result;
    // UnaryOperator<T> extends Function<T, T>.
    const bool isSame = arguments.size() == 1 && function.holder != &type;
    const std::vector<std::string> ofHolder =
        function.holder == &type ? arguments : argumentsAbove(type, *function.holder);
    const std::vector<std::string> formals = typeParameters(function.holder->file->signature);
    MethodSignature generic = parseMethodSignature(function.info->signature);
    generic.parameters.push_back(generic.result);
    if (generic.parameters.size() != result.size()) return result;
    for (std::size_t i = 0; i < result.size(); ++i) {
        const std::string& declared = generic.parameters[i];
        if (!declared.starts_with('T')) continue;
        const auto formal = std::ranges::find(formals, declared.substr(1, declared.size() - 2));
        const auto number = static_cast<std::size_t>(formal - formals.begin());
        const bool isKnown = number < ofHolder.size() && ofHolder[number] != "Ljava/lang/Object;";
        if (isKnown)
            result[i] = ofHolder[number];
        else if (isSame)
            result[i] = arguments[0];
    }
    return result;
}

std::vector<JavaValue> lambdasFor(const Class& type, const std::vector<std::string>& arguments) {
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
    const std::vector<std::string> types = typesOf(*function, type, arguments);
    const std::string& result = types.back();
    const auto parameter = [&](std::size_t number) {
        if (number >= parameters || types[number] != result ||
            descriptor.parameters[number] != descriptor.result)
            return;
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
        if (result == "Ljava/lang/Object;" || result == "Ljava/lang/Integer;")
            returning(JavaValue::boxed(values::BasicType::Int, values::fromInt(1)), "1");
        if (result == "Ljava/lang/Integer;")
            for (const int number : {0, -1, 10})
                returning(JavaValue::boxed(values::BasicType::Int, values::fromInt(number)),
                          fmt::format("{}", number));
        if (result == "Ljava/lang/Boolean;")
            for (const bool value : {true, false})
                returning(JavaValue::boxed(values::BasicType::Boolean, value),
                          value ? "true" : "false");
        if (result == "Ljava/lang/String;") returning(JavaValue::string(u"a"), "\"a\"");
        returning(JavaValue::null(), "null");
    }
    return lambdas;
}

std::optional<Step> lambdaStep(const Class& type, const std::vector<std::string>& arguments) {
    const Method* function = functionOf(type);
    if (!function) return std::nullopt;
    std::vector<std::string> types = typesOf(*function, type, arguments);
    const std::string result = std::move(types.back());
    if (result[0] != 'L' || isInputType(erased(result)) ||
        types.size() - 1 > std::size(kParameters))
        return std::nullopt;
    Step step;
    step.kind = Step::Kind::NewLambda;
    step.executable.holder = "java/lang/Object";
    step.executable.name = headOf(types.size() - 1);
    step.executable.descriptor = "L" + type.name.str() + ";";
    std::string name = erased(result);
    name.pop_back();
    step.executable.parameterNames = {
        decapitalized(name.substr(std::max<std::size_t>(name.find_last_of("/$") + 1, 1)))};
    step.executable.parameterTypes = {result};
    return step;
}

JavaValue withConstant(const JavaValue& lambda,
                       const std::function<JavaValue(std::string_view)>& choose) {
    if (lambda.kind != JavaValue::Kind::Lambda || lambda.elements.empty()) return lambda;
    const JavaValue& constant = lambda.elements.front();
    const bool isInt =
        constant.kind == JavaValue::Kind::Primitive ||
        (constant.kind == JavaValue::Kind::Boxed && constant.basic == values::BasicType::Int);
    std::string descriptor;
    if (constant.kind == JavaValue::Kind::String)
        descriptor = "Ljava/lang/String;";
    else if (isInt && (constant.basic == values::BasicType::Int ||
                       constant.basic == values::BasicType::Long ||
                       constant.basic == values::BasicType::Double))
        descriptor = constant.basic == values::BasicType::Int    ? "I"
                     : constant.basic == values::BasicType::Long ? "J"
                                                                 : "D";
    else
        return lambda;
    JavaValue chosen = choose(descriptor);
    const bool isText = chosen.kind == JavaValue::Kind::String;
    if (!isText && chosen.kind != JavaValue::Kind::Primitive) return lambda;
    if (!isText) chosen.kind = constant.kind;
    JavaValue result = lambda;
    const std::size_t head = lambda.name.find("-> ") + 3;
    result.name.resize(head);
    static const SourceNames names;
    TypeText types(names, "", "");
    result.name += literal(chosen, types);
    result.elements = {std::move(chosen)};
    return result;
}

namespace {

// Of the interface; without the method of it.
ClassAssembler implementing(Vm& vm, const Class& type) {
    ClassAssembler assembler(freshName(*vm.callSites, type, "Lambda"),
                             access::Final | access::Super | access::Synthetic, "java/lang/Object",
                             {type.name.str()});
    MethodAssembler& constructor = assembler.method(access::Public, "<init>", "()V");
    constructor.load("L", 0);
    constructor.invokeSpecial("java/lang/Object", "<init>", "()V");
    constructor.result("V");
    return assembler;
}

} // namespace

const Class& answeringClass(Vm& vm, const std::string& descriptor) {
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Method*& known = tables.adapters[fmt::format("answering {}", descriptor)];
    if (known) return *known->holder;
    const Class& type = vm.linker->fromDescriptor(descriptor);
    const Method& function = *functionOf(type);
    const std::string& result = function.signature->resultDescriptor.str();
    ClassAssembler assembler = implementing(vm, type);
    assembler.field(access::Public, kAnswer, result);
    MethodAssembler& code =
        assembler.method(access::Public, function.name.str(), function.descriptor.str());
    code.load("L", 0);
    code.getField(assembler.name(), kAnswer, result);
    code.result(result);
    const Class& made = install(vm, assembler, type, false);
    known = methodNamed(made, function.name.view());
    return made;
}

const Class& lambdaClass(Vm& vm, const JavaValue& lambda) {
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Method*& known = tables.adapters[fmt::format("lambda {} {}", lambda.type, lambda.name)];
    if (known) return *known->holder;
    const Class& type = vm.linker->fromDescriptor(lambda.type);
    const Method& function = *functionOf(type);
    const ParsedDescriptor descriptor(function.descriptor.view());
    ClassAssembler assembler = implementing(vm, type);
    MethodAssembler& code =
        assembler.method(access::Public, function.name.str(), function.descriptor.str());
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
                if (result.kind == JavaValue::Kind::Boxed)
                    code.box(result.basic == values::BasicType::Boolean ? 'Z' : 'I');
                break;
            case JavaValue::Kind::String:
                code.pushString(objects::toModifiedUtf8(result.text));
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

} // namespace clew::search::generate
