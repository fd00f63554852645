#pragma once

// SQLite, as one worker uses it.

#include <deque>
#include <list>
#include <memory>
#include <set>

#include "vm/natives/database/Engine.h"

struct sqlite3_stmt;
struct sqlite3_context;
struct sqlite3_value;

namespace clew::vm::natives::database {

class SqliteEngine final : public Engine {
  public:
    static SqliteEngine& ofThread();

    Description describe(const Session& session, const std::string& statement) override;
    const Values* row(const Session& session, const std::string& statement, const Values& arguments,
                      std::int64_t position) override;
    std::int64_t update(Session& session, const std::string& statement,
                        const Values& arguments) override;
    std::optional<double> estimate(const Session& session, const std::string& statement,
                                   const Values& arguments, double table) override;

    // By statements of this thread, whatever became of them.
    const std::set<std::string>& tablesRead() const { return tablesRead_; }

  private:
    struct Database {
        Hash128 contents;
        sqlite3* handle = nullptr;
        bool isMemory = false;
        SqliteEngine* engine = nullptr;
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
    static Hash128 keyOf(const Session& session, const std::string& text, const Values& arguments);
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
    std::set<std::string> tablesRead_;
    Session session_;         // of what is executed
    std::uint64_t drawn_ = 0; // random numbers

    // Of the change that is executed.
    Hash128 sum_;
    bool changesSchema_ = false;
    std::string notSupported_;
};

} // namespace clew::vm::natives::database
