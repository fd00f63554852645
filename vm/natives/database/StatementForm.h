#pragma once

// A program's SELECT statement as far as it has to be understood where its condition is generated.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

// A parameter that every row is compared with: column sign ?, which has to hold.
struct ComparedParameter {
    std::string column, sign;     // <, <=, =, >=, >, <>
    std::size_t from = 0, to = 0; // where the comparison stands in the statement
};
// `parameter`: which one it is, from 0. Null: it is used otherwise.
std::optional<ComparedParameter> comparedParameter(const std::string& statement,
                                                   std::size_t parameter);

// What stands behind FROM.
struct StatementTables {
    std::vector<std::pair<std::string, std::string>>
        tables;           // names, and what they are called there
    std::size_t from = 0; // where FROM stands
};
// Without tables where they are not just named.
StatementTables tablesOf(const std::string& statement);

} // namespace clew::vm::natives::database
