#include <doctest/doctest.h>

#include "search/BreadthFirst.h"
#include "search/DepthFirst.h"
#include "search/RandomWalk.h"
#include "search/SinglePath.h"

using namespace clew;
using namespace clew::search;

namespace {

Entry entryOf(std::uint32_t depth, std::uint16_t alternatives) {
    choice::ThreadChoice::Threads threads;
    for (std::uint16_t i = 0; i < alternatives; ++i) threads.push_back(i);
    return Entry(vm::state::State(), choice::ThreadChoice(std::move(threads)), Path(), depth);
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

TEST_CASE("frontier: a single path is complete where there is no other") {
    SinglePath strategy;
    strategy.push(entryOf(0, 1));
    CHECK(strategy.cut().empty());
    strategy.push(entryOf(1, 2));
    CHECK_FALSE(strategy.cut().empty());
    CHECK(strategy.top().take() == 0);
    CHECK(strategy.top().isDone());
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
