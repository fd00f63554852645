#include "search/generate/SymbolicMethod.h"

#include <fmt/format.h>

#include <algorithm>

#include "search/config/Config.h"
#include "vm/Startup.h"
#include "vm/classfile/Annotations.h"
#include "vm/classfile/ClassFile.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/natives/database/Tuples.h"
#include "vm/objects/InputConstructors.h"

namespace clew::search::generate {

using namespace vm;
using types::Class;
using types::Method;

namespace {

// One parameter as the key has it: sym, con, or with its type before it, "int:sym".
struct Wanted {
    std::string type; // empty: any
    std::string word;
};

std::vector<Wanted> parametersOf(std::string_view list) {
    std::vector<Wanted> parameters;
    std::size_t start = 0;
    while (start <= list.size() && !list.empty()) {
        const std::size_t end = std::min(list.find_first_of("#,", start), list.size());
        std::string text(list.substr(start, end - start));
        std::erase(text, ' ');
        const std::size_t colon = text.find(':');
        if (colon == std::string::npos)
            parameters.push_back({"", std::move(text)});
        else
            parameters.push_back({text.substr(0, colon), text.substr(colon + 1)});
        start = end + 1;
    }
    return parameters;
}

// The types of the parameters as Java writes them, nested classes by their binary names:
// "pkg.Outer$Inner[]".
std::vector<std::string> typesOf(const Method& method) {
    std::vector<std::string> types;
    for (const std::string& descriptor :
         interpreter::ParsedDescriptor(method.descriptor.view()).parameters)
        types.push_back(types::externalType(descriptor));
    return types;
}

// `given` is the type, or its name without the package and the classes around it.
bool isNamed(std::string_view type, std::string_view given) {
    return type.ends_with(given) &&
           (type.size() == given.size() || type[type.size() - given.size() - 1] == '.' ||
            type[type.size() - given.size() - 1] == '$');
}

bool fits(const Method& method, const std::vector<Wanted>& wanted) {
    const std::vector<std::string> types = typesOf(method);
    return std::ranges::equal(types, wanted, [](const std::string& type, const Wanted& parameter) {
        return parameter.type.empty() || isNamed(type, parameter.type);
    });
}

// As the key has them, so that one can be pasted there; with the words that were given where they
// fit.
std::string keysOf(const std::string& className, const std::vector<const Method*>& methods,
                   const std::vector<Wanted>& wanted) {
    std::string text;
    for (const Method* method : methods) {
        text += (text.empty() ? "" : "; ") + className + "." + method->name.str() + "(";
        const std::vector<std::string> types = typesOf(*method);
        for (std::size_t i = 0; i < types.size(); ++i)
            text += (i == 0 ? "" : "#") + types[i] + ":" +
                    (wanted.size() == types.size() ? wanted[i].word : "sym");
        text += ")";
    }
    return text;
}

constexpr std::string_view kSymbolic = "Lgov/nasa/jpf/symbc/Symbolic;";

bool saysSymbolic(const std::optional<classfile::Annotation>& annotation) {
    return annotation && annotation->text("value") == "true";
}

bool isAnnotatedInput(const Method& method, std::size_t parameter) {
    return method.info && saysSymbolic(classfile::findParameterAnnotation(
                              method.info->annotations.visibleParameter, parameter,
                              method.holder->file->constants, kSymbolic));
}

} // namespace

std::vector<Step> inputFieldsOf(const Class& klass, std::string_view fields) {
    const auto isWanted = [&](const types::Field& field) {
        return fields == "all" || fields == (field.isStatic() ? "static" : "instance");
    };
    std::vector<Step> assignments;
    for (const Class* at = &klass; at && !at->fromJdk; at = at->super)
        for (const types::Field& field : at->fields) {
            if (!field.info || field.isFinal() ||
                (!isWanted(field) &&
                 !saysSymbolic(classfile::findAnnotation(field.info->annotations.visible,
                                                         at->file->constants, kSymbolic))))
                continue;
            Step step;
            step.kind = Step::Kind::AssignField;
            step.executable.holder = at->name.str();
            step.executable.name = field.name.str();
            step.executable.descriptor = field.descriptor.str();
            step.executable.accessFlags = field.accessFlags;
            step.arguments.push_back(Input{field.name.str(), field.descriptor.str()});
            assignments.push_back(std::move(step));
        }
    return assignments;
}

const Method& methodOf(Vm& vm, const Driver& driver) {
    const Executable& executable = driver.steps.back().executable;
    const Class& holder = vm.linker->load(executable.holder);
    const auto name = types::Symbol::of(executable.name),
               descriptor = types::Symbol::of(executable.descriptor);
    return executable.isConstructor() ? *holder.findDeclaredMethod(name, descriptor)
                                      : *holder.findMethod(name, descriptor);
}

Driver driverOfMethod(Vm& vm, std::string_view given, std::string_view fields) {
    const auto wrong = [&](std::string what) {
        return ConfigError(fmt::format("symbolic.method={}: {}", given, what));
    };
    const std::size_t open = given.find('(');
    const std::string_view path = given.substr(0, open);
    const std::size_t dot = path.rfind('.');
    if (dot == std::string_view::npos)
        throw wrong("it names a method, as in pkg.Class.method(sym#con)");
    std::string_view list =
        open == std::string_view::npos ? std::string_view() : given.substr(open + 1);
    if (open != std::string_view::npos) {
        if (!list.ends_with(')')) throw wrong("a closing parenthesis is missing");
        list.remove_suffix(1);
    }
    const std::vector<Wanted> wanted = parametersOf(list);
    for (const Wanted& parameter : wanted)
        if (parameter.word != "sym" && parameter.word != "con" && parameter.word != "query")
            throw wrong(fmt::format(
                "'{}' is neither sym nor con nor query, or one of them after a type, as in int:sym",
                parameter.word));

    const std::string className(path.substr(0, dot));
    const std::string_view methodName = path.substr(dot + 1);
    const Class* klass = nullptr;
    try {
        klass = vm.linker->find(types::internalName(className));
    } catch (const types::LinkageError& error) {
        throw wrong(fmt::format("class {}: {}", className, vm::wordsOf(error)));
    }
    if (!klass) throw wrong(fmt::format("class {} is not on the class path", className));

    // What the compiler has added stands back: a bridge differs from its method in the result only.
    std::vector<const Method*> named, fitting;
    const bool isConstructor = methodName == "<init>";
    for (const Class* at = klass; at && fitting.empty(); at = isConstructor ? nullptr : at->super)
        for (const bool isAdded : {false, true}) {
            if (!fitting.empty()) break;
            for (const Method& method : at->methods) {
                if (method.name.view() != methodName || method.isClassInitializer) continue;
                if (((method.accessFlags & classfile::access::Synthetic) != 0) != isAdded) continue;
                named.push_back(&method);
                if (open == std::string_view::npos || fits(method, wanted))
                    fitting.push_back(&method);
            }
        }
    if (named.empty()) {
        std::vector<const Method*> all;
        for (const Method& method : klass->methods)
            if (!method.isClassInitializer && !method.isInitializer) all.push_back(&method);
        throw wrong(fmt::format("class {} has no method {}; it has: {}", className, methodName,
                                keysOf(className, all, wanted)));
    }
    if (fitting.empty()) {
        const bool isTyped = std::ranges::any_of(
            wanted, [](const Wanted& parameter) { return !parameter.type.empty(); });
        const auto lacking = isTyped ? std::string("parameters of these types")
                                     : fmt::format("{} parameters", wanted.size());
        throw wrong(fmt::format("no method {} has {}; there is: {}", methodName, lacking,
                                keysOf(className, named, wanted)));
    }
    if (fitting.size() > 1)
        throw wrong("it could be one of: " + keysOf(className, fitting, wanted));
    const Method& method = *fitting.front();
    if (method.isAbstract()) throw wrong("the method is abstract: there is nothing to execute");

    Step step;
    step.executable.holder = std::string(klass->name.view());
    step.executable.name = std::string(methodName);
    step.executable.descriptor = std::string(method.descriptor.view());
    step.executable.accessFlags = method.accessFlags;
    auto& tuples = vm::natives::database::Tuples::ofRun();
    const std::vector<std::string> names = vm::objects::parameterNamesOf(method);
    const std::vector<std::string> types =
        interpreter::ParsedDescriptor(method.descriptor.view()).parameters;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string& type = types[i];
        if (open == std::string_view::npos || wanted[i].word == "sym" ||
            isAnnotatedInput(method, i)) {
            step.arguments.push_back(Input{names[i], type});
        } else if (wanted[i].word == "query") {
            if (type != "Ljava/lang/String;")
                throw wrong(
                    fmt::format("the parameter {} is no String that could be a query", names[i]));
            tuples.enable();
            const std::string query = tuples.placeholder();
            step.arguments.push_back(JavaValue::string({query.begin(), query.end()}));
        } else if (type[0] == 'L' || type[0] == '[') {
            step.arguments.push_back(JavaValue::null());
        } else {
            step.arguments.push_back(JavaValue::primitive(values::basicType(type[0]), 0));
        }
    }
    Driver driver;
    if (isConstructor && klass->isEnum())
        throw wrong(fmt::format("enum {} cannot be instantiated", className));
    if (!method.isStatic()) {
        if (klass->isAbstract() || klass->isInterface())
            throw wrong(fmt::format("class {} cannot be instantiated: it is abstract", className));
    }
    if (!method.isStatic() && !isConstructor) {
        const Method* constructor =
            klass->findDeclaredMethod(types::Symbol::of("<init>"), types::Symbol::of("()V"));
        if (fields == "instance" || fields == "all" || !constructor) {
            step.receiver = Input{"this", "L" + step.executable.holder + ";"};
        } else {
            Step make;
            make.executable = step.executable;
            make.executable.name = "<init>";
            make.executable.descriptor = "()V";
            make.executable.accessFlags = constructor->accessFlags;
            driver.steps.push_back(std::move(make));
            step.receiver = ResultOf{0};
        }
    }
    for (Step& assignment : inputFieldsOf(*klass, fields)) {
        if (!assignment.executable.isStatic()) {
            // The fields of a receiver that is an input are inputs anyway.
            if (!step.receiver || !std::holds_alternative<ResultOf>(*step.receiver)) continue;
            assignment.receiver = step.receiver;
        }
        driver.steps.push_back(std::move(assignment));
    }
    driver.steps.push_back(std::move(step));
    return driver;
}

} // namespace clew::search::generate
