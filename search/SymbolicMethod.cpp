#include "search/SymbolicMethod.h"

#include <fmt/format.h>

#include "search/Config.h"
#include "vm/classfile/ClassFile.h"

namespace clew::search {

using namespace vm;
using types::Class;
using types::Method;

namespace {

std::vector<std::string> parametersOf(std::string_view list) {
    std::vector<std::string> parameters;
    std::size_t start = 0;
    while (start <= list.size() && !list.empty()) {
        const std::size_t end = std::min(list.find_first_of("#,", start), list.size());
        std::string word(list.substr(start, end - start));
        std::erase(word, ' ');
        parameters.push_back(std::move(word));
        start = end + 1;
    }
    return parameters;
}

std::string signatureOf(const Method& method) {
    const std::string text = method.describe(); // "pkg.C.m(int, long)"
    return text;
}

std::string namesOf(const std::vector<const Method*>& methods) {
    std::string text;
    for (const Method* method : methods) text += (text.empty() ? "" : "; ") + signatureOf(*method);
    return text;
}

// The names of the parameters as the class file has them, or a0, a1 …
std::vector<std::string> namesOfParameters(const Method& method) {
    std::vector<std::string> names;
    unsigned slot = method.isStatic() ? 0 : 1;
    for (std::size_t i = 0; i < method.signature->parameters.size(); ++i) {
        std::string name;
        if (method.info && method.info->code)
            for (const auto& variable : method.info->code->localVariables)
                if (variable.index == slot && variable.startPc == 0) name = std::string(variable.name);
        names.push_back(name.empty() ? fmt::format("a{}", i) : name);
        slot += values::slotsOf(method.signature->parameters[i]);
    }
    return names;
}

} // namespace

Driver driverOfMethod(Vm& vm, std::string_view given, std::string_view fields) {
    const auto wrong = [&](std::string what) { return ConfigError(fmt::format("symbolic.method={}: {}", given, what)); };
    const std::size_t open = given.find('(');
    const std::string_view path = given.substr(0, open);
    const std::size_t dot = path.rfind('.');
    if (dot == std::string_view::npos) throw wrong("it names a method, as in pkg.Class.method(sym#con)");
    std::string_view list = open == std::string_view::npos ? std::string_view() : given.substr(open + 1);
    if (open != std::string_view::npos) {
        if (!list.ends_with(')')) throw wrong("a closing parenthesis is missing");
        list.remove_suffix(1);
    }
    const std::vector<std::string> wanted = parametersOf(list);
    for (const std::string& word : wanted)
        if (word != "sym" && word != "con") throw wrong(fmt::format("'{}' is neither sym nor con", word));

    const std::string className(path.substr(0, dot));
    const std::string_view methodName = path.substr(dot + 1);
    const Class* klass = nullptr;
    try {
        klass = vm.linker->find(types::internalName(className));
    } catch (const types::LinkageError& error) {
        throw wrong(fmt::format("class {}: {}", className, error.what()));
    }
    if (!klass) throw wrong(fmt::format("class {} is not on the class path", className));

    std::vector<const Method*> named, fitting;
    for (const Class* at = klass; at && named.empty(); at = at->super)
        for (const Method& method : at->methods)
            if (method.name.view() == methodName && !method.isClassInitializer) {
                named.push_back(&method);
                if (open == std::string_view::npos || method.signature->parameters.size() == wanted.size()) fitting.push_back(&method);
            }
    if (named.empty()) {
        std::vector<const Method*> all;
        for (const Method& method : klass->methods)
            if (!method.isClassInitializer && !method.isInitializer) all.push_back(&method);
        throw wrong(fmt::format("class {} has no method {}; it has: {}", className, methodName, namesOf(all)));
    }
    if (fitting.empty()) throw wrong(fmt::format("no method {} has {} parameters; there is: {}", methodName, wanted.size(), namesOf(named)));
    if (fitting.size() > 1) throw wrong("it could be one of: " + namesOf(fitting));
    const Method& method = *fitting.front();
    if (method.isAbstract()) throw wrong("the method is abstract: there is nothing to execute");

    Step step;
    step.executable.holder = std::string(klass->name.view());
    step.executable.name = std::string(methodName);
    step.executable.descriptor = std::string(method.descriptor.view());
    step.executable.accessFlags = method.accessFlags;
    const std::vector<std::string> names = namesOfParameters(method);
    const std::string descriptor(method.descriptor.view());
    std::size_t at = 1;
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::size_t end = at;
        while (descriptor[end] == '[') ++end;
        end = descriptor[end] == 'L' ? descriptor.find(';', end) + 1 : end + 1;
        const std::string type = descriptor.substr(at, end - at);
        at = end;
        if (open == std::string_view::npos || wanted[i] == "sym") {
            step.arguments.push_back(Input{names[i], type});
        } else if (type[0] == 'L' || type[0] == '[') {
            step.arguments.push_back(JavaValue::null());
        } else {
            step.arguments.push_back(JavaValue::primitive(values::basicType(type[0]), 0));
        }
    }
    Driver driver;
    if (!method.isStatic()) {
        const Method* constructor = klass->methodNamed("<init>", "()V");
        if (klass->isAbstract() || klass->isInterface())
            throw wrong(fmt::format("class {} cannot be instantiated: it is abstract", className));
        if (fields == "instance" || !constructor) {
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
    driver.steps.push_back(std::move(step));
    return driver;
}

} // namespace clew::search
