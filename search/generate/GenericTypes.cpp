#include "search/generate/GenericTypes.h"

#include <algorithm>

namespace clew::search::generate {

namespace {

constexpr std::string_view kObject = "Ljava/lang/Object;";

// Behind the type that begins here.
std::size_t endOfType(std::string_view text, std::size_t at) {
    while (at < text.size() && text[at] == '[') ++at;
    if (at >= text.size() || (text[at] != 'L' && text[at] != 'T'))
        return std::min(at + 1, text.size());
    for (int depth = 0; at < text.size(); ++at) {
        if (text[at] == '<') ++depth;
        if (text[at] == '>') --depth;
        if (text[at] == ';' && depth == 0) return at + 1;
    }
    return text.size();
}

// Behind the type parameters that a signature may begin with.
std::size_t endOfTypeParameters(std::string_view text) {
    if (!text.starts_with('<')) return 0;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '<') ++depth;
        if (text[i] == '>' && --depth == 0) return i + 1;
    }
    return text.size();
}

} // namespace

std::string erased(std::string_view signature) {
    const std::size_t dimensions = std::min(signature.find_first_not_of('['), signature.size());
    std::string result(signature.substr(0, dimensions));
    signature.remove_prefix(dimensions);
    if (signature.starts_with('T')) return result + std::string(kObject);
    int depth = 0;
    for (const char c : signature) {
        if (c == '>') --depth;
        // A member of a type with type arguments: "LOuter<…>.Inner;".
        else if (c == '<')
            ++depth;
        else if (depth == 0)
            result += c == '.' ? '$' : c;
    }
    return result;
}

std::vector<std::string> argumentsOf(std::string_view signature) {
    std::vector<std::string> result;
    const std::size_t begin = signature.find('<');
    if (!signature.starts_with('L') || begin == std::string_view::npos ||
        !signature.ends_with(">;") || signature.find(">.") != std::string_view::npos)
        return result;
    for (std::size_t i = begin + 1; i + 2 < signature.size();) {
        const bool isBound = signature[i] == '+' || signature[i] == '-';
        const std::size_t end =
            signature[i] == '*' ? i + 1 : endOfType(signature, i + (isBound ? 1 : 0));
        result.emplace_back(signature.substr(i, end - i));
        i = end;
    }
    return result;
}

std::vector<std::string> typeArguments(std::string_view signature) {
    std::vector<std::string> result = argumentsOf(signature);
    for (std::string& argument : result) {
        if (argument[0] == '+' || argument[0] == '-') argument.erase(0, 1);
        if (argument[0] == '*' || argument[0] == 'T') argument = kObject;
    }
    return result;
}

std::string substituted(std::string_view signature, const std::vector<std::string>& variables,
                        const std::vector<std::string>& types) {
    std::string result;
    for (std::size_t i = 0; i < signature.size();) {
        std::size_t end = i + 1;
        if (signature[i] == 'T') {
            end = endOfType(signature, i);
            const std::string_view name = signature.substr(i + 1, end - i - 2);
            const auto known = std::ranges::find(variables, name);
            const auto number = static_cast<std::size_t>(known - variables.begin());
            result += known != variables.end() && number < types.size()
                          ? types[number]
                          : std::string(signature.substr(i, end - i));
        } else {
            // The name of a class, up to its type arguments; they are types again.
            if (signature[i] == 'L' || signature[i] == '.')
                end = std::min(signature.find_first_of("<;", i), signature.size() - 1) + 1;
            result += signature.substr(i, end - i);
        }
        i = end;
    }
    return result;
}

bool hasTypeVariable(std::string_view signature) {
    for (std::size_t i = 0; i < signature.size(); ++i) {
        if (signature[i] == 'T') return true;
        // The name of a class, up to its type arguments; they are types again.
        if (signature[i] == 'L' || signature[i] == '.')
            i = std::min(signature.find_first_of("<;", i), signature.size());
    }
    return false;
}

MethodSignature parseMethodSignature(std::string_view signature) {
    MethodSignature result;
    std::size_t i = endOfTypeParameters(signature) + 1; // behind the parenthesis
    while (i < signature.size() && signature[i] != ')') {
        const std::size_t end = endOfType(signature, i);
        result.parameters.emplace_back(signature.substr(i, end - i));
        i = end;
    }
    if (i < signature.size())
        result.result = signature.substr(i + 1, endOfType(signature, i + 1) - i - 1);
    return result;
}

std::vector<std::string> superTypes(std::string_view signature) {
    std::vector<std::string> result;
    for (std::size_t i = endOfTypeParameters(signature); i < signature.size();) {
        const std::size_t end = endOfType(signature, i);
        result.emplace_back(signature.substr(i, end - i));
        i = end;
    }
    return result;
}

namespace {

struct TypeParameter {
    std::string name;
    std::vector<std::string> bounds;
};
std::vector<TypeParameter> declaredBy(std::string_view signature) {
    std::vector<TypeParameter> result;
    const std::size_t end = endOfTypeParameters(signature);
    for (std::size_t i = 1; i + 1 < end;) {
        const std::size_t colon = signature.find(':', i);
        if (colon >= end) break; // no compiler writes that
        result.push_back({std::string(signature.substr(i, colon - i)), {}});
        i = colon;
        while (i + 1 < end && signature[i] == ':') {
            ++i;
            if (signature[i] == ':') continue; // a class bound may be left out
            const std::size_t begin = i;
            i = endOfType(signature, i);
            result.back().bounds.push_back(erased(signature.substr(begin, i - begin)));
        }
    }
    return result;
}

} // namespace

std::vector<std::string> typeParameters(std::string_view signature) {
    std::vector<std::string> names;
    for (TypeParameter& parameter : declaredBy(signature))
        names.push_back(std::move(parameter.name));
    return names;
}

std::vector<std::string> boundsOf(std::string_view signature, std::string_view typeParameter) {
    for (TypeParameter& parameter : declaredBy(signature))
        if (parameter.name == typeParameter) return std::move(parameter.bounds);
    return {};
}

} // namespace clew::search::generate
