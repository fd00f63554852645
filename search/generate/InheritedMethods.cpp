#include "search/generate/InheritedMethods.h"

#include <algorithm>
#include <map>
#include <set>

#include "search/generate/GenericTypes.h"

namespace clew::search::generate {

namespace access = vm::classfile::access;

namespace {

// Names of what changes an object begin with these, in the JDK.
constexpr std::string_view kChanges[] = {"add",  "append", "clear",   "insert", "offer",
                                         "poll", "pop",    "push",    "put",    "remove",
                                         "set",  "write",  "schedule"};
constexpr std::string_view kWithout[] = {"java/lang/Object", "java/lang/Enum", "java/lang/Record",
                                         "java/lang/Thread", "java/lang/Throwable"};

bool changes(const Method& method) {
    const std::string_view name = method.name.view();
    return std::ranges::any_of(kChanges, [&](std::string_view start) {
        return name.starts_with(start) && name != "removeIf" && !name.ends_with("All");
    });
}

// What a class gives to the type parameters of the one above it.
std::vector<std::string> argumentsOfSuper(const Class& type) {
    if (!type.file) return {};
    std::string_view signature = type.file->signature;
    if (signature.starts_with('<')) {
        int depth = 0;
        std::size_t at = 0;
        do {
            depth += signature[at] == '<' ? 1 : signature[at] == '>' ? -1 : 0;
            ++at;
        } while (depth > 0 && at < signature.size());
        signature.remove_prefix(at);
    }
    int depth = 0;
    for (std::size_t at = 0; at < signature.size(); ++at) {
        depth += signature[at] == '<' ? 1 : signature[at] == '>' ? -1 : 0;
        if (depth == 0 && signature[at] == ';') return typeArguments(signature.substr(0, at + 1));
    }
    return {};
}

} // namespace

std::vector<const Method*> changingMethods(const TypeKnowledge& types, const Class& type) {
    std::vector<const Method*> result;
    if (type.fromJdk || type.isInterface()) return result;
    std::set<std::pair<std::string, std::string>> seen;
    for (const Class* at = &type; at; at = at->super) {
        if (std::ranges::find(kWithout, at->name.view()) != std::end(kWithout)) return result;
        for (const Method& method : at->methods) {
            const std::string_view descriptor = method.descriptor.view();
            const bool isNew =
                seen.emplace(method.name.str(), descriptor.substr(0, descriptor.find(')'))).second;
            if (isNew && at->fromJdk && !method.isStatic() && !method.isInitializer &&
                !method.isAbstract() && method.isPublic() && changes(method) &&
                types.canCall(method))
                result.push_back(&method);
        }
    }
    return {};
}

std::vector<std::string> parameterTypesIn(const Class& type, const Method& method,
                                          const std::vector<std::string>& declared) {
    std::vector<std::string> result = declared;
    std::vector<std::string> arguments; // of `at`
    const Class* at = &type;
    for (; at && at != method.holder; at = at->super) {
        std::vector<std::string> next = argumentsOfSuper(*at);
        arguments = std::move(next);
    }
    const std::vector<std::string> parameters =
        parseMethodSignature(method.info->signature).parameters;
    if (!at || !at->file || arguments.empty() || parameters.size() != declared.size())
        return result;
    const std::vector<std::string> formals = typeParameters(at->file->signature);
    for (std::size_t i = 0; i < parameters.size(); ++i)
        for (std::size_t k = 0; k < formals.size() && k < arguments.size(); ++k)
            if (parameters[i] == "T" + formals[k] + ";") result[i] = arguments[k];
    return result;
}

std::optional<std::vector<std::string>> typeArgumentsAs(const Class& type,
                                                        std::vector<std::string> arguments,
                                                        const Class& above,
                                                        const TypeKnowledge& types) {
    const Class* at = &type;
    while (at != &above) {
        if (!at->file) return std::nullopt;
        const Class* next = nullptr;
        std::vector<std::string> ofNext;
        const std::vector<std::string> formals = typeParameters(at->file->signature);
        for (const std::string& super : superTypes(at->file->signature)) {
            const Class* candidate = types.classOf(erased(super));
            if (!candidate || !candidate->file || !candidate->isAssignableTo(above)) continue;
            next = candidate;
            for (const std::string& argument : argumentsOf(super))
                ofNext.push_back(substituted(argument, formals, arguments));
            break;
        }
        if (!next) return std::nullopt;
        at = next;
        arguments = std::move(ofNext);
    }
    return arguments;
}

} // namespace clew::search::generate
