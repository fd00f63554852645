#include "search/reduction/VisitedFutures.h"

#include <doctest/doctest.h>

#include <array>
#include <vector>

using namespace clew::search;
namespace vm = clew::vm;
using clew::vm::state::Hash128;

namespace {

constexpr std::uint32_t kClass = 7;
constexpr Hash128 kRoot{1, 1}, kState{2, 2};
const VisitedFutures::Threads kThreads = {{1, 0}};

VisitedFutures::Edge edgeOf(std::uint32_t thread) {
    VisitedFutures::Edge edge;
    edge.thread = thread;
    return edge;
}

// A state is visited, and left when its thread has touched an object of the class.
class Visited {
  public:
    Visited(clew::vm::values::Ref touched, bool isFixed, const VisitedFutures::Objects& objects,
            std::uint64_t placement) {
        Futures::Touch touch{{.object = touched, .place = 8}, kClass};
        touch.isFixed = isFixed;
        const std::uint32_t step = visited_.futures().numberOf(std::array{touch});
        visited_.arrive(kRoot, 0, kThreads, 0, 0, {});
        visited_.enter(0);
        visited_.arrive(kState, 0, kThreads, listOf(objects, placement), placement, edgeOf(1));
        visited_.enter(1);
        visited_.end({}, {}, {1, {{1, step}}, {}});
        VisitedFutures::Threads threads;
        VisitedFutures::ByRank futures;
        CHECK_FALSE(visited_.leave(threads, futures));
    }

    // What its thread may touch, where it is come upon again.
    Futures::Touch touchedIn(const VisitedFutures::Objects& objects, std::uint64_t placement) {
        const auto visit =
            visited_.arrive(kState, 0, kThreads, listOf(objects, placement), placement, edgeOf(1));
        REQUIRE(visit.kind == VisitedFutures::Visit::Kind::Closed);
        const Futures::Id future = visited_.futuresHere()[0];
        REQUIRE(visited_.futures().alternatives(future) == 1);
        const Futures::Touch touch =
            visited_.futures().step(visited_.futures().alternative(future, 0).step)[0];
        visited_.pass();
        return touch;
    }

  private:
    std::uint32_t listOf(const VisitedFutures::Objects& objects, std::uint64_t placement) {
        return visited_.keepList(placement, objects.size(), objects);
    }

    VisitedFutures visited_;
};

// A path of three states, the last one twice: on a cycle with the second one. The first has been
// left to another state before.
class OnPath {
  public:
    OnPath() {
        arrive(kRoot, 1);
        visited.enter(0);
        arrive(kState, 1);
        visited.enter(1);
        visited.end({}, {}, {1, {{1, stepOn(20)}}, {}});
        leave();
        arrive(kSecond, 1);
        visited.enter(2);
        visited.end({}, {}, {1, {{1, stepOn(30)}}, {}});
        arrive(kThird, 1);
        visited.enter(3);
        CHECK(arrive(kSecond, 1).kind == VisitedFutures::Visit::Kind::Open);
        visited.closeCycle([](std::uint32_t) {});
        visited.pass();
    }
    VisitedFutures::Visit arrive(Hash128 key, std::uint64_t placement) {
        return visited.arrive(key, 0, kThreads, visited.keepList(placement, 1, {{100, 30}}),
                              placement, edgeOf(1));
    }
    // Whether the state is on a cycle that is done with now.
    bool leave() {
        VisitedFutures::Threads threads;
        VisitedFutures::ByRank futures;
        return visited.leave(threads, futures);
    }
    std::vector<std::uint32_t> stored() const {
        std::vector<std::uint32_t> numbers;
        NumberWriter writer(
            [&](NumberRow row) { numbers.insert(numbers.end(), row.begin(), row.end()); });
        visited.store(writer);
        return numbers;
    }
    bool walkAgain(std::uint64_t placement, vm::values::Ref ref) {
        std::uint32_t point = 0;
        for (const Hash128 key : {kRoot, kSecond, kThird}) {
            const std::uint32_t objects = visited.keepList(placement, 1, {{100, ref}});
            if (!visited.enterAgain(key, kThreads, objects, placement, point++)) return false;
        }
        return visited.isWholePath();
    }
    std::uint32_t stepOn(vm::values::Ref object) {
        return visited.futures().numberOf(
            std::array{Futures::Touch{{.object = object, .place = 8}, kClass}});
    }

    static constexpr Hash128 kSecond{3, 3}, kThird{4, 4};
    VisitedFutures visited;
};

bool isOf(const Futures::Touch& touch, clew::vm::values::Ref object) {
    return !touch.isOfClass && touch.access.object == object;
}
bool isOfClass(const Futures::Touch& touch) {
    return touch.isOfClass && touch.access.object == kClass;
}

} // namespace

TEST_CASE("visited futures: objects have the references that they have now") {
    Visited visited(20, false, {{100, 20}, {200, 30}}, 1);
    CHECK(isOf(visited.touchedIn({{100, 21}, {200, 30}}, 2), 21));
    CHECK(isOf(visited.touchedIn({{100, 20}, {200, 30}}, 1), 20));
}

TEST_CASE("visited futures: an object that only the path has touched may be the one") {
    Visited visited(20, false, {{100, 30}}, 1);
    CHECK(isOf(visited.touchedIn({{100, 30}, {200, 20}}, 1), 20));  // the same references
    CHECK(isOfClass(visited.touchedIn({{100, 30}, {200, 21}}, 2))); // 20 was another's, perhaps
    CHECK(isOf(visited.touchedIn({{100, 30}}, 2), 20));             // the path has not touched it
}

TEST_CASE("visited futures: what is the same in all states keeps its reference") {
    Visited visited(20, true, {{100, 30}}, 1);
    CHECK(isOf(visited.touchedIn({{100, 31}}, 2), 20));
}

TEST_CASE("visited futures: a list of objects is good for its placement until more are accessed") {
    VisitedFutures visited;
    CHECK_FALSE(visited.listAt(1, 1));
    const std::uint32_t one = visited.keepList(1, 1, {{100, 20}});
    CHECK(visited.listAt(1, 1) == one);
    CHECK_FALSE(visited.listAt(1, 2)); // the second one may be there as well
    CHECK_FALSE(visited.listAt(2, 1));
    const std::uint32_t two = visited.keepList(1, 2, {{100, 20}, {200, 30}});
    CHECK(two != one);
    CHECK(visited.listAt(1, 2) == two);
    visited.clear();
    CHECK_FALSE(visited.listAt(1, 2));
}

TEST_CASE("visited futures: a transition has steps of several threads, each in its own future") {
    VisitedFutures visited;
    Futures& futures = visited.futures();
    const auto stepOn = [&](clew::vm::values::Ref object) {
        return futures.numberOf(std::array{Futures::Touch{{.object = object, .place = 8}, kClass}});
    };
    // Thread 1 starts 3, which is alone then and starts 4; 4 and 2 go on in turn.
    const std::uint32_t first = stepOn(20), second = stepOn(30), third = stepOn(40);
    const VisitedFutures::Threads threads = {{1, 0}, {2, 1}};
    visited.arrive(kRoot, 0, threads, 0, 0, {});
    visited.enter(0);
    visited.arrive(kState, 0, threads, 0, 0, edgeOf(1));
    visited.enter(1);
    visited.end({}, {}, {1, {{1, first}, {3, second}, {2, second}, {4, third}}, {{3, 1}, {4, 3}}});
    VisitedFutures::Threads left;
    VisitedFutures::ByRank of;
    CHECK_FALSE(visited.leave(left, of));
    visited.arrive(kState, 0, threads, 0, 0, edgeOf(1));
    const auto stepsOf = [&](std::size_t rank) {
        std::vector<std::uint32_t> steps;
        for (Futures::Id at = visited.futuresHere()[rank]; at != Futures::kNothing;) {
            REQUIRE(futures.alternatives(at) == 1);
            steps.push_back(futures.alternative(at, 0).step);
            at = futures.alternative(at, 0).next;
        }
        return steps;
    };
    CHECK(stepsOf(0) == std::vector{first, second, third}); // what it starts is its own
    CHECK(stepsOf(1) == std::vector{second});
}

TEST_CASE("visited futures: what was stored goes on as if nothing had happened") {
    OnPath before;
    const std::vector<std::uint32_t> stored = before.stored();
    OnPath again;
    NumberReader reader(stored);
    again.visited.restore(reader);
    CHECK(reader.isAtEnd());
    CHECK_FALSE(again.visited.isWholePath());
    REQUIRE(again.walkAgain(1, 30));
    CHECK(again.stored() == stored);
    for (OnPath* each : {&before, &again}) {
        CHECK_FALSE(each->leave()); // the third one: its cycle begins at the second
        CHECK(each->leave());
        CHECK(each->arrive(kState, 1).kind == VisitedFutures::Visit::Kind::Closed);
        CHECK(each->arrive(OnPath::kThird, 1).kind == VisitedFutures::Visit::Kind::Closed);
        const Futures::Id future = each->visited.futuresHere()[0];
        REQUIRE(each->visited.futures().alternatives(future) == 1);
        const std::uint32_t step = each->visited.futures().alternative(future, 0).step;
        CHECK(isOf(each->visited.futures().step(step)[0], 30));
        each->visited.pass();
    }
    CHECK(again.stored() == before.stored());
}

TEST_CASE("visited futures: on the way again objects may get other references") {
    const OnPath before;
    const std::vector<std::uint32_t> stored = before.stored();
    OnPath again;
    NumberReader reader(stored);
    again.visited.restore(reader);
    REQUIRE(again.walkAgain(2, 31));
    again.leave();
    CHECK(again.leave());
    // What has been on a cycle may be any of its class: some of its states had other references.
    CHECK(again.visited
              .arrive(OnPath::kThird, 0, kThreads, again.visited.keepList(2, 1, {{100, 31}}), 2,
                      edgeOf(1))
              .kind == VisitedFutures::Visit::Kind::Closed);
    const Futures::Id future = again.visited.futuresHere()[0];
    REQUIRE(again.visited.futures().alternatives(future) == 1);
    CHECK(isOfClass(
        again.visited.futures().step(again.visited.futures().alternative(future, 0).step)[0]));
}

TEST_CASE("visited futures: a path that is another one is not walked again") {
    const std::vector<std::uint32_t> stored = OnPath().stored();
    VisitedFutures visited;
    NumberReader reader(stored);
    visited.restore(reader);
    CHECK_FALSE(visited.enterAgain({9, 9}, kThreads, 0, 0, 0));
    CHECK_FALSE(visited.enterAgain(OnPath::kSecond, kThreads, 0, 0, 0));
    CHECK_FALSE(visited.enterAgain(kState, kThreads, 0, 0, 0));
    CHECK_FALSE(visited.enterAgain(kRoot, {{1, 0}, {2, 1}}, 0, 0, 0));
    CHECK(visited.enterAgain(kRoot, kThreads, 0, 0, 0));
    CHECK_FALSE(visited.isWholePath());
}

// Whatever the numbers are, they are refused or can be gone on with.
TEST_CASE("visited futures: numbers that lead nowhere are refused") {
    const std::vector<std::uint32_t> stored = OnPath().stored();
    const auto isRefused = [](const std::vector<std::uint32_t>& numbers) {
        OnPath again;
        try {
            NumberReader reader(numbers);
            again.visited.restore(reader);
            if (!reader.isAtEnd() || !again.walkAgain(2, 31)) return true;
        } catch (const NumberReader::Damaged&) {
            return true;
        }
        again.arrive(kState, 3);
        again.visited.pass();
        again.arrive(OnPath::kSecond, 3);
        again.visited.closeCycle([](std::uint32_t) {});
        again.visited.pass();
        for (int state = 0; state < 3; ++state) again.leave();
        return false;
    };
    CHECK_FALSE(isRefused(stored));
    for (std::size_t size = 0; size < stored.size(); ++size)
        CHECK(isRefused({stored.begin(), stored.begin() + static_cast<std::ptrdiff_t>(size)}));
    std::size_t refused = 0;
    for (std::size_t at = 0; at < stored.size(); ++at)
        for (const std::uint32_t number : {0u, 1u, 2u, 3u, stored[at] + 1, 1u << 20, ~0u}) {
            std::vector<std::uint32_t> changed = stored;
            changed[at] = number;
            refused += isRefused(changed);
        }
    CHECK(refused > stored.size());
}
