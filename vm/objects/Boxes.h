#pragma once

// The eight classes of boxes.

#include <array>
#include <string>
#include <string_view>

#include "vm/objects/ObjectAccess.h"

namespace clew::vm::objects {

struct Box {
    BasicType type;
    char descriptor;            // of the primitive
    std::string_view className; // internal
    std::string_view unboxing;  // the method that gives the primitive: "intValue"
    // The class whose static array `cache` holds the boxes that valueOf gives for values between
    // low and high. Empty: valueOf has no array. (Integer's could be told to reach further up; it
    // is not.)
    std::string_view cacheClass = {};
    std::int64_t low = 0, high = -1;
};
inline constexpr std::array<Box, 8> kBoxes{{
    {BasicType::Boolean, 'Z', "java/lang/Boolean", "booleanValue"},
    {BasicType::Char, 'C', "java/lang/Character", "charValue", "java/lang/Character$CharacterCache",
     0, 127},
    {BasicType::Byte, 'B', "java/lang/Byte", "byteValue", "java/lang/Byte$ByteCache", -128, 127},
    {BasicType::Short, 'S', "java/lang/Short", "shortValue", "java/lang/Short$ShortCache", -128,
     127},
    {BasicType::Int, 'I', "java/lang/Integer", "intValue", "java/lang/Integer$IntegerCache", -128,
     127},
    {BasicType::Long, 'J', "java/lang/Long", "longValue", "java/lang/Long$LongCache", -128, 127},
    {BasicType::Float, 'F', "java/lang/Float", "floatValue"},
    {BasicType::Double, 'D', "java/lang/Double", "doubleValue"},
}};

// Null: the type or the class has none.
const Box* boxOf(BasicType type);
const Box* boxOf(std::string_view className);
inline bool isBox(const Class& klass) {
    return boxOf(klass.name.view());
}

std::string valueOfDescriptor(const Box& box); // "(I)Ljava/lang/Integer;"

// The primitive inside a box, with its type; BasicType::Reference when `object` is no box (or
// null).
BasicType unbox(const LiveState& state, Ref object, Slot& value);
// Widening conversion of JLS 5.1.2; false when there is none.
bool widen(BasicType from, BasicType to, Slot& value);

// Of two boxes of one class, one of which has a value that depends on inputs (Object::ValueOf): the
// condition under which they are the same object. 0: they are, or are not, as their Refs say.
values::Expression sameBox(const Vm& vm, const LiveState& state, Ref a, Ref b);

} // namespace clew::vm::objects
