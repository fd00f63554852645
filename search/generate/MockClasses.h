#pragma once

// Mocks as values of tests (JavaValue::Kind::Mock), as classes of the machine in which tests are
// tried, and as nested classes of the test class. A method returns what the path has it return, in
// that order: then, where that was always the same, it again, and otherwise the type's default.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "search/generate/JavaText.h"
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
// What a method with this result answers where nothing is said.
JavaValue defaultOf(std::string_view descriptor);

// The field of the class below that holds what the method returns at this call.
std::string mockField(std::size_t method, std::size_t call);
// A class without values: they are fields of its objects. Thread-safe.
const vm::types::Class& mockObjectClass(vm::Vm& vm, const JavaValue& mock);

// "QueueAndTopic", or "MockQueue".
std::string mockClassName(const JavaValue& mock, TypeText& types);
std::string mockClassText(const JavaValue& mock, const std::string& name, TypeText& types);

} // namespace clew::search::generate
