#include "search/report/TraceText.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>

using namespace clew::search;

namespace {

TraceStep step(std::string thread, std::vector<int> lines, std::string choice = "go") {
    TraceStep made;
    made.threadName = std::move(thread);
    made.choice = std::move(choice);
    for (const int line : lines) made.lines.push_back({"A.java", line, fmt::format("l{}", line)});
    return made;
}

using Text = std::vector<std::string>;

} // namespace

TEST_CASE("trace text: without repetitions every step and line is shown") {
    CHECK(traceText({step("main", {1, 2}), step("t", {10})}, 200) ==
          Text{"1 main: go", "    A.java:1  l1", "    A.java:2  l2", "2 t: go",
               "    A.java:10  l10"});
}

TEST_CASE("trace text: a loop in a step is shown once") {
    CHECK(traceText({step("main", {1, 2, 3, 2, 3, 2, 3, 4})}, 200) ==
          Text{"1 main: go", "    A.java:1  l1", "    A.java:2  l2", "    A.java:3  l3",
               "    … these 2 lines 2 times more", "    A.java:4  l4"});
    CHECK(traceText({step("main", {5, 5, 5})}, 200) ==
          Text{"1 main: go", "    A.java:5  l5", "    … 2 times more"});
    CHECK(traceText({step("main", {5, 5})}, 200).size() == 3); // nothing would be saved
}

TEST_CASE("trace text: steps of threads that differ in their number are equal") {
    std::vector<TraceStep> trace;
    for (int i = 0; i < 5; ++i) {
        trace.push_back(step("main", {3}));
        trace.push_back(step(fmt::format("Thread-{}", i + 8), {7}));
    }
    trace.push_back(step("main", {9}));
    CHECK(traceText(trace, 200) ==
          Text{"1 main: go", "    A.java:3  l3", "2 Thread-8: go", "    A.java:7  l7",
               "… 3 to 10: the same as 1 to 2, 4 times more", "11 main: go", "    A.java:9  l9"});
    trace.erase(trace.begin(), trace.begin() + 2); // four rounds are shown
    CHECK(traceText(trace, 200).size() == 18);
    trace.insert(trace.begin(), {step("main", {3}), step("Thread-8", {7})});
    CHECK(traceText(trace, 200).size() == 7);
    trace[5] = step("Other-9", {7});
    CHECK(traceText(trace, 200).size() > 7);
    trace[5] = step("Thread-9", {7}, "much time has passed");
    CHECK(traceText(trace, 200).size() > 7);
}

TEST_CASE("trace text: steps without source are one line") {
    CHECK(traceText({step("main", {}), step("a", {}), step("b", {}), step("b", {4})}, 200) ==
          Text{"1 to 3: no line of the program", "4 b: go", "    A.java:4  l4"});
    CHECK(traceText({step("main", {}), step("b", {4})}, 200).front() == "1 main: go");
}

TEST_CASE("trace text: never more lines than asked for, and the end stays") {
    std::vector<TraceStep> trace;
    std::uint32_t random = 1;
    for (int i = 0; i < 300; ++i) {
        random = random * 1664525 + 1013904223;
        trace.push_back(step("main", {static_cast<int>(random >> 16), i}));
    }
    const Text text = traceText(trace, 200);
    CHECK(text.size() == 200);
    CHECK(text.back() == "    A.java:299  l299");
    CHECK(std::ranges::count(text, "… 701 lines left out") == 1);
}
