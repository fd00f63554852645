#pragma once

// What tests of a class should reach: each side of each conditional jump, each target of each
// switch (but for those that only the compiler knows, CoverageFilters.h), and each line, in the
// class and the classes nested in it; of single methods also that the calls of a line return,
// without which JaCoCo does not count it. An observer that notes what an execution reaches.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "search/generate/TestCase.h"
#include "vm/Vm.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/decode/Code.h"

namespace clew::search::generate {

using search::generate::Coverage;

// In every virtual machine that has its class.
struct MethodName {
    std::string holder, name, descriptor; // internal
    bool operator==(const MethodName&) const = default;
};

class BranchGoals : public vm::interpreter::Observer {
  public:
    // An execution that goes on for longer is given up. The first use of a part of the class
    // library does not count: whenever one of its classes has been initialized, counting starts
    // again, until kStartUp instructions have been executed in all.
    struct TooLong {};
    static constexpr std::uint64_t kStartUp = 100'000'000;

    // `only`: in these methods, and the lambdas in them. Empty: in all.
    explicit BranchGoals(const std::vector<const vm::types::Class*>& classes,
                         std::vector<MethodName> only = {});
    bool isFor(const MethodName& method) const;

    bool wantsInstructions() const override { return true; }
    bool injects() const override { return false; }
    bool wantsInstructionsOf(const vm::types::Method& method) const override {
        return (isOfJdk_ || !method.holder->fromJdk) && goalsOf(method);
    }
    // Throws TooLong, as the next one does.
    void instructionsPassed(const vm::state::LiveState& state, std::uint64_t count) override;
    // Throws TooLong.
    void executeInstruction(const vm::state::LiveState& state, const vm::types::Method& method,
                            const vm::interpreter::Instruction* pc) override;
    void exceptionThrown(const vm::state::LiveState& state, vm::values::Ref exception) override;
    void specificationStepped(const vm::state::LiveState&, const void* monitor,
                              vm::values::Ref object, std::string_view step,
                              std::uint64_t valuation) override {
        monitorSteps_.push_back({monitor, object, std::string(step), valuation});
    }
    // Of specifications, since begin().
    struct MonitorStep {
        const void* monitor;
        vm::values::Ref object;
        std::string text; // "push() returns"
        std::uint64_t valuation;
    };
    const std::vector<MonitorStep>& monitorSteps() const { return monitorSteps_; }

    // Forgets what was reached. `instructions`: how many may be executed until end().
    void begin(std::uint64_t instructions);
    // From here on as many may be executed as begin() says, whatever was executed before.
    void allow(std::uint64_t instructions) { limit_ = left_ = instructions; }
    // What a run has come to, for another one that goes on from there.
    struct Progress {
        Coverage reached;
        std::uint64_t path = 0;
        std::uint64_t executed = 0, counted = 0; // instructions: in all, and towards the limit
    };
    // Nothing where more is known of it than that.
    std::optional<Progress> progress() const {
        if (!monitorSteps_.empty()) return std::nullopt;
        return Progress{reached_, path_, executed_, limit_ - left_};
    }
    // After begin(): as if it had been executed since. Throws TooLong.
    void goOnFrom(const Progress& progress);
    const Coverage& reached() const { return reached_; }
    // A hash of the sides of branches in the order in which they were taken.
    std::uint64_t path() const { return path_; }
    Coverage takeReached() { return std::exchange(reached_, {}); } // and forgets it
    std::uint64_t executed() const { return executed_; }           // instructions
    // The exception that was thrown last by a `throw` in a class that is not the JDK's, or 0.
    vm::values::Ref thrownByProgram() const { return thrownByProgram_; }
    // By any `throw`.
    vm::values::Ref thrown() const { return thrown_; }

    std::size_t branches() const { return branches_; }
    std::size_t branchesIn(const Coverage& coverage, const Coverage& without = {}) const;
    // Of the methods that these are the goals in, where they are not those of whole classes.
    bool missesLinesOfMethods(const Coverage& coverage) const;
    // A goal that is none of the code's: numbered on demand, the same for the same text.
    std::size_t named(const std::string& text);
    Coverage allNamed() const;
    // Branches that are missing, but for those that no run can take.
    std::size_t missingIn(const vm::types::Method& method, const Coverage& coverage) const;
    std::size_t missingIn(const Coverage& coverage) const;
    // Whether the line of an instruction is among what is covered.
    bool reaches(const vm::types::Method& method, std::size_t instruction,
                 const Coverage& coverage) const;
    // All that there is to reach in the method.
    Coverage goalsIn(const vm::types::Method& method) const;
    // In the order of the class files.
    std::vector<const vm::types::Method*> methodsIn(const Coverage& coverage) const;
    // The branches that are missing.
    struct Missing {
        const vm::types::Method* method;
        std::string name;                      // "Fraction.add:123 (side 1)"
        bool isEntered = false, isMet = false; // the method, the branch
        bool isOfDisabledAssertion = false;    // no run can take it
        bool isTaken = false;                  // by calls whose results no test could check
        std::string givenUpFor = {};           // by calls that were given up: why
    };
    std::vector<Missing> missing(const Coverage& coverage) const;

  private:
    struct MethodGoals {
        const vm::types::Method* method;
        const vm::interpreter::Code* code;
        // By instruction, or kNone:
        std::vector<std::uint32_t> line;   // the goal of its line
        std::vector<std::uint32_t> done;   // that of a line whose last call is the one before it
        std::vector<std::uint32_t> branch; // the first goal of its sides
    };
    static constexpr std::uint32_t kNone = ~0u;

    void addMethod(const vm::types::Method& method);
    void addImpossible(const MethodGoals& goals);
    const MethodGoals* goalsOf(const vm::types::Method& method) const;
    // The targets of a switch, without repetition.
    static std::vector<std::int32_t> targetsOf(const vm::interpreter::Instruction& instruction);
    static std::size_t sidesOf(const vm::interpreter::Instruction& instruction); // 0: no branch

    const std::vector<MethodName> only_;
    std::size_t ofCode_ = 0; // goals: lines and branches
    std::unordered_map<const vm::types::Method*, MethodGoals> methods_;
    std::vector<const vm::types::Method*> order_;
    bool isOfJdk_ = false; // some class is
    std::unordered_map<std::string, std::size_t> named_;
    std::vector<bool> isBranch_; // by goal
    std::size_t branches_ = 0;
    Coverage impossible_; // branches of assertions that are disabled

    Coverage reached_;
    std::uint64_t path_ = 0;
    std::vector<MonitorStep> monitorSteps_;
    std::uint64_t limit_ = 0, left_ = 0, executed_ = 0; // instructions
    bool isStartUp_ = false; // a class of the library is being initialized
    // What methods_ has said of methods that are executed, by a part of their addresses.
    struct Looked {
        const vm::types::Method* method = nullptr;
        const MethodGoals* goals = nullptr;
    };
    mutable std::array<Looked, 256> looked_;
    const vm::interpreter::Instruction* pending_ =
        nullptr; // a jump whose side shows with the next instruction
    std::uint32_t pendingGoal_ = 0;
    vm::values::Ref thrown_ = 0, thrownByProgram_ = 0;
};

} // namespace clew::search::generate
