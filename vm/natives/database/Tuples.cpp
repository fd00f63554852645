#include "vm/natives/database/Tuples.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <cctype>

#include "vm/natives/database/PostgresStatement.h"

namespace clew::vm::natives::database {
namespace {

namespace expressions = values::expressions;
using values::BasicType;

// Longer texts are no inputs.
constexpr std::int64_t kLongestInput = 64;

constexpr std::string_view kCondition = "/*query*/ 1 = 1 /*query*/";

std::string nameOfType(Value::Type type) {
    constexpr const char* kNames[] = {"", "integer", "real", "text", "blob", "null"};
    return kNames[static_cast<std::size_t>(type)];
}

} // namespace

std::string quotedName(std::string_view name) {
    std::string quoted = "\"";
    for (const char c : name) quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

std::string literal(const Value& value, Dialect dialect) {
    switch (value.type) {
        case Value::Type::Integer:
            return std::to_string(value.integer);
        case Value::Type::Float:
            return value.bytes.empty() ? fmt::format("{}", value.number) : value.bytes;
        case Value::Type::Text: {
            std::string quoted = "'";
            for (const char c : value.bytes) quoted.append(c == '\'' ? 2 : 1, c);
            return quoted + '\'';
        }
        case Value::Type::Blob: {
            std::string hexadecimal = dialect == Dialect::Postgres ? "'\\x" : "x'";
            for (const char c : value.bytes)
                hexadecimal +=
                    fmt::format("{:02x}", static_cast<unsigned>(static_cast<unsigned char>(c)));
            return hexadecimal + '\'';
        }
        case Value::Type::Null:
            break;
    }
    return "NULL";
}

std::string numberOf(const Tuples::Column& column, Dialect dialect) {
    std::string name = quotedName(column.name);
    if (dialect == Dialect::Sqlite) return name;
    if (column.declaredType == "bool") return "CAST(" + name + " AS integer)";
    if (column.declaredType.starts_with("numeric")) return "CAST(" + name + " AS double precision)";
    return name;
}

Tuples& Tuples::ofRun() {
    static Tuples tuples;
    return tuples;
}

std::string Tuples::placeholder() const {
    if (table.empty()) return std::string(kCondition);
    return fmt::format("SELECT * FROM {} WHERE {}", quotedName(table), kCondition);
}

bool Tuples::isGenerated(std::string_view statement) const {
    return isOn_ && statement.find(kCondition) != std::string_view::npos;
}

std::string Tuples::programsWith(const std::string& condition) const {
    std::string statement = statement_;
    const bool isWhole = statement.ends_with(kCondition); // no brackets where nothing follows
    const bool isFirst =
        statement.find(std::string("WHERE ") + std::string(kCondition)) != std::string::npos;
    statement.replace(statement.find(kCondition), kCondition.size(),
                      isWhole && isFirst ? condition : "(" + condition + ")");
    return statement;
}

std::string Tuples::statementWith(const std::string& condition) const {
    if (!isAround_) return programsWith(condition);
    std::string statement = programsWith("1 = 1");
    statement.resize(statement.find_last_not_of("; \t\n") + 1);
    std::vector<std::string> names;
    names.reserve(columns_.size());
    for (const Column& column : columns_) names.push_back(quotedName(column.name));
    return fmt::format("WITH found({}) AS ({}) SELECT * FROM found WHERE {}",
                       fmt::join(names, ", "), statement, condition);
}

// Whether the name of each column of the result is, in the statement's condition, that column.
bool Tuples::namesAreColumns(const Description& description) const {
    std::string condition = "1 = 1";
    for (const auto& column : description.columns) {
        if (column.origin != column.name) return false;
        condition += " OR " + quotedName(column.name) + " IS NULL";
    }
    try { // two tables may have it
        Engine::of(session_).describe(session_, programsWith(condition));
    } catch (const DatabaseError&) {
        return false;
    }
    return true;
}

// Gives each column a name of its own, and decides where conditions stand. What cannot be filtered
// by its results (the first ten rows, sums) throws NotSupported.
void Tuples::nameColumns(const Description& description) {
    std::map<std::string, int> known;
    bool areDistinct = true, haveOrigins = true;
    for (const auto& column : description.columns) {
        std::string lower = column.name;
        std::ranges::transform(lower, lower.begin(),
                               [](unsigned char c) { return std::tolower(c); });
        const int count = ++known[lower];
        areDistinct = areDistinct && count == 1;
        haveOrigins = haveOrigins && !column.origin.empty();
        columns_.push_back(
            {.name = count == 1 ? column.name : fmt::format("{} ({})", column.name, count),
             .declaredType = column.declaredType,
             .type = dialect_ == Dialect::Postgres ? typeOfPostgres(column.declaredType)
                                                   : Value::Type::Null,
             .isBinary = column.isBinary});
    }
    const std::string plain = programsWith("clew");
    bool hasBrackets = false, isInside = false, isCut = false, isSum = false;
    int depth = 0;
    for (const PostgresToken& token : postgresTokens(plain)) {
        std::string word(token.text);
        std::ranges::transform(word, word.begin(), [](unsigned char c) { return std::toupper(c); });
        if (word == "(") ++depth;
        if (word == ")") --depth;
        hasBrackets = hasBrackets || depth > 1 || (depth == 1 && word != "(" && word != "CLEW");
        if (word == "CLEW" && depth > 1) isInside = true;
        constexpr std::string_view kCutting[] = {"LIMIT", "OFFSET", "FETCH"};
        constexpr std::string_view kSumming[] = {"UNION", "EXCEPT", "INTERSECT", "GROUP", "OVER"};
        isCut = isCut || std::ranges::find(kCutting, word) != std::end(kCutting);
        isSum = isSum || std::ranges::find(kSumming, word) != std::end(kSumming);
    }
    if (areDistinct && !hasBrackets && !isSum && namesAreColumns(description)) return;
    if (isInside || isCut || isSum || (hasBrackets && !haveOrigins))
        throw NotSupported{"a generated query whose rows are not those of tables"};
    isAround_ = true;
}

std::string Tuples::textOf(const Values& row) const {
    std::vector<std::string> parts;
    parts.reserve(row.size());
    for (std::size_t i = 0; i < row.size() && i < columns_.size(); ++i)
        parts.push_back(columns_[i].name + " = " + literal(row[i], dialect_).substr(0, 60));
    return fmt::format("{}", fmt::join(parts, ", "));
}

// Not one that is padded with blanks, which PostgreSQL does not compare.
bool isPlainText(const Tuples::Column& column) {
    return column.declaredType == "text" || column.declaredType.starts_with("varchar");
}

// The same of PostgreSQL, where columns have types.
void Tuples::examinePostgres() {
    std::string asked = "SELECT count(*)";
    for (const Column& column : columns_) {
        const std::string name = quotedName(column.name);
        asked += ", count(*) - count(" + name + ")";
        if (column.type == Value::Type::Integer)
            asked += fmt::format(", min({0}), max({0})", numberOf(column, dialect_));
        else if (column.declaredType.starts_with("numeric"))
            asked += fmt::format(
                ", bool_or({0} IN ('NaN', 'Infinity', '-Infinity') OR"
                " CAST(CAST({0} AS double precision) AS numeric) <> {0}), 0",
                name);
        else if (isPlainText(column))
            asked += fmt::format(
                ", count(*) FILTER (WHERE octet_length({0}) <> length({0})),"
                " coalesce(max(length({0})), 0)",
                name);
        else if (column.declaredType == "float8")
            asked += fmt::format(", bool_or({} IN ('NaN', 'Infinity', '-Infinity')), 0", name);
        else
            asked += column.type == Value::Type::Float ? ", true, 0" : ", 0, 0";
    }
    asked += " FROM (" + statementWith("1 = 1") + ") AS rows_of_query";
    const Values* row = Engine::of(session_).row(session_, asked, arguments_, 0);
    if (!row) return;
    size_ = (*row)[0].integer;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const Value* at = row->data() + 1 + i * 3;
        columns_[i].hasNull = at[0].integer > 0;
        if (columns_[i].type == Value::Type::Float) columns_[i].isDouble = at[1].integer == 0;
        if (isPlainText(columns_[i]) && at[1].integer == 0 && at[2].integer <= kLongestInput)
            columns_[i].longest = at[2].integer;
        if (columns_[i].type != Value::Type::Integer) continue;
        columns_[i].least = at[1].integer;
        columns_[i].most = at[2].integer;
    }
}

// What the columns hold, by one statement that returns one row.
void Tuples::examine() {
    if (dialect_ == Dialect::Postgres) return examinePostgres();
    std::string asked = "SELECT count(*)";
    for (const Column& column : columns_) {
        const std::string name = quotedName(column.name);
        for (int type = 1; type <= 5; ++type)
            asked += fmt::format(", total(typeof({}) = '{}')", name,
                                 nameOfType(static_cast<Value::Type>(type)));
        asked += fmt::format(
            ", min({0}) FILTER (WHERE typeof({0}) = 'integer')"
            ", max({0}) FILTER (WHERE typeof({0}) = 'integer')"
            ", total(typeof({0}) = 'text' AND length({0}) <> length(CAST({0} AS BLOB)))"
            ", max(length({0}))",
            name);
    }
    asked += " FROM (" + statementWith("1 = 1") + ")";
    const Values* row = Engine::of(session_).row(session_, asked, arguments_, 0);
    if (!row) return;
    size_ = (*row)[0].integer;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        Column& column = columns_[i];
        const Value* at = row->data() + 1 + i * 9;
        double most = 0;
        int types = 0;
        for (int type = 1; type <= 4; ++type) {
            const double count = at[type - 1].number;
            types += count > 0;
            if (count > most) {
                most = count;
                if (column.type == Value::Type::Null) column.type = static_cast<Value::Type>(type);
            }
        }
        column.isMixed = types > 1;
        column.hasNull = at[4].number > 0;
        column.least = at[5].integer;
        column.most = at[6].integer;
        if (column.type == Value::Type::Text && !column.isMixed && at[7].number == 0 &&
            at[8].integer <= kLongestInput)
            column.longest = at[8].integer;
    }
}

std::optional<Values> Tuples::first(const Session& session, const std::string& statement,
                                    const Values& arguments) {
    {
        const std::lock_guard lock(mutex_);
        if (hasSource_) {
            if (statement != statement_ || session.contents != session_.contents)
                throw NotSupported{"a second query that is generated"};
        } else {
            Engine& engine = Engine::of(session);
            session_ = session;
            statement_ = statement;
            arguments_ = arguments;
            dialect_ = AllContents::ofRun().isPostgres(session.contents) ? Dialect::Postgres
                                                                         : Dialect::Sqlite;
            columns_.clear();
            isAround_ = false;
            nameColumns(engine.describe(session, programsWith("1 = 1")));
            if (dialect_ == Dialect::Sqlite)
                if (const Values* row = engine.row(session, statementWith("1 = 1"), arguments, 0))
                    for (std::size_t i = 0; i < columns_.size(); ++i)
                        columns_[i].type = (*row)[i].type;
            try {
                examine();
            } catch (const DatabaseError& error) {
                throw NotSupported{"what the columns of a generated query hold: " + error.message};
            }
            hasSource_ = true;
        }
    }
    Rows found = ask("1 = 1", 1);
    if (found.rows.empty()) return std::nullopt;
    return found.rows.front();
}

Session Tuples::session() const {
    const std::lock_guard lock(mutex_);
    return session_;
}

Dialect Tuples::dialect() const {
    const std::lock_guard lock(mutex_);
    return dialect_;
}

std::vector<Tuples::Column> Tuples::columns() const {
    const std::lock_guard lock(mutex_);
    return columns_;
}

Expression Tuples::variable(What what, std::size_t column, const Value& text) {
    const std::lock_guard lock(mutex_);
    const Column& of = columns_[column];
    const std::string name = "row." + of.name;
    Expression variable = 0;
    switch (what) {
        case What::Value:
            variable = expressions::makeVariable(
                name, of.type == Value::Type::Float ? BasicType::Double : BasicType::Long);
            break;
        case What::Type:
            variable = expressions::makeVariable("typeof(" + name + ")", BasicType::Byte);
            break;
        case What::IsText:
            variable = expressions::makeVariable(name + " is " + literal(text, dialect_),
                                                 BasicType::Boolean);
            break;
        case What::Length:
        case What::Char:
            break; // tieText
    }
    meanings_.try_emplace(variable, Meaning{what, column, text});
    return variable;
}

void Tuples::tieText(std::size_t column, const std::vector<Expression>& variables) {
    const std::lock_guard lock(mutex_);
    texts_[column] = variables;
    meanings_.try_emplace(variables[0], Meaning{.what = What::Length, .column = column});
    for (std::size_t i = 1; i < variables.size(); ++i)
        meanings_.try_emplace(variables[i],
                              Meaning{.what = What::Char, .column = column, .index = i - 1});
}

std::optional<Tuples::Meaning> Tuples::meaningOf(Expression variable) const {
    const std::lock_guard lock(mutex_);
    const auto found = meanings_.find(variable);
    if (found == meanings_.end()) return std::nullopt;
    return found->second;
}

std::vector<Expression> Tuples::variables() const {
    const std::lock_guard lock(mutex_);
    std::vector<Expression> all;
    all.reserve(meanings_.size());
    for (const auto& [variable, meaning] : meanings_) all.push_back(variable);
    return all;
}

bool Tuples::fits(const Values& row) const {
    const std::lock_guard lock(mutex_);
    for (std::size_t i = 0; i < row.size(); ++i) {
        const Column& column = columns_[i];
        if (row[i].type == Value::Type::Null) {
            if (!column.hasNull && column.type != Value::Type::Null) return false;
        } else if (row[i].type != column.type) {
            return false;
        } else if (column.type == Value::Type::Integer &&
                   (row[i].integer < column.least || row[i].integer > column.most)) {
            return false;
        } else if (column.longest >= 0 &&
                   (row[i].bytes.size() > static_cast<std::size_t>(column.longest) ||
                    std::ranges::any_of(row[i].bytes, [](char c) { return c <= 0; }))) {
            return false;
        }
    }
    return true;
}

std::uint64_t Tuples::valueOf(Expression variable, const Values& row) const {
    const Meaning meaning = meaningOf(variable).value();
    const Value& value = row[meaning.column];
    switch (meaning.what) {
        case What::Type:
            return static_cast<std::uint64_t>(value.type);
        case What::IsText:
            return value.type == meaning.text.type && value.bytes == meaning.text.bytes ? 1 : 0;
        case What::Length:
            return value.bytes.size();
        case What::Char:
            return meaning.index < value.bytes.size()
                       ? static_cast<std::uint64_t>(value.bytes[meaning.index])
                       : 0;
        case What::Value:
            break;
    }
    if (expressions::sort(variable) == values::Sort::Float64)
        return std::bit_cast<std::uint64_t>(
            value.type == Value::Type::Float ? value.number : static_cast<double>(value.integer));
    return static_cast<std::uint64_t>(value.integer);
}

Tuples::Rows Tuples::ask(const std::string& condition, std::size_t most) {
    const std::lock_guard lock(mutex_);
    const auto known = known_.find(condition);
    if (known != known_.end() && (known->second.second.isAll || known->second.first >= most))
        return known->second.second;
    const bool isNew = known == known_.end();
    Rows found = isNew ? Rows() : known->second.second;
    if (isNew && maxQueries != 0 && asked_.size() >= maxQueries) return found;
    const std::string statement = statementWith(condition);
    while (found.rows.size() < most && (maxTuples == 0 || tuples_ < maxTuples)) {
        const Values* row = Engine::of(session_).row(session_, statement, arguments_,
                                                     static_cast<std::int64_t>(found.rows.size()));
        found.isAll = row == nullptr;
        if (!row) break;
        found.rows.push_back(*row);
        ++tuples_;
    }
    if (isNew) asked_.push_back({statement, 0, {}});
    Asked& asked = *std::ranges::find(asked_, statement, &Asked::statement);
    asked.tuples = found.rows.size();
    if (asked.first.empty() && !found.rows.empty()) asked.first = textOf(found.rows.front());
    known_[condition] = {most, found};
    return found;
}

std::optional<Values> Tuples::rowWith(const values::Assignment& given) const {
    const std::lock_guard lock(mutex_);
    std::string condition = "1 = 1";
    for (const auto& [variable, meaning] : meanings_) {
        const auto found = given.find(variable);
        if (found == given.end()) continue;
        const std::string name = quotedName(columns_[meaning.column].name);
        const std::uint64_t bits = found->second;
        const Column& column = columns_[meaning.column];
        const bool isNull = static_cast<Value::Type>(bits & 7) == Value::Type::Null;
        if (meaning.what == What::IsText && bits == 1)
            condition += " AND " + name + (dialect_ == Dialect::Postgres ? " = " : " IS ") +
                         literal(meaning.text, dialect_);
        if (meaning.what == What::Type)
            condition += dialect_ == Dialect::Postgres
                             ? fmt::format(" AND {} IS {}NULL", name, isNull ? "" : "NOT ")
                             : fmt::format(" AND typeof({}) = '{}'", name,
                                           nameOfType(static_cast<Value::Type>(bits & 7)));
        if (meaning.what == What::Length) { // of nulls, it is 0
            Value text{.type = Value::Type::Text};
            const auto& variables = texts_.at(meaning.column);
            for (std::size_t k = 1; k < variables.size() && k <= bits; ++k)
                if (const auto at = given.find(variables[k]); at != given.end())
                    text.bytes += static_cast<char>(at->second);
            condition += fmt::format(" AND coalesce({}, '') = {}", name, literal(text, dialect_));
        }
        if (meaning.what == What::Value) // of nulls, it is 0
            condition += fmt::format(" AND coalesce({}, 0) = {}", numberOf(column, dialect_),
                                     expressions::sort(variable) == values::Sort::Float64
                                         ? fmt::format("{:.17g}", std::bit_cast<double>(bits))
                                         : std::to_string(static_cast<std::int64_t>(bits)));
    }
    const Values* row = Engine::of(session_).row(session_, statementWith(condition), arguments_, 0);
    if (!row) return std::nullopt;
    return *row;
}

void Tuples::notTranslated(const std::string& condition) {
    const std::lock_guard lock(mutex_);
    if (std::ranges::find(notTranslated_, condition) == notTranslated_.end())
        notTranslated_.push_back(condition);
}

Tuples::Report Tuples::report() const {
    const std::lock_guard lock(mutex_);
    return {asked_, tuples_, size_, notTranslated_};
}

} // namespace clew::vm::natives::database
