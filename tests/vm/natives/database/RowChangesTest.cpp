#include <doctest/doctest.h>

#include "vm/natives/database/RowChanges.h"

using namespace clew::vm::natives::database;

namespace {

RowChanges changesOf(std::initializer_list<std::pair<RowId, std::optional<std::string>>> rows) {
    RowChanges changes;
    for (const auto& [id, image] : rows) changes.rows[id] = image;
    return changes;
}

const RowId kOld{"t", false, "(1,a)", 0}, kNew{"t", true, "(2,b)", 0};

} // namespace

TEST_CASE("a transaction's changes come over those that have been committed") {
    const RowChanges below = changesOf({{kOld, "(1,x)"}, {kNew, "(2,b)"}});
    CHECK(below.with(changesOf({{kOld, std::nullopt}})).rows ==
          changesOf({{kOld, std::nullopt}, {kNew, "(2,b)"}}).rows);
    // What is as it was at first is no change.
    CHECK(below.with(changesOf({{kOld, "(1,a)"}, {kNew, std::nullopt}})).rows.empty());
    CHECK(below.touches("t"));
    CHECK_FALSE(below.touches("s"));
    CHECK_FALSE(below.touches("tt"));
}

TEST_CASE("rows are the same whatever they have been in between") {
    // Two rows that have changed places.
    CHECK(changesOf({{{"t", false, "(1)", 0}, "(2)"}, {{"t", false, "(2)", 0}, "(1)"}})
              .normal()
              .rows.empty());
    const RowChanges once = changesOf({{{"t", true, "(3)", 0}, "(3)"}});
    CHECK(changesOf({{{"t", true, "(7)", 4}, "(3)"}}).normal().rows == once.rows);
    CHECK(changesOf({{kOld, "(1,x)"}}).normal().rows ==
          changesOf({{kOld, std::nullopt}, {{"t", true, "(1,x)", 0}, "(1,x)"}}).rows);
    // Of two tables.
    CHECK(changesOf({{{"s", false, "(1)", 0}, std::nullopt}, {{"t", true, "(1)", 0}, "(1)"}})
              .normal()
              .rows.size() == 2);
}

TEST_CASE("a row is found by what it looks like now") {
    const RowChanges changes =
        changesOf({{kOld, "(1,x)"}, {{"t", false, "(5)", 0}, std::nullopt}, {kNew, "(1,x)"}});
    CHECK(changes.find("t", "(1,x)") == kOld);
    CHECK(changes.find("t", "(1,x)", {kOld}) == kNew);
    CHECK(changes.find("t", "(9)") == RowId{"t", false, "(9)", 0});
    CHECK(changes.find("t", "(5)") == RowId{"t", false, "(5)", 1}); // the first one is gone
    CHECK(changes.find("s", "(1,x)") == RowId{"s", false, "(1,x)", 0});
}
