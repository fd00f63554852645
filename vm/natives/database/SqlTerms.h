#pragma once

// What a variable of a row (Tuples::Meaning) is: in SQL, and of a row that was fetched.

#include <cstdint>
#include <limits>
#include <string>

#include "vm/natives/database/Tuples.h"

namespace clew::vm::natives::database {

std::string quotedName(std::string_view name);
std::string literal(const Value& value, Dialect dialect);
// Of a text in Latin-1.
std::string literalOf(std::string_view latin1, Dialect dialect);

// The column as a number: a term that is compared as the program compares what it gets.
std::string numberOf(const Tuples::Column& column, Dialect dialect);
// A column of texts, by all of its chars.
std::string textOf(const Tuples::Column& column, Dialect dialect);
// The same, to be compared by its chars, whatever the column's own rule.
std::string comparedText(const Tuples::Column& column, Dialect dialect);
// All that are numbers, and texts' lengths and chars: Latin-1, not as signed bytes.
std::string termOf(const Tuples::Meaning& meaning, const Tuples::Column& column, Dialect dialect);

struct Bounds {
    std::int64_t low = std::numeric_limits<std::int64_t>::min(),
                 high = std::numeric_limits<std::int64_t>::max();
};
Bounds boundsOf(const Tuples::Meaning& meaning, const Tuples::Column& column);

// Bits as in a slot.
std::uint64_t bitsOf(const Tuples::Meaning& meaning, const Tuples::Column& column,
                     const Value& value);

// UTF-8 as Latin-1; false: it is not.
bool toLatin1(std::string_view utf8, std::string& latin1);

// Whether a text is such a moment as Column::isMoment says, as far as its form goes.
bool looksLikeMoment(std::string_view text);

} // namespace clew::vm::natives::database
