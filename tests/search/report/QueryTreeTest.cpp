#include "search/report/QueryTree.h"

#include <doctest/doctest.h>

using clew::choice::TuplePaths;
using namespace clew::search;

TEST_CASE("texts are cut between chars") {
    CHECK(shortened("short", 5) == "short");
    CHECK(shortened("longer", 5) == "lo…");
    CHECK(shortened("aéé", 5) == "aéé");
    CHECK(shortened("aééé", 6) == "aé…");
    CHECK(shortened("aaéé", 5) == "aa…");
    CHECK(shortened("aéééé", 5) == "a…"); // in the midst of the first é
}

TEST_CASE("a path that is all there is makes a tree without branches") {
    const QueryTree tree = queryTree({{{}, TuplePaths::End::NoTuple, "nothing"}});
    CHECK(tree.below.empty());
    CHECK(nameOf(tree.end) == "no tuple");
    CHECK(tree.what == "nothing");
    CHECK(drawn(queryTree({}), 10).empty());
}
