#include "search/workers/Workers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>

#include "search/BranchCoverage.h"
#include "search/strategy/BreadthFirst.h"
#include "search/strategy/Generational.h"
#include "search/strategy/Priority.h"
#include "tests/search/JavaProgram.h"

using namespace clew;
using namespace clew::search;

namespace {

// Three threads, of which two share a field without a lock, and a choice of data.
constexpr std::string_view kThreads = R"(
import gov.nasa.jpf.vm.Verify;
import java.util.*;
public class Main {
    static int count;
    static final List<String> all = Collections.synchronizedList(new ArrayList<>());
    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                if (number < 2) count += number + 1;
                all.add("thread " + number);
            });
        }
        for (Thread thread : threads) thread.start();
        int more = Verify.getInt(0, 2);
        for (Thread thread : threads) thread.join();
        count += more;
        assert all.size() == 3;
    }
}
)";

// Two errors, each on many paths.
constexpr std::string_view kErrors = R"(
import gov.nasa.jpf.vm.Verify;
public class Main {
    static final Object left = new Object(), right = new Object();
    static int meals;
    static void eat(Object first, Object second) {
        for (int i = 0; i < 2; i++) synchronized (first) { synchronized (second) { meals++; } }
    }
    public static void main(String[] args) throws Exception {
        int number = Verify.getInt(0, 5);
        Thread other = new Thread(() -> eat(left, right));
        other.start();
        eat(right, left);
        other.join();
        if (number == 4) throw new IllegalStateException("meals " + meals);
    }
}
)";

constexpr std::string_view kInputs = R"(
import gov.nasa.jpf.vm.Verify;
public class Main {
    static class Node { int key; Node left, right; }
    static Node insert(Node at, int key) {
        if (at == null) { Node made = new Node(); made.key = key; return made; }
        if (key < at.key) at.left = insert(at.left, key); else if (key > at.key) at.right = insert(at.right, key);
        return at;
    }
    public static void main(String[] args) {
        Node root = null;
        for (int i = 0; i < 4; i++) root = insert(root, gov.nasa.jpf.symbc.Debug.makeSymbolicInteger("k" + i));
    }
}
)";

// Two errors that walks come upon, and the exploration only after more transitions than they begin
// at.
constexpr std::string_view kWalks = R"(
public class Main {
    static volatile int first, second, third;
    static int count(int thread) {
        int seen = 0;
        for (int i = 0; i < (thread == 3 ? 1 : 2); i++) {
            seen = 10 * seen + first;
            if (thread == 1) first++; else if (thread == 2) second++; else third++;
            seen += second + third;
        }
        return seen;
    }
    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        int[] seen = new int[3];
        for (int i = 0; i < 3; i++) {
            int number = i;
            threads[i] = new Thread(() -> seen[number] = count(number + 1));
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        if (seen[0] % 7 == 3) throw new IllegalStateException();
        if (seen[1] % 5 == 2) throw new IllegalArgumentException();
    }
}
)";

// Everything takes dozens of times as long: less of it.
#ifdef CLEW_SANITIZED
constexpr bool kIsSlow = true;
#else
constexpr bool kIsSlow = false;
#endif

struct Explored {
    Verdict verdict;
    std::vector<std::string> violations;
    std::uint64_t transitions, statesNew, statesVisited, statesBacktracked, statesEnd, paths;
    std::uint64_t branchesReached, branches;
    vm::state::Hash128 states;
    friend bool operator==(const Explored&, const Explored&) = default;
};

enum class Order { DepthFirst, BreadthFirst, BestFirst, Generations };

// Knows how many branches it was told of.
class CountingPriority : public Priority {
  public:
    explicit CountingPriority(std::uint64_t& count)
        : Priority({kCoverage}, 10, 42), count_(count) {}
    void reachedNew(std::uint32_t branches) override {
        count_ += branches;
        Priority::reachedNew(branches);
    }

  private:
    std::uint64_t& count_;
};

Explored explore(JavaProgram& program, unsigned workers, std::uint64_t after, Order order) {
    ExplorerOptions options;
    options.workers = workers;
    options.transitionsBeforeWorkers = after;
    options.multipleErrors = true;
    options.branched = [] {};
    std::uint64_t newBranches = 0;
    BranchCoverage coverage;
    std::vector<Listener*> listeners;
    if (order == Order::BreadthFirst)
        options.makeStrategy = [] { return std::make_unique<BreadthFirst>(); };
    if (order == Order::BestFirst) {
        options.makeStrategy = [&] {
            newBranches = 0; // the exploration starts again
            return std::make_unique<CountingPriority>(newBranches);
        };
        options.coverage = &coverage;
        listeners.push_back(&coverage);
    }
    if (order == Order::Generations) {
        options.makeStrategy = [] { return std::make_unique<Generational>(); };
        options.coverage = &coverage;
        listeners.push_back(&coverage);
    }
    const Result result = program.explore(options, listeners);
    CHECK(result.unknown.empty());
    // Each is new once, whoever reaches it. Workers do not tell where a path ends.
    if (order == Order::BestFirst) CHECK(newBranches > 0);
    CHECK(newBranches <= coverage.reached());
    const Statistics& counted = result.statistics;
    Explored explored{result.verdict,        {},
                      counted.transitions,   counted.statesNew,
                      counted.statesVisited, counted.statesBacktracked,
                      counted.statesEnd,     counted.paths,
                      coverage.reached(),    coverage.total(),
                      program.states()};
    for (const Violation& violation : result.violations)
        explored.violations.push_back(violation.identity());
    std::ranges::sort(explored.violations);
    return explored;
}

void agree(std::string_view source) {
    JavaProgram program(source);
    for (const Order order :
         {Order::DepthFirst, Order::BreadthFirst, Order::BestFirst, Order::Generations}) {
        program.keepsMachine = false;
        Explored alone = explore(program, 1, 0, order);
        CHECK(alone.transitions > 100);
        alone.states = {};
        for (const unsigned workers : kIsSlow ? std::vector{3u} : std::vector{2u, 4u})
            for (const std::uint64_t after : kIsSlow ? std::vector{0u} : std::vector{0u, 50u}) {
                INFO(workers, " workers, which begin after ", after, " transitions");
                // Classes are linked, and fields found out to be shared, by all of them.
                program.keepsMachine = false;
                Explored together = explore(program, workers, after, order);
                const vm::state::Hash128 states = std::exchange(together.states, {});
                CHECK(together.transitions == alone.transitions);
                CHECK(together == alone);
                program.keepsMachine = true;
                CHECK(explore(program, 1, 0, order).states == states);
            }
    }
}

} // namespace

TEST_CASE("walks: two threads find what one finds, in the same order") {
    JavaProgram program(kWalks);
    std::vector<std::string> found[2];
    std::uint64_t walks[2] = {}, transitions[2] = {};
    for (const unsigned workers : {1u, 2u}) {
        if (kIsSlow && workers == 1) continue;
        ExplorerOptions options;
        options.workers = workers;
        options.multipleErrors = true;
        options.branched = [] {};
        options.walks.seconds = kIsSlow ? 2 : 60;
        if (!kIsSlow) options.secondsBeforeWalks = 1'000; // by transitions, on any machine
        options.stateLimit = kIsSlow ? 10'000 : 0;
        const Result result = program.explore(options);
        for (const Violation& violation : result.violations)
            found[workers - 1].push_back(violation.identity());
        walks[workers - 1] = result.statistics.walks;
        transitions[workers - 1] = result.statistics.walkTransitions;
    }
    CHECK(walks[1] > 0);
    if (kIsSlow) return; // cut off by the time
    CHECK(found[0].size() == 2);
    CHECK(found[0] == found[1]);
    CHECK(walks[0] == walks[1]);
    CHECK(transitions[0] == transitions[1]);
}

TEST_CASE("workers: threads that explore together come upon the states of one alone: threads") {
    agree(kThreads);
}

TEST_CASE("workers: threads that explore together come upon the states of one alone: errors") {
    agree(kErrors);
}

TEST_CASE("workers: threads that explore together come upon the states of one alone: inputs") {
    agree(kInputs);
}

TEST_CASE("workers: threads that explore together end where enough branches are reached") {
    JavaProgram program(kInputs);
    BranchCoverage coverage;
    ExplorerOptions options;
    options.workers = 3;
    options.transitionsBeforeWorkers = 0;
    options.branched = [] {};
    options.coverage = &coverage;
    options.coverageGoal = 40;
    const Result result = program.explore(options, {&coverage});
    CHECK(result.verdict == Verdict::Unknown);
    REQUIRE(result.unknown.size() == 1);
    CHECK(result.unknown[0].which == vm::Approximation::CoverageGoal);
    CHECK(coverage.percent() >= 40);
}
