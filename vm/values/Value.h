#pragma once

// What a local variable, an operand, a field or an array element holds.
//
// A Slot is the concrete bits. ints (and boolean, byte, char, short) and floats occupy the low half
// with the high half zero; a long or a double occupies the first of its two slots, the second one
// is never read. A reference is a Ref, zero-extended. Where a slot may also carry a symbolic
// expression, the expression stands in a parallel array of the same shape and never in the Slot
// itself, so that concrete execution pays nothing for it.

#include <bit>
#include <cstdint>

namespace clew::vm::values {

using Slot = std::uint64_t;

// An index into the object table of a running state (state/ObjectTable.h); 0 is null. A Ref stays
// the same when its object is copied on write.
using Ref = std::uint32_t;

enum class BasicType : std::uint8_t {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
    Reference,
    Void
};

// Bytes that a field or an array element of the type takes.
constexpr unsigned sizeOf(BasicType type) {
    constexpr unsigned sizes[] = {1, 1, 2, 2, 4, 8, 4, 8, 4, 0};
    return sizes[static_cast<unsigned>(type)];
}
// Slots that a local variable or an operand of the type takes.
constexpr unsigned slotsOf(BasicType type) {
    return type == BasicType::Void                                ? 0
           : type == BasicType::Long || type == BasicType::Double ? 2
                                                                  : 1;
}
// From the first character of a field descriptor, or of a method's return descriptor.
constexpr BasicType basicType(char descriptor) {
    switch (descriptor) {
        case 'Z':
            return BasicType::Boolean;
        case 'B':
            return BasicType::Byte;
        case 'C':
            return BasicType::Char;
        case 'S':
            return BasicType::Short;
        case 'I':
            return BasicType::Int;
        case 'J':
            return BasicType::Long;
        case 'F':
            return BasicType::Float;
        case 'D':
            return BasicType::Double;
        case 'V':
            return BasicType::Void;
        default:
            return BasicType::Reference;
    }
}

constexpr Slot fromInt(std::int32_t value) {
    return static_cast<std::uint32_t>(value);
}
constexpr Slot fromLong(std::int64_t value) {
    return static_cast<Slot>(value);
}
constexpr Slot fromFloat(float value) {
    return std::bit_cast<std::uint32_t>(value);
}
constexpr Slot fromDouble(double value) {
    return std::bit_cast<Slot>(value);
}
constexpr std::int32_t toInt(Slot slot) {
    return static_cast<std::int32_t>(slot);
}
constexpr std::int64_t toLong(Slot slot) {
    return static_cast<std::int64_t>(slot);
}
constexpr float toFloat(Slot slot) {
    return std::bit_cast<float>(static_cast<std::uint32_t>(slot));
}
constexpr double toDouble(Slot slot) {
    return std::bit_cast<double>(slot);
}
constexpr Ref toRef(Slot slot) {
    return static_cast<Ref>(slot);
}

} // namespace clew::vm::values
