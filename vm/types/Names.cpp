// How types and members are written for people: Java's external forms.

#include <algorithm>

#include "vm/types/Class.h"

namespace clew::vm::types {

std::string externalName(std::string_view internalName) {
    std::string result(internalName);
    std::replace(result.begin(), result.end(), '/', '.');
    return result;
}

std::string internalName(std::string_view externalName) {
    std::string result(externalName);
    std::replace(result.begin(), result.end(), '.', '/');
    return result;
}

std::string externalType(std::string_view descriptor) {
    std::size_t dimensions = 0;
    while (dimensions < descriptor.size() && descriptor[dimensions] == '[') ++dimensions;
    std::string_view element = descriptor.substr(dimensions);
    std::string result;
    switch (element.empty() ? '\0' : element[0]) {
        case 'Z':
            result = "boolean";
            break;
        case 'B':
            result = "byte";
            break;
        case 'C':
            result = "char";
            break;
        case 'S':
            result = "short";
            break;
        case 'I':
            result = "int";
            break;
        case 'J':
            result = "long";
            break;
        case 'F':
            result = "float";
            break;
        case 'D':
            result = "double";
            break;
        case 'V':
            result = "void";
            break;
        case 'L':
            result = externalName(element.substr(1, element.size() - 2));
            break;
        default:
            result = std::string(element);
    }
    while (dimensions-- > 0) result += "[]";
    return result;
}

namespace {

// "(int, java.lang.String)"; the descriptor's result is left in `result`.
std::string externalParameters(std::string_view descriptor, std::string_view separator,
                               std::string_view& result) {
    std::string text = "(";
    std::size_t at = 1;
    while (at < descriptor.size() && descriptor[at] != ')') {
        std::size_t end = at;
        while (descriptor[end] == '[') ++end;
        end = descriptor[end] == 'L' ? descriptor.find(';', end) + 1 : end + 1;
        if (at > 1) text += separator;
        text += externalType(descriptor.substr(at, end - at));
        at = end;
    }
    result = at < descriptor.size() ? descriptor.substr(at + 1) : std::string_view();
    return text + ")";
}

} // namespace

std::string externalMethod(std::string_view holder, std::string_view name,
                           std::string_view descriptor) {
    std::string_view result;
    const std::string parameters = externalParameters(descriptor, ", ", result);
    std::string text = externalType(result) + " ";
    if (!holder.empty()) text += externalName(holder) + ".";
    return text.append(name) + parameters;
}

std::string Method::describe() const {
    std::string_view returned;
    const std::string parameters = externalParameters(descriptor.view(), ", ", returned);
    return holder->externalName() + "." + name.str() + parameters;
}

std::string Method::externalName() const {
    std::string_view returned;
    const std::string parameters = externalParameters(descriptor.view(), ", ", returned);
    return externalType(returned) + " " + holder->externalName() + "." + name.str() + parameters;
}

std::string Class::externalName() const {
    std::string text = types::externalName(name.view());
    const Class* innermost = this;
    while (innermost->isArray()) innermost = innermost->element;
    if (innermost->isHiddenClass)
        if (auto plus = text.rfind('+'); plus != std::string::npos) text[plus] = '/';
    return text;
}

} // namespace clew::vm::types
