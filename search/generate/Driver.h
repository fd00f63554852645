#pragma once

// What to execute in order to test one method: a sequence of calls whose arguments are inputs,
// constants, or results of former calls. The last step is the call under test; those before it make
// its receiver and arguments.
//
//     Fraction.getFraction(a, b)       step 0
//     ResultOf(0).multiplyBy(null)     step 1
//
// Builders.h makes drivers for a class; SymbolicPaths.h finds inputs for each path through the last
// step.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "search/generate/JavaValue.h"
#include "vm/Approximations.h"
#include "vm/classfile/ClassFile.h"
#include "vm/values/Expression.h"

namespace clew::search::generate {

// A constructor or method as its class file declares it; resolved by
// Linker::load(holder).findDeclaredMethod.
struct Executable {
    std::string holder; // internal name of the class that declares it
    std::string name;   // "<init>" for a constructor
    std::string descriptor;
    std::uint16_t accessFlags = 0;
    bool isOverloaded = false; // its class has another one of this name with as many parameters
    // A constructor whose first parameter is the object of the class around it.
    bool isOfInnerClass = false;
    bool isGeneric =
        false; // it has type parameters of its own, which the compiler infers from the arguments
    std::vector<std::string> parameterNames; // one for each; invented where the class file has none
    std::vector<std::string> exceptions;     // declared; internal names
    // Of each parameter, with type arguments as far as they are known (GenericTypes.h).
    std::vector<std::string> parameterTypes;

    // Of a parameter, or of the field that is assigned to. Empty: it is not known.
    std::string_view parameterName(std::size_t parameter) const {
        return parameter < parameterNames.size() ? std::string_view(parameterNames[parameter])
                                                 : std::string_view();
    }
    bool isConstructor() const { return name == "<init>"; }
    bool isField() const { return !descriptor.empty() && descriptor[0] != '('; }
    bool isStatic() const { return accessFlags & vm::classfile::access::Static; }
    bool isVarargs() const { return accessFlags & vm::classfile::access::Varargs; }
    bool operator==(const Executable&) const = default;
};

// A value to be found: symbolic while paths are explored. The name is unique in its driver, and a
// Java identifier. The descriptor is that of a primitive type, a box, String, Object, or an array
// of any of these.
struct Input {
    std::string name;
    std::string descriptor;
    bool operator==(const Input&) const = default;
};
// What a former step has returned or, for a constructor, made.
struct ResultOf {
    std::size_t step;
    bool operator==(const ResultOf&) const = default;
};
using Argument = std::variant<JavaValue, ResultOf, Input>;

struct Step {
    enum class Kind : std::uint8_t {
        Call, // of `executable`; virtual dispatch for instance methods
        // Of the field `executable.name` with the descriptor `executable.descriptor`, to the only
        // argument:
        AssignField, // by an assignment
        SetField,    // by reflection: it is private
        // The result is the value of the field, of the type `executable.descriptor`:
        ReadField,
        GetField, // by reflection, with a cast
        // Of the type `executable.descriptor`, with the arguments as its elements; for objects,
        // which are no values. Its holder is Object.
        NewArray,
        // Of the functional interface `executable.descriptor`, with the text `executable.name` up
        // to what it returns: the only argument. Its holder is Object.
        NewLambda,
    };
    Kind kind = Kind::Call;
    Executable executable;
    std::optional<Argument> receiver; // of an instance method, or an instance field
    std::vector<Argument> arguments;
    // Methods without parameters, static ones or of the receiver, that are called after the call,
    // whether it returns or not: what JUnit calls after each test. Of the last step only.
    std::vector<Executable> after = {};
    // Of the variable for its result, with type arguments (GenericTypes.h). Empty: without any.
    std::string type = {};
    bool isCall() const { return kind == Kind::Call; }
    bool isOfField() const { return kind < Kind::NewArray && !isCall(); }
    bool operator==(const Step&) const = default;
};

struct Driver {
    std::vector<Step> steps; // at least one
    bool operator==(const Driver&) const = default;
};

// What the arguments are for: descriptors.
std::vector<std::string> argumentTypes(const Step& step);

// In order of their appearance; receivers before arguments.
std::vector<Input> inputsOf(const Driver& driver);
// The driver with these values in place of its inputs, in the order of inputsOf().
Driver withInputs(const Driver& driver, const std::vector<JavaValue>& values);

// Inputs that lead along one path through a driver.
struct PathEnd {
    enum class Kind : std::uint8_t {
        Returned,    // the last step
        Threw,       // the last step
        SetUpFailed, // a former step has thrown an exception
        Cut,         // by a limit, or by something that is not supported
    };
    Kind kind = Kind::Returned;
    std::vector<JavaValue> inputs; // one for each of inputsOf(driver)
    std::vector<vm::values::Expression>
        condition;                     // of the path, in terms of variables named as the inputs
    vm::values::Assignment assignment; // under which it holds
};

struct ExplorationLimits {
    double seconds = 1;       // of wall-clock time
    std::uint64_t paths = 0;  // 0: no limit
    std::uint64_t states = 0; // choices that are come upon; 0: no limit
};

struct ExplorationResult {
    bool isComplete = false;    // all feasible paths were seen, and nothing was approximated
    bool isOutOfTime = false;   // another run may see other paths
    bool startsThreads = false; // inputs alone do not say which path is taken
    std::uint64_t paths = 0;
    std::vector<vm::Approximated> unknown; // what was cut off or approximated
    std::vector<vm::Approximated> assumed; // what it holds for: a length, say
};

// Explores all paths of drivers with symbolic inputs.
class PathExplorer {
  public:
    virtual ~PathExplorer() = default;
    // Calls `visit` at the end of each path, in a deterministic order; it returns false to end the
    // exploration, which is not complete then.
    virtual ExplorationResult explore(const Driver& driver, const ExplorationLimits& limits,
                                      const std::function<bool(PathEnd)>& visit) = 0;
};

} // namespace clew::search::generate
