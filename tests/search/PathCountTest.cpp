#include <doctest/doctest.h>

#include <algorithm>
#include <limits>

#include "search/CoveredStates.h"
#include "search/PathCount.h"

using namespace clew::search;
using namespace clew::vm::values;
using Kind = CoveredStates::Kind;

TEST_CASE("paths are counted through states that are reached more than once") {
    PathCount count;
    CHECK_FALSE(count.total());
    const auto root = count.add(), left = count.add(), right = count.add(), both = count.add();
    count.follows(root, left);
    count.follows(root, right);
    count.follows(left, both);
    count.follows(right, both);
    count.ends(right, false);
    count.ends(both, false);
    count.ends(both, true);
    REQUIRE(count.total());
    CHECK(count.total()->paths == 5);
    CHECK(count.total()->violating == 2);
    count.follows(both, root);
    CHECK_FALSE(count.total()); // a circle
}

TEST_CASE("long paths are counted, and more than can be") {
    PathCount count;
    auto last = count.add();
    for (int i = 0; i < 1'000'000; ++i) {
        const auto next = count.add();
        count.follows(last, next);
        if (i < 100) count.follows(last, next); // 2^100
        last = next;
    }
    count.ends(last, false);
    CHECK(count.total()->paths == std::numeric_limits<std::uint64_t>::max());
    CHECK(count.total()->violating == 0);
}

TEST_CASE("a state is covered by one with a condition that its own implies") {
    const Expression x = expressions::makeVariable("covered.x", BasicType::Int);
    const auto above = [&](std::int32_t bound) {
        return expressions::less(expressions::constantInt(bound), x);
    };
    const auto below = [&](std::int32_t bound) {
        return expressions::less(x, expressions::constantInt(bound));
    };
    const Hash128 state{1, 2}, other{3, 4};
    const Assignment five{{x, 5}}, fifty{{x, 50}};
    CoveredStates covered;
    Implication implication({clew::choice::solverLayers()});
    const auto insert = [&](Hash128 of, std::vector<Expression> condition,
                            const Assignment& assignment, std::uint32_t number) {
        std::sort(condition.begin(), condition.end());
        return covered.insert(of, std::move(condition), assignment, number, implication);
    };
    CHECK(insert(state, {above(3)}, five, 1).kind == Kind::New);
    CHECK(insert(other, {above(3)}, five, 2).kind == Kind::New);
    const auto same = insert(state, {above(3)}, fifty, 3);
    CHECK(same.kind == Kind::Same);
    CHECK(same.number == 1);
    const auto literally = insert(state, {above(3), below(100)}, five, 4);
    CHECK(literally.kind == Kind::Covered);
    CHECK(literally.number == 1);
    CHECK(insert(state, {above(10)}, fifty, 5).kind == Kind::Covered);
    CHECK(insert(state, {above(2)}, five, 6).kind == Kind::New);   // weaker
    CHECK(insert(state, {below(100)}, five, 7).kind == Kind::New); // neither
    CHECK(insert(state, {above(10)}, fifty, 8).kind == Kind::Covered);
    covered.clear();
    CHECK(insert(state, {above(10)}, fifty, 9).kind == Kind::New);
}
