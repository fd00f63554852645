#include "search/InputRanges.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <type_traits>

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

std::int64_t wholeOf(BasicType type, std::uint64_t bits) {
    switch (type) {
        case BasicType::Long:
            return vm::values::toLong(bits);
        case BasicType::Byte:
            return static_cast<std::int8_t>(bits);
        case BasicType::Char:
            return static_cast<std::uint16_t>(bits);
        case BasicType::Short:
            return static_cast<std::int16_t>(bits);
        default:
            return vm::values::toInt(bits);
    }
}

double realOf(BasicType type, std::uint64_t bits) {
    return type == BasicType::Float ? vm::values::toFloat(bits) : vm::values::toDouble(bits);
}

std::string nameOf(BasicType type) {
    return vm::types::externalType(std::string(1, "ZBCSIJFD"[static_cast<std::size_t>(type)]));
}

} // namespace

// Nothing is assumed where there is neither number; one that is missing is the type's own.
template <class Number, class Limits>
void InputRanges::add(BasicType type, std::string_view name, std::optional<Number> least,
                      std::optional<Number> most, Limits) {
    if (!least && !most) return;
    const Number low = least.value_or(static_cast<Number>(Limits::lowest()));
    const Number high = most.value_or(static_cast<Number>(Limits::max()));
    if (low > high)
        throw ConfigError(fmt::format(
            "symbolic.min_{}={} is more than symbolic.max_{}={}: no input is between them", name,
            low, name, high));
    Range& range = ranges_[type];
    if constexpr (std::is_same_v<Number, double>) {
        range.low = low;
        range.high = high;
    } else {
        range.least = low;
        range.most = high;
    }
}

InputRanges::InputRanges(const Config& config) {
    using std::numeric_limits;
    add(BasicType::Byte, "byte", wholeIn(config, "symbolic.min_byte"),
        wholeIn(config, "symbolic.max_byte"), numeric_limits<std::int8_t>());
    add(BasicType::Char, "char", wholeIn(config, "symbolic.min_char"),
        wholeIn(config, "symbolic.max_char"), numeric_limits<std::uint16_t>());
    add(BasicType::Short, "short", wholeIn(config, "symbolic.min_short"),
        wholeIn(config, "symbolic.max_short"), numeric_limits<std::int16_t>());
    add(BasicType::Int, "int", wholeIn(config, "symbolic.min_int"),
        wholeIn(config, "symbolic.max_int"), numeric_limits<std::int32_t>());
    add(BasicType::Long, "long", wholeIn(config, "symbolic.min_long"),
        wholeIn(config, "symbolic.max_long"), numeric_limits<std::int64_t>());
    add(BasicType::Float, "float", realIn(config, "symbolic.min_float"),
        realIn(config, "symbolic.max_float"), numeric_limits<float>());
    add(BasicType::Double, "double", realIn(config, "symbolic.min_double"),
        realIn(config, "symbolic.max_double"), numeric_limits<double>());
    addNamed(config);
}

// symbolic.min_int_x and its kin, as Symbolic PathFinder has them: `int` for all whole numbers.
void InputRanges::addNamed(const Config& config) {
    for (const auto& [key, setting] : config.settings()) {
        const auto named = [&](std::string_view prefix) {
            return key.starts_with(prefix) && key.size() > prefix.size()
                       ? std::optional(key.substr(prefix.size()))
                       : std::nullopt;
        };
        const auto whole = [&] {
            std::int64_t value = 0;
            const char* const last = setting.text.data() + setting.text.size();
            const auto [end, error] = std::from_chars(setting.text.data(), last, value);
            if (error != std::errc() || end != last)
                throw ConfigError(setting.origin,
                                  fmt::format("{}={}: not a whole number", key, setting.text));
            return value;
        };
        if (const auto name = named("symbolic.min_int_")) named_[*name].least = whole();
        if (const auto name = named("symbolic.max_int_")) named_[*name].most = whole();
        if (const auto name = named("symbolic.min_double_"))
            named_[*name].low = realIn(config, key);
        if (const auto name = named("symbolic.max_double_"))
            named_[*name].high = realIn(config, key);
    }
    for (const auto& [name, range] : named_)
        if ((range.least && range.most && *range.least > *range.most) ||
            (range.low && range.high && *range.low > *range.high))
            throw ConfigError(
                fmt::format("symbolic.min_… of {0} is more than symbolic.max_… of {0}: no input is "
                            "between them",
                            name));
}

void InputRanges::assumeIn(vm::Vm& vm) const {
    vm.namedInputRanges = named_;
    for (const auto& [type, range] : ranges_)
        vm.inputRanges[type] =
            isWhole(type)
                ? vm::Vm::InputRange{constantOf(type, range.least), constantOf(type, range.most)}
                : vm::Vm::InputRange{constantOf(type, range.low), constantOf(type, range.high)};
}

const vm::Vm::NamedRange* InputRanges::of(std::string_view name) const {
    const auto found = named_.find(name);
    return found == named_.end() ? nullptr : &found->second;
}

namespace {

template <class Number>
std::pair<std::int64_t, std::int64_t> limitsOf() {
    return {std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max()};
}

std::pair<std::int64_t, std::int64_t> wholeLimits(BasicType type) {
    switch (type) {
        case BasicType::Long:
            return limitsOf<std::int64_t>();
        case BasicType::Byte:
            return limitsOf<std::int8_t>();
        case BasicType::Char:
            return limitsOf<std::uint16_t>();
        case BasicType::Short:
            return limitsOf<std::int16_t>();
        default:
            return limitsOf<std::int32_t>();
    }
}

} // namespace

std::optional<InputRanges::Range> InputRanges::rangeOf(BasicType type,
                                                       std::string_view name) const {
    std::optional<Range> range;
    if (const auto found = ranges_.find(type); found != ranges_.end()) range = found->second;
    const vm::Vm::NamedRange* const named = type == BasicType::Boolean ? nullptr : of(name);
    if (!named) return range;
    if (isWhole(type)) {
        if (!named->least && !named->most) return range;
        const auto [least, most] = wholeLimits(type);
        if (!range) range = Range{.least = least, .most = most};
        if (named->least) range->least = std::clamp(*named->least, least, most);
        if (named->most) range->most = std::clamp(*named->most, least, most);
    } else {
        if (!named->low && !named->high) return range;
        constexpr double kAll = std::numeric_limits<double>::infinity();
        if (!range) range = Range{.low = -kAll, .high = kAll};
        range->low = named->low.value_or(range->low);
        range->high = named->high.value_or(range->high);
    }
    return range;
}

bool InputRanges::admits(BasicType type, std::uint64_t bits, std::string_view name) const {
    const std::optional<Range> range = rangeOf(type, name);
    if (!range) return true;
    if (isWhole(type)) {
        const std::int64_t value = wholeOf(type, bits);
        return range->least <= value && value <= range->most;
    }
    const double value = realOf(type, bits);
    return range->low <= value && value <= range->high; // no number is not in between
}

std::uint64_t InputRanges::admitted(BasicType type, std::uint64_t bits,
                                    std::string_view name) const {
    if (admits(type, bits, name)) return bits;
    const Range range = *rangeOf(type, name);
    if (!isWhole(type)) {
        const double value = realOf(type, bits) < range.low ? range.low : range.high;
        return type == BasicType::Float ? vm::values::fromFloat(static_cast<float>(value))
                                        : vm::values::fromDouble(value);
    }
    // A name's bound and its type's other one may have nothing between them.
    if (range.least > range.most) return bits;
    // Spread over the range, so that not all become its ends. 0: all numbers of 64 bits.
    const std::uint64_t width =
        static_cast<std::uint64_t>(range.most) - static_cast<std::uint64_t>(range.least) + 1;
    const std::uint64_t above =
        static_cast<std::uint64_t>(wholeOf(type, bits)) - static_cast<std::uint64_t>(range.least);
    const auto value = static_cast<std::int64_t>(static_cast<std::uint64_t>(range.least) +
                                                 (width == 0 ? above : above % width));
    return type == BasicType::Long ? vm::values::fromLong(value)
                                   : vm::values::fromInt(static_cast<std::int32_t>(value));
}

namespace {

template <class Number>
std::string fromTo(std::string_view of, std::optional<Number> low, std::optional<Number> high) {
    std::string text(of);
    if (low) text += fmt::format(" from {}", *low);
    if (high) text += fmt::format(" to {}", *high);
    return text;
}

} // namespace

std::vector<std::string> InputRanges::describeTypes() const {
    std::vector<std::string> all;
    all.reserve(ranges_.size());
    for (const auto& [type, range] : ranges_)
        all.push_back(isWhole(type) ? fromTo<std::int64_t>(nameOf(type), range.least, range.most)
                                    : fromTo<double>(nameOf(type), range.low, range.high));
    return all;
}

std::vector<std::string> InputRanges::describeNames() const {
    std::vector<std::string> all;
    for (const auto& [name, range] : named_) {
        if (range.least || range.most) all.push_back(fromTo(name, range.least, range.most));
        if (range.low || range.high) all.push_back(fromTo(name, range.low, range.high));
    }
    return all;
}

} // namespace clew::search
