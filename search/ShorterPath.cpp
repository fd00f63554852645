#include "search/ShorterPath.h"

#include <algorithm>
#include <ctime>
#include <map>
#include <memory>
#include <utility>

#include "search/ObserverGroup.h"
#include "search/ReplayAside.h"

namespace clew::search {

using namespace vm;

namespace {

// So much is done at most, whatever the time: see Walks.cpp.
constexpr std::uint64_t kTransitions = 200'000;
constexpr std::uint64_t kInstructionsOfTransition = 250;
constexpr std::clock_t kToFindAgain = 10 * CLOCKS_PER_SEC;
// A schedule that has not led to the violation after so many times the instructions of the path
// that was given leads nowhere.
constexpr std::uint64_t kLongerAtMost = 2;
constexpr std::uint64_t kInstructionsAtLeast = 100'000;

// What a thread does before another one goes on. How many instructions that are is the same,
// whatever the scheduling points in between are.
struct Turn {
    std::uint32_t thread; // its number
    std::uint64_t instructions;
    bool operator==(const Turn&) const = default;
};
using Schedule = std::vector<Turn>;

// What was executed.
struct Executed {
    Schedule schedule;
    std::map<std::uint32_t, std::vector<std::uint32_t>> data; // by thread: alternatives
    std::vector<std::uint32_t> path;
    std::uint64_t instructions = 0;
    bool violates = false; // as was wanted
    bool isBetterThan(const Executed& other) const {
        return violates && std::pair(schedule.size(), instructions) <
                               std::pair(other.schedule.size(), other.instructions);
    }
};

// Decides what goes on.
class Guide {
  public:
    virtual ~Guide() = default;
    // An alternative. One that there is not: nothing is to.
    virtual std::uint32_t choose(const choice::Choice& choice, const state::LiveState& state) = 0;
    virtual void executed(std::uint32_t, std::uint64_t) {} // a thread, and its instructions
};

class AlongPath : public Guide {
  public:
    explicit AlongPath(const std::vector<std::uint32_t>& path) : path_(path) {}
    std::uint32_t choose(const choice::Choice& choice, const state::LiveState&) override {
        if (choice.count() == 1) return 0;
        return taken_ < path_.size() ? path_[taken_++] : choice.count();
    }

  private:
    const std::vector<std::uint32_t>& path_;
    std::size_t taken_ = 0;
};

// Turns of threads that cannot go on are passed over; behind the last one threads go on as long as
// they can.
class AlongSchedule : public Guide {
  public:
    AlongSchedule(const Schedule& schedule, const Executed& like)
        : schedule_(schedule), like_(like) {}

    std::uint32_t choose(const choice::Choice& choice, const state::LiveState& state) override {
        if (!choice.isThread()) return valueOf(choice, state);
        for (; turn_ < schedule_.size(); ++turn_, done_ = 0) {
            if (done_ >= schedule_[turn_].instructions) continue;
            for (std::uint32_t i = 0; i < choice.count(); ++i)
                if (state.threads[choice.thread(i)].data.number == schedule_[turn_].thread)
                    return i;
        }
        return 0;
    }
    void executed(std::uint32_t thread, std::uint64_t instructions) override {
        if (turn_ < schedule_.size() && schedule_[turn_].thread == thread) done_ += instructions;
    }

  private:
    // What the thread has got there the first time.
    std::uint32_t valueOf(const choice::Choice& choice, const state::LiveState& state) {
        const std::uint32_t thread = state.threads[choice.thread(0)].data.number;
        const auto values = like_.data.find(thread);
        const std::size_t position = read_[thread]++;
        if (values == like_.data.end() || position >= values->second.size()) return 0;
        const std::uint32_t value = values->second[position];
        return value < choice.count() ? value : 0;
    }

    const Schedule& schedule_;
    const Executed& like_;
    std::size_t turn_ = 0;
    std::uint64_t done_ = 0;
    std::map<std::uint32_t, std::size_t> read_; // by thread
};

// The same turns, where each thread in this part has one: in the order in which they first go on,
// or last.
Schedule grouped(const Schedule& schedule, std::size_t from, std::size_t to, bool byFirst) {
    Schedule part;
    const auto add = [&](const Turn& turn) {
        const auto at = std::ranges::find(part, turn.thread, &Turn::thread);
        if (at == part.end())
            part.push_back(turn);
        else
            at->instructions += turn.instructions;
    };
    if (byFirst) {
        for (std::size_t i = from; i < to; ++i) add(schedule[i]);
    } else {
        for (std::size_t i = to; i-- > from;) add(schedule[i]);
        std::ranges::reverse(part);
    }
    Schedule whole(schedule.begin(), schedule.begin() + static_cast<std::ptrdiff_t>(from));
    whole.insert(whole.end(), part.begin(), part.end());
    whole.insert(whole.end(), schedule.begin() + static_cast<std::ptrdiff_t>(to), schedule.end());
    return whole;
}

Schedule without(Schedule schedule, std::size_t from, std::size_t to) {
    schedule.erase(schedule.begin() + static_cast<std::ptrdiff_t>(from),
                   schedule.begin() + static_cast<std::ptrdiff_t>(to));
    return schedule;
}

struct NoOutput : OutputSink {
    void write(int, std::string_view) override {}
};

class Shortener {
  public:
    Shortener(Vm& vm, const state::State& root, const std::string& identity,
              const std::vector<Reporter>& reporters, Properties properties, double seconds)
        : vm_(vm),
          identity_(identity),
          reporters_(reporters),
          properties_(properties),
          until_(std::clock() + static_cast<std::clock_t>(seconds * CLOCKS_PER_SEC)),
          live_(vm.globals, *vm.frameMaps, vm.options.heapLimit),
          execution_(vm, live_),
          from_{root, choice::Choice(choice::ThreadChoice({0})), 0, {}, {}} {
        if (vm.options.guardsOutliveThreads) live_.threadsOfOldest = root->scalars.threadsStarted;
        execution_.stopAtEachStep();
        live_.carriesExpressions = vm.givesAttributes;
        live_.load(root);
        from_.choice = choice::ThreadChoice(choice::ThreadChoice::enabled(live_));
        for (const Reporter& reporter : reporters) from_.listeners.push_back(reporter.atRoot);
    }

    std::optional<std::vector<std::uint32_t>> shorten(const std::vector<std::uint32_t>& path) {
        const std::uint64_t sharing = vm_.sharingChanges;
        AlongPath given(path);
        const Executed original = execute(given);
        if (!original.violates) return std::nullopt;
        instructionsMost_ = std::max(kInstructionsAtLeast, kLongerAtMost * original.instructions);
        best_ = original;
        while (improve() && !isOver()) {}
        if (vm_.sharingChanges == sharing)
            return best_.schedule.size() < original.schedule.size() ? std::optional(best_.path)
                                                                    : std::nullopt;
        // Its choices have become more.
        until_ = std::clock() + kToFindAgain;
        transitionsMost_ += kTransitions;
        if (auto found = again(best_)) return found;
        return again(original);
    }

  private:
    // Where paths part first: candidates begin there.
    struct Start {
        state::State state;
        choice::Choice choice;
        std::size_t current;
        std::vector<std::shared_ptr<const void>> listeners;
        Schedule begun; // the turn that is under way there
    };

    bool isOver() const {
        return wasInterrupted_ || std::clock() >= until_ ||
               transitions_ + execution_.executed() / kInstructionsOfTransition >= transitionsMost_;
    }

    // Larger parts first. Whether a better schedule was found.
    bool improve() {
        bool isBetter = false;
        for (std::size_t length = best_.schedule.size(); length > 0;
             length = length > 8 ? length / 2 : length - 1)
            for (std::size_t from = 0; from + length <= best_.schedule.size() && !isOver();)
                if (improve(from, from + length))
                    isBetter = true;
                else
                    from += std::max<std::size_t>(length / 2, 1);
        return isBetter;
    }

    bool improve(std::size_t from, std::size_t to) {
        for (const Schedule& candidate :
             {grouped(best_.schedule, from, to, true), grouped(best_.schedule, from, to, false),
              without(best_.schedule, from, to)}) {
            if (candidate == best_.schedule) continue;
            AlongSchedule guide(candidate, best_);
            Executed executed = execute(guide);
            if (!executed.isBetterThan(best_)) continue;
            best_ = std::move(executed);
            return true;
        }
        return false;
    }

    std::optional<std::vector<std::uint32_t>> again(const Executed& found) {
        for (std::uint64_t sharing = vm_.sharingChanges;;) {
            AlongSchedule guide(found.schedule, found);
            const Executed executed = execute(guide);
            if (!executed.violates) return std::nullopt;
            if (std::exchange(sharing, vm_.sharingChanges) == sharing) return executed.path;
        }
    }

    Executed execute(Guide& guide) {
        Executed executed{.schedule = from_.begun};
        live_.load(from_.state);
        live_.current = from_.current;
        for (std::size_t i = 0; i < reporters_.size(); ++i)
            reporters_[i].listener->restore(from_.listeners[i]);
        choice::Choice choice = from_.choice;
        while (executed.instructions < instructionsMost_ && !isOver()) {
            const std::uint32_t alternative = guide.choose(choice, live_);
            if (alternative >= choice.count()) break;
            Outcome outcome = step(choice, alternative, executed, guide);
            executed.violates = isViolation(outcome);
            if (executed.violates || outcome.kind != Outcome::Kind::Choice) break;
            choice = std::move(*outcome.choice);
            if (choice.count() > 1) reached(choice, executed);
        }
        return executed;
    }

    Outcome step(const choice::Choice& choice, std::uint32_t alternative, Executed& executed,
                 Guide& guide) {
        const std::uint32_t thread = live_.threads[choice.thread(alternative)].data.number;
        if (choice.count() > 1) executed.path.push_back(alternative);
        if (choice.isData()) executed.data[thread].push_back(alternative);
        const std::uint64_t before = execution_.executed();
        execution_.apply(choice, alternative);
        Outcome outcome = execution_.run();
        ++transitions_;
        wasInterrupted_ |= outcome.kind == Outcome::Kind::Interrupted;
        const std::uint64_t instructions = execution_.executed() - before;
        executed.instructions += instructions;
        if (executed.schedule.empty() || executed.schedule.back().thread != thread)
            executed.schedule.push_back({thread, 0});
        executed.schedule.back().instructions += instructions;
        guide.executed(thread, instructions);
        return outcome;
    }

    bool isViolation(const Outcome& outcome) {
        std::optional<Violation> violation = judge(vm_, live_, outcome, properties_);
        for (const Reporter& reporter : reporters_)
            for (Listener::Report& report : reporter.listener->takeReports())
                if (!violation) violation = violationOf(std::move(report), reporter.number);
        return violation && violation->identity() == identity_;
    }

    void reached(const choice::Choice& choice, Executed& executed) {
        // As where paths are explored: collections happen at the same places.
        state::State state = live_.freeze();
        if (!executed.path.empty() || isStarted_) return;
        isStarted_ = true;
        from_ = {std::move(state), choice, live_.current, {}, {}};
        for (const Reporter& reporter : reporters_)
            from_.listeners.push_back(reporter.listener->save());
        from_.begun = {{live_.thread().data.number, 0}};
        executed = {.schedule = from_.begun};
    }

    Vm& vm_;
    const std::string& identity_;
    const std::vector<Reporter>& reporters_;
    const Properties properties_;
    std::clock_t until_;
    state::LiveState live_;
    Execution execution_;
    Start from_;
    Executed best_;
    std::uint64_t transitions_ = 0, transitionsMost_ = kTransitions;
    std::uint64_t instructionsMost_ = ~std::uint64_t(0);
    bool isStarted_ = false;
    bool wasInterrupted_ = false;
};

} // namespace

std::optional<std::vector<std::uint32_t>> shorterPath(Vm& vm, const state::State& root,
                                                      const std::vector<std::uint32_t>& path,
                                                      const ValuesOfInputs& inputs,
                                                      const std::string& identity,
                                                      const std::vector<Reporter>& reporters,
                                                      Properties properties, double seconds) {
    NoOutput output;
    const ReplayAside aside(vm, reporters, output);
    vm.options.errors = errorsAmong(properties);
    vm.inputValues = inputs ? inputs : std::make_shared<const state::InputValues>();
    std::vector<interpreter::Observer*> observers;
    for (const Reporter& reporter : reporters) observers.push_back(reporter.listener);
    ObserverGroup group(std::move(observers));
    vm.observer = reporters.empty() ? nullptr : &group;
    return Shortener(vm, root, identity, reporters, properties, seconds).shorten(path);
}

} // namespace clew::search
