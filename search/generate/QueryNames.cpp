#include "search/generate/QueryNames.h"

#include <fmt/format.h>

#include <cctype>
#include <regex>

namespace clew::search::generate {
namespace {

constexpr std::size_t kLongestValue = 16;

constexpr struct {
    std::string_view sign, words;
} kSigns[] = {{"=", "Is"},        {"<>", "IsNot"},     {"<", "IsBelow"},
              {"<=", "IsAtMost"}, {">=", "IsAtLeast"}, {">", "IsAbove"}};

// "unit price" is "UnitPrice". Empty: there are other characters in it.
std::string camelCase(std::string_view text) {
    std::string word;
    bool isStart = true;
    for (const char c : text) {
        const auto unit = static_cast<unsigned char>(c);
        if (c == ' ' || c == '_') {
            isStart = true;
        } else if (!std::isalnum(unit)) {
            return {};
        } else {
            word += isStart ? static_cast<char>(std::toupper(unit)) : c;
            isStart = false;
        }
    }
    return word;
}

std::string valueName(std::string text) {
    if (text.starts_with('\''))
        return text == "''" ? "Empty" : camelCase(text.substr(1, text.size() - 2));
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    std::string word;
    for (const char c : text) word += c == '-' ? "Minus" : c == '.' ? "Point" : std::string(1, c);
    return word;
}

} // namespace

std::vector<std::string> conditionsOf(const vm::natives::database::Tuples::PathQuery& query) {
    if (query.rows == 0) return {"ThereIsNoRow"};
    if (query.rows > 1) return {fmt::format("ThereAre{}Rows", query.rows)};
    static const std::regex form(
        R"re("([^"]+)" (?:(IS NULL|IS NOT NULL)|(=|<>|<=|>=|<|>) (-?[0-9]+(?:\.[0-9]+)?|'[^']*')))re");
    std::vector<std::string> conditions;
    for (const std::string& word : query.words) {
        std::smatch found;
        if (!std::regex_match(word, found, form)) continue;
        const std::string column = camelCase(found[1].str());
        if (column.empty()) continue;
        if (found[2].matched) {
            conditions.push_back(column + (found[2] == "IS NULL" ? "IsNull" : "IsNotNull"));
            continue;
        }
        const std::string value = valueName(found[4]);
        if (value.empty() || value.size() > kLongestValue) continue;
        for (const auto& [sign, words] : kSigns)
            if (found[3].str() == sign)
                conditions.push_back(fmt::format("{}{}{}", column, words, value));
    }
    return conditions;
}

} // namespace clew::search::generate
