#pragma once

// Executes the steps of a test with concrete arguments in the VM, and notes what there is to assert. This is
// the replay that every test goes through before it is written.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "listeners/junit/TestCase.h"
#include "search/tests/BranchGoals.h"
#include "search/tests/TypeKnowledge.h"
#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"

namespace clew::search::tests {

class ConcreteRun {
  public:
    // `root`: booted, the main thread without frames. All must outlive this.
    ConcreteRun(vm::Vm& vm, vm::state::LiveState& live, const TypeKnowledge& types, BranchGoals& goals,
                std::uint64_t instructionLimit)
        : vm_(vm),
          live_(live),
          types_(types),
          goals_(goals),
          instructionLimit_(instructionLimit),
          root_(live.freeze()) {}

    // The class is initialized in the states that all runs begin with; false where that fails.
    bool initialize(const Class& type);

    // The test with its outcome, coverage and, where asked for, observations. Nothing where a step before the
    // last one throws an exception, or where the VM cannot execute it (that is counted, see unsupported()).
    // Outcome::Kind::DoesNotEnd says that the last step has taken more instructions than the limit: whether
    // it would ever end is not known.
    std::optional<listeners::junit::TestCase> run(const std::vector<Step>& steps, bool observe);
    // As run() with observations, less all that differs where hash codes of identity are other ones, and the
    // time. Nothing where the result as a whole does, or is approximated.
    std::optional<listeners::junit::TestCase> runStable(const std::vector<Step>& steps);

    // Of the last run: the class of the object that the step has made or returned; null where there is none.
    const Class* classOfResult(std::size_t step) const { return resultClasses_.at(step); }

    const std::map<std::string, std::uint64_t>& unsupported() const { return unsupported_; }
    std::uint64_t runs() const { return runs_; }
    std::uint64_t instructions() const { return instructions_; }  // of all runs

  private:
    using Slot = vm::values::Slot;
    using Ref = vm::values::Ref;
    struct SetUpFailed {};
    // What a test must not depend on.
    struct World {
        std::uint32_t hashes = 0;  // are other ones, of identity
        std::int64_t clock = 0;    // is so many nanoseconds ahead
    };
    // 60 years, 102 days and some hours later: no part of a date or a time is the same.
    static constexpr World kOtherWorld{
        12345, 60 * 31'556'952'123'456'789 + 102 * 86'400'000'000'000 + 19'800'987'654'321};
    void useFormatter();

    std::optional<listeners::junit::TestCase> execute(const std::vector<Step>& steps, bool observe,
                                                      const World& world);
    Slot materialize(const JavaValue& value);
    Slot argument(const Argument& argument, std::string_view descriptor);
    // False: `exception_` was thrown.
    bool call(const Method& method, const std::vector<Slot>& arguments, Slot& result);
    bool perform(const Step& step, Slot& result);
    void setField(const Step& step);
    const Method* find(const Executable& executable) const;

    JavaValue valueOf(Slot slot, std::string_view descriptor, unsigned depth = 0) const;
    JavaValue valueOfObject(Ref ref, unsigned depth) const;
    void noteClasses(const std::vector<Step>& steps);
    void note(listeners::junit::TestCase& test, Slot result, bool observe);
    void observeObject(listeners::junit::TestCase& test, std::size_t step, unsigned limit);
    std::vector<const Method*> gettersOf(const Class& type) const;

    vm::Vm& vm_;
    vm::state::LiveState& live_;
    const TypeKnowledge& types_;
    BranchGoals& goals_;
    const std::uint64_t instructionLimit_;
    vm::state::State root_;

    vm::interpreter::Interpreter* interpreter_ = nullptr;  // of the run that goes on
    std::vector<Slot> results_;                            // of its steps
    std::vector<Slot> lastArguments_;                      // of its last step
    std::vector<const Class*> resultClasses_;
    Ref exception_ = 0;
    bool isInLastStep_ = false;
    std::map<std::string, std::uint64_t> unsupported_;
    std::uint64_t runs_ = 0, instructions_ = 0;
    mutable std::map<const Class*, std::vector<const Method*>> getters_;
};

}  // namespace clew::search::tests
