#pragma once

// What conditions over the chars of a text say together: that it is a certain text, or that some of
// its chars are. So a query has `"isbn" = '978'` instead of a condition for each char.

#include <map>

#include "vm/natives/database/Tuples.h"

namespace clew::vm::natives::database {

struct TextFacts {
    // By the place of the first conjunct that says so: the column, where the chars begin, and the
    // chars. `isWhole`: there are no others.
    struct Fact {
        std::size_t column, from;
        std::string chars;
        bool isWhole;
    };
    std::map<std::size_t, Fact> facts;
    std::vector<bool> isSaid; // conjuncts that are part of a fact, or follow from one
};
// The int that String.compareTo gives of a column's text and these chars.
struct TextOrder {
    std::size_t column;
    std::string chars;       // Latin-1
    bool isReversed = false; // the chars are compared with the text
    bool isCut = false;      // there are more chars than the column's texts have
};
std::optional<TextOrder> textOrderIn(Expression number, const Tuples& tuples);

TextFacts textFactsIn(const std::vector<Expression>& conjuncts, const Tuples& tuples);

} // namespace clew::vm::natives::database
