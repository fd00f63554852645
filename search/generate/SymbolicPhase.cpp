#include "search/generate/SymbolicPhase.h"
#include "search/Watch.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace clew::search::generate {
namespace {

// Of one driver: where the method's own code has branches that were not reached, or a test for each
// path is wanted; and otherwise. Counted, so that the speed of the machine does not decide what is
// found.
struct Effort {
    std::uint64_t paths, states;
};
constexpr Effort kFull{300, 5'000}, kBrief{40, 500};
constexpr double kLeastSeconds = 0.5; // for one driver

// A range of a parameter whose input is a box limits what is in it.
void giveRange(const Input& input, const vm::Vm::NamedRange& range, vm::Vm& vm) {
    vm.namedInputRanges[boxedBy(input.descriptor) == BasicType::Void ? input.name
                                                                     : input.name + ".value"] =
        range;
}

} // namespace

// A symbolic variable has one type for as long as the process lives: no two drivers share one.
void nameInputs(std::vector<SymbolicTask>& tasks, const InputRanges& ranges, vm::Vm& vm) {
    static std::size_t number = 0;
    const auto rename = [&](Argument& argument) -> const Input* {
        Input* const input = std::get_if<Input>(&argument);
        if (input) input->name += fmt::format("_{}", number);
        return input;
    };
    for (SymbolicTask& task : tasks) {
        for (Step& step : task.driver.steps) {
            const vm::types::Class* const holder = vm.linker->find(step.executable.holder);
            if (step.receiver) rename(*step.receiver);
            for (std::size_t i = 0; i < step.arguments.size(); ++i) {
                const Input* const input = rename(step.arguments[i]);
                const vm::Vm::NamedRange* const range = ranges.of(step.executable.parameterName(i));
                if (input && range && !holder->fromJdk) giveRange(*input, *range, vm);
            }
        }
        ++number;
    }
}

std::vector<SymbolicTask> tasksOf(ConcreteSearch& search, Builders& builders,
                                  const BranchGoals& goals, const Class& type) {
    std::vector<SymbolicTask> tasks;
    for (const Method* method : search.executables()) {
        const bool isUrgent = goals.missingIn(*method, search.reached()) > 0;
        for (Driver& driver : builders.driversOf(*method, type)) {
            // Without inputs there is one path, and the concrete search has been there.
            if (inputsOf(driver).empty()) continue;
            tasks.push_back({std::move(driver), isUrgent});
        }
    }
    std::ranges::stable_partition(tasks, [](const SymbolicTask& task) { return task.isUrgent; });
    return tasks;
}

std::vector<SymbolicTask> fieldTasksOf(ConcreteSearch& search, Builders& builders,
                                       const BranchGoals& goals, const Class& type) {
    std::vector<SymbolicTask> tasks;
    if (type.fromJdk) return tasks; // nobody may set the fields of its classes
    for (const Method* method : search.executables())
        if (goals.missingIn(*method, search.reached()) > 0)
            for (Driver& driver : builders.driversWithFields(*method, type))
                tasks.push_back({std::move(driver), true});
    return tasks;
}

SymbolicReport explorePaths(PathExplorer& explorer, ConcreteSearch& search,
                            std::vector<SymbolicTask> tasks, double seconds,
                            ConcreteSearch::Wanted wanted) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);

    SymbolicReport report;
    report.drivers = tasks.size();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const double left = std::chrono::duration<double>(end - Clock::now()).count();
        if (left <= 0 || isInterruptedBySignal()) {
            report.isOutOfTime = true;
            break;
        }
        const Driver& driver = tasks[i].driver;
        const double share =
            std::max(kLeastSeconds, 2 * left / static_cast<double>(tasks.size() - i));
        const Effort effort =
            tasks[i].isUrgent || wanted == ConcreteSearch::Wanted::EveryTest ? kFull : kBrief;
        std::vector<PathEnd> paths;
        ExplorationResult result;
        try {
            result = explorer.explore(driver, {std::min(share, left), effort.paths, effort.states},
                                      [&](PathEnd path) {
                                          paths.push_back(std::move(path));
                                          return true;
                                      });
        } catch (const vm::types::LinkageError& error) {
            // A class that the driver needs.
            result.unknown.push_back({vm::Approximation::MissingClass, error.what()});
        }
        report.paths += paths.size();
        report.complete += result.isComplete;
        report.isOutOfTime |= result.isOutOfTime;
        for (const vm::Approximated& reason : result.unknown) ++report.unknown[reason.text()];
        for (const PathEnd& path : paths) {
            if (path.kind == PathEnd::Kind::SetUpFailed ||
                path.inputs.size() != inputsOf(driver).size())
                continue;
            const bool isEnd = path.kind != PathEnd::Kind::Cut;
            const bool isAll = wanted == ConcreteSearch::Wanted::EveryTest;
            if (!search.offer(withInputs(driver, path.inputs).steps,
                              isAll && !isEnd ? ConcreteSearch::Wanted::Anything : wanted) &&
                isEnd)
                ++report.unknown["paths whose inputs no test can make"];
            PathConditions conditions = conditionsOf(driver, path);
            const Executable& act = conditions.executable;
            if (isEnd && std::ranges::any_of(conditions.bounds,
                                             [](const auto& bounds) { return bounds.has_value(); }))
                report.conditions[act.name + act.descriptor].push_back(std::move(conditions));
        }
    }
    return report;
}

} // namespace clew::search::generate
