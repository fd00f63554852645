#pragma once

// Executes the steps of a test with concrete arguments in the VM, and notes what there is to
// assert. This is the replay that every test goes through before it is written.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "search/generate/BranchGoals.h"
#include "search/generate/TestCase.h"
#include "search/generate/TypeKnowledge.h"
#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"

namespace clew::search::generate {

class ConcreteRun {
  public:
    // `root`: booted, the main thread without frames. All must outlive this.
    ConcreteRun(vm::Vm& vm, vm::state::LiveState& live, const TypeKnowledge& types,
                BranchGoals& goals, std::uint64_t instructionLimit)
        : vm_(vm),
          live_(live),
          types_(types),
          goals_(goals),
          instructionLimit_(instructionLimit),
          root_(live.freeze()),
          otherRoot_(root_) {}

    // The class is initialized in the states that all runs begin with; false where that fails.
    bool initialize(const Class& type);

    // The test with its outcome, coverage and, where asked for, observations. Nothing where a step
    // before the last one throws an exception, or where the VM cannot execute it (that is counted,
    // see unsupported()). Outcome::Kind::DoesNotEnd says that the last step has taken more
    // instructions than the limit: whether it would ever end is not known.
    std::optional<search::generate::TestCase> run(const std::vector<Step>& steps, bool observe);
    // As run() with observations, less all that differs in another world (OtherWorld.h). Nothing
    // where the result as a whole does, or is approximated.
    std::optional<search::generate::TestCase> runStable(const std::vector<Step>& steps);

    // Of the last run: the class of the object that the step has made or returned; null where there
    // is none.
    const Class* classOfResult(std::size_t step) const { return resultClasses_.at(step); }

    const std::map<std::string, std::uint64_t>& unsupported() const { return unsupported_; }
    std::uint64_t runs() const { return runs_; }
    std::uint64_t instructions() const { return instructions_; } // of all runs

  private:
    static constexpr unsigned kMostGetters = 8; // of an object whose changes are asked for
    using Slot = vm::values::Slot;
    using Ref = vm::values::Ref;
    struct SetUpFailed {};
    void useFormatter();

    enum class Where : std::uint8_t { Here, Elsewhere };
    // The booted state with the class initialized, where one is given; nothing where that fails.
    std::optional<vm::state::State> initialized(const Class* type, Where where);
    std::optional<search::generate::TestCase> execute(const std::vector<Step>& steps, bool observe,
                                                      Where where);
    Slot materialize(const JavaValue& value);
    Slot argument(const Argument& argument, std::string_view descriptor);
    // False: `exception_` was thrown.
    bool call(const Method& method, const std::vector<Slot>& arguments, Slot& result);
    bool perform(const Step& step, Slot& result);
    void setField(const Step& step);
    void keepChanges(search::generate::TestCase& test);
    // Steps whose results the call uses: its receiver first.
    static std::vector<std::size_t> objectsOf(const Step& call);
    const Method* find(const Executable& executable) const;

    JavaValue valueOf(Slot slot, std::string_view descriptor, unsigned depth = 0) const;
    JavaValue valueOfObject(Ref ref, unsigned depth) const;
    void noteClasses(const std::vector<Step>& steps);
    void note(search::generate::TestCase& test, Slot result, bool observe);
    void observeObject(search::generate::TestCase& test, std::size_t step, unsigned limit);
    // Objects in an array whose type has the descriptor.
    void observeElements(search::generate::TestCase& test,
                         const std::variant<ResultOf, search::generate::ArgumentOfLast>& subject,
                         Ref array, std::string_view descriptor);
    // `to`: without getter and value.
    void observe(search::generate::TestCase& test, const search::generate::Observation& to,
                 Ref object, const Class& type, unsigned limit);
    std::vector<const Method*> gettersOf(const Class& type) const;
    std::string_view valueMethodOf(const Class& type) const;

    vm::Vm& vm_;
    vm::state::LiveState& live_;
    const TypeKnowledge& types_;
    BranchGoals& goals_;
    const std::uint64_t instructionLimit_;
    vm::state::State root_, otherRoot_; // otherRoot_: in the other world

    vm::interpreter::Interpreter* interpreter_ = nullptr; // of the run that goes on
    std::vector<Slot> results_;                           // of its steps
    std::vector<Slot> lastArguments_;                     // of its last step
    std::vector<const Class*> resultClasses_;
    Ref exception_ = 0;
    bool isInLastStep_ = false;
    std::map<std::string, std::uint64_t> unsupported_;
    std::uint64_t runs_ = 0, instructions_ = 0;
    mutable std::map<const Class*, std::vector<const Method*>> getters_;
};

} // namespace clew::search::generate
