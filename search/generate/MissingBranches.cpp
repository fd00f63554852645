#include "search/generate/MissingBranches.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>

#include "search/Installation.h"
#include "search/generate/InputsAlone.h"

namespace clew::search::generate {
namespace {

const SymbolicReport::OfMethod* explorationOf(const Method& method, const ConcreteSearch& search,
                                              const SymbolicReport& symbolic) {
    if (std::ranges::find(search.executables(), &method) == search.executables().end())
        return nullptr;
    const auto found = symbolic.methods.find(method.name.str() + method.descriptor.str());
    return found == symbolic.methods.end() ? nullptr : &found->second;
}

// A program's class may keep something from one call to the next, or let others set it.
bool mayKeepState(const Class& klass) {
    if (klass.fromJdk || !klass.file || klass.location == "VM" ||
        klass.location.starts_with(apiJar().string()))
        return false;
    return std::ranges::any_of(klass.fields, [](const vm::types::Field& field) {
        constexpr auto kMadeByCompiler =
            vm::classfile::access::Enum | vm::classfile::access::Synthetic;
        const bool isValue = field.type != vm::values::BasicType::Reference ||
                             field.descriptor.view() == "Ljava/lang/String;" ||
                             (field.accessFlags & kMadeByCompiler) != 0;
        return field.isStatic() && field.info && !(field.isFinal() && isValue);
    });
}

bool mayKeepState(vm::Vm& vm) {
    const std::lock_guard lock(vm.linker->mutex());
    return std::ranges::any_of(vm.linker->classes(),
                               [](const Class* klass) { return mayKeepState(*klass); });
}

std::string reasonFor(const BranchGoals::Missing& branch, bool keepsState, vm::Vm& vm,
                      const ConcreteSearch& search, const SymbolicReport& symbolic,
                      std::uint64_t runs) {
    if (branch.isOfDisabledAssertion)
        return "infeasible: proved, assertions of system classes are disabled";
    if (branch.isTaken)
        return "needs: a result that is the same in every run and on every machine; calls that "
               "take it were executed";
    if (!branch.givenUpFor.empty())
        return "limit: calls that take it were given up: " + branch.givenUpFor;
    const SymbolicReport::OfMethod* explored = explorationOf(*branch.method, search, symbolic);
    // All of its paths, whatever it is called with, have been executed.
    if (explored && explored->isComplete && !keepsState &&
        dependsOnInputsAlone(*branch.method, *vm.linker))
        return "infeasible: proved, all paths of the method were explored";
    if (explored && !explored->limit.empty()) return "limit: " + explored->limit;
    const std::string tried =
        explored ? fmt::format(
                       "{} executions, and {} ways to call the method with inputs that "
                       "stand for all values",
                       runs, explored->drivers)
                 : fmt::format("{} executions", runs);
    const std::string_view needed = branch.isMet       ? "other values where the condition is met"
                                    : branch.isEntered ? "a path to the condition"
                                                       : "a call that enters the method";
    return fmt::format("needs: {}; tried: {}", needed, tried);
}

} // namespace

void noteTaken(std::vector<BranchGoals::Missing>& missing,
               const std::vector<BranchGoals::Missing>& never) {
    for (BranchGoals::Missing& branch : missing)
        branch.isTaken =
            std::ranges::find(never, branch.name, &BranchGoals::Missing::name) == never.end();
}

void noteGivenUp(std::vector<BranchGoals::Missing>& missing,
                 const std::vector<BranchGoals::Missing>& never, const std::string& reason) {
    for (BranchGoals::Missing& branch : missing)
        if (branch.givenUpFor.empty() &&
            std::ranges::find(never, branch.name, &BranchGoals::Missing::name) == never.end())
            branch.givenUpFor = reason;
}

std::vector<MissingBranch> reasonsFor(const std::vector<BranchGoals::Missing>& missing, vm::Vm& vm,
                                      const ConcreteSearch& search, const SymbolicReport& symbolic,
                                      std::uint64_t runs) {
    const bool keepsState = mayKeepState(vm);
    std::vector<MissingBranch> result;
    result.reserve(missing.size());
    for (const BranchGoals::Missing& branch : missing) {
        std::string reason = reasonFor(branch, keepsState, vm, search, symbolic, runs);
        const bool isInfeasible = reason.starts_with("infeasible");
        result.push_back({branch.name, std::move(reason), isInfeasible});
    }
    return result;
}

} // namespace clew::search::generate
