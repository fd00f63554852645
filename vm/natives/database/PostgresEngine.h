#pragma once

// PostgreSQL, as one worker uses it: queries of the program as they are, on a connection that looks
// at the snapshot of the run. Nothing is written: what a statement would change, and what it would
// find out about the present time or the server, is not supported.

#include <deque>
#include <list>
#include <map>

#include "vm/natives/database/Engine.h"
#include "vm/natives/database/PostgresConnection.h"

namespace clew::vm::natives::database {

// The snapshot of a run: the connection that holds it, whose transaction goes on.
struct PostgresSnapshot {
    PostgresAddress address;
    std::unique_ptr<PostgresConnection> holder;
    std::string name; // for SET TRANSACTION SNAPSHOT
};

class PostgresEngine final : public Engine {
  public:
    static PostgresEngine& ofThread();

    Description describe(const Session& session, const std::string& statement) override;
    const Values* row(const Session& session, const std::string& statement, const Values& arguments,
                      std::int64_t position) override;
    std::int64_t update(Session& session, const std::string& statement,
                        const Values& arguments) override;

  private:
    // A statement as the server has described it.
    struct Described {
        Description description;
        std::vector<unsigned> types; // of its columns: OIDs
        std::string first;           // word
    };
    struct Cursor {
        Hash128 key;
        Hash128 contents;
        std::string name; // in the server; empty: it has none
        const Described* of = nullptr;
        std::deque<Values> rows;   // the last of those that have been read
        std::size_t bytes = 0;     // of them
        std::int64_t next = 0;     // position of the row that comes next
        std::int64_t fetched = 16; // by the next request
        bool isAtEnd = false;
    };

    PostgresConnection& connectionTo(const Hash128& contents);
    const Described& described(const Hash128& contents, const std::string& statement);
    void refuseWhatVaries(PostgresConnection& connection, const std::string& statement);
    void open(Cursor& cursor, const std::string& statement, const Values& arguments);
    void fetch(Cursor& cursor, std::int64_t count);
    void append(Cursor& cursor, const PGresult* result);
    void close(Cursor& cursor);

    std::map<Hash128, std::unique_ptr<PostgresConnection>> connections_;
    std::map<std::pair<Hash128, std::string>, Described> described_;
    std::list<Cursor> cursors_; // used last: first
    std::uint64_t opened_ = 0;
};

} // namespace clew::vm::natives::database
