#include "choice/solver/Ranges.h"

#include <algorithm>
#include <limits>
#include <queue>

#include "vm/values/ExpressionIntervals.h"
#include "vm/values/ExpressionOperations.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
using expressions::apply;
using expressions::Interval;
using expressions::intervalOf;
using expressions::isFloat;
using vm::values::ExpressionKind;
using vm::values::ExpressionNode;
using vm::values::Sort;
using enum ExpressionKind;

namespace {

using Wide = __int128;
using Long = std::numeric_limits<std::int64_t>;

constexpr Range isTrue{1, 1}, isFalse{0, 0};

std::uint64_t infinity(Sort sort) {
    return sort == Sort::Float32 ? 0x7f80'0000u : 0x7ff0'0000'0000'0000u;
}
bool isNaN(Sort sort, std::uint64_t bits) {
    const std::uint64_t sign = std::uint64_t{1} << (expressions::widthOf(sort) - 1);
    return (bits & ~sign) > infinity(sort);
}

Range whole(Sort sort) {
    if (!isFloat(sort)) return {expressions::minimumOf(sort), expressions::maximumOf(sort)};
    const auto end = static_cast<std::int64_t>(infinity(sort));
    return {~end, end, true};
}
Range single(Sort sort, std::uint64_t bits) {
    if (!isFloat(sort))
        return {expressions::signedOf(sort, bits), expressions::signedOf(sort, bits)};
    if (isNaN(sort, bits)) return {1, 0, true};
    return {ordinalOf(sort, bits), ordinalOf(sort, bits)};
}
bool isSingle(const Range& range) {
    return range.low == range.high && !range.mayBeNaN;
}
// Of floats: where it ends at a zero, that of the other sign counts as well, since they compare as
// equal.
Range withBothZeros(Range range) {
    if (range.low > range.high) return range;
    if (range.low == 0) range.low = -1;
    if (range.high == -1) range.high = 0;
    return range;
}
Range both(const Range& a, const Range& b) { // either of them
    if (a.low > a.high) return {b.low, b.high, a.mayBeNaN || b.mayBeNaN};
    if (b.low > b.high) return {a.low, a.high, a.mayBeNaN || b.mayBeNaN};
    return {std::min(a.low, b.low), std::max(a.high, b.high), a.mayBeNaN || b.mayBeNaN};
}
Range clamped(Wide low, Wide high) {
    return {static_cast<std::int64_t>(std::max<Wide>(low, Long::min())),
            static_cast<std::int64_t>(std::min<Wide>(high, Long::max()))};
}
Wide floorOf(Wide dividend, Wide divisor) { // divisor > 0
    return dividend / divisor - (dividend % divisor < 0);
}
bool fits(Sort sort, Wide low, Wide high) {
    return low >= expressions::minimumOf(sort) && high <= expressions::maximumOf(sort);
}

} // namespace

std::int64_t ordinalOf(Sort sort, std::uint64_t bits) {
    const std::uint64_t sign = std::uint64_t{1} << (expressions::widthOf(sort) - 1);
    const auto magnitude = static_cast<std::int64_t>(bits & ~sign);
    return bits & sign ? ~magnitude : magnitude;
}
std::uint64_t floatOfOrdinal(Sort sort, std::int64_t ordinal) {
    if (ordinal >= 0) return static_cast<std::uint64_t>(ordinal);
    return static_cast<std::uint64_t>(~ordinal) | std::uint64_t{1}
                                                      << (expressions::widthOf(sort) - 1);
}

Ranges::Ranges(std::span<const Expression> conditions) {
    // An expression is made after its operands, so that its number is greater than theirs: from the
    // greatest down, all that have an operand have been seen before it. (Level by level, a chain of
    // n operations would cost the square of n.)
    std::vector<Expression> all;
    std::priority_queue<Expression> pending(conditions.begin(), conditions.end());
    while (!pending.empty()) {
        const Expression expression = pending.top();
        pending.pop();
        if (!all.empty() && all.back() == expression) continue;
        all.push_back(expression);
        for (const Expression operand : expressions::node(expression).operands)
            if (operand != 0) pending.push(operand);
    }
    std::reverse(all.begin(), all.end());
    nodes_.reserve(all.size());
    for (const Expression expression : all) {
        const ExpressionNode& node = expressions::node(expression);
        Node made{expression, {}, whole(node.sort)};
        if (node.kind == Constant) {
            made.range = single(node.sort, node.bits);
        } else if (!isFloat(node.sort)) {
            const Interval interval = intervalOf(expression);
            made.range = {interval.min, interval.max};
        }
        for (unsigned i = 0; i < 3; ++i)
            if (node.operands[i] != 0) made.operands[i] = indexOf(node.operands[i]);
        nodes_.push_back(made);
    }
    for (const Expression condition : conditions) conditions_.push_back(indexOf(condition));
}

std::uint32_t Ranges::indexOf(Expression expression) const {
    const auto at =
        std::lower_bound(nodes_.begin(), nodes_.end(), expression,
                         [](const Node& node, Expression of) { return node.expression < of; });
    return static_cast<std::uint32_t>(at - nodes_.begin());
}

bool Ranges::meet(std::uint32_t index, Range range) {
    Range& here = nodes_[index].range;
    range = {std::max(here.low, range.low), std::min(here.high, range.high),
             here.mayBeNaN && range.mayBeNaN};
    if (range.low > range.high) range.low = 1, range.high = 0;
    if (range == here) return true;
    here = range;
    changed_ = true;
    return !here.isEmpty();
}

bool Ranges::narrow() {
    for (const std::uint32_t condition : conditions_)
        if (!meet(condition, isTrue)) return false;
    for (unsigned round = 0; round < mostRounds; ++round) {
        changed_ = false;
        for (std::uint32_t i = 0; i < nodes_.size(); ++i)
            if (!meet(i, computed(nodes_[i]))) return false;
        for (std::size_t i = nodes_.size(); i-- > 0;)
            if (!carryBack(nodes_[i])) return false;
        if (!changed_) break;
    }
    return true;
}

// ---- from the operands to the result

Range Ranges::computed(const Node& node) const {
    const ExpressionNode& of = expressions::node(node.expression);
    if (of.kind == Constant || of.kind == Variable) return node.range;
    const auto range = [&](unsigned i) { return nodes_[node.operands[i]].range; };
    if (of.kind == If) {
        if (range(0) == isTrue) return range(1);
        if (range(0) == isFalse) return range(2);
        return both(range(1), range(2));
    }
    if (of.sort == Sort::Bool) return computedCondition(node);
    if (isFloat(of.sort)) return computedFloat(node);
    const Sort from = expressions::sort(of.operands[0]);
    if (isFloat(from)) {
        const Range a = range(0);
        if (of.kind == FloatToInt) { // monotone; NaN is 0
            Range result{1, 0};
            if (a.low <= a.high)
                for (const std::int64_t end : {a.low, a.high})
                    result = both(result, single(of.sort, apply(of.kind, of.sort, from,
                                                                floatOfOrdinal(from, end), 0, 0)));
            return a.mayBeNaN ? both(result, {0, 0}) : result;
        }
        if (of.kind == FloatToRawBits && !a.mayBeNaN && a.low >= 0) return {a.low, a.high};
        if (of.kind == FloatToRawBits && isSingle(a))
            return single(of.sort,
                          apply(of.kind, of.sort, from, floatOfOrdinal(from, a.low), 0, 0));
        return whole(of.sort);
    }
    Interval operands[3] = {};
    for (unsigned i = 0; i < vm::values::operandCount(of.kind); ++i)
        operands[i] = {range(i).low, range(i).high};
    const Interval interval = intervalOf(of, operands);
    return {interval.min, interval.max};
}

Range Ranges::computedFloat(const Node& node) const {
    const ExpressionNode& of = expressions::node(node.expression);
    const Range a = nodes_[node.operands[0]].range;
    const Range b = of.operands[1] != 0 ? nodes_[node.operands[1]].range : Range{0, 0};
    const Sort from = expressions::sort(of.operands[0]);
    const Range any = whole(of.sort);
    const bool isNaNOnly = a.low > a.high || b.low > b.high;
    if (isNaNOnly && of.kind != IntToFloat && of.kind != FloatOfBits) return {1, 0, true};
    const auto value = [&](std::int64_t x, std::int64_t y) {
        const std::uint64_t left = isFloat(from)
                                       ? floatOfOrdinal(from, x)
                                       : static_cast<std::uint64_t>(x) & expressions::maskOf(from);
        return apply(of.kind, of.sort, from, left,
                     of.operands[1] != 0 ? floatOfOrdinal(of.sort, y) : 0, 0);
    };
    // The hull of the results at such ends of the operands. Anything, where one of them is NaN.
    const auto hull = [&](std::initializer_list<std::pair<std::int64_t, std::int64_t>> ends) {
        Range result{1, 0, a.mayBeNaN || b.mayBeNaN};
        for (const auto& [x, y] : ends) {
            const std::uint64_t bits = value(x, y);
            if (isNaN(of.sort, bits)) return any;
            result = both(result, {ordinalOf(of.sort, bits), ordinalOf(of.sort, bits)});
        }
        return withBothZeros(result);
    };
    if (of.operands[1] != 0 && isSingle(a) && isSingle(b))
        return single(of.sort, value(a.low, b.low));
    const std::int64_t end = any.high;
    const auto hasZero = [](const Range& range) { return range.low <= 0 && range.high >= -1; };
    const auto hasInfinity = [&](const Range& range) {
        return range.low == ~end || range.high == end;
    };
    switch (of.kind) {
        case FloatAdd:
            if ((a.low == ~end && b.high == end) || (a.high == end && b.low == ~end)) return any;
            return hull({{a.low, b.low}, {a.high, b.high}});
        case FloatSubtract:
            if ((a.low == ~end && b.low == ~end) || (a.high == end && b.high == end)) return any;
            return hull({{a.low, b.high}, {a.high, b.low}});
        case FloatMultiply:
            if ((hasZero(a) && hasInfinity(b)) || (hasZero(b) && hasInfinity(a))) return any;
            return hull({{a.low, b.low}, {a.low, b.high}, {a.high, b.low}, {a.high, b.high}});
        case FloatDivide:
            if (hasZero(b) || (hasInfinity(a) && hasInfinity(b))) return any;
            return hull({{a.low, b.low}, {a.low, b.high}, {a.high, b.low}, {a.high, b.high}});
        case FloatRemainder: { // of the sign of the dividend, not farther from 0, and nearer than
                               // the divisor
            const auto most = std::max<std::int64_t>({b.high, ~b.low, 1}) - 1;
            return {std::max<std::int64_t>(std::min<std::int64_t>(a.low, -1), ~most),
                    std::min<std::int64_t>(std::max<std::int64_t>(a.high, 0), most), true};
        }
        case FloatNegate:
            return {~a.high, ~a.low, a.mayBeNaN};
        case FloatAbsolute:
            if (a.low >= 0) return a;
            if (a.high < 0) return {~a.high, ~a.low, a.mayBeNaN};
            return {0, std::max(~a.low, a.high), a.mayBeNaN};
        case FloatSquareRoot: {
            if (a.high < -1) return {1, 0, true};
            Range result = hull({{std::max<std::int64_t>(a.low, -1), 0}, {a.high, 0}});
            result.mayBeNaN |= a.low < -1;
            return result;
        }
        case FloatFloor:
        case FloatCeil:
        case FloatRint:
        case IntToFloat:
        case FloatToFloat:
            return hull({{a.low, 0}, {a.high, 0}});
        case FloatOfBits:
            return a.low >= 0 && a.high <= end ? a : any;
        default:
            return any;
    }
}

Range Ranges::computedCondition(const Node& node) const {
    constexpr Range either{0, 1};
    const ExpressionNode& of = expressions::node(node.expression);
    const Range a = nodes_[node.operands[0]].range;
    const Range b = of.operands[1] != 0 ? nodes_[node.operands[1]].range : a;
    const bool ofFloats = isFloat(expressions::sort(of.operands[0]));
    const bool mayBeNaN = ofFloats && (a.mayBeNaN || b.mayBeNaN);
    if (ofFloats && of.kind != FloatIsNaN && (a.low > a.high || b.low > b.high)) return isFalse;
    const Range x = ofFloats ? withBothZeros(a) : a, y = ofFloats ? withBothZeros(b) : b;
    const auto decided = [&](bool holds, bool fails) {
        return fails ? isFalse : holds && !mayBeNaN ? isTrue : either;
    };
    switch (of.kind) {
        case Not:
            return {1 - a.high, 1 - a.low};
        case And:
            return {std::min(a.low, b.low), std::min(a.high, b.high)};
        case Or:
            return {std::max(a.low, b.low), std::max(a.high, b.high)};
        case FloatIsNaN:
            return !a.mayBeNaN ? isFalse : a.low > a.high ? isTrue : either;
        case Equal:
            return decided(isSingle(a) && a == b, a.high < b.low || b.high < a.low);
        case FloatEqual:
            return decided(a.low == a.high && b.low == b.high &&
                               (a.low == b.low || (withBothZeros(x) == withBothZeros(y) &&
                                                   x.low >= -1 && x.high <= 0)),
                           x.high < y.low || y.high < x.low);
        case Less:
        case FloatLess:
            // Both zeros are one: from below, the highest that is less than -0.0 is before it.
            return decided(x.high < y.low, ofFloats
                                               ? a.low >= y.high || (y.high == 0 && a.low >= -1)
                                               : x.low >= y.high);
        case LessOrEqual:
        case FloatLessOrEqual:
            return decided(
                ofFloats ? a.high <= y.low || (y.low == -1 && a.high <= 0) : x.high <= y.low,
                x.low > y.high);
        default: // LessUnsigned
            if (a.low >= 0 && b.low >= 0) return decided(a.high < b.low, a.low >= b.high);
            return either;
    }
}

// ---- from the result to the operands

// less < greater, or less <= greater, of integers or of floats; as true.
bool Ranges::order(std::uint32_t less, std::uint32_t greater, bool isStrict) {
    const bool ofFloats = isFloat(expressions::sort(nodes_[less].expression));
    Range low = nodes_[less].range, high = nodes_[greater].range;
    if (low.low > low.high || high.low > high.high) return false; // NaN
    if (ofFloats && !isStrict) low = withBothZeros(low), high = withBothZeros(high);
    std::int64_t most = high.high, least = low.low;
    if (isStrict) {
        // Below 0.0 is what is below -0.0.
        if (ofFloats && most == 0) most = -1;
        if (ofFloats && least == -1) least = 0;
        if (most == Long::min() || least == Long::max()) return false;
        --most, ++least;
    }
    const Range any = whole(expressions::sort(nodes_[less].expression));
    return meet(less, {any.low, most}) && meet(greater, {least, any.high});
}

bool Ranges::carryBackCondition(const Node& node) {
    const ExpressionNode& of = expressions::node(node.expression);
    if (node.range.low != node.range.high) return true;
    const bool holds = node.range.low == 1;
    const std::uint32_t a = node.operands[0], b = node.operands[1];
    const Range x = nodes_[a].range, y = of.operands[1] != 0 ? nodes_[b].range : x;
    const bool mayBeNaN = x.mayBeNaN || y.mayBeNaN;
    switch (of.kind) {
        case Not:
            return meet(a, holds ? isFalse : isTrue);
        case And:
            if (holds) return meet(a, isTrue) && meet(b, isTrue);
            if (x == isTrue) return meet(b, isFalse);
            return y == isTrue ? meet(a, isFalse) : true;
        case Or:
            if (!holds) return meet(a, isFalse) && meet(b, isFalse);
            if (x == isFalse) return meet(b, isTrue);
            return y == isFalse ? meet(a, isTrue) : true;
        case FloatIsNaN:
            if (holds) return meet(a, {1, 0, true});
            return meet(a, {Long::min(), Long::max(), false});
        case Equal:
            if (holds) return meet(a, y) && meet(b, nodes_[a].range);
            for (const auto& [end, other] : {std::pair(a, y), std::pair(b, x)}) {
                if (!isSingle(other)) continue; // takes away an end
                const Range here = nodes_[end].range;
                if (here.low == other.low && here.high == other.low) return false;
                if (here.low == other.low && !meet(end, {here.low + 1, here.high})) return false;
                if (here.high == other.low && !meet(end, {here.low, here.high - 1})) return false;
            }
            return true;
        case FloatEqual: {
            if (!holds) return true;
            Range other = withBothZeros(y);
            other.mayBeNaN = false;
            if (!meet(a, other)) return false;
            other = withBothZeros(nodes_[a].range);
            other.mayBeNaN = false;
            return meet(b, other);
        }
        case FloatLess:
        case FloatLessOrEqual:
            if (!holds) return mayBeNaN ? true : order(b, a, of.kind == FloatLessOrEqual);
            return order(a, b, of.kind == FloatLess);
        case Less:
        case LessOrEqual:
            return holds ? order(a, b, of.kind == Less) : order(b, a, of.kind == LessOrEqual);
        case LessUnsigned:
            if (holds && y.low >= 0) return meet(a, {0, y.high}) && order(a, b, true);
            if (!holds && x.low >= 0) return meet(b, {0, x.high}) && order(b, a, false);
            return true;
        default:
            return true;
    }
}

bool Ranges::carryBack(const Node& node) {
    const ExpressionNode& of = expressions::node(node.expression);
    if (of.operands[0] == 0) return true;
    if (of.sort == Sort::Bool && of.kind != If) return carryBackCondition(node);
    const std::uint32_t a = node.operands[0], b = node.operands[1];
    const Range result = node.range, x = nodes_[a].range,
                y = of.operands[1] != 0 ? nodes_[b].range : x;
    switch (of.kind) {
        case If: {
            const std::uint32_t c = node.operands[2];
            const auto isOut = [&](const Range& range) {
                return (range.low > result.high || result.low > range.high ||
                        range.low > range.high || result.low > result.high) &&
                       !(range.mayBeNaN && result.mayBeNaN);
            };
            if (x == isTrue) return meet(b, result);
            if (x == isFalse) return meet(c, result);
            if (isOut(nodes_[b].range) && !meet(a, isFalse)) return false;
            return isOut(nodes_[c].range) ? meet(a, isTrue) : true;
        }
        case Add:
            if (!fits(of.sort, Wide(x.low) + y.low, Wide(x.high) + y.high)) return true;
            return meet(a, clamped(Wide(result.low) - y.high, Wide(result.high) - y.low)) &&
                   meet(b, clamped(Wide(result.low) - x.high, Wide(result.high) - x.low));
        case Subtract:
            if (!fits(of.sort, Wide(x.low) - y.high, Wide(x.high) - y.low)) return true;
            return meet(a, clamped(Wide(result.low) + y.low, Wide(result.high) + y.high)) &&
                   meet(b, clamped(Wide(x.low) - result.high, Wide(x.high) - result.low));
        case Multiply: {
            const Wide ends[] = {Wide(x.low) * y.low, Wide(x.low) * y.high, Wide(x.high) * y.low,
                                 Wide(x.high) * y.high};
            if (!fits(of.sort, *std::min_element(ends, ends + 4),
                      *std::max_element(ends, ends + 4)))
                return true;
            for (const auto& [factor, other] : {std::pair(y, a), std::pair(x, b)}) {
                if (!isSingle(factor) || factor.low == 0) continue;
                const Wide by = factor.low > 0 ? Wide(factor.low) : -Wide(factor.low);
                const Wide low = factor.low > 0 ? Wide(result.low) : -Wide(result.high);
                const Wide high = factor.low > 0 ? Wide(result.high) : -Wide(result.low);
                if (!meet(other, clamped(-floorOf(-low, by), floorOf(high, by)))) return false;
            }
            return true;
        }
        case Divide: {
            if (!isSingle(y) || y.low <= 0) return true; // truncates towards zero
            const Wide by = y.low, low = result.low, high = result.high;
            return meet(a, clamped(low > 0 ? low * by : low * by - by + 1,
                                   high >= 0 ? high * by + by - 1 : high * by));
        }
        case Remainder: // of the sign of the dividend, and not farther from 0
            if (result.low > 0) return meet(a, {result.low, Long::max()});
            if (result.high < 0) return meet(a, {Long::min(), result.high});
            return true;
        case ShiftRight: {
            if (!isSingle(y) || y.low < 0 || y.low > 62) return true;
            return meet(a,
                        clamped(Wide(result.low) << y.low, ((Wide(result.high) + 1) << y.low) - 1));
        }
        case SignExtend:
            return meet(a, result);
        case ZeroExtend:
            return result.high <= std::numeric_limits<std::int32_t>::max() ? meet(a, result) : true;
        case Truncate:
        case SignExtend8:
        case SignExtend16:
        case ZeroExtend16: {
            const Interval type = intervalOf(node.expression);
            const bool isUnchanged = of.kind == Truncate       ? fits(Sort::Bits32, x.low, x.high)
                                     : of.kind == SignExtend8  ? x.low >= -128 && x.high <= 127
                                     : of.kind == SignExtend16 ? x.low >= -32768 && x.high <= 32767
                                                               : x.low >= 0 && x.high <= 65535;
            return isUnchanged && type.min <= type.max ? meet(a, result) : true;
        }
        case FloatNegate:
            return meet(a, result.low > result.high
                               ? result
                               : Range{~result.high, ~result.low, result.mayBeNaN});
        default:
            return true;
    }
}

std::vector<Expression> contradictionByRanges(std::span<const Expression> constraints,
                                              Expression condition) {
    const auto contradict = [](std::span<const Expression> conditions) {
        return !Ranges(conditions).narrow();
    };
    std::vector<Expression> core(constraints.begin(), constraints.end());
    core.push_back(condition);
    if (!contradict(core)) return {};
    if (contradict(std::span(&condition, 1))) return {condition};
    for (const Expression constraint : constraints) // most often it is one of them
        if (const Expression both[] = {constraint, condition}; contradict(both))
            return {constraint, condition};
    // Each is left out for a try: that costs the square of their number, so only where there are
    // few.
    constexpr std::size_t few = 24;
    for (std::size_t i = 0; core.size() <= few && i < core.size();) {
        std::vector<Expression> fewer = core;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (contradict(fewer))
            core = std::move(fewer);
        else
            ++i;
    }
    return core;
}

} // namespace clew::choice
