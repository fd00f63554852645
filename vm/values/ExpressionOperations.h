#pragma once

// What each kind computes, on concrete bits: Java's semantics.

#include "vm/values/Expression.h"

namespace clew::vm::values::expressions {

constexpr unsigned widthOf(Sort sort) {
    return sort == Sort::Bool ? 1 : sort == Sort::Bits32 || sort == Sort::Float32 ? 32 : 64;
}
constexpr std::uint64_t maskOf(Sort sort) {
    return ~0ull >> (64 - widthOf(sort));
}
constexpr bool isFloat(Sort sort) {
    return sort == Sort::Float32 || sort == Sort::Float64;
}
constexpr bool isBits(Sort sort) {
    return sort == Sort::Bits32 || sort == Sort::Bits64;
}
// The bits of an integer (or of a condition) as a number.
constexpr std::int64_t signedOf(Sort sort, std::uint64_t bits) {
    return sort == Sort::Bits32 ? static_cast<std::int32_t>(bits) : static_cast<std::int64_t>(bits);
}
constexpr std::int64_t minimumOf(Sort sort) {
    return sort == Sort::Bits32 ? INT32_MIN : sort == Sort::Bool ? 0 : INT64_MIN;
}
constexpr std::int64_t maximumOf(Sort sort) {
    return sort == Sort::Bits32 ? INT32_MAX : sort == Sort::Bool ? 1 : INT64_MAX;
}

// Within the sort's width; NaN as the one that Java calls canonical.
std::uint64_t canonical(Sort sort, std::uint64_t bits);

// `operandSort` is that of the first operand that is not If's condition. Total: what is divided by
// 0 is as in SMT-LIB (it happens where an expression is evaluated off its path), and distances are
// masked.
std::uint64_t apply(ExpressionKind kind, Sort sort, Sort operandSort, std::uint64_t a,
                    std::uint64_t b, std::uint64_t c);

} // namespace clew::vm::values::expressions
