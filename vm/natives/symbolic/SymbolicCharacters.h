#pragma once

// Functions of one char that is not known. A function is asked for each char once, and becomes an
// expression.

#include <optional>
#include <span>
#include <vector>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

constexpr std::int32_t kChars = 0x10000;

// Of even and of odd chars: small and capital letters alternate in many scripts.
struct CharRange {
    std::int32_t begin; // up to the next one's
    std::int32_t values[2];
};
struct CharTable {
    std::vector<CharRange> ranges;
    bool isDistance; // values are added to the char
};

// What a static method of an int code point, and perhaps of a radix, gives for each char. Empty: it
// has thrown.
std::vector<std::int32_t> valuesOf(interpreter::NativeContext& ctx,
                                   const interpreter::Method& method, std::int32_t radix = 0);
CharTable tableOf(std::span<const std::int32_t> values);
// Of what such a method gives. Null: it has thrown. Tables stay for as long as the process.
// Thread-safe.
const CharTable* tableOf(interpreter::NativeContext& ctx, const interpreter::Method& method);
std::int32_t valueAt(const CharTable& table, std::int32_t c);
values::Expression valueOf(const CharTable& table, values::Expression c);

// What Character.digit says of a char, an int between 0 and 0xffff, where the radix is between 2
// and 36.
struct Digit {
    values::Expression isDigit, value; // an int that says nothing where the char is no digit
};
// Nothing: the peer leaves with `otherwise`.
std::optional<Digit> digitOf(interpreter::NativeContext& ctx, values::Expression c,
                             std::int32_t radix, bool isLatin1,
                             interpreter::NativeOutcome& otherwise);

} // namespace clew::vm::natives
