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

bool isParameter(const PostgresToken& token) { // $1 is one that was numbered
    return token.kind == PostgresToken::Kind::Parameter ||
           (token.text.size() > 1 && token.text[0] == '$');
}

std::string capitals(std::string_view text) {
    std::string word(text);
    std::ranges::transform(word, word.begin(), [](unsigned char c) { return std::toupper(c); });
    return word;
}

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
        std::string word = capitals(token.text);
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
            form.parameters += isParameter(token);
            if (word == ",") form.hasOffset = true; // LIMIT 20, 10
        }
        last = std::move(word);
        wasWord = token.kind == PostgresToken::Kind::Word ||
                  token.kind == PostgresToken::Kind::QuotedWord;
    }
    return form;
}

std::optional<ComparedParameter> comparedParameter(const std::string& statement,
                                                   std::size_t parameter) {
    const auto tokens = postgresTokens(statement);
    constexpr std::string_view kOtherwise[] = {"OR", "NOT", "BETWEEN", "CASE", "SELECT"};
    constexpr std::string_view kBefore[] = {"WHERE", "AND"}, kAfter[] = {"AND", "ORDER", "LIMIT"};
    std::optional<std::size_t> at;
    std::size_t count = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (isParameter(tokens[i]) && count++ == parameter) at = i;
        if (i > 0 && isOneOf(kOtherwise, capitals(tokens[i].text))) return std::nullopt;
    }
    if (!at || *at < 3) return std::nullopt;
    std::size_t first = *at - 1;
    ComparedParameter compared;
    compared.sign = tokens[first].text;
    constexpr std::string_view kParts[] = {"<", ">", "!"};
    if (isOneOf(kParts, tokens[first - 1].text)) {
        --first;
        compared.sign.insert(0, tokens[first].text);
    }
    if (compared.sign == "!=") compared.sign = "<>";
    constexpr std::string_view kSigns[] = {"<", "<=", "=", ">=", ">", "<>"};
    if (!isOneOf(kSigns, compared.sign) || first < 2) return std::nullopt;
    --first;
    if (tokens[first].kind != PostgresToken::Kind::Word) return std::nullopt;
    compared.column = tokens[first].text;
    const bool isLast = *at + 1 == tokens.size();
    if (!isOneOf(kBefore, capitals(tokens[first - 1].text)) ||
        (!isLast && !isOneOf(kAfter, capitals(tokens[*at + 1].text))))
        return std::nullopt;
    const auto placeOf = [&](const PostgresToken& token) {
        return static_cast<std::size_t>(token.text.data() - statement.data());
    };
    compared.from = placeOf(tokens[first]);
    compared.to = placeOf(tokens[*at]) + tokens[*at].text.size();
    return compared;
}

StatementTables tablesOf(const std::string& statement) {
    StatementTables result;
    const auto tokens = postgresTokens(statement);
    const auto wordAt = [&](std::size_t i) {
        return i < tokens.size() ? capitals(tokens[i].text) : std::string();
    };
    const auto isName = [&](std::size_t i) {
        constexpr std::string_view kClauses[] = {"WHERE", "JOIN",  "INNER", "LEFT",  "CROSS", "ON",
                                                 "USING", "ORDER", "LIMIT", "GROUP", "AS"};
        return i < tokens.size() &&
               (tokens[i].kind == PostgresToken::Kind::QuotedWord ||
                (tokens[i].kind == PostgresToken::Kind::Word && !isOneOf(kClauses, wordAt(i))));
    };
    std::size_t i = 0;
    while (i < tokens.size() && wordAt(i) != "FROM") ++i;
    if (i == tokens.size()) return result;
    result.from = static_cast<std::size_t>(tokens[i].text.data() - statement.data());
    for (bool isNext = true; i < tokens.size() && wordAt(i) != "WHERE"; ++i) {
        isNext = wordAt(i) == "FROM" || wordAt(i) == "JOIN" || wordAt(i) == ",";
        if (!isNext) continue;
        if (!isName(i + 1)) return {};
        std::string name(tokens[++i].text), alias = name;
        if (name.starts_with('"')) name = name.substr(1, name.size() - 2);
        if (wordAt(i + 1) == "AS") ++i;
        if (isName(i + 1)) alias = tokens[++i].text;
        result.tables.emplace_back(name, alias);
    }
    return result;
}

} // namespace clew::vm::natives::database
