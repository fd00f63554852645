#pragma once

// Statements for PostgreSQL as far as they have to be understood here: their words (PostgreSQL's
// manual, 4.1, Lexical Structure).

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace clew::vm::natives::database {

struct PostgresToken {
    enum class Kind { Word, QuotedWord, Literal, Parameter, Sign };
    Kind kind;
    std::string_view text; // as it is written
};

// Without blanks and comments. A question mark is a parameter, two of them are a sign.
std::vector<PostgresToken> postgresTokens(std::string_view statement);

// With $1, $2, … in place of JDBC's question marks.
struct NumberedStatement {
    std::string text;
    int parameters = 0;
};
NumberedStatement numbered(std::string_view statement);

// With `to` in place of the schemas that are said before these tables: {schema, table}.
std::string withSchema(std::string_view statement,
                       const std::set<std::pair<std::string, std::string>>& tables,
                       std::string_view to);

// What a statement names: small letters where it is not quoted.
struct PostgresNames {
    std::string first;              // word of it; capital letters
    std::vector<std::string> all;   // words that could be tables
    std::vector<std::string> calls; // what a bracket follows
    std::set<std::string> plain;    // those without quotes: a keyword is one of them
    // FOR UPDATE, FOR NO KEY UPDATE, FOR SHARE, FOR KEY SHARE: what follows FOR; empty: none.
    std::string locking;
    std::string clock; // a word, or the beginning of a literal, that stands for the present time
};
PostgresNames namesIn(std::string_view statement);

} // namespace clew::vm::natives::database
