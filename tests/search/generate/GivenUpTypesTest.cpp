// Types that the search draws rarely.

#include "search/generate/GivenUpTypes.h"

#include <doctest/doctest.h>

#include <string>

using namespace clew::search::generate;

namespace {

// Constructs a Till, then an object of this type, and calls a method of it.
std::vector<Step> callOf(const std::string& type) {
    Step till{.executable = {.holder = "shop/Till", .name = "<init>", .descriptor = "()V"}};
    Step maker{.executable = {.holder = type, .name = "<init>", .descriptor = "()V"}};
    Step call{.executable = {.holder = "shop/Clerk", .name = "ask", .descriptor = "()V"}};
    call.receiver = ResultOf{1};
    return {till, maker, call};
}

} // namespace

TEST_CASE("a type is in vain when run after run is given up, until one comes to its end") {
    GivenUpTypes types("shop/Till");
    const std::vector<Step> slow = callOf("shop/Pool"), other = callOf("shop/Drawer");
    bool hasChanged = false;
    int runs = 0;
    for (; !hasChanged && runs < 100; ++runs) {
        CHECK_FALSE(types.areIn(slow));
        hasChanged = types.note(slow, true);
    }
    CHECK(runs > 5);
    CHECK(types.areIn(slow));
    // Neither a type of other runs, nor the one under test, nor the one whose method is called.
    CHECK_FALSE(types.areIn(other));
    CHECK_FALSE(types.areIn(callOf("shop/Clerk")));
    CHECK_FALSE(types.note(slow, true));
    CHECK(types.note(slow, false));
    CHECK_FALSE(types.areIn(slow));
}

TEST_CASE("runs that are given up now and then leave a type as good as any") {
    GivenUpTypes types("shop/Till");
    const std::vector<Step> steps = callOf("shop/Pool");
    for (int run = 0; run < 200; ++run) CHECK_FALSE(types.note(steps, run % 8 != 0));
    CHECK_FALSE(types.areIn(steps));
}
