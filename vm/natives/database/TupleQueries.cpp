// Tuples: the rows and the query of a path, where it is walked again or becomes a test.

#include <fmt/ranges.h>

#include <algorithm>
#include <bit>

#include "vm/natives/database/SqlTerms.h"
#include "vm/natives/database/StatementForm.h"
#include "vm/natives/database/Tuples.h"

namespace clew::vm::natives::database {
namespace {

namespace expressions = values::expressions;

std::string nameOfType(Value::Type type) {
    constexpr const char* kNames[] = {"", "integer", "real", "text", "blob", "null"};
    return kNames[static_cast<std::size_t>(type)];
}

} // namespace

std::optional<Tuples::Row> Tuples::rowWith(const values::Assignment& given) const {
    const std::lock_guard lock(mutex_);
    Request request{"1 = 1"};
    std::string& condition = request.condition;
    for (const auto& [variable, meaning] : meanings_)
        if (const auto found = given.find(variable);
            meaning.what == What::HasRow && found != given.end() && found->second != 0)
            request.rows = std::max(request.rows, meaning.column + 1);
    const std::size_t width = request.rows * width_;
    for (const auto& [variable, meaning] : meanings_) {
        if (meaning.column >= width) continue;
        const auto found = given.find(variable);
        if (found == given.end()) continue;
        const std::uint64_t bits = found->second;
        if (meaning.what == What::HasRow || meaning.what == What::Row) continue;
        const Column& column = columns_[meaning.column];
        const std::string name = quotedName(column.name);
        const bool isNull = static_cast<Value::Type>(bits & 7) == Value::Type::Null;
        if (meaning.what == What::IsText) {
            if (bits == 1)
                condition += " AND " + name + (dialect_ == Dialect::Postgres ? " = " : " IS ") +
                             literal(meaning.text, dialect_);
        } else if (meaning.what == What::Type) {
            const bool isNumber =
                column.hasWhole && static_cast<Value::Type>(bits & 7) == Value::Type::Float;
            condition += dialect_ == Dialect::Postgres
                             ? fmt::format(" AND {} IS {}NULL", name, isNull ? "" : "NOT ")
                         : isNumber ? fmt::format(" AND typeof({}) IN ('integer', 'real')", name)
                                    : fmt::format(" AND typeof({}) = '{}'", name,
                                                  nameOfType(static_cast<Value::Type>(bits & 7)));
        } else if (meaning.what == What::Length) { // of nulls, it is 0
            std::string text;
            const auto& variables = texts_.at(meaning.column);
            for (std::size_t k = 1; k < variables.size() && k <= bits; ++k)
                if (const auto at = given.find(variables[k]); at != given.end())
                    text += static_cast<char>(at->second);
            condition += fmt::format(" AND coalesce({}, '') = {}",
                                     database::textOf(column, dialect_), literalOf(text, dialect_));
        } else if (meaning.what == What::IsWhole) {
            condition += fmt::format(" AND (typeof({}) = 'integer') = {}", name, bits & 1);
        } else if (meaning.what != What::Char) { // of nulls, it is 0
            const auto sort = expressions::sort(variable);
            condition += fmt::format(
                " AND coalesce({}, 0) = {}", termOf(meaning, column, dialect_),
                sort == values::Sort::Float64  ? fmt::format("{:.17g}", std::bit_cast<double>(bits))
                : sort == values::Sort::Bits32 ? std::to_string(static_cast<std::int32_t>(bits))
                                               : std::to_string(static_cast<std::int64_t>(bits)));
        }
    }
    // That a value is a certain one, as the variable's name has it.
    for (const auto& [variable, bits] : given)
        for (const Column& column : std::span(columns_).first(width)) {
            const std::string& name = expressions::variable(variable).name;
            const std::string before = "row." + column.name + " is ";
            if (bits == 1 && name.starts_with(before))
                condition += fmt::format(" AND {} {} {}", quotedName(column.name),
                                         dialect_ == Dialect::Postgres ? "=" : "IS",
                                         name.substr(before.size()));
        }
    const Values* row = Engine::of(session_).row(session_, askedWith(request), askedArguments(), 0);
    if (!row) return std::nullopt;
    return Row{*row, 0};
}

std::optional<Tuples::PathQuery> Tuples::queryFor(const std::vector<Expression>& path,
                                                  const values::Assignment& assignment) {
    const auto made = [&](const std::string& condition) {
        if (table.empty()) return condition;
        return fmt::format("SELECT * FROM {} WHERE {}", quotedName(table), condition);
    };
    const auto row = rowOf(assignment);
    const Expression hasRow = variable(What::HasRow, 0);
    const auto known = assignment.find(hasRow);
    if (!row || (known != assignment.end() && known->second == 0))
        return PathQuery{made("1 = 0"), {}, 0};
    if (isAround_) return std::nullopt;
    if (row->values.size() > width_) return queryForRows(*row);
    std::vector<Expression> ofRow;
    for (const Expression conjunct : path)
        if (std::ranges::all_of(expressions::variablesOf(conjunct), [&](Expression variable) {
                return meaningOf(variable).has_value();
            }))
            ofRow.push_back(conjunct);
    std::vector<std::string> words;
    for (std::string& word : sqlOf(ofRow, *this).words)
        if (word != "1 = 1" && std::ranges::find(words, word) == words.end())
            words.push_back(std::move(word));
    const auto condition = [&] {
        return words.empty() ? std::string("1 = 1") : fmt::format("{}", fmt::join(words, " AND "));
    };
    const auto hasOthers = [&] {
        const std::lock_guard lock(mutex_);
        return Engine::of(session_).row(session_, askedWith({condition()}), askedArguments(), 1) !=
               nullptr;
    };
    for (std::size_t i = 0; i < columns_.size() && hasOthers(); ++i)
        words.push_back(isAsIn(columns_[i], row->values[i]));
    const std::string all = condition();
    PathQuery query{made(all), all, 1, std::move(words)};
    if (!isByRow) return query;
    const auto byRow = queryForRows(*row);
    if (!byRow) return std::nullopt;
    query.text = byRow->text;
    query.condition = byRow->condition;
    return query;
}

// As it is written down, whatever the type of the column.
std::string Tuples::isAsIn(const Column& column, const Value& value) const {
    const std::string name = quotedName(column.name);
    if (value.type == Value::Type::Null) return name + " IS NULL";
    if (dialect_ == Dialect::Postgres && column.declaredType == "bool")
        return fmt::format("{} = {}", name, value.integer != 0 ? "TRUE" : "FALSE");
    if (dialect_ == Dialect::Postgres && column.declaredType == "float4")
        return fmt::format("{} = CAST('{}' AS real)", name, value.bytes);
    return fmt::format("{} = {}", name, literal(value, dialect_));
}

// One of several rows is told from all others by all that it has.
std::optional<Tuples::PathQuery> Tuples::queryForRows(const Row& row) {
    std::vector<std::string> rows;
    for (std::size_t at = 0; at < row.values.size(); at += width_) {
        std::vector<std::string> words;
        words.reserve(width_);
        for (std::size_t i = 0; i < width_; ++i) {
            const Value& value = row.values[at + i];
            if (!isByRow || value.type != Value::Type::Blob) // which has another form elsewhere
                words.push_back(isAsIn(columns_[i], value));
        }
        rows.push_back(fmt::format("({})", fmt::join(words, " AND ")));
    }
    const std::string condition = fmt::format("({})", fmt::join(rows, " OR "));
    const std::lock_guard lock(mutex_);
    const auto count = static_cast<std::int64_t>(rows.size());
    const auto rowAt = [&](std::int64_t at) {
        return Engine::of(session_).row(session_, statementWith(condition), arguments_, at);
    };
    if (!rowAt(count - 1) || rowAt(count)) return std::nullopt;
    return PathQuery{table.empty()
                         ? condition
                         : fmt::format("SELECT * FROM {} WHERE {}", quotedName(table), condition),
                     condition, rows.size()};
}

std::vector<std::pair<std::string, std::string>> Tuples::rowsOfTables(
    const std::string& condition) const {
    const std::lock_guard lock(mutex_);
    const std::string statement = programsWith(condition);
    const auto form = tablesOf(statement);
    if (form.tables.empty()) throw NotSupported{"tables of a generated query"};
    std::vector<std::pair<std::string, std::string>> result;
    result.reserve(form.tables.size());
    for (const auto& [name, alias] : form.tables)
        result.emplace_back(name,
                            fmt::format("SELECT {}.* {}", alias, statement.substr(form.from)));
    return result;
}

} // namespace clew::vm::natives::database
