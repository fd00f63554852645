// Intervals and bits that are always zero, from those of the operands.

#include <algorithm>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "vm/values/ExpressionIntervals.h"
#include "vm/values/ExpressionOperations.h"
#include "vm/values/ExpressionPool.h"

namespace clew::vm::values::expressions::pool {

namespace {

using enum ExpressionKind;
using Wide = __int128;

std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    const auto product =
        static_cast<unsigned __int128>(a ^ 0x9e3779b97f4a7c15) * (b ^ 0xd6e8feb86659fd93);
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

std::uint64_t hashOf(const ExpressionNode& node, std::string_view name) {
    std::uint64_t hash =
        mix(static_cast<std::uint64_t>(node.kind) + 1, static_cast<std::uint64_t>(node.sort) + 1);
    if (node.kind == Variable) return mix(hash, XXH3_64bits(name.data(), name.size()));
    if (node.kind == Constant) return mix(hash, node.bits);
    for (unsigned i = 0; i < operandCount(node.kind); i++)
        hash = mix(hash, facts(node.operands[i]).hash);
    return hash;
}

Interval whole(Sort sort) {
    return {minimumOf(sort), maximumOf(sort)};
}

Interval rangeOf(BasicType type) {
    switch (type) {
        case BasicType::Boolean:
            return {0, 1};
        case BasicType::Byte:
            return {INT8_MIN, INT8_MAX};
        case BasicType::Char:
            return {0, UINT16_MAX};
        case BasicType::Short:
            return {INT16_MIN, INT16_MAX};
        case BasicType::Int:
            return {INT32_MIN, INT32_MAX};
        default:
            return {INT64_MIN, INT64_MAX};
    }
}

// The whole range where the exact result may overflow.
Interval fitting(Sort sort, Wide min, Wide max) {
    if (min < minimumOf(sort) || max > maximumOf(sort)) return whole(sort);
    return {static_cast<std::int64_t>(min), static_cast<std::int64_t>(max)};
}

Interval product(Sort sort, Interval a, Interval b) {
    const Wide corners[] = {Wide(a.min) * b.min, Wide(a.min) * b.max, Wide(a.max) * b.min,
                            Wide(a.max) * b.max};
    return fitting(sort, *std::min_element(corners, corners + 4),
                   *std::max_element(corners, corners + 4));
}

Wide magnitude(Interval a) {
    return std::max(-Wide(a.min), Wide(a.max));
}

Interval quotient(Sort sort, Interval a, Interval b) {
    if (b.min == b.max && b.min != 0) { // monotone in the dividend
        const Wide low = Wide(a.min) / b.min, high = Wide(a.max) / b.min;
        return fitting(sort, std::min(low, high), std::max(low, high));
    }
    if (a.min >= 0 && b.min > 0) return {0, a.max};
    return fitting(sort, -std::max<Wide>(magnitude(a), 1),
                   std::max<Wide>(magnitude(a), 1)); // 1: SMT-LIB's x / 0
}

// Sign of the dividend, nearer to 0 than both. A divisor of 0 gives the dividend.
Interval remainder(Interval a, Interval b) {
    const Wide limit =
        b.min <= 0 && b.max >= 0 ? magnitude(a) : std::min(magnitude(a), magnitude(b) - 1);
    return {a.min >= 0 ? 0 : static_cast<std::int64_t>(std::max<Wide>(a.min, -limit)),
            a.max <= 0 ? 0 : static_cast<std::int64_t>(std::min<Wide>(a.max, limit))};
}

// The smallest 2^n - 1 that covers both.
std::int64_t covering(Interval a) {
    const auto farthest = static_cast<std::uint64_t>(std::max(a.max, ~a.min)); // ~x == -x - 1
    return farthest == 0 ? 0 : static_cast<std::int64_t>(~0ull >> __builtin_clzll(farthest));
}

Interval bitwise(ExpressionKind kind, Interval a, Interval b) {
    if (kind == BitAnd && (a.min >= 0 || b.min >= 0))
        return {0, a.min < 0 ? b.max : b.min < 0 ? a.max : std::min(a.max, b.max)};
    const std::int64_t cover = std::max(covering(a), covering(b));
    if (a.min >= 0 && b.min >= 0) return {kind == BitOr ? std::max(a.min, b.min) : 0, cover};
    if (kind == BitOr && (a.max < 0 || b.max < 0)) return {~cover, -1};
    return {~cover, cover};
}

Interval shifted(ExpressionKind kind, Sort sort, Interval a, Interval distance) {
    const auto mask = static_cast<std::int64_t>(widthOf(sort)) - 1;
    if (distance.min < 0 || distance.max > mask) distance = {0, mask};
    if (kind == ShiftRightUnsigned && a.min < 0) {
        if (distance.min == 0) return whole(sort);
        return {0, static_cast<std::int64_t>(maskOf(sort) >> distance.min)};
    }
    // Towards 0 or -1: the farther, the nearer.
    return {a.min >> (a.min < 0 ? distance.min : distance.max),
            a.max >> (a.max < 0 ? distance.max : distance.min)};
}

Interval narrowed(Interval a, BasicType type) {
    const Interval range = rangeOf(type);
    return a.min >= range.min && a.max <= range.max ? a : range;
}

// Bits up to the highest possible one, for sums: carries only go up.
std::uint64_t upFromLowest(std::uint64_t ones) {
    return ones == 0 ? 0 : ~0ull << __builtin_ctzll(ones);
}

std::uint64_t onesOf(const ExpressionNode& node) {
    const auto of = [&](unsigned i) { return facts(node.operands[i]).possibleOnes; };
    const auto distance = [&] { // 64: not constant
        const ExpressionNode& by = pool::node(node.operands[1]);
        return by.kind == Constant ? static_cast<unsigned>(by.bits & (widthOf(node.sort) - 1))
                                   : 64u;
    };
    switch (node.kind) {
        case Add:
        case Subtract:
            return upFromLowest(of(0) | of(1));
        case Multiply: {
            if (!of(0) || !of(1)) return 0;
            const int zeros = __builtin_ctzll(of(0)) + __builtin_ctzll(of(1));
            return zeros > 63 ? 0 : ~0ull << zeros;
        }
        case BitAnd:
            return of(0) & of(1);
        case BitOr:
        case BitXor:
            return of(0) | of(1);
        case ShiftLeft:
            return distance() == 64 ? upFromLowest(of(0)) : of(0) << distance();
        case ShiftRightUnsigned:
            return distance() == 64 ? ~0ull : of(0) >> distance();
        case ShiftRight: // the sign is spread
            return distance() == 64 || of(0) >> (widthOf(node.sort) - 1) ? ~0ull
                                                                         : of(0) >> distance();
        case ZeroExtend:
            return of(0);
        case SignExtend:
            return of(0) >> 31 ? of(0) | ~0ull << 32 : of(0);
        case Truncate:
            return of(0);
        case SignExtend8:
            return of(0) & 0x80 ? of(0) | ~0ull << 8 : of(0) & 0xff;
        case SignExtend16:
            return of(0) & 0x8000 ? of(0) | ~0ull << 16 : of(0) & 0xffff;
        case ZeroExtend16:
            return of(0) & 0xffff;
        case If:
            return of(1) | of(2);
        default:
            return ~0ull;
    }
}

} // namespace

} // namespace clew::vm::values::expressions::pool

namespace clew::vm::values::expressions {

using namespace pool;

Interval intervalOf(Expression expression) {
    return {facts(expression).min, facts(expression).max};
}

Interval intervalOf(const ExpressionNode& node, const Interval (&operands)[3]) {
    const auto of = [&](unsigned i) { return operands[i]; };
    if (isFloat(node.sort)) return whole(node.sort);
    switch (node.kind) {
        case Add:
            return fitting(node.sort, Wide(of(0).min) + of(1).min, Wide(of(0).max) + of(1).max);
        case Subtract:
            return fitting(node.sort, Wide(of(0).min) - of(1).max, Wide(of(0).max) - of(1).min);
        case Multiply:
            return product(node.sort, of(0), of(1));
        case Divide:
            return quotient(node.sort, of(0), of(1));
        case Remainder:
            return remainder(of(0), of(1));
        case BitAnd:
        case BitOr:
        case BitXor:
            return bitwise(node.kind, of(0), of(1));
        case ShiftRight:
        case ShiftRightUnsigned:
            return shifted(node.kind, node.sort, of(0), of(1));
        case SignExtend:
            return of(0);
        case ZeroExtend:
            return of(0).min >= 0 ? of(0) : Interval{0, UINT32_MAX};
        case Truncate:
            return narrowed(of(0), BasicType::Int);
        case SignExtend8:
            return narrowed(of(0), BasicType::Byte);
        case SignExtend16:
            return narrowed(of(0), BasicType::Short);
        case ZeroExtend16:
            return narrowed(of(0), BasicType::Char);
        case If:
            return {std::min(of(1).min, of(2).min), std::max(of(1).max, of(2).max)};
        default:
            return whole(node.sort);
    }
}

} // namespace clew::vm::values::expressions

namespace clew::vm::values::expressions::pool {

void computeFacts(const ExpressionNode& node, std::string_view name, BasicType type, Facts& facts) {
    facts.hash = hashOf(node, name);
    std::atomic_ref(facts.variables).store(0, std::memory_order_relaxed);
    if (node.kind == Constant) {
        facts.min = facts.max = signedOf(node.sort, node.bits);
        facts.possibleOnes = node.bits;
        return;
    }
    Interval operands[3] = {};
    for (unsigned i = 0; i < operandCount(node.kind); i++)
        operands[i] = intervalOf(node.operands[i]);
    const Interval interval =
        node.kind == Variable && isBits(node.sort) ? rangeOf(type) : intervalOf(node, operands);
    facts.min = interval.min;
    facts.max = interval.max;
    facts.possibleOnes = (node.kind == Variable ? ~0ull : onesOf(node)) & maskOf(node.sort);
    // Each says something about the other.
    if (facts.min >= 0) facts.possibleOnes &= static_cast<std::uint64_t>(covering({0, facts.max}));
    if (isBits(node.sort) && !(facts.possibleOnes >> (widthOf(node.sort) - 1))) {
        facts.max = std::min(facts.max, static_cast<std::int64_t>(facts.possibleOnes));
        facts.min = std::max<std::int64_t>(facts.min, 0);
    }
}

} // namespace clew::vm::values::expressions::pool
