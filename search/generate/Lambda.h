#pragma once

// Lambdas as arguments of tests: a small stock for each functional interface, enough to go each way
// that a caller of it distinguishes.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "search/generate/Driver.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// The method that a lambda for the interface implements (JLS 9.8, 15.27.3). Null: no lambda can.
const vm::types::Method* functionOf(const vm::types::Class& type);
// What callers give it is a lambda, as a rule, if it has one method to implement. Of the JDK's
// interfaces others have one as well.
bool isForLambdas(const vm::types::Class& type);

// Lambdas that return null, a constant, or a parameter; the simplest one first. Empty: it is no
// functional interface. Their parameters are named x, y, z. `arguments`: the type arguments of the
// interface, where they are known (GenericTypes.h).
std::vector<JavaValue> lambdasFor(const vm::types::Class& type,
                                  const std::vector<std::string>& arguments = {});

// The lambda with another constant, which `choose` makes for a descriptor; where it returns none,
// or one that is of no such kind, as it is.
JavaValue withConstant(const JavaValue& lambda,
                       const std::function<JavaValue(std::string_view)>& choose);

// A lambda that returns an object, which is to be its only argument: of a type that the type
// arguments of the interface name, or its method. Nothing: it returns no such thing, or none but
// those that lambdasFor() has.
std::optional<Step> lambdaStep(const vm::types::Class& type,
                               const std::vector<std::string>& arguments);
// A class whose objects do what such a lambda does; what it returns is in their field kAnswer.
const vm::types::Class& answeringClass(vm::Vm& vm, const std::string& descriptor);
constexpr std::string_view kAnswer = "answer";

// A class whose objects do what the lambda says, with a constructor that need not be run.
const vm::types::Class& lambdaClass(vm::Vm& vm, const JavaValue& lambda);

} // namespace clew::search::generate
