#include "search/generate/QueryNames.h"

#include <doctest/doctest.h>

namespace clew::search::generate {
namespace {

using Names = std::vector<std::string>;
using Query = vm::natives::database::Tuples::PathQuery;

TEST_CASE("conditions of a query are words of a name") {
    CHECK(conditionsOf({.text = "1 = 0", .condition = {}, .rows = 0}) == Names{"ThereIsNoRow"});
    CHECK(conditionsOf({.text = {}, .condition = "…", .rows = 2}) == Names{"ThereAre2Rows"});
    CHECK(conditionsOf({.text = {},
                        .condition = "…",
                        .words = {"\"price\" IS NULL", "\"unit price\" <= -2.50", "\"x\" > 5.0",
                                  "\"name\" = ''", "\"name\" <> 'a_b'", "\"name\" = 'it''s'",
                                  "\"name\" = 'it is long, with a comma'", "(\"x\" % 2) = 0"}}) ==
          Names{"PriceIsNull", "UnitPriceIsAtMostMinus2Point50", "XIsAbove5", "NameIsEmpty",
                "NameIsNotAB"});
}

} // namespace
} // namespace clew::search::generate
