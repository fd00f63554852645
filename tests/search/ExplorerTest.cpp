#include <doctest/doctest.h>

#include <algorithm>

#include "search/Explorer.h"
#include "search/strategy/BreadthFirst.h"
#include "tests/search/JavaProgram.h"

using namespace clew;
using namespace clew::search;

namespace {

constexpr std::string_view kTwoDigits = R"(
import gov.nasa.jpf.vm.Verify;
public class Main {
    static int a, b;
    public static void main(String[] args) {
        a = Verify.getInt(0, 2);
        b = Verify.getInt(0, 3);
        System.out.println(a + " " + b);
        int kept = 10 * a + b;
        if (kept > 22) throw new IllegalStateException("kept " + kept);
    }
}
)";

constexpr std::string_view kUnprotected = R"(
public class Main {
    static int count;
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2 : "lost " + count;
    }
}
)";

std::vector<std::string> textsOf(const std::vector<vm::Approximated>& reasons) {
    std::vector<std::string> texts;
    for (const vm::Approximated& reason : reasons) texts.push_back(reason.text());
    return texts;
}

// The events of a search, as one letter each.
class Events : public Listener {
  public:
    std::string text;
    std::size_t depth = 0;
    void searchStarted() override { text += "<"; }
    void searchRestarted() override { text = "<"; }
    void searchFinished() override { text += ">"; }
    void stateAdvanced(const vm::state::LiveState&, const Transition& transition) override {
        text += transition.isEnd ? (transition.isNew ? "E" : "e") : (transition.isNew ? "N" : "n");
        depth = std::max(depth, transition.depth);
    }
    void statePurged(std::size_t) override { text += "-"; }
    void constraintHit(std::string_view limit) override { text += "[" + std::string(limit) + "]"; }
    void propertyViolated(const Violation&) override { text += "!"; }
    std::size_t count(char event) const {
        return static_cast<std::size_t>(std::ranges::count(text, event));
    }
};

// Takes the first alternative of each choice, and says nothing of it.
class First : public Listener {
  public:
    std::optional<std::uint32_t> selected(const vm::state::LiveState&, std::uint32_t,
                                          bool) override {
        return 0;
    }
};

} // namespace

TEST_CASE("explorer: what a listener leaves out is named, whether it says so or not") {
    JavaProgram program(kTwoDigits);
    First first;
    const Result result = program.explore({}, {&first});
    CHECK(result.violations.empty());
    CHECK(result.verdict == Verdict::Unknown);
    CHECK(textsOf(result.unknown).size() == 1);
}

TEST_CASE("explorer: every alternative is taken once, and counted") {
    JavaProgram program(kTwoDigits);
    ExplorerOptions options;
    options.multipleErrors = true;
    Events events;
    const Result result = program.explore(options, {&events});
    CHECK(result.verdict == Verdict::Violated);
    REQUIRE(result.violations.size() == 1);
    CHECK(result.violations[0].message == "kept 23");
    CHECK(result.violations[0].dataChoices == std::vector<std::int64_t>{2, 3});
    CHECK(result.violations[0].path == std::vector<std::uint32_t>{2, 3});
    CHECK(result.unknown.empty());
    const Statistics& statistics = result.statistics;
    CHECK(statistics.transitions == 1 + 3 + 12);
    CHECK(statistics.choices == 1 + 3);
    CHECK(statistics.statesEnd == 11);
    CHECK(statistics.statesNew == 1 + 1 + 3 + 11); // the one that violates is not stored
    CHECK(statistics.statesVisited == 0);
    CHECK(statistics.statesBacktracked == 1 + 1 + 3);
    CHECK(statistics.depthMax == 3);
    CHECK(statistics.heapHighWater > 0);
    CHECK(std::ranges::count(program.output(), '\n') == 12);
    CHECK(events.text.front() == '<');
    CHECK(events.text.back() == '>');
    CHECK(events.count('N') == 4);
    CHECK(events.count('E') == 11);
    CHECK(events.count('e') == 1);
    CHECK(events.count('!') == 1);
    CHECK(events.depth == 3);
}

TEST_CASE("explorer: the first error ends the search") {
    JavaProgram program(kTwoDigits);
    ExplorerOptions options;
    options.makeStrategy = [] { return std::make_unique<BreadthFirst>(); };
    const Result result = program.explore(options);
    CHECK(result.violations.size() == 1);
    CHECK(result.statistics.transitions == 16);
    ExplorerOptions without;
    without.properties.exception = false;
    const Result other = program.explore(without);
    CHECK(other.verdict == Verdict::Safe); // the thread just ends
    CHECK(other.violations.empty());
}

TEST_CASE("explorer: states that are equal are explored once, unless none is stored") {
    JavaProgram program(R"(
import gov.nasa.jpf.vm.Verify;
public class Main {
    static int kept;
    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) kept = Verify.getInt(0, 9) / 10;
    }
}
)");
    const Result matched = program.explore();
    CHECK(matched.verdict == Verdict::Safe);
    CHECK(matched.statistics.transitions == 1 + 5 * 10);
    CHECK(matched.statistics.statesVisited == 5 * 9);
    ExplorerOptions options;
    options.storeStates = false;
    const Result all = program.explore(options);
    CHECK(all.verdict == Verdict::Safe);
    CHECK(all.statistics.transitions == 1 + 10 + 100 + 1000 + 10000 + 100000);
    CHECK(all.statistics.statesVisited == 0);
}

TEST_CASE("explorer: limits make the verdict unknown, and are named") {
    JavaProgram program(R"(
import gov.nasa.jpf.vm.Verify;
public class Main {
    static int kept;
    public static void main(String[] args) {
        for (int i = 0; i < 6; i++) kept = 10 * kept + Verify.getInt(0, 9);
    }
}
)");
    Events events;
    ExplorerOptions states;
    states.stateLimit = 50;
    Result result = program.explore(states, {&events});
    CHECK(result.verdict == Verdict::Unknown);
    CHECK(result.statistics.statesNew == 51); // one too many
    REQUIRE(result.unknown.size() == 1);
    CHECK(result.unknown[0].which == vm::Approximation::StateLimit);
    CHECK(events.text.find("[states]") != std::string::npos);

    events.text.clear();
    ExplorerOptions depth;
    depth.depthLimit = 3;
    result = program.explore(depth, {&events});
    CHECK(result.verdict == Verdict::Unknown);
    CHECK(result.statistics.depthMax == 3);
    CHECK(result.statistics.transitions == 1 + 10 + 100);
    CHECK(textsOf(result.unknown) == std::vector<std::string>{"depth: the limit of 3 was reached"});
    CHECK(events.count('-') == 100);

    WatchOptions watch;
    watch.timeLimit = 0.2;
    result = program.explore({}, {}, watch);
    CHECK(result.verdict == Verdict::Unknown);
    CHECK(textsOf(result.unknown) == std::vector<std::string>{"time limit reached"});
    watch = {};
    watch.minimalFree = UINT64_MAX;
    result = program.explore({}, {}, watch);
    CHECK(result.verdict == Verdict::Unknown);
    CHECK(textsOf(result.unknown) == std::vector<std::string>{"memory limit reached"});
}

TEST_CASE(
    "explorer: alternatives in random order are the same ones, and the same for the same seed") {
    JavaProgram program(kTwoDigits);
    std::vector<std::string> outputs;
    for (const std::optional<std::uint64_t> seed :
         {std::optional<std::uint64_t>(), {1}, {1}, {2}}) {
        ExplorerOptions options;
        options.multipleErrors = true;
        options.randomizeSeed = seed;
        program.explore(options);
        outputs.push_back(program.output());
    }
    CHECK(outputs[1] == outputs[2]);
    CHECK_FALSE(outputs[0] == outputs[1]);
    CHECK_FALSE(outputs[1] == outputs[3]);
    for (std::string& output : outputs) std::ranges::sort(output);
    CHECK(outputs[0] == outputs[1]);
    CHECK(outputs[0] == outputs[3]);
}

TEST_CASE(
    "explorer: a field that turns out not to be protected makes it start again, as if nothing had "
    "been "
    "before") {
    JavaProgram program(kUnprotected);
    int restarts = 0;
    ExplorerOptions options;
    options.restarted = [&] { ++restarts; };
    Events events;
    const Result result = program.explore(options, {&events});
    CHECK(result.verdict == Verdict::Violated);
    REQUIRE(result.violations.size() == 1);
    CHECK(result.violations[0].message == "lost 1");
    CHECK(result.violations[0].kind == "assertion");
    CHECK(restarts >= 1);
    CHECK(result.statistics.restarts == static_cast<std::uint64_t>(restarts));
    CHECK(events.count('!') == 1);
    // Without reduction there is nothing to find out.
    program.options.partialOrderReduction = false;
    const Result full = program.explore();
    CHECK(full.verdict == Verdict::Violated);
    CHECK(full.statistics.restarts == 0);
}

TEST_CASE(
    "explorer: a path that depends on counters of the paths before it is replayed as it was") {
    JavaProgram program(R"(
import gov.nasa.jpf.vm.Verify;
public class Main {
    public static void main(String[] args) {
        int before = Verify.getCounter(0);
        int k = Verify.getInt(0, 3);
        int n = Verify.incrementCounter(0);
        assert before != 0 || n != 3 : "third of " + k;
    }
}
)");
    const Result result = program.explore();
    CHECK(result.verdict == Verdict::Violated);
    REQUIRE(result.violations.size() == 1);
    CHECK(result.violations[0].message == "third of 2");
    CHECK(result.violations[0].read == std::vector<std::int64_t>{0, 3});
}

TEST_CASE("explorer: instructions are counted, whether a listener watches them or not") {
    JavaProgram program(R"(
public class Main {
    static int sum;
    public static void main(String[] args) {
        int end = args.length + 1000;
        for (int i = 0; i < end; i++) sum += i;
        int last = 3;
        while (last >= 0) sum += of(last--, 1 + args.length);
        for (int i = 5; i >= end; i++) sum = 0;
    }
    static int of(int way, int other) {
        try {
            switch (way) {
                case 0: return other + way;
                case 1: return Math.abs(other / (way - 1));
                default: return way + other;
            }
        } catch (ArithmeticException error) {
            return way + 7;
        }
    }
}
)");
    const std::uint64_t counted = program.explore().statistics.instructions;
    Events events;
    CHECK(program.explore({}, {&events}).statistics.instructions == counted);
    struct Watcher : Listener {
        std::uint64_t executed = 0;
        bool wantsInstructions() const override { return true; }
        void instructionExecuted(const vm::state::LiveState&, const vm::types::Method&,
                                 const vm::interpreter::Instruction*) override {
            ++executed;
        }
    } watcher;
    const Result result = program.explore({}, {&watcher});
    CHECK(result.statistics.instructions == watcher.executed);
    CHECK(counted == watcher.executed);
    CHECK(watcher.executed > 1000 * 9); // the loop has nine
    CHECK(watcher.executed < 1000 * 9 + 1000);
}

TEST_CASE("explorer: program ends, ignored paths, exit statuses") {
    JavaProgram program(R"(
import gov.nasa.jpf.vm.Verify;
public class Main {
    public static void main(String[] args) {
        int k = Verify.getInt(0, 4);
        Verify.ignoreIf(k == 1);
        if (k > 2) System.exit(k);
    }
}
)");
    ExplorerOptions options;
    options.properties.exit = false;
    const Result result = program.explore(options);
    CHECK(result.verdict == Verdict::Safe);
    CHECK(result.statistics.ignored == 1);
    CHECK(result.statistics.statesEnd == 4);
    CHECK(result.statistics.exitStatuses == std::vector<std::int32_t>{3, 4});
}
