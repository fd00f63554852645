#include "vm/natives/database/StatementForm.h"

#include <algorithm>
#include <cctype>

#include "vm/natives/database/PostgresStatement.h"

namespace clew::vm::natives::database {
namespace {

// What a bracket may follow: words of SQL, and functions of one row. All others could sum up.
constexpr std::string_view kOfOneRow[] = {
    "ABS",     "ALL",          "AND",      "ANY",      "AS",          "BETWEEN",  "BY",
    "CASE",    "CAST",         "CEIL",     "CEILING",  "CHAR_LENGTH", "COALESCE", "CONCAT",
    "DATE",    "DATE_PART",    "DATETIME", "DISTINCT", "ELSE",        "EXISTS",   "EXTRACT",
    "FLOOR",   "FROM",         "HEX",      "IFNULL",   "IIF",         "IN",       "INSTR",
    "JOIN",    "JULIANDAY",    "LEFT",     "LENGTH",   "LIKE",        "LOWER",    "LPAD",
    "LTRIM",   "MOD",          "NOT",      "NULLIF",   "NUMERIC",     "DECIMAL",  "VARCHAR",
    "CHAR",    "OCTET_LENGTH", "ON",       "OR",       "POSITION",    "POWER",    "REPLACE",
    "REVERSE", "RIGHT",        "ROUND",    "RPAD",     "RTRIM",       "SELECT",   "SIGN",
    "SQRT",    "STRFTIME",     "STRPOS",   "SUBSTR",   "SUBSTRING",   "THEN",     "TIME",
    "TO_CHAR", "TRIM",         "TRUNC",    "TYPEOF",   "UPPER",       "USING",    "WHEN",
    "WHERE",   "UNICODE",      "ASCII"};
constexpr std::string_view kSumming[] = {"UNION", "EXCEPT", "INTERSECT", "GROUP", "OVER", "HAVING"};
constexpr std::string_view kLimiting[] = {"LIMIT", "OFFSET", "FETCH"};

template <class Words>
bool isOneOf(const Words& words, std::string_view word) {
    return std::ranges::find(words, word) != std::end(words);
}

} // namespace

StatementForm formOf(const std::string& statement, std::string_view condition) {
    StatementForm form;
    form.unlimited = statement;
    std::string last;
    bool wasWord = false;
    int depth = 0;
    for (const PostgresToken& token : postgresTokens(statement)) {
        std::string word(token.text);
        std::ranges::transform(word, word.begin(), [](unsigned char c) { return std::toupper(c); });
        if (token.text == condition) {
            form.isInside = depth > 1;
        } else if (word == "(") {
            ++depth;
            form.isSum = form.isSum || (wasWord && !isOneOf(kOfOneRow, last));
        } else if (word == ")") {
            --depth;
        } else if (depth > 0) {
            form.hasBrackets = true;
        }
        form.hasBrackets = form.hasBrackets || depth > 1;
        const bool isParameter = token.kind == PostgresToken::Kind::Parameter;
        if (token.kind == PostgresToken::Kind::Word) {
            form.isSum = form.isSum || isOneOf(kSumming, word);
            if (isOneOf(kLimiting, word)) {
                if (depth > 0) form.isSum = true;
                if (word == "OFFSET") form.hasOffset = true;
                if (!form.isLimited)
                    form.unlimited.resize(
                        static_cast<std::size_t>(token.text.data() - statement.data()));
                form.isLimited = true;
            }
        }
        if (form.isLimited) {
            form.parameters += isParameter;
            if (word == ",") form.hasOffset = true; // LIMIT 20, 10
        }
        last = std::move(word);
        wasWord = token.kind == PostgresToken::Kind::Word ||
                  token.kind == PostgresToken::Kind::QuotedWord;
    }
    return form;
}

} // namespace clew::vm::natives::database
