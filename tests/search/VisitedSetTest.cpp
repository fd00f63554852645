#include "search/VisitedSet.h"

#include <doctest/doctest.h>

#include <atomic>
#include <thread>
#include <vector>

using clew::search::Hash128;
using clew::search::VisitedSet;

TEST_CASE("visited set: each fingerprint is new once") {
    VisitedSet set;
    CHECK(set.insert({1, 2}));
    CHECK_FALSE(set.insert({1, 2}));
    CHECK(set.insert({2, 1}));
    CHECK(set.insert({0, 0}));
    CHECK_FALSE(set.insert({0, 0}));
    CHECK(set.contains({2, 1}));
    CHECK_FALSE(set.contains({3, 3}));
    CHECK(set.size() == 3);
    set.clear();
    CHECK(set.size() == 0);
    CHECK(set.insert({1, 2}));
}

TEST_CASE("visited set: at most 32 bytes for a state") {
    VisitedSet set;
    for (std::uint64_t i = 0; i < 300'000; ++i) {
        REQUIRE(set.insert(clew::vm::state::mix(i, i * 7)));
        if (i > 50'000 && i % 10'000 == 0) CHECK(set.bytes() <= 32 * set.size());
    }
    for (std::uint64_t i = 0; i < 300'000; ++i)
        REQUIRE_FALSE(set.insert(clew::vm::state::mix(i, i * 7)));
}

TEST_CASE("visited set: several threads find each fingerprint new once between them") {
    VisitedSet set;
    std::atomic<std::uint64_t> fresh{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&] {
            for (std::uint64_t i = 0; i < 20'000; ++i)
                if (set.insert(clew::vm::state::mix(i, i))) ++fresh;
        });
    for (std::thread& thread : threads) thread.join();
    CHECK(fresh == 20'000);
}
