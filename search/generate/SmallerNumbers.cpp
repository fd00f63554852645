#include "search/generate/SmallerNumbers.h"

#include <algorithm>

namespace clew::search::generate {

namespace {

constexpr std::int64_t kLarge = 4096, kFewDigits = 1000;

// Arguments that are large numbers, and what they are.
template <typename Visit>
void forLargeNumbers(std::vector<Step>& steps, Visit visit) {
    for (Step& step : steps)
        for (Argument& argument : step.arguments) {
            JavaValue* const value = std::get_if<JavaValue>(&argument);
            if (!value || value->kind != JavaValue::Kind::Primitive) continue;
            const bool isLong = value->basic == BasicType::Long;
            if (!isLong && value->basic != BasicType::Int) continue;
            const std::int64_t number =
                isLong ? static_cast<std::int64_t>(value->bits) : vm::values::toInt(value->bits);
            if (number > kLarge) visit(*value, number);
        }
}

} // namespace

std::vector<Step> withSmallerNumbers(std::vector<Step> steps) {
    std::int64_t largest = 0;
    forLargeNumbers(
        steps, [&](const JavaValue&, std::int64_t number) { largest = std::max(largest, number); });
    if (largest == 0) return {};
    unsigned places = 0;
    while (largest >> places >= kFewDigits) ++places;
    forLargeNumbers(steps, [&](JavaValue& value, std::int64_t number) {
        value = value.basic == BasicType::Long
                    ? JavaValue::ofLong(number >> places)
                    : JavaValue::ofInt(static_cast<std::int32_t>(number >> places));
    });
    return steps;
}

} // namespace clew::search::generate
