// Strategies that look at which thread goes on.

#include <doctest/doctest.h>

#include <set>

#include "search/strategy/Delays.h"
#include "search/strategy/Pct.h"
#include "search/strategy/Pos.h"
#include "search/strategy/Preemptions.h"
#include "tests/search/JavaProgram.h"
#include "tests/search/strategy/ThreadStates.h"

using namespace clew;
using namespace clew::search;

namespace {

using vm::interpreter::Access;
using vm::state::ThreadStatus;

// A choice between threads at these places, whose numbers are one more; the one at place `last` has
// run.
Entry entryOf(const std::vector<std::uint16_t>& places, std::size_t last = 0, std::uint64_t key = 0,
              ThreadStatus status = ThreadStatus::Runnable) {
    std::vector<ThreadStatus> statuses(5, ThreadStatus::Runnable);
    statuses[last] = status;
    Entry entry(stateOf(statuses), choice::ThreadChoice({places.begin(), places.end()}), Path(), 0);
    entry.last = last;
    entry.key = {key, key};
    return entry;
}

// Which place goes on, in a walk.
std::size_t placeOf(Strategy& strategy) {
    Entry& entry = strategy.top();
    return entry.choice.thread(entry.take());
}

// Where paths end: what was printed, and fingerprints.
struct Ends : Listener {
    std::set<std::pair<std::uint64_t, std::uint64_t>> keys;
    void searchRestarted() override { keys.clear(); }
    void stateAdvanced(const vm::state::LiveState&, const Transition& transition) override {
        if (transition.isEnd && !(transition.to == vm::state::Hash128()))
            keys.emplace(transition.to.low, transition.to.high);
    }
};

constexpr std::string_view kRacing = R"(
public class Main {
    static int a, b;
    static final Object lock = new Object();
    static void work(int me) {
        a = a * 3 + me;
        synchronized (lock) { b = b * 5 + me; lock.notifyAll(); }
        a++;
    }
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> work(1)), two = new Thread(() -> work(2));
        one.start();
        two.start();
        synchronized (lock) { if (b == 0) lock.wait(10); }
        one.join();
        System.out.println(a + " " + b);
    }
}
)";

constexpr std::string_view kPolling = R"(
public class Main {
    static volatile boolean done;
    static int seen;
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { while (!done) Thread.yield(); seen++; });
        other.start();
        seen += 10;
        done = true;
        other.join();
    }
}
)";

} // namespace

TEST_CASE("preemptions: a switch from a thread that could go on costs, and comes later") {
    Preemptions strategy(std::nullopt);
    strategy.push(entryOf({0, 1, 2}));
    CHECK(placeOf(strategy) == 0);
    strategy.push(entryOf({3, 4}, 0)); // the one that has run cannot go on: all are free
    CHECK(placeOf(strategy) == 3);
    CHECK(placeOf(strategy) == 4);
    CHECK(strategy.top().isDone());
    CHECK(strategy.cut().find("not even all schedules without") == 0);
    strategy.pop();
    CHECK(placeOf(strategy) == 1);
    CHECK(strategy.cut() ==
          "all schedules without preemptions were explored, not all of those "
          "with preemptions");
    strategy.push(entryOf({1, 2}, 1));
    CHECK(placeOf(strategy) == 1);
    CHECK_FALSE(strategy.empty());
    CHECK(placeOf(strategy) == 2); // of the first one: the other costs two
    CHECK(strategy.top().isDone());
    strategy.pop();
    CHECK(placeOf(strategy) == 2);
    strategy.pop();
    CHECK(strategy.empty());
    CHECK(strategy.cut().empty());
}

TEST_CASE("preemptions: who leaves a wait as time passes, or has ended, is not preempted") {
    Preemptions strategy(0);
    strategy.push(entryOf({0, 1}, 0, 0, ThreadStatus::Sleeping));
    CHECK(placeOf(strategy) == 0);
    CHECK(placeOf(strategy) == 1);
    strategy.pop();
    CHECK(strategy.empty());
    CHECK(strategy.cut().empty());
    strategy.push(entryOf({0, 1}));
    CHECK(placeOf(strategy) == 0);
    CHECK(strategy.empty());
    CHECK_FALSE(strategy.cut().empty());
}

TEST_CASE("delays: each one passes over a thread, in the circle") {
    Delays strategy(2);
    strategy.push(entryOf({2, 0, 1, 3}, 2));
    CHECK(placeOf(strategy) == 2);
    CHECK(placeOf(strategy) == 3);
    CHECK(placeOf(strategy) == 0);
    CHECK(strategy.empty());
    CHECK(strategy.cut() ==
          "all schedules with up to 2 delays were explored, not all of those with more");
}

TEST_CASE("pct: the one with the highest priority goes on, and falls back where it turns round") {
    Pct strategy(100, 1, 7);
    strategy.push(entryOf({0, 1, 2}, 0, 1));
    const std::size_t first = placeOf(strategy);
    strategy.push(entryOf({0, 1, 2}, first, 2));
    CHECK(placeOf(strategy) == first);
    strategy.push(entryOf({0, 1, 2}, first, 2)); // it has been there
    const std::size_t second = placeOf(strategy);
    CHECK(second != first);
    strategy.push(entryOf({0, 1, 2}, second, 3));
    CHECK(placeOf(strategy) == second);
    strategy.pathEnded();
    strategy.pathEnded();
    CHECK(strategy.bound() == doctest::Approx(1.0 / 3));
}

TEST_CASE("pct: with depth d some walk changes d - 1 times who goes on, and none more often") {
    Pct strategy(2000, 3, 7);
    constexpr std::uint64_t kSteps = 10;
    std::size_t most = 0;
    for (int walk = 0; walk < 1000; ++walk) {
        std::size_t changes = 0, before = 99;
        for (std::uint64_t step = 0; step < kSteps; ++step) {
            if (step > 0 || walk == 0) strategy.push(entryOf({0, 1, 2}, 0, step));
            const std::size_t place = placeOf(strategy);
            changes += before != 99 && place != before;
            before = place;
        }
        strategy.pathEnded();
        most = std::max(most, changes);
    }
    CHECK(most == 2);
    CHECK(strategy.bound() == doctest::Approx(1.0 / (3 * kSteps * kSteps)));
}

TEST_CASE("pos: what competes with what was done gets another priority, the rest keeps its own") {
    constexpr std::size_t kSteps = 10, kWalks = 2000;
    // How often a thread with a single step comes after all steps of another one.
    const auto comesLast = [&](bool competes) {
        Pos strategy(2 * kWalks, 5);
        std::size_t count = 0;
        strategy.push(entryOf({0, 1}));
        for (std::size_t walk = 0; walk < kWalks; ++walk) {
            std::size_t steps = 0;
            while (steps < kSteps && placeOf(strategy) == 0) {
                strategy.executed({{7, 0, Access::Kind::Write}});
                if (++steps < kSteps) strategy.push(entryOf({0, 1}));
            }
            if (steps < kSteps) strategy.executed({{competes ? 7u : 8u, 0, Access::Kind::Read}});
            count += steps == kSteps;
            strategy.pathEnded();
        }
        return count;
    };
    CHECK(comesLast(false) > kWalks / 16); // by its own priority alone: 1/11
    CHECK(comesLast(false) < kWalks / 7);
    CHECK(comesLast(true) < kWalks / 200); // by a new one each time: 1/1024
}

TEST_CASE("preemptions and delays: without a bound they reach the end states of depth first") {
    for (const std::string_view source : {kRacing, kPolling}) {
        JavaProgram program(source);
        Ends wanted;
        const Result all = program.explore({}, {&wanted});
        CHECK(all.verdict == Verdict::Safe);
        REQUIRE(wanted.keys.size() > (source == kRacing ? 5 : 0));
        const auto explore = [&](auto make, Ends& ends) {
            ExplorerOptions options;
            options.makeStrategy = make;
            return program.explore(options, {&ends});
        };
        Ends preemptions, delays, few;
        const Result byPreemptions =
            explore([] { return std::make_unique<Preemptions>(std::nullopt); }, preemptions);
        const Result byDelays =
            explore([] { return std::make_unique<Delays>(std::nullopt); }, delays);
        CHECK(byPreemptions.verdict == Verdict::Safe);
        CHECK(byDelays.verdict == Verdict::Safe);
        CHECK(preemptions.keys == wanted.keys);
        CHECK(delays.keys == wanted.keys);
        const Result bounded = explore([] { return std::make_unique<Preemptions>(0); }, few);
        CHECK(bounded.verdict == Verdict::Unknown);
        CHECK(std::ranges::includes(wanted.keys, few.keys));
        if (source == kRacing) CHECK(few.keys.size() < wanted.keys.size());
    }
}
