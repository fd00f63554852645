#include "vm/objects/Boxes.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"

#include <doctest/doctest.h>

using namespace clew::vm;
using values::BasicType;

TEST_CASE("UTF-16 to UTF-8 and back") {
    const std::u16string text = u"a\u00e4\u20ac\U0001F600";
    CHECK(objects::utf8(text) == "a\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80");
    CHECK(objects::utf16(objects::utf8(text)) == text);
    // A lone surrogate keeps its three bytes.
    const std::u16string lone(1, char16_t(0xD800));
    CHECK(objects::utf8(lone) == "\xED\xA0\x80");
    CHECK(objects::utf16("\xED\xA0\x80") == lone);
}

TEST_CASE("modified UTF-8 becomes UTF-8") {
    CHECK(objects::fromModifiedUtf8("plain") == "plain");
    CHECK(objects::fromModifiedUtf8("\xED\xA0\xBD\xED\xB8\x80") ==
          "\xF0\x9F\x98\x80"); // a surrogate pair
    CHECK(objects::fromModifiedUtf8("\xC0\x80") == std::string(1, '\0'));
}

TEST_CASE("widening conversions of JLS 5.1.2") {
    values::Slot value = values::fromInt(-3);
    CHECK(objects::widen(BasicType::Byte, BasicType::Long, value));
    CHECK(values::toLong(value) == -3);
    value = values::fromInt(7);
    CHECK(objects::widen(BasicType::Char, BasicType::Double, value));
    CHECK(values::toDouble(value) == 7.0);
    value = values::fromLong(1ll << 40);
    CHECK(objects::widen(BasicType::Long, BasicType::Float, value));
    CHECK(values::toFloat(value) == 1099511627776.0f);
    CHECK_FALSE(objects::widen(BasicType::Long, BasicType::Int, value));
    CHECK_FALSE(objects::widen(BasicType::Byte, BasicType::Char, value));
    CHECK_FALSE(objects::widen(BasicType::Boolean, BasicType::Int, value));
    CHECK_FALSE(objects::widen(BasicType::Int, BasicType::Reference, value));
}

TEST_CASE("slots and memory") {
    std::byte memory[8] = {};
    objects::writeSlot(memory, BasicType::Short, values::fromInt(-2));
    CHECK(values::toInt(objects::readSlot(memory, BasicType::Short)) == -2);
    CHECK(values::toInt(objects::readSlot(memory, BasicType::Char)) == 0xFFFE);
    objects::writeSlot(memory, BasicType::Double, values::fromDouble(0.5));
    CHECK(values::toDouble(objects::readSlot(memory, BasicType::Double)) == 0.5);
}
