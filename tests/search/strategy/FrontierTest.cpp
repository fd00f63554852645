#include <doctest/doctest.h>

#include <chrono>
#include <future>

#include "search/strategy/BreadthFirst.h"
#include "search/strategy/BuiltInHeuristics.h"
#include "search/strategy/DepthFirst.h"
#include "search/strategy/Generational.h"
#include "search/strategy/Priority.h"
#include "search/strategy/RandomWalk.h"
#include "search/strategy/SinglePath.h"
#include "search/strategy/Strategies.h"
#include "search/workers/Frontier.h"
#include "tests/search/strategy/ThreadStates.h"

using namespace clew;
using namespace clew::search;

namespace {

Entry entryOf(std::uint32_t depth, std::uint16_t alternatives) {
    choice::ThreadChoice::Threads threads;
    for (std::uint16_t i = 0; i < alternatives; ++i) threads.push_back(i);
    return Entry(stateOf(std::vector(alternatives, vm::state::ThreadStatus::Runnable)),
                 choice::ThreadChoice(std::move(threads)), Path(), depth);
}

} // namespace

TEST_CASE("frontier: depth first takes what came last") {
    DepthFirst strategy;
    strategy.push(entryOf(0, 2));
    strategy.push(entryOf(1, 1));
    CHECK(strategy.top().depth == 1);
    CHECK(strategy.top().take() == 0);
    CHECK(strategy.top().isDone());
    strategy.pop();
    CHECK(strategy.top().depth == 0);
    strategy.pop();
    CHECK(strategy.empty());
}

TEST_CASE("frontier: breadth first takes what came first") {
    BreadthFirst strategy;
    strategy.push(entryOf(0, 2));
    strategy.push(entryOf(1, 1));
    CHECK(strategy.top().depth == 0);
    strategy.pop();
    CHECK(strategy.top().depth == 1);
}

TEST_CASE("frontier: random walks begin at the root, as often as they are told, and cut") {
    RandomWalk strategy(3, 42);
    strategy.push(entryOf(0, 4));
    for (int walk = 0; walk < 3; ++walk) {
        REQUIRE_FALSE(strategy.empty());
        CHECK(strategy.top().depth == 0);
        CHECK(strategy.top().take() < 4);
        CHECK(strategy.top().isDone());
        strategy.push(entryOf(1, 2));
        strategy.pathEnded();
    }
    CHECK(strategy.empty());
    CHECK_FALSE(strategy.cut().empty());
}

TEST_CASE(
    "frontier: by priority, new branches go first, then places that were seldom met, then short "
    "paths") {
    Priority strategy({Priority::kCoverage}, 0, 42);
    CHECK(strategy.wantsCoverage());
    const auto push = [&](std::uint32_t gain, std::uint64_t place, std::uint32_t depth) {
        Entry entry = entryOf(depth, 1);
        entry.place = place;
        strategy.reachedNew(gain);
        strategy.push(std::move(entry));
    };
    push(0, 1, 10);
    push(0, 1, 11); // met once before
    push(3, 2, 12);
    push(0, 3, 13);
    push(0, 3, 5); // met once before, too
    std::vector<std::uint32_t> order;
    while (!strategy.empty()) {
        order.push_back(strategy.top().depth);
        CHECK(&strategy.top() == &strategy.top());
        strategy.pop();
    }
    CHECK(order == std::vector<std::uint32_t>{12, 10, 13, 5, 11});
}

TEST_CASE("frontier: of several heuristics the first one in their order that differs counts") {
    const auto any = std::make_shared<ShortestPath>();
    Priority strategy({any, Priority::kCoverage, any}, 0, 42);
    const auto push = [&](std::int64_t first, std::uint32_t gain, std::int64_t last,
                          std::uint32_t depth) {
        Entry entry = entryOf(depth, 1);
        entry.place = depth;
        entry.measures = {{first}, {}, {last}};
        strategy.reachedNew(gain);
        strategy.push(std::move(entry));
    };
    push(1, 9, 0, 1);
    push(0, 0, 5, 2);
    push(0, 0, 4, 3);
    push(0, 2, 7, 4);
    std::vector<std::uint32_t> order;
    for (; !strategy.empty(); strategy.pop()) order.push_back(strategy.top().depth);
    CHECK(order == std::vector<std::uint32_t>{4, 3, 2, 1});
}

TEST_CASE("frontier: an alternative that costs a preemption waits for those that do not") {
    Priority strategy({std::make_shared<FewestPreemptions>()}, 0, 42);
    strategy.push(entryOf(1, 2)); // the thread at place 0 has run
    strategy.push(entryOf(2, 1));
    CHECK(strategy.top().depth == 1);
    CHECK(strategy.top().take() == 0);
    CHECK(strategy.top().depth == 2);
    CHECK(strategy.top().take() == 0);
    strategy.pop();
    CHECK(strategy.top().depth == 1);
    CHECK(strategy.top().take() == 1);
}

TEST_CASE(
    "frontier: by priority, with a fraction at random, nothing is lost and every run is the same") {
    const auto orderOf = [](unsigned percent) {
        Priority strategy({Priority::kCoverage}, percent, 7);
        for (std::uint32_t i = 0; i < 40; ++i) {
            Entry entry = entryOf(i, 1);
            entry.place = i;
            strategy.push(std::move(entry));
        }
        std::vector<std::uint32_t> order;
        for (; !strategy.empty(); strategy.pop()) order.push_back(strategy.top().depth);
        return order;
    };
    std::vector<std::uint32_t> sorted = orderOf(50);
    CHECK(sorted == orderOf(50));
    CHECK(sorted != orderOf(0));
    std::sort(sorted.begin(), sorted.end());
    CHECK(sorted == orderOf(0));
}

TEST_CASE(
    "frontier: generations are walked to the end, and the child with the most new branches has "
    "children next") {
    Generational strategy;
    // A path with two branches, of two alternatives each.
    strategy.push(entryOf(1, 2));
    CHECK(strategy.top().take() == 0);
    strategy.push(entryOf(2, 2));
    CHECK(strategy.top().depth == 2);
    CHECK(strategy.top().take() == 0);
    strategy.pathEnded();
    // Its children: the last branch first.
    const auto walkChild = [&](std::uint32_t of, std::uint32_t gain, std::uint32_t depth) {
        while (strategy.top().isDone()) strategy.pop();
        CHECK(strategy.top().depth == of);
        CHECK(strategy.top().take() == 1);
        strategy.reachedNew(gain);
        strategy.push(entryOf(depth, 2));
        CHECK(strategy.top().depth == depth);
        CHECK(strategy.top().take() == 0);
        strategy.reachedNew(0);
        strategy.pathEnded();
    };
    walkChild(2, 1, 10);
    walkChild(1, 5, 20);
    // Grandchildren: of the child with five new branches first.
    while (strategy.top().isDone()) strategy.pop();
    CHECK(strategy.top().depth == 20);
    CHECK(strategy.top().take() == 1);
    strategy.pathEnded();
    while (strategy.top().isDone()) strategy.pop();
    CHECK(strategy.top().depth == 10);
    CHECK(strategy.top().take() == 1);
    strategy.pathEnded();
    while (!strategy.empty()) {
        REQUIRE(strategy.top().isDone());
        strategy.pop();
    }
}

TEST_CASE("frontier: a single path is complete where there is no other") {
    SinglePath strategy;
    strategy.push(entryOf(0, 1));
    CHECK(strategy.cut().empty());
    strategy.push(entryOf(1, 2));
    CHECK_FALSE(strategy.cut().empty());
    CHECK(strategy.top().take() == 0);
    CHECK(strategy.top().isDone());
}

TEST_CASE(
    "frontier: of two workers with one queue, breadth first one waits for what is less deep, by "
    "priority it does not") {
    BreadthFirst breadthFirst;
    Priority priority({Priority::kCoverage}, 0, 42);
    for (Strategy* strategy : std::initializer_list<Strategy*>{&breadthFirst, &priority}) {
        strategy->push(entryOf(0, 1));
        SharedFrontier frontier(2, *strategy);
        bool isOthers = false;
        REQUIRE(frontier.next(0, isOthers));
        frontier.push(0, entryOf(1, 1), 0);
        auto other = std::async(std::launch::async, [&] {
            bool isOnceMoreOthers = false;
            const Entry* entry = frontier.next(1, isOnceMoreOthers);
            return entry ? entry->depth : 0;
        });
        const bool waits =
            other.wait_for(std::chrono::milliseconds(strategy == &priority ? 10'000 : 50)) ==
            std::future_status::timeout;
        frontier.stop();
        CHECK(waits == (strategy == &breadthFirst));
        CHECK(other.get() == (waits ? 0 : 1));
    }
}

TEST_CASE("frontier: branches that a worker has reached go with its own entry") {
    Priority priority({Priority::kCoverage}, 0, 42);
    priority.push(entryOf(0, 2));
    SharedFrontier frontier(2, priority);
    bool isOthers = false;
    for (const std::size_t worker : {0u, 1u}) {
        Entry* entry = frontier.next(worker, isOthers);
        REQUIRE(entry);
        entry->take();
    }
    frontier.push(0, entryOf(1, 1), 0);
    frontier.push(1, entryOf(2, 1), 3);
    frontier.push(0, entryOf(3, 1), 0);
    CHECK(frontier.next(0, isOthers)->depth == 2);
}

TEST_CASE("paths share what they have in common, and can be long") {
    Path path;
    for (std::uint32_t i = 0; i < 1'000'000; ++i) path = path.then(i);
    const Path other = path.then(7), another = path.then(8);
    CHECK(other.alternatives().size() == 1'000'001);
    CHECK(other.alternatives().back() == 7);
    CHECK(another.alternatives()[5] == 5);
    CHECK(Path().alternatives().empty());
}

TEST_CASE(
    "frontier: the table makes what it names, and knows which strategies leave something out") {
    for (const StrategyKind& kind : strategyKinds()) {
        CAPTURE(kind.name);
        Config config;
        config.set("search.class", kind.name, Origin::commandLine());
        CHECK(strategyKindOf(config, false).name == kind.name);
        CHECK(strategyKindOf(config, true).name == kind.name);
        const std::unique_ptr<Strategy> strategy = kind.make(config, {});
        strategy->push(entryOf(0, 2));
        while (!strategy->empty()) {
            Entry& entry = strategy->top();
            if (entry.isDone()) {
                strategy->pop();
            } else {
                entry.take();
                strategy->pathEnded();
            }
        }
        CHECK(strategy->cut().empty() == kind.isExhaustive);
    }
    CHECK(strategyKindOf({}, false).name == "dfs");
    CHECK(strategyKindOf({}, true).name == "bfs");
}

TEST_CASE("frontier: an entry tells what its alternatives are, and which thread goes on") {
    const Entry entry(vm::state::State(), choice::ThreadChoice({4, 2}), Path(), 0);
    CHECK(entry.choice.kind() == choice::Choice::Kind::Threads);
    CHECK(entry.choice.thread(0) == 4);
    CHECK(entry.choice.thread(1) == 2);
    vm::interpreter::ChoiceRequest request;
    request.count = 3;
    const choice::Choice data = choice::DataChoice(request, 7);
    CHECK(data.kind() == choice::Choice::Kind::Data);
    CHECK(data.thread(2) == 7);
}
