#pragma once

// SQLite, as one worker uses it. All that it is asked is a function of the arguments; what it keeps
// (databases in memory, statements under way, rows that have been read) only saves time. Belongs to
// one thread.

#include <atomic>
#include <deque>
#include <list>
#include <memory>

#include "vm/natives/database/Contents.h"

struct sqlite3_stmt;
struct sqlite3_context;
struct sqlite3_value;

namespace clew::vm::natives::database {

struct Column {
    std::string name, declaredType, table; // empty: none
    bool hasType = false, hasTable = false;
};

struct Description {
    std::vector<Column> columns;
    bool isReadOnly = true;
    int parameters = 0;
};

class Engine {
  public:
    static Engine& ofThread();

    // These throw DatabaseError and NotSupported.
    Description describe(const Session& session, const std::string& statement);
    // The row at the position, from 0; null: there are not so many. Good until the next call.
    const Values* row(const Session& session, const std::string& statement, const Values& arguments,
                      std::int64_t position);
    // Executes a statement that changes something: the session is the one after it. Returns how
    // many rows it has changed.
    std::int64_t update(Session& session, const std::string& statement, const Values& arguments);

    std::int64_t clock = 0;                           // milliseconds since 1970, for SQL
    const std::atomic<bool>* interrupted = nullptr;   // a query that takes long ends
    bool hasUsedRandom = false, hasUsedClock = false; // by what was executed last

  private:
    struct Database {
        Hash128 contents;
        sqlite3* handle = nullptr;
        bool isMemory = false;
        Engine* engine = nullptr;
        ~Database();
    };
    struct Cursor {
        Hash128 key;
        std::shared_ptr<Database> database;
        sqlite3_stmt* statement = nullptr;
        std::deque<Values> rows; // the last of those that have been read
        std::size_t bytes = 0;   // of them
        std::int64_t next = 0;   // position of the row that comes next
        bool isAtEnd = false;
        ~Cursor();
    };
    struct Statement; // finalizes itself

    std::shared_ptr<Database> databaseWith(Hash128 contents);
    std::shared_ptr<Database> copyOf(const Database& from);
    std::shared_ptr<Database> opened(const std::string& address);
    void prepareFunctions(sqlite3* handle);
    sqlite3_stmt* prepared(sqlite3* handle, const std::string& statement, const Values& arguments);
    void execute(Database& in, const Session& session, const std::string& statement,
                 const Values& arguments);
    void keep(const std::shared_ptr<Database>& database);
    void enter(sqlite3* handle, const Session& session);
    void step(Cursor& cursor, const Session& session);
    [[noreturn]] void fail(sqlite3* handle) const;

    // Called by SQLite.
    static int authorize(void* engine, int action, const char* first, const char* second,
                         const char* database, const char* trigger);
    static void rowChanges(void* engine, sqlite3* handle, int operation, const char* database,
                           const char* table, std::int64_t oldRow, std::int64_t newRow);
    static void random(sqlite3_context* context, int count, sqlite3_value** arguments);
    static void randomBlob(sqlite3_context* context, int count, sqlite3_value** arguments);
    static void changes(sqlite3_context* context, int count, sqlite3_value** arguments);

    std::list<std::shared_ptr<Database>> databases_; // used last: first
    std::list<Cursor> cursors_;                      // likewise
    Session session_;                                // of what is executed
    std::uint64_t drawn_ = 0;                        // random numbers

    // Of the change that is executed.
    Hash128 sum_;
    bool changesSchema_ = false;
    std::string notSupported_;
};

} // namespace clew::vm::natives::database
