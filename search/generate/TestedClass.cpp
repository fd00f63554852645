#include "search/generate/TestedClass.h"

#include <fmt/format.h>

#include "vm/Startup.h"

namespace clew::search::generate {

using vm::UserError;
using vm::types::Class;

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
    for (const auto& entry : type.file->innerClasses) {
        if (!entry.inner.starts_with(prefix)) continue;
        try {
            if (const Class* nested = vm.linker->find(entry.inner)) result.push_back(nested);
        } catch (const vm::types::LinkageError&) {
            // what cannot be loaded cannot be executed
        }
    }
    return result;
}

} // namespace clew::search::generate
