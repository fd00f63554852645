#pragma once

// Queries for the database that there is (Li, Csallner: Dynamic Symbolic Database Application
// Testing, DBTest 2010): the program runs a query that it is given, and applies its logic to a row
// of it. The values of the row are inputs that are tied to its columns; whether a path can be
// walked is whether there is such a row, which the database is asked. One query for a run.
// Thread-safe.

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "vm/natives/database/Engine.h"
#include "vm/natives/database/QueryCosts.h"
#include "vm/values/Expression.h"

namespace clew::vm::natives::database {

using values::Expression;

enum class Dialect : std::uint8_t { Sqlite, Postgres };

class Tuples {
  public:
    static Tuples& ofRun();

    // ---- before the run
    std::string table;                           // db.table; empty: the program names it
    std::uint64_t maxTuples = 0, maxQueries = 0; // 0: no limit
    std::size_t maxRows = 1;                     // of a query, on one path
    void enable() { isOn_ = true; }
    bool isOn() const { return isOn_; }
    // What the program gets as its query: a condition that is always true or, with a table, a
    // statement.
    std::string placeholder() const;
    bool isGenerated(std::string_view statement) const;

    // ---- the query of the program
    struct Column {
        std::string name, declaredType;       // no two columns have one name
        Value::Type type = Value::Type::Null; // of its values, beside nulls
        bool hasNull = false, isMixed = false;
        bool isDouble = true; // of numbers with a fraction: each is what a double holds, and no NaN
        bool hasWhole = false;            // of SQLite: some of these numbers are stored as integers
        std::int64_t least = 0, most = 0; // of integers
        double bottom = -1e308, top = 1e308; // of other numbers
        bool isBinary = true;                // texts are equal where their chars are
        std::int64_t longest = -1; // text, in chars, where all are Latin-1; -1: they are no inputs
        bool isAscii = true;       // text that is an input
        std::size_t padded = 0;    // char(n) of PostgreSQL: all texts have n chars
        bool isMoment = false;     // a date, or a date and a time, all after 1600 and before 10000
        int scale = -1;            // decimals of PostgreSQL that are so many long numbers; -1: no
    };
    // What a variable is, of the row. `HasRow`: that there is one; its column is which row, from 0.
    // `Row`: which one it is, of those that were fetched; no condition is about it. `Seconds`,
    // `Nanos`: of a moment, the milliseconds since 1970 without those of its last second, and the
    // nanoseconds in that.
    enum class What {
        HasRow,
        Row,
        Value,
        Type,
        IsWhole,
        IsText,
        Length,
        Char,
        Unscaled,
        Seconds,
        Nanos,
        Year,
        Month,
        Day
    };
    struct Meaning {
        What what;
        std::size_t column = 0;
        Value text = {};       // IsText: that the value is this one
        std::size_t index = 0; // Char: of a text; behind its end it is 0
    };
    // A row that was fetched, or as many as the path has, one behind the other: columns that are
    // width() further are those of the next row. Its number is the value of What::Row.
    struct Row {
        Values values;
        std::uint64_t number = 0;
    };
    // The first row of the query, and what its columns hold. Null: it has no rows. Throws as Engine
    // does.
    std::optional<Row> first(const Session& session, const std::string& statement,
                             const Values& arguments);
    Session session() const;
    Dialect dialect() const;
    std::vector<Column> columns() const; // of as many rows as there may be
    std::size_t width() const;           // columns of one row
    Expression variable(What what, std::size_t column, const Value& text = {});
    // Of a text: its length, then its chars.
    void tieText(std::size_t column, const std::vector<Expression>& variables);
    std::optional<Meaning> meaningOf(Expression variable) const;
    // Milliseconds that are those of a column's moments.
    void tieMoment(Expression milliseconds, std::size_t column);
    std::optional<std::size_t> momentOf(Expression milliseconds) const;
    // The row of a path whose inputs are given.
    void give(const Row& row);
    std::optional<Row> given() const;
    std::vector<Expression> variables() const;
    bool fits(const Values& row) const; // is as its columns are said to be
    std::uint64_t valueOf(Expression variable, const Row& row) const; // bits, as in a slot
    std::optional<Row> rowOf(const values::Assignment& assignment) const;
    // The row that a path has taken. Null: its query has none.
    std::optional<Row> rowTaken(const values::Assignment& assignment) const;
    bool isOfRow(Expression condition) const; // and of nothing else
    bool isThatThereIsOne(Expression condition) const;
    // About something in a column that is null there, and no question for its type.
    bool isOfNull(Expression condition, const Row& row) const;
    bool holds(const Row& row, const std::vector<Expression>& ofRow) const;
    std::string describe(const Row& row) const;
    // Whether the column has no more different values than can be tried one by one. Throws as
    // Engine does.
    bool hasFewValues(std::size_t column);

    // The first rows that the condition holds for. `isAll`: there are no more.
    struct Rows {
        std::vector<std::shared_ptr<const Row>> rows;
        bool isAll = false;
    };
    // `rows`: the condition is about so many rows of one query, in their order.
    struct Request {
        std::string condition;
        std::size_t rows = 1;
        auto operator<=>(const Request&) const = default;
    };
    Rows ask(const Request& request, std::size_t most);
    // The first of those that were fetched, whatever for.
    std::vector<std::shared_ptr<const Row>> fetched(std::size_t most) const;
    std::int64_t size() const; // how many rows there are
    // How many rows the database expects for the condition, whether it has been asked or not. Null:
    // it does not say.
    std::optional<double> estimate(const Request& request);
    // How many were fetched for it, and what each has cost so far, in seconds, with waiting for the
    // first.
    struct Fetched {
        std::size_t rows;
        double ofRow;
    };
    Fetched fetchedFor(const Request& request) const;
    QueryCosts costs() const;
    void tested(double seconds, std::size_t rows);
    // A condition is decided by the rows of this one: no query is needed.
    void decidedBy(const Request& request);
    // Whether the first of those that were fetched are all rows that there are: those that differ,
    // and of those that are alike as many as one query has had, add up to these.
    bool areAll(std::size_t most) const;
    // A condition is decided by that.
    void decidedByAll();
    // A path has ended that takes this row.
    void walked(const Row& row);
    // The row that has these values, where a path is walked again with inputs that are given.
    // Of it, the inputs that programs come to by and by.
    void knowAll();
    std::optional<Row> rowWith(const values::Assignment& given) const;
    void notTranslated(const std::string& condition);

    // ---- for tests
    // What the program is to be given so that it walks the path: the condition, or the whole
    // statement. Its rows are the path's row alone, where that has no double. Null: the row cannot
    // be told by a condition where the program has its own.
    struct PathQuery {
        std::string text;
        std::string condition; // empty: the path has no row
        std::size_t rows = 1;
        std::vector<std::string> words = {}; // of one row: conditions that all hold
    };
    // By what its row is, in SQL that other databases have as well, instead of by its conditions.
    bool isByRow = false;
    std::optional<PathQuery> queryFor(const std::vector<Expression>& path,
                                      const values::Assignment& assignment);
    // By table that the statement reads: a statement for its rows that are part of those for which
    // the condition holds. Throws NotSupported where the statement is not understood.
    std::vector<std::pair<std::string, std::string>> rowsOfTables(
        const std::string& condition) const;
    Values arguments() const;

    // What was asked, in order, and what came of it.
    struct Asked {
        std::string statement;
        std::size_t tuples;      // fetched; 0: there is none
        std::string first;       // of them
        bool isAll = false;      // there are no more
        std::size_t decided = 0; // conditions that its tuples have decided
        std::size_t paths = 0;   // that its tuples have shown
    };
    struct Report {
        std::vector<Asked> queries;
        std::uint64_t fetched = 0;          // tuples
        std::int64_t size = 0;              // of all tuples that the statement has
        std::vector<std::string> triedOnly; // conditions that no query has
        std::size_t excluded = 0; // conditions that no row has, as all have been fetched by then
    };
    Report report() const;

  private:
    std::string statementWith(const std::string& condition) const;
    std::string programsWith(const std::string& condition) const;
    std::string askedWith(const Request& request) const;
    std::string joinedWith(const Request& request) const;
    std::span<const Column> ofOneRow() const;
    std::optional<PathQuery> queryForRows(const Row& row);
    std::string isAsIn(const Column& column, const Value& value) const;
    const Values& askedArguments() const;
    void nameColumns(const Description& description);
    bool namesAreColumns(const Description& description) const;
    std::size_t mostRows() const; // that the statement may return on one path
    void examine();
    void examineSqlite(std::span<Column> columns);
    void examinePostgres(std::span<Column> columns);
    std::string textOf(const Values& row) const;

    std::atomic<bool> isOn_ = false;
    mutable std::mutex mutex_;
    bool hasSource_ = false;
    Session session_;
    Dialect dialect_ = Dialect::Sqlite;
    std::string statement_;
    Values arguments_;
    std::string unlimited_; // the statement without LIMIT, marked; empty: it has none
    std::string examined_;  // the statement whose rows are all that there are
    Values examinedArguments_;
    std::vector<Column> columns_;
    std::size_t width_ = 0;
    // Conditions are about the rows of the statement, instead of being part of it: where names in
    // its condition could be those of other columns.
    bool isAround_ = false;
    std::int64_t size_ = 0; // rows of the query
    std::map<Expression, Meaning> meanings_;
    std::map<std::size_t, std::vector<Expression>> texts_; // by column
    std::map<Expression, std::size_t> moments_;
    std::optional<Row> given_;
    std::vector<Asked> asked_;
    struct Known {
        std::size_t most = 0; // that were asked for
        Rows rows;
        std::size_t asked = 0; // which of the queries it is
        double seconds = 0;    // that it has taken
    };
    std::map<Request, Known> known_;
    std::optional<double> estimateNow(const Request& request);
    std::map<Request, std::optional<double>> estimates_;
    std::vector<std::shared_ptr<const Row>> fetched_; // by number
    std::vector<std::size_t> fetchedBy_;              // by number: which of the queries
    QueryCosts costs_;
    std::map<std::size_t, bool> hasFew_; // by column
    std::vector<std::string> notTranslated_;
    std::uint64_t tuples_ = 0;
    mutable std::size_t counted_ = 0; // so many of fetched_: how many rows these are at least
    mutable std::int64_t distinct_ = 0;
    std::size_t decidedByAll_ = 0;
};

// What has to hold for all of these to hold.
std::vector<Expression> conjunctsIn(const std::vector<Expression>& conditions);

// Conditions that all hold, in SQL, each exact for the columns as they are. What has no translation
// is left over.
struct Conjunction {
    std::vector<std::string> words;
    std::vector<Expression> untranslated;
};
Conjunction sqlOf(const std::vector<Expression>& conjuncts, const Tuples& tuples);

// The condition in SQL, exact for the columns as they are. Null: it has none.
std::optional<std::string> sqlOf(Expression condition, const Tuples& tuples);

} // namespace clew::vm::natives::database
