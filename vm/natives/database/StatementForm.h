#pragma once

// A program's SELECT statement as far as it has to be understood where its condition is generated.

#include <string>
#include <string_view>

namespace clew::vm::natives::database {

struct StatementForm {
    bool hasBrackets = false; // beside those around the condition
    bool isInside = false;    // the condition is in such brackets
    bool isSum = false;       // rows are made of several others, or that cannot be excluded
    bool hasOffset = false;   // the first rows are left out
    // Without what limits the number of the rows, at its end; and the parameters in that.
    std::string unlimited;
    std::size_t parameters = 0;
    bool isLimited = false;
};

// `condition`: a word that stands in the condition's place, in brackets.
StatementForm formOf(const std::string& statement, std::string_view condition);

} // namespace clew::vm::natives::database
