#include "vm/Approximations.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace clew::vm;

TEST_CASE("approximations: each has a text, an id of its own, and says what would avoid it") {
    std::set<std::string_view> ids, texts;
    for (const ApproximationRow& row : approximationTable()) {
        CAPTURE(row.id);
        CHECK(!row.id.empty());
        CHECK(
            std::ranges::all_of(row.id, [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; }));
        CHECK(ids.insert(row.id).second);
        CHECK(!row.text.empty());
        CHECK((row.text == "{}" || texts.insert(row.text).second));
        CHECK(!row.avoidedBy.empty());
        CHECK(!idOf(row.cause).empty());
        CHECK(&rowOf(row.which) == &row);
    }
}

TEST_CASE("approximations: the detail stands in the text, wherever that names it") {
    CHECK(Approximated{Approximation::DepthLimit, "3"}.text() ==
          "depth: the limit of 3 was reached");
    CHECK(Approximated{Approximation::ExactInputArray, "A{}"}.text() ==
          "an input of type A{}[] was of exactly this class, whose elements can be any A{}");
    CHECK(Approximated{Approximation::TimeLimit, {}}.text() == "time limit reached");
}

TEST_CASE("approximations: they are counted by kind and detail, and assumptions are none") {
    Approximations noted;
    noted.add(Approximation::NativeLibrary, "a");
    noted.add(Approximation::NativeLibrary, "b");
    noted.add(Approximation::NativeLibrary, "a");
    noted.add(Approximation::HeapLimit, "64");
    const std::vector<Approximated> list = noted.list();
    REQUIRE(list.size() == 3);
    CHECK(list[0].text() == "a native library is not loaded: a");
    CHECK(list[0].times == 2);
    CHECK(list[1].times == 1);
    CHECK(list[2].isAssumption());
    CHECK(noted.total() == 3);

    const Approximations::Counts kept = noted.exchange({});
    CHECK(noted.list().empty());
    noted.exchange(kept);
    CHECK(noted.list().size() == 3);
}
