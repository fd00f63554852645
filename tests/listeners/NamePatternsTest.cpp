#include "listeners/NamePatterns.h"

#include <doctest/doctest.h>

using clew::listeners::matchesPattern;
using clew::listeners::NameFilter;
using clew::listeners::patternsOf;
using clew::search::Config;
using clew::search::Origin;

TEST_CASE("name patterns: a star is any text, an exclamation mark all that does not match") {
    CHECK(matchesPattern("a.B.c", "a.B.c"));
    CHECK(!matchesPattern("a.B.cd", "a.B.c"));
    CHECK(!matchesPattern("a.B.c", "a.B.cd"));
    CHECK(!matchesPattern("aXB.c", "a.B.c"));
    CHECK(matchesPattern("a.B.c", "a.*"));
    CHECK(matchesPattern("a.B.c", "*.c"));
    CHECK(matchesPattern("a.B.c", "*"));
    CHECK(matchesPattern("", "*"));
    CHECK(matchesPattern("a.bb.b.c", "a*b.c*"));
    CHECK(!matchesPattern("a.bb.b.d", "a*b.c*"));
    CHECK(matchesPattern("x[]$1(", "x[]$1(**"));
    CHECK(!matchesPattern("a.B.c", "!a.*"));
    CHECK(matchesPattern("b.B.c", "!a.*"));
}

TEST_CASE("name patterns: what is included, or anything, and is not excluded") {
    Config config;
    const auto admits = [&](std::string_view name) {
        return NameFilter{patternsOf(config, "method.include"),
                          patternsOf(config, "method.exclude")}
            .admits(name);
    };
    CHECK(admits("any.thing"));
    config.set("method.exclude", "any.*,other", Origin::commandLine());
    CHECK(!admits("any.thing"));
    CHECK(admits("thing"));
    config.set("method.include", "any.thing,th*", Origin::commandLine());
    CHECK(!admits("any.thing"));
    CHECK(admits("thing"));
    CHECK(!admits("nothing"));
}
