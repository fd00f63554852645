#pragma once

// A text as expressions: its chars, as many as there can be, and its length. What is asked of it is
// one formula over all of them, where the loops of the class library would take one path for each
// char.
//
// A String's chars are a byte[]: Latin-1, or UTF-16 with the low byte of each char first.
//
// Chars and a length, not Z3's sequences, by measurement: of 26 questions about texts of at most
// ten chars, of the kinds that programs ask, sequences leave two open (indexOf with lastIndexOf)
// and take ten times as long for all (tests/benchmarks/TextEncodings.cpp). Positions and lengths
// are ints of the program, which a theory with integers has to convert; and case, reversal, hash
// codes and digits are of single chars in either encoding. What sequences have, texts of any
// length, LongTexts.h does otherwise.

#include <optional>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::interpreter {

using values::Expression;

struct Text {
    // The two bytes of a char, as ints between -128 and 127: so they are stored and loaded without
    // a conversion.
    struct Unit {
        Expression low, high;
    };
    std::vector<Unit> units; // those at `length` and behind it do not count
    Expression length; // an int, not negative on the path; may be more than the units where only so
                       // many were asked for
    // Not empty: the text is longer than its units, and the chars behind are not followed
    // (LongTexts.h); which ones they are.
    std::string rest;
    bool isOpen() const { return !rest.empty(); }

    // What the text was joined of, one after the other; empty where that is not known. A number in
    // decimal is the number that a known text shows, or it is not: no digit need be looked at
    // (TextParts.h).
    struct Part {
        Expression number = 0; // an int or a long in decimal; 0: these chars
        std::u16string chars = {};
    };
    std::vector<Part> parts = {};
};

// Texts whose length depends on inputs are looked at up to so many chars.
constexpr std::uint32_t kTextUnits = 64;
// What is only joined, with chars that are known in front, may be longer.
constexpr std::uint32_t kJoinedUnits = 256;

// A String's array of bytes, and what they mean.
struct StringParts {
    values::Ref bytes;
    bool isUtf16;
};
StringParts partsOf(const interpreter::NativeContext& ctx, values::Ref string);

bool isSymbolic(const interpreter::NativeContext& ctx, values::Ref ref);
// Of an array of bytes, in elements.
Expression lengthOf(const state::Object& array);
// How many elements it has at most on this path, as far as that is plain to see.
std::optional<std::uint32_t> mostElements(const interpreter::NativeContext& ctx, values::Ref bytes);

// Nothing: it may be longer than so many chars.
std::optional<Text> wholeText(const interpreter::NativeContext& ctx, values::Ref bytes,
                              bool isUtf16, std::uint32_t units = kTextUnits);
// Its first so many chars (at most), and all of its length.
Text beginningOf(const interpreter::NativeContext& ctx, values::Ref bytes, bool isUtf16,
                 std::uint32_t units);
Text textOf(std::u16string_view text);
Text textOfChar(Expression c); // an int between 0 and 0xffff
Text decimalText(const interpreter::NativeContext& ctx,
                 Expression value); // of an int or a long, as String.valueOf writes it
Text either(Expression condition, const Text& then, const Text& otherwise);

Expression charOf(Text::Unit unit); // an int
Expression equal(Text::Unit a, Text::Unit b);
// `part` stands in the text at this place. The text has `at + part.units.size()` units, or all that
// it can have, or is open.
Expression standsAt(interpreter::NativeContext& ctx, const Text& text, std::uint32_t at,
                    const Text& part);
// part after text.
Text joined(interpreter::NativeContext& ctx, const Text& text, const Text& part);
// from + length <= text.length on this path.
Text sliced(interpreter::NativeContext& ctx, const Text& text, Expression from, Expression length,
            bool isUtf16);

// A new byte[], and a new String.
values::Ref newBytes(interpreter::NativeContext& ctx, const Text& text, bool isUtf16);
values::Ref newString(interpreter::NativeContext& ctx, const Text& text, bool isUtf16);

} // namespace clew::vm::interpreter
