#include "search/generate/SmallerNumbers.h"

#include <doctest/doctest.h>

using namespace clew::search::generate;

namespace {

Step callWith(std::vector<Argument> arguments) {
    Step step;
    step.executable.name = "set";
    step.arguments = std::move(arguments);
    return step;
}

const JavaValue& value(const Step& step, std::size_t argument) {
    return std::get<JavaValue>(step.arguments[argument]);
}

} // namespace

TEST_CASE("large numbers of a call become smaller by one factor, others stay") {
    const auto steps = withSmallerNumbers(
        {callWith({JavaValue::ofInt(5), JavaValue::ofInt(2'000'000)}),
         callWith({JavaValue::ofLong(1'000'000), JavaValue::ofInt(-80'000'000), ResultOf{0}})});
    REQUIRE(steps.size() == 2);
    CHECK(value(steps[0], 0) == JavaValue::ofInt(5));
    CHECK(value(steps[0], 1) == JavaValue::ofInt(2'000'000 >> 11));
    CHECK(value(steps[1], 0) == JavaValue::ofLong(1'000'000 >> 11));
    CHECK(value(steps[1], 1) == JavaValue::ofInt(-80'000'000));
}

TEST_CASE("without a large number there is no other call") {
    CHECK(withSmallerNumbers({callWith({JavaValue::ofInt(1000), JavaValue::null()})}).empty());
}
