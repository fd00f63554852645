#include "vm/natives/database/Tuples.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <chrono>
#include <cmath>
#include <cstdlib>

#include "vm/natives/database/Examination.h"
#include "vm/natives/database/PostgresStatement.h"
#include "vm/natives/database/SqlTerms.h"
#include "vm/natives/database/StatementForm.h"

namespace clew::vm::natives::database {
namespace {

namespace expressions = values::expressions;
using values::BasicType;

// Longer texts are no inputs.
constexpr std::int64_t kLongestInput = 64;

constexpr std::string_view kCondition = "/*query*/ 1 = 1 /*query*/";

// Stands where the condition is.
constexpr std::string_view kMark = "clewscondition", kMarked = "(clewscondition)";

} // namespace

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
                      isWhole && isFirst && condition != kMark ? condition : "(" + condition + ")");
    return statement;
}

std::string Tuples::statementWith(const std::string& condition) const {
    if (!isAround_) return programsWith(condition);
    std::string statement = programsWith("1 = 1");
    statement.resize(statement.find_last_not_of("; \t\n") + 1);
    std::vector<std::string> names;
    names.reserve(columns_.size());
    for (const Column& column : ofOneRow()) names.push_back(quotedName(column.name));
    return fmt::format("WITH found({}) AS ({}) SELECT * FROM found WHERE {}",
                       fmt::join(names, ", "), statement, condition);
}

// Which row is the first of a LIMIT depends on the query: those that any query may begin with.
std::string Tuples::askedWith(const Request& request) const {
    if (request.rows > 1) return joinedWith(request);
    if (unlimited_.empty()) return statementWith(request.condition);
    std::string statement = unlimited_;
    return statement.replace(statement.find(kMarked), kMarked.size(),
                             "(" + request.condition + ")");
}

// Rows of one query, each of which comes after the one before it.
std::string Tuples::joinedWith(const Request& request) const {
    std::string statement = unlimited_.empty() ? programsWith("1 = 1") : examined_;
    statement.resize(statement.find_last_not_of("; \t\n") + 1);
    std::vector<std::string> own, names, values;
    for (const Column& column : ofOneRow()) own.push_back(quotedName(column.name));
    std::string from = "numbered AS r1";
    for (std::size_t row = 1; row <= request.rows; ++row) {
        if (row > 1)
            from += fmt::format(" JOIN numbered AS r{0} ON r{1}.number_of_row < r{0}.number_of_row",
                                row, row - 1);
        for (std::size_t i = 0; i < width_; ++i) {
            names.push_back(quotedName(columns_[(row - 1) * width_ + i].name));
            values.push_back(fmt::format("r{}.{}", row, own[i]));
        }
    }
    return fmt::format(
        "WITH one({0}) AS ({1}), numbered(number_of_row, {0}) AS"
        " (SELECT row_number() OVER (), {0} FROM one),"
        " found({2}) AS (SELECT {3} FROM {4}) SELECT * FROM found WHERE {5}",
        fmt::join(own, ", "), statement, fmt::join(names, ", "), fmt::join(values, ", "), from,
        request.condition);
}

std::span<const Tuples::Column> Tuples::ofOneRow() const {
    return std::span(columns_).first(width_);
}

const Values& Tuples::askedArguments() const {
    return unlimited_.empty() ? arguments_ : examinedArguments_;
}

// Whether the name of each column of the result is, in the statement's condition, that column.
bool Tuples::namesAreColumns(const Description& description) const {
    std::vector<std::string> uses;
    for (const auto& column : description.columns) {
        if (column.origin != column.name) return false;
        uses.push_back(quotedName(column.name) + " IS NULL");
    }
    const std::string condition =
        fmt::format("1 = 1 OR (1 = 1) IN ({})", fmt::join(uses, ", ")); // OR alone nests too deep
    try {                                                               // two tables may have it
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
    bool areDistinct = true;
    for (const auto& column : description.columns) {
        std::string lower = column.name;
        std::ranges::transform(lower, lower.begin(),
                               [](unsigned char c) { return std::tolower(c); });
        const int count = ++known[lower];
        areDistinct = areDistinct && count == 1;
        columns_.push_back(
            {.name = count == 1 ? column.name : fmt::format("{} ({})", column.name, count),
             .declaredType = column.declaredType,
             .type = dialect_ == Dialect::Postgres ? typeOfPostgres(column.declaredType)
                                                   : Value::Type::Null,
             .isBinary = column.isBinary});
    }
    width_ = columns_.size();
    const StatementForm form = formOf(programsWith(std::string(kMark)), kMark);
    if (form.hasOffset) throw NotSupported{"OFFSET in a generated query"};
    if (!areDistinct || form.hasBrackets || form.isSum || !namesAreColumns(description)) {
        if (form.isInside || form.isLimited || form.isSum)
            throw NotSupported{"a generated query whose rows are not those of tables"};
        isAround_ = true;
    }
    if (form.isLimited) unlimited_ = form.unlimited;
    examined_ = isAround_ ? statementWith("1 = 1") : form.unlimited;
    if (const std::size_t at = examined_.find(kMarked); !isAround_)
        examined_.replace(at, kMarked.size(), "(1 = 1)");
    examinedArguments_ = arguments_;
    examinedArguments_.resize(arguments_.size() - std::min(arguments_.size(), form.parameters));
}

std::string Tuples::textOf(const Values& row) const {
    std::vector<std::string> parts;
    parts.reserve(row.size());
    for (std::size_t i = 0; i < row.size() && i < columns_.size(); ++i)
        parts.push_back(columns_[i].name + " = " + literal(row[i], dialect_).substr(0, 60));
    return fmt::format("{}", fmt::join(parts, ", "));
}

// The same of PostgreSQL, where columns have types.
void Tuples::examinePostgres(std::span<Column> columns) {
    std::string asked = "SELECT count(*)";
    for (Column& column : columns) {
        const std::string name = quotedName(column.name);
        const std::string_view type = column.declaredType;
        const auto digits = [&](char before) { // of numeric(10,2), char(6)
            const std::size_t at = type.find(before);
            return at == std::string_view::npos ? -1 : std::atoi(type.data() + at + 1);
        };
        asked += ", count(*) - count(" + name + ")";
        asked += column.type == Value::Type::Float
                     ? fmt::format(", CAST(min({0}) AS float8), CAST(max({0}) AS float8)", name)
                     : ", 0, 0";
        if (column.type == Value::Type::Integer) {
            asked += fmt::format(", min({0}), max({0})", numberOf(column, dialect_));
        } else if (type.starts_with("numeric")) {
            constexpr int kDigits = 18; // of a long
            if (digits('(') <= kDigits) column.scale = digits(',');
            asked += fmt::format(
                ", bool_or({0} IN ('NaN', 'Infinity', '-Infinity') OR"
                " CAST(CAST({0} AS double precision) AS numeric) <> {0}),"
                " coalesce(CAST(bool_or({0} IN ('NaN')) AS integer), 0)",
                name);
        } else if (type == "text" || type.starts_with("varchar") || type.starts_with("bpchar(")) {
            if (type.starts_with("bpchar(")) column.padded = static_cast<std::size_t>(digits('('));
            asked += fmt::format(
                ", CASE WHEN bool_or(octet_length({0}) <> length({0}) AND {0} COLLATE \"C\" ~ "
                "'[^\\u0001-\\u00ff]') THEN 2"
                " WHEN bool_or(octet_length({0}) <> length({0})) THEN 1 ELSE 0 END,"
                " coalesce(max(length({0})), 0)",
                database::textOf(column, dialect_));
        } else if (type == "float8" || type == "float4") {
            asked += fmt::format(", bool_or({} IN ('NaN', 'Infinity', '-Infinity')), 0", name);
        } else if (type == "date" || type == "timestamp" || type == "timestamptz") {
            asked += fmt::format(
                ", bool_and(isfinite({0}) AND {0} >= '1600-01-01' AND {0} < '10000-01-01'), 0",
                name);
        } else {
            asked += column.type == Value::Type::Float ? ", true, 0" : ", 0, 0";
        }
    }
    asked += " FROM (" + examined_ + ") AS rows_of_query";
    const Values* row = Engine::of(session_).row(session_, asked, examinedArguments_, 0);
    if (!row) return;
    size_ = (*row)[0].integer;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        Column& column = columns[i];
        const Value* at = row->data() + 1 + i * 5;
        column.hasNull = at[0].integer > 0;
        if (at[1].type == Value::Type::Float) { // NaN is the largest
            column.bottom = at[1].number;
            column.top = std::isfinite(at[2].number) ? at[2].number : column.top;
        }
        at += 2;
        const bool isDate =
            column.declaredType == "date" || column.declaredType.starts_with("timestamp");
        if (isDate) {
            column.isMoment = at[1].integer == 1;
        } else if (column.type == Value::Type::Float) {
            column.isDouble = at[1].integer == 0;
            if (at[2].integer != 0) column.scale = -1;
        } else if (column.type == Value::Type::Text && at[1].type == Value::Type::Integer &&
                   at[1].integer < 2 && at[2].integer <= kLongestInput &&
                   (column.declaredType == "text" || column.padded != 0 ||
                    column.declaredType.starts_with("varchar"))) {
            column.longest = at[2].integer;
            column.isAscii = at[1].integer == 0;
        } else if (column.type == Value::Type::Integer) {
            column.least = at[1].integer;
            column.most = at[2].integer;
        }
    }
}

// What the columns hold, by two statements that return one row each: of which types they are, and
// what has to be known of these. Statements have no more than some 1600 columns themselves.
void Tuples::examine() {
    constexpr std::size_t kAtATime = 150;
    for (std::size_t from = 0; from < columns_.size(); from += kAtATime) {
        const auto some =
            std::span(columns_).subspan(from, std::min(kAtATime, columns_.size() - from));
        if (dialect_ == Dialect::Postgres)
            examinePostgres(some);
        else
            examineSqlite(some);
    }
}

void Tuples::examineSqlite(std::span<Column> columns) {
    Engine& engine = Engine::of(session_);
    const auto ask = [&](const std::vector<std::string>& words) -> Values {
        const Values* row = engine.row(
            session_, fmt::format("SELECT {} FROM ({})", fmt::join(words, ", "), examined_),
            examinedArguments_, 0);
        return row ? *row : Values();
    };
    std::vector<std::string> words{"count(*)"};
    for (const Column& column : columns)
        words.push_back(
            fmt::format("count({0}), min(typeof({0})) FILTER (WHERE {0} IS NOT NULL),"
                        " max(typeof({0})) FILTER (WHERE {0} IS NOT NULL),"
                        " min({0}), max({0})",
                        quotedName(column.name)));
    const Values types = ask(words);
    if (types.empty()) return;
    size_ = types[0].integer;
    std::vector<Examination> examinations;
    for (std::size_t i = 0; i < columns.size(); ++i)
        examinations.emplace_back(columns[i], size_, std::span(types).subspan(1 + i * 5, 5));
    words.clear();
    std::size_t count = 0;
    for (Examination& examination : examinations) {
        const auto more = examination.words();
        examination.from = count;
        count += more.size();
        words.insert(words.end(), more.begin(), more.end());
    }
    if (words.empty()) return;
    const Values values = ask(words);
    for (const Examination& examination : examinations)
        examination.note(std::span(values).subspan(examination.from));
}

// A statement may have a limit of its own, which could be a parameter.
std::size_t Tuples::mostRows() const {
    std::size_t most = maxRows;
    while (most > 1 && !unlimited_.empty() &&
           !Engine::of(session_).row(session_, statementWith("1 = 1"), arguments_,
                                     static_cast<std::int64_t>(most) - 1))
        --most;
    return most;
}

std::optional<Tuples::Row> Tuples::first(const Session& session, const std::string& statement,
                                         const Values& arguments) {
    {
        const std::lock_guard lock(mutex_);
        if (hasSource_) {
            const auto image = [](const Values& values) {
                std::string bytes;
                for (const Value& value : values) value.appendTo(bytes);
                return bytes;
            };
            if (statement != statement_ || session.contents != session_.contents ||
                image(arguments) != image(arguments_))
                throw NotSupported{"a second query that is generated"};
        } else {
            Engine& engine = Engine::of(session);
            session_ = session;
            statement_ = statement;
            arguments_ = arguments;
            dialect_ = AllContents::ofRun().isPostgres(session.contents) ? Dialect::Postgres
                                                                         : Dialect::Sqlite;
            columns_.clear();
            unlimited_.clear();
            isAround_ = false;
            nameColumns(engine.describe(session, programsWith("1 = 1")));
            try {
                examine();
            } catch (const DatabaseError& error) {
                throw NotSupported{"what the columns of a generated query hold: " + error.message};
            }
            for (std::size_t i = 0; i < width_ * (mostRows() - 1); ++i) {
                columns_.push_back(columns_[i % width_]);
                columns_.back().name += fmt::format(" of row {}", i / width_ + 2);
            }
            hasSource_ = true;
        }
    }
    {
        const std::lock_guard lock(mutex_);
        if (!unlimited_.empty() && // LIMIT 0
            !Engine::of(session_).row(session_, statementWith("1 = 1"), arguments_, 0))
            return std::nullopt;
    }
    const Rows found = ask({"1 = 1"}, 1);
    if (found.rows.empty()) return std::nullopt;
    return *found.rows.front();
}

Session Tuples::session() const {
    const std::lock_guard lock(mutex_);
    return session_;
}

Dialect Tuples::dialect() const {
    const std::lock_guard lock(mutex_);
    return dialect_;
}

std::size_t Tuples::width() const {
    const std::lock_guard lock(mutex_);
    return width_;
}

std::vector<Tuples::Column> Tuples::columns() const {
    const std::lock_guard lock(mutex_);
    return columns_;
}

Expression Tuples::variable(What what, std::size_t column, const Value& text) {
    const std::lock_guard lock(mutex_);
    const Column none, &of = column < columns_.size() ? columns_[column] : none;
    const std::string name = "row." + of.name;
    Expression variable = 0;
    const auto named = [&](std::string_view part, BasicType type) {
        variable = expressions::makeVariable(fmt::format("{}({})", part, name), type);
    };
    switch (what) {
        case What::HasRow:
            variable = expressions::makeVariable(
                column == 0 ? "has a row" : fmt::format("has {} rows", column + 1),
                BasicType::Boolean);
            break;
        case What::Row:
            variable = expressions::makeVariable("number of the row", BasicType::Long);
            break;
        case What::Value:
            variable = expressions::makeVariable(
                name, of.type == Value::Type::Float ? BasicType::Double : BasicType::Long);
            break;
        case What::Type:
            named("typeof", BasicType::Byte);
            break;
        case What::IsWhole:
            named("isinteger", BasicType::Boolean);
            break;
        case What::IsText:
            variable = expressions::makeVariable(name + " is " + literal(text, dialect_),
                                                 BasicType::Boolean);
            break;
        case What::Unscaled:
            named("unscaled", BasicType::Long);
            break;
        case What::Seconds:
            named("time", BasicType::Long);
            break;
        case What::Nanos:
            named("nanos", BasicType::Int);
            break;
        case What::Year:
            named("year", BasicType::Int);
            break;
        case What::Month:
            named("month", BasicType::Short);
            break;
        case What::Day:
            named("day", BasicType::Short);
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

void Tuples::tieMoment(Expression milliseconds, std::size_t column) {
    const std::lock_guard lock(mutex_);
    moments_.emplace(milliseconds, column);
}

std::optional<std::size_t> Tuples::momentOf(Expression milliseconds) const {
    const std::lock_guard lock(mutex_);
    const auto found = moments_.find(milliseconds);
    if (found == moments_.end()) return std::nullopt;
    return found->second;
}

void Tuples::give(const Row& row) {
    const std::lock_guard lock(mutex_);
    given_ = row;
}

std::optional<Tuples::Row> Tuples::given() const {
    const std::lock_guard lock(mutex_);
    return given_;
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
        const auto type = column.hasWhole && row[i].type == Value::Type::Integer
                              ? Value::Type::Float
                              : row[i].type;
        std::string latin1;
        if (type == Value::Type::Null) {
            if (!column.hasNull && column.type != Value::Type::Null) return false;
        } else if (type != column.type) {
            if (!column.isMixed) return false;
        } else if (type == Value::Type::Integer &&
                   (row[i].integer < column.least || row[i].integer > column.most)) {
            return false;
        } else if (column.longest >= 0 &&
                   (!toLatin1(row[i].bytes, latin1) ||
                    latin1.size() > static_cast<std::size_t>(column.longest) ||
                    latin1.find('\0') != std::string::npos ||
                    (column.isAscii && latin1.size() != row[i].bytes.size()))) {
            return false;
        }
    }
    return true;
}

std::uint64_t Tuples::valueOf(Expression variable, const Row& row) const {
    const Meaning meaning = meaningOf(variable).value();
    if (meaning.what == What::Row) return row.number;
    if (meaning.what == What::HasRow) return row.values.size() > meaning.column * width_ ? 1 : 0;
    if (meaning.column >= row.values.size()) return 0;
    return bitsOf(meaning, columns_[meaning.column], row.values[meaning.column]);
}

std::optional<Tuples::Row> Tuples::rowOf(const values::Assignment& assignment) const {
    const std::lock_guard lock(mutex_);
    for (const auto& [variable, meaning] : meanings_) {
        if (meaning.what != What::Row) continue;
        const auto at = assignment.find(variable);
        if (at == assignment.end() || at->second >= fetched_.size()) return std::nullopt;
        return *fetched_[at->second];
    }
    return std::nullopt;
}

std::optional<Tuples::Row> Tuples::rowTaken(const values::Assignment& assignment) const {
    const std::lock_guard lock(mutex_);
    std::optional<Row> row;
    for (const auto& [variable, meaning] : meanings_) {
        if (meaning.what != What::Row && (meaning.what != What::HasRow || meaning.column != 0))
            continue;
        const auto at = assignment.find(variable);
        if (meaning.what == What::HasRow && (at == assignment.end() || at->second == 0))
            return std::nullopt;
        if (meaning.what == What::Row && at != assignment.end() && at->second < fetched_.size())
            row = *fetched_[at->second];
    }
    return row;
}

bool Tuples::isOfRow(Expression condition) const {
    const auto variables = expressions::variablesOf(condition);
    return !variables.empty() && std::ranges::all_of(variables, [&](Expression variable) {
        return meaningOf(variable).has_value();
    });
}

bool Tuples::isThatThereIsOne(Expression condition) const {
    return std::ranges::all_of(expressions::variablesOf(condition), [&](Expression variable) {
        const auto meaning = meaningOf(variable);
        return meaning && meaning->what == What::HasRow;
    });
}

bool Tuples::isOfNull(Expression condition, const Row& row) const {
    return std::ranges::any_of(expressions::variablesOf(condition), [&](Expression variable) {
        const Meaning meaning = meaningOf(variable).value();
        return meaning.what != What::HasRow && meaning.what != What::Row &&
               meaning.what != What::Type &&
               row.values.at(meaning.column).type == Value::Type::Null;
    });
}

bool Tuples::holds(const Row& row, const std::vector<Expression>& ofRow) const {
    return std::ranges::all_of(ofRow, [&](Expression condition) {
        values::Assignment values;
        for (const Expression variable : expressions::variablesOf(condition))
            values[variable] = valueOf(variable, row);
        return expressions::Evaluator(values).holds(condition);
    });
}

std::string Tuples::describe(const Row& row) const {
    const std::lock_guard lock(mutex_);
    return textOf(row.values);
}

bool Tuples::hasFewValues(std::size_t column) {
    constexpr int kFew = 64;
    const std::lock_guard lock(mutex_);
    const auto known = hasFew_.find(column);
    if (known != hasFew_.end()) return known->second;
    const std::string asked = fmt::format(
        "SELECT count(*) FROM (SELECT DISTINCT {} FROM ({}) AS rows_of_query LIMIT {}) AS few",
        quotedName(columns_[column % width_].name), examined_, kFew + 1);
    const Values* row = Engine::of(session_).row(session_, asked, examinedArguments_, 0);
    return hasFew_[column] = row && (*row)[0].integer <= kFew;
}

Tuples::Rows Tuples::ask(const Request& request, std::size_t most) {
    const std::lock_guard lock(mutex_);
    const auto [at, isNew] = known_.try_emplace(request);
    Known& known = at->second;
    Rows& found = known.rows;
    if (!isNew && (found.isAll || known.most >= most)) return found;
    if (isNew && ((maxQueries != 0 && asked_.size() >= maxQueries) ||
                  (maxTuples != 0 && tuples_ >= maxTuples))) {
        known_.erase(at);
        return {};
    }
    using Clock = std::chrono::steady_clock;
    const auto since = [](Clock::time_point start) {
        return std::chrono::duration<double>(Clock::now() - start).count();
    };
    const auto begin = Clock::now();
    auto start = begin;
    const std::string statement = askedWith(request);
    const std::size_t before = found.rows.size();
    try {
        while (found.rows.size() < most && (maxTuples == 0 || tuples_ < maxTuples)) {
            const Values* row =
                Engine::of(session_).row(session_, statement, askedArguments(),
                                         static_cast<std::int64_t>(found.rows.size()));
            if (isNew && found.rows.empty()) {
                costs_.waited(since(start));
                start = Clock::now();
            }
            found.isAll = row == nullptr;
            if (!row) break;
            fetched_.push_back(std::make_shared<const Row>(Row{*row, fetched_.size()}));
            fetchedBy_.push_back(isNew ? asked_.size() : known.asked);
            found.rows.push_back(fetched_.back());
            ++tuples_;
        }
    } catch (...) {
        if (isNew) known_.erase(at);
        throw;
    }
    known.seconds += since(begin);
    const std::size_t more = found.rows.size() - before;
    if (more > (isNew ? 1U : 0U))
        costs_.fetched(since(start), static_cast<double>(more - (isNew ? 1 : 0)));
    if (isNew) {
        known.asked = asked_.size();
        asked_.push_back(
            {.statement = request.rows > 1 ? statement : statementWith(request.condition),
             .tuples = 0,
             .first = {}});
    }
    // SQLite knows from what it has just looked at; PostgreSQL is asked once, if at all.
    if (dialect_ == Dialect::Sqlite) estimates_[request] = estimateNow(request);
    Asked& asked = asked_[known.asked];
    asked.tuples = found.rows.size();
    asked.isAll = found.isAll;
    if (asked.first.empty() && !found.rows.empty())
        asked.first = textOf(found.rows.front()->values);
    known.most = most;
    return found;
}

std::vector<std::shared_ptr<const Tuples::Row>> Tuples::fetched(std::size_t most) const {
    const std::lock_guard lock(mutex_);
    return {fetched_.begin(),
            fetched_.begin() + static_cast<std::ptrdiff_t>(std::min(most, fetched_.size()))};
}

std::int64_t Tuples::size() const {
    const std::lock_guard lock(mutex_);
    return size_;
}

std::optional<double> Tuples::estimate(const Request& request) {
    const std::lock_guard lock(mutex_);
    const auto [at, isNew] = estimates_.try_emplace(request);
    if (isNew) at->second = estimateNow(request);
    return at->second;
}

std::optional<double> Tuples::estimateNow(const Request& request) {
    try {
        return Engine::of(session_).estimate(session_, askedWith(request), askedArguments(),
                                             static_cast<double>(size_));
    } catch (const DatabaseError&) { // it was only asked for its opinion
        return std::nullopt;
    }
}

Tuples::Fetched Tuples::fetchedFor(const Request& request) const {
    const std::lock_guard lock(mutex_);
    const auto found = known_.find(request);
    if (found == known_.end() || found->second.rows.rows.empty()) return {0, costs_.wait()};
    const std::size_t rows = found->second.rows.rows.size();
    return {rows, found->second.seconds / static_cast<double>(rows) + costs_.test()};
}

QueryCosts Tuples::costs() const {
    const std::lock_guard lock(mutex_);
    return costs_;
}

void Tuples::tested(double seconds, std::size_t rows) {
    const std::lock_guard lock(mutex_);
    costs_.tested(seconds, static_cast<double>(rows));
}

void Tuples::decidedBy(const Request& request) {
    const std::lock_guard lock(mutex_);
    ++asked_[known_.at(request).asked].decided;
}

bool Tuples::areAll(std::size_t most) const {
    const std::lock_guard lock(mutex_);
    if (maxRows != 1 || size_ == 0 || fetched_.size() > most ||
        static_cast<std::int64_t>(fetched_.size()) < size_)
        return false;
    if (counted_ != fetched_.size()) {
        // By what the rows are, and by query: how many.
        std::map<std::pair<std::string, std::size_t>, std::int64_t> had;
        std::map<std::string, std::int64_t> rows;
        for (std::size_t i = 0; i < fetched_.size(); ++i) {
            std::string image;
            for (const Value& value : fetched_[i]->values) value.appendTo(image);
            std::int64_t& count = rows[image];
            count = std::max(count, ++had[{std::move(image), fetchedBy_[i]}]);
        }
        distinct_ = 0;
        for (const auto& [image, count] : rows) distinct_ += count;
        counted_ = fetched_.size();
    }
    return distinct_ == size_;
}

void Tuples::decidedByAll() {
    const std::lock_guard lock(mutex_);
    ++decidedByAll_;
}

void Tuples::walked(const Row& row) {
    const std::lock_guard lock(mutex_);
    ++asked_[fetchedBy_[row.number]].paths;
}

void Tuples::knowAll() {
    for (std::size_t row = 0; row < maxRows; ++row) variable(What::HasRow, row);
    for (std::size_t i = 0; i < columns().size(); ++i) {
        const Column column = columns()[i];
        if (column.isMoment)
            for (const What what : {What::Seconds, What::Nanos, What::Year, What::Month, What::Day})
                variable(what, i);
        if (column.scale >= 0) variable(What::Unscaled, i);
        if (column.hasWhole) variable(What::IsWhole, i);
    }
}

Values Tuples::arguments() const {
    const std::lock_guard lock(mutex_);
    return arguments_;
}

void Tuples::notTranslated(const std::string& condition) {
    const std::lock_guard lock(mutex_);
    if (std::ranges::find(notTranslated_, condition) == notTranslated_.end())
        notTranslated_.push_back(condition);
}

Tuples::Report Tuples::report() const {
    const std::lock_guard lock(mutex_);
    return {asked_, tuples_, size_, notTranslated_, decidedByAll_};
}

} // namespace clew::vm::natives::database
