#include "search/generate/TestedClass.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/Startup.h"
#include "vm/interpreter/linking/ClassAssembler.h"

namespace clew::search::generate {

using vm::UserError;
using vm::types::Class;
using vm::types::Method;

namespace {

// As Java writes it, nested classes by their binary names.
std::string signatureOf(const Method& method) {
    const std::string_view holder = method.holder->name.view();
    std::string text(method.isInitializer ? holder.substr(holder.find_last_of("/$") + 1)
                                          : method.name.view());
    text += '(';
    for (const std::string& descriptor :
         vm::interpreter::ParsedDescriptor(method.descriptor.view()).parameters)
        text += (text.ends_with('(') ? "" : ",") + vm::types::externalType(descriptor);
    return text + ')';
}

} // namespace

TestTarget testTargetOf(const std::string& text) {
    const std::size_t end = text.find('#');
    if (end == std::string::npos) return {text, ""};
    TestTarget target{text.substr(0, end), text.substr(end + 1)};
    std::erase(target.method, ' ');
    if (target.method.empty())
        throw UserError(
            fmt::format("{}: a method is missing, as in {}#toString", text, target.className));
    return target;
}

std::vector<MethodName> methodsNamed(const TypeKnowledge& types, const Class& type,
                                     const std::string& method) {
    std::vector<const Method*> all = types.constructors(type);
    for (const Method* each : types.methods(type)) all.push_back(each);
    std::vector<MethodName> named;
    std::string signatures;
    for (const Method* each : all) {
        const std::string signature = signatureOf(*each);
        signatures += (signatures.empty() ? "" : "; ") + signature;
        const bool hasTypes = method.find('(') != std::string::npos;
        if ((hasTypes ? signature : signature.substr(0, signature.find('('))) == method)
            named.push_back({each->holder->name.str(), each->name.str(), each->descriptor.str()});
    }
    if (named.empty())
        throw UserError(fmt::format("class {} has no method {} that a test could call; it has: {}",
                                    type.externalName(), method, signatures));
    return named;
}

const Class& findClass(vm::Vm& vm, const std::string& name) {
    const std::string internal = vm::types::internalName(name);
    const Class* type = nullptr;
    try {
        type = vm.linker->find(internal);
    } catch (const vm::types::LinkageError& error) {
        throw UserError(fmt::format("class {}: {}", name, vm::wordsOf(error)));
    }
    if (type) return *type;
    std::string searched;
    for (const std::string& entry : vm.options.classPath)
        searched += (searched.empty() ? "" : ":") + entry;
    throw UserError(fmt::format("class {} not found on the class path {}", name, searched));
}

std::vector<const Class*> withNested(vm::Vm& vm, const Class& type) {
    std::vector<const Class*> result{&type};
    const std::string prefix = type.name.str() + "$";
    // A class names those nested in it, not all that are nested in these.
    for (std::size_t at = 0; at < result.size(); ++at)
        for (const auto& entry : result[at]->file->innerClasses) {
            if (!entry.inner.starts_with(prefix)) continue;
            try {
                const Class* nested = vm.linker->find(entry.inner);
                if (nested && std::ranges::find(result, nested) == result.end())
                    result.push_back(nested);
            } catch (const vm::types::LinkageError&) {
                // what cannot be loaded cannot be executed
            }
        }
    return result;
}

} // namespace clew::search::generate
