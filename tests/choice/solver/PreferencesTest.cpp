#include "choice/solver/Preferences.h"

#include <doctest/doctest.h>

namespace clew::choice {

using namespace vm::values;
using enum ExpressionKind;

TEST_CASE("preferences: floats and remainders are found wherever they stand") {
    const Expression f = expressions::makeVariable("preferred.f", BasicType::Double),
                     g = expressions::makeVariable("preferred.g", BasicType::Float),
                     x = expressions::makeVariable("preferred.x", BasicType::Int),
                     y = expressions::makeVariable("preferred.y", BasicType::Int);
    Preferences preferences;
    CHECK_FALSE(preferences.hasFloats(expressions::less(x, y)));
    for (const Expression real : {f, g}) {
        const Expression asInt = expressions::make(FloatToInt, Sort::Bits32, real);
        CHECK(preferences.hasFloats(expressions::less(
            x, expressions::make(Multiply, y, expressions::make(Add, asInt, y)))));
        // Values of the variables, and that the remainder can be computed exactly.
        const Expression remainder = expressions::make(FloatRemainder, real, real);
        const Expression odd = expressions::less(
            x, expressions::make(Add, expressions::make(FloatToInt, Sort::Bits32, remainder), y));
        const Expression conjuncts[] = {odd, odd};
        CHECK(preferences.of(conjuncts).size() == 3);
    }
}

TEST_CASE("preferences: small numbers, letters and short arrays") {
    const auto variable = [](const char* name, BasicType type) {
        return expressions::makeVariable(name, type);
    };
    const Expression x = variable("preferred.x", BasicType::Int),
                     length = variable("preferred.length", BasicType::Int),
                     letter = variable("preferred.c", BasicType::Char),
                     flag = variable("preferred.z", BasicType::Boolean);
    const auto number = [](std::int32_t value) { return expressions::constantInt(value); };
    const auto prefers = [&](Expression of, std::int32_t value) {
        Preferences preferences;
        const Expression conjuncts[] = {
            expressions::equal(of, variable("preferred.y", BasicType::Int))};
        const Assignment assignment{{of, fromInt(value)}};
        expressions::Evaluator evaluator(assignment);
        for (const Expression preference : preferences.of(conjuncts))
            if (!evaluator.holds(preference)) return false;
        for (const Expression moderate : preferences.moderateLengths(conjuncts))
            CHECK(evaluator.holds(moderate) == (value >= 0 && value <= 100));
        return true;
    };
    for (const std::int32_t value : {-100, 0, 100}) CHECK(prefers(x, value));
    for (const std::int32_t value : {-101, 101}) CHECK_FALSE(prefers(x, value));
    for (const std::int32_t value : {0, 8}) CHECK(prefers(length, value));
    for (const std::int32_t value : {-1, 9, 100}) CHECK_FALSE(prefers(length, value));
    for (const char value : {' ', 'a', '~'}) CHECK(prefers(letter, value));
    for (const std::int32_t value : {' ' - 1, '~' + 1}) CHECK_FALSE(prefers(letter, value));
    for (const std::int32_t value : {0, 1}) CHECK(prefers(flag, value));
    // Where no number is too large, there is nothing to prefer; and no length is more than
    // moderate.
    Preferences preferences;
    const Expression both[] = {expressions::less(length, number(7)), expressions::less(length, x)};
    CHECK(preferences.moderateLengths(both).size() == 1);
    const Expression first[] = {expressions::isNotZero(flag)};
    CHECK(preferences.of(first).empty());
    CHECK(preferences.moderateLengths(first).empty());
}

} // namespace clew::choice
