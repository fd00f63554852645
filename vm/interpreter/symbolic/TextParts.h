#pragma once

// What texts were joined of (Text::parts). "x = " + x equals "x = 12" where x is 12: one comparison
// of numbers, where a formula over the digits of x and over its length would take divisions.

#include "vm/interpreter/symbolic/SymbolicText.h"

namespace clew::vm::interpreter {

// The array of a text that newBytes has made, as an input, keeps the text's parts until its
// elements are written. Thread-safe.
void rememberParts(std::uint32_t input, bool isUtf16, const Text& text);
// Of a text that is all of this array.
std::vector<Text::Part> partsOfArray(const Text& text, const state::Object& array, bool isUtf16);

std::vector<Text::Part> joinedParts(const Text& text, const Text& part);

// Where one text is known, and the other was joined of numbers and known chars.
std::optional<Expression> equalByParts(const Text& a, const Text& b);

} // namespace clew::vm::interpreter
