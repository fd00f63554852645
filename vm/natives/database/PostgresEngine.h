#pragma once

// PostgreSQL, as one worker uses it: queries of the program as they are, on a connection that looks
// at the snapshot of the run, or, where they name tables that have been written, at copies of these
// (PostgresCopies.h). What a statement would find out about the present time or the server is not
// supported.

#include <deque>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <set>

#include "vm/natives/database/Engine.h"
#include "vm/natives/database/PostgresConnection.h"
#include "vm/natives/database/PostgresCopies.h"

namespace clew::vm::natives::database {

// The snapshot of a run: the connection that holds it, whose transaction goes on.
struct PostgresSnapshot {
    PostgresAddress address;
    std::unique_ptr<PostgresConnection> holder;
    std::string name;                                // for SET TRANSACTION SNAPSHOT
    bool isReadOnly = false, isReadCommitted = true; // transactions that say nothing else

    std::mutex mutex;                        // of what follows
    std::set<PostgresTable> copied;          // tables that are written
    std::map<std::string, Counter> counters; // sequences as they were
};

// A statement that changes or locks rows, in a transaction among others. Contents are handles of
// AllContents; those of a snapshot stand for no changes.
struct PostgresWrite {
    Hash128 committed, start, own; // start: what the transaction, or its statement, sees of others
    Hash128 firstTargets; // of the first attempt, which has waited; a snapshot: there was none
    std::vector<Hash128> others; // what other transactions have changed, which are open
    bool isRepeatable, isSerializable;
    std::string statement;
    Values arguments;

    // Afterwards; own and committed (sequences) are changed as well, where it does not wait.
    Hash128 view;      // the contents that it was executed on
    int waitsFor = -1; // one of the others, which has to end first
};

class PostgresEngine final : public Engine {
  public:
    static PostgresEngine& ofThread();

    Description describe(const Session& session, const std::string& statement) override;
    const Values* row(const Session& session, const std::string& statement, const Values& arguments,
                      std::int64_t position) override;
    std::int64_t update(Session& session, const std::string& statement,
                        const Values& arguments) override;

    std::optional<double> estimate(const Session& session, const std::string& statement,
                                   const Values& arguments, double table) override;

    // What statements have named, tables among it.
    std::set<std::string> namesUsed() const;
    // Returns the number of rows. Throws as the others do.
    std::int64_t write(PostgresWrite& write);
    // What a transaction reads that sees these, where another one has changed something beside it.
    enum class Dependency { None, Possible, Certain };
    Dependency dependency(const Session& view, const Hash128& other, const std::string& statement,
                          const Values& arguments);
    // What a transaction sees, and what is committed when it commits. Where it is alone, rows that
    // have been changed may get other names.
    Hash128 seen(const Hash128& committed, const Hash128& start, const Hash128& own) const;
    Hash128 committed(const Hash128& committed, const Hash128& own, bool isAlone) const;

  private:
    // A statement as the server has described it.
    struct Described {
        Description description;
        std::vector<unsigned> types; // of its columns: OIDs
        std::string first;           // word
        // What it names itself, and in the text of views.
        std::set<std::string> names, inViews, plain;
        std::string ownFunction, system, locking; // that it uses; empty: none
        std::set<PostgresTable> written;          // of those that it names, if it writes
        bool isAllowed = false;                   // to write them, as the server has said
        bool isLooked = false;                    // its tables are those of the snapshot
    };
    struct Cursor {
        Hash128 key;
        Hash128 contents;
        std::string name; // in the server; empty: it has none
        Described* of = nullptr;
        std::string statement;
        Values arguments;
        std::deque<Values> rows;   // the last of those that have been read
        std::size_t bytes = 0;     // of them
        std::int64_t next = 0;     // position of the row that comes next
        std::int64_t fetched = 16; // by the next request
        bool isAtEnd = false;
        std::uint64_t shown = 0; // of copies: when it was opened; 0: it looks at the snapshot
    };

    class Writing; // PostgresWrites.cpp
    // The copies of one snapshot, and what they hold at present.
    struct Copies {
        std::unique_ptr<PostgresCopies> tables;
        std::size_t count = 0;
        std::optional<Hash128> shown;
    };
    PostgresCopies& copiesOf(const Hash128& base, const std::set<PostgresTable>& tables);
    PostgresCopies& show(const Hash128& base, const PostgresContents& contents);
    std::set<std::pair<std::string, std::string>> namesOfCopies(const Cursor& cursor);
    std::optional<Hash128>& shown(const Hash128& base) { return copies_[base].shown; }
    PostgresContents contentsOf(const Hash128& contents) const;
    bool looksAtCopies(const Described& statement, const AllContents::Node& node);
    void checkSimple(const Described& about, const RowChanges& targets, const Hash128& first);

    void checkTables(PostgresConnection& connection, const std::set<std::string>& names);
    PostgresConnection& connectionOf(Cursor& cursor);
    PostgresConnection& connectionTo(const Hash128& base);
    Described& described(const Hash128& base, const std::string& statement);
    void refuseWhatVaries(PostgresConnection& connection, const std::string& statement,
                          Described& about);
    void open(Cursor& cursor);
    void fetch(Cursor& cursor, std::int64_t count);
    void append(Cursor& cursor, const PGresult* result);
    void close(Cursor& cursor);

    std::map<Hash128, std::unique_ptr<PostgresConnection>> connections_;
    std::map<std::pair<Hash128, std::string>, Described> described_;
    std::list<Cursor> cursors_;        // used last: first
    std::map<Hash128, Copies> copies_; // by the snapshot
    std::uint64_t opened_ = 0, shown_ = 0;
};

} // namespace clew::vm::natives::database
