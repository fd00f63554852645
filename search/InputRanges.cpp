#include "search/InputRanges.h"

#include <fmt/format.h>

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>

#include "vm/values/Expression.h"

namespace clew::search {

using vm::values::BasicType;
namespace expressions = vm::values::expressions;

namespace {

std::optional<std::int64_t> wholeIn(const Config& config, std::string_view key) {
    return config.isSet(key) ? config.integer(key) : std::nullopt;
}

std::optional<double> realIn(const Config& config, std::string_view key) {
    const std::string text = config.string(key);
    if (text.empty()) return std::nullopt;
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        throw ConfigError(
            fmt::format("{}: {}={}: not a number, as in -1000.5", config.originOf(key), key, text));
    return value;
}

vm::values::Expression constantOf(BasicType type, std::int64_t value) {
    return type == BasicType::Long ? expressions::constantLong(value)
                                   : expressions::constantInt(static_cast<std::int32_t>(value));
}

vm::values::Expression constantOf(BasicType type, double value) {
    const std::uint64_t bits = type == BasicType::Float
                                   ? std::bit_cast<std::uint32_t>(static_cast<float>(value))
                                   : std::bit_cast<std::uint64_t>(value);
    return expressions::constant(vm::values::sortOf(type), bits);
}

// Nothing is assumed where there is neither number; one that is missing is the type's own.
template <class Number, class Limits>
void setRange(vm::Vm& vm, BasicType type, std::string_view name, std::optional<Number> least,
              std::optional<Number> most, Limits) {
    if (!least && !most) return;
    const Number low = least.value_or(static_cast<Number>(Limits::lowest()));
    const Number high = most.value_or(static_cast<Number>(Limits::max()));
    if (low > high)
        throw ConfigError(fmt::format(
            "symbolic.min_{}={} is more than symbolic.max_{}={}: no input is between them", name,
            low, name, high));
    vm.inputRanges[type] = {constantOf(type, low), constantOf(type, high)};
}

} // namespace

void setInputRanges(const Config& config, vm::Vm& vm) {
    using std::numeric_limits;
    setRange(vm, BasicType::Byte, "byte", wholeIn(config, "symbolic.min_byte"),
             wholeIn(config, "symbolic.max_byte"), numeric_limits<std::int8_t>());
    setRange(vm, BasicType::Char, "char", wholeIn(config, "symbolic.min_char"),
             wholeIn(config, "symbolic.max_char"), numeric_limits<std::uint16_t>());
    setRange(vm, BasicType::Short, "short", wholeIn(config, "symbolic.min_short"),
             wholeIn(config, "symbolic.max_short"), numeric_limits<std::int16_t>());
    setRange(vm, BasicType::Int, "int", wholeIn(config, "symbolic.min_int"),
             wholeIn(config, "symbolic.max_int"), numeric_limits<std::int32_t>());
    setRange(vm, BasicType::Long, "long", wholeIn(config, "symbolic.min_long"),
             wholeIn(config, "symbolic.max_long"), numeric_limits<std::int64_t>());
    setRange(vm, BasicType::Float, "float", realIn(config, "symbolic.min_float"),
             realIn(config, "symbolic.max_float"), numeric_limits<float>());
    setRange(vm, BasicType::Double, "double", realIn(config, "symbolic.min_double"),
             realIn(config, "symbolic.max_double"), numeric_limits<double>());
}

} // namespace clew::search
