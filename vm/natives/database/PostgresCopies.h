#pragma once

// Tables that a program writes into, as one worker has them: temporary copies of those of the
// snapshot, with their constraints and sequences, in a transaction that never commits. What names a
// table means its copy then; nothing of the user's is locked but against being dropped, and no
// sequence of the user's goes on. A statement is executed on contents, says what it has changed,
// and leaves nothing behind; the transaction reads only while it is executed, so that no other
// table can be written. Belongs to one thread.

#include <set>
#include <utility>

#include "vm/natives/database/PostgresConnection.h"
#include "vm/natives/database/RowChanges.h"

namespace clew::vm::natives::database {

struct PostgresSnapshot;

// A table that would have to be copied, with all that foreign keys connect it to.
struct PostgresTable {
    std::string id, schema, name, inSql; // inSql: quoted, with its schema
    std::string problem;                 // why there can be no copy; empty: none
    bool operator<(const PostgresTable& other) const { return id < other.id; }
};
std::set<PostgresTable> tablesNamed(PostgresConnection& connection,
                                    const std::set<std::string>& names);

class PostgresCopies {
  public:
    // Throws NotSupported and DatabaseError.
    PostgresCopies(PostgresSnapshot& snapshot, const std::set<PostgresTable>& tables);

    // Makes the tables hold these. Throws DatabaseError where a constraint does not let them.
    void show(const PostgresContents& contents);

    struct Outcome {
        std::int64_t count = 0;
        std::vector<RowChange> changes;
        std::vector<std::pair<std::string, std::string>> locked; // table, row
        PostgresConnection::Result result;
    };
    // The sequences go on, also where it throws DatabaseError.
    Outcome run(const std::string& statement, const Values& arguments, bool locks);
    std::map<std::string, Counter> counters() const; // those that are not as in the snapshot

    bool areConnected(const std::string& table, const std::string& other) const; // by foreign keys
    PostgresConnection& connection() { return connection_; }
    const std::set<std::pair<std::string, std::string>>& names() const { return names_; }

  private:
    struct Copy {
        std::string inSql;                // quoted
        std::vector<std::string> columns; // quoted, those that can be given
        std::vector<std::string> key;     // quoted; empty: it has none
    };
    void copy(PostgresSnapshot& snapshot, const std::set<PostgresTable>& tables);
    void copyColumns(PostgresSnapshot& snapshot, const std::string& tables);
    void addSequence(PostgresSnapshot& snapshot, const std::string& original,
                     const std::string& temporary);
    void apply(const std::string& table, const std::vector<RowId>& gone,
               const std::vector<std::string>& come);
    Counter counterIn(const std::string& sequence);

    PostgresConnection connection_;
    std::map<std::string, Copy> copies_; // by the id of the table
    std::set<std::pair<std::string, std::string>> names_;
    std::vector<std::string> foreignKeys_; // statements that add them
    std::set<std::pair<std::string, std::string>> connected_;
    // Of sequences, by the names of the user's: these are the same for all workers.
    std::map<std::string, std::string> sequences_; // the copy's name
    std::map<std::string, Counter> base_, now_;
};

} // namespace clew::vm::natives::database
