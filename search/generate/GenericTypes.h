#pragma once

// Types with type arguments, as Signature attributes give them (JVMS 4.7.9.1):
// "Ljava/util/List<Ljava/lang/String;>;".

#include <string>
#include <string_view>
#include <vector>

namespace clew::search::generate {

// The descriptor of the type without them; of a type variable, Object's.
std::string erased(std::string_view signature);

// The type arguments of a class type, wildcards by their bounds; Object where nothing is known of
// one. Empty: it has none, or is a member of a type that has some.
std::vector<std::string> typeArguments(std::string_view signature);

// The same as they are written: "*", "+Ljava/lang/Number;", "TE;".
std::vector<std::string> argumentsOf(std::string_view signature);

// The type, or type argument, with others in the places of its type variables.
std::string substituted(std::string_view signature, const std::vector<std::string>& variables,
                        const std::vector<std::string>& types);

// Whether a type variable is part of the type.
bool hasTypeVariable(std::string_view signature);

struct MethodSignature {
    std::vector<std::string> parameters;
    std::string result;
};
MethodSignature parseMethodSignature(std::string_view signature);

// The types directly above a class, by the signature of the class.
std::vector<std::string> superTypes(std::string_view signature);

// The names of the type parameters that a class or a method declares.
std::vector<std::string> typeParameters(std::string_view signature);
// Descriptors of the bounds of one of them. Empty: it declares none of this name, or without any.
std::vector<std::string> boundsOf(std::string_view signature, std::string_view typeParameter);

} // namespace clew::search::generate
