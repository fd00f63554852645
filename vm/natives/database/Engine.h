#pragma once

// A database, as one worker uses it. All that it is asked is a function of the arguments; what it
// keeps (databases in memory, statements under way, rows that have been read) only saves time.
// Belongs to one thread.

#include <atomic>
#include <optional>

#include "vm/natives/database/Contents.h"

namespace clew::vm::natives::database {

struct Column {
    std::string name, declaredType, table; // empty: none
    bool hasType = false, hasTable = false;
    std::string origin;   // its name in the table; empty: it is no column of a table
    bool isBinary = true; // texts are equal where their chars are
};

struct Description {
    std::vector<Column> columns;
    bool isReadOnly = true;
    int parameters = 0;
};

// The types of PostgreSQL that have a meaning beside their text: by name, without what is in
// brackets. All others are texts.
Value::Type typeOfPostgres(std::string_view declaredType);

class Engine {
  public:
    // The one of this thread for a database with these contents.
    static Engine& of(const Session& session);

    // These throw DatabaseError and NotSupported.
    virtual Description describe(const Session& session, const std::string& statement) = 0;
    // The row at the position, from 0; null: there are not so many. Good until the next call.
    virtual const Values* row(const Session& session, const std::string& statement,
                              const Values& arguments, std::int64_t position) = 0;
    // Executes a statement that changes something: the session is the one after it. Returns how
    // many rows it has changed.
    virtual std::int64_t update(Session& session, const std::string& statement,
                                const Values& arguments) = 0;
    // How many rows the database itself expects, where the table has so many. Null: it does not
    // say.
    virtual std::optional<double> estimate(const Session& session, const std::string& statement,
                                           const Values& arguments, double table) = 0;

    std::int64_t clock = 0;                           // milliseconds since 1970, for SQL
    const std::atomic<bool>* interrupted = nullptr;   // a query that takes long ends
    bool hasUsedRandom = false, hasUsedClock = false; // by what was executed last

    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

  protected:
    Engine() = default;
    ~Engine() = default;
};

} // namespace clew::vm::natives::database
