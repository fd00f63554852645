#include "search/generate/RunsAhead.h"

#include <algorithm>
#include <span>
#include <utility>

#include "search/ThreadHeap.h"
#include "vm/Startup.h"

namespace clew::search::generate {

// ---- what one virtual machine tells another

// Nothing where the run has made classes: here what is known of classes is to be what a search
// knows that has run all of its steps itself. Nothing where its results are of classes that have no
// meaning elsewhere.
std::optional<ConcreteRun::Result> ConcreteRun::runForOther(const std::vector<Step>& steps,
                                                            const Limits& limits) {
    vm::types::Linker& linker = types_.linker();
    const std::size_t classes = linker.classes().size();
    const std::uint64_t runs = runs_, instructions = instructions_, inVain = inVain_,
                        givenUp = givenUp_, longSetUps = longSetUps_, executed = executedInAll_;
    unsupported_.clear();
    reachedInVain_.clear();
    vm_.approximations.exchange({});
    Result result;
    result.test = run(steps, false, limits);
    result.limits = limits;
    if (linker.classes().size() != classes) {
        auto made = made_ ? *made_ : std::vector<vm::types::Symbol>();
        const std::lock_guard lock(linker.mutex());
        for (const Class* type : std::span(linker.classes()).subspan(classes))
            if (!type->isHiddenClass && !type->isArray()) made.push_back(type->name);
        made_ = std::make_shared<const std::vector<vm::types::Symbol>>(std::move(made));
        return std::nullopt;
    }
    result.made = made_;
    result.isTidy = isTidy_;
    result.hasReadClock = hasReadClock_;
    result.cameToNoEnd = cameToNoEnd_;
    result.runs = runs_ - runs;
    result.instructions = instructions_ - instructions;
    result.inVain = inVain_ - inVain;
    result.givenUp = givenUp_ - givenUp;
    result.longSetUps = longSetUps_ - longSetUps;
    result.executedInAll = executedInAll_ - executed;
    result.unsupported = std::exchange(unsupported_, {});
    result.reachedInVain = std::exchange(reachedInVain_, {});
    result.approximated = vm_.approximations.exchange({});
    if (result.runs == 0) return result; // what was run last is another test
    result.executed = executed_;
    result.setUp = setUp_;
    for (const Class* type : resultClasses_) {
        if (type && linker.find(type->name.view()) != type) return std::nullopt;
        result.classes.push_back(type ? type->name.str() : std::string());
    }
    return result;
}

bool ConcreteRun::adopt(const Result& result) {
    if (mayStartFasterAfter(result.executed)) return false;
    // With these limits it has come as far as it would with others.
    const Limits now = limits();
    if (result.limits != now &&
        (result.setUp >= std::min(result.limits.setUp, now.setUp) ||
         result.executed - result.setUp >= std::min(result.limits.last, now.last)))
        return false;
    if (result.made && result.made != made_) {
        const auto isLoaded = [&](vm::types::Symbol name) { return types_.linker().loaded(name); };
        if (!std::ranges::all_of(*result.made, isLoaded)) return false;
        made_ = result.made;
    }
    std::vector<const Class*> classes;
    for (const std::string& name : result.classes) try {
            classes.push_back(name.empty() ? nullptr : types_.linker().find(name));
            if (!name.empty() && !classes.back()) return false;
        } catch (const vm::types::LinkageError&) {
            return false;
        }
    cameToNoEnd_ = result.cameToNoEnd;
    if (result.runs != 0) {
        resultClasses_ = std::move(classes);
        isTidy_ = result.isTidy;
        hasReadClock_ = result.hasReadClock;
    }
    runs_ += result.runs;
    instructions_ += result.instructions;
    inVain_ += result.inVain;
    givenUp_ += result.givenUp;
    longSetUps_ += result.longSetUps;
    executedInAll_ += result.executedInAll;
    for (const auto& [reason, count] : result.unsupported) unsupported_[reason] += count;
    for (const auto& [reason, reached] : result.reachedInVain) reachedInVain_[reason].add(reached);
    for (const auto& [approximation, count] : result.approximated)
        for (std::uint64_t i = 0; i < count; ++i)
            vm_.approximated(approximation.first, approximation.second);
    return true;
}

namespace {

using Clock = std::chrono::steady_clock;

std::vector<const Class*> loadAll(vm::Vm& vm, const std::vector<std::string>& names) {
    std::vector<const Class*> classes;
    classes.reserve(names.size());
    for (const std::string& name : names) classes.push_back(&vm.linker->load(name));
    return classes;
}

struct Machine {
    std::unique_ptr<vm::Vm> vm;
    vm::state::LiveState live;
    const vm::state::State booted;
    const std::vector<const Class*> classes;
    const TypeKnowledge types;
    BranchGoals goals;
    ConcreteRun run;

    Machine(const ConcreteSetting& setting, const InputRanges& ranges)
        : vm(vm::makeVm(setting.options)),
          live(vm->globals, *vm->frameMaps, setting.heapLimit),
          booted(vm::boot(*vm, live)),
          classes(loadAll(*vm, setting.classes)),
          types(*vm->linker, setting.package, *classes.front()),
          goals(classes, setting.methods),
          run(*vm, live, types, goals, ranges, setting.instructionLimit) {
        run.initialize(classes);
    }
};

} // namespace

RunsAhead::RunsAhead(std::size_t threads, double alone, ConcreteSetting setting,
                     const InputRanges& ranges)
    : begin_(Clock::now() +
             std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(alone))),
      setting_(std::move(setting)),
      ranges_(ranges) {
    while (threads_.size() < threads)
        threads_.emplace_back([this](const std::stop_token& stop) {
            try {
                run(stop);
            } catch (...) {
                // The search does without: what goes wrong goes wrong there, too.
            }
        });
}

void RunsAhead::run(const std::stop_token& stop) {
    const auto isAnyUnbegun = [&] { return firstUnbegun_ < endOfUnbegun_; };
    std::unique_lock lock(mutex_);
    if (!changed_.wait(lock, stop, isAnyUnbegun)) return;
    lock.unlock();
    growThreadHeap();
    Machine machine(setting_, ranges_);
    std::size_t initialized = 0; // of names_
    lock.lock();
    while (changed_.wait(lock, stop, isAnyUnbegun)) {
        const std::shared_ptr<Entry> entry = entries_[--endOfUnbegun_];
        entry->isBegun = true;
        std::vector<std::string> names(names_.begin() + static_cast<std::ptrdiff_t>(initialized),
                                       names_.end());
        initialized = names_.size();
        lock.unlock();
        std::optional<ConcreteRun::Result> result;
        try {
            if (!names.empty()) machine.run.initializeAlso(std::move(names));
            result = machine.run.runForOther(entry->steps, entry->limits);
        } catch (...) {
            // The search runs it itself, and comes to the same.
        }
        lock.lock();
        entry->result = std::move(result);
        entry->isDone = true;
        done_.notify_all();
    }
}

void RunsAhead::initializeAlso(std::vector<std::string> names) {
    const std::lock_guard lock(mutex_);
    names_ = std::move(names);
}

bool RunsAhead::wantsMore() {
    if (Clock::now() < begin_) return false;
    const std::lock_guard lock(mutex_);
    return firstUnbegun_ == endOfUnbegun_;
}

void RunsAhead::add(std::vector<std::vector<Step>> all, const ConcreteRun::Limits& limits) {
    const std::lock_guard lock(mutex_);
    firstUnbegun_ = entries_.size();
    for (std::vector<Step>& steps : all) {
        entries_.push_back(std::make_shared<Entry>());
        entries_.back()->steps = std::move(steps);
        entries_.back()->limits = limits;
    }
    endOfUnbegun_ = entries_.size();
    changed_.notify_all();
}

RunsAhead::Taken RunsAhead::take() {
    std::unique_lock lock(mutex_);
    const std::shared_ptr<Entry> entry = std::move(entries_.front());
    entries_.pop_front();
    if (firstUnbegun_ > 0) --firstUnbegun_;
    if (endOfUnbegun_ > 0) --endOfUnbegun_;
    if (!entry->isBegun) return {std::move(entry->steps), std::nullopt};
    done_.wait(lock, [&] { return entry->isDone; });
    return {std::move(entry->steps), std::move(entry->result)};
}

void RunsAhead::forget() {
    const std::lock_guard lock(mutex_);
    entries_.clear();
    firstUnbegun_ = endOfUnbegun_ = 0;
}

} // namespace clew::search::generate
