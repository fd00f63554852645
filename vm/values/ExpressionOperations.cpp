#include "vm/values/ExpressionOperations.h"

#include <cmath>
#include <limits>
#include <stdexcept>
#include <type_traits>

namespace clew::vm::values {

unsigned operandCount(ExpressionKind kind) {
    static constexpr std::uint8_t counts[] = {
#define CLEW_KIND(name, operands) operands,
        CLEW_EXPRESSION_KINDS(CLEW_KIND)
#undef CLEW_KIND
    };
    return counts[static_cast<unsigned>(kind)];
}

std::string_view nameOf(ExpressionKind kind) {
    static constexpr std::string_view names[] = {
#define CLEW_KIND(name, operands) #name,
        CLEW_EXPRESSION_KINDS(CLEW_KIND)
#undef CLEW_KIND
    };
    return names[static_cast<unsigned>(kind)];
}

namespace expressions {

namespace {

using enum ExpressionKind;

template <class Float>
Float floatOf(std::uint64_t bits) {
    if constexpr (std::is_same_v<Float, float>)
        return toFloat(bits);
    else
        return toDouble(bits);
}

// A NaN that the processor makes has its sign set; Java's has not.
std::uint64_t bitsOf(float value) {
    return value != value ? 0x7fc00000u : fromFloat(value);
}
std::uint64_t bitsOf(double value) {
    return value != value ? 0x7ff8000000000000u : fromDouble(value);
}

// JVM specification, d2i and its kin: towards zero, saturating, 0 for NaN.
template <class Integer, class Float>
std::uint64_t integerOf(Float value) {
    constexpr auto limit = static_cast<Float>(1ull << (sizeof(Integer) * 8 - 1)); // exact in both
    const Integer result = value != value    ? 0
                           : value >= limit  ? std::numeric_limits<Integer>::max()
                           : value <= -limit ? std::numeric_limits<Integer>::min()
                                             : static_cast<Integer>(value);
    return static_cast<std::make_unsigned_t<Integer>>(result);
}

template <class Unsigned>
std::uint64_t applyToIntegers(ExpressionKind kind, Unsigned a, Unsigned b) {
    using Signed = std::make_signed_t<Unsigned>;
    constexpr Unsigned distanceMask = sizeof(Unsigned) * 8 - 1;
    const auto x = static_cast<Signed>(a), y = static_cast<Signed>(b);
    switch (kind) {
        case Add:
            return static_cast<Unsigned>(a + b);
        case Subtract:
            return static_cast<Unsigned>(a - b);
        case Multiply:
            return static_cast<Unsigned>(a * b);
        case Divide:
            if (y == 0) return static_cast<Unsigned>(x < 0 ? 1 : -1);
            return y == -1 ? static_cast<Unsigned>(0 - a) : static_cast<Unsigned>(x / y);
        case Remainder:
            if (y == 0) return a;
            return y == -1 ? 0 : static_cast<Unsigned>(x % y);
        case BitAnd:
            return a & b;
        case BitOr:
            return a | b;
        case BitXor:
            return a ^ b;
        case ShiftLeft:
            return static_cast<Unsigned>(a << (b & distanceMask));
        case ShiftRight:
            return static_cast<Unsigned>(x >> (b & distanceMask));
        case ShiftRightUnsigned:
            return a >> (b & distanceMask);
        case Equal:
            return a == b;
        case Less:
            return x < y;
        case LessOrEqual:
            return x <= y;
        case LessUnsigned:
            return a < b;
        default:
            break;
    }
    throw std::logic_error("not an operation on integers");
}

template <class Float>
std::uint64_t applyToFloats(ExpressionKind kind, Sort sort, std::uint64_t first,
                            std::uint64_t second) {
    const Float a = floatOf<Float>(first), b = floatOf<Float>(second);
    switch (kind) {
        case FloatAdd:
            return bitsOf(a + b);
        case FloatSubtract:
            return bitsOf(a - b);
        case FloatMultiply:
            return bitsOf(a * b);
        case FloatDivide:
            return bitsOf(a / b);
        case FloatRemainder:
            return bitsOf(std::fmod(a, b));
        case FloatNegate:
            return bitsOf(-a);
        case FloatAbsolute:
            return bitsOf(std::fabs(a));
        case FloatSquareRoot:
            return bitsOf(std::sqrt(a));
        case FloatFloor:
            return bitsOf(std::floor(a));
        case FloatCeil:
            return bitsOf(std::ceil(a));
        case FloatRint:
            return bitsOf(std::nearbyint(a));
        case FloatToInt:
            return sort == Sort::Bits32 ? integerOf<std::int32_t>(a) : integerOf<std::int64_t>(a);
        case FloatToFloat:
            return sort == Sort::Float32 ? bitsOf(static_cast<float>(a))
                                         : bitsOf(static_cast<double>(a));
        case FloatToRawBits:
            return bitsOf(a);
        case FloatEqual:
            return a == b;
        case FloatLess:
            return a < b;
        case FloatLessOrEqual:
            return a <= b;
        case FloatIsNaN:
            return a != a;
        default:
            throw std::logic_error("not an operation on floats");
    }
}

} // namespace

std::uint64_t canonical(Sort sort, std::uint64_t bits) {
    if (sort == Sort::Float32) return bitsOf(toFloat(bits));
    if (sort == Sort::Float64) return bitsOf(toDouble(bits));
    return bits & maskOf(sort);
}

std::uint64_t apply(ExpressionKind kind, Sort sort, Sort operandSort, std::uint64_t a,
                    std::uint64_t b, std::uint64_t c) {
    switch (kind) {
        case Not:
            return !a;
        case And:
            return a & b;
        case Or:
            return a | b;
        case If:
            return a ? b : c;
        case SignExtend:
            return static_cast<std::uint64_t>(
                static_cast<std::int64_t>(static_cast<std::int32_t>(a)));
        case ZeroExtend:
        case Attributed:
            return a;
        case Truncate:
            return static_cast<std::uint32_t>(a);
        case SignExtend8:
            return fromInt(static_cast<std::int8_t>(a));
        case SignExtend16:
            return fromInt(static_cast<std::int16_t>(a));
        case ZeroExtend16:
            return static_cast<std::uint16_t>(a);
        case FloatOfBits:
            return canonical(sort, a);
        case IntToFloat: {
            const std::int64_t value = signedOf(operandSort, a);
            return sort == Sort::Float32 ? bitsOf(static_cast<float>(value))
                                         : bitsOf(static_cast<double>(value));
        }
        default:
            break;
    }
    switch (operandSort) {
        case Sort::Float32:
            return applyToFloats<float>(kind, sort, a, b);
        case Sort::Float64:
            return applyToFloats<double>(kind, sort, a, b);
        case Sort::Bits64:
            return applyToIntegers<std::uint64_t>(kind, a, b);
        case Sort::Bool: // only Equal
        case Sort::Bits32:
            break;
    }
    return applyToIntegers<std::uint32_t>(kind, static_cast<std::uint32_t>(a),
                                          static_cast<std::uint32_t>(b));
}

} // namespace expressions

} // namespace clew::vm::values
