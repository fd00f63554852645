#pragma once

// Which types an input can still have, and which mock would do: a class that there is not, with one
// superclass and some interfaces, that Java would allow. After Islam and Csallner, Generating Test
// Cases for Programs that Are Coded against Interfaces and Annotations, TOSEM 23(3), 2014; where
// they give the whole subtype relation to a solver, the questions here are decided by a walk over
// the types that are asked for, which are few.

#include <chrono>
#include <optional>
#include <vector>

#include "vm/Vm.h"
#include "vm/objects/InputTypes.h"

namespace clew::vm::objects {

// symbolic.mocks: where an input may be of a class that there is not. Nowhere; where the class path
// has none that fits; wherever there could be one.
enum class Mocks : std::uint8_t { None, Missing, All };
Mocks mocksOf(const Vm& vm);
// mocks.effects: their methods may change arrays of primitive types that they are given.
bool mocksHaveEffects(const Vm& vm);

struct TypeConstraints {
    std::vector<const types::Class*> is; // the declared type is the first one
    std::vector<const types::Class*> isNot;
    bool admits(const types::Class& klass) const;
};
// Of an input reference, or of an object that is an input, under all of its names.
TypeConstraints typeConstraintsOf(const state::LiveState& state, std::uint32_t input);
TypeConstraints typeConstraintsOfObject(const state::LiveState& state, Ref object);
// The input that the object is; 0: it is none.
std::uint32_t inputOf(const state::LiveState& state, Ref object);

struct MockTypes {
    const types::Class* super;
    std::vector<const types::Class*>
        interfaces;           // none of them above another one, or the superclass
    const types::Class* host; // in whose package it is
};
// The smallest mock of all the types. Nothing: Java allows none, or it could not be made.
std::optional<MockTypes> mockTypesFor(Vm& vm, const TypeConstraints& constraints);
// The methods that such a class has to implement.
std::vector<const types::Method*> methodsToImplement(const MockTypes& types);
// How the input is named that the method returns, without the number of the call: "queue.size()".
std::string mockInputName(const std::string& input, const types::Method& method,
                          const std::vector<const types::Method*>& all);
// The constructor of the superclass that a mock calls. Null: it has none that can be called.
const types::Method* superConstructor(const types::Class& super, const types::Class& host);

// A class that was made as a mock.
bool isMock(const types::Class& klass);
// Such a class, or one that is made as a test writes it, has the loader of its host; the
// application's where that is the JDK's.
bool standsWithHost(const types::Class& klass);
// "mock of Queue, Topic", "mock interface of Queue with @Checked"; of another class its name.
std::string describeType(const types::Class& klass);

// The object is an input that could be of a class that there is not.
bool isOfOpenType(const Vm& vm, const state::LiveState& state, Ref object);
// When the object, an input, was used first, each class that there is was an alternative.
bool hasAllTypes(Vm& vm, const state::LiveState& state, Ref object);
// Reports that the class of such an object is asked for.
void noteClassOfMock(Vm& vm, const state::LiveState& state, Ref object);

// The classes that an input can have under the constraints: those there are, as inputTypesOf() has
// them, and the types of a mock where mocksOf() wants one.
struct PossibleTypes {
    InputTypes existing;
    std::optional<MockTypes> mock;
    bool isNone() const { return existing.classes.empty() && !mock; }
};
PossibleTypes possibleTypes(Vm& vm, const TypeConstraints& constraints);

// Counts a search for types in vm.typeSearches, as long as it lives.
class TypeSearch {
  public:
    explicit TypeSearch(Vm& vm) : vm_(vm) {}
    ~TypeSearch() {
        const std::chrono::nanoseconds taken = std::chrono::steady_clock::now() - begun_;
        ++vm_.typeSearches.count;
        vm_.typeSearches.nanoseconds += static_cast<std::uint64_t>(taken.count());
    }
    TypeSearch(const TypeSearch&) = delete;
    TypeSearch& operator=(const TypeSearch&) = delete;

  private:
    Vm& vm_;
    const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

} // namespace clew::vm::objects
