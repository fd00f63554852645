#include "search/generate/SymbolicPhase.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "search/ThreadHeap.h"
#include "search/Watch.h"
#include "search/generate/ConstructedInputs.h"
#include "vm/interpreter/decode/Code.h"

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
            for (Driver& driver : builders.driversWithFields(*method, type, search.fieldUses()))
                tasks.push_back({std::move(driver), true});
    return tasks;
}

namespace {

// The paths of one task.
struct Explored {
    bool isLeftOut = false; // the time was over
    std::vector<PathEnd> paths;
    ExplorationResult result;
    std::exception_ptr error;
};

bool isInput(const Argument& argument) {
    return std::holds_alternative<Input>(argument);
}

// An instance method's code has its object on the stack.
bool looksAtThis(const Method& method) {
    constexpr std::uint8_t kAload = 0x19, kAload0 = 0x2a, kWide = 0xc4;
    if (method.isStatic() || method.isInitializer || !method.info || !method.info->code)
        return false;
    const vm::classfile::Bytes bytecode = method.info->code->bytecode;
    return std::ranges::any_of(vm::interpreter::codeOf(method).bytecodeIndex,
                               [&](std::uint16_t at) {
                                   return bytecode[at] == kAload0 || bytecode[at] == kWide ||
                                          (bytecode[at] == kAload && bytecode[at + 1] == 0);
                               });
}

bool hasFields(const Class& type) {
    const auto isOfObject = [](const auto& field) { return !field.isStatic(); };
    return std::ranges::any_of(type.fields, isOfObject) || (type.super && hasFields(*type.super));
}

// The call's receiver can be any other one as well, or there is none: its class has no fields, and
// none below it whose objects could be told from its own, or override what is called.
bool areReceiversAlike(const Driver& driver, const TypeKnowledge& types) {
    const Executable& called = driver.steps.back().executable;
    if (driver.steps.size() == 1) return called.isStatic();
    const Step& maker = driver.steps.front();
    const Class* type = types.classOf("L" + called.holder + ";");
    if (driver.steps.size() != 2 || driver.steps.back().receiver != Argument(ResultOf{0}) ||
        !maker.executable.isConstructor() || maker.executable.holder != called.holder || !type ||
        hasFields(*type))
        return false;
    const Method* method = type->methodNamed(called.name, called.descriptor);
    return type->accessFlags & vm::classfile::access::Final || (method && !looksAtThis(*method));
}

// Tasks, each of which one thread explores.
class Exploration {
  public:
    Exploration(const std::vector<SymbolicTask>& tasks, double seconds,
                ConcreteSearch::Wanted wanted)
        : tasks_(tasks),
          end_(Clock::now() +
               std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds))),
          wanted_(wanted),
          done_(tasks.size()) {}

    // One that nobody has begun. False: there is none.
    bool exploreNext(PathExplorer& explorer) {
        const std::size_t task = next_++;
        if (task >= tasks_.size()) return false;
        Explored explored;
        try {
            explored = explore(task, explorer);
        } catch (...) {
            explored.error = std::current_exception();
        }
        const std::lock_guard lock(mutex_);
        done_[task] = std::move(explored);
        changed_.notify_all();
        return true;
    }
    // Of a task; the thread explores others while it waits for another one.
    Explored take(std::size_t task, PathExplorer& explorer) {
        while (!isDone(task) && exploreNext(explorer)) {}
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return done_[task].has_value(); });
        if (done_[task]->error) std::rethrow_exception(done_[task]->error);
        return std::exchange(done_[task], {}).value();
    }

  private:
    using Clock = std::chrono::steady_clock;

    bool isDone(std::size_t task) {
        const std::lock_guard lock(mutex_);
        return done_[task].has_value();
    }
    Explored explore(std::size_t task, PathExplorer& explorer) const {
        Explored explored;
        const double left = std::chrono::duration<double>(end_ - Clock::now()).count();
        explored.isLeftOut = left <= 0 || isInterruptedBySignal();
        if (explored.isLeftOut) return explored;
        const double share =
            std::max(kLeastSeconds, 2 * left / static_cast<double>(tasks_.size() - task));
        const bool isFull = tasks_[task].isUrgent || wanted_ == ConcreteSearch::Wanted::EveryTest;
        const Effort effort = isFull ? kFull : kBrief;
        try {
            explored.result = explorer.explore(tasks_[task].driver,
                                               {std::min(share, left), effort.paths, effort.states},
                                               [&](PathEnd path) {
                                                   explored.paths.push_back(std::move(path));
                                                   return true;
                                               });
        } catch (const vm::types::LinkageError& error) {
            // A class that the driver needs.
            explored.result.unknown.push_back({vm::Approximation::MissingClass, error.what()});
        }
        return explored;
    }

    const std::vector<SymbolicTask>& tasks_;
    const Clock::time_point end_;
    const ConcreteSearch::Wanted wanted_;
    std::atomic<std::size_t> next_{0};
    std::mutex mutex_; // guards what follows
    std::condition_variable changed_;
    std::vector<std::optional<Explored>> done_; // by task
};

} // namespace

SymbolicReport explorePaths(PathExplorer& explorer,
                            std::span<const std::unique_ptr<PathExplorer>> others,
                            ConcreteSearch& search, std::vector<SymbolicTask> tasks, double seconds,
                            ConcreteSearch::Wanted wanted) {
    Exploration exploration(tasks, seconds, wanted);
    std::vector<std::jthread> threads;
    for (const auto& other : others)
        threads.emplace_back([&](const std::stop_token& stop) {
            growThreadHeap();
            while (!stop.stop_requested() && exploration.exploreNext(*other)) {}
        });

    SymbolicReport report;
    report.drivers = tasks.size();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const Driver& driver = tasks[i].driver;
        const Explored explored = exploration.take(i, explorer);
        const Executable& tested = driver.steps.back().executable;
        SymbolicReport::OfMethod& ofMethod = report.methods[tested.name + tested.descriptor];
        ++ofMethod.drivers;
        if (explored.isLeftOut) {
            ofMethod.limit = "tests.time";
            report.outOfTime += tasks.size() - i;
            break;
        }
        report.paths += explored.paths.size();
        report.complete += explored.result.isComplete;
        report.outOfTime += explored.result.isOutOfTime;
        std::set<std::string> reasons;
        for (const vm::Approximated& reason : explored.result.unknown) {
            const std::string text(reason.row().text);
            if (reason.row().hasDetail()) report.unknown[text].details.insert(reason.detail);
            reasons.insert(text);
            ofMethod.limit = reason.text();
        }
        for (const std::string& text : reasons) ++report.unknown[text].drivers;
        if (explored.result.unknown.empty() && !explored.result.assumed.empty())
            ofMethod.limit = explored.result.assumed.front().text();
        bool areExecuted = true;
        for (const PathEnd& path : explored.paths) {
            if (path.kind == PathEnd::Kind::SetUpFailed ||
                path.inputs.size() != inputsOf(driver).size()) {
                areExecuted = false;
                continue;
            }
            const bool isEnd = path.kind != PathEnd::Kind::Cut;
            const bool isAll = wanted == ConcreteSearch::Wanted::EveryTest;
            const bool isRun = search.offer(
                withConstructions(withInputs(driver, path.inputs).steps, search.types()),
                isAll && !isEnd ? ConcreteSearch::Wanted::Anything : wanted);
            areExecuted = areExecuted && isRun && search.isTidy();
            if (!isRun && isEnd) ++report.unknown["paths whose inputs no test can make"].drivers;
            PathConditions conditions = conditionsOf(driver, path);
            const Executable& act = conditions.executable;
            if (isEnd && std::ranges::any_of(conditions.bounds,
                                             [](const auto& bounds) { return bounds.has_value(); }))
                report.conditions[act.name + act.descriptor].push_back(std::move(conditions));
        }
        const bool isForAll = areReceiversAlike(driver, search.types()) &&
                              std::ranges::all_of(driver.steps.back().arguments, isInput);
        ofMethod.isComplete |= isForAll && explored.result.isComplete &&
                               !explored.result.startsThreads && explored.result.assumed.empty() &&
                               areExecuted;
    }
    return report;
}

std::vector<std::string> SymbolicReport::linesOfUnknown() const {
    std::vector<std::string> lines;
    for (const auto& [text, reason] : unknown) {
        std::string of = reason.details.empty() ? "" : *reason.details.begin();
        if (const std::size_t others = reason.details.size(); others > 1)
            of += fmt::format(" (and {} other{})", others - 1, others > 2 ? "s" : "");
        std::string line = fmt::format("{}: {}", reason.drivers, text);
        if (const std::size_t at = line.find("{}"); at != std::string::npos)
            line.replace(at, 2, of);
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace clew::search::generate
