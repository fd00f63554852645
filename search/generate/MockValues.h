#pragma once

// Mocks as values of tests (JavaValue::Kind::Mock). A method returns what the path has it return,
// in that order: then, where that was always the same, it again, and otherwise the type's default.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "search/generate/JavaValue.h"
#include "vm/Vm.h"
#include "vm/objects/MockTypes.h"

namespace clew::search::generate {

// An input that is of a mock's class. `valueOf`: of the input with this name and declared type.
// Nothing: no test can write such a class.
std::optional<JavaValue> mockValue(
    vm::Vm& vm, const vm::state::InputValues& given, const std::string& input,
    const vm::types::Class& mock,
    const std::function<JavaValue(const std::string&, const std::string&)>& valueOf);

// A mock of these types that answers nothing: methods without values. Nothing: no test can write
// it.
std::optional<JavaValue> plainMock(vm::Vm& vm, const vm::objects::MockTypes& types);

// Among the `bits` of a mock: it is an interface, of which no objects are made; it is not public.
inline constexpr std::uint64_t kInterface = 1u << 0;
inline constexpr std::uint64_t kNotPublic = 1u << 1;
inline bool isInterface(const JavaValue& mock) {
    return mock.bits & kInterface;
}
// The name, among the methods of a mock, of the superclass's constructor.
inline constexpr std::string_view kConstructorAbove = "<init>";
// Among the `bits` of a method of a mock: it overrides one that the mock would inherit.
inline constexpr std::uint64_t kOverrides = 1u << 16;
// And: it declares that it throws something.
inline constexpr std::uint64_t kDeclaresExceptions = 1u << 17;
// Such methods, with a result and without values: public and protected ones that are not final and
// have one descriptor in the source as well, and of Object's those that say what an object is like.
std::vector<JavaValue> overridable(vm::Vm& vm, const vm::objects::MockTypes& types);

// The class or interface that an input of type java.lang.Class stands for, without values of its
// methods. Nothing: no test can write it.
std::optional<JavaValue> mockLiteral(vm::Vm& vm, const vm::types::Class& mock);

// For code that asks for annotations of this type: a class and an interface that have it, and a
// class whose members have it, as far as they may. Members are a method "getValue" and a field
// "value".
std::vector<JavaValue> annotatedClasses(vm::Vm& vm, const vm::types::Class& annotation);

// Among what a mock of the types returns: exceptions that the method (an element of plainMock())
// may throw, and that some of the handlers catch: one that it declares, or an unchecked one.
std::vector<JavaValue> thrownBy(vm::Vm& vm, const vm::objects::MockTypes& types,
                                const JavaValue& method,
                                const std::vector<const vm::types::Class*>& caught);

// The superclass, then the interfaces: internal names.
std::vector<std::string> typesOfMock(const JavaValue& mock);

// Of a method of a mock: all its answers are the same one, which it then gives at all later calls.
bool isConstant(const JavaValue& method);
// The descriptor of what a method of a mock returns.
std::string resultOf(const JavaValue& method);
// What a method with this result answers where nothing is said.
JavaValue defaultOf(std::string_view descriptor);

// Calls change(parameter, array) for the arrays that such an answer changes; parameters from 1 on.
template <class Change>
void forEachChanged(const JavaValue& answer, Change&& change) {
    if (answer.kind != JavaValue::Kind::Changing) return;
    for (std::size_t parameter = 1; parameter < answer.elements.size(); ++parameter)
        if (!answer.elements[parameter].isNull()) change(parameter, answer.elements[parameter]);
}

} // namespace clew::search::generate
